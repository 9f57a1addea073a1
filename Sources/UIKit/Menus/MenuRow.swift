import CoreGraphics
import RenderTree

/// A choice in a menu.
final class MenuRow: UIControl {
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let picture = UIImageView(image: nil)
    private let mark = UIImageView(image: nil)
    private let line = UIView()
    /// What stands behind a choice that is marked, beside others.
    private let chosen = UIView()
    private let press: () -> Void
    private let markRoom: CGFloat
    var hasLine = false { didSet { line.isHidden = !hasLine } }
    /// How the choice stands beside others; nil for one below the other.
    var shape: MenuSection.Shape? { didSet { shapeDidChange() } }

    private init(
        _ title: String,
        _ subtitle: String?,
        _ image: UIImage?,
        markRoom: CGFloat,
        _ press: @escaping () -> Void
    ) {
        self.press = press
        self.markRoom = markRoom
        super.init(frame: .zero)
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.numberOfLines = 2
        subtitleLabel.text = subtitle
        subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
        subtitleLabel.textColor = .secondaryLabel
        subtitleLabel.numberOfLines = 2
        subtitleLabel.isHidden = subtitle == nil
        picture.image = image?.withRenderingMode(
            image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate
        )
        picture.contentMode = .scaleAspectFit
        mark.contentMode = .center
        line.backgroundColor = .separator
        line.isHidden = true
        chosen.backgroundColor = .secondarySystemFill
        chosen.layer.cornerRadius = 8
        chosen.isHidden = true
        for view in [chosen, titleLabel, subtitleLabel, picture, mark, line] { addSubview(view) }
        accessibilityLabel = [title, subtitle].compactMap { $0 }.joined(separator: ", ")
        accessibilityTraits = .button
        color(.label)
    }

    /// Creates the row of an action or a command.
    convenience init(
        _ leaf: any MenuLeaf,
        _ hasMarks: Bool,
        isEnabled: Bool,
        _ press: @escaping () -> Void
    ) {
        self.init(
            leaf.title,
            leaf.subtitle,
            leaf.shownImage,
            markRoom: hasMarks ? 22 : 0,
            press
        )
        switch leaf.state {
        case .on: mark.image = UIImage(systemName: "checkmark")
        case .mixed: mark.image = UIImage(systemName: "minus")
        case .off: break
        }
        self.isEnabled = isEnabled
        if leaf.attributes.contains(.destructive) { color(.systemRed) }
        if !isEnabled { color(.tertiaryLabel) }
        accessibilityTraits = traits(isOn: leaf.state == .on)
        accessibilityIdentifier = leaf.accessibilityIdentifier
    }

    /// Creates the row of a menu within the menu.
    convenience init(_ menu: UIMenu, _ hasMarks: Bool, _ press: @escaping () -> Void) {
        let image = menu.image ?? UIImage(systemName: "chevron.right")
        self.init(menu.title, menu.subtitle, image, markRoom: hasMarks ? 22 : 0, press)
        if menu.options.contains(.destructive) { color(.systemRed) }
    }

    /// Creates the row that leads back from a menu within the menu.
    convenience init(way title: String, _ press: @escaping () -> Void) {
        self.init(title, nil, nil, markRoom: 22, press)
        mark.image = UIImage(systemName: "chevron.left")
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    }

    required init?(coder: NSCoder) { nil }

    private func color(_ color: UIColor) {
        titleLabel.textColor = color
        picture.tintColor = color
        mark.tintColor = color
    }

    private func traits(isOn: Bool) -> UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = .button
        if isOn { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }

    override func touchUpInsideSent(_ event: UIEvent?) {
        super.touchUpInsideSent(event)
        press()
    }

    override var defaultRole: Semantics.Role { .menuItem }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemFill : nil
    }

    private func shapeDidChange() {
        guard let shape else { return }
        let showsTitle = shape.size != .small || picture.image == nil
        titleLabel.isHidden = !showsTitle
        titleLabel.font = .preferredFont(forTextStyle: shape.size == .large ? .body : .footnote)
        titleLabel.textAlignment = .center
        titleLabel.numberOfLines = shape.size == .medium ? 2 : 1
        subtitleLabel.isHidden = true
        mark.isHidden = true
        chosen.isHidden = !accessibilityTraits.contains(.selected)
        setNeedsLayout()
    }

    // MARK: - Layout

    private func texts(_ width: CGFloat) -> (room: CGFloat, title: CGFloat, subtitle: CGFloat) {
        let image: CGFloat = picture.image == nil ? 0 : 32
        let room = max(0, width - 32 - markRoom - image)
        let free = CGSize(width: room, height: .greatestFiniteMagnitude)
        let subtitle = subtitleLabel.isHidden ? 0 : subtitleLabel.sizeThatFits(free).height
        return (room, titleLabel.sizeThatFits(free).height, subtitle)
    }

    func naturalHeight(within width: CGFloat) -> CGFloat {
        let texts = texts(width)
        return max(44, ceil(texts.title + texts.subtitle + 22))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let shape { layOutTile(shape) } else { layOutLine() }
    }

    private func layOutTile(_ shape: MenuSection.Shape) {
        chosen.frame = bounds.insetBy(dx: 4, dy: 4)
        let room = bounds.insetBy(dx: 6, dy: 6)
        guard !titleLabel.isHidden else {
            picture.frame = CGRect(x: room.midX - 11, y: room.midY - 11, width: 22, height: 22)
            return
        }
        let text = titleLabel.sizeThatFits(room.size).height
        let image: CGFloat = picture.image == nil ? 0 : 22 + 4
        let top = (room.midY - (image + text) / 2).rounded()
        picture.frame = CGRect(x: room.midX - 11, y: top, width: 22, height: 22)
        titleLabel.frame = CGRect(x: room.minX, y: top + image, width: room.width, height: text)
    }

    private func layOutLine() {
        let (width, height) = (bounds.width, bounds.height)
        let texts = texts(width)
        let top = ((height - texts.title - texts.subtitle) / 2).rounded()
        func place(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
            CGRect(x: isRightToLeft ? width - x - w : x, y: y, width: w, height: h)
        }
        let start = 16 + markRoom
        titleLabel.frame = place(start, top, texts.room, texts.title)
        subtitleLabel.frame = place(start, top + texts.title, texts.room, texts.subtitle)
        mark.frame = place(12, (height - 20) / 2, 20, 20)
        picture.frame = place(width - 16 - 22, (height - 22) / 2, 22, 22)
        line.frame = place(16, 0, width - 16, 0.5)
    }
}
