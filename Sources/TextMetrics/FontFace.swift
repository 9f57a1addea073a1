/// A face as the page's style sheet names it.
package struct FontFace: Hashable, Sendable {
    /// The family's name in the style sheet.
    package var family: String
    /// The weight that the rule declares.
    package var weight: Int
    /// Whether the italic face is asked for.
    package var isItalic: Bool

    /// Creates a name.
    package init(family: String, weight: Int, isItalic: Bool) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
    }
}
