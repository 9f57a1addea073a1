/// The system's animation of a navigation controller's steps.
///
/// The new view slides in from the trailing edge over the old one, which moves off by a third and
/// gets darker; backwards likewise. With reduced motion the views fade.
final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation

    init(_ operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.35 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
            return context.completeTransition(true)
        }
        if UIAccessibility.isReduceMotionEnabled { return fade(from, to, context) }
        let isPush = operation == .push
        let container = context.containerView
        let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let way = container.bounds.width * (isRightToLeft ? -1 : 1)
        let (upper, lower) = isPush ? (to, from) : (from, to)
        let dim = UIView(frame: container.bounds)
        dim.backgroundColor = .black
        dim.isUserInteractionEnabled = false
        container.insertSubview(dim, belowSubview: upper)
        let aside = CGAffineTransform(translationX: -way * 0.3, y: 0)
        let outside = CGAffineTransform(translationX: way, y: 0)
        upper.transform = isPush ? outside : .identity
        lower.transform = isPush ? .identity : aside
        dim.alpha = isPush ? 0 : 0.1
        UIView.animate(
            withDuration: transitionDuration(using: context),
            delay: 0,
            options: .curveEaseInOut,
            animations: {
                upper.transform = isPush ? .identity : outside
                lower.transform = isPush ? aside : .identity
                dim.alpha = isPush ? 0.1 : 0
            },
            completion: { _ in
                upper.transform = .identity
                lower.transform = .identity
                dim.removeFromSuperview()
                context.completeTransition(!context.transitionWasCancelled)
            }
        )
    }

    private func fade(
        _ from: UIView,
        _ to: UIView,
        _ context: any UIViewControllerContextTransitioning
    ) {
        let upper = operation == .push ? to : from
        upper.alpha = operation == .push ? 0 : 1
        UIView.animate(
            withDuration: transitionDuration(using: context),
            animations: { upper.alpha = self.operation == .push ? 1 : 0 },
            completion: { _ in
                upper.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            }
        )
    }
}
