import CoreGraphics
import RenderTree

/// The titles at the trailing edge of a table, which lead to its sections.
final class SectionIndexView: UIControl {
    /// The width in points.
    static let width: CGFloat = 20
    private static let lineHeight: CGFloat = 14

    private weak var tableView: UITableView?
    private var labels: [UILabel] = []
    private(set) var titles: [String] = []
    private var last = -1

    init(_ tableView: UITableView) {
        self.tableView = tableView
        super.init(frame: .zero)
        accessibilityLabel = "Section index"
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) { nil }

    /// Takes titles and colours over.
    func show(_ titles: [String]) {
        guard let tableView else { return }
        if titles != self.titles {
            self.titles = titles
            for label in labels { label.removeFromSuperview() }
            labels = titles.map { title in
                let label = UILabel()
                label.text = title
                label.font = .systemFont(ofSize: 11, weight: .semibold)
                label.textAlignment = .center
                label.isAccessibilityElement = false
                addSubview(label)
                return label
            }
            setNeedsLayout()
        }
        let color = tableView.sectionIndexColor ?? tableView.tintColor
        for label in labels where label.textColor != color { label.textColor = color }
        showBackground()
    }

    private func showBackground() {
        guard let tableView else { return }
        let touched = tableView.sectionIndexTrackingBackgroundColor
        let color =
            isTracking
            ? touched ?? tableView.sectionIndexBackgroundColor
            : tableView.sectionIndexBackgroundColor
        if backgroundColor != color { backgroundColor = color }
    }

    /// Titles that have no room are left out evenly, as every second one.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard !labels.isEmpty else { return }
        let step = shownStep
        let shown = (labels.count + step - 1) / step
        let height = min(Self.lineHeight, bounds.height / CGFloat(max(shown, 1)))
        let top = (bounds.height - height * CGFloat(shown)) / 2
        for (index, label) in labels.enumerated() {
            label.isHidden = index % step != 0
            label.frame = CGRect(
                x: 0,
                y: roundedToPixel(top + height * CGFloat(index / step)),
                width: bounds.width,
                height: height
            )
        }
    }

    private var shownStep: Int {
        let room = max(1, Int(bounds.height / Self.lineHeight))
        return max(1, (labels.count + room - 1) / room)
    }

    // MARK: - Touches

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        last = -1
        lead(to: touch.location(in: self).y)
        showBackground()
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        lead(to: touch.location(in: self).y)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        showBackground()
    }

    private func lead(to y: CGFloat) {
        guard !titles.isEmpty else { return }
        let step = shownStep
        let shown = (titles.count + step - 1) / step
        let height = min(Self.lineHeight, bounds.height / CGFloat(shown)) * CGFloat(shown)
        let share = height > 0 ? (y - (bounds.height - height) / 2) / height : 0
        choose(Int(min(max(share, 0), 0.9999) * CGFloat(titles.count)))
    }

    /// Leads to the section of a title, once.
    private func choose(_ index: Int) {
        guard index != last, titles.indices.contains(index) else { return }
        last = index
        setNeedsRender()
        tableView?.showSection(of: titles[index], at: index)
    }

    // MARK: - Accessibility

    override func accessibilityIncrement() { choose(min(last + 1, titles.count - 1)) }
    override func accessibilityDecrement() { choose(max(last - 1, 0)) }

    override var defaultRole: Semantics.Role { .slider }

    override func describe(_ semantics: inout Semantics) {
        super.describe(&semantics)
        if titles.indices.contains(last) { semantics.value = titles[last] }
    }
}

extension UITableView {
    /// Asks the data source for the titles of the index.
    func loadSectionIndex() {
        let rows = table.layout.sections.reduce(0) { $0 + $1.rows.count }
        let titles =
            rows >= max(sectionIndexMinimumDisplayRowCount, 1)
            ? source?.sectionIndexTitles(for: self) ?? [] : []
        guard !titles.isEmpty else {
            table.index?.track.release()
            table.index = nil
            return
        }
        if table.index == nil {
            let view = SectionIndexView(self)
            let track = StickyTrack(view)
            track.layer.zPosition = 2
            table.index = (view, track)
        }
        table.index?.view.show(titles)
        setNeedsLayout()
    }

    /// Keeps the index at the trailing edge of what is seen.
    func placeSectionIndex() {
        guard let (view, track) = table.index else { return }
        if track.superview !== self { addSubview(track) }
        let inset = adjustedContentInset
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = SectionIndexView.width
        let height = max(0, bounds.height - max(0, inset.top) - max(0, inset.bottom))
        let frame = CGRect(
            x: isMirrored ? safeAreaInsets.left : bounds.width - width - safeAreaInsets.right,
            y: table.layout.shift,
            width: width,
            height: max(contentSize.height, height)
        )
        if track.frame != frame { track.frame = frame }
        track.place(edge: bounds.minY + max(0, inset.top), inset: max(0, inset.top), height: height)
        view.show(view.titles)
    }

    /// A person chose a title of the index.
    func showSection(of title: String, at index: Int) {
        guard let source else { return }
        let section = source.tableView(self, sectionForSectionIndexTitle: title, at: index)
        guard table.layout.sections.indices.contains(section) else { return }
        scroll(to: IndexPath(row: NSNotFound, section: section), .top, false)
    }
}
