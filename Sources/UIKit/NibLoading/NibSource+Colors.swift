import InterfaceBuilder

extension NibSource {
    /// Returns the colour that a document means; nil where nobody knows it.
    func color(_ color: IBColor?, line: Int) -> UIColor? {
        guard let color else { return nil }
        switch color {
        case .components(let components): return UIColor(components)
        case .system(let name, _):
            if let system = UIColor.named(system: name) { return system }
            if document.resources.components(of: color) == nil {
                warn(.missingColor(name: name), line: line)
            }
        case .named(let name):
            if let set = assets.color(named: name) { return UIColor(set) }
            if document.resources.namedColors[name] == nil {
                warn(.missingColor(name: name), line: line)
            }
        case .catalog: break
        }
        return document.resources.components(of: color).map { UIColor($0) }
    }
}

extension UIColor {
    /// Returns the system's colour of a name, such as `labelColor`.
    static func named(system name: String) -> UIColor? { systemColors[name] }

    private static let systemColors: [String: UIColor] = {
        let palettes: [UIColor] = [
            .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal,
            .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown,
            .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
            .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
            .separator, .opaqueSeparator, .systemFill, .secondarySystemFill, .tertiarySystemFill,
            .quaternarySystemFill, .systemBackground, .secondarySystemBackground,
            .tertiarySystemBackground, .systemGroupedBackground,
            .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .tintColor,
        ]
        var table: [String: UIColor] = [:]
        for color in palettes {
            guard case .palette(let palette) = color.storage else { continue }
            table[palette.name] = color
        }
        // The names of older systems.
        table["groupTableViewBackgroundColor"] = .systemGroupedBackground
        table["tableCellGroupedBackgroundColor"] = .secondarySystemGroupedBackground
        table["darkTextColor"] = .darkText
        table["lightTextColor"] = .lightText
        table["linkColor"] = .link
        return table
    }()
}
