extension UIView {
    // MARK: - Constraint updates

    /// Marks the view's constraints, and tells the views above that there is something below.
    func markNeedsConstraintUpdate() {
        layout.needsUpdateConstraints = true
        noteConstraintUpdate()
        queueLayout()
    }

    /// Tells the views above that constraints at or below this view want an update.
    func noteConstraintUpdate() {
        var view = superview
        while let current = view, !current.layout.hasConstraintUpdatesBelow {
            current.layout.hasConstraintUpdatesBelow = true
            view = current.superview
        }
    }

    /// Whether constraints at or below the view want an update.
    var hasConstraintUpdates: Bool {
        layout.needsUpdateConstraints || layout.hasConstraintUpdatesBelow
    }

    /// Updates constraints from the bottom up.
    func updateConstraintsBelow() {
        if layout.hasConstraintUpdatesBelow {
            layout.hasConstraintUpdatesBelow = false
            for view in hierarchy.subviews where view.hasConstraintUpdates {
                view.updateConstraintsBelow()
            }
        }
        guard layout.needsUpdateConstraints else { return }
        layout.needsUpdateConstraints = false
        if type(of: self).requiresConstraintBasedLayout {
            let engine = requireTreeEngine()
            if let state = autoLayout, state.engine == nil { engine.adopt(self) }
        }
        observing(.constraints) {
            if let viewController {
                viewController.updateViewConstraints()
            } else {
                updateConstraints()
            }
        }
    }

    /// Updates constraints and solves them; before a layout that starts at this view.
    func settleConstraints() {
        if hasConstraintUpdates { updateConstraintsBelow() }
        layoutEngineForPass?.solve()
    }

    /// The engine of the tree; made where views outside of a window have constraints.
    var layoutEngineForPass: LayoutEngine? {
        if let engine = autoLayout?.engine { return engine }
        // A window has an engine as soon as a view with constraints enters it.
        if let window = hierarchy.window { return window.autoLayout?.hostedEngine }
        let root = treeRoot
        if let engine = root.autoLayout?.hostedEngine { return engine }
        guard root.hasConstraintsBelow else { return nil }
        return requireTreeEngine()
    }

    /// Whether a view at or below this one has to do with constraints.
    private var hasConstraintsBelow: Bool {
        if let state = autoLayout, !state.translatesMask || !state.constraints.isEmpty {
            return true
        }
        return hierarchy.subviews.contains { $0.hasConstraintsBelow }
    }

    // MARK: - Frames

    /// The engine found another frame, or the app set one over it.
    func solvedFrameDidChange() {
        guard let state = autoLayout, !state.translatesMask else { return }
        guard let superview else {
            // A root that follows constraints has no superview to size it.
            return applySolvedSize()
        }
        listAsMoved(state, in: superview)
        superview.setNeedsLayout()
    }

    private func listAsMoved(_ state: AutoLayoutState, in superview: UIView) {
        guard !state.isListedAsMoved else { return }
        state.isListedAsMoved = true
        superview.requireAutoLayout().movedSubviews.append(self)
    }

    /// Sets the frames of the subviews that the engine moved.
    func applySolvedFrames() {
        guard let state = autoLayout else { return }
        if let engine = state.engine {
            guard !engine.isTemporary else {
                // The frames that it finds are those of a question.
                engine.meanwhile.laidOut.append(self)
                return
            }
            engine.solve()
        }
        guard !state.movedSubviews.isEmpty else { return }
        let moved = state.movedSubviews
        state.movedSubviews.removeAll(keepingCapacity: moved.count < 32)
        for view in moved {
            view.autoLayout?.isListedAsMoved = false
            if view.superview === self { view.applySolvedFrame() }
        }
    }

