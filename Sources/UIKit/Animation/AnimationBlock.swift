import Foundation
import RenderTree

/// What is animated between `beginAnimations(_:context:)` and `commitAnimations()`.
@MainActor
final class AnimationBlock {
    /// How the changes that follow are led over time.
    struct Settings {
        /// The length in seconds; nil for that of the block around, or 0.2.
        var duration: TimeInterval?
        var delay: TimeInterval = 0
        /// The pace; nil for that of the block around, or slow, fast, slow.
        var curve: UIView.AnimationCurve?
        var repeatCount = 1.0
        var autoreverses = false
        var replaces = false
    }

    private let name: String?
    private let context: UnsafeMutableRawPointer?
    private var settings = Settings()
    /// The group that was open before.
    private let outer: AnimationGroup?
    private var group: AnimationGroup
    /// The pictures that are led to those after the block.
    private var pictures: [(view: UIView, change: AppearanceChange)] = []
    // As in UIKit, the delegate is kept until the end.
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    /// The groups that still run, and one for the open block.
    private var waiting = 1
    private var ranToTheEnd = true

    /// Whether one of the groups changes something.
    private var isStarted = false

    /// Opens a block inside those that are open.
    init(_ name: String?, _ context: UnsafeMutableRawPointer?) {
        self.name = name
        self.context = context
        outer = Animator.current.group
        group = Self.makeGroup(settings, in: outer)
        Animator.current.group = group
    }

    /// Blocks that were not committed end with the turn.
    static func endTurn() {
        guard !Animator.current.openBlocks.isEmpty else { return }
        Diagnostics.report("UIView.beginAnimations() without commitAnimations(): committed.")
        while let block = Animator.current.openBlocks.popLast() { block.commit() }
    }

    private static func makeGroup(_ settings: Settings, in outer: AnimationGroup?)
        -> AnimationGroup
    {
        AnimationGroup(makeTransition(settings, in: outer), .allowUserInteraction)
    }

    private static func makeTransition(_ settings: Settings, in outer: AnimationGroup?)
        -> Transition
    {
        var transition = Transition(
            duration: UIView.length(settings.duration ?? outer?.transition.duration ?? 0.2),
            delay: UIView.length(settings.delay),
            timing: settings.curve?.timing ?? outer?.transition.timing
                ?? UIView.AnimationCurve.easeInOut.timing
        )
        transition.repeatCount = settings.repeatCount
        transition.autoreverses = settings.autoreverses
        transition.replaces = settings.replaces || outer?.transition.replaces == true
        transition.addsWays = transition.replaces
        return transition
    }

    // MARK: - Settings

    /// Changes how what follows is led; what was changed before keeps its own way.
    func change(_ body: (inout Settings) -> Void) {
        body(&settings)
        if group.contexts.isEmpty {
            group.transition = Self.makeTransition(settings, in: outer)
            for (view, change) in pictures { view.retime(change, group.transition) }
        } else {
            end(group)
            group = Self.makeGroup(settings, in: outer)
            Animator.current.group = group
        }
    }

    /// Leads from the picture of a view up to now to the one at the end of the block.
    func lead(_ change: AppearanceChange, of view: UIView) {
        guard Animator.current.isEnabled, group.transition.duration > 0 else { return }
        view.showBefore(change, group.transition)
        pictures.append((view, change))
    }

    // MARK: - End

    /// Closes the block; its changes are animated from now on.
    func commit() {
        for (view, _) in pictures {
            view.layoutIfNeeded()
            if let context = view.rendering.context { group.note(view, in: context) }
        }
        end(group)
        Animator.current.group = outer
        start()
        release(finished: true)
    }

    private func end(_ group: AnimationGroup) {
        isStarted = isStarted || !group.contexts.isEmpty
        group.endRecording(outer)
        waiting += 1
        group.onEnd { self.release(finished: $0) }
        group.begin()
    }

    /// Tells the delegate that the animation starts, once the delay is over.
    private func start() {
        guard isStarted, let willStart, let delegate else { return }
        let (name, pointer) = (name, context)
        let tell = { _ = willStart.action.perform(delegate, [name, pointer]) }
        guard let context = group.contexts.first ?? RenderContext.current else { return tell() }
        _ = context.schedule(after: UIView.length(settings.delay)) { tell() }
    }

    private func release(finished: Bool) {
        waiting -= 1
        ranToTheEnd = ranToTheEnd && finished
        guard waiting == 0, let delegate else { return }
        self.delegate = nil
        let flag = ActionMethod.Forms(all: [NSNumber(value: ranToTheEnd), ranToTheEnd])
        _ = didStop?.action.perform(delegate, [name, flag, context])
    }
}

extension UIView {
    /// Has the change of a picture that was not told yet take another time.
    fileprivate func retime(_ change: AppearanceChange, _ transition: Transition) {
        guard let animations = animationState else { return }
        animations.operations = animations.operations.map { operation in
            guard case .appearance(change, _) = operation else { return operation }
            return .appearance(change, transition)
        }
    }
}
