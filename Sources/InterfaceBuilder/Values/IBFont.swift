/// A font as a document describes it.
package struct IBFont: Sendable, Hashable {
    /// Which font it is.
    package enum Kind: Sendable, Hashable {
        case system
        case boldSystem
        case italicSystem
        /// A text style by UIKit's raw value, such as `UICTFontTextStyleBody`.
        case textStyle(String)
        /// A face by its PostScript name.
        case named(String, family: String?)
    }

    package let kind: Kind
    /// The weight of a system font; nil for its regular one.
    package let weight: IBFontWeight?
    /// The size in points; nil where the style decides it or the document does not say.
    package let pointSize: Double?

    /// Reads `<fontDescription>` and `<font>`; nil for other elements.
    init?(_ element: IBElement) {
        switch element.name {
        case "fontDescription":
            kind = Self.kind(ofDescription: element)
            weight = element.value("weight")
            pointSize = Self.size(element, "pointSize")
        case "font":
            let name = element.string("name") ?? element.string("metaFont") ?? "system"
            (kind, weight) = Self.kind(ofFont: name, family: element.string("family"))
            pointSize = Self.size(element, "size")
        default: return nil
        }
    }

    private static func kind(ofDescription element: IBElement) -> Kind {
        if let style = element.string("style") { return .textStyle(style) }
        if let name = element.string("name") {
            return .named(name, family: element.string("family"))
        }
        switch element.string("type") {
        case "boldSystem": return .boldSystem
        case "italicSystem": return .italicSystem
        case let type? where type.hasPrefix("UICTFontTextStyle"): return .textStyle(type)
        default: return .system
        }
    }

    /// Names that begin with a full stop are mostly the system's fonts, which apps cannot name.
    private static func kind(ofFont name: String, family: String?) -> (Kind, IBFontWeight?) {
        switch name {
        case "systemBold", "smallSystemBold": return (.boldSystem, nil)
        // The fonts of parts of the system, whose sizes are given beside them.
        case "label", "smallSystem", "miniSystem", "cellTitle", "menu", "toolTip", "user",
            "message", "titleBar", "controlContent", "systemRegular":
            return (.system, nil)
        case "system", "systemUltraLight", "systemThin", "systemLight", "systemMedium",
            "systemSemibold", "systemHeavy", "systemBlack":
            let suffix = name.dropFirst("system".count).lowercased()
            return (.system, IBFontWeight(suffix: suffix))
        default: break
        }
        guard name.hasPrefix(".") else { return (.named(name, family: family), nil) }
        // An app's own font can be hidden by a full stop as well: .PingFangSC-Regular.
        let isSystem = [".SF", ".AppleSystem", ".Helvetica"].contains { name.hasPrefix($0) }
        guard isSystem else { return (.named(String(name.dropFirst()), family: family), nil) }
        let suffix = name.split(separator: "-").dropFirst().last?.lowercased() ?? ""
        if suffix == "italic" { return (.italicSystem, nil) }
        return (.system, IBFontWeight(suffix: suffix))
    }

    private static func size(_ element: IBElement, _ name: String) -> Double? {
        element.length(name).flatMap { $0 > 0 ? $0 : nil }
    }
}

extension IBValueSource {
    /// The font with a key; `fontDescription` for labels, fields and buttons.
    package func font(_ key: String = "fontDescription") -> IBFont? {
        child(keyed: key).flatMap(IBFont.init)
    }
}
