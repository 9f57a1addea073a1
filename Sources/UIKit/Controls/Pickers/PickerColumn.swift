import RenderTree

/// One wheel of a picker: the browser scrolls it, and it rests with a row in its middle.
final class PickerColumn: UIView {
    static let standardRowHeight: CGFloat = 32
    /// Rows on either side of the middle that exist; a fling goes no farther.
    private static let reach = 24

    /// Beyond so many rows no browser scrolls.
    private static let mostRows = 300_000

    let index: Int
    weak var picker: UIPickerView?
    private let wheel = PickerWheel(frame: .zero)
    private var rows: [Int: PickerRow] = [:]
    private var spareViews: [UIView] = []
    private(set) var rowCount = 0
    /// The row that is taken; −1 where there is none.
    private(set) var selectedRow = -1

    var rowHeight = PickerColumn.standardRowHeight {
        didSet { if rowHeight != oldValue { layOutAnew() } }
    }

    init(index: Int) {
        self.index = index
        super.init(frame: .zero)
        wheel.showsVerticalScrollIndicator = false
        wheel.contentInsetAdjustmentBehavior = .never
        wheel.delegate = self
        insertSubview(wheel, at: 0)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tapped))
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Rows

    func reload(count: Int) {
        for row in rows.values { remove(row) }
        rows = [:]
        rowCount = min(count, Self.mostRows)
        selectedRow = rowCount == 0 ? -1 : min(max(selectedRow, 0), rowCount - 1)
        layOutAnew()
    }

    func contentView(at row: Int) -> UIView? { rows[row]?.content }

    private func remove(_ row: PickerRow) {
        if let view = row.takeView() { spareViews.append(view) }
        row.removeFromSuperview()
    }

    /// Makes the rows near a place, and lets go of those far from it.
    private func makeRows() {
        // Nobody sees rows outside of a window; what the app still changes would be made in vain.
        guard window != nil, bounds.height > 0, rowCount > 0 else { return }
        let middle = row(at: wheel.contentOffset.y)
        let range = max(0, middle - Self.reach)...min(rowCount - 1, middle + Self.reach)
        // The chosen row is read out before its wheel has come to it.
        let isKept = { (index: Int) in range.contains(index) || index == self.selectedRow }
        for (index, row) in rows where !isKept(index) {
            remove(row)
            rows[index] = nil
        }
        for index in [selectedRow] + Array(range) where index >= 0 && rows[index] == nil {
            let content = picker?.content(
                of: index,
                in: self.index,
                reusing: spareViews.isEmpty ? nil : spareViews.removeLast()
            )
            let row = PickerRow(frame: frame(ofRow: index))
            if let content { row.show(content, color: picker?.rowColor) }
            rows[index] = row
            wheel.insertSubview(row, at: .max)
        }
    }

    private func frame(ofRow row: Int) -> CGRect {
        CGRect(x: 0, y: CGFloat(row) * rowHeight, width: wheel.bounds.width, height: rowHeight)
    }

    /// Returns the row in the middle at an offset.
    private func row(at offset: CGFloat) -> Int {
        let row = ((offset + wheel.contentInset.top) / rowHeight).rounded()
        return Int(min(max(row, 0), CGFloat(max(0, rowCount - 1))))
    }

    private func offset(ofRow row: Int) -> CGPoint {
        CGPoint(x: 0, y: CGFloat(max(0, row)) * rowHeight - wheel.contentInset.top)
    }

    // MARK: - Selection

    func select(_ row: Int, animated: Bool) {
        guard rowCount > 0 else { return }
        let row = min(max(row, 0), rowCount - 1)
        selectedRow = row
        wheel.setContentOffset(offset(ofRow: row), animated: animated)
        makeRows()
        setNeedsRender()
    }

    /// A person brought a row into the middle.
    private func choose(_ row: Int, animated: Bool) {
        guard row != selectedRow, (0..<rowCount).contains(row) else { return }
        select(row, animated: animated)
        picker?.didSelect(row, in: index)
    }

    private func settle() {
        // On its way to a row that the app chose, the wheel comes to rest there.
        guard rowCount > 0, !wheel.isScrollAnimating else { return }
        let row = row(at: wheel.contentOffset.y)
        if wheel.contentOffset != offset(ofRow: row) {
            wheel.setContentOffset(offset(ofRow: row), animated: true)
        }
        guard row != selectedRow else { return }
        selectedRow = row
        setNeedsRender()
        picker?.didSelect(row, in: index)
    }

    private func tapped(_ recognizer: UITapGestureRecognizer) {
        let row = Int((recognizer.location(in: wheel).y / rowHeight).rounded(.down))
        choose(row, animated: true)
    }

    override func adjust(_ input: AdjustInput) {
        // Down leads to the next row, which stands below.
        guard !input.isHorizontal, rowCount > 0 else { return }
        choose(min(max(selectedRow - input.steps, 0), rowCount - 1), animated: true)
    }

    override func accessibilityIncrement() { choose(selectedRow + 1, animated: true) }
    override func accessibilityDecrement() { choose(selectedRow - 1, animated: true) }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        guard wheel.frame != bounds else { return makeRows() }
        wheel.frame = bounds
        layOutAnew()
    }

    private func layOutAnew() {
        let space = max(0, (bounds.height - rowHeight) / 2)
        wheel.contentInset = UIEdgeInsets(top: space, left: 0, bottom: space, right: 0)
        wheel.contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
        for (index, row) in rows { row.frame = frame(ofRow: index) }
        if bounds.height > 0 { wheel.contentOffset = offset(ofRow: selectedRow) }
        makeRows()
        setNeedsRender()
    }

    // MARK: - Meaning

    override var defaultRole: Semantics.Role { .spinButton }

    override func describe(_ semantics: inout Semantics) {
        semantics.label = picker?.spokenName(ofComponent: index)
        semantics.hint = picker?.spokenHint(ofComponent: index)
        semantics.value = rows[selectedRow]?.words
    }
}

