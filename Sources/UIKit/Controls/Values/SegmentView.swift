import RenderTree

/// One choice of a segmented control, which takes its touches.
final class SegmentView: ControlPart {
    let label = ButtonLabel(frame: .zero)
    let imageView = ButtonImageView(frame: .zero)
    let divider = ControlPart(frame: .zero)
    var action: UIAction?
    var isEnabled = true
    /// The width that the app set, in points; 0 for none.
    var width: CGFloat = 0
    var contentOffset = CGSize.zero
    var isMomentary = false
    var isChosen = false
    /// Whether Tab reaches the segment: of several choices it reaches one, from which arrows lead on.
    var isTabStop = true
    var isPressed = false
    /// The state that the segment has the look of.
    private(set) var shownState = UIControl.State.normal
    private var pictures: (background: FieldBackground, divider: FieldBackground)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
        imageView.contentMode = .scaleAspectFit
        imageView.isTinted = true
        divider.backgroundColor = .separator
        for view in [divider, label, imageView] {
            view.isUserInteractionEnabled = false
            insertSubview(view, at: .max)
        }
    }

    required init?(coder: NSCoder) { nil }

    var title: String? {
        get { label.text }
        set {
            label.text = newValue
            if newValue != nil { imageView.image = nil }
        }
    }

    var image: UIImage? {
        get { imageView.image }
        set {
            imageView.image = newValue
            if newValue != nil { label.text = nil }
        }
    }

    /// Shows the state, with what the app says of texts in the control's states.
    func show(
        isControlEnabled: Bool,
        _ texts: [UIControl.State: [NSAttributedString.Key: Any]]
    ) {
        let isOn = isEnabled && isControlEnabled
        let state: UIControl.State =
            !isOn ? .disabled : isChosen ? .selected : isPressed ? .highlighted : .normal
        shownState = state
        var values = texts[.normal] ?? [:]
        if state != .normal { values.merge(texts[state] ?? [:]) { $1 } }
        let weight: UIFont.Weight = isChosen ? .medium : .regular
        label.font = values[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: weight)
        let color = values[.foregroundColor] as? UIColor
        label.textColor = color ?? (isOn ? .label : .tertiaryLabel)
        imageView.tintColor = color ?? (isOn ? .label : .tertiaryLabel)
        for view in [label, imageView] { view.alpha = isPressed ? 0.3 : 1 }
        setNeedsRender()
    }

    /// The picture behind the segment; nil for none.
    var background: UIImage? {
        get { pictures?.background.normal }
        set {
            if newValue != nil || pictures != nil { requirePictures().background.normal = newValue }
        }
    }

    /// The picture between the segment and the one before; nil for none.
    var dividerImage: UIImage? {
        get { pictures?.divider.normal }
        set {
            guard newValue != nil || pictures != nil else { return }
            requirePictures().divider.normal = newValue
            setNeedsLayout()
        }
    }

    private func requirePictures() -> (background: FieldBackground, divider: FieldBackground) {
        if let pictures { return pictures }
        let made = (FieldBackground(frame: .zero), FieldBackground(frame: .zero))
        pictures = made
        insertSubview(made.0, at: 0)
        insertSubview(made.1, at: 1)
        setNeedsLayout()
        return made
    }

    /// The width that the contents ask for, in points.
    var naturalWidth: CGFloat {
        if width > 0 { return width }
        let content = image?.size.width ?? label.sizeThatFits(.zero).width
        return content + 22
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let offset = contentOffset
        label.frame = bounds.shrunk(by: 4, 0).offsetBy(dx: offset.width, dy: offset.height)
        imageView.frame = bounds.shrunk(by: 4, 4).offsetBy(dx: offset.width, dy: offset.height)
        imageView.contentMode =
            (image?.size.height ?? 0) > imageView.frame.height ? .scaleAspectFit : .center
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        divider.frame = CGRect(
            x: isReversed ? bounds.width - 0.5 : -0.5,
            y: roundedToPixel(bounds.height / 4),
            width: 1,
            height: roundedToPixel(bounds.height / 2)
        )
        guard let pictures else { return }
        pictures.background.frame = bounds
        let width = dividerImage?.size.width ?? 0
        pictures.divider.frame = CGRect(
            x: (isReversed ? bounds.width : 0) - roundedToPixel(width / 2),
            y: 0,
            width: width,
            height: bounds.height
        )
    }

    override var defaultRole: Semantics.Role { isMomentary ? .button : .radio }

    override var spokenText: String? { action?.title ?? label.text }

    override func describe(_ semantics: inout Semantics) {
        semantics.label = spokenText ?? image?.spokenName
        semantics.isSelected = isChosen
        semantics.isEnabled = isEnabled && (superview as? UIControl)?.isEnabled != false
        semantics.takesFocus = isTabStop
    }
}
