/// The room that text is laid out in.
package struct LayoutLimits: Sendable, Hashable {
    /// The width, in points; infinite by default.
    package var width: Double
    /// The height, in points; infinite by default.
    ///
    /// The first line is kept whatever it is.
    package var height: Double
    /// The number of lines; 0 for any.
    package var lines: Int

    /// Creates limits; what is no number counts as infinite, what is negative as 0.
    package init(width: Double = .infinity, height: Double = .infinity, lines: Int = 0) {
        self.width = width.isNaN ? .infinity : max(width, 0)
        self.height = height.isNaN ? .infinity : max(height, 0)
        self.lines = max(lines, 0)
    }
}
