import RenderTree

/// Appears above content that a person pulls down, and tells that it is to be loaded anew.
///
/// It sends `valueChanged`; whoever loads calls `endRefreshing()` when that is done.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    private var storedIsRefreshing = false
    /// Whether the content keeps clear of the control.
    private var isOpen = false

    /// The height of the control, in points.
    static let height: CGFloat = 60
    /// How far content is pulled down before it is loaded anew, in points.
    static let reach: CGFloat = 64

    /// Creates a control, for the `refreshControl` of a scroll view.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UIRefreshControl.height))
        prepare()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeOwnValues(of: self)
    }

    private func prepare() {
        requireRare().isListPart = true
        isUserInteractionEnabled = false
        alpha = 0
        spinner.hidesWhenStopped = false
        label.textAlignment = .center
        label.numberOfLines = 1
        addSubview(spinner)
        addSubview(label)
    }

    /// Whether content is being loaded.
    open var isRefreshing: Bool { storedIsRefreshing }

    /// The text below the spokes; default nil.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    /// Shows that loading began, without an event.
    open func beginRefreshing() {
        guard !storedIsRefreshing else { return }
        storedIsRefreshing = true
        setNeedsRender()
        spinner.startAnimating()
        alpha = 1
        open(true)
    }

    /// Shows that loading is over: the content moves back up.
    open func endRefreshing() {
        guard storedIsRefreshing else { return }
        storedIsRefreshing = false
        setNeedsRender()
        spinner.stopAnimating()
        guard let scrollView, scrollView.window != nil, scrollView.scroll.phase == .idle,
            scrollView.contentOffset.y < insetOfContent - scrollView.adjustedContentInset.top
        else { return open(false) }
        let rest = insetOfContent - scrollView.adjustedContentInset.top
        // The content scrolls over the control, then the room above is given up.
        let place = CGPoint(x: scrollView.contentOffset.x, y: rest)
        let close: @MainActor (UIScrollView) -> Void = { [weak self] _ in
            guard let self, !storedIsRefreshing else { return }
            open(false)
        }
        // Also where somebody moves the content elsewhere meanwhile.
        scrollView.moveAnimated(to: place, interrupted: close) { view in
            view.delegate?.scrollViewDidEndScrollingAnimation(view)
            close(view)
        }
        if scrollView.scroll.motion == nil { close(scrollView) }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        spinner.color = hasOwnTint ? tintColor : .systemGray
    }

    override func describe(_ semantics: inout Semantics) {
        super.describe(&semantics)
        semantics.isHidden = !storedIsRefreshing
    }

    private var hasOwnTint: Bool { tintColor != superview?.tintColor }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = (attributedTitle?.length ?? 0) > 0
        let side = spinner.intrinsicContentSize
        spinner.frame = CGRect(
            x: roundedToPixel((bounds.width - side.width) / 2),
            y: roundedToPixel((bounds.height - side.height) / 2 - (hasTitle ? 10 : 0)),
            width: side.width,
            height: side.height
        )
        label.frame = CGRect(x: 8, y: spinner.frame.maxY + 4, width: bounds.width - 16, height: 18)
        label.isHidden = !hasTitle
    }

    // MARK: - The scroll view

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    // Apps from before `refreshControl` add the control themselves.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let scrollView, scrollView.scroll.refreshControl == nil else { return }
        scrollView.scroll.refreshControl = self
        scrollView.refreshControlDidChange()
    }

    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        guard let scrollView, scrollView !== newSuperview,
            scrollView.scroll.refreshControl === self
        else { return }
        scrollView.scroll.refreshControl = nil
        scrollView.refreshControlDidChange()
    }

    /// The room that the content leaves for the control, in points.
    var insetOfContent: CGFloat { isOpen ? UIRefreshControl.height : 0 }

    private func open(_ flag: Bool) {
        isOpen = flag
        if !flag, !storedIsRefreshing { alpha = 0 }
        scrollView?.updateAdjustedInset()
    }

    /// The content moved: pulled far enough by a person, it is loaded anew.
    func contentDidMove() {
        guard let scrollView else { return }
        let place = CGRect(
            x: scrollView.bounds.minX,
            y: -UIRefreshControl.height,
            width: scrollView.bounds.width,
            height: UIRefreshControl.height
        )
        if frame != place { frame = place }
        guard !storedIsRefreshing, isEnabled, scrollView.scroll.phase == .dragging else {
            if !storedIsRefreshing, !isOpen, alpha != 0 { alpha = 0 }
            return
        }
        let pull =
            insetOfContent - scrollView.adjustedContentInset.top - scrollView.contentOffset.y
        let share = min(max(0, pull / UIRefreshControl.reach), 1)
        if alpha != share { alpha = share }
        guard pull >= UIRefreshControl.reach else { return }
        beginRefreshing()
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }
}

extension UIScrollView {
    func setRefreshControl(_ control: UIRefreshControl?) {
        let old = scroll.refreshControl
        guard control !== old else { return }
        scroll.refreshControl = control
        old?.removeFromSuperview()
        if let control { insertSubview(control, at: 0) }
        refreshControlDidChange()
    }

    fileprivate func refreshControlDidChange() {
        scroll.refreshControl?.contentDidMove()
        updateAdjustedInset()
        setNeedsRender()
    }
}
