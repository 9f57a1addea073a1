extension UIPageViewController {
    var pageView: PageView? { viewIfLoaded as? PageView }

    private var isInSight: Bool { mayShowChildren && viewIfLoaded?.window != nil }

    // MARK: - The app's page

    func setPage(
        _ controllers: [UIViewController],
        _ direction: NavigationDirection,
        _ animated: Bool,
        _ completion: ((Bool) -> Void)?
    ) {
        if controllers.count > 1 {
            Diagnostics.report("\(self) shows one page at a time; others were left out.")
        }
        finishSlide()
        cancelPending()
        let (old, new) = (pages.current, controllers.first)
        for beside in [pages.before, pages.after] where beside !== new { beside.map(drop) }
        (pages.before, pages.after, pages.isStale) = (nil, nil, true)
        guard new !== old else {
            pagesDidChange()
            completion?(true)
            return
        }
        new?.appearance.isManual = false
        pages.current = new
        pages.shownDot = nil
        guard let new, let old, animated, isInSight, UIView.areAnimationsEnabled else {
            old.map(drop)
            new.map(adoptPage)
            pagesDidChange()
            completion?(true)
            return
        }
        adoptPage(new)
        showDots()
        slide(from: old, to: new, direction, completion)
    }

    private func pagesDidChange() {
        showDots()
        guard isViewLoaded else { return }
        if isInSight { installPages() }
        view.setNeedsLayout()
    }

    private func adoptPage(_ controller: UIViewController) {
        guard controller.parent !== self else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    /// Lets a page go that is not shown any more.
    func drop(_ controller: UIViewController) {
        guard controller.parent === self else { return }
        controller.endPresentationsAside()
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        slot(of: controller)?.removeFromSuperview()
        controller.appearance.isManual = false
        controller.removeFromParent()
    }

    // MARK: - The pages beside

    func pagesBesideMayHaveChanged() {
        guard pages.pending == nil, pages.slide == nil else {
            pages.isStale = true
            pages.areOutdated = true
            return
        }
        pages.areOutdated = false
        for beside in [pages.before, pages.after] { beside.map(drop) }
        (pages.before, pages.after, pages.isStale) = (nil, nil, true)
        showDots()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Asks the data source for the pages beside, so that they are there before a finger moves.
    func askForPagesBeside() {
        guard pages.isStale, isInSight, pages.slide == nil, let current = pages.current else {
            return
        }
        if pages.areOutdated, pages.pending == nil { pagesBesideMayHaveChanged() }
        pages.isStale = false
        if pages.before == nil {
            let found = dataSource?.pageViewController(self, viewControllerBefore: current)
            if found !== current, found !== pages.after { pages.before = found }
        }
        if pages.after == nil {
            let found = dataSource?.pageViewController(self, viewControllerAfter: current)
            if found !== current, found !== pages.before { pages.after = found }
        }
        for beside in [pages.before, pages.after] { beside.map(prepare) }
        installPages()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Makes a page a child that appears when a person scrolls to it, and not before.
    private func prepare(_ controller: UIViewController) {
        guard controller.parent !== self else { return }
        adoptPage(controller)
        controller.appearance.isManual = true
    }

    func showDots() {
        // As on iOS, nobody is asked before there is a page.
        guard let pageView, let dataSource, pages.orientation == .horizontal,
            transitionStyle == .scroll, pages.current != nil
        else {
            pageView?.showDots(0, 0)
            return
        }
        let count = dataSource.presentationCount(for: self)
        guard count > 0 else { return pageView.showDots(0, 0) }
        pageView.showDots(count, dataSource.presentationIndex(for: self))
    }

    func dotsDidTurn(to page: Int) {
        guard let dots = pageView?.dots, let current = pages.current, pages.slide == nil else {
            return
        }
        let isForward = page > shownDot
        guard let next = isForward ? pages.after : pages.before else {
            dots.currentPage = shownDot
            return
        }
        delegate?.pageViewController(self, willTransitionTo: [next])
        setPage([next], isForward ? .forward : .reverse, true) { [weak self] finished in
            guard let self else { return }
            delegate?.pageViewController(
                self,
                didFinishAnimating: finished,
                previousViewControllers: [current],
                transitionCompleted: true
            )
        }
        dots.currentPage = page
        pages.shownDot = page
    }

    private var shownDot: Int { pages.shownDot ?? dataSource?.presentationIndex(for: self) ?? 0 }

    // MARK: - The app's animation

    private func slide(
        from old: UIViewController,
        to new: UIViewController,
        _ direction: NavigationDirection,
        _ completion: ((Bool) -> Void)?
    ) {
        let slide = PageSlide(old, new, isBackwards: direction == .reverse, completion)
        pages.slide = slide
        old.beginAppearanceTransition(false, animated: true)
        new.beginAppearanceTransition(true, animated: true)
        UIView.performWithoutAnimation {
            installPages()
            arrangePages()
            view.layoutIfNeeded()
        }
        new.isAppearingIfNeeded()
        guard let oldSlot = slot(of: old), let newSlot = slot(of: new) else { return finishSlide() }
        let isMirrored = self.isMirrored && pages.orientation == .horizontal
        let way = stride * (slide.isBackwards != isMirrored ? -1 : 1)
        // The content is where the new page is at once; what is seen follows in its time.
        let behind =
            pages.orientation == .horizontal
            ? CGAffineTransform(translationX: way, y: 0)
            : CGAffineTransform(translationX: 0, y: way)
        (oldSlot.transform, newSlot.transform) = (behind, behind)
        UIView.animate(
            withDuration: 0.3,
            delay: 0,
            options: .curveEaseInOut,
            animations: {
                (oldSlot.transform, newSlot.transform) = (.identity, .identity)
                // What the delegate moves with the content takes the same time.
                slide.hasBegun = true
                self.arrangePages(takesOver: true)
            },
            completion: { [weak self] _ in
                guard let self, pages.slide === slide else { return }
                finishSlide()
            }
        )
    }

    /// The app's page is in its place.
    private func finishSlide() {
        guard let slide = pages.slide, !slide.isEnding else { return centreSlide() }
        slide.isEnding = true
        slot(of: slide.old)?.transform = .identity
        slot(of: slide.new)?.transform = .identity
        slide.old.viewIfLoaded?.removeFromSuperview()
        slide.old.endAppearanceTransition()
        slide.new.endAppearanceTransition()
        drop(slide.old)
        if let scrollView = pageView?.scrollView {
            scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
        }
        slide.completion?(true)
        // The completion may have set the next page.
        if pages.slide === slide { centreSlide() }
    }

    /// Has the app's page stand in the middle again, where it is seen already.
    private func centreSlide() {
        guard let slide = pages.slide else { return }
        let seen = offset(of: slide.new)
        pages.slide = nil
        guard isViewLoaded else { return }
        askForPagesBeside()
        installPages()
        arrangePages(from: seen)
        view.setNeedsLayout()
    }
}
