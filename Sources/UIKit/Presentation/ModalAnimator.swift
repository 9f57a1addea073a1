/// The system's animations of presented controllers.
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let isPresenting: Bool

    init(_ style: UIModalTransitionStyle, isPresenting: Bool) {
        self.style = style
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { style == .flipHorizontal ? 0.75 : 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresenting ? .to : .from) else {
            return context.completeTransition(true)
        }
        let fades = style != .coverVertical || UIAccessibility.isReduceMotionEnabled
        if style == .flipHorizontal, !UIAccessibility.isReduceMotionEnabled {
            return flip(view, context)
        }
        let distance = max(0, context.containerView.bounds.height - view.frame.minY)
        let outside = CGAffineTransform(translationX: 0, y: distance)
        if isPresenting {
            if fades { view.alpha = 0 } else { view.transform = outside }
        }
        UIView.animate(
            withDuration: transitionDuration(using: context),
            delay: 0,
            options: .curveEaseInOut,
            animations: {
                if fades {
                    view.alpha = self.isPresenting ? 1 : 0
                } else {
                    view.transform = self.isPresenting ? .identity : outside
                }
            },
            completion: { _ in
                view.alpha = 1
                view.transform = .identity
                context.completeTransition(!context.transitionWasCancelled)
            }
        )
    }

    private func flip(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        view.isHidden = isPresenting
        UIView.transition(
            with: container.window ?? container,
            duration: transitionDuration(using: context),
            options: isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft,
            animations: { view.isHidden = !self.isPresenting },
            completion: { _ in
                view.isHidden = false
                context.completeTransition(!context.transitionWasCancelled)
            }
        )
    }
}

/// The animation of alerts and bubbles: they fade, and alerts shrink to their size.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private let scale: CGFloat

    init(isPresenting: Bool, scale: CGFloat) {
        self.isPresenting = isPresenting
        self.scale = scale
        super.init()
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { isPresenting ? 0.25 : 0.2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresenting ? .to : .from) else {
            return context.completeTransition(true)
        }
        if isPresenting {
            view.alpha = 0
            if !UIAccessibility.isReduceMotionEnabled {
                view.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        UIView.animate(
            withDuration: transitionDuration(using: context),
            delay: 0,
            options: .curveEaseInOut,
            animations: {
                view.alpha = self.isPresenting ? 1 : 0
                if self.isPresenting { view.transform = .identity }
            },
            completion: { _ in
                view.alpha = 1
                view.transform = .identity
                context.completeTransition(!context.transitionWasCancelled)
            }
        )
    }
}
