/// What a scroll view knows of zooming; few have it.
@MainActor
final class ZoomState {
    var minimum: CGFloat = 1
    var maximum: CGFloat = 1
    var bounces = true
    /// Whether fingers or an animation zoom now.
    var isZooming = false
    /// Whether the content goes back from beyond the limits now.
    var isBouncing = false
    /// The gesture, while there is something to zoom between.
    var pinch: ZoomGestureRecognizer?
}

/// The gesture that zooms a scroll view's content.
final class ZoomGestureRecognizer: UIPinchGestureRecognizer {
    /// The zoom scale at the beginning of the gesture.
    var initialScale: CGFloat = 1
    /// What was between the fingers at the beginning, in the content's coordinates.
    var initialPoint = CGPoint.zero

    override func accepts(_ touch: UITouch) -> Bool {
        (view as? UIScrollView)?.zoomedView != nil
    }
}
