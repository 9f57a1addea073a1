/// What a controller says of the parts of a screen that the system has for itself.
extension UIViewController {
    /// Tells that what the controller says of the home indicator changed.
    ///
    /// - Note: Differs from UIKit: nothing is asked anew, as pages have no hold of it.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// Tells that what the controller says of the edges of the screen changed.
    ///
    /// - Note: Differs from UIKit: nothing is asked anew, as pages have no hold of them.
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
}
