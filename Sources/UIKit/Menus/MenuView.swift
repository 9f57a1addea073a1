import CoreGraphics
import RenderTree

/// The bubble of a menu, with a row for each choice.
final class MenuView: UIView {
    /// The width of menus, in points.
    static let width: CGFloat = 250
    private static let gap: CGFloat = 8
    private static let titleHeight: CGFloat = 30
    private weak var controller: MenuController?
    private let clip = UIView()
    private let scroller = UIScrollView()
    private var parts: [(view: UIView, height: CGFloat)] = []

    init(_ controller: MenuController) {
        self.controller = controller
        super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 44))
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 32
        layer.shadowOffset = CGSize(width: 0, height: 8)
        layer.cornerRadius = 13
        clip.layer.cornerRadius = 13
        clip.clipsToBounds = true
        clip.backgroundColor = Self.background
        scroller.contentInsetAdjustmentBehavior = .never
        addSubview(clip)
        clip.addSubview(scroller)
    }

    required init?(coder: NSCoder) { nil }

    private static let background = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.15, green: 0.15, blue: 0.16, alpha: 0.98)
            : UIColor(red: 0.97, green: 0.97, blue: 0.98, alpha: 0.98)
    }

    // MARK: - Rows

    /// Shows sections of elements; in a menu within another, the way back above them.
    func show(_ sections: [MenuSection], way title: String?) {
        for part in parts { part.view.removeFromSuperview() }
        parts = []
        if let title { add(MenuRow(way: title) { [weak self] in self?.controller?.open(nil) }) }
        let hasMarks = sections.contains { section in
            section.entries.contains {
                if case .leaf(let leaf) = $0 { leaf.state != .off } else { false }
            }
        }
        for section in sections {
            if !parts.isEmpty { addGap() }
            if !section.title.isEmpty { addTitle(section.title) }
            for entry in section.entries { add(entry, hasMarks) }
        }
        setNeedsLayout()
    }

    private func add(_ entry: MenuSection.Entry, _ hasMarks: Bool) {
        switch entry {
        case .leaf(let leaf):
            let isEnabled = controller?.canChoose(leaf) ?? false
            let row = MenuRow(leaf, hasMarks, isEnabled: isEnabled) { [weak self] in
                self?.controller?.choose(leaf)
            }
            add(row)
        case .menu(let menu):
            add(MenuRow(menu, hasMarks) { [weak self] in self?.controller?.open(menu) })
        case .waiting:
            let row = MenuRow(way: "Loading…", {})
            row.isEnabled = false
            add(row)
        }
    }

    private func add(_ row: MenuRow) {
        if let last = parts.last?.view, last is MenuRow { row.hasLine = true }
        scroller.addSubview(row)
        parts.append((row, row.naturalHeight(within: Self.width)))
    }

    private func addGap() {
        let gap = UIView()
        gap.backgroundColor = .systemFill
        scroller.addSubview(gap)
        parts.append((gap, Self.gap))
    }

    private func addTitle(_ title: String) {
        let label = MenuTitle()
        label.text = title
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        label.accessibilityTraits = .header
        scroller.addSubview(label)
        parts.append((label, Self.titleHeight))
    }

    override var defaultRole: Semantics.Role { .menu }

    // MARK: - Layout

    private var contentHeight: CGFloat { parts.reduce(0) { $0 + $1.height } }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: contentHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = CGRect(origin: .zero, size: bounds.size)
        scroller.frame = clip.bounds
        scroller.contentSize = CGSize(width: bounds.width, height: contentHeight)
        scroller.isScrollEnabled = contentHeight > bounds.height
        var y: CGFloat = 0
        for (view, height) in parts {
            let side: CGFloat = view is MenuTitle ? 16 : 0
            view.frame = CGRect(x: side, y: y, width: bounds.width - 2 * side, height: height)
            y += height
        }
    }
}

/// The title of a section of a menu.
private final class MenuTitle: UILabel {}

/// A choice in a menu.
final class MenuRow: UIControl {
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let picture = UIImageView(image: nil)
    private let mark = UIImageView(image: nil)
    private let line = UIView()
    private let press: () -> Void
    private let markRoom: CGFloat
    var hasLine = false { didSet { line.isHidden = !hasLine } }

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
        for view in [titleLabel, subtitleLabel, picture, mark, line] { addSubview(view) }
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
