/// A stretch of text in one font.
package struct AttributedRun: Sendable, Hashable {
    /// The characters.
    package var text: String
    /// The font.
    package var font: TextFont
    /// The space added after each character, in points; default 0.
    package var kern: Double
    /// The distance that the characters are raised, in points; default 0.
    package var baselineOffset: Double
    /// A number that comes back with the laid out run.
    package var attribute: Int
    /// The size of the thing that stands in the place of each character; nil for characters.
    package var object: ObjectSize?

    /// Creates a run.
    package init(
        _ text: String,
        font: TextFont,
        kern: Double = 0,
        baselineOffset: Double = 0,
        attribute: Int = 0,
        object: ObjectSize? = nil
    ) {
        self.text = text
        self.font = font
        self.kern = kern.isFinite ? kern : 0
        self.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0
        self.attribute = attribute
        self.object = object?.sanitized
    }
}
