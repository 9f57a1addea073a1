import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UITableViewSelectionTests {
    @Test func aTapSelectsInUIKitsOrder() throws {
        let screen = TableScreen(rows: 20).show()
        defer { screen.test.end() }
        try screen.tap(3)
        #expect(screen.log.take() == ["willSelect 3", "didSelect 3"])
        #expect(screen.table.indexPathForSelectedRow?.row == 3)
        try screen.tap(5)
        #expect(
            screen.log.take() == ["willSelect 5", "willDeselect 3", "didDeselect 3", "didSelect 5"]
        )
        #expect(screen.table.cellForRow(at: IndexPath(row: 3, section: 0))?.isSelected == false)
        #expect(screen.table.cellForRow(at: IndexPath(row: 5, section: 0))?.isSelected == true)
    }

    @Test func severalRowsAreSelectedAndTakenOff() throws {
        let screen = TableScreen(rows: 20).show()
        defer { screen.test.end() }
        screen.table.allowsMultipleSelection = true
        try screen.tap(1)
        try screen.tap(4)
        try screen.tap(1)
        #expect(screen.table.indexPathsForSelectedRows?.map(\.row) == [4])
        #expect(screen.log.take().suffix(2) == ["willDeselect 1", "didDeselect 1"])
    }

    @Test func theAppSelectsWithoutTellingTheDelegate() {
        let screen = TableScreen(rows: 100).show()
        defer { screen.test.end() }
        let path = IndexPath(row: 60, section: 0)
        screen.table.selectRow(at: path, animated: false, scrollPosition: .middle)
        screen.test.commit()
        #expect(screen.table.indexPathForSelectedRow == path)
        #expect(screen.table.cellForRow(at: path)?.isSelected == true)
        #expect(screen.log.take().isEmpty)
        screen.table.deselectRow(at: path, animated: true)
        #expect(screen.table.indexPathForSelectedRow == nil)
        #expect(screen.table.cellForRow(at: path)?.isSelected == false)
    }

    @Test func selectionFollowsItsRowThroughReuse() throws {
        let screen = TableScreen(rows: 1_000).show()
        defer { screen.test.end() }
        try screen.tap(2)
        try screen.scroll(10_000)
        screen.test.commit()
        #expect(screen.table.visibleCells.allSatisfy { !$0.isSelected })
        try screen.scroll(0)
        screen.test.commit()
        #expect(screen.table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
    }

    @Test func aPointerHighlightsAtOnceAFingerALittleLater() throws {
        let screen = TableScreen(rows: 20).show()
        defer { screen.test.end() }
        let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let place = CGPoint(x: 100, y: 20)
        try screen.test.scene.deliver(
            .touch(TouchInput(phase: .began, location: place, kind: .pointer))
        )
        #expect(cell.isHighlighted)
        try screen.test.scene.deliver(
            .touch(TouchInput(phase: .cancelled, location: place, kind: .pointer))
        )
        #expect(!cell.isHighlighted)
        try screen.test.touch(.began, 100, 20)
        #expect(!cell.isHighlighted)
        screen.test.clock.advance(by: 0.11)
        #expect(cell.isHighlighted)
        try screen.test.touch(.cancelled, 100, 20)
        #expect(!cell.isHighlighted)
        #expect(screen.log.take().isEmpty)
    }

    @Test func rowsCannotBeSelectedWhereTheTableForbidsIt() throws {
        let screen = TableScreen(rows: 20).show()
        defer { screen.test.end() }
        screen.table.allowsSelection = false
        try screen.tap(3)
        #expect(screen.log.take().isEmpty)
        screen.table.allowsSelection = true
        screen.table.isEditing = true
        try screen.tap(3)
        #expect(screen.log.take().isEmpty)
    }

    @Test func selectedCellsShowABackground() throws {
        let screen = TableScreen(rows: 20).show()
        defer { screen.test.end() }
        let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        cell.isSelected = true
        #expect(cell.subviews.first?.backgroundColor == .systemGray4)
        cell.isSelected = false
        #expect(cell.subviews.first === cell.contentView)
        cell.selectionStyle = .none
        cell.isSelected = true
        #expect(cell.subviews.first === cell.contentView)
    }

    @Test func aShortPressFadesFromWhatIsSeen() throws {
        let screen = TableScreen(rows: 1).show()
        defer { screen.test.end() }
        let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let background = UIView()
        cell.selectedBackgroundView = background
        screen.test.scene.perform { cell.setSelected(true, animated: true) }
        screen.test.clock.advance(by: 0.1)
        let before = background.layer.presentation()?.opacity ?? 1
        #expect(before > 0.1 && before < 0.9)
        screen.test.scene.perform { cell.setSelected(false, animated: true) }
        let after = background.layer.presentation()?.opacity ?? 1
        #expect(isNear(Double(after), Double(before), 0.01))
        screen.test.clock.advance(by: 0.5)
        #expect(background.superview == nil && background.alpha == 1)
    }

    @Test func cellsHaveABackgroundForSelectionsOfSeveral() throws {
        let screen = TableScreen(rows: 20).show()
        defer { screen.test.end() }
        let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let (one, several) = (UIView(), UIView())
        cell.selectedBackgroundView = one
        cell.multipleSelectionBackgroundView = several
        try screen.tap(0)
        #expect(one.superview === cell && several.superview == nil)
        screen.table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
        screen.table.allowsMultipleSelection = true
        try screen.tap(0)
        screen.test.commit()
        #expect(one.superview == nil && several.superview === cell)
        #expect(several.frame == cell.bounds)
        try screen.tap(0)
        #expect(several.superview == nil)
        cell.multipleSelectionBackgroundView = nil
        try screen.tap(0)
        #expect(one.superview === cell)
    }
}
