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
    // Safe unchecked, as all below: main actor only, and never held while other code runs.
    @exclusivity(unchecked) var nodes: [LayoutNode?] = []
    @exclusivity(unchecked) var isDirty = false
    @exclusivity(unchecked) private var isSolving = false
    /// Views that entered and whose constraints have no rows yet.
    @exclusivity(unchecked) var newViews: [UIView] = []
    /// Whether the root, which the list would keep alive, is new as well.
    @exclusivity(unchecked) private var isRootNew = false
    @exclusivity(unchecked) var newConstraints: [NSLayoutConstraint] = []
    @exclusivity(unchecked) var changedNodes: [LayoutNode] = []
    /// Constraints given up in conflicts.
    @exclusivity(unchecked) var broken: [NSLayoutConstraint] = []
    /// Nodes of which the size of the content was given up in a conflict.
    @exclusivity(unchecked) var cutNodes: [LayoutNode] = []
    /// Whether a change may let constraints hold again that were given up.
    @exclusivity(unchecked) var mayHeal = false
    /// The conflicts that were reported, so that each is reported once.
    @exclusivity(unchecked) var reported: Set<String> = []
    /// Nodes with text that wraps, whose width may have changed in the last solution.
    @exclusivity(unchecked) var widenedNodes: [LayoutNode] = []
    /// Nodes with text that wraps, as wide as the longest line; those that had room for a longer one.
    @exclusivity(unchecked) var narrowedNodes: [LayoutNode] = []
    /// Nodes like these whose width something else determines.
    @exclusivity(unchecked) var heldNodes: [LayoutNode] = []
    /// Whether constraints came or went that may have held the width of text.
    @exclusivity(unchecked) var mayWiden = false
    /// What the solution that is being made moved, and where it was before.
    @exclusivity(unchecked) private var moves: [(node: LayoutNode, frame: SolvedFrame)] = []
    /// Whether a constraint of leading or trailing edges is held above the nearest view that has both
    /// items.
    @exclusivity(unchecked) var hasFarConstraints = false
    /// Whether the engine only answers a question: it moves no view and reports nothing.
    @exclusivity(unchecked) var isTemporary = false
    /// What code of the app changed while this engine answered a question.
    @exclusivity(unchecked) var meanwhile = ChangesMeanwhile()
    /// How many questions are asked of other engines that have views of this one; it rests for them.
    @exclusivity(unchecked) var questions = 0
    /// Whether constraints determine the size of the root.
    @exclusivity(unchecked) var fitsRoot = false
    /// The conflicts of a change that may be taken back; nil while nothing is tried.
    @exclusivity(unchecked) var trial: [LayoutConflict]?

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
                if state.engine !== self { state.forgetEngine() }
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
            if let asked = view.autoLayout?.engine, asked.isTemporary {
                asked.meanwhile.leaving.append(view)
            }
            for subview in view.hierarchy.subviews { abandon(subview) }
            return
        }
        for constraint in state.constraints { letGo(of: constraint) }
        for subview in view.hierarchy.subviews { abandon(subview) }
        for guide in state.guides { release(&guide.node) }
        release(&state.node)
        state.engine = nil
        for subview in state.movedSubviews { subview.autoLayout?.isListedAsMoved = false }
        state.movedSubviews = []
        markDirty()
    }

    func add(_ constraint: NSLayoutConstraint) {
        if isTemporary { meanwhile.constraints.append(constraint) }
        guard !constraint.isQueued, constraint.row == nil else { return }
        constraint.isQueued = true
        newConstraints.append(constraint)
        mayWiden = true
        markDirty()
    }

    /// Takes the row of a constraint away; in another engine it is tried, also if it was given up here.
    private func letGo(of constraint: NSLayoutConstraint) {
        removeRow(of: constraint)
        guard constraint.isBroken else { return }
        constraint.isBroken = false
        broken.removeAll { $0 === constraint }
    }

    func remove(_ constraint: NSLayoutConstraint) {
        let hadRow = constraint.row != nil
        letGo(of: constraint)
        guard hadRow else { return }
        mayWiden = true
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
        if isTemporary { meanwhile.contents.append(node) }
        guard !node.isQueued else { return }
        node.isQueued = true
        changedNodes.append(node)
        markDirty()
    }

    /// Makes the rows anew that count leading and trailing in a view.
    ///
    /// Most often there are none yet: a proxy that sets the direction does so of each new view.
    func directionDidChange(of view: UIView, _ state: AutoLayoutState) {
        if hasFarConstraints { return rebuild() }
        for constraint in state.constraints where constraint.row != nil || constraint.isBroken {
            priorityDidChange(of: constraint)
        }
        view.updateDependents()
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
        guard isDirty, !isSolving, questions == 0 else { return }
        isSolving = true
        defer { isSolving = false }
        var passes = 0
        while isDirty, passes < Self.maximumPasses {
            passes += 1
            isDirty = false
            if passes == 1 { widenText() }
            lowerChanges()
            settle()
            // Wrapped text is as high as its width asks for, which only now is known.
            if measureWrapped() { isDirty = true }
        }
        if passes == Self.maximumPasses { isDirty = false }
        holdText()
        tellMoves()
    }

    /// Text that wraps settles in two passes; more come from code that changes constraints.
    private static var maximumPasses: Int { 8 }

    private func lowerChanges() {
        if mayHeal { heal() }
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

    /// Has all that was given up tried again.
    private func heal() {
        mayHeal = false
        let candidates = broken
        broken.removeAll()
        for constraint in candidates where constraint.holder?.autoLayout?.engine === self {
            constraint.isBroken = false
            add(constraint)
        }
        let cut = cutNodes
        cutNodes.removeAll()
        for node in cut where node.view?.autoLayout?.node === node {
            setContentSize(node.content.size, of: node)
        }
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
        var changes: [Solver.Change] = []
        var negative: [(node: LayoutNode, variable: Variable)] = []
        solver.takeChanges(into: &changes)
        for change in changes {
            let number = change.variable.number
            guard number < nodes.count, let node = nodes[number] else { continue }
            if change.value < -0.001, number == node.width.number || number == node.height.number {
                negative.append((node, change.variable))
            }
            let old = node.frame
            guard node.take(change.value, of: number), !node.isMoved else { continue }
            node.isMoved = true
            moves.append((node, old))
        }
        for move in moves where move.node.isWrapping { widenedNodes.append(move.node) }
        for (node, variable) in negative { raise(variable, of: node) }
    }

    /// Tells views of where the whole solution moved them.
    private func tellMoves() {
        var told: [(node: LayoutNode, frame: SolvedFrame)] = []
        swap(&told, &moves)
        for (node, old) in told {
            node.isMoved = false
            if isTemporary || node.frame == old { continue }
            if let view = node.view {
                view.solvedFrameDidChange()
            } else {
                node.guide?.owningView?.setNeedsLayout()
            }
        }
    }
}
