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
        float(clipping: clip, opacity: 0.25, radius: 32, drop: 8)
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
            !section.isStrip
                && section.entries.contains {
                    if case .leaf(let leaf) = $0 { leaf.state != .off } else { false }
                }
        }
        for section in sections {
            if !parts.isEmpty { addGap() }
            if !section.title.isEmpty { addTitle(section.title) }
            let rows = section.entries.map { row($0, hasMarks && !section.isStrip) }
            if section.isStrip, !rows.isEmpty {
                for row in rows { row.shape = section.shape }
                let strip = MenuStrip(rows, section.shape)
                scroller.addSubview(strip)
                parts.append((strip, strip.naturalHeight))
            } else {
                for row in rows { add(row) }
            }
        }
        setNeedsLayout()
    }

    private func row(_ entry: MenuSection.Entry, _ hasMarks: Bool) -> MenuRow {
        switch entry {
        case .leaf(let leaf):
            let isEnabled = controller?.canChoose(leaf) ?? false
            return MenuRow(leaf, hasMarks, isEnabled: isEnabled) { [weak self] in
                self?.controller?.choose(leaf)
            }
        case .menu(let menu):
            return MenuRow(menu, hasMarks) { [weak self] in self?.controller?.open(menu) }
        case .waiting:
            let row = MenuRow(way: "Loading…", {})
            row.isEnabled = false
            return row
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
