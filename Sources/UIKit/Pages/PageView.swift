/// The view of a page view controller: what scrolls, and the dots below it.
final class PageView: UIView {
    private weak var controller: UIPageViewController?
    let scrollView: PageScrollView
    private(set) var dots: UIPageControl?

    init(_ controller: UIPageViewController) {
        self.controller = controller
        scrollView = PageScrollView(controller)
        super.init(frame: UIScreen.main.bounds)
        scrollView.frame = bounds
        addSubview(scrollView)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows dots, or none.
    func showDots(_ count: Int, _ page: Int) {
        guard count > 0 else {
            dots?.removeFromSuperview()
            dots = nil
            return setNeedsLayout()
        }
        let dots = self.dots ?? makeDots()
        dots.numberOfPages = count
        dots.currentPage = page
        setNeedsLayout()
    }

    private func makeDots() -> UIPageControl {
        let dots = UIPageControl()
        // White ones would not be seen on what most pages are.
        dots.pageIndicatorTintColor = .tertiaryLabel
        dots.currentPageIndicatorTintColor = .label
        dots.addTarget(self, action: PageView.dotsDidTurn, for: .valueChanged)
        addSubview(dots)
        self.dots = dots
        return dots
    }

    private func dotsDidTurn(_ sender: UIPageControl) {
        controller?.dotsDidTurn(to: sender.currentPage)
    }

    override func layoutInternals() {
        controller?.askForPagesBeside()
        super.layoutInternals()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let controller else { return }
        var room = bounds
        if let dots {
            let height: CGFloat = 37
            let bottom = safeAreaInsets.bottom
            room.size.height = max(0, room.height - height - bottom)
            dots.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: height)
        }
        let half = -controller.pages.spacing / 2
        scrollView.frame =
            controller.pages.orientation == .horizontal
            ? room.insetBy(dx: half, dy: 0) : room.insetBy(dx: 0, dy: half)
        controller.arrangePages()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
        for slot in scrollView.slots {
            for view in slot.subviews { view.invalidateSafeArea() }
        }
    }

    /// The safe area of each page, wherever it stands in the content.
    var safeAreaOfPages: UIEdgeInsets {
        var insets = safeAreaInsets
        if dots != nil { insets.bottom = 0 }
        return insets
    }
}

/// What scrolls from page to page.
final class PageScrollView: UIScrollView {
    private weak var controller: UIPageViewController?

    init(_ controller: UIPageViewController) {
        self.controller = controller
        super.init(frame: .zero)
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { nil }

    var slots: [PageSlot] { subviews.compactMap { $0 as? PageSlot } }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        guard old.origin != bounds.origin, scroll.phase != .idle else { return }
        controller?.personDidScroll()
    }

    override func scrollingDidEnd() {
        super.scrollingDidEnd()
        controller?.personsScrollingDidEnd()
    }
}

/// The place of a page in the content.
final class PageSlot: UIView {
    let page: UIViewController
    private weak var pageView: PageView?

    init(_ page: UIViewController, in pageView: PageView) {
        self.page = page
        self.pageView = pageView
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var contentSafeArea: UIEdgeInsets { pageView?.safeAreaOfPages ?? .zero }
}
