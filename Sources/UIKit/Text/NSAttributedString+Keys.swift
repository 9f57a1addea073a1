import Foundation

extension NSAttributedString.Key {
    /// The font: a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The colour of the characters: a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the characters: a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The space added after each character, in points: a number.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The space added after each character, in points: a number.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// Turns ligatures off where it is 0: a number.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The look of the paragraph: an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The line below the characters: the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The colour of the line below, where it differs: a `UIColor`.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The line through the characters: the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The colour of the line through, where it differs: a `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key(
        rawValue: "NSStrikethroughColor"
    )
    /// The distance that the characters are raised, in points: a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The address that a tap opens: a `URL` or a string.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// The width of a line around the characters, in percent of the font's size: a number.
    ///
    /// Characters with a line are not filled, other than with a negative width.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The colour of a line around the characters, where it differs: a `UIColor`.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// How far the characters lean to the right for each point above the baseline: a number.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// How far the characters are stretched; not drawn.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// An effect on the characters: an `NSAttributedString.TextEffectStyle`; not drawn.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// The direction of the characters within their line: numbers; not drawn.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// Whether the characters are for vertical text; not drawn.
    public static let verticalGlyphForm = NSAttributedString.Key(
        rawValue: "CTVerticalForms"
    )
    /// What stands in the place of the character U+FFFC: an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// The shadow of the characters: an `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")

    // MARK: - What is read

    /// The language in which the characters are read: a BCP 47 tag such as "fr".
    ///
    /// It counts for labels whose text has one language.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeLanguage"
    )
    /// The level of a heading, 1 to 6, or 0 for none: a number.
    ///
    /// It counts for labels whose text is one heading.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
        rawValue: "UIAccessibilityTextAttributeHeadingLevel"
    )
}

extension NSAttributedString {
    /// An effect on characters; not drawn.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates an effect from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Characters that look as if they were pressed into paper.
        public static let letterpressStyle = TextEffectStyle(
            rawValue: "_UIKitNewLetterpressStyle"
        )
    }
}
