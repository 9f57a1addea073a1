import RenderTree

extension UIView {
    /// Leads from the picture of a view to the one that a block makes.
    ///
    /// - Parameters:
    ///   - view: The view, whose subviews the block changes.
    ///   - duration: The length in seconds; 0 makes the changes without animation.
    ///   - options: The kind of transition, and how it runs; without a kind there is none to see.
    ///   - animations: The changes; called at once.
    ///   - completion: Called once, when the transition ended or was cut off.
    public static func transition(
        with view: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let transition = makeTransition(duration, 0, options.curve.timing, options)
        guard let change = options.appearanceChange, areAnimationsEnabled,
            transition.duration > 0, let context = view.rendering.context
        else {
            // Without a picture to lead from this is an ordinary block, as in UIKit.
            AnimationGroup.run(transition, options, { animations?() }, completion)
            return
        }
        view.showBefore(change, transition)
        let kind: AnimationGroup.Kind =
            options.contains(.allowAnimatedContent) ? .block : .still
        let group = AnimationGroup(transition, options, kind: kind, completion)
        group.note(view, in: context)
        group.record { animations?() }
        view.layoutIfNeeded()
        view.makeAnimations().add([], of: group)
        group.begin()
    }

    /// Leads from one view to another in its place.
    ///
    /// - Parameters:
    ///   - fromView: The view that goes: it is removed, or hidden by `.showHideTransitionViews`.
    ///   - toView: The view that comes in its place.
    ///   - duration: The length in seconds; 0 makes the change without animation.
    ///   - options: The kind of transition, and how it runs.
    ///   - completion: Called once, when the transition ended or was cut off.
    public static func transition(
        from fromView: UIView,
        to toView: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            Diagnostics.report("Transition left out: \(fromView) has no superview.")
            completion?(false)
            return
        }
        let changes = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
                return
            }
            container.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
        }
        transition(
            with: container,
            duration: duration,
            options: options,
            animations: changes,
            completion: completion
        )
    }

    /// An animation that the system gives.
    public enum SystemAnimation: UInt, Sendable {
        /// Views fade and shrink, and leave their superviews.
        case delete = 0
    }

    /// Makes views leave, with changes beside it.
    ///
    /// - Parameters:
    ///   - animation: How the views leave.
    ///   - views: The views.
    ///   - options: How the animation runs.
    ///   - parallelAnimations: Changes of other views, animated alongside.
    ///   - completion: Called once, when the views have left or the animation was cut off.
    public static func perform(
        _ animation: SystemAnimation,
        on views: [UIView],
        options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let looks = views.map { ($0, $0.alpha, $0.transform) }
        let changes = {
            for view in views {
                view.alpha = 0
                view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
            }
            parallelAnimations?()
        }
        animate(withDuration: 0.25, delay: 0, options: options, animations: changes) { finished in
            for (view, alpha, transform) in looks {
                view.removeFromSuperview()
                (view.alpha, view.transform) = (alpha, transform)
            }
            completion?(finished)
        }
    }

    /// Whether a block that lets no touches through animates the view now.
    var isBusyWithAnimation: Bool {
        animationState?.blocksTouches == true
    }
}

extension UIView.AnimationOptions {
    /// The kind of transition that the options name.
    var appearanceChange: AppearanceChange? {
        switch rawValue >> 20 & 7 {
        case 1: .flipFromLeft
        case 2: .flipFromRight
        case 3, 4, 5: .crossDissolve
        case 6: .flipFromTop
        case 7: .flipFromBottom
        default: nil
        }
    }
}
