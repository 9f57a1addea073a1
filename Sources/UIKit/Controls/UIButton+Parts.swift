import RenderTree

/// The views that a button consists of.
struct ButtonParts {
    var label: ButtonLabel?
    var subtitleLabel: ButtonLabel?
    var imageView: ButtonImageView?
    var background: ButtonBackground?
    var indicator: UIActivityIndicatorView?
}

/// The label of a button: the button speaks for it.
final class ButtonLabel: UILabel {
    // The app may change the label's font itself; the button then is laid out anew.
    override func textDidChange() {
        super.textDidChange()
        superview?.setNeedsLayout()
    }

    // Shadows of titles lie behind them until the app moves them, unlike those of other labels.
    override var standardShadowOffset: CGSize { .zero }

    override func describe(_ semantics: inout Semantics) {
        super.describe(&semantics)
        semantics.isHidden = true
    }
}

/// The picture in or behind a button.
final class ButtonImageView: UIImageView {
    /// Whether it belongs to a button that shows images in the tint colour.
    var isTinted = false

    override var isTemplateContext: Bool { isTinted }

    override func describe(_ semantics: inout Semantics) {
        semantics.isHidden = true
    }
}

/// The background of a button: what its configuration says, or a picture.
final class ButtonBackground: UIView {
    var image: UIImage? {
        didSet { if image != oldValue { setNeedsRender() } }
    }
    /// What blurs what is behind; nil until there is an effect.
    private var blur: UIVisualEffectView?
    private var customView: UIView?

    override func renderContent() -> NodeContent {
        guard let image else { return .none }
        return .image(
            image.content(
                mode: ImageContent.Mode(rawValue: UInt8(contentMode.rawValue)) ?? .scaleToFill,
                tintColor: effectiveTintColor,
                traits: effectiveTraits
            )
        )
    }

    override func describe(_ semantics: inout Semantics) {
        semantics.isHidden = true
    }

    func show(_ configuration: UIBackgroundConfiguration, radius: CGFloat) {
        backgroundColor = configuration.resolvedBackgroundColor(for: effectiveTintColor)
        layer.cornerRadius = radius
        if image !== configuration.image || contentMode != configuration.imageContentMode {
            image = configuration.image
            contentMode = configuration.imageContentMode
            clipsToBounds = image != nil
        }
        layer.borderWidth = configuration.strokeWidth
        if configuration.strokeWidth > 0 {
            let color = configuration.resolvedStrokeColor(for: effectiveTintColor)
            layer.borderColor = color.resolvedColor(with: effectiveTraits).cgColor
        }
        configuration.shadowProperties.apply(to: layer, traits: effectiveTraits)
        showEffect(configuration.visualEffect)
        showCustomView(configuration.customView)
    }

    private func showEffect(_ effect: UIVisualEffect?) {
        guard effect != nil || blur != nil else { return }
        let view = blur ?? UIVisualEffectView(effect: nil)
        if blur == nil {
            blur = view
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.clipsToBounds = true
            insertSubview(view, at: 0)
        }
        view.effect = effect
        view.layer.cornerRadius = layer.cornerRadius
        // The fill lies in front of what is blurred.
        view.contentView.backgroundColor = effect == nil ? nil : backgroundColor
        if effect != nil { backgroundColor = nil }
    }

    private func showCustomView(_ view: UIView?) {
        // The app may have given the view to another background meanwhile.
        if view !== customView, customView?.superview === self { customView?.removeFromSuperview() }
        customView = view
        guard let view, view.superview !== self else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }
}

extension UIButton {
    func partLabel() -> ButtonLabel {
        if let label = parts.label { return label }
        let label = ButtonLabel(frame: .zero)
        parts.label = label
        // UIKit's default sizes of the two types.
        label.font = .systemFont(ofSize: style.isSystem ? 15 : 18)
        label.lineBreakMode = .byTruncatingMiddle
        label.textAlignment = .natural
        insertSubview(label, at: .max)
        if !style.hasConfiguration { contentsDidChange() }
        return label
    }

    func partSubtitleLabel() -> ButtonLabel {
        if let label = parts.subtitleLabel { return label }
        let label = ButtonLabel(frame: .zero)
        parts.subtitleLabel = label
        insertSubview(label, at: .max)
        return label
    }

    func partImageView() -> ButtonImageView {
        if let view = parts.imageView { return view }
        let view = ButtonImageView(frame: .zero)
        parts.imageView = view
        view.contentMode = .scaleAspectFit
        insertSubview(view, at: parts.background == nil ? 0 : 1)
        if !style.hasConfiguration { contentsDidChange() }
        return view
    }

    func partBackground() -> ButtonBackground {
        if let view = parts.background { return view }
        let view = ButtonBackground(frame: .zero)
        parts.background = view
        view.isUserInteractionEnabled = false
        insertSubview(view, at: 0)
        return view
    }

    /// Brings the parts up to what the state asks for.
    func contentsDidChange() {
        if style.hasConfiguration { return setNeedsUpdateConfiguration() }
        showTitle()
        showImage()
        showBackgroundImage()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsRender()
        (superview as? UISearchBar)?.setNeedsLayout()
    }

    private func showTitle() {
        let attributed = currentAttributedTitle
        let title = currentTitle
        guard parts.label != nil || attributed != nil || title != nil else { return }
        if parts.label == nil {
            _ = partLabel()
            return
        }
        guard let label = parts.label else { return }
        label.textColor = currentTitleColor
        label.shadowColor = currentTitleShadowColor
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = title
        }
        dim(label, to: isTitleDimmed ? 0.2 : 1)
    }

    /// A system button without a highlighted look of its own shows its touch by dimming.
    private var isTitleDimmed: Bool {
        guard style.isSystem, state == .highlighted else { return false }
        return contents.titleColors[.highlighted] == nil
            && contents.attributedTitles[.highlighted] == nil
    }

    private func showImage() {
        let image = shownImage
        guard parts.imageView != nil || image != nil else { return }
        guard let view = parts.imageView else {
            _ = partImageView()
            return
        }
        view.isTinted = style.isSystem
        view.image = image
        view.setNeedsRender()
        dim(view, to: imageOpacity)
    }

    private var imageOpacity: CGFloat {
        if !isEnabled, contents.images[.disabled] == nil, adjustsImageWhenDisabled { return 0.5 }
        guard isHighlighted, contents.images[.highlighted] == nil else { return 1 }
        if style.isSystem { return 0.2 }
        return adjustsImageWhenHighlighted ? 0.5 : 1
    }

    /// Changes an opacity that is this button's; one that the app chose stays.
    private func dim(_ view: UIView, to opacity: CGFloat) {
        let ours: [CGFloat] = [0.2, 0.5, 1]
        guard view.alpha != opacity, ours.contains(where: { abs($0 - view.alpha) < 1e-4 }) else {
            return
        }
        view.alpha = opacity
    }

    private func showBackgroundImage() {
        let image = currentBackgroundImage
        guard parts.background != nil || image != nil else { return }
        partBackground().image = image
    }
}
