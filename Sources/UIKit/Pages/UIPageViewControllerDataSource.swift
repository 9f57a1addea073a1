/// What has the pages of a page view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// Returns the page before another; nil where that is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after another; nil where that is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of dots below the pages; default 0, no dots.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the dot of the page that was set; default 0.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns the number of dots below the pages.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Returns the dot of the page that was set.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
