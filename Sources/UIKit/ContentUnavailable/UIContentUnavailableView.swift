import CoreGraphics

/// A view that shows that there is nothing to show, and what can be done about it.
open class UIContentUnavailableView: UIView, UIContentView {
    private let scroller = UIScrollView()
    private let indicator = UIActivityIndicatorView(style: .medium)
    private let imageView = UIImageView()
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private var buttons: [UIButton] = []
    private let backdrop: ConfiguredBackgroundView
    private var shown: UIContentUnavailableConfiguration

    /// Whether content that is higher than the view scrolls; default true.
    open var isScrollEnabled = true {
        didSet { scroller.isScrollEnabled = isScrollEnabled }
    }

    /// Creates a view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        backdrop = ConfiguredBackgroundView(configuration.background)
        super.init(frame: .zero)
        addSubview(backdrop)
        addSubview(scroller)
        scroller.contentInsetAdjustmentBehavior = .never
        label.textAlignment = .center
        for view in [indicator, imageView, label, secondaryLabel] { scroller.addSubview(view) }
        show()
    }

    public required init?(coder: NSCoder) {
        shown = .empty()
        backdrop = ConfiguredBackgroundView(.clear())
        super.init(coder: coder)
    }

    /// What the view shows: a `UIContentUnavailableConfiguration`; others are left out.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            shown = new
            show()
        }
    }

    private func show() {
        backdrop.configuration = shown.background
        indicator.isHidden = shown.kind != .loading
        if shown.kind == .loading { indicator.startAnimating() } else { indicator.stopAnimating() }
        let image = shown.imageProperties
        imageView.image = shown.image
        imageView.isHidden = shown.image == nil
        imageView.preferredSymbolConfiguration = image.preferredSymbolConfiguration
        imageView.tintColor = image.tintColor
        imageView.contentMode = .scaleAspectFit
        imageView.layer.cornerRadius = image.cornerRadius
        imageView.clipsToBounds = image.cornerRadius > 0
        show(shown.text, shown.attributedText, shown.textProperties, in: label)
        show(
            shown.secondaryText,
            shown.secondaryAttributedText,
            shown.secondaryTextProperties,
            in: secondaryLabel
        )
        label.accessibilityTraits = [.staticText, .header]
        showButtons()
        setNeedsLayout()
    }

    private func show(
        _ text: String?,
        _ attributed: NSAttributedString?,
        _ look: UIContentUnavailableConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.font = look.font
        label.textColor = look.color
        label.numberOfLines = look.numberOfLines
        label.lineBreakMode = look.lineBreakMode
        label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = look.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = look.allowsDefaultTighteningForTruncation
        label.textAlignment = shown.alignment == .center ? .center : .natural
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.isHidden = (text ?? attributed?.string ?? "").isEmpty
    }

    private func showButtons() {
        for button in buttons { button.removeFromSuperview() }
        let wanted = [
            (shown.button, shown.buttonProperties),
            (shown.secondaryButton, shown.secondaryButtonProperties),
        ]
        buttons = wanted.compactMap { look, properties in
            guard look.title?.isEmpty == false || look.image != nil else { return nil }
            let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
            // A title of the configuration goes before that of the action.
            button.configuration = look
            button.menu = properties.menu
            button.showsMenuAsPrimaryAction =
                properties.menu != nil && properties.primaryAction == nil
            button.isEnabled = properties.isEnabled
            scroller.addSubview(button)
            return button
        }
    }

    // MARK: - Layout

    /// The parts that are there, from top to bottom, with the distance to the part before.
    private var parts: [(view: UIView, gap: CGFloat)] {
        var parts: [(view: UIView, gap: CGFloat)] = []
        func add(_ view: UIView, _ gap: CGFloat) {
            if !view.isHidden { parts.append((view, parts.isEmpty ? 0 : gap)) }
        }
        add(indicator, 0)
        add(imageView, shown.imageToTextPadding)
        add(label, shown.imageToTextPadding)
        add(
            secondaryLabel,
            label.isHidden ? shown.imageToTextPadding : shown.textToSecondaryTextPadding
        )
        for (index, button) in buttons.enumerated() {
            add(
                button,
                index == 0 ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding
            )
        }
        return parts
    }

    private var insets: UIEdgeInsets {
        let own = shown.directionalLayoutMargins
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var insets = UIEdgeInsets(
            top: own.top,
            left: isFlipped ? own.trailing : own.leading,
            bottom: own.bottom,
            right: isFlipped ? own.leading : own.trailing
        )
        let outer = superview?.layoutMargins ?? .zero
        let axes = shown.axesPreservingSuperviewLayoutMargins
        if axes.contains(.horizontal) {
            insets.left = max(insets.left, outer.left)
            insets.right = max(insets.right, outer.right)
        }
        if axes.contains(.vertical) {
            insets.top = max(insets.top, outer.top)
            insets.bottom = max(insets.bottom, outer.bottom)
        }
        let safe = safeAreaInsets
        insets.top = max(insets.top, safe.top)
        insets.left = max(insets.left, safe.left)
        insets.bottom = max(insets.bottom, safe.bottom)
        insets.right = max(insets.right, safe.right)
        return insets
    }

    private func size(of view: UIView, in width: CGFloat) -> CGSize {
        if view === imageView {
            guard let image = imageView.image else { return .zero }
            var look = UIListContentConfiguration.ImageProperties()
            look.maximumSize = shown.imageProperties.maximumSize
            let drawn = image.preferring(shown.imageProperties.preferredSymbolConfiguration)
            let size = look.size(of: drawn)
            let scale = size.width > width ? width / size.width : 1
            return CGSize(width: size.width * scale, height: size.height * scale)
        }
        let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
        scroller.frame = bounds
        let insets = insets
        let width = max(0, bounds.width - insets.left - insets.right)
        let parts = parts.map { ($0.view, $0.gap, size(of: $0.view, in: width)) }
        let height = parts.reduce(0) { $0 + $1.1 + $1.2.height }
        let room = bounds.height - insets.top - insets.bottom
        var top = insets.top + max(0, (room - height) / 2)
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (view, gap, size) in parts {
            top += gap
            let left: CGFloat =
                switch shown.alignment {
                case .center: insets.left + (width - size.width) / 2
                case .natural: isFlipped ? insets.left + width - size.width : insets.left
                }
            view.frame = CGRect(x: left, y: top, width: size.width, height: size.height)
            top += size.height
        }
        scroller.contentSize = CGSize(
            width: bounds.width,
            height: max(bounds.height, top + insets.bottom)
        )
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = insets
        let width = max(0, size.width - insets.left - insets.right)
        let sizes = parts.map { ($0.gap, self.size(of: $0.view, in: width)) }
        return CGSize(
            width: (sizes.map(\.1.width).max() ?? 0) + insets.left + insets.right,
            height: sizes.reduce(insets.top + insets.bottom) { $0 + $1.0 + $1.1.height }
        )
    }

    // What is behind can be used where there is nothing in front of it.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self || hit === scroller else { return hit }
        return isScrollEnabled && scroller.contentSize.height > bounds.height ? hit : nil
    }
}
