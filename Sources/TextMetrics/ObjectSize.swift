/// How much room a thing takes that stands in a line like a character.
package struct ObjectSize: Sendable, Hashable {
    /// The width, in points.
    package var width: Double
    /// How far it reaches above the baseline, in points.
    package var ascent: Double
    /// How far it reaches below the baseline, in points.
    package var descent: Double

    /// Creates a size.
    package init(width: Double, ascent: Double, descent: Double) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }

    /// The size with numbers that layout can work with.
    var sanitized: ObjectSize {
        func clean(_ value: Double, atLeast low: Double) -> Double {
            value.isFinite ? min(max(value, low), 1e5) : 0
        }
        return ObjectSize(
            width: clean(width, atLeast: 0),
            ascent: clean(ascent, atLeast: -1e5),
            descent: clean(descent, atLeast: -1e5)
        )
    }
}
