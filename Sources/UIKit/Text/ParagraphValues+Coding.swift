import CoreGraphics
import Foundation

/// A paragraph style in an archive, under Apple's keys as far as these are known.
extension ParagraphValues {
    /// The lengths, and the keys of their archives.
    private static var lengths: [(key: String, path: WritableKeyPath<ParagraphValues, CGFloat>)] {
        [
            ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
            ("NSParagraphSpacingBefore", \.paragraphSpacingBefore),
            ("NSFirstLineHeadIndent", \.firstLineHeadIndent), ("NSHeadIndent", \.headIndent),
            ("NSTailIndent", \.tailIndent), ("NSMinLineHeight", \.minimumLineHeight),
            ("NSMaxLineHeight", \.maximumLineHeight),
            ("NSLineHeightMultiple", \.lineHeightMultiple),
            ("NSDefaultTabInterval", \.defaultTabInterval),
        ]
    }

    private enum Key {
        static let alignment = "NSAlignment"
        static let lineBreakMode = "NSLineBreakMode"
        static let lineBreakStrategy = "NSLineBreakStrategy"
        static let tightens = "NSAllowsTighteningForTruncation"
        static let direction = "NSWritingDirection"
        static let hyphenation = "NSHyphenationFactor"
        static let usesHyphenation = "NSUsesDefaultHyphenation"
        static let tabStops = "NSTabStops"
    }

    /// Reads an archive, which may be anybody's; what it does not say is as by default.
    init(_ coder: NSCoder) {
        self.init()
        for (key, path) in Self.lengths {
            if let length = coder.storedNumber(key) { self[keyPath: path] = length }
        }
        if let value = coder.storedInteger(Key.alignment).flatMap(NSTextAlignment.init) {
            alignment = value
        }
        if let value = coder.storedInteger(Key.lineBreakMode).flatMap(NSLineBreakMode.init) {
            lineBreakMode = value
        }
        if let bits = coder.storedInteger(Key.lineBreakStrategy) {
            lineBreakStrategy = .init(rawValue: UInt(bitPattern: bits))
        }
        if let value = coder.storedInteger(Key.direction).flatMap(NSWritingDirection.init) {
            baseWritingDirection = value
        }
        tightens = coder.storedInteger(Key.tightens) == 1
        hyphenationFactor = Float(min(max(coder.storedNumber(Key.hyphenation) ?? 0, 0), 1))
        usesDefaultHyphenation = coder.storedInteger(Key.usesHyphenation) == 1
        tabStops = coder.storedList(NSTextTab.self, Key.tabStops)
    }

    /// Writes the style.
    func write(to coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        for (key, path) in Self.lengths where self[keyPath: path] != 0 {
            coder.store([key: self[keyPath: path]])
        }
        coder.encode(alignment.rawValue, forKey: Key.alignment)
        coder.encode(lineBreakMode.rawValue, forKey: Key.lineBreakMode)
        coder.encode(Int(bitPattern: lineBreakStrategy.rawValue), forKey: Key.lineBreakStrategy)
        coder.encode(baseWritingDirection.rawValue, forKey: Key.direction)
        coder.encode(tightens ? 1 : 0, forKey: Key.tightens)
        coder.store([Key.hyphenation: CGFloat(hyphenationFactor)])
        if usesDefaultHyphenation { coder.encode(1, forKey: Key.usesHyphenation) }
        if let tabStops { coder.encode(tabStops as NSArray, forKey: Key.tabStops) }
    }
}
