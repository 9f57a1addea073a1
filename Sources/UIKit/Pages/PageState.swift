/// What a page view controller knows of its pages.
struct PageState {
    var style = UIPageViewController.TransitionStyle.scroll
    var orientation = UIPageViewController.NavigationOrientation.horizontal
    /// The distance between pages in points.
    var spacing: CGFloat = 0
    var current: UIViewController?
    /// The pages beside the one that is shown, which stand ready for the browser's scrolling.
    var before: UIViewController?
    var after: UIViewController?
    /// Whether the data source is to be asked for the pages beside.
    var isStale = true
    /// The page that comes into sight under a person's finger.
    var pending: UIViewController?
    /// The dot of the page that is shown, once a person scrolled.
    var shownDot: Int?
    /// The animation of the app's that runs.
    var slide: PageSlide?
}

/// One page that makes place for another because the app said so.
final class PageSlide {
    let old: UIViewController
    let new: UIViewController
    let completion: ((Bool) -> Void)?

    init(_ old: UIViewController, _ new: UIViewController, _ completion: ((Bool) -> Void)?) {
        self.old = old
        self.new = new
        self.completion = completion
    }
}
