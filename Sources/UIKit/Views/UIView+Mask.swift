import CoreGraphics
import RenderTree

extension UIView {
    /// Takes a view whose opaque parts say what of this view is seen.
    func setMaskView(_ view: UIView?) {
        let old = rare?.maskView
        guard view !== old else { return }
        if let old {
            old.rare?.masked = nil
            rare?.maskView = nil
            if layer.mask === old.layer { layer.mask = nil }
        }
        guard let view else { return }
        // A view masks one other, and stands in none.
        view.removeFromSuperview()
        view.rare?.masked?.setMaskView(nil)
        view.requireRare().masked = self
        requireRare().maskView = view
        RareViewState.hasMasks = true
        layer.mask = view.layer
    }

    /// The view whose seen parts this view, or one around it, decides; nil for none.
    private var maskedView: UIView? {
        var view: UIView? = self
        while let current = view {
            if let masked = current.rare?.masked { return masked }
            view = current.superview
        }
        return nil
    }

    /// A view outside of windows changed: what it masks looks different.
    func maskMayChange() {
        maskedView?.setNeedsRender()
    }

    /// What of the view that this one masks is seen.
    ///
    /// The opaque boxes and shapes of the view and of all that is in it, or where there are none, its
    /// gradient. Pictures and text mask nothing.
    func renderViewMask() -> Mask {
        let masked = rare?.masked
        let origin = CGAffineTransform(
            translationX: -(masked?.bounds.minX ?? 0),
            y: -(masked?.bounds.minY ?? 0)
        )
        var shape = PathShape()
        var gradient: Mask?
        collect(&shape, &gradient, layer.transformInSuperlayer.concatenating(origin))
        if shape.isEmpty, let gradient { return gradient }
        return .path(shape, .winding)
    }

    private func collect(
        _ shape: inout PathShape,
        _ gradient: inout Mask?,
        _ transform: CGAffineTransform
    ) {
        guard !isHidden, alpha > 0.01 else { return }
        let color = look.backgroundColor?.cgColor ?? layer.backgroundColor
        if let color, color.alpha > 0 {
            let inBounds = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
            shape.append(layer.outline.shape.applying(inBounds.concatenating(transform)))
        }
        if case .shape(let drawn) = layer.drawnContent(), drawn.fill != nil {
            shape.append(drawn.path.applying(transform))
        } else if let colors = (layer as? CAGradientLayer)?.gradient, gradient == nil {
            gradient = .gradient(colors, bounds.applying(transform))
        }
        if !(renderContent() == .none || layer is CAShapeLayer) {
            Diagnostics.reportOnce(
                "\(type(of: self)) in a mask: pictures and text mask nothing here; use boxes, "
                    + "shapes and gradients."
            )
        }
        for view in hierarchy.subviews {
            view.collect(
                &shape,
                &gradient,
                view.layer.transformInSuperlayer.concatenating(transform)
            )
        }
    }
}
