import RenderTree

/// Wheels side by side, each with rows of which one is taken.
open class UIPickerView: UIView {
    final var columns: [PickerColumn] = []
    private let band = ControlPart(frame: .zero)
    private var isLoaded = false

    private static let size = CGSize(width: 320, height: 216)

    /// Creates a picker; without a size it has the usual one.
    public override init(frame: CGRect) {
        let size = frame.size == .zero ? Self.size : frame.size
        super.init(frame: CGRect(origin: frame.origin, size: size))
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeOwnValues(of: self)
    }

    private func prepare() {
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        insertSubview(band, at: 0)
    }

    // MARK: - Data

    /// What says how many rows there are; held weakly.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { setNeedsReload() }
    }

    /// What says how rows look, and hears which one was taken; held weakly.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { setNeedsReload() }
    }

    /// The colour of rows that are texts, known to apps as the key "textColor"; nil: the system's.
    var rowColor: UIColor? {
        didSet { if rowColor != oldValue { setNeedsReload() } }
    }

    /// Whether a band shows the rows that are taken: always, whatever is set, as since iOS 7.
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    private func setNeedsReload() {
        isLoaded = false
        setNeedsLayout()
    }

    /// The number of wheels.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return columns.count
    }

    /// Returns the number of rows of a wheel; 0 where there is no such wheel.
    open func numberOfRows(inComponent component: Int) -> Int { column(component)?.rowCount ?? 0 }

    /// Returns the size of the rows of a wheel, in points; zero where there is no such wheel.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let column = column(component) else { return .zero }
        layOutColumns()
        return CGSize(width: column.bounds.width, height: column.rowHeight)
    }

    /// Returns the view of a row; nil for one that is far from sight.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        column(component)?.contentView(at: row)
    }

    /// Asks for all data anew.
    open func reloadAllComponents() {
        isLoaded = false
        loadIfNeeded()
    }

    /// Asks for the rows of one wheel anew.
    open func reloadComponent(_ component: Int) {
        guard let column = column(component) else { return }
        column.reload(count: rows(in: component))
        layOutColumns()
    }

    // MARK: - Selection

    /// Takes a row of a wheel; the delegate is not told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard let column = column(component) else { return }
        layOutColumns()
        column.select(row, animated: animated && window != nil)
    }

    /// Returns the row of a wheel that is taken; −1 where there is none.
    open func selectedRow(inComponent component: Int) -> Int {
        column(component)?.selectedRow ?? -1
    }

    private func column(_ index: Int) -> PickerColumn? {
        loadIfNeeded()
        return columns.indices.contains(index) ? columns[index] : nil
    }

    private func rows(in component: Int) -> Int {
        max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }

    private func loadIfNeeded() {
        guard !isLoaded else { return }
        isLoaded = true
        let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
        while columns.count > count { columns.removeLast().removeFromSuperview() }
        while columns.count < count {
            let column = PickerColumn(index: columns.count)
            column.picker = self
            columns.append(column)
            insertSubview(column, at: .max)
        }
        for (index, column) in columns.enumerated() { column.reload(count: rows(in: index)) }
        setNeedsLayout()
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        layOutColumns()
    }

    private func layOutColumns() {
        let margin: CGFloat = 9
        let room = max(0, bounds.width - 2 * margin)
        var widths = columns.indices.map { index in
            delegate?.pickerView(self, widthForComponent: index) ?? UIView.noIntrinsicMetric
        }
        let open = widths.count { $0 < 0 }
        let set = widths.reduce(0) { $0 + max(0, $1) }
        let share = open > 0 ? max(0, room - set) / CGFloat(open) : 0
        widths = widths.map { $0 < 0 ? share : $0 }
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = (bounds.width - widths.reduce(0, +)) / 2
        for (index, column) in columns.enumerated() {
            let height = delegate?.pickerView(self, rowHeightForComponent: index) ?? -1
            column.rowHeight = height > 0 ? height : PickerColumn.standardRowHeight
            let (left, right) = (roundedToPixel(x), roundedToPixel(x + widths[index]))
            column.frame = CGRect(
                x: isReversed ? bounds.width - right : left,
                y: 0,
                width: right - left,
                height: bounds.height
            )
            column.layoutIfNeeded()
            x += widths[index]
        }
        let height = columns.map(\.rowHeight).max() ?? PickerColumn.standardRowHeight
        band.frame = CGRect(
            x: margin,
            y: roundedToPixel((bounds.height - height) / 2),
            width: room,
            height: height
        )
        band.isHidden = columns.isEmpty
    }

    /// Returns what a row shows: a view of the delegate's, else a text.
    func content(of row: Int, in component: Int, reusing view: UIView?) -> PickerRowContent {
        guard let delegate else { return .text(NSAttributedString(string: "?")) }
        let own = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
        if own !== PickerRow.noView { return .view(own) }
        if let text = delegate.pickerView(
            self,
            attributedTitleForRow: row,
            forComponent: component
        ) {
            return .text(text)
        }
        let title = delegate.pickerView(self, titleForRow: row, forComponent: component)
        return .text(NSAttributedString(string: title ?? "?"))
    }

    /// A person took a row.
    func didSelect(_ row: Int, in component: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
}

/// What a row of a picker shows.
enum PickerRowContent {
    case view(UIView)
    case text(NSAttributedString)
}
