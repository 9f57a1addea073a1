import CoreGraphics

/// A view that shows a background configuration behind what else its superview has.
final class ConfiguredBackgroundView: UIView {
    private let fill = UIView()
    private let stroke = UIView()
    private var outset: CGFloat = 0
    private var customView: UIView?
    /// What shows the picture; nil until there is one.
    private var picture: UIImageView?
    /// What blurs what is behind; nil until there is an effect.
    private var blur: UIVisualEffectView?
    /// What the view shows.
    var configuration: UIBackgroundConfiguration {
        didSet { apply() }
    }

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(fill)
        apply()
    }

    required init?(coder: NSCoder) { nil }

    private func apply() {
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        fill.layer.cornerRadius = configuration.cornerRadius
        configuration.shadowProperties.apply(to: fill.layer, traits: traitCollection)
        showEffect()
        outset = configuration.strokeOutset
        let width = configuration.strokeWidth
        stroke.isHidden = width <= 0
        if width > 0, stroke.superview == nil { addSubview(stroke) }
        let color = configuration.resolvedStrokeColor(for: tintColor)
        stroke.layer.borderWidth = width
        stroke.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        stroke.layer.cornerRadius = configuration.cornerRadius + outset
        showPicture()
        showCustomView(configuration.customView)
        setNeedsLayout()
    }

    private func showCustomView(_ view: UIView?) {
        // The app may have given the view to another background meanwhile.
        if view !== customView, customView?.superview === self { customView?.removeFromSuperview() }
        customView = view
        guard let view, view.superview !== self else { return }
        insertSubview(view, aboveSubview: picture ?? fill)
    }

    private func showEffect() {
        guard configuration.visualEffect != nil || blur != nil else { return }
        let view = blur ?? UIVisualEffectView(effect: nil)
        if blur == nil {
            blur = view
            insertSubview(view, at: 0)
        }
        view.cornerConfiguration = .corners(radius: .fixed(Double(configuration.cornerRadius)))
        // Glass casts a shadow.
        view.clipsToBounds = !(configuration.visualEffect is UIGlassEffect)
        view.effect = configuration.visualEffect
    }

    private func showPicture() {
        guard configuration.image != nil || picture != nil else { return }
        let view = picture ?? UIImageView(image: nil)
        if picture == nil {
            picture = view
            view.clipsToBounds = true
            insertSubview(view, aboveSubview: fill)
        }
        view.image = configuration.image
        view.contentMode = configuration.imageContentMode
        view.layer.cornerRadius = configuration.cornerRadius
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        apply()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        apply()
    }

    /// The space between the view's edges and the background.
    private var insets: NSDirectionalEdgeInsets {
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        guard !edges.isEmpty, let margins = superview?.directionalLayoutMargins else {
            return insets
        }
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        return insets
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = self.insets
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sides = UIEdgeInsets(
            top: insets.top,
            left: isRightToLeft ? insets.trailing : insets.leading,
            bottom: insets.bottom,
            right: isRightToLeft ? insets.leading : insets.trailing
        )
        fill.frame = bounds.inset(by: sides)
        stroke.frame = fill.frame.insetBy(dx: -outset, dy: -outset)
        blur?.frame = fill.frame
        picture?.frame = fill.frame
        if let customView, customView.superview === self { customView.frame = fill.frame }
    }
}
