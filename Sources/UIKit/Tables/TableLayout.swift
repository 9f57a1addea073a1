import CoreGraphics

/// Where the rows, headers and footers of a table are, in the content's coordinates.
struct TableLayout {
    /// A section's lengths, in points.
    struct Section {
        var rows: RowHeights
        /// The space above the header.
        var padding: CGFloat = 0
        var header: Edge
        var footer: Edge

        /// A section that shows nothing.
        static var withoutRows: Section {
            Section(rows: RowHeights(count: 0, base: 0), header: Edge(), footer: Edge())
        }

        var height: CGFloat { padding + header.height + rows.total + footer.height }
    }

    /// A header or footer.
    struct Edge {
        var height: CGFloat = 0
        /// Whether there is something to show.
        var isShown = false
        var title: String?
        /// Whether the height is found by measuring what is shown.
        var isEstimated = false
    }

    private(set) var sections: [Section] = []
    /// The upper ends of the sections, from below the table's header.
    private var tops: [CGFloat] = []
    /// The height of the table's own header, in points.
    var headerHeight: CGFloat = 0
    /// The height of the table's own footer, in points.
    var footerHeight: CGFloat = 0
    /// How far all is moved down while a person scrolls, as rows above were higher than estimated.
    var shift: CGFloat = 0

    init() {}

    init(sections: [Section]) {
        self.sections = sections
        updateTops()
    }

    mutating func change(_ section: Int, _ body: (inout Section) -> Void) {
        let old = sections[section].height
        body(&sections[section])
        let difference = sections[section].height - old
        guard difference != 0 else { return }
        for index in tops.indices where index > section { tops[index] += difference }
    }

    /// Forgets the heights of all rows.
    mutating func forgetRows() {
        for index in sections.indices {
            let rows = sections[index].rows
            sections[index].rows = RowHeights(count: rows.count, base: rows.base)
        }
        updateTops()
    }

    /// Has all rows measured again, which keep their heights until then.
    mutating func doubtRows() {
        for index in sections.indices { sections[index].rows.doubtAll() }
    }

    private mutating func updateTops() {
        tops = []
        var top: CGFloat = 0
        for section in sections {
            tops.append(top)
            top += section.height
        }
        tops.append(top)
    }

    /// The height of everything, in points.
    var height: CGFloat { headerHeight + (tops.last ?? 0) + footerHeight + shift }

    /// The upper end of the table's own footer.
    var footerTop: CGFloat { headerHeight + (tops.last ?? 0) + shift }

    func top(of section: Int) -> CGFloat { headerHeight + shift + tops[section] }

    func bottom(of section: Int) -> CGFloat { headerHeight + shift + tops[section + 1] }

    func headerTop(_ section: Int) -> CGFloat { top(of: section) + sections[section].padding }

    func rowsTop(_ section: Int) -> CGFloat {
        headerTop(section) + sections[section].header.height
    }

    func footerTop(_ section: Int) -> CGFloat {
        bottom(of: section) - sections[section].footer.height
    }

    /// Returns the vertical range of a row; empty at the end for rows that do not exist.
    func range(of path: IndexPath) -> (top: CGFloat, height: CGFloat) {
        guard sections.indices.contains(path.section) else { return (footerTop, 0) }
        let rows = sections[path.section].rows
        return (rowsTop(path.section) + rows.top(of: path.row), rows.height(path.row))
    }

    /// Returns the section at a place, the nearest where there is none; nil without sections.
    func section(at y: CGFloat) -> Int? {
        guard !sections.isEmpty else { return nil }
        let y = y - headerHeight - shift
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if tops[middle + 1] <= y { low = middle + 1 } else { high = middle }
        }
        return min(low, sections.count - 1)
    }

    /// Returns the row at a place, or the next one below; nil where there is none.
    func row(at y: CGFloat) -> IndexPath? {
        guard var section = section(at: y) else { return nil }
        while section < sections.count {
            let rows = sections[section].rows
            let inner = y - rowsTop(section)
            if rows.count > 0, inner < rows.total || section == sections.count - 1 {
                return IndexPath(row: rows.row(at: max(0, inner)), section: section)
            }
            section += 1
        }
        return lastRow
    }

    /// The last row; nil without rows.
    var lastRow: IndexPath? {
        guard let section = sections.lastIndex(where: { $0.rows.count > 0 }) else { return nil }
        return IndexPath(row: sections[section].rows.count - 1, section: section)
    }

    /// Returns the row after another; nil after the last.
    func row(after path: IndexPath) -> IndexPath? {
        if path.row + 1 < sections[path.section].rows.count {
            return IndexPath(row: path.row + 1, section: path.section)
        }
        let next = sections.indices.first { $0 > path.section && sections[$0].rows.count > 0 }
        return next.map { IndexPath(row: 0, section: $0) }
    }

    /// Returns the row before another; nil before the first.
    func row(before path: IndexPath) -> IndexPath? {
        if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
        let last = sections.indices.last { $0 < path.section && sections[$0].rows.count > 0 }
        return last.map { IndexPath(row: sections[$0].rows.count - 1, section: $0) }
    }

    /// Returns whether a row can go to a place: one of a row, or behind the last of another section.
    func canTake(_ target: IndexPath, from path: IndexPath) -> Bool {
        guard target.count == 2, sections.indices.contains(target.section) else { return false }
        let count = sections[target.section].rows.count
        return (0..<count + (target.section == path.section ? 0 : 1)).contains(target.row)
    }

    /// Returns whether a row exists.
    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && (0..<sections[path.section].rows.count).contains(path.row)
    }
}
