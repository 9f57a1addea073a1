/// What hears of a person's scrolling from page to page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    /// Tells that a person begins to scroll to another page.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    )
    /// Tells that a person's scrolling came to rest.
    ///
    /// - Parameters:
    ///   - pageViewController: The controller.
    ///   - finished: Whether the movement ended; always true.
    ///   - previousViewControllers: The page that was shown before.
    ///   - completed: Whether another page is shown now.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    )
}

extension UIPageViewControllerDelegate {
    /// Tells that a person begins to scroll to another page.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Tells that a person's scrolling came to rest.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {}
}