    /// Sets centre and size, so that a transform stays what it is.
    private func applySolvedFrame() {
        guard let state = autoLayout, let node = state.node, !state.translatesMask else { return }
        let frame = node.frame.rounded(scale: pixelsPerPoint)
        // What a scroll view zooms has its place in content that is zoomed as well.
        let factor = (superview as? UIScrollView)?.placeFactor(of: self) ?? 1
        guard factor != 1 || frame != ownLayer.untransformedFrame else { return }
        state.isApplying = true
        defer { state.isApplying = false }
        let anchor = ownLayer.anchorPoint
        let position = CGPoint(
            x: factor * (frame.minX + anchor.x * frame.width),
            y: factor * (frame.minY + anchor.y * frame.height)
        )
        if frame.size != bounds.size { bounds.size = frame.size }
        if position != center { center = position }
    }

    private func applySolvedSize() {
        guard let state = autoLayout, let node = state.node, self === state.engine?.root else {
            return
        }
        let size = node.frame.rounded(scale: pixelsPerPoint).size
        guard size != bounds.size else { return }
        state.isApplying = true
        defer { state.isApplying = false }
        bounds.size = size
    }

    /// Position or size of the layer changed.
    func autoLayoutGeometryDidChange(_ state: AutoLayoutState) {
        if state.hasDependents { updateDependents() }
        if state.givesBaseline { updateBaselinesAbove() }
        guard !state.isApplying, let engine = state.engine else { return }
        if engine.isTemporary { engine.meanwhile.hasMoves = true }
        guard let node = state.node else { return }
        if state.translatesMask {
            engine.updatePlace(of: node)
            engine.markDirty()
        } else if let superview {
            // The next layout of the superview puts the view back where constraints want it.
            listAsMoved(state, in: superview)
        }
    }

    /// The shares of the superview's lengths that the frame has by its autoresizing mask.
    ///
    /// Of use only where constraints determine the superview: the changes of a superview with a
    /// frame of its own autoresize this view.
    var autoresizingShares: (x: Double, width: Double, y: Double, height: Double) {
        guard let superview, superview.autoresizesSubviews else { return (0, 0, 0, 0) }
        let (mask, frame, size) = (
            autoresizingMask, ownLayer.untransformedFrame, superview.bounds.size
        )
        let horizontal = Self.shares(
            frame.minX,
            frame.width,
            size.width,
            (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            )
        )
        let vertical = Self.shares(
            frame.minY,
            frame.height,
            size.height,
            (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            )
        )
        return (horizontal.origin, horizontal.length, vertical.origin, vertical.length)
    }

    private static func shares(
        _ origin: CGFloat,
        _ length: CGFloat,
        _ outer: CGFloat,
        _ flexible: (before: Bool, length: Bool, after: Bool)
    ) -> (origin: Double, length: Double) {
        let count = [flexible.before, flexible.length, flexible.after].count { $0 }
        guard count > 0 else { return (0, 0) }
        let before = flexible.before ? max(0, origin) : 0
        let middle = flexible.length ? length : 0
        let after = flexible.after ? max(0, outer - origin - length) : 0
        let sum = before + middle + after
        func share(_ part: CGFloat, _ isFlexible: Bool) -> Double {
            guard isFlexible else { return 0 }
            return Double(sum == 0 ? 1 / CGFloat(count) : part / sum)
        }
        return (share(before, flexible.before), share(middle, flexible.length))
    }

    // MARK: - Hierarchy

    /// The view has a new superview.
    func enterLayoutTree() {
        if hasConstraintUpdates { noteConstraintUpdate() }
        if let engine = treeEngine {
            engine.adopt(self)
        } else if hierarchy.window != nil, hasConstraintsBelow {
            _ = requireTreeEngine()
        }
    }

    /// The view is about to leave its superview.
    func leaveLayoutTree() {
        dropConstraintsAbove()
        if let autoLayout, autoLayout.isListedAsMoved {
            autoLayout.isListedAsMoved = false
            superview?.autoLayout?.movedSubviews.removeAll { $0 === self }
        }
        treeEngine?.abandon(self)
    }

    // MARK: - Text

    /// Returns the natural size at the width that the engine gave the view.
    func wrappedSize(of node: LayoutNode) -> CGSize { intrinsicContentSize }
}
