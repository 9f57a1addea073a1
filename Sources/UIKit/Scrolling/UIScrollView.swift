import RenderTree

/// A view whose content can be larger than itself; the browser scrolls it.
///
/// - Note: Differs from UIKit: content is always cut at the bounds, and an offset beyond the
///   content's edges is not shown.
open class UIScrollView: UIView {
    var scroll = ScrollState()

    /// Creates a scroll view with a frame in its future superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isMultipleTouchEnabled = takesSeveralTouches
    }

    /// Creates a scroll view from an archive; from a storyboard or xib with all that it says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isMultipleTouchEnabled = takesSeveralTouches
        // Documents say it of each scroll view that cuts its content.
        if !(coder is NibCoder) { clipsToBounds = true }
        coder.decodeOwnValues(of: self)
    }

    /// Whether views of the class hear of several touches as long as nobody says otherwise.
    var takesSeveralTouches: Bool { true }

    /// What hears of the scrolling.
    ///
    /// Subclasses of UIKit have delegates of narrower types under the same name, which counts more.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)? {
        get { scroll.delegate }
        set { scroll.delegate = newValue }
    }

    // MARK: - Content

    /// The size of the content, in points; constraints to the scroll view's edges set it too.
    open var contentSize: CGSize {
        get { scroll.contentSize }
        set { setContentSize(newValue) }
    }

    /// The point of the content at the upper left corner of the view: the bounds' origin.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            guard let isAnimated = scroll.step else {
                return move(to: newValue, isAnimated: isInAnimationBlock)
            }
            scroll.step = nil
            setOffset(newValue, isAnimated: isAnimated)
        }
    }

    /// Sets the offset; animated, the content gets there step by step within 0.3 seconds.
    ///
    /// An offset that is set on the way, animated or not, ends it where the content is. Content that
    /// goes on since a person let go of it stops, at the same offset as well.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated else {
            // Subclasses watch the property; content that is there already ends its way.
            if contentOffset == bounds.origin {
                move(to: contentOffset, isAnimated: isInAnimationBlock)
            } else {
                self.contentOffset = contentOffset
            }
            return stopDecelerating()
        }
        moveAnimated(to: contentOffset) { $0.delegate?.scrollViewDidEndScrollingAnimation($0) }
    }

    /// Whether the content is on a way that the app chose.
    open var isScrollAnimating: Bool { scroll.motion != nil && scroll.phase == .idle }

    /// Leaves the content where it is, whatever moves it; what a finger holds stays held.
    open func stopScrollingAndZooming() {
        stopMotion()
        stopDecelerating()
    }

    /// Scrolls as little as needed to show a rectangle of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let target = offset(showing: rect)
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    // MARK: - Insets

    /// How far the content can be scrolled beyond its edges, in points; default none.
    open var contentInset: UIEdgeInsets {
        get { scroll.contentInset }
        set {
            guard newValue != scroll.contentInset else { return }
            scroll.contentInset = newValue
            updateAdjustedInset()
        }
    }

    /// Whether scrolling ends the editing of text; default `.none`.
    open var keyboardDismissMode: KeyboardDismissMode {
        get { scroll.keyboardDismissMode }
        set { scroll.keyboardDismissMode = newValue }
    }

    /// How the safe area adds to the insets; default `.automatic`.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { scroll.adjustmentBehavior }
        set {
            guard newValue != scroll.adjustmentBehavior else { return }
            scroll.adjustmentBehavior = newValue
            updateAdjustedInset()
        }
    }

    /// The insets, those of the safe area included, in points.
    open var adjustedContentInset: UIEdgeInsets { scroll.adjustedInset }
    /// Tells that the adjusted insets changed.
    open func adjustedContentInsetDidChange() {}

    // MARK: - Behaviour

    /// Whether a person can scroll; default true.
    open var isScrollEnabled: Bool {
        get { scroll.isEnabled }
        set { change(\.isEnabled, to: newValue) }
    }

    /// Whether scrolling comes to rest at multiples of the view's size; default false.
    open var isPagingEnabled: Bool {
        get { scroll.isPaging }
        set { change(\.isPaging, to: newValue) }
    }

    /// Whether content springs back that was pulled beyond its edge, where browsers do; default true.
    open var bounces: Bool {
        get { scroll.bounces }
        set { change(\.bounces, to: newValue) }
    }

    /// Whether the vertical insets follow the safe area though all content fits; default false.
    open var alwaysBounceVertical: Bool {
        get { scroll.alwaysBounces.contains(.vertical) }
        set { setAlwaysBounces(.vertical, newValue) }
    }

    /// Whether the horizontal insets follow the safe area though all content fits; default false.
    open var alwaysBounceHorizontal: Bool {
        get { scroll.alwaysBounces.contains(.horizontal) }
        set { setAlwaysBounces(.horizontal, newValue) }
    }

    /// Whether an indicator shows the place in the content's height; default true.
    open var showsVerticalScrollIndicator: Bool {
        get { scroll.indicators.contains(.vertical) }
        set { setIndicator(.vertical, newValue) }
    }

    /// Whether an indicator shows the place in the content's width; default true.
    open var showsHorizontalScrollIndicator: Bool {
        get { scroll.indicators.contains(.horizontal) }
        set { setIndicator(.horizontal, newValue) }
    }

    /// What appears above content that a person pulls down; default nil.
    open var refreshControl: UIRefreshControl? {
        get { scroll.refreshControl }
        set { setRefreshControl(newValue) }
    }

    /// How fast content comes to rest that a person let go of; default `.normal`.
    open var decelerationRate: DecelerationRate {
        get { scroll.decelerationRate }
        set { scroll.decelerationRate = newValue }
    }

    /// How far the vertical indicator keeps from the ends of its edge, in points; default none.
    open var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { scroll.indicatorInsets.vertical }
        set { setIndicatorInsets(newValue, horizontalScrollIndicatorInsets) }
    }

    /// How far the horizontal indicator keeps from the ends of its edge, in points; default none.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { scroll.indicatorInsets.horizontal }
        set { setIndicatorInsets(verticalScrollIndicatorInsets, newValue) }
    }

    /// The insets of both indicators: those of the vertical one, where they differ.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { scroll.indicatorInsets.vertical }
        set { setIndicatorInsets(newValue, newValue) }
    }

    /// Whether the indicators keep clear of the safe area as the content does; default true.
    open var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { scroll.adjustsIndicatorInsets }
        set { change(\.adjustsIndicatorInsets, to: newValue) }
    }

    /// The colour of the indicators; default `.default`, which follows the interface's style.
    open var indicatorStyle: IndicatorStyle {
        get { IndicatorStyle(rawValue: Int(scroll.indicatorStyle.rawValue)) ?? .default }
        set {
            scroll.indicatorStyle = .init(rawValue: UInt8(newValue.rawValue)) ?? .automatic
            setNeedsRender()
        }
    }

    /// Whether a drag that begins along one axis moves content along it only; default false.
    open var isDirectionalLockEnabled: Bool {
        get { scroll.locksDirection }
        set { change(\.locksDirection, to: newValue) }
    }

    /// Whether a tap where the status bar is leads to the content's upper end; default true.
    open var scrollsToTop: Bool {
        get { scroll.scrollsToTop }
        set { scroll.scrollsToTop = newValue }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        scroll.flashes += 1
        setNeedsRender()
    }

    // MARK: - Touches in the content

    /// Whether views in the content hear of touches 0.15 seconds later, or never if content scrolls.
    ///
    /// - Note: Differs from UIKit: default false.
    open var delaysContentTouches: Bool {
        get { scroll.delaysTouches }
        set { scroll.delaysTouches = newValue }
    }

    /// Whether touches in the content may become scrolling; default true.
    open var canCancelContentTouches: Bool {
        get { scroll.cancelsTouches }
        set {
            scroll.cancelsTouches = newValue
            contentTouchesDidChange()
        }
    }

    /// Returns whether a view in the content hears of touches; default true.
    open func touchesShouldBegin(
        _ touches: Set<UITouch>,
        with event: UIEvent?,
        in view: UIView
    ) -> Bool { true }

    /// Returns whether touches in a view may become scrolling; default for all but controls.
    ///
    /// - Note: Differs from UIKit: asked before there are touches, and not heeded for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // Touches go no further, as in UIKit: what scrolls in a row does not choose it.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        tableAround?.rowTouchesBegan(touches, chooses: false)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        tableAround?.rowTouchesMoved(touches)
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        tableAround?.rowTouchesEnded(touches)
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        tableAround?.rowTouchesCancelled(touches)
    }

    // MARK: - Zooming

    /// The smallest scale of the content; default 1.
    open var minimumZoomScale: CGFloat {
        get { scroll.zoom?.minimum ?? 1 }
        set { changeZoom { $0.minimum = newValue } }
    }

    /// The largest scale of the content; default 1.
    ///
    /// Fingers zoom where it is above the smallest.
    open var maximumZoomScale: CGFloat {
        get { scroll.zoom?.maximum ?? 1 }
        set { changeZoom { $0.maximum = newValue } }
    }

    /// The scale of the view that the delegate names for zooming; 1 without one.
    open var zoomScale: CGFloat {
        get { zoomedView.map { Self.scale(of: $0.transform) } ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Whether fingers can zoom a little beyond the limits; default true.
    open var bouncesZoom: Bool {
        get { scroll.zoom?.bounces ?? true }
        set { changeZoom { $0.bounces = newValue } }
    }

    /// Whether the content's scale changes now, by fingers or animated.
    open var isZooming: Bool { scroll.zoom?.isZooming ?? false }
    /// Whether the content goes back from beyond the limits now.
    open var isZoomBouncing: Bool { scroll.zoom?.isBouncing ?? false }

    /// Sets the scale within its limits; what is in the middle stays there.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(toScale: scale, isAnimated: animated)
    }

    /// Zooms until a rectangle fills the view, as far as the limits go.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in the coordinates of the view that is zoomed.
    ///   - animated: Whether it takes 0.3 seconds.
    open func zoom(to rect: CGRect, animated: Bool) {
        zoom(toShow: rect, isAnimated: animated)
    }

    // MARK: - Gestures

    /// What tells of a person's scrolling as of a gesture.
    ///
    /// - Note: Differs from UIKit: the browser scrolls, so that this recognizer has no touches.
    open var panGestureRecognizer: UIPanGestureRecognizer {
        if let pan = scroll.pan { return pan }
        let pan = ScrollPanGestureRecognizer(self)
        scroll.pan = pan
        return pan
    }

    /// The gesture that zooms; nil where the limits leave nothing to zoom.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scroll.zoom?.pinch }

    // MARK: - State

    /// Whether a person holds the content.
    open var isTracking: Bool { scroll.phase == .dragging }
    /// Whether a person moves the content.
    open var isDragging: Bool { scroll.phase == .dragging }
    /// Whether the content moves on by itself after a person let go of it.
    open var isDecelerating: Bool { scroll.phase == .decelerating }

    // MARK: - Guides

    /// The content's rectangle; constraints to it set the content's size.
    open var contentLayoutGuide: UILayoutGuide { contentGuide }
    /// The view's own rectangle, which stays where it is while content scrolls.
    open var frameLayoutGuide: UILayoutGuide { insetGuide(.frame) }

    // MARK: - Hooks

    /// Returns where scrolling is to come to rest, before the delegate is asked.
    func restingOffset(proposed offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

    override var scrollsContent: Bool { true }
    override var scrollContent: ScrollContent? { makeScrollContent() }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if old.size != bounds.size { boundsSizeDidChange() }
        if old.origin != bounds.origin {
            contentDidMove()
            scroll.barOwner?.contentDidScroll(self)
        }
        scroll.refreshControl?.contentDidMove()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset()
    }

    // A size that came before its place counted with a safe area between the old one and the new.
    override func safeAreaDidSettle() { updateAdjustedInset() }

    override var contentSafeArea: UIEdgeInsets { safeAreaLeftToContent }

    /// The size of the content on the page, in points.
    var pageContentSize: CGSize { scroll.contentSize }
    /// Whether fingers that move to the side move what is inside.
    var takesSideDrags: Bool { false }
    /// Whether what the view lays out itself is the content, whatever constraints say of its size.
    var sizesOwnContent: Bool { false }
    /// Tells that a person's scrolling came to rest.
    func scrollingDidEnd() { if scroll.refreshControl != nil { keepOffsetInRange() } }

    override func layoutInternals() {
        super.layoutInternals()
        takeSolvedContentSize()
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { endScrolling() } else { noteContentTouches() }
    }
}

extension UIScrollView {
    /// How the safe area adds to a scroll view's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Like `scrollableAxes`.
        case automatic
        /// In the directions in which the content can be scrolled.
        case scrollableAxes
        /// Not at all.
        case never
        /// On all sides.
        case always
    }
}

extension UIScrollView {
    /// How fast content comes to rest: the part of its speed that is left after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat

        /// Creates a rate from its number, from 0 to 1.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The rate of browsers and lists: 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// The rate of carousels, which stop soon: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
