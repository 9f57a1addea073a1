import RenderTree

/// The button that stands for an item in a bar.
final class BarItemButton: UIControl {
    private(set) weak var item: UIBarButtonItem?
    private let titleLabel = UILabel()
    private let imageView = UIImageView(image: nil)
    /// The picture behind the content; nil until the item has one.
    private var background: UIImageView?
    /// What shows the item's mark; nil until it has one.
    private var badge: BarBadgeView?
    /// How far the title is moved, in points.
    private var shownShift = UIOffset.zero
    private var titles: [UInt: NSAttributedString] = [:]
    private var spoken: String?
    /// What shows the item's menu after a long press.
    private var menuPress: MenuPress?
    /// The look that the bar gives items; nil for the system's.
    var looks: UIBarButtonItemAppearance? { didSet { needsUpdate = true } }
    var isInCompactBar = false { didSet { if isInCompactBar != oldValue { needsUpdate = true } } }
    var needsUpdate = true {
        didSet { if needsUpdate { setNeedsLayout() } }
    }

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        titleLabel.textAlignment = .center
        imageView.contentMode = .center
        addSubview(imageView)
        addSubview(titleLabel)
    }

    required init?(coder: NSCoder) { nil }

    override func touchUpInsideSent(_ event: UIEvent?) {
        super.touchUpInsideSent(event)
        item?.send(event)
    }

    override func stateDidChange() {
        super.stateDidChange()
        showState()
    }

    /// Content shines through while it is pressed, as in UIKit.
    private func showState() {
        let isPressed = isHighlighted && titles[UIControl.State.highlighted.rawValue] == nil
        titleLabel.alpha = isPressed ? 0.3 : 1
        imageView.alpha = isPressed ? 0.3 : isEnabled ? 1 : 0.35
        titleLabel.attributedText =
            titles[shownState.rawValue] ?? titles[UIControl.State.normal.rawValue]
        if let item { showBackground(of: item) }
        if let looks, looks.titleShift(in: shownState) != shownShift { setNeedsLayout() }
    }

    override var defaultRole: Semantics.Role { .button }

    override func describe(_ semantics: inout Semantics) {
        super.describe(&semantics)
        updateIfNeeded()
        semantics.label = spoken
        if semantics.value == nil { semantics.value = item?.badge?.stringValue }
    }

    override var spokenText: String? { spoken }

    /// Takes over what the item says now.
    func updateIfNeeded() {
        guard needsUpdate, let item else { return }
        needsUpdate = false
        let compact = isInCompactBar ? item.landscapeImagePhone : nil
        let image =
            compact ?? item.image ?? item.systemItem.flatMap { BarGlyphs.image(of: $0) }
        let title = image == nil ? item.title ?? item.systemItem?.title : nil
        imageView.image =
            image?.renderingMode == .automatic
            ? image?.withRenderingMode(.alwaysTemplate) : image
        imageView.isHidden = image == nil
        titles = [:]
        if let title {
            for state in [UIControl.State.normal, .disabled] {
                titles[state.rawValue] = styled(title, item, state)
            }
            if !looks(of: item).highlighted.titleTextAttributes.isEmpty
                || item.titleTextAttributes(for: .highlighted) != nil
            {
                titles[UIControl.State.highlighted.rawValue] = styled(title, item, .highlighted)
            }
        }
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        let accent = looks(of: item).normal.titleTextAttributes[.foregroundColor] as? UIColor
        imageView.tintColor = item.tintColor ?? accent
        if accessibilityIdentifier != item.accessibilityIdentifier {
            accessibilityIdentifier = item.accessibilityIdentifier
        }
        spoken =
            item.accessibilityLabel ?? item.title ?? item.systemItem?.spokenTitle
            ?? item.image?.spokenName
        takeOverSpeech(of: item)
        showBadge(of: item)
        showState()
        setNeedsRender()
        if item.menu != nil, menuPress == nil {
            let press = MenuPress { [weak self] _ in self?.item?.menuRequest }
            menuPress = press
            addGestureRecognizer(press)
        }
    }

    private func showBadge(of item: UIBarButtonItem) {
        guard let mark = item.badge else {
            badge?.removeFromSuperview()
            badge = nil
            return
        }
        let view = badge ?? BarBadgeView()
        if badge == nil {
            badge = view
            addSubview(view)
        }
        view.show(mark)
        setNeedsLayout()
    }

    private func placeBadge() {
        guard let badge else { return }
        let content =
            imageView.isHidden ? titleLabel.intrinsicContentSize : imageView.image?.size ?? .zero
        let place = CGRect(
            x: bounds.midX - content.width / 2,
            y: bounds.midY - content.height / 2,
            width: content.width,
            height: content.height
        )
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        badge.place(atCornerOf: place, isRightToLeft: isReversed)
    }

    private func takeOverSpeech(of item: UIBarButtonItem) {
        if item.accessibilityHint != accessibilityHint {
            accessibilityHint = item.accessibilityHint
        }
        if item.accessibilityValue != accessibilityValue {
            accessibilityValue = item.accessibilityValue
        }
        if item.isAccessibilityElement != isAccessibilityElement {
            isAccessibilityElement = item.isAccessibilityElement
        }
        if !item.accessibilityTraits.isEmpty {
            accessibilityTraits = item.accessibilityTraits.union(.button)
        } else if accessibility?.traits != nil {
            changeAccessibility { $0.traits = nil }
        }
    }

    /// The state whose look the button has.
    private var shownState: UIControl.State {
        isEnabled ? isHighlighted ? .highlighted : .normal : .disabled
    }

    private func showBackground(of item: UIBarButtonItem) {
        guard item.ownLook != nil || looks != nil else { return }
        let own = item.ownLook?.background(
            shownState,
            item.style,
            isCompact: isInCompactBar
        )
        let shared = own == nil ? looks?.background(in: shownState) : nil
        let image = own ?? shared?.image
        guard image != nil || background != nil else { return }
        if background == nil {
            let view = UIImageView(image: nil)
            background = view
            insertSubview(view, at: 0)
        }
        guard background?.image !== image else { return }
        background?.image = image
        setNeedsLayout()
    }

    private func looks(of item: UIBarButtonItem) -> UIBarButtonItemAppearance {
        looks ?? (item.style == .done ? .systemDone : .systemPlain)
    }

    private func styled(
        _ title: String,
        _ item: UIBarButtonItem,
        _ state: UIControl.State
    ) -> NSAttributedString {
        let looks = looks(of: item)
        let base: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        ]
        var attributes = base
        attributes.merge(looks.normal.titleTextAttributes) { $1 }
        attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
        if state == .disabled {
            attributes.merge(looks.disabled.titleTextAttributes) { $1 }
            if looks.disabled.titleTextAttributes[.foregroundColor] == nil {
                attributes[.foregroundColor] = UIColor.tertiaryLabel
            }
        } else if state == .highlighted {
            attributes.merge(looks.highlighted.titleTextAttributes) { $1 }
        }
        if state != .normal {
            attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
        }
        if attributes[.foregroundColor] == nil {
            attributes[.foregroundColor] = item.tintColor ?? tintColor ?? UIColor.tintColor
        }
        return NSAttributedString(string: title, attributes: attributes)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if item?.tintColor == nil { needsUpdate = true }
    }

    override func layoutInternals() {
        updateIfNeeded()
        super.layoutInternals()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isPhone = isInCompactBar && item?.landscapeImagePhone != nil
        let insets = isPhone ? item?.landscapeImagePhoneInsets : item?.imageInsets
        imageView.frame = bounds.inset(by: insets ?? .zero)
        let look = item?.ownLook
        var shift = look?.titleShift(isCompact: isInCompactBar) ?? .zero
        if shift == .zero { shift = looks?.titleShift(in: shownState) ?? .zero }
        shownShift = shift
        titleLabel.frame = bounds.offsetBy(dx: shift.horizontal, dy: shift.vertical)
        placeBadge()
        guard let background, let image = background.image else { return }
        let height = min(image.size.height, bounds.height)
        let shared = looks?.background(in: shownState)
        let aside = shared?.image === image ? shared?.shift ?? .zero : .zero
        let down = look?.backgroundShift(isInCompactBar) ?? 0
        background.frame = CGRect(
            x: aside.horizontal,
            y: (bounds.height - height) / 2 + down + aside.vertical,
            width: bounds.width,
            height: height
        )
    }

    /// The width that the content asks for, in points.
    var naturalWidth: CGFloat {
        updateIfNeeded()
        guard let item else { return 0 }
        if item.width > 0 { return item.width }
        var width = max(
            imageView.image?.size.width ?? 0,
            titleLabel.isHidden ? 0 : titleLabel.intrinsicContentSize.width
        )
        width = max(width, background?.image?.size.width ?? 0)
        for title in item.possibleTitles ?? [] where item.image == nil {
            let label = UILabel()
            label.attributedText = styled(title, item, .normal)
            width = max(width, label.intrinsicContentSize.width)
        }
        return width
    }
}
