import InterfaceBuilder

extension NibSource {
    /// Returns the colour that a document means; nil where nobody knows it.
    func color(_ color: IBColor?, line: Int) -> UIColor? {
        guard let color else { return nil }
        switch color {
        case .components(let components): return UIColor(components)
        case .system(let name, _):
            if let system = UIColor.named(system: name) { return system }
        case .named(let name):
            if let set = assets.color(named: name) { return UIColor(set) }
            if !isPreview, document.resources.namedColors[name] == nil {
                warn(.missingColor(name: name), line: line)
            }
        case .catalog: break
        }
        return document.resources.components(of: color).map { UIColor($0) }
    }
}

extension UIColor {
    /// Creates the colour of a document's numbers, equal to one that code makes of them.
    fileprivate convenience init(_ components: IBColorComponents) {
        let values = components.values.map { CGFloat($0) }
        let alpha = CGFloat(components.alpha)
        switch (components.space, values.count) {
        case (.gray, 1...): self.init(white: values[0], alpha: alpha)
        case (.sRGB, 3...):
            self.init(red: values[0], green: values[1], blue: values[2], alpha: alpha)
        case (.displayP3, 3...):
            self.init(displayP3Red: values[0], green: values[1], blue: values[2], alpha: alpha)
        default: self.init(white: 0, alpha: 0)
        }
    }

    /// Creates the colour of a catalog, with its variants for traits.
    convenience init(_ set: IBColorSet) {
        let variants = set
        self.init { traits in
            let wanted = IBAssetTraits(traits)
            switch variants.color(for: wanted) {
            case .components(let components)?: return UIColor(components)
            case .system(let name, _)?: return .named(system: name) ?? .clear
            default: return .clear
            }
        }
    }

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

extension IBAssetTraits {
    /// The traits of a scene, as catalogs have them.
    init(_ traits: UITraitCollection) {
        self.init(
            idiom: traits.userInterfaceIdiom == .pad ? "ipad" : "iphone",
            isDark: traits.userInterfaceStyle == .dark,
            isHighContrast: traits.accessibilityContrast == .high
        )
    }
}
