/// Distances from the edges of a rectangle by reading direction, in points.
package struct IBDirectionalEdgeInsets: Sendable, Hashable {
    package let top: Double
    package let leading: Double
    package let bottom: Double
    package let trailing: Double

    /// Creates insets.
    package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Reads `<directionalEdgeInsets>`; nil for other elements.
    init?(_ element: IBElement) {
        guard element.name == "directionalEdgeInsets" else { return nil }
        self.init(
            top: IBEdgeInsets.inset(element, "top"),
            leading: IBEdgeInsets.inset(element, "leading"),
            bottom: IBEdgeInsets.inset(element, "bottom"),
            trailing: IBEdgeInsets.inset(element, "trailing")
        )
    }
}
