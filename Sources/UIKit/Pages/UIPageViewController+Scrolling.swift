extension UIPageViewController {
    var isMirrored: Bool { viewIfLoaded?.isRightToLeft ?? false }

    /// The distance from one page to the next in points.
    var stride: CGFloat {
        guard let size = pageView?.scrollView.bounds.size else { return 0 }
        return pages.orientation == .horizontal ? size.width : size.height
    }

    /// The pages in the content's three places, from the upper left on.
    ///
    /// The one that is shown stands in the middle, whatever is beside it; one that slides in stands
    /// beside the one that it replaces meanwhile.
    private var places: [UIViewController?] {
        var order = [pages.before, pages.current, pages.after]
        if let slide = pages.slide {
            order = slide.isBackwards ? [slide.new, slide.old, nil] : [nil, slide.old, slide.new]
        }
        return isMirrored && pages.orientation == .horizontal ? order.reversed() : order
    }

    private func place(of page: UIViewController) -> CGFloat {
        CGFloat(places.firstIndex { $0 === page } ?? 1)
    }

    func offset(of page: UIViewController) -> CGPoint {
        let distance = place(of: page) * stride
        return pages.orientation == .horizontal
            ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    }

    /// What keeps a person from places without a page.
    private var insetOfPlaces: UIEdgeInsets {
        let (start, end) = (places[0] == nil ? -stride : 0, places[2] == nil ? -stride : 0)
        return pages.orientation == .horizontal
            ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
            : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
    }

    func slot(of page: UIViewController) -> PageSlot? {
        pageView?.scrollView.slots.first { $0.page === page }
    }

    // MARK: - Places

    /// Puts the views of the pages into the content.
    func installPages() {
        guard let pageView else { return }
        let wanted = places.compactMap { $0 }
        for slot in pageView.scrollView.slots where !wanted.contains(where: { $0 === slot.page }) {
            slot.removeFromSuperview()
        }
        for page in wanted where page.parent === self {
            page.loadViewIfNeeded()
            var place = slot(of: page)
            if place == nil {
                let new = PageSlot(page, in: pageView)
                new.frame = CGRect(origin: .zero, size: pageView.bounds.size)
                pageView.scrollView.addSubview(new)
                place = new
            }
            guard let place else { continue }
            if page.view.superview !== place {
                page.view.letFrameCount()
                page.view.frame = place.bounds
                page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                place.addSubview(page.view)
                // What hears that it appears may have set other pages meanwhile.
                if page.parent !== self {
                    page.view.removeFromSuperview()
                    place.removeFromSuperview()
                }
            }
        }
        markBeside()
    }

    /// What is beside takes neither the focus nor input until it is shown.
    private func markBeside() {
        for slot in pageView?.scrollView.slots ?? [] {
            slot.isInert = slot.page !== pages.current && slot.page !== pages.slide?.new
        }
    }

    /// Puts all pages at their places, and the content where the shown one is seen.
    ///
    /// - Parameters:
    ///   - landed: Where the content is that a person scrolled; nil puts it in place.
    ///   - takesOver: Whether content that a person holds is put in place as well.
    func arrangePages(from landed: CGPoint? = nil, takesOver: Bool = false) {
        guard let pageView, let current = pages.current else { return }
        let scrollView = pageView.scrollView
        arrangeSlots()
        if let slide = pages.slide, !slide.hasBegun { return }
        let isAcross = pages.orientation == .horizontal
        let room = scrollView.bounds.size
        let size = CGSize(
            width: isAcross ? 3 * stride : room.width,
            height: isAcross ? room.height : 3 * stride
        )
        let rest = offset(of: current)
        var offset = scrollView.contentOffset
        if let landed {
            offset = CGPoint(x: offset.x + rest.x - landed.x, y: offset.y + rest.y - landed.y)
        } else if takesOver || scrollView.scroll.phase == .idle {
            offset = rest
        }
        scrollView.arrange(size, insetOfPlaces, at: offset, isSeen: landed != nil)
    }

    /// Puts all pages at their places in the content.
    func arrangeSlots() {
        guard let scrollView = pageView?.scrollView else { return }
        let isAcross = pages.orientation == .horizontal
        let room = scrollView.bounds.size
        for slot in scrollView.slots {
            let start = place(of: slot.page) * stride + pages.spacing / 2
            let frame = CGRect(
                x: isAcross ? start : 0,
                y: isAcross ? 0 : start,
                width: isAcross ? max(0, room.width - pages.spacing) : room.width,
                height: isAcross ? room.height : max(0, room.height - pages.spacing)
            )
            (slot.bounds.size, slot.center) = (frame.size, CGPoint(x: frame.midX, y: frame.midY))
            slot.page.viewIfLoaded?.frame = slot.bounds
        }
    }

    // MARK: - A person's scrolling

    /// The content moved under a finger: the page that comes into sight begins to appear.
    func personDidScroll() {
        guard let scrollView = pageView?.scrollView, let current = pages.current,
            pages.slide == nil
        else { return }
        let rest = offset(of: current)
        let distance =
            pages.orientation == .horizontal
            ? scrollView.contentOffset.x - rest.x : scrollView.contentOffset.y - rest.y
        guard abs(distance) > 0.5 else { return }
        let isMirrored = self.isMirrored && pages.orientation == .horizontal
        guard let next = (distance > 0) != isMirrored ? pages.after : pages.before,
            next !== pages.pending
        else { return }
        cancelPending()
        pages.pending = next
        delegate?.pageViewController(self, willTransitionTo: [next])
        next.beginAppearanceTransition(true, animated: true)
        next.isAppearingIfNeeded()
        current.beginAppearanceTransition(false, animated: true)
    }

    /// The page that began to appear does not come.
    func cancelPending() {
        guard let next = pages.pending, let current = pages.current else { return }
        pages.pending = nil
        next.beginAppearanceTransition(false, animated: true)
        current.beginAppearanceTransition(true, animated: true)
        next.endAppearanceTransition()
        current.endAppearanceTransition()
        next.appearance.isManual = true
        if pages.areOutdated { viewIfLoaded?.setNeedsLayout() }
    }

    /// The content came to rest at one of the pages.
    func personsScrollingDidEnd() {
        guard let scrollView = pageView?.scrollView, stride > 0, pages.slide == nil,
            let old = pages.current
        else { return }
        let place = scrollView.contentOffset
        let index = Int(
            ((pages.orientation == .horizontal ? place.x : place.y) / stride).rounded()
        )
        let landed = places.indices.contains(index) ? places[index] ?? old : old
        guard landed !== old else {
            guard pages.pending != nil else { return arrangePages() }
            cancelPending()
            arrangePages()
            return tellEnd(old, completed: false)
        }
        if pages.pending !== landed {
            cancelPending()
            pages.pending = landed
            delegate?.pageViewController(self, willTransitionTo: [landed])
            landed.beginAppearanceTransition(true, animated: true)
            old.beginAppearanceTransition(false, animated: true)
        }
        land(on: landed, from: old)
    }

    private func land(on new: UIViewController, from old: UIViewController) {
        let isForward = new === pages.after
        let seen = offset(of: new)
        let left = isForward ? pages.before : pages.after
        pages.pending = nil
        pages.current = new
        (pages.before, pages.after) = isForward ? (old, nil) : (nil, old)
        left.map(drop)
        old.endAppearanceTransition()
        new.endAppearanceTransition()
        old.appearance.isManual = true
        if let dots = pageView?.dots {
            dots.currentPage += isForward ? 1 : -1
            pages.shownDot = dots.currentPage
        }
        pages.isStale = true
        askForPagesBeside()
        installPages()
        arrangePages(from: seen)
        tellEnd(old, completed: true)
    }

    private func tellEnd(_ old: UIViewController, completed: Bool) {
        delegate?.pageViewController(
            self,
            didFinishAnimating: true,
            previousViewControllers: [old],
            transitionCompleted: completed
        )
    }
}
