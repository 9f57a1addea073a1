import CoreGraphics

extension UIFont {
    /// The name of the font: ".SFUI-Semibold" and the like for the system font, as in UIKit.
    public var fontName: String { values.postscriptName }

    /// The name of the family: ".AppleSystemUIFont" for the system font, as in UIKit.
    public var familyName: String { values.familyName }

    /// The names of the families that the server and iOS have; the system font's is not among them.
    public static var familyNames: [String] {
        Set(NamedFonts.current?.familyNames() ?? []).union(AppleFonts.familyNames).sorted()
    }

    /// Returns the names of a family's fonts, sorted; none where the server has no such family.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        let names = NamedFonts.current?.fontNames(familyName) ?? []
        return (names.isEmpty ? AppleFonts.fontNames(familyName) : names).sorted()
    }
}

extension FontDescription {
    /// Creates the description of a family or face; nil where there is no such font.
    init?(named fontName: String, size: CGFloat) {
        if let system = Self(systemName: fontName) {
            self = system
        } else if let face = NamedFonts.current?.face(fontName) {
            self.init(
                name: face.family,
                weight: UIFont.Weight(openTypeWeight: face.weight),
                isItalic: face.isItalic
            )
        } else if let face = AppleFonts.face(fontName) {
            self.init(
                design: face.design,
                weight: UIFont.Weight(openTypeWeight: face.weight),
                isItalic: face.isItalic,
                standsInFor: face.family
            )
        } else {
            return nil
        }
        self.size = size
    }

    private static let systemFamilies: [(design: UIFontDescriptor.SystemDesign, name: String)] = [
        (.default, ".AppleSystemUIFont"), (.rounded, ".AppleSystemUIFontRounded"),
        (.serif, ".AppleSystemUIFontSerif"), (.monospaced, ".AppleSystemUIFontMonospaced"),
    ]

    private static let weights: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The names of OpenType's weights in font files, from 100 to 900.
    private static let faceNames = [
        "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold",
        "Black",
    ]

    private init?(systemName: String) {
        guard systemName.hasPrefix(".") else { return nil }
        let parts = systemName.split(separator: "-", maxSplits: 1).map(String.init)
        let family = parts[0] == ".SFUI" ? ".AppleSystemUIFont" : parts[0]
        guard let system = Self.systemFamilies.first(where: { $0.name == family }) else {
            return nil
        }
        self.init(design: system.design)
        guard parts.count == 2 else { return }
        var face = parts[1]
        if face.hasSuffix("Italic") {
            isItalic = true
            face.removeLast("Italic".count)
        }
        guard let weight = Self.weights.first(where: { $0.name == face || face.isEmpty }) else {
            return nil
        }
        self.weight = face.isEmpty ? .regular : weight
    }

    var familyName: String {
        if let name = name ?? standsInFor { return name }
        return Self.systemFamilies.first { $0.design == design }?.name ?? ".AppleSystemUIFont"
    }

    var postscriptName: String {
        if let name {
            let shown = NamedFonts.Face(
                family: name,
                weight: weight.openTypeWeight,
                isItalic: isItalic
            )
            if let known = NamedFonts.current?.postScriptName(shown) { return known }
            let face = Self.faceNames[weight.openTypeWeight / 100 - 1] + (isItalic ? "Italic" : "")
            let prefix = name.filter { $0 != " " }
            return "\(prefix)-\(face == "RegularItalic" ? "Italic" : face)"
        }
        if let family = standsInFor {
            return AppleFonts.name(
                family: family,
                weight: weight.openTypeWeight,
                isItalic: isItalic
            )
        }
        let face = weight.name + (isItalic ? "Italic" : "")
        return "\(design == .default ? ".SFUI" : familyName)-\(face)"
    }
}
