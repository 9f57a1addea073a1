import RenderTree
import Testing

@testable import UIKit

/// A table of letters that can be dragged.
@MainActor
private final class LetterTable: NSObject, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
{
    let scene = DragScene()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    var letters = ["A", "B", "C", "D"]
    var proposal: (IndexPath?) -> UITableViewDropProposal = { _ in
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    var perform: (any UITableViewDropCoordinator) -> Void = { _ in }
    var destinations: [IndexPath?] = []
    let log = Log()

    override init() {
        super.init()
        table.rowHeight = 50
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.dragDelegate = self
        table.dropDelegate = self
        scene.test.add(table)
        scene.commit()
    }

    /// What is seen, from top to bottom.
    var shown: [String] {
        table.visibleCells.filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }
            .map { $0.textLabel?.text ?? "" }
    }

    func middle(_ row: Int) -> CGPoint { CGPoint(x: 100, y: 25 + 50 * Double(row)) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        letters.count
    }
    func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = letters[indexPath.row]
        return cell
    }
    func tableView(
        _ tableView: UITableView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        let letter = letters[indexPath.row]
        let item = UIDragItem(itemProvider: NSItemProvider(object: letter as NSString))
        item.localObject = letter
        return [item]
    }
    func tableView(
        _ tableView: UITableView,
        itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        if letters[indexPath.row] == "D" { return [] }
        return self.tableView(tableView, itemsForBeginning: session, at: indexPath)
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        log("begin")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        log("end")
    }
    func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        destinations.append(destinationIndexPath)
        return proposal(destinationIndexPath)
    }
    func tableView(
        _ tableView: UITableView,
        performDropWith coordinator: any UITableViewDropCoordinator
    ) {
        log("drop")
        perform(coordinator)
    }
}

/// The same with a data source that moves rows.
@MainActor
private final class Mover: NSObject, UITableViewDataSource {
    let letters: LetterTable

    init(_ letters: LetterTable) { self.letters = letters }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        letters.letters.count
    }
    func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { letters.tableView(tableView, cellForRowAt: indexPath) }
    func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        letters.log("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
        let letter = letters.letters.remove(at: sourceIndexPath.row)
        letters.letters.insert(letter, at: destinationIndexPath.row)
    }
}

private struct CellStates: Equatable {
    var drag: UICellConfigurationState.DragState
    var drop: UICellConfigurationState.DropState
}

