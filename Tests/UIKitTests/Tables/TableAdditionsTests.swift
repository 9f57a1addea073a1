import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct TableAdditionsTests {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
        UITableViewDataSourcePrefetching
    {
        var sections = 1
        var rows = 100
        var titles: [String]?
        var log: [String] = []
        var actions: [UITableViewRowAction]?

        func numberOfSections(in tableView: UITableView) -> Int { sections }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            50
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
        func tableView(
            _ tableView: UITableView,
            sectionForSectionIndexTitle title: String,
            at index: Int
        ) -> Int {
            log.append("\(title) \(index)")
            return index
        }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            log.append(
                "prefetch \(indexPaths.map(\.row).min() ?? -1)-\(indexPaths.map(\.row).max() ?? -1)"
            )
        }
        func tableView(
            _ tableView: UITableView,
            cancelPrefetchingForRowsAt indexPaths: [IndexPath]
        ) {
            log.append("cancel \(indexPaths.count)")
        }
        func tableView(
            _ tableView: UITableView,
            editActionsForRowAt indexPath: IndexPath
        ) -> [UITableViewRowAction]? { actions }
    }

    let scene = ControlScene()
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))

    private func show() {
        table.dataSource = source
        table.delegate = source
        scene.show(table)
    }

    @Test func aVibrantEffectGivesSeparatorsItsColour() throws {
        table.separatorColor = .red
        show()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.cell.lines.color == .red)
        let blur = UIBlurEffect(style: .dark)
        table.separatorEffect = UIVibrancyEffect(blurEffect: blur, style: .fill)
        #expect(cell.cell.lines.color == .systemFill)
        table.separatorEffect = blur
        #expect(cell.cell.lines.color == .red)
    }

    @Test func rowsOfTheNextScreenArePreparedEarly() {
        table.prefetchDataSource = source
        show()
        // Eight rows are seen, four more have cells, and a screen has eight.
        #expect(source.log == ["prefetch 12-19"])
        source.log = []
        table.contentOffset.y = 2_000
        _ = scene.scene.commit()
        #expect(source.log.contains { $0.hasPrefix("cancel") })
        #expect(source.log.contains { $0.hasPrefix("prefetch") && $0.hasSuffix("-59") })
    }

    @Test func prefetchingCanBeSwitchedOff() {
        table.prefetchDataSource = source
        table.isPrefetchingEnabled = false
        show()
        #expect(source.log == [])
    }

    @Test func theIndexLeadsToSections() throws {
        source.sections = 26
        source.rows = 10
        source.titles = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
        show()
        let index = try #require(table.table.index?.view)
        let frame = index.convert(index.bounds, to: table)
        #expect(frame.maxX == 390)
        #expect(frame.height == 400)
        #expect(scene.node(of: index)?.node.style.isSticky == true)
        try scene.scene.deliver(.tap(CGPoint(x: 385, y: 200)))
        #expect(source.log == ["N 13"])
        _ = scene.scene.commit()
        // Rows that were never near count with their estimate until they are.
        let first = IndexPath(row: 0, section: 13)
        #expect(table.indexPathsForVisibleRows?.first == first)
        #expect(table.rectForRow(at: first).minY == table.contentOffset.y)
        #expect(index.convert(index.bounds, to: table).minY == table.bounds.minY)
    }

    @Test func theIndexIsReadAsAValue() throws {
        source.sections = 3
        source.rows = 30
        source.titles = ["A", "B", "C"]
        table.sectionIndexColor = .red
        show()
        let index = try #require(table.table.index?.view)
        let id = scene.scene.renderContext.id(of: index)
        #expect(scene.node(of: index)?.node.semantics.role == .slider)
        try scene.scene.deliver(.adjust(AdjustInput(node: id, steps: 2)))
        #expect(table.contentOffset.y == 1_500)
        _ = scene.scene.commit()
        #expect(scene.node(of: index)?.node.semantics.value == "B")
        #expect((index.subviews.first as? UILabel)?.textColor == .red)
    }

    @Test func theIndexStandsAtTheTrailingEdge() throws {
        let mirrored = ControlScene(isRightToLeft: true)
        source.titles = ["A", "B"]
        table.dataSource = source
        mirrored.show(table)
        let index = try #require(table.table.index?.view)
        #expect(index.convert(index.bounds, to: table).minX == 0)
    }

    @Test func fewRowsNeedNoIndex() {
        source.titles = ["A"]
        source.rows = 3
        table.sectionIndexMinimumDisplayRowCount = 4
        show()
        #expect(table.table.index == nil)
        source.rows = 4
        table.reloadData()
        #expect(table.table.index != nil)
    }

    @Test func rowActionsArePerformedWithTheirRow() throws {
        var done: [String] = []
        let share = UITableViewRowAction(style: .normal, title: "Share") { action, path in
            done.append("\(action.title ?? "") \(path.row)")
        }
        share.backgroundColor = .blue
        share.backgroundEffect = UIBlurEffect(style: .dark)
        let delete = UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in }
        source.actions = [delete, share]
        show()
        func touch(_ phase: TouchInput.Phase, _ x: Double) throws {
            let input = TouchInput(phase: phase, location: CGPoint(x: x, y: 125))
            try scene.scene.deliver(.touch(input))
        }
        try touch(.began, 300)
        for x in stride(from: 280.0, through: 120, by: -20) { try touch(.moved, x) }
        try touch(.ended, 120)
        _ = scene.scene.commit()
        let swipe = try #require(table.table.swipe)
        #expect(swipe.configuration.actions.map(\.title) == ["Delete", "Share"])
        #expect(swipe.configuration.actions.map(\.backgroundColor) == [.systemRed, .blue])
        #expect(!swipe.configuration.performsFirstActionWithFullSwipe)
        let buttons = swipe.actions.subviews.compactMap { $0 as? UIButton }
        let effects = buttons.map { $0.subviews.compactMap { $0 as? UIVisualEffectView }.first }
        #expect(effects.map { $0?.effect == nil } == [true, false])
        #expect(effects[1]?.frame == buttons[1].bounds && buttons[1].backgroundColor == nil)
        let action = swipe.configuration.actions[1]
        action.handler(action, table) { _ in }
        #expect(done == ["Share 2"])
    }

    @Test func rowsWithoutEndAreAsHighAsLayersCanBe() {
        final class Heights: NSObject, UITableViewDelegate {
            func tableView(
                _ tableView: UITableView,
                heightForRowAt indexPath: IndexPath
            ) -> CGFloat {
                indexPath.row == 1 ? .infinity : 44
            }

            func tableView(
                _ tableView: UITableView,
                heightForFooterInSection section: Int
            ) -> CGFloat {
                .infinity
            }
        }
        let heights = Heights()
        let screen = TableScreen(rows: 3)
        screen.table.delegate = heights
        screen.show()
        defer { screen.test.end() }
        screen.table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .top, animated: false)
        screen.test.commit()
        #expect(screen.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 1e9)
        #expect(screen.table.contentOffset.y.isFinite)
        screen.table.rowHeight = .infinity
        screen.table.delegate = nil
        screen.table.reloadData()
        screen.test.commit()
        #expect(screen.table.contentOffset.y.isFinite)
    }
}
