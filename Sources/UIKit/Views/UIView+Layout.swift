/// What a view knows of its layout.
struct LayoutState {
    /// The subviews at or below which something is to be laid out.
    var pendingSubviews: [UIView] = []
    private var autoresizing: UInt8 = 0
    var autoresizesSubviews = true
    var needsLayout = true
    /// Whether `updateProperties()` is to be called before the next layout, of the view and of the
    /// controller whose view it is.
    var needsProperties = true
    var needsControllerProperties = true
    var needsUpdateConstraints = true
    /// Whether constraints of views below want an update.
    var hasConstraintUpdatesBelow = false
    var needsSafeAreaUpdate = false
    var hasSafeArea = false
    /// Whether this view stands in its superview's list of pending subviews.
    var isQueued = false
    /// Whether the view lays out its subviews right now.
    var isLayingOut = false

    var autoresizingMask: UIView.AutoresizingMask {
        get { UIView.AutoresizingMask(rawValue: UInt(autoresizing)) }
        set { autoresizing = UInt8(truncatingIfNeeded: newValue.rawValue) }
    }

    /// Lets go of the room that an empty list keeps.
    mutating func dropRoom() {
        if pendingSubviews.isEmpty { pendingSubviews = [] }
    }

    /// Takes the list of pending subviews.
    mutating func takePendingSubviews() -> [UIView] {
        var taken: [UIView] = []
        swap(&taken, &pendingSubviews)
        return taken
    }

    /// Keeps the room of a short list for the next time: most updates are of one view.
    mutating func reuse(_ list: consuming [UIView]) {
        guard list.count <= 2, pendingSubviews.isEmpty else { return }
        list.removeAll(keepingCapacity: true)
        pendingSubviews = list
    }
}

extension UIView {
    var isLayoutPending: Bool {
        layout.needsLayout || layout.needsSafeAreaUpdate || hasConstraintUpdates
            || !layout.pendingSubviews.isEmpty || arePropertiesPending
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

    /// Subviews came or went: asks for a layout, unless that is what a layout just did.
    func subviewsDidChange() {
        if !layout.isLayingOut { setNeedsLayout() }
    }

    /// Takes this view out of the list of the superview that it leaves.
    func unqueueLayout(from superview: UIView) {
        guard layout.isQueued else { return }
        layout.isQueued = false
        superview.layout.pendingSubviews.removeAll { $0 === self }
    }

    /// Lays out from the topmost view above that needs it, as Core Animation does.
    func layoutPending() {
        // What constraints move counts as asking for a layout.
        settleConstraints()
        var top = self
        while let superview = top.superview, superview.layout.needsLayout { top = superview }
        top.layoutSubtree()
    }

    /// Lays out this view and what is below it, visiting only what asked for it.
    ///
    /// Only here are layouts repeated, not at each level: nested loops would multiply.
    func layoutSubtree() {
        for _ in 0..<Self.maximumPasses {
            settleConstraints()
            guard isLayoutPending else { return }
            layoutOnce()
        }
        guard isLayoutPending else { return }
        Diagnostics.report(
            "\(restlessView) asked for a layout in each of \(Self.maximumPasses) passes; "
                + "it is left as it is."
        )
        forgetPendingLayout()
    }

    private static var maximumPasses: Int { 100 }

    private func layoutOnce() {
        if hasConstraintUpdates { settleConstraints() }
        if layout.needsSafeAreaUpdate { updateSafeArea() }
        if arePropertiesPending {
            updateOwnProperties()
            settleConstraints()
        }
        if layout.needsLayout {
            layout.needsLayout = false
            if rare?.corners != nil { applyCorners() }
            let wasLayingOut = layout.isLayingOut
            layout.isLayingOut = true
            if let viewController {
                layoutControlled(by: viewController)
            } else {
                layoutInternals()
                observing(.layout) { ownLayer.layoutSublayers() }
            }
            layout.isLayingOut = wasLayingOut
        }
        guard !layout.pendingSubviews.isEmpty else { return }
        let pending = layout.takePendingSubviews()
        for view in pending { view.layout.isQueued = false }
        for view in pending where view.superview === self { view.layoutOnce() }
        layout.reuse(pending)
    }

    private func layoutControlled(by controller: UIViewController) {
        if controller.rare?.needsUnavailable == true { controller.updateUnavailable() }
        observing(.willLayout) { controller.viewWillLayoutSubviews() }
        layoutInternals()
        observing(.layout) { ownLayer.layoutSublayers() }
        if controller.rare?.unavailableView != nil { controller.placeUnavailable(in: self) }
        observing(.didLayout) { controller.viewDidLayoutSubviews() }
    }

    /// The deepest view that still asks for a layout.
    private var restlessView: UIView {
        var view = self
        while let pending = view.layout.pendingSubviews.first { view = pending }
        return view
    }

    private func forgetPendingLayout() {
        layout.needsLayout = false
        layout.needsProperties = false
        layout.needsControllerProperties = false
        layout.needsUpdateConstraints = false
        layout.hasConstraintUpdatesBelow = false
        let pending = layout.pendingSubviews
        layout.pendingSubviews = []
        for view in pending {
            view.layout.isQueued = false
            view.forgetPendingLayout()
        }
    }
}
