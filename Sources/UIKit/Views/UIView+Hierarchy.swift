/// A view's place among the others.
struct HierarchyState {
    weak var superview: UIView?
    weak var window: UIWindow?
    var subviews: [UIView] = []
    /// Whether a subview's layer has, or had, a `zPosition`.
    var hasStackingOrder = false
}

extension UIView {
    /// Returns whether this view is `view` or somewhere below it.
    public func isDescendant(of view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.superview
        }
        return false
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        precondition(view !== sibling, "\(view) cannot be inserted beside itself.")
        guard hierarchy.subviews.contains(where: { $0 === sibling }) else {
            Diagnostics.report(
                "\(view) was added in front: \(sibling) is not a subview of \(self)."
            )
            return insert(view, at: .max)
        }
        if view.superview === self { hierarchy.subviews.removeAll { $0 === view } }
        let index = hierarchy.subviews.firstIndex { $0 === sibling } ?? hierarchy.subviews.count
        if view.superview === self {
            hierarchy.subviews.insert(view, at: index + offset)
            setNeedsRender()
        } else {
            insert(view, at: index + offset)
        }
    }

    func insert(_ view: UIView, at index: Int) {
        precondition(
            !isDescendant(of: view),
            "\(view) cannot be added to \(self), which is \(self === view ? "itself" : "below it")."
        )
        if view.superview === self { return reorder(view, to: index) }
        let oldSuperview = view.superview
        let newWindow = hierarchy.window
        let changesWindow = view.hierarchy.window !== newWindow
        view.willMove(toSuperview: self)
        if changesWindow { view.tellWillMove(to: newWindow) }
        if let oldSuperview {
            oldSuperview.willRemoveSubview(view)
            oldSuperview.removeFromList(view)
        }
        hierarchy.subviews.insert(view, at: min(max(index, 0), hierarchy.subviews.count))
        view.hierarchy.superview = self
        setNeedsRender()
        setNeedsLayout()
        view.superviewDidChange(from: oldSuperview)
        if changesWindow { view.setWindow(newWindow) }
        view.didMoveToSuperview()
        if changesWindow { view.tellDidMove() }
        didAddSubview(view)
    }

    func detach() {
        guard let superview = hierarchy.superview else { return }
        let hadWindow = hierarchy.window != nil
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if hadWindow { tellWillMove(to: nil) }
        superview.removeFromList(self)
        hierarchy.superview = nil
        superview.setNeedsLayout()
        superviewDidChange(from: superview)
        if hadWindow { setWindow(nil) }
        didMoveToSuperview()
        if hadWindow { tellDidMove() }
    }

    func reorder(_ view: UIView, to index: Int) {
        guard let old = hierarchy.subviews.firstIndex(where: { $0 === view }) else { return }
        let target = min(max(index, 0), hierarchy.subviews.count - 1)
        guard old != target else { return }
        hierarchy.subviews.remove(at: old)
        hierarchy.subviews.insert(view, at: target)
        setNeedsRender()
    }

    func exchange(_ first: Int, _ second: Int) {
        let indices = hierarchy.subviews.indices
        precondition(
            indices.contains(first) && indices.contains(second),
            "\(self) has \(indices.count) subviews; \(first) and \(second) cannot be exchanged."
        )
        hierarchy.subviews.swapAt(first, second)
        setNeedsRender()
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

    private func superviewDidChange(from old: UIView?) {
        layout.needsSafeAreaUpdate = true
        if layer.rare != nil, layer.zPosition != 0 { superview?.hierarchy.hasStackingOrder = true }
        if superview != nil { queueLayout() }
        if look.tintColor == nil, let superview, superview.effectiveTintColor != old?.tintColor {
            tellTintColorDidChange()
        }
    }

    // MARK: - Windows

    private func tellWillMove(to window: UIWindow?) {
        willMove(toWindow: window)
        viewController?.viewWillMove(to: window)
        for view in hierarchy.subviews { view.tellWillMove(to: window) }
    }

    private func setWindow(_ window: UIWindow?) {
        if let old = hierarchy.window, old.firstResponder === self || old.firstResponder != nil {
            resignIfLeaving(old)
        }
        hierarchy.window = window
        attachRendering(to: window?.renderContext)
        for view in hierarchy.subviews { view.setWindow(window) }
    }

    private func resignIfLeaving(_ window: UIWindow) {
        guard window.firstResponder === self else { return }
        resignFirstResponder()
        if window.firstResponder === self { window.firstResponder = nil }
    }

    private func tellDidMove() {
        updateTraits()
        didMoveToWindow()
        viewController?.viewDidMove(to: hierarchy.window)
        for view in hierarchy.subviews { view.tellDidMove() }
    }
}
