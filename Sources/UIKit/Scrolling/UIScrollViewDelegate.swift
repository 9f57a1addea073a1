/// What hears of a scroll view's scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// Tells that the content moved, for whatever reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Tells that a person is about to move the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Tells that a person lets go of the content.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - velocity: The speed of the content, in points for each millisecond.
    ///   - targetContentOffset: Where the content will come to rest; may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    )
    /// Tells that a person let go of the content; whether it moves on by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Tells that the content begins to move on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Tells that the content came to rest by itself.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Tells that an animated change of the offset ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Returns whether a tap where the status bar is may lead to the content's upper end.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Tells that such a tap led there.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Tells that the insets changed, those of the safe area included.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// Returns the view that zooming scales, one inside the scroll view; nil for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Tells that fingers begin to zoom, or that an animated change of the scale begins.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Tells that the scale changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Tells that zooming is over, and the content within its limits.
    func scrollViewDidEndZooming(
        _ scrollView: UIScrollView,
        with view: UIView?,
        atScale scale: CGFloat
    )
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(
        _ scrollView: UIScrollView,
        willDecelerate decelerate: Bool
    ) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView,
        with view: UIView?,
        atScale scale: CGFloat
    ) {}
}
