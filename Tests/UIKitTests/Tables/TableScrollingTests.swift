import RenderTree
import Testing

@testable import UIKit

@MainActor
struct TableScrollingTests {
    /// A table of sixty rows of several lines each.
    private final class LongRows: TableScreen {
        override func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = super.tableView(tableView, cellForRowAt: indexPath)
            cell.textLabel?.numberOfLines = 0
            return cell
        }
    }

    private func screen() -> TableScreen {
        let text = String(repeating: "many words ", count: 20)
        return LongRows([(0..<60).map { "\($0) \(text)" }]).show()
    }

    private let path = IndexPath(row: 40, section: 0)

    private func expect(
        _ screen: TableScreen,
        at position: UITableView.ScrollPosition
    ) {
        let (row, bounds) = (screen.table.rectForRow(at: path), screen.table.bounds)
        #expect(row.height > 100)
        #expect(bounds.contains(row))
        if position == .top { #expect(row.minY == bounds.minY) }
        if position == .bottom { #expect(row.maxY == bounds.maxY) }
        if position == .middle { #expect(abs(row.midY - bounds.midY) <= 0.5) }
    }

    @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom, .none])
    func aRowIsReachedThoughThoseAroundItWereNotMeasured(
        _ position: UITableView.ScrollPosition
    ) {
        let screen = screen()
        defer { screen.test.end() }
        screen.table.scrollToRow(at: path, at: position, animated: false)
        screen.test.commit()
        expect(screen, at: position)
    }

    @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom, .none])
    func aRowIsReachedWhereNoneOnTheWayWasShown(_ position: UITableView.ScrollPosition) {
        let screen = screen()
        defer { screen.test.end() }
        screen.table.scrollToRow(at: path, at: position, animated: true)
        // The clock of a busy server goes over all steps at once.
        screen.test.clock.advance(by: 1)
        screen.test.commit()
        expect(screen, at: position)
    }

    @Test func linesOfRowsThatComeInAnAnimationAreThereAtOnce() throws {
        let screen = TableScreen(rows: 60).show()
        defer { screen.test.end() }
        UIView.animate(withDuration: 0.3) {
            screen.table.frame.size.height = 1600
            screen.table.layoutIfNeeded()
        }
        let patch = screen.test.commit()
        let row = try #require(screen.table.cellForRow(at: IndexPath(row: 34, section: 0)))
        let line = screen.test.id(of: try #require(row.cell.separator))
        #expect(
            !patch.operations.contains { operation in
                switch operation {
                case .frame(line, from: _, to: _, transition: _),
                    .style(line, from: _, to: _, transition: _):
                    true
                default: false
                }
            }
        )
    }
}
