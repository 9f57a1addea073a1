import RenderTree

/// What all views of one scene share for rendering: identities, changes, time.
@MainActor
package final class RenderContext {
    /// The context whose scene runs code now; nil between events.
    static weak var running: RenderContext?

    let clock: any SceneClock
    weak var scene: UIWindowScene?
    private var nextID: UInt32 = 1
    private var views: [NodeID: UIView] = [:]
    private(set) var dirtyViews: [UIView] = []
    /// The nodes of views that left since the last commit, as last committed.
    var departed: [NodeID] = []
    private var isUpdateScheduled = false

    init(clock: any SceneClock) {
        self.clock = clock
    }

    /// Makes a new identity.
    func makeID() -> NodeID {
        defer { nextID += 1 }
        return NodeID(rawValue: nextID)
    }

    /// Returns the identity of a view of this scene.
    func id(of view: UIView) -> NodeID {
        if let id = view.rendering.id { return id }
        let id = makeID()
        view.rendering.id = id
        views[id] = view
        return id
    }

    /// Returns the view of an identity, while it is in the scene.
    func view(for id: NodeID) -> UIView? {
        guard let view = views[id], view.rendering.context === self else { return nil }
        return view
    }

    func adopt(_ view: UIView) {
        _ = id(of: view)
    }

    /// Takes a view out; its node goes with the next commit unless it comes back before.
    func forget(_ view: UIView) {
        guard let id = view.rendering.id else { return }
        if view.rendering.committed != nil {
            departed.append(id)
        } else {
            views[id] = nil
            view.rendering.id = nil
        }
        scheduleUpdate()
    }

    func enqueue(_ view: UIView) {
        dirtyViews.append(view)
        scheduleUpdate()
    }

    /// Takes the changed views, each once.
    func takeDirtyViews() -> [UIView] {
        let taken = dirtyViews
        dirtyViews = []
        return taken
    }

    /// Ends the identities of views that did not come back.
    func releaseDeparted() -> [NodeID] {
        var gone: [NodeID] = []
        for id in departed {
            guard let view = views[id], view.rendering.context !== self else { continue }
            views[id] = nil
            if view.rendering.id == id {
                view.rendering.id = nil
                view.rendering.committed = nil
            }
            gone.append(id)
        }
        departed = []
        return gone
    }

    /// Asks for an update cycle at the end of this turn.
    func scheduleUpdate() {
        guard !isUpdateScheduled else { return }
        isUpdateScheduled = true
        scene?.updateWasScheduled()
    }

    func updateBegan() {
        isUpdateScheduled = false
    }
}
