import RenderTree

/// What animation blocks are open now.
@MainActor
final class Animator {
    static let current = Animator()

    /// The block that runs; blocks are synchronous, so that one scene never sees another's.
    var group: AnimationGroup?
    /// Whether changes made outside of all scenes' code are animated.
    private var isEnabledElsewhere = true

    /// Whether changes made by the code of the scene that runs are animated.
    var isEnabled: Bool {
        get { RenderContext.running?.areAnimationsEnabled ?? isEnabledElsewhere }
        set {
            if let context = RenderContext.running {
                context.areAnimationsEnabled = newValue
            } else {
                isEnabledElsewhere = newValue
            }
        }
    }
}

/// The parts of a node that take a transition of their own.
enum AnimatedPart {
    case frame, style, content
}

/// The changes of one animation block.
@MainActor
final class AnimationGroup {
    let transition: Transition
    let options: UIView.AnimationOptions
    private var completion: ((Bool) -> Void)?
    private var contexts: [RenderContext] = []
    /// The views that the block changed and that are still in a window.
    private var views: Set<ObjectIdentifier> = []
    private var timer: SceneTimer?

    private init(
        _ transition: Transition,
        _ options: UIView.AnimationOptions,
        _ completion: ((Bool) -> Void)?
    ) {
        self.transition = transition
        self.options = options
        self.completion = completion
    }

    static func run(
        _ transition: Transition,
        _ options: UIView.AnimationOptions,
        _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        let group = AnimationGroup(transition, options, completion)
        let outer = Animator.current.group
        Animator.current.group = group
        animations()
        Animator.current.group = outer
        group.begin()
    }

    /// Notes that the block changes a view of a scene.
    func note(_ view: UIView, in context: RenderContext) {
        if completion != nil { views.insert(ObjectIdentifier(view)) }
        guard !contexts.contains(where: { $0 === context }) else { return }
        contexts.append(context)
        context.scene?.keepChangesApart()
    }

    /// A view left its window: its animations are cut off, as in Core Animation.
    func viewDidLeave(_ view: UIView) {
        guard views.remove(ObjectIdentifier(view)) != nil, views.isEmpty else { return }
        finishSoon(false)
    }

    /// The time from now to the end; infinite for endless repetition.
    var length: TimeInterval {
        let run = transition.duration * (transition.autoreverses ? 2 : 1)
        return transition.delay + run * transition.repeatCount
    }

    private func begin() {
        guard completion != nil else { return }
        guard let context = contexts.first ?? RenderContext.running else {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.finish(true) } }
            return
        }
        // An empty block completes in the next turn, as in UIKit.
        let wait = contexts.isEmpty ? 0 : length
        if !contexts.isEmpty { context.runningGroups.append(self) }
        guard wait.isFinite else { return }
        timer = context.schedule(after: wait) { [self] in finish(true) }
    }

    /// Ends the animation in the next turn, as when it is cut off.
    func finishSoon(_ finished: Bool) {
        timer?.cancel()
        guard completion != nil else { return }
        guard let context = contexts.first, !context.isClosed else { return sceneDidClose() }
        context.runningGroups.removeAll { $0 === self }
        timer = context.schedule(after: 0) { [self] in finish(finished) }
    }

    /// The scene ended, and its clock may never go on.
    private func sceneDidClose() {
        timer = nil
        for context in contexts { context.runningGroups.removeAll { $0 === self } }
        contexts = []
        DispatchQueue.main.async { MainActor.assumeIsolated { self.finish(false) } }
    }

    private func finish(_ finished: Bool) {
        for context in contexts { context.runningGroups.removeAll { $0 === self } }
        timer = nil
        let completion = completion
        self.completion = nil
        completion?(finished)
    }
}

extension UIView {
    /// Notes that a part is about to change, inside an animation block or outside of one.
    func recordAnimation(_ part: AnimatedPart) {
        let animator = Animator.current
        guard let group = animator.group, animator.isEnabled else {
            return forgetTransition(part)
        }
        guard let context = rendering.context, group.transition.duration > 0 else { return }
        group.note(self, in: context)
        guard rendering.isCommitted else { return }
        var pending = transitions ?? NodeTransitions()
        switch part {
        case .frame: pending.frame = group.transition
        case .style: pending.style = group.transition
        case .content: pending.content = group.transition
        }
        transitions = pending
    }

    private func forgetTransition(_ part: AnimatedPart) {
        guard transitions != nil else { return }
        switch part {
        case .frame: transitions?.frame = nil
        case .style: transitions?.style = nil
        case .content: transitions?.content = nil
        }
    }
}
