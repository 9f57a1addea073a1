import CoreGraphics

/// The attributes of a bar's texts.
package struct IBTextAttributes: Sendable, Hashable {
    package let font: IBFont?
    package let textColor: IBColor?
    package let shadowColor: IBColor?
    package let shadowOffset: CGVector?

    /// Reads `<textAttributes>`; nil for other elements.
    init?(_ element: IBElement) {
        guard element.name == "textAttributes" else { return nil }
        font = element.font()
        textColor = element.color("textColor")
        shadowColor = element.color("textShadowColor")
        shadowOffset = element.offset("textShadowOffset")
    }
}
