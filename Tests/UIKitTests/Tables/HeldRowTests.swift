import RenderTree
import Testing

@testable import UIKit

/// Rows that a person presses or drags while the table changes.
@MainActor
struct HeldRowTests {
    /// Rows that can be moved.
    private final class Rows: NSObject, UITableViewDataSource {
        unowned let screen: Screen
        init(_ screen: Screen) { self.screen = screen }

        func numberOfSections(in tableView: UITableView) -> Int { screen.sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            screen.sections[section].count
        }
        func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { screen.tableView(tableView, cellForRowAt: indexPath) }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(
            _ tableView: UITableView,
            moveRowAt source: IndexPath,
            to target: IndexPath
        ) {
            screen.moves.append("\(source.section).\(source.row) \(target.section).\(target.row)")
            guard screen.followsMoves else { return }
            let row = screen.sections[source.section].remove(at: source.row)
            screen.sections[target.section].insert(row, at: target.row)
            if screen.reloadsOnMove { tableView.reloadData() }
        }
    }

    /// Rows of one section that are shown by snapshots.
    private final class Snapshots: UITableViewDiffableDataSource<Int, String> {
        var isAnimated = false

        override func tableView(
            _ tableView: UITableView,
            canEditRowAt indexPath: IndexPath
        ) -> Bool { true }
        override func tableView(
            _ tableView: UITableView,
            canMoveRowAt indexPath: IndexPath
        ) -> Bool { true }
        override func tableView(
            _ tableView: UITableView,
            moveRowAt source: IndexPath,
            to target: IndexPath
        ) {
            var items = snapshot().itemIdentifiers
            items.insert(items.remove(at: source.row), at: target.row)
            var next = NSDiffableDataSourceSnapshot<Int, String>()
            next.appendSections([0])
            next.appendItems(items)
            apply(next, animatingDifferences: isAnimated)
        }
    }

    private final class Screen: TableScreen {
        var moves: [String] = []
        var reloadsOnMove = false
        var followsMoves = true
        private lazy var rows = Rows(self)

        func makeRowsMovable() { table.dataSource = rows }

        /// The middle of a row's grip, in the window.
        func grip(_ row: Int, _ section: Int = 0) throws -> CGPoint {
            let path = IndexPath(row: row, section: section)
            let cell = try #require(table.cellForRow(at: path))
            func find(_ view: UIView) -> UIView? {
                if view.gestureRecognizers?.contains(where: { $0 is GripRecognizer }) == true {
                    return view
                }
                return view.subviews.lazy.compactMap(find).first
            }
            let grip = try #require(find(cell))
            return grip.convert(CGPoint(x: grip.bounds.midX, y: grip.bounds.midY), to: nil)
        }

        func middle(_ row: Int, _ section: Int = 0) -> CGPoint {
            let rect = table.rectForRow(at: IndexPath(row: row, section: section))
            return CGPoint(x: rect.midX, y: rect.midY)
        }
    }

    private func editing(_ sections: [[String]]) -> Screen {
        let screen = Screen(sections)
        screen.makeRowsMovable()
        screen.table.isEditing = true
        screen.show()
        screen.test.commit()
        return screen
    }

    @Test(arguments: [false, true])
    func aRowMovesToAnotherSectionThoughTheDataSourceReloads(reloads: Bool) throws {
        let screen = editing([["a", "b", "c"], ["d", "e"]])
        defer { screen.test.end() }
        screen.reloadsOnMove = reloads
        let start = try screen.grip(0)
        let end = screen.middle(1, 1)
        try screen.test.touch(.began, start.x, start.y)
        try screen.test.touch(.moved, start.x, end.y - 2)
        try screen.test.touch(.ended, start.x, end.y - 2)
        screen.test.commit()
        screen.test.clock.advance(by: 1)
        screen.test.commit()
        #expect(screen.moves == ["0.0 1.1"])
        #expect((0..<2).map { screen.text($0) } == ["b", "c"])
        #expect((0..<3).map { screen.text($0, 1) } == ["d", "a", "e"])
        #expect(screen.table.visibleCells.allSatisfy { $0.layer.zPosition == 0 })
    }

