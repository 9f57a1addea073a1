import RenderTree

/// What animation blocks are open now.
@MainActor
final class Animator {
    static let current = Animator()

    var isEnabled = true
    var group: AnimationGroup?
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

    /// Notes that the block changed a view of a scene.
    func note(_ context: RenderContext) {
        if !contexts.contains(where: { $0 === context }) { contexts.append(context) }
    }

    /// The time from now to the end; infinite for endless repetition.
    var length: TimeInterval {
        let run = transition.duration * (transition.autoreverses ? 2 : 1)
        return transition.delay + run * transition.repeatCount
    }

    private func begin() {
        guard completion != nil else { return }
        guard let clock = (contexts.first ?? RenderContext.running)?.clock else {
            return finish(true)
        }
        // An empty block completes in the next turn, as in UIKit.
        let wait = contexts.isEmpty ? 0 : length
        guard wait.isFinite else { return }
        clock.schedule(after: wait) { [self] in finish(true) }
    }

    private func finish(_ finished: Bool) {
        let completion = completion
        self.completion = nil
        completion?(finished)
    }
}

extension UIView {
    /// Notes that a part changes inside an animation block, if one is open.
    func recordAnimation(_ part: AnimatedPart) {
        let animator = Animator.current
        guard let group = animator.group, animator.isEnabled else {
            return forgetTransition(part)
        }
        guard let context = rendering.context, rendering.committed != nil,
            group.transition.duration > 0
        else { return }
        var pending = rendering.transitions ?? NodeTransitions()
        switch part {
        case .frame: pending.frame = group.transition
        case .style: pending.style = group.transition
        case .content: pending.content = group.transition
        }
        rendering.transitions = pending
        group.note(context)
    }

    private func forgetTransition(_ part: AnimatedPart) {
        guard rendering.transitions != nil else { return }
        switch part {
        case .frame: rendering.transitions?.frame = nil
        case .style: rendering.transitions?.style = nil
        case .content: rendering.transitions?.content = nil
        }
    }
}
