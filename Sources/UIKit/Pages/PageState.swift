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
    /// Whether the pages beside are those of a data source that was exchanged meanwhile.
    var areOutdated = false
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
    /// Whether the new page stands before the old one.
    let isBackwards: Bool
    let completion: ((Bool) -> Void)?
    /// Whether the content moved to the new page.
    var hasBegun = false
    /// Whether the new page is in sight and only its place among the others is to be set.
    var isEnding = false

    init(
        _ old: UIViewController,
        _ new: UIViewController,
        isBackwards: Bool,
        _ completion: ((Bool) -> Void)?
    ) {
        self.old = old
        self.new = new
        self.isBackwards = isBackwards
        self.completion = completion
    }
}
