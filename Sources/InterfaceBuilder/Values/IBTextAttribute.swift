import CoreGraphics

/// The value of one attribute of an attributed text.
package enum IBTextAttribute: Sendable, Hashable {
    /// A colour, as of `NSColor` and `NSBackgroundColor`.
    case color(IBColor)
    /// A font, as of `NSFont`.
    case font(IBFont)
    /// The paragraph's style, as of `NSParagraphStyle`.
    case paragraphStyle(IBParagraphStyle)
    /// A number, as of `NSKern`, `NSUnderline` and `NSBaselineOffset`.
    case number(IBNumber)
    /// A text.
    case string(String)
    /// An address, as of `NSLink`.
    case link(String)
    /// A shadow.
    case shadow(offset: CGSize, blurRadius: Double, color: IBColor?)
    /// A value of another kind.
    case other(IBElement)

    init?(_ element: IBElement) {
        switch element.name {
        case "color":
            guard let color = IBColor(element) else { return nil }
            self = .color(color)
        case "font", "fontDescription":
            guard let font = IBFont(element) else { return nil }
            self = .font(font)
        case "paragraphStyle": self = .paragraphStyle(IBParagraphStyle(element))
        case "integer", "real", "bool":
            guard let number = IBNumber(element) else { return nil }
            self = .number(number)
        case "string", "mutableString": self = .string(element.text)
        case "url": self = .link(element.string("string") ?? element.text)
        case "shadow":
            self = .shadow(
                offset: element.size("offset") ?? element.size("shadowOffset") ?? .zero,
                blurRadius: element.length("blurRadius") ?? 0,
                color: element.color("color")
            )
        case "nil": return nil
        default: self = .other(element)
        }
    }
}
