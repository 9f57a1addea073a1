/// What a view knows of its layout.
struct LayoutState {
    var autoresizingMask: UIView.AutoresizingMask = []
    var autoresizesSubviews = true
    var needsLayout = true
    var needsSafeAreaUpdate = false
    var hasSafeArea = false
    /// Whether this view stands in its superview's list of pending subviews.
    var isQueued = false
    /// The subviews at or below which something is to be laid out.
    var pendingSubviews: [UIView] = []
    var margins: MarginState?
    var safeAreaInsets = UIEdgeInsets.zero
}

extension UIView {
    var isLayoutPending: Bool {
        layout.needsLayout || layout.needsSafeAreaUpdate || !layout.pendingSubviews.isEmpty
    }

    func markNeedsLayout() {
        layout.needsLayout = true
        queueLayout()
    }

    /// Enters this view, and each above it, into the list of its superview.
    ///
    /// A list instead of a flag lets a layout find one view among ten thousand siblings.
    func queueLayout() {
        var view = self
        while let superview = view.superview {
            guard !view.layout.isQueued else { return }
            view.layout.isQueued = true
            superview.layout.pendingSubviews.append(view)
            view = superview
        }
        view.rendering.context?.scheduleUpdate()
    }

    /// Takes this view out of the list of the superview that it leaves.
    func unqueueLayout(from superview: UIView) {
        guard layout.isQueued else { return }
        layout.isQueued = false
        superview.layout.pendingSubviews.removeAll { $0 === self }
    }

    /// Lays out from the topmost view above that needs it, as Core Animation does.
    func layoutPending() {
        var top = self
        while let superview = top.superview, superview.layout.needsLayout { top = superview }
        top.layoutSubtree()
    }

    /// Lays out this view and what is below it, visiting only what asked for it.
    func layoutSubtree() {
        var passes = 0
        while isLayoutPending {
            passes += 1
            guard passes <= 100 else {
                return Diagnostics.report(
                    "\(self) asked for a layout in each of 100 passes; it is left as it is."
                )
            }
            layoutOnce()
        }
    }

    private func layoutOnce() {
        if layout.needsSafeAreaUpdate { updateSafeArea() }
        if layout.needsLayout {
            layout.needsLayout = false
            let controller = viewController
            controller?.viewWillLayoutSubviews()
            layoutInternals()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
        guard !layout.pendingSubviews.isEmpty else { return }
        let pending = layout.pendingSubviews
        layout.pendingSubviews.removeAll(keepingCapacity: true)
        for view in pending { view.layout.isQueued = false }
        for view in pending where view.superview === self { view.layoutSubtree() }
    }
}
