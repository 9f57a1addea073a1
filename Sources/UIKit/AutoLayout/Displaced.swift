import Cassowary

/// What code of the app changed that an engine asked for sizes, while it answered a question.
///
/// Measuring may lay out views, as tables do that are as high as their content.
struct ChangesMeanwhile {
    /// Nodes of views whose content may have another size.
    var contents: [LayoutNode] = []
    /// Constraints that were put in force or have another priority.
    var constraints: [NSLayoutConstraint] = []
    /// Views that were laid out and whose subviews got no frames.
    var laidOut: [UIView] = []
    /// Views that left a superview.
    var leaving: [UIView] = []
    /// Whether views got other frames.
    var hasMoves = false
}

/// What the views of a tree knew of their engine before a temporary one took over.
@MainActor
struct Displaced {
    private struct View {
        // Kept alive: what measuring runs may remove the view.
        let view: UIView
        let state: AutoLayoutState
        let node: LayoutNode?
        let engine: LayoutEngine?
        let translatesMask: Bool
    }

    private struct Guide {
        let guide: UILayoutGuide
        let node: LayoutNode?
        /// The index of the owner among the views.
        let owner: Int
    }

    private struct Row {
        let constraint: NSLayoutConstraint
        let row: Constraint.ID?
        let isBroken: Bool
        let constant: Double
        let priority: UILayoutPriority
        /// The index of the holder among the views.
        let holder: Int
    }

    private var views: [View] = []
    private var guides: [Guide] = []
    private var rows: [Row] = []

    /// Moves everything aside that a view and those below it have in their engine.
    init(_ view: UIView) {
        take(view)
    }

    private mutating func take(_ view: UIView) {
        if let state = view.autoLayout { take(view, state) }
        for subview in view.hierarchy.subviews { take(subview) }
    }

    private mutating func take(_ view: UIView, _ state: AutoLayoutState) {
        let index = views.count
        views.append(
            View(
                view: view,
                state: state,
                node: state.node,
                engine: state.engine,
                translatesMask: state.translatesMask
            )
        )
        state.node = nil
        state.engine = nil
        for guide in state.guides {
            guides.append(Guide(guide: guide, node: guide.node, owner: index))
            guide.node = nil
        }
        for constraint in state.constraints {
            rows.append(
                Row(
                    constraint: constraint,
                    row: constraint.row,
                    isBroken: constraint.isBroken,
                    constant: constraint.loweredConstant,
                    priority: constraint.priority,
                    holder: index
                )
            )
            constraint.row = nil
            constraint.isBroken = false
        }
    }

    /// Puts everything back, and tells the engine of the views what changed meanwhile.
    func restore(from temporary: LayoutEngine) {
        temporary.forgetNodes()
        for entry in views {
            entry.state.node = entry.node
            entry.state.engine = entry.engine
        }
        for entry in rows { restore(entry) }
        for entry in guides { restore(entry) }
        tell(temporary.meanwhile)
    }

    private func restore(_ entry: Row) {
        let (constraint, home) = (entry.constraint, views[entry.holder].engine)
        constraint.row = entry.row
        constraint.isBroken = entry.isBroken
        guard constraint.holder === views[entry.holder].view else {
            home?.remove(constraint)
            return
        }
        guard let home else { return }
        if constraint.priority != entry.priority {
            home.priorityDidChange(of: constraint)
        } else if constraint.loweredConstant != entry.constant, entry.row != nil || entry.isBroken {
            if let row = entry.row { home.setConstant(constraint.loweredConstant, of: row) }
            home.mayHeal = true
            home.markDirty()
        }
    }

    /// Rows that name the guide are gone where it was removed.
    private func restore(_ entry: Guide) {
        entry.guide.node = entry.node
        let owner = views[entry.owner]
        if entry.guide.owningView !== owner.view { owner.engine?.release(&entry.guide.node) }
    }

    // MARK: - What changed meanwhile

    private func tell(_ changes: ChangesMeanwhile) {
        tell(constraints: changes.constraints)
        for entry in views where entry.translatesMask != entry.state.translatesMask {
            let translates = entry.state.translatesMask
            entry.state.translatesMask = entry.translatesMask
            entry.view.setTranslatesMask(translates)
        }
        for node in changes.contents { node.view?.contentChangedMeanwhile() }
        if changes.hasMoves {
            for entry in views { entry.view.movedMeanwhile(entry.state) }
        }
        for view in changes.leaving { view.leftMeanwhile() }
        for view in changes.laidOut { view.setNeedsLayout() }
    }

    private func tell(constraints: [NSLayoutConstraint]) {
        guard !constraints.isEmpty else { return }
        let known = Set(rows.map { ObjectIdentifier($0.constraint) })
        for constraint in constraints {
            if known.contains(ObjectIdentifier(constraint)) {
                constraint.isQueued = false
            } else {
                constraint.forgetEngine()
            }
        }
        for constraint in constraints { constraint.engine?.add(constraint) }
    }
}

extension UIView {
    /// The content may have another size since a question was asked.
    fileprivate func contentChangedMeanwhile() {
        guard let state = autoLayout, let node = state.node, !state.translatesMask else { return }
        state.engine?.contentMayHaveChanged(node)
    }

    /// The view may have another frame since a question was asked.
    fileprivate func movedMeanwhile(_ state: AutoLayoutState) {
        guard let engine = state.engine else { return }
        if state.hasDependents { updateDependents() }
        guard let node = state.node, node.place != nil else { return }
        engine.updatePlace(of: node)
        engine.markDirty()
    }

    /// The view left a superview since a question was asked; it may have come back.
    fileprivate func leftMeanwhile() {
        guard let engine = autoLayout?.engine, let root = engine.root, !isDescendant(of: root)
        else { return }
        engine.abandon(self)
        treeEngine?.adopt(self)
    }
}

extension LayoutEngine {
    /// Takes the engine's nodes from all views and guides, as at the end of a question.
    fileprivate func forgetNodes() {
        for case .some(let node) in nodes {
            if let state = node.view?.autoLayout, state.node === node { state.node = nil }
            if let guide = node.guide, guide.node === node { guide.node = nil }
        }
    }
}
