import Foundation

/// What a stretch of text is meant as, which labels and text views show in its font.
///
/// Foundation has no such type on Linux.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt

    /// Creates meanings from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Stressed: italic.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Important: bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Of a program: all characters have one width.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// No longer true: struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension NSAttributedString.Key {
    /// What the characters are meant as: the raw value of an `InlinePresentationIntent`.
    public static let inlinePresentationIntent = NSAttributedString.Key(
        rawValue: "NSInlinePresentationIntent"
    )
}

extension InlinePresentationIntent {
    /// Reads the value of an attribute; nil where there is none.
    init?(attribute value: Any?) {
        switch value {
        case let intent as InlinePresentationIntent: self = intent
        case let number as UInt: self.init(rawValue: number)
        case let number as NSNumber: self.init(rawValue: number.uintValue)
        default: return nil
        }
    }
}

extension UIFont {
    /// Returns the font in which text of a meaning is shown.
    func showing(_ intent: InlinePresentationIntent) -> UIFont {
        var descriptor = fontDescriptor
        if intent.contains(.code), let code = descriptor.withDesign(.monospaced) {
            descriptor = code
        }
        var traits = descriptor.symbolicTraits
        if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
        if intent.contains(.emphasized) { traits.insert(.traitItalic) }
        if traits != descriptor.symbolicTraits {
            descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor
        }
        return UIFont(descriptor: descriptor, size: 0)
    }
}
