import RenderTree

/// The picture behind a text field's text, or behind a part of another control.
final class FieldBackground: ControlPart {
    var normal: UIImage? { didSet { setNeedsRender() } }
    var disabled: UIImage? { didSet { setNeedsRender() } }
    /// Whether the field is disabled now.
    var isDisabled = false { didSet { if isDisabled != oldValue { setNeedsRender() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        // Below the text, which is content of the field itself.
        layer.zPosition = -.infinity
    }

    required init?(coder: NSCoder) { nil }

    /// The picture that is shown: that of the state, where there is one at all.
    var image: UIImage? {
        guard let normal else { return nil }
        return isDisabled ? disabled ?? normal : normal
    }

    override func renderContent() -> NodeContent {
        guard let image, image.size != .zero else { return .none }
        return .image(
            image.content(
                mode: .scaleToFill,
                tintColor: effectiveTintColor,
                traits: effectiveTraits,
                isTemplateContext: false
            )
        )
    }
}

extension UITextField {
    /// Changes a picture behind the text, which stands in a view of its own.
    func changeBackground(_ change: (FieldBackground) -> Void) {
        let view = field.background ?? FieldBackground(frame: borderRect(forBounds: bounds))
        if field.background == nil {
            field.background = view
            insertSubview(view, at: 0)
        }
        change(view)
        updateBackground()
    }

    /// Shows the picture of the state, unless the edge is a rounded one.
    func updateBackground() {
        guard let view = field.background else { return }
        view.isDisabled = !isEnabled
        view.isHidden = borderStyle == .roundedRect || view.image == nil
        setNeedsLayout()
        setNeedsRender()
    }
}
