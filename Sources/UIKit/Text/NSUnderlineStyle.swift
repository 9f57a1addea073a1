import Foundation

/// The look of an underline or strikethrough; attributes hold its raw value.
///
/// - Note: Differs from UIKit: every look is drawn as one solid line.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates a style from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// Dashes with dots between them.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// Dashes with two dots between them.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// Words alone, without the spaces between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    /// Whether there is a line: patterns alone say only how one looks.
    var isLine: Bool { rawValue & 0xFF != 0 }

    /// Creates the style that an attribute holds: a number, or a style itself.
    package init?(attribute: Any?) {
        switch attribute {
        case let style as NSUnderlineStyle: self = style
        case let number as Int: self.init(rawValue: number)
        case let number as NSNumber: self.init(rawValue: number.intValue)
        default: return nil
        }
    }
}
