import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

/// What a person does with rows who cannot swipe and drag them.
@MainActor
struct RowKeyTests {
    private final class Screen: UITableViewController {
        var sections: [[String]] = []
        var flagged: [Int] = []
        lazy var test = TestScene(size: CGSize(width: 390, height: 800), root: self)

        convenience init(_ sections: [[String]]) {
            self.init(style: .plain)
            self.sections = sections
            test.commit()
        }

        func text(_ row: Int) -> String? {
            tableView.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel?.text
        }

        override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        override func tableView(
            _ tableView: UITableView,
            numberOfRowsInSection section: Int
        ) -> Int { sections[section].count }
        override func tableView(
            _ tableView: UITableView,
            cellForRowAt path: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = sections[path.section][path.row]
            return cell
        }
        override func tableView(
            _ tableView: UITableView,
            canEditRowAt path: IndexPath
        ) -> Bool { true }
        override func tableView(
            _ tableView: UITableView,
            canMoveRowAt path: IndexPath
        ) -> Bool { true }
        override func tableView(
            _ tableView: UITableView,
            moveRowAt origin: IndexPath,
            to target: IndexPath
        ) {
            let row = sections[origin.section].remove(at: origin.row)
            sections[target.section].insert(row, at: target.row)
        }
        override func tableView(
            _ tableView: UITableView,
            commit style: UITableViewCell.EditingStyle,
            forRowAt path: IndexPath
        ) {
            sections[path.section].remove(at: path.row)
            tableView.deleteRows(at: [path], with: .none)
        }
        override func tableView(
            _ tableView: UITableView,
            leadingSwipeActionsConfigurationForRowAt path: IndexPath
        ) -> UISwipeActionsConfiguration? {
            guard path.row != 2 else { return nil }
            let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
                self?.flagged.append(path.row)
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [flag])
        }
    }

    private func choices(in view: UIView) -> [MenuRow] {
        view.subviews.flatMap { ($0 as? MenuRow).map { [$0] } ?? choices(in: $0) }
    }

    private func askForMenu(_ row: Int, _ screen: Screen) throws -> [MenuRow] {
        let rect = screen.tableView.rectForRow(at: IndexPath(row: row, section: 0))
        let place = screen.tableView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
        try screen.test.scene.deliver(.menu(place))
        screen.test.commit()
        screen.test.clock.advance(by: 1)
        screen.test.commit()
        return screen.test.scene.allWindows.flatMap { choices(in: $0) }
    }

    private func choose(_ choice: MenuRow, _ screen: Screen) throws {
        let point = choice.convert(CGPoint(x: choice.bounds.midX, y: choice.bounds.midY), to: nil)
        try screen.test.tap(Double(point.x), Double(point.y))
        screen.test.clock.advance(by: 1)
        screen.test.commit()
    }

    @Test func aMenuHasTheActionsBesideARow() throws {
        let screen = Screen([(0..<4).map { "Row \($0)" }])
        defer { screen.test.end() }
        #expect(screen.tableView.makeStyle(in: nil).claims.contains(.menu))
        var shown = try askForMenu(1, screen)
        #expect(shown.map(\.accessibilityLabel) == ["Flag", "Delete"])
        try choose(#require(shown.first), screen)
        #expect(screen.flagged == [1])
        shown = try askForMenu(2, screen)
        #expect(shown.map(\.accessibilityLabel) == ["Delete"])
        try choose(#require(shown.first), screen)
        #expect(screen.sections == [["Row 0", "Row 1", "Row 3"]])
    }

    private func grip(_ row: Int, _ section: Int = 0, _ screen: Screen) throws -> RowGrip {
        screen.test.commit()
        let cell = screen.tableView.cellForRow(at: IndexPath(row: row, section: section))
        return try #require(cell?.subviews.lazy.compactMap { $0 as? RowGrip }.first)
    }

    private func press(_ grip: RowGrip, _ steps: Int, _ screen: Screen) throws {
        let input = AdjustInput(node: screen.test.id(of: grip), steps: steps)
        try screen.test.scene.deliver(.adjust(input))
        screen.test.clock.advance(by: 1)
        screen.test.commit()
    }

    @Test func keysOnAGripMoveItsRow() throws {
        let screen = Screen([["A", "B", "C"], ["D"]])
        defer { screen.test.end() }
        screen.tableView.setEditing(true, animated: false)
        let first = try grip(0, 0, screen)
        let semantics = first.makeSemantics()
        #expect(semantics.role == .spinButton)
        #expect(semantics.label == "Reorder A")
        try press(first, -1, screen)
        #expect(screen.sections == [["B", "A", "C"], ["D"]])
        #expect(screen.text(1) == "A")
        try press(grip(2, 0, screen), 1, screen)
        #expect(screen.sections == [["B", "C", "A"], ["D"]])
        // From the last row of a section the way goes on in the next one, and back.
        try press(grip(2, 0, screen), -1, screen)
        #expect(screen.sections == [["B", "C"], ["A", "D"]])
        try press(grip(0, 1, screen), 1, screen)
        #expect(screen.sections == [["B", "C", "A"], ["D"]])
        // The key for the start leads to the first place, where there is no way up.
        try press(grip(2, 0, screen), -100, screen)
        #expect(screen.sections == [["A", "B", "C"], ["D"]])
        try press(grip(0, 0, screen), 1, screen)
        #expect(screen.sections == [["A", "B", "C"], ["D"]])
    }
}
