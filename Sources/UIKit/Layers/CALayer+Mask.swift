import CoreGraphics
import RenderTree

extension CALayer {
    /// How a mask's coordinates become those of the box of the layer that it masks.
    var transformInMasked: CGAffineTransform {
        guard let masked = extras?.parent else { return transformInSuperlayer }
        return transformInSuperlayer.concatenating(
            CGAffineTransform(translationX: -masked.bounds.minX, y: -masked.bounds.minY)
        )
    }

    /// The origin of the layer that this one masks with its shape; nil for other layers.
    var originMasked: CGPoint? {
        guard self is CAShapeLayer, let extras = rare?.extras, extras.isMask else { return nil }
        return extras.parent?.bounds.origin ?? .zero
    }

    /// What of the layer its mask lets be seen; nil for everything.
    func renderMask(in context: RenderContext?) -> Mask? {
        guard let mask = extras?.mask else { return nil }
        if let view = mask.owner, view.rare?.masked === owner, owner != nil {
            return view.renderViewMask()
        }
        let transform = mask.transformInMasked
        if case .shape(let shape) = mask.drawnContent() {
            let isPlain =
                shape.fill?.alpha == 255 && shape.line == nil && mask.opacity == 1
                && mask.owner?.animationState == nil
            guard !isPlain, let host = mask.host, let context else {
                return .path(shape.path.applying(transform), shape.fillRule)
            }
            return .node(context.id(of: host))
        }
        if let gradient = (mask as? CAGradientLayer)?.gradient {
            let box = CGRect(origin: mask.bounds.origin, size: mask.bounds.size)
            return .gradient(gradient, box.applying(transform))
        }
        let color = mask.owner?.backgroundColor?.cgColor ?? mask.backgroundColor
        guard let color = color?.renderColor, color.alpha > 0, mask.opacity > 0, !mask.isHidden
        else { return .path(PathShape(), .winding) }
        let alpha = color.withAlpha(multipliedBy: Double(mask.opacity))
        guard alpha.alpha < 255 else {
            let box = mask.outline.shape.applying(
                CGAffineTransform(translationX: mask.bounds.minX, y: mask.bounds.minY)
            )
            return .path(box.applying(transform), .winding)
        }
        let stops = [0.0, 1].map { Gradient.Stop(location: $0, color: alpha) }
        let even = Gradient(
            kind: .axial,
            stops: stops,
            start: .zero,
            end: CGPoint(x: 0, y: 1),
            size: mask.bounds.size
        )
        return .gradient(even, mask.bounds.applying(transform))
    }
}

extension LayerValues {
    /// Returns the numbers of a shape's path in the box of the layer that it masks.
    func shape(masking origin: CGPoint) -> [Double] {
        guard let numbers = drawn?[.path], let path = PathShape(numbers: numbers) else { return [] }
        let toAnchor = CGAffineTransform(
            translationX: -bounds.minX - anchorPoint.x * bounds.width,
            y: -bounds.minY - anchorPoint.y * bounds.height
        )
        let there = CGAffineTransform(
            translationX: position.x - origin.x,
            y: position.y - origin.y
        )
        let transform = toAnchor.concatenating(CATransform3DGetAffineTransform(transform))
        return path.applying(transform.concatenating(there)).numbers
    }
}
