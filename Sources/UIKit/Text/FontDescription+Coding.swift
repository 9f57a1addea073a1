import CoreGraphics
import Foundation

/// A font in an archive, under keys of our own.
extension FontDescription {
    private enum Key {
        static let name = "UIFontName"
        static let design = "UIFontDesign"
        static let size = "UIFontPointSize"
        static let weight = "UIFontWeight"
        static let isItalic = "UIFontIsItalic"
        static let features = "UIFontFeatures"
        static let textStyle = "UIFontTextStyle"
        static let baseSize = "UIFontBaseSize"
        static let maximumSize = "UIFontMaximumSize"
    }

    /// Sizes of archives end here, in points.
    private static func bounded(_ size: CGFloat) -> CGFloat { min(max(size, 0), 16_384) }

    /// Reads an archive, which may be anybody's; nil where it holds no font.
    ///
    /// A font that is not there any more becomes the system's, as on iOS.
    init?(_ coder: NSCoder) {
        guard let size = coder.storedNumber(Key.size) else { return nil }
        let known = coder.storedText(Key.name).flatMap { FontDescription(named: $0, size: size) }
        self = known ?? FontDescription()
        self.size = Self.bounded(size)
        let design = coder.storedText(Key.design).map(UIFontDescriptor.SystemDesign.init)
        if known == nil, let design, UIFontDescriptor.SystemDesign.all.contains(design) {
            self.design = design
        }
        if let weight = coder.storedNumber(Key.weight) {
            self.weight = UIFont.Weight(min(max(weight, -1), 1))
        }
        isItalic = coder.decodeBool(forKey: Key.isItalic)
        let tags = coder.storedText(Key.features)?.split(separator: " ").map(String.init) ?? []
        features = FontFeatures.tags(of: FontFeatures.settings(of: tags))
        guard let style = coder.storedText(Key.textStyle) else { return }
        var scaling = Scaling(textStyle: UIFont.TextStyle(rawValue: style))
        scaling.baseSize = coder.storedNumber(Key.baseSize).map(Self.bounded)
        scaling.maximumSize = Self.bounded(coder.storedNumber(Key.maximumSize) ?? 0)
        self.scaling = scaling
    }

    /// Writes the font.
    func write(to coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let name = name ?? standsInFor { coder.encode(name as NSString, forKey: Key.name) }
        coder.encode(design.rawValue as NSString, forKey: Key.design)
        coder.store([Key.size: size, Key.weight: weight.rawValue])
        coder.encode(isItalic, forKey: Key.isItalic)
        coder.encode(features.joined(separator: " ") as NSString, forKey: Key.features)
        guard let scaling else { return }
        coder.encode(scaling.textStyle.rawValue as NSString, forKey: Key.textStyle)
        if let base = scaling.baseSize { coder.store([Key.baseSize: base]) }
        coder.store([Key.maximumSize: scaling.maximumSize])
    }
}
