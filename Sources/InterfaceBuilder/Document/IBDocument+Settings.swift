import CoreGraphics

extension IBDocument {
    /// The version of the format; 3.0 since Xcode 5.
    package var formatVersion: String? { root.string("version") }

    /// The version of Interface Builder that saved the document.
    package var toolsVersion: String? { root.string("toolsVersion") }

    /// The version of the tool that computed the frames, such as 14490; nil where none is named.
    ///
    /// The plug-in's number is taken first: betas of the tool call themselves 32700.
    package var toolsGeneration: Double? {
        let plugIn = plugIns["com.apple.InterfaceBuilder.IBCocoaTouchPlugin"]
        for version in [plugIn, toolsVersion] {
            let parts = (version ?? "").split(separator: ".").prefix(2).joined(separator: ".")
            if let number = Double(parts) { return number }
        }
        return nil
    }

    /// Such as `iOS.CocoaTouch` and `iOS.CocoaTouch.iPad`.
    package var targetRuntime: String? { root.string("targetRuntime") }

    /// The id of the storyboard's first controller; nil where it has none.
    package var initialViewControllerID: String? { root.string("initialViewController") }

    /// Whether the document is a launch screen, which runs no code.
    package var isLaunchScreen: Bool { root.bool("launchScreen") ?? false }

    /// Whether constraints place the views.
    package var usesAutolayout: Bool { root.bool("useAutolayout") ?? false }

    /// Whether controllers' views have safe area guides, in place of top and bottom ones.
    package var usesSafeAreas: Bool { root.bool("useSafeAreas") ?? false }

    /// Whether variations are by size classes.
    package var usesTraitCollections: Bool { root.bool("useTraitCollections") ?? false }

    /// Whether colours are converted from their spaces; else their numbers count for the device.
    package var isColorMatched: Bool { root.bool("colorMatched") ?? false }

    /// The tint of all scenes' windows; nil for the system's.
    package var tintColor: IBColor? {
        root.child(keyed: "tintColor").flatMap { IBColor($0) }
    }

    /// The device whose screen the document shows; nil for 600 × 600 points of no device.
    package var device: IBDevice? {
        root.child(named: "device").flatMap { IBDevice($0) } ?? assumedDevice
    }

    /// The size of scenes before there were devices, in points.
    package static let oldSceneSize = CGSize(width: 600, height: 600)

    /// The device of a document that names none and was saved since Xcode 8, which has no scenes
    /// without a device; nil for others.
    ///
    /// Documents of before keep 600 × 600 points for their roots, while what is in them stands as
    /// on the tool's usual phone.
    private var assumedDevice: IBDevice? {
        guard let version = toolsGeneration, version >= 11_000,
            scenes.contains(where: { $0.controller?.view?.frame?.size == Self.oldSceneSize })
        else { return nil }
        return IBDevice(id: version < 14_800 ? "retina4_7" : "retina6_1")
    }

    /// Whether a controller's root still has the size of before there were devices.
    package func hasOldSize(_ controller: IBObject) -> Bool {
        root.child(named: "device") == nil && assumedDevice != nil
            && controller.view?.frame?.size == Self.oldSceneSize
            && controller.size("freeformSize") == nil
    }

    /// The device whose screen the scenes have, which documents of Xcode 7 name among the metrics.
    package var shownDevice: IBDevice? {
        device
            ?? root.child(named: "simulatedMetricsContainer")?.child(
                named: "simulatedScreenMetrics"
            )
            .flatMap { IBDevice(metrics: $0) }
    }

    /// The pixels in a point that the frames of the document are rounded to.
    ///
    /// Documents of before Xcode 8 name no device: their frames were rounded to the pixels of the
    /// designer's own screen, which were points where no frame has half of one.
    package var designScale: Double {
        if let device { return device.scale }
        guard let version = toolsGeneration, version < 11_000 else { return 2 }
        let hasHalves = root.descendants.contains { element in
            element.name == "rect"
                && ["x", "y", "width", "height"].contains { name in
                    element.number(name).map { $0 != $0.rounded() } ?? false
                }
        }
        return hasHalves ? 2 : 1
    }

    /// Whether the designer's screen had a pixel for each point, so that labels became whole points
    /// large whatever the device: no label has a part of a point, though one has the height of its
    /// line, which is no whole number of the device's pixels.
    package var roundsLabels: Bool {
        guard let device else { return false }
        var hasLine = false
        for element in root.descendants where element.name == "label" {
            guard let frame = IBObject(element).frame else { continue }
            guard frame.width == frame.width.rounded(), frame.height == frame.height.rounded()
            else { return false }
            hasLine = hasLine || Self.hasRoundedLine(element, frame.height, device.scale)
        }
        return hasLine
    }

    /// The text styles of 17 points.
    private static let textSizedStyles: Set = [
        "UICTFontTextStyleBody", "UICTFontTextStyleHeadline",
    ]

    /// Whether a label is as high as a line of its font is in whole points, and would not be in
    /// pixels.
    private static func hasRoundedLine(
        _ label: IBElement,
        _ height: CGFloat,
        _ scale: Double
    ) -> Bool {
        let font = label.child(named: "fontDescription")
        let isSystem = font.map {
            ["system", "boldSystem"].contains($0.string("type") ?? "")
                || textSizedStyles.contains($0.string("style") ?? "")
        }
        let lines = label.number("numberOfLines") ?? 1
        guard isSystem == true, lines == 1, label.string("text")?.isEmpty == false,
            label.bool("fixedFrame") != true, label.child(named: "autoresizingMask") == nil,
            label.child(named: "constraints")?.children.contains(where: {
                $0.string("firstAttribute") == "height"
            }) != true
        else { return false }
        // The line of San Francisco is 1.19336 times its size.
        let line = (font?.number("pointSize") ?? 17) * 1.193_36
        let inPixels = (line * scale).rounded(.up) / scale
        return line.rounded(.up) == Double(height) && inPixels != Double(height)
    }

    /// The oldest system that the document is for, such as `2304`; nil for the project's.
    package var deploymentVersion: String? {
        dependencies?.child(named: "deployment")?.string("version")
    }

    /// What the document needs of the tools, and since which version.
    package var capabilities: [IBCapability] {
        dependencies?.children(named: "capability").compactMap(IBCapability.init) ?? []
    }

    /// The versions of the tools' plug-ins by identifier.
    package var plugIns: [String: String] {
        let pairs = dependencies?.children(named: "plugIn").compactMap { element in
            element.string("identifier").map { ($0, element.string("version") ?? "") }
        }
        return Dictionary(pairs ?? []) { first, _ in first }
    }

    /// The superclasses of classes by name, as old documents list them.
    package var classes: [String: String] {
        let pairs = root.child(named: "classes")?.children(named: "class").compactMap { element in
            element.string("className").map { ($0, element.string("superclassName") ?? "") }
        }
        return Dictionary(pairs ?? []) { first, _ in first }
    }

    /// The segues that decide between bars that several controllers would simulate.
    package var inferredMetricsTieBreakers: [String] {
        root.child(named: "inferredMetricsTieBreakers")?.children
            .compactMap { $0.string("reference") } ?? []
    }

    /// The PostScript names of the app's own fonts by file.
    package var customFonts: [String: [String]] {
        let pairs = root.child(named: "customFonts")?.children.compactMap { file in
            file.key.map { ($0, file.children(named: "string").map(\.text)) }
        }
        return Dictionary(pairs ?? []) { first, _ in first }
    }

    private var dependencies: IBElement? { root.child(named: "dependencies") }
}