extension PickerColumn: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { makeRows() }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
}

/// A scroll view that rests with a row in its middle.
private final class PickerWheel: UIScrollView {
    override var scrollContent: ScrollContent? {
        var content = super.scrollContent
        content?.isWheel = true
        // Wheels snap to their rows, which only the browser's own way comes to.
        content?.transition = nil
        return content
    }
}

/// A row of a wheel: a text, or a view of the delegate's.
final class PickerRow: UIView {
    /// What stands for no view.
    static let noView = UIView(frame: .zero)

    private(set) var content: UIView?
    private var label: ButtonLabel?

    func show(_ content: PickerRowContent, color: UIColor?) {
        switch content {
        case .view(let view):
            self.content = view
            insertSubview(view, at: 0)
        case .text(let text):
            let label = ButtonLabel(frame: .zero)
            label.font = .systemFont(ofSize: 21)
            if let color { label.textColor = color }
            label.attributedText = Self.prepared(text, font: label.font)
            label.textAlignment = .center
            self.label = label
            self.content = label
            insertSubview(label, at: 0)
        }
    }

    /// Gives text the font of rows where it has none.
    private static func prepared(_ text: NSAttributedString, font: UIFont) -> NSAttributedString {
        let whole = NSRange(location: 0, length: text.length)
        let result = NSMutableAttributedString(string: text.string, attributes: [.font: font])
        text.enumerateAttributes(in: whole) { attributes, range, _ in
            result.addAttributes(attributes, range: range)
        }
        return result
    }

    /// Takes the delegate's view out, for another row.
    func takeView() -> UIView? {
        guard label == nil, let view = content else { return nil }
        view.removeFromSuperview()
        content = nil
        return view
    }

    /// What the row says.
    var words: String? {
        label?.text ?? content?.accessibilityLabel ?? Self.text(in: content)
    }

    private static func text(in view: UIView?) -> String? {
        guard let view else { return nil }
        if let label = view as? UILabel { return label.text }
        return view.subviews.lazy.compactMap { text(in: $0) }.first
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content?.frame = bounds
    }

    override func describe(_ semantics: inout Semantics) {
        semantics.isHidden = true
    }
}
