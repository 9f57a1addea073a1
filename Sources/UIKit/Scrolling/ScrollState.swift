import RenderTree

/// What a scroll view knows of its content and of what moves it.
struct ScrollState {
    /// Who moves the content.
    enum Phase { case idle, dragging, decelerating }

    weak var delegate: (any UIScrollViewDelegate)?
    /// What a person pulls in order to have the content loaded anew.
    var refreshControl: UIRefreshControl?
    var contentSize = CGSize.zero
    var contentInset = UIEdgeInsets.zero
    var adjustedInset = UIEdgeInsets.zero
    var adjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
    var isEnabled = true
    var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    var isPaging = false
    var bounces = true
    var alwaysBounces: ScrollContent.Axes = []
    var indicators: ScrollContent.Axes = .both
    var indicatorStyle = ScrollContent.IndicatorStyle.automatic
    var adjustsIndicatorInsets = true
    var locksDirection = false
    /// The directions in which the drag that goes on moves content that is locked; nil before it began.
    var dragAxes: ScrollContent.Axes?
    var scrollsToTop = true
    var delaysTouches = false
    var cancelsTouches = true
    var phase = Phase.idle
    /// What there is to zoom; nil while the app never asked for it.
    var zoom: ZoomState?
    /// What tells of scrolling as of a gesture, where the app asked for it.
    var pan: ScrollPanGestureRecognizer?
    /// The offset at which a person began to move the content.
    var dragStart = CGPoint.zero
    var decelerationRate = UIScrollView.DecelerationRate.normal
    /// How far the indicators keep from the ends of their edges.
    var indicatorInsets = (vertical: UIEdgeInsets.zero, horizontal: UIEdgeInsets.zero)
    /// The number of times that the indicators were shown for a moment.
    var flashes = 0
    /// The number of the offset that the server set last; pages that know an older one are late.
    var number = 0
    /// Where the page shows the content, as far as the scene knows.
    var pagePosition = CGPoint.zero
    /// Whether the page goes to the last offset gradually.
    var isAnimated = false
    /// Whether the page goes gradually to an offset that UIKit sets now; nil where an app sets it.
    var step: Bool?
    /// How the page goes there; nil for the browser's own way.
    var transition: Transition?
    /// How far the content moved since the offset that the page has, where it only moved; else nil.
    var shift: CGPoint?
    /// The number of the offset that the page was told last.
    var toldNumber = 0
    /// Whether the offset changes because a page said so.
    var isFollowingPage = false
    /// The last place that a person moved the content to, for the speed.
    var lastMove: (offset: CGPoint, time: TimeInterval)?
    /// The speed of the last move, in points for each millisecond.
    var velocity = CGPoint.zero
    /// The way that the content goes because the app said so.
    var motion: ScrollMotion?
    var contentGuide: ContentLayoutGuide?
    /// The axes in which constraints set the content's size.
    var solvedAxes: ScrollContent.Axes = []
    /// What follows the offset with its bar.
    weak var barOwner: UINavigationController?
    /// Constraints between what is inside and what is outside, which scrolling changes.
    var crossing: [WeakConstraint] = []
}

/// A constraint that is not kept alive.
struct WeakConstraint {
    weak var constraint: NSLayoutConstraint?
}
