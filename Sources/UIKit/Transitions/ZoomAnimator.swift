import CoreGraphics

/// The animation of a view that grows out of another one, or shrinks back into it.
///
/// The view is scaled as a whole until it is as wide as the other, whose corners it has then, and
/// fades where it is small. With reduced motion it only fades.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let source: UIView
    private let zoomed: UIViewController
    private let options: UIViewController.Transition.ZoomOptions
    private let isComing: Bool

    init(
        _ source: UIView,
        _ zoomed: UIViewController,
        _ options: UIViewController.Transition.ZoomOptions,
        isComing: Bool
    ) {
        self.source = source
        self.zoomed = zoomed
        self.options = options
        self.isComing = isComing
        super.init()
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let duration = transitionDuration(using: context)
        guard let view = context.view(forKey: isComing ? .to : .from) else {
            return context.completeTransition(true)
        }
        let shade = makeShade(in: context.containerView, below: view)
        let small = UIAccessibility.isReduceMotionEnabled ? nil : placeAtSource(view)
        let old = Look(of: view)
        let cuts = small != nil && !view.clipsToBounds
        if cuts { view.clipsToBounds = true }
        source.alpha = small == nil ? 1 : 0
        show(view, isComing ? small : old)
        view.alpha = isComing ? 0 : 1
        shade?.alpha = isComing ? 0 : 1
        fade(view, in: duration)
        bend(view, from: isComing ? small : old, to: isComing ? old : small, in: duration)
        UIView.animate(
            withDuration: duration,
            delay: 0,
            options: .curveEaseInOut,
            animations: { [self] in
                show(view, isComing ? old : small)
                shade?.alpha = isComing ? 1 : 0
            },
            completion: { [self] _ in
                source.alpha = 1
                show(view, old)
                view.layer.removeAnimation(forKey: Self.bending)
                view.alpha = 1
                if cuts { view.clipsToBounds = false }
                shade?.removeFromSuperview()
                context.completeTransition(!context.transitionWasCancelled)
            }
        )
    }

    /// What the animation changes of the view.
    private struct Look {
        var transform: CGAffineTransform
        var radius: CGFloat

        @MainActor
        init(of view: UIView) {
            transform = view.transform
            radius = view.layer.cornerRadius
        }

        init(_ transform: CGAffineTransform, radius: CGFloat) {
            self.transform = transform
            self.radius = radius
        }
    }

    /// The view fades near the source: soon as it comes, late as it goes.
    private func fade(_ view: UIView, in duration: TimeInterval) {
        let part = UIAccessibility.isReduceMotionEnabled ? duration : duration / 2
        UIView.animate(
            withDuration: part,
            delay: isComing ? 0 : duration - part,
            animations: { view.alpha = self.isComing ? 1 : 0 }
        )
    }

    private static let bending = "zoomCorners"

    /// The corners bend by an animation of their own: a block would fade from one look to the other.
    private func bend(_ view: UIView, from start: Look?, to end: Look?, in duration: TimeInterval) {
        guard let start, let end, start.radius != end.radius else { return }
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        animation.fromValue = Double(start.radius)
        animation.toValue = Double(end.radius)
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        view.layer.add(animation, forKey: Self.bending)
    }

    private func show(_ view: UIView, _ look: Look?) {
        if let look { view.transform = look.transform }
    }

    /// Returns how the view looks over the source; nil where one of them has no size.
    private func placeAtSource(_ view: UIView) -> Look? {
        let context = UIViewController.Transition.ZoomOptions.AlignmentRectContext(source, zoomed)
        let part = options.alignmentRectProvider?(context) ?? view.bounds
        let place = source.convert(source.bounds, to: view.superview)
        guard source.window != nil, part.width > 0, part.height > 0, place.width > 0,
            place.height > 0
        else { return nil }
        let scale = max(place.width / part.width, 0.01)
        let middle = CGPoint(
            x: (part.midX - view.bounds.midX) * scale,
            y: (part.midY - view.bounds.midY) * scale
        )
        let way = CGPoint(
            x: place.midX - view.center.x - middle.x,
            y: place.midY - view.center.y - middle.y
        )
        let transform = CGAffineTransform(translationX: way.x, y: way.y).scaledBy(
            x: scale,
            y: scale
        )
        return Look(transform, radius: source.effectiveRadius(corner: .allCorners) / scale)
    }

    private func makeShade(in container: UIView, below view: UIView) -> UIView? {
        guard options.dimmingColor != nil || options.dimmingVisualEffect != nil else { return nil }
        let shade = UIVisualEffectView(effect: options.dimmingVisualEffect)
        shade.backgroundColor = options.dimmingColor
        shade.frame = container.bounds
        shade.isUserInteractionEnabled = false
        container.insertSubview(shade, belowSubview: view)
        return shade
    }
}
