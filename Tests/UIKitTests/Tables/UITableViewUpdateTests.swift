import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UITableViewUpdateTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(row: row, section: section)
    }

    @Test func insertedRowsMoveTheOthersDown() throws {
        let screen = TableScreen(rows: 5).show()
        defer { screen.test.end() }
        let second = try #require(screen.table.cellForRow(at: path(1)))
        screen.sections[0].insert("New", at: 1)
        screen.table.insertRows(at: [path(1)], with: .fade)
        #expect(screen.text(1) == "New")
        #expect(screen.table.cellForRow(at: path(2)) === second)
        #expect(second.frame.minY == 88)
        let patch = screen.test.commit()
        #expect(patch.transitions.first?.duration == 0.3)
        #expect(screen.table.contentSize.height == CGFloat(6 * 44))
    }

    @Test func deletedRowsLeaveAfterTheirAnimation() throws {
        let screen = TableScreen(rows: 5).show()
        defer { screen.test.end() }
        let gone = try #require(screen.table.cellForRow(at: path(0)))
        let next = try #require(screen.table.cellForRow(at: path(1)))
        screen.sections[0].removeFirst()
        var isDone = false
        screen.table.performBatchUpdates {
            screen.table.deleteRows(at: [path(0)], with: .automatic)
        } completion: { _ in
            isDone = true
        }
        screen.test.commit()
        #expect(next.frame.minY == 0)
        #expect(gone.superview === screen.table && gone.alpha == 0)
        screen.test.clock.advance(by: 0.31)
        screen.test.commit()
        #expect(isDone)
        #expect(gone.superview == nil && gone.alpha == 1)
        #expect(screen.table.contentSize.height == CGFloat(4 * 44))
    }

    @Test func changesMayUseWhatDoesNotOutliveThem() {
        final class CountingTable: UITableView {
            var blocks = 0

            override func performBatchUpdates(
                _ updates: (() -> Void)?,
                completion: ((Bool) -> Void)? = nil
            ) {
                blocks += 1
                super.performBatchUpdates(updates, completion: completion)
            }

            func change(_ body: () -> Void) {
                performBatchUpdates {
                    body()
                    deleteRows(at: [], with: .none)
                }
                performBatchUpdates(body)
                performBatchUpdates(nil)
            }
        }
        let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        var calls = 0
        table.change { calls += 1 }
        #expect(calls == 2 && table.blocks == 3)
    }

    @Test func aTableWithoutADataSourceTakesBlocksOfChanges() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(table.numberOfSections == 1)
        table.beginUpdates()
        table.endUpdates()
        #expect(table.numberOfSections == 1)
        let screen = TableScreen(rows: 5).show()
        defer { screen.test.end() }
        screen.table.dataSource = nil
        var isDone = false
        screen.table.performBatchUpdates({}, completion: { isDone = $0 })
        screen.test.commit()
        #expect(isDone && screen.table.numberOfRows(inSection: 0) == 0)
    }

    @Test func aReloadedSectionWithFewerRowsIsAsHighAsThese() {
        let screen = TableScreen([["A", "B", "C", "D"], ["E"]])
        screen.table.rowHeight = UITableView.automaticDimension
        screen.table.estimatedRowHeight = 100
        screen.show()
        defer { screen.test.end() }
        screen.sections[0] = ["A"]
        screen.table.reloadSections([0], with: .none)
        screen.test.commit()
        let first = screen.table.rectForRow(at: path(0))
        #expect(screen.table.rect(forSection: 0).maxY == first.maxY)
        #expect(screen.table.rectForRow(at: path(0, 1)).minY == first.maxY)
    }

    @Test func thePageIsAsLongAsBeforeUntilTheLastRowsLeft() {
        let screen = TableScreen(rows: 30).show()
        defer { screen.test.end() }
        let table = screen.table
        for count in [25, 20] {
            screen.sections[0].removeLast(5)
            table.deleteRows(at: (count..<(count + 5)).map { path($0) }, with: .fade)
            screen.test.commit()
            screen.test.clock.advance(by: 0.2)
            screen.test.commit()
        }
        // The first are gone, the others on their way.
        #expect(table.makeScrollContent().contentSize.height == CGFloat(30 * 44))
        screen.test.clock.advance(by: 0.2)
        screen.test.commit()
        #expect(table.makeScrollContent().contentSize.height == CGFloat(20 * 44))
    }

    @Test func theContentIsShorterAtOnceAndThePageAfterwards() {
        let screen = TableScreen(rows: 30).show()
        defer { screen.test.end() }
        let table = screen.table
        func end() {
            screen.test.clock.advance(by: 0.4)
            screen.test.commit()
        }
        table.contentOffset.y = 100
        screen.test.commit()
        screen.sections[0].removeLast(5)
        table.deleteRows(at: (25..<30).map { path($0) }, with: .fade)
        #expect(table.contentSize.height == CGFloat(25 * 44))
        screen.test.commit()
        #expect(table.contentOffset.y == 100)
        #expect(table.makeScrollContent().contentSize.height == CGFloat(30 * 44))
        end()
        #expect(table.makeScrollContent().contentSize.height == CGFloat(25 * 44))
        // What is seen goes to the new end, instead of jumping there.
        table.contentOffset.y = 300
        screen.sections[0].removeLast(5)
        table.deleteRows(at: (20..<25).map { path($0) }, with: .fade)
        screen.test.commit()
        #expect(table.contentSize.height == CGFloat(20 * 44))
        #expect(table.contentOffset.y == 300)
        screen.sections[0].removeLast()
        table.reloadData()
        #expect(table.contentSize.height == CGFloat(19 * 44))
        end()
        #expect(table.contentOffset.y == CGFloat(19 * 44 - 800))
        screen.sections[0].removeLast()
        UIView.performWithoutAnimation { table.deleteRows(at: [path(18)], with: .fade) }
        #expect(table.contentSize.height == CGFloat(18 * 44))
    }

    @Test func theDelegateHearsOfNoScrollingAnimationWhereRowsAtTheEndGo() {
        final class Listener: NSObject, UITableViewDelegate {
            var ends = 0
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
        }
        let screen = TableScreen(rows: 30).show()
        defer { screen.test.end() }
        let listener = Listener()
        screen.table.delegate = listener
        screen.table.scrollToRow(at: path(29), at: .bottom, animated: false)
        screen.test.commit()
        #expect(screen.table.contentOffset.y == CGFloat(30 * 44 - 800))
        screen.sections[0].removeLast(5)
        screen.table.deleteRows(at: (25..<30).map { path($0) }, with: .fade)
        screen.test.commit()
        screen.test.clock.advance(by: 0.4)
        screen.test.commit()
        #expect(screen.table.contentOffset.y == CGFloat(25 * 44 - 800))
        #expect(listener.ends == 0)
        screen.table.scrollToRow(at: path(0), at: .top, animated: true)
        screen.test.commit()
        screen.test.clock.advance(by: 0.4)
        #expect(screen.table.contentOffset.y == 0 && listener.ends == 1)
    }

    @Test func changesOfOneBlockAreCountedAsUIKitDoes() {
        let screen = TableScreen([["a", "b", "c", "d", "e"], ["x", "y"]]).show()
        defer { screen.test.end() }
        screen.sections = [["c", "N", "a", "y", "e"], ["x"], ["s"]]
        screen.table.performBatchUpdates {
            // Deletions count before, insertions afterwards.
            screen.table.insertRows(at: [path(1)], with: .none)
            screen.table.deleteRows(at: [path(1), path(3)], with: .none)
            screen.table.moveRow(at: path(2), to: path(0))
            screen.table.moveRow(at: path(1, 1), to: path(3))
            screen.table.insertSections([2], with: .none)
        }
        screen.test.commit()
        let texts = (0..<5).map { screen.text($0) }
        #expect(texts == ["c", "N", "a", "y", "e"])
        #expect(screen.text(0, 1) == "x" && screen.text(0, 2) == "s")
    }

    @Test func selectionMovesWithItsRow() {
        let screen = TableScreen(rows: 5).show()
        defer { screen.test.end() }
        screen.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        screen.sections[0].removeFirst()
        screen.table.deleteRows(at: [path(0)], with: .none)
        #expect(screen.table.indexPathForSelectedRow == path(1))
    }

    @Test func reloadedRowsGetOtherCells() throws {
        let screen = TableScreen(rows: 5).show()
        defer { screen.test.end() }
        let old = try #require(screen.table.cellForRow(at: path(1)))
        screen.sections[0][1] = "Changed"
        screen.table.reloadRows(at: [path(1)], with: .fade)
        #expect(screen.text(1) == "Changed")
        #expect(screen.table.cellForRow(at: path(1)) !== old)
        screen.sections[0][2] = "Again"
        let same = try #require(screen.table.cellForRow(at: path(2)))
        screen.table.reconfigureRows(at: [path(2)])
        #expect(screen.table.cellForRow(at: path(2)) === same)
        #expect(screen.text(2) == "Again")
    }

    /// The rows of a form, whose cells the app keeps; the last is there where `isOpen` is true.
    @MainActor
    private final class Form: NSObject, UITableViewDataSource, UITableViewDelegate {
        let cells = (0..<4).map { _ in UITableViewCell() }
        var isOpen = false
        var ended: [IndexPath] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            isOpen ? 4 : 3
        }

        func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            cells[isOpen || indexPath.row < 2 ? indexPath.row : 3]
        }

        func tableView(
            _ tableView: UITableView,
            didEndDisplaying cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) {
            ended.append(indexPath)
        }
    }

    @Test func cellsThatTheAppKeepsStayWhereTheirRowsAreReloaded() {
        let (test, form) = (TestScene(size: CGSize(width: 390, height: 800)), Form())
        defer { test.end() }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        (table.dataSource, table.delegate, table.rowHeight) = (form, form, 44)
        test.add(table)
        test.commit()
        // As in forms whose date picker opens below its row.
        let change = { (isOpen: Bool) in
            test.scene.perform {
                form.isOpen = isOpen
                table.beginUpdates()
                if isOpen { table.insertRows(at: [path(2)], with: .fade) }
                table.reloadRows(at: [path(1)], with: .none)
                if !isOpen { table.deleteRows(at: [path(2)], with: .fade) }
                table.endUpdates()
            }
        }
        change(true)
        #expect(form.ended == [path(1)])
        // Closed again before the rows have come to rest.
        test.clock.advance(by: 0.1)
        change(false)
        test.clock.advance(by: 0.1)
        change(true)
        test.clock.advance(by: 1)
        test.commit()
        #expect(table.visibleCells == form.cells)
        #expect(form.cells.map(\.frame.minY) == [0, 44, 88, 132])
        #expect(form.cells.filter { $0.superview !== table || $0.alpha != 1 }.isEmpty)
        change(false)
        test.clock.advance(by: 1)
        test.commit()
        #expect(form.cells.map { $0.superview === table } == [true, true, false, true])
        #expect(form.cells[3].frame.minY == 88)
    }

    @Test func reloadDataShowsWhatIsThere() {
        let screen = TableScreen(rows: 5).show()
        defer { screen.test.end() }
        screen.sections = [["x"], ["y", "z"]]
        screen.table.reloadData()
        #expect(screen.table.numberOfSections == 2)
        screen.test.commit()
        #expect(screen.text(1, 1) == "z")
        #expect(screen.table.visibleCells.count == 3)
    }

    @Test func messagesAboutWrongCountsAreUIKits() {
        #expect(
            TableShift.message(0, 5, 5, 1, 0, 0, 0)
                == "Invalid update: invalid number of rows in section 0. The number of rows "
                + "contained in an existing section after the update (5) must be equal to the "
                + "number of rows contained in that section before the update (5), plus or minus "
                + "the number of rows inserted or deleted from that section (1 inserted, 0 "
                + "deleted) and plus or minus the number of rows moved into or out of that "
                + "section (0 moved in, 0 moved out)."
        )
    }

    /// Rows of 200 points for which the table guesses 44, scrolled to the middle of one.
    private func tallScreen() -> TableScreen {
        let screen = TableScreen(rows: 30)
        screen.table.register(TallCell.self, forCellReuseIdentifier: "cell")
        screen.table.estimatedRowHeight = 44
        screen.show()
        for row in 0..<30 {
            screen.table.scrollToRow(at: path(row), at: .top, animated: false)
            screen.test.commit()
        }
        screen.table.contentOffset.y = 3_030
        screen.test.commit()
        return screen
    }

    @Test(arguments: [true, false])
    func whatIsSeenStaysWhereRowsThatMeasureThemselvesChange(isAnimated: Bool) {
        let screen = tallScreen()
        defer { screen.test.end() }
        let table = screen.table
        func change(_ body: () -> Void) {
            if isAnimated { body() } else { UIView.performWithoutAnimation(body) }
            screen.test.commit()
            screen.test.clock.advance(by: 0.4)
            screen.test.commit()
            #expect(table.contentOffset.y == 3_030)
            #expect(table.rectForRow(at: path(15)).minY == 3_000)
            #expect(table.indexPathsForVisibleRows?.first == path(15))
        }
        change {
            table.beginUpdates()
            table.endUpdates()
        }
        #expect(table.contentSize.height == 6_000)
        change { table.reloadRows(at: [path(14), path(17)], with: .fade) }
        #expect(table.contentSize.height == 6_000)
        screen.sections[0].remove(at: 17)
        change { table.deleteRows(at: [path(17)], with: .fade) }
        #expect(table.contentSize.height == 5_800)
        screen.sections[0].append("New")
        change { table.insertRows(at: [path(29)], with: .fade) }
    }

    @Test func whatIsSeenStaysWhereTheTableIsTurned() {
        let screen = tallScreen()
        defer { screen.test.end() }
        for size in [CGSize(width: 800, height: 390), CGSize(width: 390, height: 800)] {
            screen.table.frame.size = size
            screen.test.commit()
            #expect(screen.table.contentOffset.y == 3_030)
            #expect(screen.table.indexPathsForVisibleRows?.first == path(15))
        }
    }

    @Test func whatIsSeenStaysWhereTheSameRowsAreLoadedAnew() {
        let screen = tallScreen()
        defer { screen.test.end() }
        screen.table.reloadData()
        screen.test.commit()
        #expect(screen.table.contentOffset.y == 3_030)
        #expect(screen.table.indexPathsForVisibleRows?.first == path(15))
    }

    @Test func indicesShiftBothWays() {
        let shift = IndexShift(removed: [1, 4], added: [0, 3])
        #expect((0..<6).map { shift.after($0) } == [1, nil, 2, 4, nil, 5])
        #expect((0..<6).map { shift.before($0) } == [nil, 0, 2, nil, 3, 5])
    }

    @Test func heightsAreKeptInChunks() {
        var heights = RowHeights(count: 1_000, base: 40)
        heights.measure(100, 90)
        heights.measure(3, 20)
        #expect(heights.total == CGFloat(1_000 * 40 + 50 - 20))
        #expect(heights.top(of: 100) == CGFloat(4_000 - 20))
        #expect(heights.top(of: 101) == CGFloat(4_040 + 30))
        for row in 0..<1_000 {
            #expect(heights.row(at: heights.top(of: row)) == row)
            #expect(heights.row(at: heights.top(of: row) + heights.height(row) - 0.5) == row)
        }
        heights.doubt(100)
        heights.doubt(101)
        #expect(heights.height(100) == 90 && !heights.isMeasured(100))
        #expect(heights.known.map(\.row) == [3, 100])
        #expect(heights.known.map(\.isMeasured) == [true, false])
    }

    @Test func aBlockThatReloadsAllNeedsNoOtherChanges() {
        let screen = TableScreen(rows: 3).show()
        defer { screen.test.end() }
        var isFinished = false
        screen.test.scene.perform {
            screen.table.performBatchUpdates {
                screen.sections = [["a", "b"]]
                screen.table.reloadData()
                screen.sections[0].append("c")
                screen.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
                screen.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            } completion: {
                isFinished = $0
            }
        }
        screen.test.commit()
        #expect(isFinished)
        #expect((0..<3).map { screen.text($0) } == ["a", "b", "c"])
        #expect(screen.table.numberOfRows(inSection: 0) == 3)
    }
}

/// A cell that is 200 points high.
private final class TallCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.heightAnchor.constraint(equalToConstant: 200),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}
