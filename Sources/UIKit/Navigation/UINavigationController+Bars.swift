extension UINavigationController {
    /// The lower edge of the navigation bar with its large title in full, in the view.
    var lowerEdgeOfBar: CGFloat {
        if let nesting { return view.frame.minY > 0 ? 0 : nesting.lowerEdgeOfBar }
        guard !navigation.hidesBar, !bar.isHiddenByApp else { return 0 }
        return view.safeAreaInsets.top + bar.preferredHeight
    }

    /// The height of toolbar and safe area at the lower end.
    var heightOfToolbar: CGFloat {
        navigation.hidesToolbar ? 0 : toolbar.barHeight + view.safeAreaInsets.bottom
    }

    /// The safe area of what is inside, given the one of the container.
    func safeAreaBelowBars(_ safe: UIEdgeInsets) -> UIEdgeInsets {
        var insets = safe
        insets.top = max(insets.top, lowerEdgeOfBar)
        insets.bottom = max(insets.bottom, heightOfToolbar)
        return insets
    }

    /// The frame of a controller's view: below bars only where they let content through.
    func contentFrame(for controller: UIViewController) -> CGRect {
        var frame = contentView?.bounds ?? view.bounds
        let edges = controller.edgesForExtendedLayout
        let extendsBelowOpaque = controller.extendedLayoutIncludesOpaqueBars
        if !hidesBarNow,
            !edges.contains(.top) || !(shownBar.isTranslucent || extendsBelowOpaque)
        {
            let edge = min(lowerEdgeOfBar, frame.height)
            frame.origin.y = edge
            frame.size.height -= edge
        }
        if !navigation.hidesToolbar,
            !edges.contains(.bottom) || !(toolbar.isTranslucent || extendsBelowOpaque)
        {
            frame.size.height = max(0, frame.height - heightOfToolbar)
        }
        return frame
    }

    /// Puts bars and content at their places.
    func layOutBars() {
        guard isViewLoaded, let content = contentView else { return }
        let bounds = view.bounds
        let safe = view.safeAreaInsets
        content.frame = bounds
        updateCollapse()
        let place = CGRect(
            x: 0,
            y: navigation.hidesBar ? -bar.preferredHeight : safe.top,
            width: bounds.width,
            height: max(0, bar.preferredHeight - navigation.collapse)
        )
        navigation.barPlacement.put(bar, at: place)
        bar.setHidden(
            byController: nesting != nil || (navigation.hidesBar && navigation.barAnimations == 0)
        )
        if !navigation.hidesToolbar || toolbar.superview != nil {
            if toolbar.superview !== view {
                view.addSubview(toolbar)
                navigation.toolbarPlacement = BarPlacement()
            }
            let visible = toolbar.barHeight + safe.bottom
            toolbar.isAtScrollEdge = topViewController?.barScrollView == nil
            let place = CGRect(
                x: 0,
                y: navigation.hidesToolbar ? bounds.height : bounds.height - visible,
                width: bounds.width,
                height: visible
            )
            navigation.toolbarPlacement.put(toolbar, at: place)
        }
        if navigation.transition == nil, let shown = navigation.shown,
            let view = shown.viewIfLoaded, view.superview === content
        {
            let frame = contentFrame(for: shown)
            if view.frame != frame { view.frame = frame }
        }
        for controller in allInStack {
            controller.rare?.navigationItem?.searchController?.stackDidChange()
        }
        if navigation.transition == nil { updateOverlays(in: content) }
        for view in content.subviews { view.invalidateSafeArea() }
    }

    /// Takes away what lies over controllers that were searched as they left the stack.
    private func updateOverlays(in content: NavigationContentView) {
        for case let overlay as SearchOverlayView in content.subviews {
            if overlay.belongs(to: allInStack) {
                overlay.stackDidChange()
            } else {
                overlay.removeFromSuperview()
            }
        }
    }

    /// What shows the stack by itself may be as large as the upper controller likes to be.
    func bubbleMayResize() {
        guard let state = presentation, state.isPresented else { return }
        state.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    /// A bar needs another height, or lets content through otherwise.
    func barDidChange() {
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: - Hiding

    func hideBar(_ hidden: Bool, _ animated: Bool) {
        if let nesting { return nesting.hideBar(hidden, animated) }
        guard navigation.hidesBar != hidden else { return }
        changeBars(animated) { self.navigation.hidesBar = hidden }
    }

    func hideToolbar(_ hidden: Bool, _ animated: Bool) {
        guard navigation.hidesToolbar != hidden else { return }
        if !hidden { updateToolbarItems(animated: false) }
        changeBars(animated) { self.navigation.hidesToolbar = hidden }
    }

    private func changeBars(_ animated: Bool, _ change: () -> Void) {
        guard animated, isViewLoaded, view.window != nil, UIView.areAnimationsEnabled else {
            change()
            viewIfLoaded?.setNeedsLayout()
            return
        }
        navigation.barAnimations += 1
        layOutBars()
        change()
        let duration =
            navigation.isPreparing
            ? navigation.transition?.duration ?? 0.35 : Self.hideShowBarDuration
        UIView.animate(
            withDuration: duration,
            delay: 0,
            options: .allowUserInteraction,
            animations: {
                layOutBars()
                if !navigation.isPreparing { view.layoutIfNeeded() }
            },
            completion: { [weak self] _ in
                self?.navigation.barAnimations -= 1
                self?.viewIfLoaded?.setNeedsLayout()
            }
        )
    }

    /// Shows the toolbar items of the upper controller.
    func updateToolbarItems(animated: Bool) {
        guard !navigation.hidesToolbar else { return }
        toolbar.setItems(topViewController?.toolbarItems, animated: animated)
    }

    // MARK: - Scrolling

    /// Content moved below the bar.
    func contentDidScroll(_ scrollView: UIScrollView) {
        guard navigation.shown?.barScrollView === scrollView, isViewLoaded else { return }
        let (collapse, edge) = (navigation.collapse, bar.isAtScrollEdge)
        updateCollapse()
        guard collapse != navigation.collapse || edge != bar.isAtScrollEdge else { return }
        let height = max(0, bar.preferredHeight - navigation.collapse)
        navigation.barPlacement.resize(bar, to: height)
    }

    private func updateCollapse() {
        guard nesting == nil else { return }
        guard let scrollView = navigation.shown?.barScrollView, scrollView.window != nil else {
            navigation.collapse = 0
            bar.isAtScrollEdge = isContentBelowBar
            return
        }
        scrollView.scroll.barOwner = self
        // The offset counts from where content rests below the whole bar.
        let distance = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        let most = bar.collapsibleHeight
        navigation.collapse = min(max(0, distance), most)
        bar.isAtScrollEdge = isContentBelowBar && distance <= most + 0.5
    }

    /// Whether the view that is shown reaches below the bar, which may then be without background.
    private var isContentBelowBar: Bool {
        guard let view = navigation.shown?.viewIfLoaded else { return true }
        return view.frame.minY < lowerEdgeOfBar
    }
}
