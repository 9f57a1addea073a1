import RenderTree

extension UIViewPropertyAnimator {
    /// Creates an animator of a named pace.
    public convenience init(
        duration: TimeInterval,
        curve: UIView.AnimationCurve,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(animationCurve: curve)
        )
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator of a curve by its control points.
    public convenience init(
        duration: TimeInterval,
        controlPoint1 point1: CGPoint,
        controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator of a spring.
    public convenience init(
        duration: TimeInterval,
        dampingRatio ratio: CGFloat,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UISpringTimingParameters(dampingRatio: ratio)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it.
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let animator = ObjectFactory.animator(
            Self.self,
            duration,
            UICubicTimingParameters(animationCurve: options.curve)
        )
        animator.options = options
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        animator.flushUpdates = options.contains(.flushUpdates)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }
}

extension ObjectFactory {
    // Not inlined: the class would be decided by the stand-in's type.
    @inline(never) @MainActor
    static func animator<Object: UIViewPropertyAnimator>(
        _ type: Object.Type,
        _ duration: TimeInterval,
        _ parameters: any UITimingCurveProvider
    ) -> Object {
        let maker = unsafeBitCast(type, to: AnyInitializableAnimator.Type.self)
        let made = maker.init(duration: duration, timingParameters: parameters)
        return unsafeDowncast(made as UIViewPropertyAnimator, to: type)
    }
}

/// Stands for any subclass of UIViewPropertyAnimator whose `init(duration:timingParameters:)` is to
/// be called.
///
/// It is open for the reason that `AnyInitializableObject` gives. Nothing outside needs it.
@_spi(ObjectFactory)
open class AnyInitializableAnimator: UIViewPropertyAnimator {
    public required override init(
        duration: TimeInterval,
        timingParameters parameters: any UITimingCurveProvider
    ) {
        super.init(duration: duration, timingParameters: parameters)
    }
}
