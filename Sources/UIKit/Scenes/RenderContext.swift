import RenderTree

/// What all views of one scene share for rendering: identities, changes, time.
@MainActor
package final class RenderContext {
    /// The context whose scene runs code now; nil between events.
    static var running: RenderContext?

    // Safe unchecked, as all below: main actor only, and never held while code of the app runs.
    let clock: any SceneClock
    // Safe: the scene's end takes the reference back on the main thread, which alone reads it; see
    // `BackReferences`.
    nonisolated(unsafe) unowned(unsafe) var scene: UIWindowScene?
    @exclusivity(unchecked) private var nextID: UInt32 = 1
    @exclusivity(unchecked) private var views: [NodeID: UIView] = [:]
    @exclusivity(unchecked) private var dirtyViews: [UIView] = []
    /// The room of lists that were taken, for the next ones.
    @exclusivity(unchecked) private var spareViews: [UIView] = []
    @exclusivity(unchecked) private var spareButtons: [UIButton] = []
    /// Views that the patch in the making shows for the first time.
    @exclusivity(unchecked) private var freshNodes: [(view: UIView, node: RenderNode)] = []
    /// Buttons whose state changed; many are back in it by the time of the commit.
    @exclusivity(unchecked) private var changedButtons: [UIButton] = []
    /// Views that were shown and left since the last commit.
    @exclusivity(unchecked) private var departedViews: [(view: UIView, id: NodeID)] = []
    @exclusivity(unchecked) private(set) var isUpdateScheduled = false
    /// Whether nodes that change now are kept as the last commit sent them.
    @exclusivity(unchecked) var keepsShownNodes = false
    /// The nodes as the last commit sent them, where earlier changes wait.
    @exclusivity(unchecked) private var shownNodes: [NodeID: RenderNode] = [:]
    /// The animations that run, with something to do at their end.
    @exclusivity(unchecked) var runningGroups: [AnimationGroup] = []
    /// Whether changes made in this scene are animated where an animation block runs; nil where its
    /// code said nothing of it.
    @exclusivity(unchecked) var areAnimationsEnabled: Bool?
    /// The scroll views whose content a person moves.
    var scrollingViews: [UIScrollView] = []
    /// The changes of this turn that layers lead by themselves.
    @exclusivity(unchecked)
    var implicitAnimation: (group: AnimationGroup, transactionEnd: TransactionEnd?)?
    /// The views of layers that no commit showed yet.
    @exclusivity(unchecked) var newLayerViews: [LayerView] = []
    /// The layers whose sublayers are shown several times.
    @exclusivity(unchecked) var replicators: [WeakReplicator] = []
    /// Whether a view answers accessibility properties itself.
    @exclusivity(unchecked) var hasSpeakers = false
    /// The orders in which views have their elements read; nil where none says one.
    var accessibilityOrder: AccessibilityOrder?
    /// Whether the scene ends, so that its clock may never go on.
    var isClosed = false
    /// What code of the app waits for in time that passes only when told.
    private(set) lazy var virtualWaits = VirtualWaits()
    /// What tasks and queues know the scene by.
    var origin: SceneOrigin {
        if let knownOrigin { return knownOrigin }
        let origin = SceneOrigin(self)
        knownOrigin = origin
        return origin
    }
    @exclusivity(unchecked) private var knownOrigin: SceneOrigin?
    /// Views of which earlier changes told, and which the commit draws after their layout.
    @exclusivity(unchecked) private var undrawnViews: [UIView] = []

    init(clock: any SceneClock) {
        self.clock = clock
    }

    deinit { knownOrigin?.contextEnds() }

    // MARK: - Identities

    /// Makes a new identity.
    func makeID() -> NodeID {
        defer { nextID += 1 }
        return NodeID(rawValue: nextID)
    }

    /// Returns the identity of a view of this scene.
    func id(of view: UIView) -> NodeID {
        if let id = view.rendering.id, view.rendering.home === self { return id }
        let id = makeID()
        view.rendering.setIdentity(id, in: self)
        views[id] = view
        return id
    }

    /// Returns the view of an identity, while it is in the scene.
    package func view(for id: NodeID) -> UIView? {
        guard let view = views[id], view.rendering.context === self else { return nil }
        return view
    }

    /// Takes a view out; its node goes with the next commit unless it comes back before.
    func forget(_ view: UIView) {
        for group in runningGroups { group.viewDidLeave(view) }
        view.endAllAnimations()
        guard view.rendering.home === self, let id = view.rendering.id else { return }
        departedViews.append((view, id))
        scheduleUpdate()
    }

    private func release(_ view: UIView, _ id: NodeID) {
        let isHome = view.rendering.home === self && view.rendering.id == id
        if isHome, view.rendering.context === self { return }
        if keepsShownNodes, let node = view.rendering.committed, isHome { keepShown(node) }
        views[id] = nil
        guard isHome else { return }
        view.rendering.forgetIdentity()
    }

    // MARK: - Changes

    func enqueue(_ view: UIView) {
        dirtyViews.append(view)
        scheduleUpdate()
    }

    /// Takes note of a button whose state changed.
    func noteStateChange(of button: UIButton) {
        changedButtons.append(button)
        scheduleUpdate()
    }

    /// Has the buttons laid out whose state differs from the one shown.
    func settleButtons() {
        guard !changedButtons.isEmpty else { return }
        var buttons: [UIButton] = []
        swap(&buttons, &changedButtons)
        swap(&changedButtons, &spareButtons)
        for button in buttons { button.settleState() }
        Self.recycle(&buttons, as: &spareButtons)
    }

    /// Asks for an update cycle at the end of this turn.
    func scheduleUpdate() {
        guard !isUpdateScheduled else { return }
        isUpdateScheduled = true
        scene?.updateWasScheduled()
    }

    /// The changes so far are in the patch; what comes from now on asks for another commit.
    func commitEnded() {
        isUpdateScheduled = false
        if !shownNodes.isEmpty { shownNodes = [:] }
        guard !newLayerViews.isEmpty else { return }
        for view in newLayerViews where view.rendering.context === self { view.isShown = true }
        newLayerViews = []
    }

    /// Whether views changed since the last patch was made.
    var hasChanges: Bool { !dirtyViews.isEmpty }

    private func keepShown(_ node: RenderNode) {
        if shownNodes[node.id] == nil { shownNodes[node.id] = node }
    }

    /// Calls a function as code of this scene after a time, in seconds.
    func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void)
        -> SceneTimer
    {
        let origin = origin
        return clock.schedule(after: delay) {
            guard let scene = origin.known?.scene else { return action() }
            scene.perform(action)
        }
    }

    // MARK: - Commits

    /// Asks views for the order in which they have their elements read.
    func updateAccessibilityOrder() {
        updateAccessibilityOrder(changed: dirtyViews)
    }

    /// Returns what changed since the last commit, the scene's own node included.
    func makePatch(rootChange: (from: RenderNode, to: RenderNode)?) -> Patch {
        if !keepsShownNodes { markUndrawnViews() }
        if hasSpeakers { askSpeakers() }
        var dirty = takeDirtyViews()
        defer { Self.recycle(&dirty, as: &spareViews) }
        guard rootChange != nil || !dirty.isEmpty else {
            releaseDeparted()
            return Patch()
        }
        var known: RenderNode?
        if rootChange == nil, dirty.count == 1, !keepsShownNodes, dirty[0].animationState == nil,
            let old = dirty[0].rendering.committed
        {
            // Most commits: one view stays where it is.
            let new = dirty[0].makeRenderNode(id: old.id, in: self)
            if let patch = PatchBuilder.patch(from: old, to: new) {
                dirty[0].rendering.committed = new
                releaseDeparted()
                return patch
            }
            known = new
        }
        var builder = PatchBuilder(
            existed: { [unowned self] id in views[id]?.rendering.isCommitted == true },
            node: { [unowned self] id in makeFreshNode(id) }
        )
        if let rootChange { builder.change(from: rootChange.from, to: rootChange.to) }
        var animatedViews: [UIView] = []
        for view in dirty {
            if view.animationState != nil { animatedViews.append(view) }
            guard let old = view.rendering.committed else { continue }
            let new = known ?? view.makeRenderNode(id: old.id, in: self)
            if keepsShownNodes { keepShown(old) }
            builder.change(from: old, to: new, transitions: view.takeTransitions())
            view.rendering.committed = new
        }
        for view in animatedViews {
            guard let id = view.rendering.id else { continue }
            for operation in view.takeAnimationOperations() { builder.add(operation, to: id) }
        }
        let patch = builder.makePatch()
        // Views are drawn after their layout, for which the commit itself has to come. Until then they
        // do not count as changed: each of many blocks of a turn would compare all of them anew.
        if keepsShownNodes { undrawnViews += dirty.filter { $0.switches.contains(.needsDisplay) } }
        for (view, node) in freshNodes { view.rendering.committed = node }
        if !freshNodes.isEmpty { freshNodes = [] }
        releaseDeparted()
        return patch
    }

    /// Asks the views around those that changed, where their classes answer themselves.
    ///
    /// What such a class says of a view most often depends on what is inside it.
    private func askSpeakers() {
        for view in dirtyViews {
            var current = view.superview
            while let candidate = current {
                if candidate.switches.contains(.speaks), !candidate.rendering.isDirty,
                    candidate.meansSomethingNew
                {
                    candidate.setNeedsRender()
                }
                current = candidate.superview
            }
        }
    }

    private func markUndrawnViews() {
        guard !undrawnViews.isEmpty else { return }
        for view in undrawnViews { view.setNeedsRender() }
        undrawnViews = []
    }

    /// Draws the changed views that are to be drawn.
    ///
    /// - Returns: Whether something was drawn.
    func displayViews() -> Bool {
        markUndrawnViews()
        var hasDrawn = false
        var index = 0
        // Drawing may change other views, and this one.
        while index < dirtyViews.count {
            let view = dirtyViews[index]
            index += 1
            guard view.switches.contains(.needsDisplay), view.rendering.context === self else {
                continue
            }
            if view.displayIfNeeded() { hasDrawn = true }
        }
        return hasDrawn
    }

    /// Makes the node of a view that was not shown before.
    private func makeFreshNode(_ id: NodeID) -> RenderNode {
        guard let view = views[id] else { return RenderNode(id: id, frame: .zero) }
        let node = view.makeRenderNode(id: id, in: self)
        freshNodes.append((view, node))
        return node
    }

    /// Takes the changed views that are in the scene, each once, parents first.
    private func takeDirtyViews() -> [UIView] {
        if dirtyViews.isEmpty { return [] }
        var taken: [UIView] = []
        swap(&taken, &dirtyViews)
        swap(&dirtyViews, &spareViews)
        // Views that left and came back stand in the list twice.
        var count = 0
        for index in taken.indices {
            let view = taken[index]
            guard view.rendering.context === self, view.rendering.isDirty else { continue }
            view.rendering.isDirty = false
            taken[count] = view
            count += 1
        }
        if count < taken.count { taken.removeLast(taken.count - count) }
        guard taken.count > 1 else { return taken }
        // Most commits have a handful of views: no list of depths is worth making for them.
        if taken.count <= 8 {
            for index in 1..<taken.count {
                let (view, depth) = (taken[index], taken[index].depth)
                var place = index
                while place > 0, taken[place - 1].depth > depth {
                    taken[place] = taken[place - 1]
                    place -= 1
                }
                taken[place] = view
            }
            return taken
        }
        return Self.byDepth(taken)
    }

    /// Empties a list that was taken and keeps its room, unless it is large.
    private static func recycle<Element>(_ list: inout [Element], as spare: inout [Element]) {
        guard !list.isEmpty, list.capacity <= 64, spare.capacity < list.capacity else { return }
        list.removeAll(keepingCapacity: true)
        swap(&list, &spare)
    }

    /// Returns views with parents before children, else in their order.
    private static func byDepth(_ views: [UIView]) -> [UIView] {
        // Trees are flat: counting beats comparing.
        let depths = views.map(\.depth)
        var places = [Int](repeating: 0, count: (depths.max() ?? 0) + 2)
        for depth in depths { places[depth + 1] += 1 }
        for depth in places.indices.dropFirst() { places[depth] += places[depth - 1] }
        var sorted = views
        for (view, depth) in zip(views, depths) {
            sorted[places[depth]] = view
            places[depth] += 1
        }
        return sorted
    }

    private func releaseDeparted() {
        guard !departedViews.isEmpty else { return }
        let departed = departedViews
        departedViews = []
        for (view, id) in departed { release(view, id) }
    }

    /// Returns a view's node with all below it, as they are now, and takes them as shown.
    func renderSubtree(of view: UIView) -> RenderSubtree {
        let node = view.makeRenderNode(id: id(of: view), in: self)
        view.rendering.committed = node
        view.rendering.isDirty = false
        view.animationState?.transitions = nil
        return RenderSubtree(
            node: node,
            children: view.hierarchy.subviews.map { renderSubtree(of: $0) }
        )
    }

    /// Makes the next commit tell of all animations that run, for a page that has the tree alone.
    func tellAnimationsAgain() {
        for view in views.values where view.animationState != nil {
            view.tellAnimationsAgain()
        }
    }

    /// Returns a node with all below it, as last committed.
    func committedSubtree(of id: NodeID) -> RenderSubtree? {
        guard let node = shownNodes[id] ?? views[id]?.rendering.committed else { return nil }
        return RenderSubtree(
            node: node,
            children: node.children.compactMap { committedSubtree(of: $0) }
        )
    }

    /// Drops what can be made again from the views; the next commit sends the whole tree.
    func hibernate() {
        (dirtyViews, spareViews, undrawnViews) = ([], [], [])
        spareButtons = []
        shownNodes = [:]
        releaseDeparted()
        for view in views.values {
            view.rendering.committed = nil
            view.animationState?.transitions = nil
            view.rendering.isDirty = false
            view.layout.dropRoom()
            view.dropCaches()
        }
    }

    /// Ends everything: the scene is gone, and its windows have left.
    func close() {
        for group in runningGroups { group.sceneDidEnd() }
        runningGroups = []
        let all = views
        (dirtyViews, undrawnViews, departedViews) = ([], [], [])
        shownNodes = [:]
        for (id, view) in all { release(view, id) }
        views = [:]
    }
}

extension UIView {
    fileprivate var depth: Int {
        var depth = 0
        var current = superview
        while let view = current {
            depth += 1
            current = view.superview
        }
        return depth
    }

    fileprivate func takeTransitions() -> NodeTransitions {
        guard let pending = animationState?.transitions else { return NodeTransitions() }
        animationState?.transitions = nil
        return pending
    }
}
