import CoreGraphics

/// Finds what a drag is held over, and lets it happen after a while.
@MainActor
final class SpringLoader {
    private var held: (interaction: UISpringLoadedInteraction, context: SpringContext)?
    private var timer: SceneTimer?
    /// Where the drag came to rest.
    private var rest = CGPoint.zero
    /// Whether something happened with what is held over, which it does once.
    private var isDone = false
    /// Whether a tap is made that no person made.
    private(set) var isTapping = false

    /// How long something is held over a view before it blinks, and then before something happens, in
    /// seconds.
    private static let times = (still: 0.6, blinking: 0.4)

    /// Takes note of where the drag is.
    func update(_ place: DragPlace) {
        guard let scene = place.scene, scene.ignoredInput == 0,
            let found = find(SpringContext(place), in: scene)
        else { return end() }
        guard let held, held.interaction === found.interaction,
            held.context.isOfSameTarget(as: found.context)
        else {
            end()
            self.held = found
            return rest(at: place, in: scene)
        }
        let way = hypot(place.point.x - rest.x, place.point.y - rest.y)
        if !isDone, way > DragPress.threshold { rest(at: place, in: scene) }
    }

    /// The drag is over, or held over something else.
    func end() {
        timer?.cancel()
        timer = nil
        guard let (interaction, context) = held else { return }
        held = nil
        if !isDone { finish(interaction, context) }
        isDone = false
    }

    private func find(
        _ context: SpringContext,
        in scene: UIWindowScene
    ) -> (interaction: UISpringLoadedInteraction, context: SpringContext)? {
        var view = scene.hitTest(context.place.point)
        while let candidate = view {
            for case let found as UISpringLoadedInteraction in candidate.rare?.interactions ?? [] {
                context.targetView = candidate
                context.targetItem = nil
                if found.behavior?.shouldAllow(found, with: context) ?? true {
                    return (found, context)
                }
            }
            view = candidate.superview
        }
        return nil
    }

    private func rest(at place: DragPlace, in scene: UIWindowScene) {
        rest = place.point
        show(.possible)
        schedule(after: Self.times.still, in: scene) { loader, scene in
            loader.show(.activating)
            loader.schedule(after: Self.times.blinking, in: scene) { $0.activate(in: $1) }
        }
    }

    private func schedule(
        after time: TimeInterval,
        in scene: UIWindowScene,
        _ action: @escaping @MainActor (SpringLoader, UIWindowScene) -> Void
    ) {
        timer?.cancel()
        timer = scene.renderContext.schedule(after: time) { [weak self, weak scene] in
            if let self, let scene { action(self, scene) }
        }
    }

    private func show(_ state: UISpringLoadedInteractionEffectState) {
        guard let held, held.context.state != state else { return }
        held.context.state = state
        held.interaction.effect.interaction(held.interaction, didChangeWith: held.context)
    }

    private func activate(in scene: UIWindowScene) {
        guard let (interaction, context) = held else { return }
        isDone = true
        show(.activated)
        isTapping = true
        interaction.handler(interaction, context)
        isTapping = false
        finish(interaction, context)
        // Something else may come to be below the drag that stays.
        schedule(after: Self.times.still, in: scene) { _, scene in
            scene.requests?.drags.course?.retarget()
        }
    }

    private func finish(_ interaction: UISpringLoadedInteraction, _ context: SpringContext) {
        if context.state != .inactive {
            context.state = .inactive
            interaction.effect.interaction(interaction, didChangeWith: context)
        }
        interaction.behavior?.interactionDidFinish(interaction)
    }
}

/// Where a drag is held over something.
final class SpringContext: NSObject, UISpringLoadedInteractionContext {
    let place: DragPlace
    var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?

    init(_ place: DragPlace) {
        self.place = place
        super.init()
    }

    func location(in view: UIView?) -> CGPoint {
        if let view { return place.location(in: view) }
        return targetView?.window?.pointFromSuperview(place.point) ?? place.point
    }

    func isOfSameTarget(as other: SpringContext) -> Bool {
        targetView === other.targetView
            && targetItem as? AnyHashable == other.targetItem as? AnyHashable
    }
}

/// Lets a view blink with which something is about to happen.
final class SpringBlink: NSObject, UISpringLoadedInteractionEffect {
    private weak var view: UIView?
    private var alpha: CGFloat = 1

    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        switch context.state {
        case .possible:
            restore()
            view = context.targetView
            alpha = context.targetView?.alpha ?? 1
            show(0.7, within: 0.2)
        case .activating: show(0.3, within: 0.1)
        case .activated, .inactive: restore()
        }
    }

    private func show(_ part: CGFloat, within time: TimeInterval) {
        UIView.animate(withDuration: time, delay: 0, options: [.allowUserInteraction]) { [self] in
            view?.alpha = alpha * part
        }
    }

    private func restore() {
        show(1, within: 0.1)
        view = nil
    }
}
