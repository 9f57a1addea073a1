/// The images and colours that a document names, with what the tool knew of them.
package struct IBResources: Sendable {
    /// The images by name.
    package let images: [String: IBImageResource]
    /// The app's colours by name, in the light appearance.
    package let namedColors: [String: IBColorComponents]
    /// The system's colours by name, in the light appearance.
    package let systemColors: [String: IBColorComponents]

    init(_ element: IBElement?) {
        var images: [String: IBImageResource] = [:]
        var colors: [String: [String: IBColorComponents]] = [:]
        for child in element?.children.map({ $0 }) ?? [] {
            guard let name = child.localizedText("name") else { continue }
            if child.name == "image" {
                images[name] = IBImageResource(child, name: name)
            } else if let color = child.child(named: "color").flatMap(IBColorReader.components) {
                colors[child.name, default: [:]][name] = color
            }
        }
        self.images = images
        namedColors = colors["namedColor"] ?? [:]
        systemColors = colors["systemColor"] ?? [:]
    }

    /// Returns the numbers of a colour in the light appearance; nil where no one knows them.
    package func components(of color: IBColor) -> IBColorComponents? {
        switch color {
        case .components(let components): components
        case .system(let name, let fallback):
            fallback ?? systemColors[name] ?? Self.oldSystemColors[name]
        case .named(let name): namedColors[name]
        case .catalog(let name, _): Self.catalogColors[name]
        }
    }

    /// Colours of UIKit from before systems had appearances.
    private static let oldSystemColors: [String: IBColorComponents] = [
        "darkTextColor": IBColorComponents(space: .gray, values: [0]),
        "lightTextColor": IBColorComponents(space: .gray, values: [1], alpha: 0.6),
        "groupTableViewBackgroundColor": groupedBackground,
        "tableCellGroupedBackgroundColor": IBColorComponents(space: .gray, values: [1]),
        "scrollViewTexturedBackgroundColor": IBColorComponents(
            space: .sRGB,
            values: [111.0 / 255, 113.0 / 255, 121.0 / 255]
        ),
        "viewFlipsideBackgroundColor": IBColorComponents(
            space: .sRGB,
            values: [31.0 / 255, 33.0 / 255, 36.0 / 255]
        ),
    ]
    private static let groupedBackground = IBColorComponents(
        space: .sRGB,
        values: [239.0 / 255, 239.0 / 255, 244.0 / 255]
    )

    /// Colours of macOS, which attributed texts written on a Mac can name.
    private static let catalogColors: [String: IBColorComponents] = [
        "textColor": IBColorComponents(space: .gray, values: [0]),
        "controlTextColor": IBColorComponents(space: .gray, values: [0]),
        "labelColor": IBColorComponents(space: .gray, values: [0]),
        "textBackgroundColor": IBColorComponents(space: .gray, values: [1]),
    ]
}
