import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UITableViewTests {
    @Test func onlyRowsInSightAndTheNextOnesHaveViews() {
        let screen = TableScreen(rows: 10_000).show()
        defer { screen.test.end() }
        #expect(screen.table.contentSize == CGSize(width: 390, height: 440_000))
        #expect(screen.table.visibleCells.count == 19)
        #expect(screen.made < 40)
        #expect(screen.table.subviews.count { $0 is UITableViewCell } < 40)
        #expect(screen.text(0) == "Row 0" && screen.text(18) == "Row 18")
        #expect(screen.text(200) == nil)
    }

    @Test func cellsAreThereBeforeTheFirstLayoutWhereTheyAreAskedFor() {
        let screen = TableScreen(rows: 3)
        let table = screen.table
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        table.reloadData()
        let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
        #expect(cell != nil)
        #expect(table.visibleCells.last === cell)
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) == nil)
    }

    @Test func scrollingUsesCellsAgain() throws {
        let screen = TableScreen(rows: 10_000).show()
        defer { screen.test.end() }
        let first = Set(screen.table.table.shown.map { ObjectIdentifier($0.cell) })
        for y in stride(from: 40.0, through: 8_000, by: 40) {
            try screen.scroll(y)
            screen.test.commit()
        }
        let rows = screen.table.indexPathsForVisibleRows?.map(\.row) ?? []
        #expect(rows == Array(181...199) || rows == Array(181...200))
        let now = Set(screen.table.table.shown.map { ObjectIdentifier($0.cell) })
        #expect(!now.isDisjoint(with: first))
        #expect(screen.table.subviews.count { $0 is UITableViewCell } < 60)
        #expect(screen.text(185) == "Row 185")
    }

    @Test func rowsStandInTheOrderInWhichTheyAreRead() throws {
        let screen = TableScreen([Array(repeating: "a", count: 30), ["b", "c"]])
        screen.titles = ["One", "Two"]
        screen.show()
        defer { screen.test.end() }
        try screen.scroll(600)
        screen.test.commit()
        try screen.scroll(200)
        screen.test.commit()
        let tops = screen.table.subviews.map(\.frame.minY)
        #expect(tops == tops.sorted())
    }

    @Test func aMethodOfTheDelegateSaysTheHeights() {
        let screen = TableScreen(rows: 50)
        let heights = Heights()
        screen.table.delegate = heights
        screen.show()
        defer { screen.test.end() }
        #expect(screen.table.rectForRow(at: IndexPath(row: 3, section: 0)).height == 33)
        #expect(screen.table.contentSize.height == (0..<50).reduce(0) { $0 + 30 + CGFloat($1) })
    }

    @Test func withoutItTheTableSaysThem() {
        let screen = TableScreen(rows: 50)
        screen.table.rowHeight = 60
        screen.show()
        defer { screen.test.end() }
        #expect(screen.table.contentSize.height == 3_000)
        #expect(screen.table.rectForRow(at: IndexPath(row: 3, section: 0)).minY == 180)
    }

    @Test func cellsMeasureThemselvesByTheirConstraints() {
        let screen = TableScreen(rows: 1_000)
        let rows = SelfSizingRows()
        screen.table.register(BoxCell.self, forCellReuseIdentifier: "box")
        screen.table.dataSource = rows
        screen.show()
        defer { screen.test.end() }
        let heights = (0..<6).map {
            screen.table.rectForRow(at: IndexPath(row: $0, section: 0)).height
        }
        #expect(heights == [50, 60, 70, 50, 60, 70])
        #expect(rows.made < 40)
    }

    @Test func aRowIsReachedWhateverTheRowsOnTheWayMeasure() throws {
        let screen = TableScreen(rows: 300)
        let rows = SelfSizingRows()
        screen.table.register(BoxCell.self, forCellReuseIdentifier: "box")
        screen.table.dataSource = rows
        screen.show()
        defer { screen.test.end() }
        for row in [40, 12, 200, 199, 0] {
            let path = IndexPath(row: row, section: 0)
            screen.table.scrollToRow(at: path, at: .top, animated: true)
            for _ in 0..<12 {
                screen.test.clock.advance(by: 1.0 / 30)
                screen.test.commit()
            }
            let place = screen.table.rectForRow(at: path).minY - screen.table.contentOffset.y
            #expect(abs(place) < 0.5, "row \(row) stands at \(place)")
        }
    }

    @Test func whatIsSeenStaysWhereRowsAboveAreHigherThanGuessed() throws {
        let screen = TableScreen(rows: 1_000)
        let rows = SelfSizingRows()
        screen.table.register(BoxCell.self, forCellReuseIdentifier: "box")
        screen.table.dataSource = rows
        screen.show()
        defer { screen.test.end() }
        screen.table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
        screen.test.commit()
        let top = screen.table.rectForRow(at: IndexPath(row: 500, section: 0)).minY
        #expect(top == screen.table.contentOffset.y)
        let shown = try #require(screen.table.cellForRow(at: IndexPath(row: 500, section: 0)))
        var place = shown.frame.minY - screen.table.contentOffset.y
        for _ in 0..<5 {
            try screen.scroll(screen.table.contentOffset.y - 60)
            screen.test.commit()
            place += 60
            guard screen.table.cellForRow(at: IndexPath(row: 500, section: 0)) === shown else {
                break
            }
            #expect(shown.frame.minY - screen.table.contentOffset.y == place)
        }
        try screen.scroll(screen.table.contentOffset.y, .ended)
        screen.test.commit()
        #expect(screen.table.table.layout.shift == 0)
        #expect(shown.frame.minY - screen.table.contentOffset.y == place)
    }

    @Test func headersStayAtTheUpperEdgeOfPlainTables() throws {
        let screen = TableScreen([
            Array(repeating: "a", count: 30), Array(repeating: "b", count: 30),
        ])
        screen.titles = ["One", "Two"]
        screen.show()
        defer { screen.test.end() }
        let header = try #require(screen.table.headerView(forSection: 0))
        #expect(header.textLabel?.text == "One")
        try screen.scroll(500)
        let patch = screen.test.commit()
        #expect(header.convert(header.bounds, to: screen.table).minY == 500)
        // The page moves it by itself.
        let id = screen.test.id(of: header)
        let moves = patch.operations.contains {
            if case .frame(id, _, _, _) = $0 { true } else { false }
        }
        #expect(!moves)
        let end = screen.table.rect(forSection: 0).maxY
        try screen.scroll(Double(end) - 10)
        screen.test.commit()
        let place = header.convert(header.bounds, to: screen.table)
        #expect(place.maxY == end)
    }

    @Test func headersOfPlainTablesHaveSpaceAboveThem() {
        let screen = TableScreen([["a"], ["b"]])
        screen.titles = ["One", "Two"]
        screen.show()
        defer { screen.test.end() }
        let table = screen.table
        let height = table.rectForHeader(inSection: 0).height
        #expect(height > 0 && table.rectForHeader(inSection: 0).minY == 22)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 22 + height)
        #expect(table.contentSize.height == 2 * (22 + height + 44))
        table.sectionHeaderTopPadding = 0
        table.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0).minY == 0)
    }

    @Test func sectionsThatSayThatTheyHaveNoHeaderHaveNoSpaceForOne() {
        final class Thin: UITableViewDelegate {
            func tableView(
                _ tableView: UITableView,
                heightForHeaderInSection section: Int
            ) -> CGFloat { .leastNormalMagnitude }
        }
        let screen = TableScreen([["a"], ["b"], ["c"]])
        let thin = Thin()
        screen.table.delegate = thin
        screen.show()
        defer { screen.test.end() }
        #expect(screen.table.contentSize.height.rounded() == 132)
    }

    @Test func viewsOfHeadersWhoseHeightsAreSaidAreMadeWhenTheyShow() throws {
        let screen = TableScreen((0..<100).map { ["\($0)"] })
        let heads = Heads()
        screen.table.delegate = heads
        screen.show()
        defer { screen.test.end() }
        #expect(heads.asked.contains(2) && !heads.asked.contains(50))
        #expect(heads.asked.count < 40)
        #expect(screen.table.contentSize.height.rounded() == 9600)
        // Where the delegate has no view its room stays empty, and it is asked once.
        let count = heads.asked.count
        screen.table.setNeedsLayout()
        screen.test.commit()
        #expect(heads.asked.count == count)
        #expect(screen.table.rectForHeader(inSection: 1).height == 30)
        #expect(screen.table.subviews.count { $0 is StickyTrack } < 20)
        try screen.scroll(50 * 96)
        screen.test.commit()
        #expect(heads.asked.contains(50))
    }

    @Test func pagesAreToldToKeepHeaders() throws {
        let screen = TableScreen([Array(repeating: "a", count: 30)])
        screen.titles = ["One"]
        screen.table.contentInset.top = 20
        screen.show()
        defer { screen.test.end() }
        let header = try #require(screen.table.headerView(forSection: 0))
        let node = header.makeRenderNode(
            id: screen.test.id(of: header),
            in: screen.test.scene.renderContext
        )
        #expect(node.style.isSticky)
        #expect(node.frame.origin == CGPoint(x: 0, y: 20))
    }

    @Test func groupedTablesHaveSpaceBetweenSections() {
        let screen = TableScreen([["a", "b"], ["c"]], style: .insetGrouped)
        screen.titles = [nil, "Second"]
        screen.show()
        defer { screen.test.end() }
        let first = screen.table.rectForRow(at: IndexPath(row: 0, section: 0))
        #expect(first == CGRect(x: 16, y: 35, width: 358, height: 44))
        let cell = screen.table.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(cell?.layer.cornerRadius == 10)
        #expect(cell?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(screen.table.headerView(forSection: 1)?.textLabel?.text == "SECOND")
    }

    /// On 414 points Interface Builder has groups of 374 points with margins of 20.
    @Test(arguments: [(390, 16), (414, 20)] as [(CGFloat, CGFloat)])
    func rowsOfInsetGroupsHaveTheMarginsOfTheTable(width: CGFloat, margin: CGFloat) {
        let screen = TableScreen([["a"]], style: .insetGrouped)
        screen.table.frame.size.width = width
        screen.show()
        defer { screen.test.end() }
        let cell = screen.table.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(cell?.frame.minX == margin)
        #expect(cell?.frame.width == width - 2 * margin)
        #expect(cell?.contentView.layoutMargins.left == margin)
        #expect(cell?.contentView.layoutMargins.right == margin)
    }

    @Test func titlesOfGroupedTablesHaveTheirRoomWhateverTheTableSays() {
        let screen = TableScreen([["a"], ["b"], ["c"]], style: .grouped)
        screen.titles = [nil, "Second", "Third"]
        screen.table.sectionHeaderHeight = 10
        screen.table.sectionFooterHeight = 10
        screen.show()
        defer { screen.test.end() }
        #expect((screen.table.headerView(forSection: 1)?.bounds.height ?? 0) > 30)
        screen.table.sectionHeaderHeight = 90
        screen.table.layoutIfNeeded()
        #expect(screen.table.headerView(forSection: 1)?.bounds.height == 90)
    }

    @Test func rowsAreScrolledToThreePlaces() {
        let screen = TableScreen(rows: 100).show()
        defer { screen.test.end() }
        let path = IndexPath(row: 50, section: 0)
        screen.table.scrollToRow(at: path, at: .top, animated: false)
        #expect(screen.table.contentOffset.y == 2_200)
        screen.table.scrollToRow(at: path, at: .bottom, animated: false)
        #expect(screen.table.contentOffset.y == CGFloat(2_244 - 800))
        screen.table.scrollToRow(at: path, at: .middle, animated: false)
        #expect(screen.table.contentOffset.y == CGFloat(2_222 - 400))
        screen.table.scrollToRow(at: path, at: .none, animated: false)
        #expect(screen.table.contentOffset.y == CGFloat(2_222 - 400))
    }

    @Test func pointsAndRectanglesLeadToRows() {
        let screen = TableScreen(rows: 100).show()
        defer { screen.test.end() }
        let table = screen.table
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 50))?.row == 1)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 9_000)) == nil)
        let rows = table.indexPathsForRows(in: CGRect(x: 0, y: 50, width: 10, height: 80))
        #expect(rows?.map(\.row) == [1, 2])
        let below = CGRect(x: 0, y: 9_000, width: 10, height: 80)
        #expect(table.indexPathsForRows(in: below) == [])
    }

    @Test func headerAndFooterOfTheTableStandAroundTheSections() {
        let screen = TableScreen(rows: 3)
        screen.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
        screen.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        screen.show()
        defer { screen.test.end() }
        #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 70)
        #expect(screen.table.tableHeaderView?.frame.width == 390)
        #expect(screen.table.tableFooterView?.frame.minY == CGFloat(70 + 3 * 44))
        #expect(screen.table.contentSize.height == CGFloat(70 + 3 * 44 + 30))
    }

    @Test func displayIsToldWhenRowsComeAndGo() throws {
        let screen = TableScreen(rows: 1_000)
        let display = Display()
        screen.table.delegate = display
        screen.show()
        defer { screen.test.end() }
        #expect(display.shown.contains(0))
        try screen.scroll(4_000)
        screen.test.commit()
        #expect(!display.shown.contains(0))
        #expect(display.shown.contains(95))
        #expect(display.shown.count < 90)
    }

    @Test func aWidthThatChangesBeforeTheReloadLeavesTheRowsThatAreShown() {
        let screen = TableScreen([["a", "b"], ["c"]])
        screen.titles = ["One", "Two"]
        screen.show()
        defer { screen.test.end() }
        screen.sections.removeLast()
        screen.titles.removeLast()
        screen.table.frame.size.width = 320
        screen.test.commit()
        #expect(screen.table.numberOfSections == 2)
        #expect(screen.text(0, 1) == "c")
        #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 1)).width == 320)
        #expect(screen.table.visibleCells.allSatisfy { $0.frame.width == 320 })
        // The change that the app tells of fits what the table had.
        screen.table.deleteSections([1], with: .none)
        screen.test.commit()
        #expect(screen.table.numberOfSections == 1)
        #expect(screen.text(1) == "b")
    }

    @Test func rowsOfSectionsThatDoNotExistStandAtTheEnd() {
        let rows = RowHeights(count: 2, base: 44)
        let section = TableLayout.Section(rows: rows, header: .init(), footer: .init())
        let range = TableLayout(sections: [section]).range(of: IndexPath(row: 1, section: 3))
        #expect(range.top == 88 && range.height == 0)
    }

    @Test func namesThatAreNotKnownGiveNoCell() {
        let table = UITableView()
        #expect(table.dequeueReusableCell(withIdentifier: "nothing") == nil)
    }

    @Test func cellsOfAppClassesAreMadeByTheirOwnInitialiser() throws {
        let table = UITableView()
        table.register(LabelledCell.self, forCellReuseIdentifier: "cell")
        let cell = try #require(
            table.dequeueReusableCell(withIdentifier: "cell") as? LabelledCell
        )
        #expect(cell.label.text == "made")
        #expect(cell.reuseIdentifier == "cell")
        #expect(cell.detailTextLabel != nil)
    }
}

