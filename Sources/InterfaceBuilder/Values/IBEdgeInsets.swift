/// Distances from the edges of a rectangle, in points.
package struct IBEdgeInsets: Sendable, Hashable {
    package let top: Double
    package let left: Double
    package let bottom: Double
    package let right: Double

    /// Creates insets.
    package init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Reads `<edgeInsets>` and `<inset>`; nil for other elements.
    init?(_ element: IBElement) {
        switch element.name {
        case "edgeInsets":
            self.init(
                top: Self.inset(element, "top"),
                left: Self.inset(element, "left"),
                bottom: Self.inset(element, "bottom"),
                right: Self.inset(element, "right")
            )
        case "inset":
            self.init(
                top: Self.inset(element, "minY"),
                left: Self.inset(element, "minX"),
                bottom: Self.inset(element, "maxY"),
                right: Self.inset(element, "maxX")
            )
        default: return nil
        }
    }

    static func inset(_ element: IBElement, _ name: String) -> Double {
        let value = element.length(name) ?? 0
        // Xcode writes the smallest normal number where 0 would mean the default inset.
        return abs(value) < 1e-300 ? 0 : value
    }
}
