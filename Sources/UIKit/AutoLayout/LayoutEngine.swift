import Cassowary

/// The layout of one tree of views: a window's, or that of views outside of windows.
///
/// Changes are collected; `solve()` brings them into force and marks the superviews of what moved,
/// whose `layoutSubviews()` sets the frames.
@MainActor
final class LayoutEngine {
    let solver = Solver()
    // The root takes the reference back when it ends; engines for a question end before it.
    nonisolated(unsafe) unowned(unsafe) var root: UIView?
    /// What views hold of the engine.
    let reference = EngineReference()
    /// The nodes by the numbers of their variables.
    var nodes: [LayoutNode?] = []
    var isDirty = false
    private var isSolving = false
    /// Views that entered and whose constraints have no rows yet.
    var newViews: [UIView] = []
    /// Whether the root, which the list would keep alive, is new as well.
    private var isRootNew = false
    var newConstraints: [NSLayoutConstraint] = []
    var changedNodes: [LayoutNode] = []
    /// Constraints given up in conflicts.
    var broken: [NSLayoutConstraint] = []
    /// Whether a change may let constraints hold again that were given up.
    var mayHeal = false
    /// The conflicts that were reported, so that each is reported once.
    var reported: Set<String> = []
    /// Nodes with text that wraps, whose width may have changed in the last solution.
    var widenedNodes: [LayoutNode] = []
    /// Whether the engine only answers a question: it moves no view and reports nothing.
    var isTemporary = false
    /// Whether constraints determine the size of the root.
    var fitsRoot = false
    /// The conflicts of a change that may be taken back; nil while nothing is tried.
    var trial: [LayoutConflict]?

    init(root: UIView) {
        self.root = root
        reference.engine = self
    }

    deinit {
        BackReferences.takeBack(reference) { $0.engine = nil }
    }

    // MARK: - Changes

    func markDirty() {
        guard !isDirty else { return }
        isDirty = true
        root?.rendering.context?.scheduleUpdate()
    }

    /// Takes in a view and all below it.
    func adopt(_ view: UIView) {
        if let state = view.autoLayout {
            if view !== root, let hosted = state.hostedEngine {
                hosted.abandon(view)
                state.hostedEngine = nil
            }
            if state.engine !== self || view === root {
                state.engine = self
                enqueue(view)
            }
        }
        for subview in view.hierarchy.subviews { adopt(subview) }
    }

    /// Has the constraints of a view get their rows in the next solution.
    func enqueue(_ view: UIView) {
        if view === root { isRootNew = true } else { newViews.append(view) }
        markDirty()
    }

    /// Lets a view and all below it go.
    ///
    /// Rows go before the variables that they name.
    func abandon(_ view: UIView) {
        guard let state = view.autoLayout, state.engine === self else {
            for subview in view.hierarchy.subviews { abandon(subview) }
            return
        }
        for constraint in state.constraints { removeRow(of: constraint) }
        for subview in view.hierarchy.subviews { abandon(subview) }
        for guide in state.guides { release(&guide.node) }
        release(&state.node)
        state.engine = nil
        for subview in state.movedSubviews { subview.autoLayout?.isListedAsMoved = false }
        state.movedSubviews = []
        markDirty()
    }

    func add(_ constraint: NSLayoutConstraint) {
        guard !constraint.isQueued, constraint.row == nil else { return }
        constraint.isQueued = true
        newConstraints.append(constraint)
        markDirty()
    }

    func remove(_ constraint: NSLayoutConstraint) {
        if constraint.isBroken {
            constraint.isBroken = false
            broken.removeAll { $0 === constraint }
        }
        guard constraint.row != nil else { return }
        removeRow(of: constraint)
        if constraint.priority.isRequired { mayHeal = true }
        markDirty()
    }

    func constantDidChange(of constraint: NSLayoutConstraint) {
        if constraint.isBroken { mayHeal = true }
        guard let row = constraint.row else { return markDirty() }
        constraint.loweredConstant = expression(of: constraint).constant
        setConstant(constraint.loweredConstant, of: row)
        if constraint.priority.isRequired { mayHeal = true }
        markDirty()
    }

