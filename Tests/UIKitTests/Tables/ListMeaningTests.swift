import RenderTree
import Testing

@testable import UIKit

/// What the parts of lists mean to people who do not see them.
@MainActor
struct ListMeaningTests {
    @Test(arguments: [UITableView.Style.plain, .insetGrouped])
    func allThatStandsInAListIsAnItem(style: UITableView.Style) throws {
        let screen = TableScreen(rows: 3, style: style)
        screen.titles = ["Rows"]
        let head = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
        screen.table.tableHeaderView = head
        screen.table.refreshControl = UIRefreshControl()
        screen.show()
        defer { screen.test.end() }
        #expect(head.makeSemantics().role == .listItem)
        let header = try #require(screen.table.headerView(forSection: 0))
        let outer = header.superview === screen.table ? header : try #require(header.superview)
        #expect(outer.superview === screen.table)
        #expect(outer.makeSemantics().role == .listItem)
        #expect(try #require(screen.table.refreshControl).makeSemantics().role == .listItem)
        // Elsewhere it is a box again.
        screen.table.tableHeaderView = nil
        screen.test.add(head)
        #expect(head.makeSemantics().role == .none)
    }

    @Test func aMarkedRowIsRead() throws {
        let screen = TableScreen(rows: 2, style: .plain)
        screen.show()
        defer { screen.test.end() }
        let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(!cell.makeSemantics().isSelected)
        cell.accessoryType = .checkmark
        #expect(cell.makeSemantics().isSelected)
        cell.accessoryView = UIView()
        #expect(!cell.makeSemantics().isSelected)
        let row = UICollectionViewListCell()
        row.accessories = [.checkmark(displayed: .whenEditing)]
        #expect(!row.makeSemantics().isSelected)
        row.accessories = [.disclosureIndicator(), .checkmark()]
        #expect(row.makeSemantics().isSelected)
    }

    @Test func aRefreshControlIsReadWhileItRefreshes() {
        let control = UIRefreshControl()
        #expect(control.makeSemantics().isHidden)
        control.beginRefreshing()
        #expect(!control.makeSemantics().isHidden)
        control.endRefreshing()
        #expect(control.makeSemantics().isHidden)
    }

    @Test func aSceneIsTheMainPartOfItsPage() {
        let test = TestScene()
        defer { test.end() }
        test.commit()
        #expect(test.scene.snapshot().node.semantics.role == .main)
    }
}
