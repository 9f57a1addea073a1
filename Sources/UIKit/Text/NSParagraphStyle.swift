import CoreGraphics
import Foundation
import TextMetrics

/// The look of paragraphs.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding,
    @unchecked Sendable
{
    // Unchecked: this class never changes its values; the mutable subclass belongs to who made it
    // until it is copied, as on iOS.
    private let coreFoundationInfo = CoreFoundationInfo()
    fileprivate final var values = ParagraphValues()

    /// What lines are broken for beyond filling them.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        /// Creates strategies from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A word moves to the last line of a paragraph where one would stand there alone.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Lines of Korean text break between words only.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// What labels do: all of these.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// The style of paragraphs for which none is set.
    public static let `default` = NSParagraphStyle()

    /// Creates the default style.
    public override init() {}

    fileprivate init(_ values: ParagraphValues) {
        self.values = values
    }

    /// Creates the style of an archive.
    public required init?(coder: NSCoder) {
        values = ParagraphValues(coder)
    }

    /// Archives can be read with classes that are named.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the style into an archive.
    open func encode(with coder: NSCoder) { values.write(to: coder) }

    /// Where lines stand between the edges; default natural.
    open var alignment: NSTextAlignment { values.alignment }
    /// What happens to lines that are too long; default breaks between words.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// What lines are broken for beyond filling them; default nothing.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// Whether letters of labels move closer together before text is cut off; default false.
    open var allowsDefaultTighteningForTruncation: Bool { values.tightens }
    /// The base direction; default natural.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The space between lines, in points; default 0.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after the paragraph, in points; default 0.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space before the paragraph, in points; default 0.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The indent of the first line, in points; default 0.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The indent of the other lines, in points; default 0.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end, in points: from the leading edge, or from the trailing one if not positive.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The least height of lines, in points; default 0.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of lines, in points; default 0, no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The factor of the lines' natural height; default 0, which is as 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// Where it is above 0, words that are longer than their line are cut with a hyphen; default 0.
    ///
    /// - Note: Differs from UIKit: other words are broken at soft hyphens only, whatever this is.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether words are cut as the system does it: here as with a factor above 0; default false.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Where tabs lead, in the order of their places; default every 28 points, twelve times.
    open var tabStops: [NSTextTab] { values.tabStops ?? Self.usualTabStops }
    /// The distance of stops after the last, in points; default 0, which is as 28.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }

    fileprivate static let usualTabStops = (1...12).map { NSTextTab(location: CGFloat($0) * 28) }

    /// Where tabs lead, for layout.
    var textTabs: TabStops {
        // The usual stops are where those after them are, unless these are elsewhere.
        let usual = values.defaultTabInterval > 0 ? Self.usualTabStops : []
        let stops = (values.tabStops ?? usual).map { $0.stop(in: self) }
        return TabStops(stops, interval: Double(defaultTabInterval))
    }

    /// Returns the base direction that a language is written in; nil stands for the user's.
    open class func defaultWritingDirection(
        forLanguage languageName: String?
    ) -> NSWritingDirection {
        let name = languageName ?? Locale.current.identifier
        let isRightToLeft =
            Locale.Language(identifier: name).characterDirection == .rightToLeft
        return isRightToLeft ? .rightToLeft : .leftToRight
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int { values.hashValue }

    /// Returns the height of a line whose font asks for a height, in points.
    package func lineHeight(natural: CGFloat) -> CGFloat {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        height = max(height, minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    // Unchecked by inheritance only: who makes one hands out copies, or stops changing it, as on iOS.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.tightens }
        set { values.tightens = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }
    open override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { values.tabStops = newValue.sorted { $0.location < $1.location } }
    }
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }

    /// Adds a stop.
    open func addTabStop(_ tab: NSTextTab) { tabStops += [tab] }

    /// Takes a stop away that is equal to another.
    open func removeTabStop(_ tab: NSTextTab) { tabStops = tabStops.filter { $0 != tab } }

    /// Takes over the values of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) {
        values = style.values
    }

    open override func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
}

/// What a style says of paragraphs.
struct ParagraphValues: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    var tightens = false
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    /// Nil for the usual ones.
    var tabStops: [NSTextTab]?
    var defaultTabInterval: CGFloat = 0
}