    func priorityDidChange(of constraint: NSLayoutConstraint) {
        removeRow(of: constraint)
        mayHeal = true
        if !constraint.isBroken { add(constraint) }
        markDirty()
    }

    /// The size of the content of a node, or how much it counts, may have changed.
    func contentMayHaveChanged(_ node: LayoutNode) {
        guard !node.isQueued else { return }
        node.isQueued = true
        changedNodes.append(node)
        markDirty()
    }

    /// Makes all rows anew, as when the reading direction changes.
    func rebuild() {
        guard let root else { return }
        abandon(root)
        broken.removeAll()
        adopt(root)
    }

    // MARK: - Solution

    /// Brings all changes into force.
    func solve() {
        guard isDirty, !isSolving else { return }
        isSolving = true
        defer { isSolving = false }
        var passes = 0
        while isDirty, passes < Self.maximumPasses {
            passes += 1
            isDirty = false
            lowerChanges()
            settle()
            // Wrapped text is as high as its width asks for, which only now is known.
            if measureWrapped() { isDirty = true }
        }
        if passes == Self.maximumPasses { isDirty = false }
    }

    /// Text that wraps settles in two passes; more come from code that changes constraints.
    private static var maximumPasses: Int { 8 }

    private func lowerChanges() {
        if mayHeal {
            mayHeal = false
            let candidates = broken
            broken.removeAll()
            for constraint in candidates where constraint.holder?.autoLayout?.engine === self {
                constraint.isBroken = false
                add(constraint)
            }
        }
        if isRootNew, let root {
            isRootNew = false
            lower(root)
        }
        let views = newViews
        newViews.removeAll()
        for view in views where view.autoLayout?.engine === self { lower(view) }
        let constraints = newConstraints
        newConstraints.removeAll()
        for constraint in constraints {
            constraint.isQueued = false
            if constraint.engine === self { lower(constraint) }
        }
        let changed = changedNodes
        changedNodes.removeAll()
        for node in changed {
            node.isQueued = false
            updateContent(of: node)
        }
        // Measuring may have run code of the app that changed constraints.
        isDirty = isRootNew || !newViews.isEmpty || !newConstraints.isEmpty || !changedNodes.isEmpty
    }

    /// Gives the constraints of a new view rows.
    private func lower(_ view: UIView) {
        guard let state = view.autoLayout else { return }
        if view === root || !isFixed(view) { _ = node(of: view) }
        for guide in state.guides { _ = node(of: guide) }
        for constraint in state.constraints { lower(constraint) }
    }

    private func settle() {
        // Each round gives up at least one constraint.
        while true {
            do {
                try solver.solve()
            } catch {
                guard recover(from: error) else { break }
                continue
            }
            break
        }
        takeChanges()
    }

    private func takeChanges() {
        var moved: [LayoutNode] = []
        var changes: [Solver.Change] = []
        solver.takeChanges(into: &changes)
        for change in changes {
            let number = change.variable.number
            guard number < nodes.count, let node = nodes[number],
                node.take(change.value, of: number), !node.isMoved
            else { continue }
            node.isMoved = true
            moved.append(node)
        }
        for node in moved {
            node.isMoved = false
            if node.isWrapping { widenedNodes.append(node) }
            if isTemporary { continue }
            if let view = node.view {
                view.solvedFrameDidChange()
            } else {
                node.guide?.owningView?.setNeedsLayout()
            }
        }
    }

    private func measureWrapped() -> Bool {
        var hasChanged = false
        let widened = widenedNodes
        widenedNodes.removeAll()
        for node in widened {
            guard node.isWrapping, let view = node.view, view.autoLayout?.node === node else {
                continue
            }
            let insets = view.alignmentRectInsets
            let width = CGFloat(node.frame.width) - insets.left - insets.right
            guard width > 0, abs(width - node.wrappingWidth) > 0.001 else { continue }
            node.wrappingWidth = width
            let height = view.wrappedSize(of: node).height
            guard height != node.content.size.height else { continue }
            setContentSize(CGSize(width: node.content.size.width, height: height), of: node)
            hasChanged = true
        }
        return hasChanged
    }
}
