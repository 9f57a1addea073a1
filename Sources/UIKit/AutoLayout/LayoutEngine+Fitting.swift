import Cassowary

extension LayoutEngine {
    /// Calls a function with an engine of its own for a view and what is below it.
    ///
    /// The engine of the view's tree rests meanwhile, and hears afterwards what code of the app changed
    /// that was asked for sizes.
    ///
    /// - Parameters:
    ///   - view: The root of what is laid out.
    ///   - fitsRoot: Whether constraints determine the size of the view itself.
    ///   - body: What asks the engine; it gets the engine unsolved.
    /// - Returns: What the function returns.
    static func withTemporaryEngine<T>(
        for view: UIView,
        fitsRoot: Bool,
        _ body: (LayoutEngine) -> T
    ) -> T {
        // Made first where it is missing: else a layout that measuring runs would make it, of views
        // that this question has.
        let home = view.layoutEngineForPass
        home?.questions += 1
        let engine = LayoutEngine(root: view)
        engine.isTemporary = true
        engine.fitsRoot = fitsRoot
        let displaced = Displaced(view)
        defer {
            displaced.restore(from: engine)
            home?.questions -= 1
            // The first constraint of the tree may have come meanwhile.
            if home == nil { view.treeEngine?.adopt(view) }
        }
        engine.adoptTemporarily(view)
        return body(engine)
    }

    private func adoptTemporarily(_ view: UIView) {
        if let state = view.autoLayout {
            state.engine = self
            enqueue(view)
        }
        for subview in view.hierarchy.subviews { adoptTemporarily(subview) }
        isDirty = true
    }

    /// Returns the size of the root's alignment rectangle that is closest to a target.
    func fittingSize(
        _ target: CGSize,
        _ horizontal: UILayoutPriority,
        _ vertical: UILayoutPriority
    ) -> CGSize {
        guard let root else { return .zero }
        let node = node(of: root)
        let insets = root.alignmentRectInsets
        let (extraWidth, extraHeight) = (insets.left + insets.right, insets.top + insets.bottom)
        aim(node.width, at: target.width + extraWidth, horizontal)
        aim(node.height, at: target.height + extraHeight, vertical)
        isDirty = true
        solve()
        return CGSize(
            width: root.roundedUpToPixel(max(0, CGFloat(node.frame.width) - extraWidth)),
            height: root.roundedUpToPixel(max(0, CGFloat(node.frame.height) - extraHeight))
        )
    }

    private func aim(_ variable: Variable, at length: CGFloat, _ priority: UILayoutPriority) {
        guard let priority = priority.solverPriority else { return }
        // Sizes have to be positive even where nothing but the aim would make them so.
        _ = addRow(
            SolverExpression(SolverExpression.Term(variable)),
            .greaterThanOrEqual,
            .required
        )
        let value = min(max(Double(length), 0), 1e7)
        let expression = SolverExpression(SolverExpression.Term(variable), constant: -value)
        _ = addRow(expression, .equal, priority)
    }

    /// Whether a variable could have another value without any constraint being worse off.
    func isAmbiguous(_ variable: Variable) -> Bool {
        for step in [16.0, -16.0] {
            guard let value = solver.value(of: variable) else { return false }
            let expression = SolverExpression(
                SolverExpression.Term(variable),
                constant: -(value + step)
            )
            var probe = addRow(expression, .equal, 1)
            solveQuietly()
            let moved = solver.value(of: variable) ?? value
            removeRow(&probe)
            solveQuietly()
            if abs(moved - value) > 0.01 { return true }
        }
        return false
    }

    private func solveQuietly() {
        attempt { () throws(SolverError) in try solver.solve() }
    }
}

extension UIView {
    /// The target of a fitting that makes a view as small as its content allows.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The target of a fitting that makes a view as large as its content allows.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    func fitConstraints(
        _ target: CGSize,
        _ horizontal: UILayoutPriority,
        _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsBelow()
        return LayoutEngine.withTemporaryEngine(for: self, fitsRoot: true) { engine in
            engine.fittingSize(target, horizontal, vertical)
        }
    }

    /// Whether constraints leave more than one frame to the view.
    public var hasAmbiguousLayout: Bool {
        guard let state = autoLayout, !state.translatesMask else { return false }
        return askAboutAmbiguity { $0.isAmbiguous(self) }
    }

    /// Asks an engine of its own for the view's tree, solved.
    func askAboutAmbiguity(_ question: (LayoutEngine) -> Bool) -> Bool {
        let root = hierarchy.window ?? treeRoot
        root.settleConstraints()
        return LayoutEngine.withTemporaryEngine(for: root, fitsRoot: false) { engine in
            engine.solve()
            return question(engine)
        }
    }
}

extension UIView {
    /// Gives the view another of the frames that constraints leave open; for debugging.
    ///
    /// Does nothing where the layout is not ambiguous.
    public func exerciseAmbiguityInLayout() {
        guard hasAmbiguousLayout, let engine = autoLayout?.engine else { return }
        engine.exerciseAmbiguity(of: self)
        superview?.setNeedsLayout()
        superview?.layoutIfNeeded()
    }
}

extension LayoutEngine {
    /// Moves what is open of a view's frame: values stay where they are when nothing asks for others.
    func exerciseAmbiguity(of view: UIView) {
        guard let node = view.autoLayout?.node else { return }
        var pulls: [Constraint.ID?] = []
        for variable in [node.x, node.y, node.width, node.height] {
            let value = solver.value(of: variable) ?? 0
            let step = Double.random(in: 10...50) * (value > 60 && Bool.random() ? -1 : 1)
            let expression = SolverExpression(
                SolverExpression.Term(variable),
                constant: -(value + step)
            )
            pulls.append(addRow(expression, .equal, 1))
        }
        markDirty()
        solve()
        for index in pulls.indices { removeRow(&pulls[index]) }
        markDirty()
        solve()
    }

    /// Whether the frame of a view is not determined.
    func isAmbiguous(_ view: UIView) -> Bool {
        guard let node = view.autoLayout?.node else { return false }
        let variables =
            view === root
            ? [node.width, node.height] : [node.x, node.y, node.width, node.height]
        return variables.contains { isAmbiguous($0) }
    }

    /// Whether the rectangle of a guide is not determined.
    func isAmbiguous(_ guide: UILayoutGuide) -> Bool {
        guard let node = guide.node else { return false }
        let sizes = [node.width, node.height]
        // Content begins where it begins.
        let variables = guide is ContentLayoutGuide ? sizes : sizes + [node.x, node.y]
        return variables.contains { isAmbiguous($0) }
    }

    fileprivate func collectAmbiguous(_ view: UIView, _ found: inout [UIView]) {
        if let state = view.autoLayout, !state.translatesMask, isAmbiguous(view) {
            found.append(view)
        }
        for subview in view.hierarchy.subviews { collectAmbiguous(subview, &found) }
    }
}

extension UIWindowScene {
    /// Returns the views whose frames constraints do not determine.
    package func ambiguousViews() -> [UIView] {
        var found: [UIView] = []
        for window in orderedWindows where !window.isHidden {
            window.settleConstraints()
            LayoutEngine.withTemporaryEngine(for: window, fitsRoot: false) { engine in
                engine.solve()
                engine.collectAmbiguous(window, &found)
            }
        }
        return found
    }
}

extension UIView {
    /// What messages about constraints call the view.
    package var layoutDescription: String { layoutName }
    /// The constraints that name the view, in words.
    package var constraintDescriptions: [String] { (autoLayout?.references ?? []).map(\.text) }
}
