import InterfaceBuilder

extension NibCoder {
    /// Sets what the document says of a split view controller.
    @MainActor
    func decodeSplit(into controller: UISplitViewController) {
        loader.decodeSplitViewController(object, into: controller)
    }
}

extension NibLoader {
    func decodeSplitViewController(_ object: IBObject, into controller: UISplitViewController) {
        switch object.string("style") {
        case "doubleColumn": controller.split.style = .doubleColumn
        case "tripleColumn": controller.split.style = .tripleColumn
        default:
            // The tool writes that there are columns; their number is that of the relationships.
            guard object.bool("allowDoubleColumnStyle") == true else { break }
            let isTriple = object.segues.contains {
                $0.kind == .relationship("supplementaryViewController")
            }
            controller.split.style = isTriple ? .tripleColumn : .doubleColumn
        }
        decodeWidths(object, into: controller)
        let mode = object.string("preferredDisplayMode") ?? object.string("displayMode")
        if let mode = mode.flatMap(UISplitViewController.DisplayMode.init(document:)) {
            controller.preferredDisplayMode = mode
        }
        let behavior =
            object.string("preferredSplitBehavior") ?? object.string("splitBehavior")
            ?? object.string("behavior")
        switch behavior {
        case "tile": controller.preferredSplitBehavior = .tile
        case "overlay": controller.preferredSplitBehavior = .overlay
        case "displace": controller.preferredSplitBehavior = .displace
        default: break
        }
        if object.string("primaryEdge") == "trailing" { controller.primaryEdge = .trailing }
        if let flag = object.bool("presentsWithGesture") { controller.presentsWithGesture = flag }
        if let flag = object.bool("showsSecondaryOnlyButton") {
            controller.showsSecondaryOnlyButton = flag
        }
        switch object.string("displayModeButtonVisibility") {
        case "never": controller.displayModeButtonVisibility = .never
        case "always": controller.displayModeButtonVisibility = .always
        default: break
        }
        if followsSegues { decodeColumns(object, into: controller) }
    }

    private func decodeWidths(_ object: IBObject, into controller: UISplitViewController) {
        if let number = object.number("preferredPrimaryColumnWidthFraction") {
            controller.preferredPrimaryColumnWidthFraction = CGFloat(number)
        }
        if let number = object.number("preferredPrimaryColumnWidth") {
            controller.preferredPrimaryColumnWidth = CGFloat(number)
        }
        if let number = object.number("minimumPrimaryColumnWidth") {
            controller.minimumPrimaryColumnWidth = CGFloat(number)
        }
        if let number = object.number("maximumPrimaryColumnWidth") {
            controller.maximumPrimaryColumnWidth = CGFloat(number)
        }
        if let number = object.number("preferredSupplementaryColumnWidthFraction") {
            controller.preferredSupplementaryColumnWidthFraction = CGFloat(number)
        }
        if let number = object.number("preferredSupplementaryColumnWidth") {
            controller.preferredSupplementaryColumnWidth = CGFloat(number)
        }
        if let number = object.number("minimumSupplementaryColumnWidth") {
            controller.minimumSupplementaryColumnWidth = CGFloat(number)
        }
        if let number = object.number("maximumSupplementaryColumnWidth") {
            controller.maximumSupplementaryColumnWidth = CGFloat(number)
        }
    }

    private func decodeColumns(_ object: IBObject, into controller: UISplitViewController) {
        let names: [String: UISplitViewController.Column] = [
            "masterViewController": .primary, "primaryViewController": .primary,
            "supplementaryViewController": .supplementary,
            "detailViewController": .secondary, "secondaryViewController": .secondary,
            "compactViewController": .compact,
        ]
        var found: [UISplitViewController.Column: UIViewController] = [:]
        for segue in object.segues {
            guard case .relationship(let name) = segue.kind, let column = names[name],
                let child = relatedController(segue, of: controller)
            else { continue }
            found[column] = child
        }
        guard controller.style != .unspecified else {
            let both = [found[.primary], found[.secondary]].compactMap { $0 }
            if !both.isEmpty { controller.viewControllers = both }
            return
        }
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary, .compact] {
            guard let child = found[column] else { continue }
            controller.setViewController(child, for: column)
        }
    }
}

extension UISplitViewController.DisplayMode {
    /// The mode by Interface Builder's name; nil for others.
    init?(document name: String) {
        let names: [String: UISplitViewController.DisplayMode] = [
            "automatic": .automatic, "primaryHidden": .secondaryOnly,
            "secondaryOnly": .secondaryOnly, "allVisible": .oneBesideSecondary,
            "oneBesideSecondary": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary,
            "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
            "twoOverSecondary": .twoOverSecondary,
            "twoDisplaceSecondary": .twoDisplaceSecondary,
        ]
        guard let mode = names[name] else { return nil }
        self = mode
    }
}