/// A delegate that says the heights of rows.
@MainActor
private final class Heights: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        30 + CGFloat(indexPath.row)
    }
}

/// A delegate with headers above every other section.
@MainActor
private final class Heads: UITableViewDelegate {
    var asked: [Int] = []

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        30
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        asked.append(section)
        return section.isMultiple(of: 2) ? UIView() : nil
    }
}

/// A delegate that writes down which rows are shown.
@MainActor
private final class Display: UITableViewDelegate {
    var shown: Set<Int> = []

    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt path: IndexPath
    ) {
        shown.insert(path.row)
    }
    func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt path: IndexPath
    ) {
        shown.remove(path.row)
    }
}

/// Cells whose constraints make them 50, 60 or 70 points high.
@MainActor
private final class SelfSizingRows: UITableViewDataSource {
    var made = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }
    func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        made += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
        (cell as? BoxCell)?.height.constant = CGFloat(50 + indexPath.row % 3 * 10)
        return cell
    }
}

private final class BoxCell: UITableViewCell {
    let box = UIView()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 50)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        height.priority = .defaultHigh
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            height,
        ])
    }

    required init?(coder: NSCoder) { nil }
}

private final class LabelledCell: UITableViewCell {
    let label = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        label.text = "made"
    }

    required init?(coder: NSCoder) { nil }

    @Test func aTableWithoutDataSourceHasOneSectionWithoutRows() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0)
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 0 && table.visibleCells.isEmpty)
        let screen = TableScreen(rows: 3)
        table.dataSource = screen.table.dataSource
        #expect(table.numberOfRows(inSection: 0) == 3)
        table.dataSource = nil
        table.reloadData()
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0)
    }

    @Test func aCellThatTheAppMovesStaysUntilItsRowMoves() throws {
        let screen = TableScreen(rows: 3).show()
        defer { screen.test.end() }
        let table = screen.table
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        cell.center.x -= 100
        table.setNeedsLayout()
        screen.test.commit()
        #expect(cell.frame == CGRect(x: -100, y: 44, width: 390, height: 44))
        table.rowHeight = 60
        screen.test.commit()
        #expect(cell.frame == CGRect(x: 0, y: 60, width: 390, height: 60))
        cell.center.x += 50
        table.reloadData()
        screen.test.commit()
        let same = table.cellForRow(at: IndexPath(row: 1, section: 0))
        #expect(same?.frame == CGRect(x: 0, y: 60, width: 390, height: 60))
    }

    @Test func aTableWithoutSizeHasTheRowAtItsEdgeWhereItIsAskedFor() throws {
        let screen = TableScreen(rows: 3)
        let table = screen.table
        table.frame = .zero
        table.reloadData()
        table.layoutIfNeeded()
        #expect(screen.made == 0)
        let first = IndexPath(row: 0, section: 0)
        let cell = try #require(table.cellForRow(at: first))
        #expect(table.cellForRow(at: first) === cell && screen.made == 1)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) == nil)
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: first) === cell && table.visibleCells.count == 3)
    }
}
