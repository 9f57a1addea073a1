import CoreGraphics

/// Where a controller puts a bar, which stays where an app moves it until its place is another.
struct BarPlacement {
    private var frame: CGRect?

    /// Puts a bar at its place; one that was put there before stays where it is now.
    @MainActor
    mutating func put(_ bar: UIView, at place: CGRect) {
        guard place != frame else { return }
        frame = place
        if bar.transform.isIdentity {
            bar.frame = place
        } else {
            // The bar is on its way in or out, by its transform.
            bar.bounds.size = place.size
            bar.center = CGPoint(x: place.midX, y: place.midY)
        }
    }

    /// Gives a bar another height, unless an app gave it one.
    @MainActor
    mutating func resize(_ bar: UIView, to height: CGFloat) {
        let isResized = frame.map { abs($0.height - bar.frame.height) > 0.01 } ?? false
        frame?.size.height = height
        if !isResized { bar.frame.size.height = height }
    }
}
