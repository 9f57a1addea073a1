import Foundation

// What texts say of how they are read. Browsers read with their own voices: apps and their
// libraries find again what they set, and pages are not told.
extension NSAttributedString.Key {
    /// Whether punctuation is read: a Boolean.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributePunctuation"
    )
    /// The language that the text is read in: a BCP 47 code.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeLanguage"
    )
    /// How high the voice is, 0…2: a number.
    public static let accessibilitySpeechPitch = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributePitch"
    )
    /// Whether the text waits until what is read before it ends: a Boolean.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement"
    )
    /// The sounds of the text in the International Phonetic Alphabet.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeIPANotation"
    )
    /// Whether the text is spelled out: a Boolean.
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeSpellOut"
    )
    /// The level of a heading, 1…6, or 0 for none: a number.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
        rawValue: "UIAccessibilityTextAttributeHeadingLevel"
    )
    /// What an app itself says of the text: strings.
    public static let accessibilityTextCustom = NSAttributedString.Key(
        rawValue: "UIAccessibilityTextAttributeCustom"
    )
}
