import CoreGraphics
import Testing

@testable import UIKit

/// What a model says of its row that belongs to no actor.
private struct RowModel {
    var height: CGFloat { UITableView.automaticDimension }
    var size: CGSize { UICollectionViewFlowLayout.automaticSize }
    var image: CGFloat { UIListContentConfiguration.ImageProperties.standardDimension }
}

/// What subclasses of controllers and data sources of lists override.
@MainActor
struct ListControllerTests {
    private final class Rows: UITableViewController {
        override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
        override func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }

    private final class Items: UICollectionViewController {
        override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
        override func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }

    @Test func controllersAnswerTheirListsAsScrollViews() throws {
        let rows = Rows(style: .plain)
        let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
        let lists: [UIScrollView] = [
            try #require(rows.tableView), try #require(items.collectionView),
        ]
        for (list, view) in zip(lists, [rows.view, items.view]) {
            let delegate = try #require(list.delegate)
            #expect(!delegate.scrollViewShouldScrollToTop(list))
            #expect(delegate.viewForZooming(in: list) === view)
        }
    }

    private final class Index: UITableViewDiffableDataSource<String, String> {
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
            snapshot().sectionIdentifiers
        }
        override func tableView(
            _ tableView: UITableView,
            sectionForSectionIndexTitle title: String,
            at index: Int
        ) -> Int { self.index(for: title) ?? 0 }
    }

    @Test func aSourceOfSnapshotsHasAnIndex() {
        let test = TestScene()
        defer { test.end() }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let source = Index(tableView: table) { _, _, text in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = text
            return cell
        }
        test.add(table)
        var snapshot = source.snapshot()
        snapshot.appendSections(["A", "B"])
        snapshot.appendItems(["a0", "a1", "a2", "a3"], toSection: "A")
        snapshot.appendItems(["b0", "b1", "b2"], toSection: "B")
        source.apply(snapshot, animatingDifferences: false)
        test.commit()
        #expect(table.table.index?.view.titles == ["A", "B"])
        test.scene.perform { table.showSection(of: "B", at: 0) }
        #expect(table.contentOffset.y == table.rect(forSection: 1).minY)
    }

    @Test func modelsOfNoActorKnowAutomaticLengths() {
        let model = RowModel()
        #expect(model.height == -1)
        #expect(model.size.height == .greatestFiniteMagnitude)
        #expect(model.image == 30)
    }

    private final class Tall: UITableViewDataSource, UITableViewDelegate {
        let rows = [0, 3, 2]

        func numberOfSections(in tableView: UITableView) -> Int { rows.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            rows[section]
        }
        func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "row"
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            100
        }
    }

    @Test func heightsAreKnownWhereTheFirstSectionIsEmpty() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let tall = Tall()
        table.dataSource = tall
        table.delegate = tall
        table.reloadData()
        #expect(table.contentSize.height == 500)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == 300)
    }

    @Test func separatorsCountFromWhatTheTableSays() throws {
        let screen = TableScreen(rows: 2).show()
        defer { screen.test.end() }
        let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        var line: CGRect? { cell.cell.separator?.frame }
        #expect(line?.minX == 16)
        screen.table.separatorInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 5)
        screen.test.commit()
        #expect(line?.minX == 10 && line?.maxX == 385)
        screen.table.separatorInsetReference = .fromAutomaticInsets
        screen.test.commit()
        #expect(line?.minX == 26 && line?.maxX == 385)
        cell.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
        screen.test.commit()
        #expect(line?.minX == 56 && line?.maxX == 390)
    }

    @Test func rowsKeepClearOfTheSafeAreaAsTheTableSays() throws {
        let test = TestScene(size: CGSize(width: 800, height: 390), safeArea: .init(left: 50))
        defer { test.end() }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 800, height: 390))
        let tall = Tall()
        table.dataSource = tall
        table.delegate = tall
        test.add(table)
        test.commit()
        func left() throws -> CGFloat {
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
            return try #require(cell.textLabel?.convert(CGPoint.zero, to: nil).x)
        }
        #expect(try left() == 70)
        table.insetsContentViewsToSafeArea = false
        test.commit()
        #expect(try left() == 20)
        table.insetsContentViewsToSafeArea = true
        test.commit()
        #expect(try left() == 70)
    }

    @Test func emptyRowsHaveLines() {
        let screen = TableScreen(rows: 2)
        defer { screen.test.end() }
        screen.table.frame.size.height = 300
        screen.table.fillerRowHeight = 60
        screen.show()
        var lines: [CGFloat] { screen.table.table.fillers.map(\.frame.maxY) }
        #expect(lines == [148, 208, 268])
        #expect(screen.table.table.fillers.first?.frame.minX == 15)
        #expect(screen.table.table.fillers.allSatisfy { $0.superview === screen.table })
        #expect(screen.table.contentSize.height == 88)
        screen.table.fillerRowHeight = UITableView.automaticDimension
        screen.test.commit()
        #expect(lines == [132, 176, 220, 264])
        screen.table.tableFooterView = UIView()
        screen.test.commit()
        #expect(lines.isEmpty)
        screen.table.tableFooterView = nil
        screen.test.commit()
        #expect(lines.count == 4)
        screen.table.separatorStyle = .none
        screen.test.commit()
        #expect(lines.isEmpty)
        #expect(screen.table.visibleCells.count == 2)
    }

    private final class Texts: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            var content = cell.defaultContentConfiguration()
            content.text = "row"
            cell.contentConfiguration = content
            return cell
        }
    }

    @Test func rowsGrowWithTheSizeOfTexts() {
        let test = TestScene()
        defer { test.end() }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let texts = Texts()
        table.dataSource = texts
        test.add(table)
        test.commit()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 44)
        table.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        test.commit()
        test.commit()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY > 60)
        #expect(table.contentSize.height > 120)
    }
}
