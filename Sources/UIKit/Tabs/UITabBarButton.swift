import RenderTree

/// One tab of a tab bar.
final class UITabBarButton: UIControl {
    private let imageView = UIImageView(image: nil)
    private let label = UILabel()
    /// The picture behind a selected tab, where the bar has one.
    private var indicatorView: UIImageView?
    private let badge = UILabel()
    private(set) weak var item: UITabBarItem?
    private weak var bar: UITabBar?
    /// Whether Tab reaches the tab: of a bar's tabs it reaches one, from which arrows lead on.
    var isTabStop = true {
        didSet { if isTabStop != oldValue { setNeedsRender() } }
    }

    init(_ item: UITabBarItem, in bar: UITabBar) {
        self.item = item
        self.bar = bar
        super.init(frame: .zero)
        imageView.contentMode = .center
        label.textAlignment = .center
        badge.textAlignment = .center
        badge.clipsToBounds = true
        for view in [imageView, label, badge] { addSubview(view) }
        reload()
    }

    required init?(coder: NSCoder) { nil }

    override var defaultRole: Semantics.Role { .tab }

    override func describe(_ semantics: inout Semantics) {
        super.describe(&semantics)
        semantics.label = item?.accessibilityLabel ?? item?.title
        semantics.value = item?.badgeValue
        if !isTabStop { semantics.takesFocus = false }
    }

    override var spokenText: String? { item?.accessibilityLabel ?? item?.title }

    override func stateDidChange() {
        super.stateDidChange()
        reload()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        reload()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // The bar may have been filled before it had a screen.
        let (old, new) = (previousTraitCollection, traitCollection)
        guard
            old?.horizontalSizeClass != new.horizontalSizeClass
                || old?.verticalSizeClass != new.verticalSizeClass
        else { return }
        reload()
    }

    override func touchUpInsideSent(_ event: UIEvent?) {
        super.touchUpInsideSent(event)
        guard let item else { return }
        bar?.choose(item)
    }

    /// Whether the title stands beside the image.
    private var isInline: Bool {
        traitCollection.horizontalSizeClass == .regular
            || traitCollection.verticalSizeClass == .compact
    }

    /// Takes over what the item says now.
    func reload() {
        guard let item, let bar else { return }
        if item.isEnabled != isEnabled {
            // The change of state comes back here.
            isEnabled = item.isEnabled
            bar.findTabStop()
            return
        }
        let looks = bar.looks(isInline: isInline)
        let look = isSelected ? looks?.selected : looks?.normal
        let color: UIColor =
            isSelected
            ? look?.iconColor ?? bar.tintColor ?? .tintColor
            : look?.iconColor ?? bar.unselectedItemTintColor ?? .secondaryLabel
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.image =
            image?.renderingMode == .automatic
            ? image?.withRenderingMode(.alwaysTemplate) : image
        imageView.tintColor = color
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: isInline ? 13 : 10, weight: .medium),
            .foregroundColor: color,
        ]
        attributes.merge(look?.titleTextAttributes ?? [:]) { $1 }
        attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
        if isSelected {
            attributes.merge(item.titleTextAttributes(for: .selected) ?? [:]) { $1 }
        }
        showIndicator(of: bar)
        label.attributedText = item.title.map {
            NSAttributedString(string: $0, attributes: attributes)
        }
        badge.isHidden = item.badgeValue == nil
        badge.text = item.badgeValue
        var badgeText = look?.badgeTextAttributes ?? [:]
        badgeText.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
        if isSelected { badgeText.merge(item.badgeTextAttributes(for: .selected) ?? [:]) { $1 } }
        badge.font = badgeText[.font] as? UIFont ?? .systemFont(ofSize: 13)
        badge.textColor = badgeText[.foregroundColor] as? UIColor ?? .white
        badge.backgroundColor = item.badgeColor ?? look?.badgeBackgroundColor ?? .systemRed
        alpha = isEnabled ? 1 : 0.5
        accessibilityIdentifier = item.accessibilityIdentifier
        setNeedsLayout()
        setNeedsRender()
    }

    private func showIndicator(of bar: UITabBar) {
        let indicator = isSelected ? bar.indicator : nil
        if indicatorView == nil, indicator != nil {
            let view = UIImageView(image: nil)
            indicatorView = view
            insertSubview(view, at: 0)
        }
        indicatorView?.image = indicator?.image
        indicatorView?.tintColor = indicator?.tint
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let view = indicatorView, let size = view.image?.size {
            view.frame = CGRect(
                x: roundedToPixel((bounds.width - size.width) / 2),
                y: roundedToPixel((bounds.height - size.height) / 2),
                width: size.width,
                height: size.height
            )
        }
        let image = imageView.image?.size ?? .zero
        let title = label.intrinsicContentSize
        let width = min(max(0, title.width), bounds.width)
        let looks = bar?.looks(isInline: isInline)
        let look = isSelected ? looks?.selected : looks?.normal
        var offset = item?.titlePositionAdjustment ?? .zero
        if offset == .zero { offset = look?.titlePositionAdjustment ?? .zero }
        if isInline {
            let space: CGFloat = image.width > 0 && width > 0 ? 8 : 0
            let start = max(0, (bounds.width - image.width - space - width) / 2)
            imageView.frame = CGRect(
                x: start,
                y: (bounds.height - image.height) / 2,
                width: image.width,
                height: image.height
            )
            label.frame = CGRect(
                x: start + image.width + space + offset.horizontal,
                y: (bounds.height - title.height) / 2 + offset.vertical,
                width: width,
                height: title.height
            )
        } else {
            imageView.frame = CGRect(
                x: (bounds.width - image.width) / 2,
                y: max(0, (width > 0 ? 19 : 24.5) - image.height / 2),
                width: image.width,
                height: image.height
            )
            label.frame = CGRect(
                x: (bounds.width - width) / 2 + offset.horizontal,
                y: 34 + offset.vertical,
                width: width,
                height: title.height
            )
        }
        placeBadge(look?.badgePositionAdjustment ?? .zero)
        moveImage()
    }

    /// Moves the image, or makes it smaller, as the item says.
    private func moveImage() {
        let insets = item?.imageInsets ?? .zero
        let keepsSize = insets.left + insets.right == 0 && insets.top + insets.bottom == 0
        imageView.contentMode = keepsSize ? .center : .scaleToFill
        if insets != .zero { imageView.frame = imageView.frame.inset(by: insets) }
    }

    private func placeBadge(_ offset: UIOffset) {
        let width = max(18, badge.intrinsicContentSize.width + 10)
        badge.frame = CGRect(
            x: min(imageView.frame.maxX - 7, bounds.width - width) + offset.horizontal,
            y: 2 + offset.vertical,
            width: width,
            height: 18
        )
        badge.layer.cornerRadius = 9
    }
}
