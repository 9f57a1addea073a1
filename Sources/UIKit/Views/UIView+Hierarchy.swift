/// A view's place among the others.
struct HierarchyState {
    unowned(unsafe) var superview: UIView?
    // Safe: the superview's end takes the reference back on the main thread, which alone reads it;
    // see `BackReferences`. The way up is walked all the time.
    unowned(unsafe) var window: UIWindow?
    // Safe: the window's end takes the reference back from all views in it, likewise.
    var subviews: [UIView] = []
    /// Whether a subview's layer has, or had, a `zPosition`.
    var hasStackingOrder = false
    /// Whether there are, or were, views among the subviews that the app does not know of.
    var hasUnseenViews = false
}

extension UIView {
    /// Whether this view is `view` or somewhere below it, whatever its class says.
    final func stands(in view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.superview
        }
        return false
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        if view === sibling { return }
        guard let place = hierarchy.subviews.firstIndex(where: { $0 === sibling }) else {
            Diagnostics.report(
                "\(view) was added in front: \(sibling) is not a subview of \(self)."
            )
            return insert(view, at: .max)
        }
        guard let old = hierarchy.subviews.firstIndex(where: { $0 === view }) else {
            return insert(view, at: place + offset)
        }
        // The view leaves its old place first, which shifts what stood in front of it.
        reorder(view, to: old < place ? place + offset - 1 : place + offset)
    }

    func insert(_ view: UIView, at index: Int) {
        precondition(
            !stands(in: view),
            "\(view) cannot be added to \(self), which is \(self === view ? "itself" : "below it")."
        )
        if view.superview === self { return reorder(view, to: index) }
        let newWindow = hierarchy.window
        let changesWindow = view.hierarchy.window !== newWindow
        view.willMove(toSuperview: self)
        if changesWindow { view.tellWillMove(to: newWindow) }
        let oldSuperview = view.superview
        let oldTint = view.effectiveTintColor
        if let oldSuperview {
            view.leaveLayoutTree()
            oldSuperview.willRemoveSubview(view)
            oldSuperview.removeFromList(view)
            oldSuperview.subviewsDidChange()
        }
        hierarchy.subviews.insert(view, at: min(max(index, 0), hierarchy.subviews.count))
        view.hierarchy.superview = self
        setNeedsRender()
        subviewsDidChange()
        let moved = changesWindow ? view.setWindow(newWindow) : []
        view.enterLayoutTree()
        view.superviewDidChange(from: oldTint)
        Self.tellDidMove(moved, to: newWindow)
        if !changesWindow { view.updateTraits() }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    func detach() {
        guard hierarchy.superview != nil else { return }
        let hadWindow = hierarchy.window != nil
        willMove(toSuperview: nil)
        if hadWindow { tellWillMove(to: nil) }
        guard let superview = hierarchy.superview else { return }
        superview.willRemoveSubview(self)
        leaveLayoutTree()
        superview.removeFromList(self)
        hierarchy.superview = nil
        superview.subviewsDidChange()
        layout.needsSafeAreaUpdate = true
        let moved = hadWindow ? setWindow(nil) : []
        Self.tellDidMove(moved, to: nil)
        didMoveToSuperview()
    }

    func reorder(_ view: UIView, to index: Int) {
        guard let old = hierarchy.subviews.firstIndex(where: { $0 === view }) else { return }
        let target = min(max(index, 0), hierarchy.subviews.count - 1)
        guard old != target else { return }
        hierarchy.subviews.remove(at: old)
        hierarchy.subviews.insert(view, at: target)
        subviewsWereReordered()
    }

    func exchange(_ first: Int, _ second: Int) {
        let indices = hierarchy.subviews.indices
        precondition(
            indices.contains(first) && indices.contains(second),
            "\(self) has \(indices.count) subviews; \(first) and \(second) cannot be exchanged."
        )
        hierarchy.subviews.swapAt(first, second)
        subviewsWereReordered()
    }

    func findView(tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in hierarchy.subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    private func removeFromList(_ view: UIView) {
        view.unqueueLayout(from: self)
        hierarchy.subviews.removeAll { $0 === view }
        setNeedsRender()
    }

    private func superviewDidChange(from oldTint: UIColor) {
        layout.needsSafeAreaUpdate = true
        if layer.rare != nil, layer.zPosition != 0 { superview?.hierarchy.hasStackingOrder = true }
        queueLayout()
        // The node's frame counts from the origin of the superview's bounds.
        setNeedsRender()
        if ownTintColor == nil, effectiveTintColor != oldTint { tellTintColorDidChange() }
    }

    // MARK: - Windows

    private func tellWillMove(to window: UIWindow?) {
        willMove(toWindow: window)
        viewController?.viewWillMove(to: window)
        for view in hierarchy.subviews { view.tellWillMove(to: window) }
    }

    /// Sets the window of this view and of all below it, which it returns, parents first.
    private func setWindow(_ window: UIWindow?) -> [UIView] {
        var moved: [UIView] = []
        func visit(_ view: UIView) {
            if let old = view.hierarchy.window { view.leave(old) }
            view.hierarchy.window = window
            view.attachRendering(to: window?.renderContext)
            moved.append(view)
            for subview in view.hierarchy.subviews { visit(subview) }
        }
        visit(self)
        return moved
    }

    /// Gives up what only a view of that window can have.
    private func leave(_ window: UIWindow) {
        for recognizer in recognizers { recognizer.abandon() }
        guard let responder = window.firstResponder,
            responder === self || responder === viewController
        else { return }
        responder.resignFirstResponder()
        guard window.firstResponder === responder else { return }
        window.firstResponder = nil
        responder.firstResponderWasTaken()
    }

    /// Tells views of their new window, but for those that their callbacks moved on meanwhile.
    ///
    /// Views that callbacks add are told when they are added; so the list is made before.
    private static func tellDidMove(_ views: [UIView], to window: UIWindow?) {
        for view in views where view.hierarchy.window === window {
            view.updateTraits()
            if Appearances.areUsed, window != nil { Appearances.apply(to: view) }
            view.didMoveToWindow()
            view.viewController?.viewDidMove(to: window)
        }
        guard window != nil else { return }
        for view in views where view.rare?.awaitsFirstResponder == true {
            guard view.hierarchy.window === window else { continue }
            view.rare?.awaitsFirstResponder = false
            view.becomeFirstResponder()
        }
    }
}