    @Test func aRowGoesBackWhereTheDataSourceDoesNotFollow() throws {
        let screen = editing([["a", "b", "c"], ["d", "e"]])
        defer { screen.test.end() }
        screen.followsMoves = false
        let start = try screen.grip(0)
        let end = screen.middle(1, 1)
        try screen.test.touch(.began, start.x, start.y)
        try screen.test.touch(.moved, start.x, end.y - 2)
        try screen.test.touch(.ended, start.x, end.y - 2)
        screen.test.commit()
        screen.test.clock.advance(by: 1)
        screen.test.commit()
        #expect(screen.moves == ["0.0 1.1"])
        #expect((0..<3).map { screen.text($0) } == ["a", "b", "c"])
        #expect((0..<2).map { screen.text($0, 1) } == ["d", "e"])
        let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.frame == screen.table.rectForRow(at: IndexPath(row: 0, section: 0)))
    }

    @Test func aRowThatIsHeldAtTheEdgeGoesOnWithTheContent() throws {
        let screen = editing([(0..<100).map { "\($0)" }])
        defer { screen.test.end() }
        let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let start = try screen.grip(1)
        #expect(!cell.configurationState.isReordering)
        try screen.test.touch(.began, start.x, start.y)
        #expect(cell.configurationState.isReordering)
        try screen.test.touch(.moved, start.x, 790)
        for _ in 0..<20 {
            screen.test.clock.advance(by: 0.1)
            screen.test.commit()
        }
        let offset = screen.table.contentOffset.y
        #expect(offset > 600)
        #expect(cell.superview === screen.table && screen.table.table.drag?.cell === cell)
        #expect(abs(cell.frame.midY - offset - 790) < 30)
        try screen.test.touch(.moved, start.x, 400)
        screen.test.clock.advance(by: 1)
        #expect(screen.table.contentOffset.y == offset)
        try screen.test.touch(.ended, start.x, 400)
        screen.test.commit()
        screen.test.clock.advance(by: 1)
        screen.test.commit()
        let place = try #require(screen.sections[0].firstIndex(of: "1"))
        #expect(place > 18 && screen.moves == ["0.1 0.\(place)"])
        #expect(screen.text(place) == "1")
    }

    @Test func aRowIsStillDraggedWhereTheContentIsScrolledMeanwhile() throws {
        let screen = editing([(0..<100).map { "\($0)" }])
        defer { screen.test.end() }
        let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let start = try screen.grip(1)
        try screen.test.touch(.began, start.x, start.y)
        try screen.scroll(2_000)
        screen.test.commit()
        #expect(cell.superview === screen.table && screen.table.table.drag?.cell === cell)
        #expect(!screen.table.visibleCells.contains(cell))
        try screen.test.touch(.moved, start.x, 400)
        try screen.test.touch(.ended, start.x, 400)
        screen.test.commit()
        screen.test.clock.advance(by: 1)
        screen.test.commit()
        let place = try #require(screen.sections[0].firstIndex(of: "1"))
        #expect(place > 45 && screen.text(place) == "1")
    }

    @Test func aDraggedRowIsFollowedWhereRowsBeforeItGo() throws {
        let screen = editing([["a", "b", "c", "d"]])
        defer { screen.test.end() }
        let start = try screen.grip(2)
        try screen.test.touch(.began, start.x, start.y)
        screen.test.scene.perform {
            screen.sections[0].remove(at: 0)
            screen.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        screen.test.commit()
        screen.test.clock.advance(by: 1)
        try screen.test.touch(.moved, start.x, 5)
        try screen.test.touch(.ended, start.x, 5)
        screen.test.commit()
        #expect(screen.moves == ["0.1 0.0"])
        #expect(screen.sections == [["c", "b", "d"]])
    }

    @Test(arguments: [false, true])
    func aDraggedRowThatGoesIsNotMoved(isReload: Bool) throws {
        let screen = editing([["a", "b", "c", "d"]])
        defer { screen.test.end() }
        let start = try screen.grip(3)
        try screen.test.touch(.began, start.x, start.y)
        screen.test.scene.perform {
            screen.sections[0].removeLast()
            if isReload {
                screen.table.reloadData()
            } else {
                screen.table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none)
            }
        }
        screen.test.commit()
        try screen.test.touch(.moved, start.x, 5)
        try screen.test.touch(.ended, start.x, 5)
        screen.test.clock.advance(by: 1)
        screen.test.commit()
        #expect(screen.moves.isEmpty && screen.table.table.drag == nil)
        #expect(screen.table.visibleCells.count == 3)
    }

    @Test(arguments: [false, true], [[0, 2], [2, 0], [0, 1]])
    func aRowMovesOnceWhereTheDataSourceShowsSnapshots(
        isAnimated: Bool,
        move: [Int]
    ) throws {
        var result = ["a", "b", "c"]
        result.insert(result.remove(at: move[0]), at: move[1])
        let screen = Screen([["a", "b", "c"]])
        defer { screen.test.end() }
        let source = Snapshots(tableView: screen.table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = item
            return cell
        }
        source.isAnimated = isAnimated
        var first = NSDiffableDataSourceSnapshot<Int, String>()
        first.appendSections([0])
        first.appendItems(["a", "b", "c"])
        source.apply(first, animatingDifferences: false)
        screen.table.isEditing = true
        screen.show()
        screen.test.commit()
        let start = try screen.grip(move[0])
        let end = screen.middle(move[1])
        try screen.test.touch(.began, start.x, start.y)
        try screen.test.touch(.moved, start.x, end.y)
        try screen.test.touch(.ended, start.x, end.y)
        screen.test.commit()
        screen.test.clock.advance(by: 1)
        screen.test.commit()
        #expect(source.snapshot().itemIdentifiers == result)
        #expect((0..<3).compactMap { screen.text($0) } == result)
        // Every cell stands in the place of its row.
        for row in 0..<3 {
            let path = IndexPath(row: row, section: 0)
            let cell = try #require(screen.table.cellForRow(at: path))
            #expect(cell.frame == screen.table.rectForRow(at: path))
            #expect(cell.layer.zPosition == 0)
        }
        #expect(screen.table.table.drag == nil)
    }

    @Test(arguments: [false, true])
    func aPressedRowThatGoesIsNotChosenAndTheNextOneIs(isReload: Bool) throws {
        let screen = Screen([["a", "b", "c"]])
        screen.show()
        defer { screen.test.end() }
        let point = screen.middle(2)
        try screen.test.touch(.began, point.x, point.y)
        screen.test.clock.advance(by: 0.2)
        screen.test.scene.perform {
            screen.sections[0].removeLast()
            if isReload {
                screen.table.reloadData()
            } else {
                screen.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
            }
        }
        screen.test.commit()
        screen.test.clock.advance(by: 1)
        screen.test.commit()
        try screen.test.touch(.ended, point.x, point.y)
        #expect(screen.table.indexPathForSelectedRow == nil)
        #expect(screen.table.visibleCells.allSatisfy { !$0.isHighlighted })
        try screen.tap(1)
        #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }
}