@MainActor
struct UITableViewDragTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func rowsMakeRoomForTheOneThatIsMoved() throws {
        let screen = LetterTable()
        defer { screen.scene.test.end() }
        try screen.scene.drag(from: screen.middle(0), through: CGPoint(x: 100, y: 140))
        #expect(screen.table.hasActiveDrag)
        #expect(screen.table.hasActiveDrop)
        #expect(screen.destinations.last == path(2))
        #expect(screen.shown == ["B", "C", "D"])
        #expect(screen.table.cellForRow(at: path(1))?.frame.minY == 0)
        #expect(screen.table.cellForRow(at: path(2))?.frame.minY == 50)
        #expect(screen.table.cellForRow(at: path(3))?.frame.minY == 150)
        try screen.scene.drop(at: CGPoint(x: 350, y: 600))
        #expect(screen.shown == ["A", "B", "C", "D"])
        #expect(screen.table.cellForRow(at: path(1))?.frame.minY == 50)
        #expect(!screen.table.hasActiveDrag)
        #expect(!screen.table.hasActiveDrop)
        #expect(screen.log.take() == ["begin", "end"])
    }

    @Test func aDraggedRowThatScrollsBackIntoSightLeavesItsPlaceToOthers() throws {
        let screen = LetterTable()
        defer { screen.scene.test.end() }
        screen.scene.test.scene.perform {
            screen.letters = (0..<60).map { "\($0)" }
            screen.table.reloadData()
        }
        screen.scene.commit()
        try screen.scene.drag(from: screen.middle(0), through: CGPoint(x: 100, y: 190))
        for offset in [2_000.0, 0] {
            screen.scene.test.scene.perform { screen.table.contentOffset.y = offset }
            screen.scene.commit()
            #expect((screen.table.cellForRow(at: path(0)) == nil) == (offset > 0))
        }
        #expect(screen.table.cellForRow(at: path(0))?.isHidden == true)
        try screen.scene.drop(at: CGPoint(x: 350, y: 600))
        #expect(screen.table.cellForRow(at: path(0))?.isHidden == false)
    }

    @Test func aDropDeletesAndInserts() throws {
        let screen = LetterTable()
        defer { screen.scene.test.end() }
        screen.perform = { coordinator in
            guard let item = coordinator.items.first, let source = item.sourceIndexPath,
                let target = coordinator.destinationIndexPath
            else { return }
            screen.table.performBatchUpdates {
                screen.letters.insert(screen.letters.remove(at: source.row), at: target.row)
                screen.table.deleteRows(at: [source], with: .automatic)
                screen.table.insertRows(at: [target], with: .automatic)
            }
            coordinator.drop(item.dragItem, toRowAt: target)
        }
        try screen.scene.drag(from: screen.middle(0), through: CGPoint(x: 100, y: 140))
        try screen.scene.drop(at: CGPoint(x: 100, y: 140))
        #expect(screen.letters == ["B", "C", "A", "D"])
        #expect(screen.shown == ["B", "C", "A", "D"])
        #expect(screen.log.take() == ["begin", "drop", "end"])
        #expect(screen.scene.test.window.subviews.count == 1)
    }

    @Test func aDataSourceThatMovesRowsIsAskedInPlaceOfTheDelegate() throws {
        let screen = LetterTable()
        defer { screen.scene.test.end() }
        let mover = Mover(screen)
        screen.table.dataSource = mover
        screen.scene.commit()
        try screen.scene.drag(from: screen.middle(3), through: CGPoint(x: 100, y: 60))
        try screen.scene.drop(at: CGPoint(x: 100, y: 60))
        #expect(screen.log.take() == ["begin", "move 3 1", "end"])
        #expect(screen.shown == ["A", "D", "B", "C"])
    }

    @Test func rowsAreMovedWithoutADelegateForDrops() throws {
        let screen = LetterTable()
        defer { screen.scene.test.end() }
        let mover = Mover(screen)
        screen.table.dataSource = mover
        screen.table.dropDelegate = nil
        screen.scene.commit()
        try screen.scene.drag(from: screen.middle(0), through: CGPoint(x: 100, y: 90))
        try screen.scene.drop(at: CGPoint(x: 100, y: 90))
        #expect(screen.letters == ["B", "A", "C", "D"])
        #expect(screen.shown == ["B", "A", "C", "D"])
    }

    @Test func aRowIsNotChosenByTheDragOfIt() throws {
        let screen = LetterTable()
        defer { screen.scene.test.end() }
        try screen.scene.drag(from: screen.middle(0))
        try screen.scene.drop(at: screen.middle(0))
        #expect(screen.table.indexPathForSelectedRow == nil)
        try screen.scene.test.tap(100, 25)
        #expect(screen.table.indexPathForSelectedRow == path(0))
    }

    @Test func nothingIsLiftedWhereDragsAreOff() throws {
        let screen = LetterTable()
        defer { screen.scene.test.end() }
        screen.table.dragInteractionEnabled = false
        try screen.scene.drag(from: screen.middle(0), through: screen.middle(2))
        #expect(!screen.table.hasActiveDrag)
        try screen.scene.drop(at: screen.middle(2))
    }

    @Test func theSourceOfADragIsDeletedOnTheWay() throws {
        let screen = LetterTable()
        defer { screen.scene.test.end() }
        try screen.scene.drag(from: screen.middle(0), through: CGPoint(x: 100, y: 140))
        screen.scene.test.scene.perform {
            screen.letters.removeFirst()
            screen.table.deleteRows(at: [path(0)], with: .automatic)
        }
        screen.scene.wait(1)
        try screen.scene.drop(at: CGPoint(x: 350, y: 600))
        #expect(screen.shown == ["B", "C", "D"])
        #expect(screen.log.take() == ["begin", "end"])
        #expect(!screen.table.hasActiveDrag)
        #expect(screen.scene.test.window.subviews.count == 1)
    }

    @Test func aPlaceholderStandsForWhatIsNotThereYet() throws {
        let screen = LetterTable()
        defer { screen.scene.test.end() }
        screen.proposal = { _ in
            UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        }
        var context: (any UITableViewDropPlaceholderContext)?
        screen.perform = { coordinator in
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: IndexPath(row: 1, section: 0),
                reuseIdentifier: "cell",
                rowHeight: 30
            )
            placeholder.cellUpdateHandler = { $0.textLabel?.text = "…" }
            context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        try screen.scene.drag(from: screen.middle(0), through: CGPoint(x: 100, y: 60))
        try screen.scene.drop(at: CGPoint(x: 100, y: 60))
        let labels = screen.table.subviews.compactMap { $0 as? UITableViewCell }
        #expect(labels.first { $0.textLabel?.text == "…" }?.frame.minY == 50)
        #expect(screen.table.cellForRow(at: path(1))?.frame.minY == 80)
        // A row comes above meanwhile.
        screen.scene.test.scene.perform {
            screen.letters.insert("0", at: 0)
            screen.table.insertRows(at: [path(0)], with: .none)
        }
        screen.scene.wait(1)
        screen.scene.test.scene.perform {
            let isThere = context?.commitInsertion { path in
                #expect(path == IndexPath(row: 2, section: 0))
                screen.letters.insert("N", at: path.row)
            }
            #expect(isThere == true)
            #expect(context?.deletePlaceholder() == false)
        }
        screen.scene.wait(1)
        #expect(screen.shown == ["0", "A", "N", "B", "C", "D"])
    }

    @Test func aPlaceholderIsCommittedAmongOtherUpdates() throws {
        let screen = LetterTable()
        defer { screen.scene.test.end() }
        screen.proposal = { _ in
            UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        }
        var context: (any UITableViewDropPlaceholderContext)?
        screen.perform = { coordinator in
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: IndexPath(row: 4, section: 0),
                reuseIdentifier: "cell",
                rowHeight: 30
            )
            context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        try screen.scene.drag(from: screen.middle(0), through: CGPoint(x: 100, y: 190))
        try screen.scene.drop(at: CGPoint(x: 100, y: 190))
        screen.scene.test.scene.perform {
            screen.table.performBatchUpdates {
                screen.letters.removeFirst(2)
                screen.table.deleteRows(at: [path(0), path(1)], with: .none)
                context?.commitInsertion { screen.letters.insert("N", at: $0.row) }
            }
        }
        screen.scene.wait(1)
        #expect(screen.shown == ["C", "D", "N"])
    }

    @Test func aTapOfAnotherFingerAddsARow() throws {
        let screen = LetterTable()
        defer { screen.scene.test.end() }
        screen.proposal = { _ in
            UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
        }
        var dropped: [IndexPath?] = []
        screen.perform = { dropped = $0.items.map(\.sourceIndexPath) }
        try screen.scene.drag(from: screen.middle(0), through: CGPoint(x: 100, y: 60))
        for row in [2, 3, 2] {
            let point = screen.middle(row)
            try screen.scene.test.touch(.began, point.x, point.y, id: 1)
            try screen.scene.test.touch(.ended, point.x, point.y, id: 1)
        }
        screen.scene.commit()
        #expect(states(screen.table, 2)?.drag == .dragging)
        // "D" adds nothing, and is chosen; what is dragged is not added again.
        #expect(screen.table.indexPathForSelectedRow == path(2))
        try screen.scene.drop(at: CGPoint(x: 100, y: 80))
        #expect(dropped == [path(0), path(2)])
        #expect(states(screen.table, 2)?.drag == UICellConfigurationState.DragState.none)
        #expect(screen.scene.test.window.subviews.count == 1)
    }

    @Test func aRowLightsUpThatSomethingGoesInto() throws {
        let screen = LetterTable()
        defer { screen.scene.test.end() }
        screen.proposal = { _ in
            UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
        }
        try screen.scene.drag(
            from: screen.middle(0),
            through: CGPoint(x: 100, y: 130),
            CGPoint(x: 100, y: 131)
        )
        #expect(screen.destinations.last == path(2))
        #expect(screen.table.cellForRow(at: path(2))?.isHighlighted == true)
        #expect(screen.table.cellForRow(at: path(2))?.frame.minY == 100)
        #expect(states(screen.table, 0) == CellStates(drag: .dragging, drop: .notTargeted))
        #expect(states(screen.table, 2) == CellStates(drag: .none, drop: .targeted))
        try screen.scene.drop(at: CGPoint(x: 350, y: 600))
        #expect(screen.table.cellForRow(at: path(2))?.isHighlighted == false)
        #expect(states(screen.table, 0) == CellStates(drag: .none, drop: .none))
    }

    private func states(_ table: UITableView, _ row: Int) -> CellStates? {
        table.cellForRow(at: path(row)).map {
            let state = $0.configurationState
            return CellStates(drag: state.cellDragState, drop: state.cellDropState)
        }
    }
}
