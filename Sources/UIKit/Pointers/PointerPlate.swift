import CoreGraphics

/// What lights up behind, or in front of, what a pointer is over.
@MainActor
final class PointerPlate {
    // A layer, since views would be among the subviews that the app knows.
    let layer = CALayer()

    /// Shows a style; nil where nothing of it is seen.
    init?(_ style: UIPointerStyle) {
        let preview = style.effect.preview
        let view = preview.view
        var (isInFront, casts) = (false, false)
        switch style.effect {
        case .automatic, .highlight: break
        case .lift: casts = true
        case .hover(_, let tint, let prefersShadow, _):
            if tint == .none, !prefersShadow { return nil }
            (isInFront, casts) = (tint == .overlay, prefersShadow)
        }
        let traits = view.traitCollection
        let own: UIColor? = casts ? preview.parameters.backgroundColor : nil
        let color = own ?? .tertiarySystemFill
        layer.backgroundColor = color.resolvedColor(with: traits).cgColor
        place(style.shape, preview)
        if casts {
            layer.shadowOpacity = 0.18
            layer.shadowOffset = CGSize(width: 0, height: 2)
            layer.shadowRadius = 3
        }
        if isInFront {
            view.layer.addSublayer(layer)
        } else {
            view.layer.insertSublayer(layer, at: 0)
        }
    }

    private func place(_ shape: UIPointerShape?, _ preview: UITargetedPreview) {
        let (view, container) = (preview.view, preview.target.container)
        layer.cornerRadius = UIPointerShape.defaultCornerRadius
        switch shape {
        case .roundedRect(let rect, let radius)?:
            layer.frame = view.convert(rect, from: container)
            layer.cornerRadius = radius
        case .path(let path)?: layer.frame = view.convert(path.bounds, from: container)
        case nil:
            layer.frame = preview.parameters.visiblePath?.bounds ?? view.bounds
            let radius = view.layer.cornerRadius
            if radius > 0, preview.parameters.visiblePath == nil { layer.cornerRadius = radius }
        }
    }

    func remove() { layer.removeFromSuperlayer() }
}
