import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UICollectionViewTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    /// A column of items of 50 points.
    private func column(_ count: Int) -> CollectionScreen {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        let screen = CollectionScreen(count: count, layout: layout)
        screen.test.commit()
        return screen
    }

    // MARK: - Views

    @Test func onlyWhatIsNearSightHasViews() {
        let screen = column(10_000)
        defer { screen.test.end() }
        #expect(screen.texts == (0..<8).map { "item \($0)" })
        #expect(screen.view.subviews.count == 12)
        screen.view.contentOffset.y = 250_010
        screen.test.commit()
        #expect(screen.texts == (5_000..<5_009).map { "item \($0)" })
        #expect(screen.view.subviews.count == 17)
        #expect(screen.view.contentSize.height == 500_000)
    }

    @Test func cellsAreUsedAgain() throws {
        let screen = column(100)
        defer { screen.test.end() }
        let before = Set(screen.view.visibleCells.map(ObjectIdentifier.init))
        screen.view.contentOffset.y = 2_000
        screen.test.commit()
        let cells = screen.view.visibleCells.compactMap { $0 as? TextCell }
        #expect(!before.isDisjoint(with: cells.map(ObjectIdentifier.init)))
        #expect(cells.contains { $0.reuses == 1 })
        #expect(screen.log.take().contains("end 0"))
    }

    @Test func whatIsInSightIsInOrder() {
        let screen = column(10)
        defer { screen.test.end() }
        let view = screen.view
        #expect(view.indexPathsForVisibleItems == (0..<8).map { path($0) })
        #expect(view.visibleCells.map(\.frame.minY) == (0..<8).map { CGFloat($0) * 50 })
        let before = view.visibleCells
        screen.test.scene.perform { view.reloadData() }
        screen.test.commit()
        #expect(zip(before, view.visibleCells).allSatisfy { $0 === $1 })
    }

    @Test func viewsStandInReadingOrder() {
        let screen = column(40)
        defer { screen.test.end() }
        screen.view.contentOffset.y = 1_000
        screen.test.commit()
        screen.view.contentOffset.y = 700
        screen.test.commit()
        let places = screen.view.subviews.map(\.frame.minY)
        #expect(places == places.sorted())
    }

    @Test func cellsThatCanBeSelectedAreReachedByTheKeyboard() throws {
        let screen = column(3)
        defer { screen.test.end() }
        let cell = try #require(screen.view.cellForItem(at: path(1)))
        #expect(screen.view.makeSemantics().role == .list)
        #expect(cell.makeSemantics().role == .pressableListItem)
        screen.view.allowsSelection = false
        screen.test.commit()
        #expect(screen.view.makeSemantics().role == Semantics.Role.none)
        #expect(cell.makeSemantics().role == Semantics.Role.none)
    }

    @Test func aSizeIsAskedAndAnsweredWithoutADelegate() {
        let screen = column(3)
        defer { screen.test.end() }
        screen.view.delegate = nil
        screen.view.reloadData()
        screen.test.commit()
        #expect(screen.frame(2)?.minY == 100)
    }

    @Test func itemsAreFoundByPoint() {
        let screen = column(100)
        defer { screen.test.end() }
        #expect(screen.view.indexPathForItem(at: CGPoint(x: 10, y: 120)) == path(2))
        #expect(screen.view.indexPathForItem(at: CGPoint(x: 10, y: 4_999)) == path(99))
        #expect(screen.view.indexPathForItem(at: CGPoint(x: 10, y: 5_001)) == nil)
        let cell = screen.view.cellForItem(at: path(2))
        #expect(cell.flatMap(screen.view.indexPath(for:)) == path(2))
    }

    @Test(arguments: [
        (UICollectionView.ScrollPosition.top, 1_000.0),
        (UICollectionView.ScrollPosition.centeredVertically, 825.0),
        (UICollectionView.ScrollPosition.bottom, 650.0),
        (UICollectionView.ScrollPosition(), 650.0),
    ])
    func itemsAreScrolledTo(position: UICollectionView.ScrollPosition, offset: Double) {
        let screen = column(100)
        defer { screen.test.end() }
        screen.view.scrollToItem(at: path(20), at: position, animated: false)
        #expect(screen.view.contentOffset.y == CGFloat(offset))
        screen.test.commit()
        #expect(screen.view.cellForItem(at: path(20)) != nil)
    }

    @Test func reloadedCellsAreMadeAnewAndReconfiguredOnesKept() {
        let screen = column(5)
        defer { screen.test.end() }
        let first = screen.view.cellForItem(at: path(0))
        let second = screen.view.cellForItem(at: path(1))
        screen.items[0][0] = "new"
        screen.items[0][1] = "other"
        screen.view.reconfigureItems(at: [path(1)])
        #expect(screen.view.cellForItem(at: path(1)) === second)
        #expect((second as? TextCell)?.label.text == "other")
        screen.view.reloadItems(at: [path(0)])
        screen.test.commit()
        #expect(screen.view.cellForItem(at: path(0)) !== first)
        #expect(screen.texts == ["new", "other", "item 2", "item 3", "item 4"])
    }

    // MARK: - Selection

    @Test func aSecondFingerLeavesTheFirstItemAlone() throws {
        let screen = CollectionScreen(count: 3)
        defer { screen.test.end() }
        screen.test.commit()
        let cells = try [0, 1].map { item in
            try #require(screen.view.cellForItem(at: IndexPath(item: item, section: 0)))
        }
        let (a, b) = (cells[0].center, cells[1].center)
        try screen.test.touch(.began, a.x, a.y)
        try screen.test.touch(.began, b.x, b.y, id: 1)
        screen.test.clock.advance(by: 0.3)
        #expect(cells.map(\.isHighlighted) == [true, false])
        try screen.test.touch(.ended, b.x, b.y, id: 1)
        #expect(cells.map(\.isHighlighted) == [true, false])
        try screen.test.touch(.ended, a.x, a.y)
        #expect(cells.map(\.isHighlighted) == [false, false])
        #expect(screen.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }

    @Test(arguments: [false, true])
    func aPressedItemThatGoesIsLitNoMore(isReload: Bool) throws {
        let screen = CollectionScreen(count: 3)
        defer { screen.test.end() }
        screen.test.commit()
        let path = IndexPath(item: 1, section: 0)
        let cell = try #require(screen.view.cellForItem(at: path))
        let point = cell.center
        try screen.test.touch(.began, point.x, point.y)
        screen.test.clock.advance(by: 0.3)
        #expect(cell.isHighlighted)
        screen.test.scene.perform {
            if isReload {
                screen.view.reloadItems(at: [path])
            } else {
                screen.items[0].remove(at: 1)
                screen.view.deleteItems(at: [path])
            }
        }
        #expect(!cell.isHighlighted)
        screen.test.commit()
        try screen.test.touch(.ended, point.x, point.y)
        #expect(screen.view.indexPathsForSelectedItems == [])
        screen.test.clock.advance(by: 1)
        screen.test.commit()
        #expect(screen.view.visibleCells.allSatisfy { !$0.isHighlighted })
        try screen.tap(1)
        #expect(screen.view.indexPathsForSelectedItems == [path])
    }

    @Test func aTapHighlightsAndSelects() throws {
        let screen = column(5)
        defer { screen.test.end() }
        _ = screen.log.take()
        try screen.tap(1)
        #expect(
            screen.log.take() == [
                "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "shouldSelect 1",
                "didSelect 1",
            ]
        )
        #expect(screen.view.indexPathsForSelectedItems == [path(1)])
        #expect(screen.view.cellForItem(at: path(1))?.isSelected == true)
        try screen.tap(3)
        #expect(screen.log.take().suffix(2) == ["didDeselect 1", "didSelect 3"])
        #expect(screen.view.indexPathsForSelectedItems == [path(3)])
    }

    @Test func aTapDoesWhatAnItemIsFor() throws {
        @MainActor
        final class Doing: UICollectionViewDelegate {
            let log = Log()
            func collectionView(
                _ collectionView: UICollectionView,
                didSelectItemAt indexPath: IndexPath
            ) { log("didSelect \(indexPath.item)") }
            func collectionView(
                _ collectionView: UICollectionView,
                performPrimaryActionForItemAt indexPath: IndexPath
            ) { log("perform \(indexPath.item)") }
        }
        let screen = column(3)
        defer { screen.test.end() }
        let doing = Doing()
        screen.view.delegate = doing
        screen.view.allowsSelectionDuringEditing = true
        try screen.tap(1)
        #expect(doing.log.take() == ["didSelect 1", "perform 1"])
        screen.view.isEditing = true
        try screen.tap(2)
        #expect(doing.log.take() == ["didSelect 2"])
    }

    @Test func severalItemsCanBeSelected() throws {
        let screen = column(5)
        defer { screen.test.end() }
        screen.view.allowsMultipleSelection = true
        for item in [0, 2, 4, 2] { try screen.tap(item) }
        #expect(screen.view.indexPathsForSelectedItems == [path(0), path(4)])
        #expect(screen.log.take().contains("didDeselect 2"))
        screen.view.allowsMultipleSelection = false
        #expect(screen.view.indexPathsForSelectedItems == [path(0)])
    }

    @Test func theAppSelectsWithoutTheDelegate() {
        let screen = column(100)
        defer { screen.test.end() }
        _ = screen.log.take()
        screen.view.selectItem(at: path(50), animated: false, scrollPosition: .top)
        screen.test.commit()
        #expect(screen.view.contentOffset.y == 2_500)
        #expect(screen.view.cellForItem(at: path(50))?.isSelected == true)
        #expect(!screen.log.take().contains { $0.contains("Select") })
        screen.view.reloadData()
        #expect(screen.view.indexPathsForSelectedItems == [])
    }

    @Test func selectedBackgroundsShowWithTheState() throws {
        let screen = column(3)
        defer { screen.test.end() }
        let cell = try #require(screen.view.cellForItem(at: path(0)))
        let background = UIView()
        cell.selectedBackgroundView = background
        #expect(background.isHidden)
        try screen.tap(0)
        #expect(!background.isHidden)
        #expect(cell.subviews.first === background)
    }

    @Test(arguments: [false, true])
    func theAppChangesItemsAsItHearsOfACell(isReload: Bool) {
        @MainActor
        final class Changing: UICollectionViewDelegate {
            var change: (() -> Void)?
            func collectionView(
                _ collectionView: UICollectionView,
                willDisplay cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) {
                defer { change = nil }
                change?()
            }
        }
        let screen = column(0)
        defer { screen.test.end() }
        let changing = Changing()
        screen.view.delegate = changing
        screen.items[0] = (0..<8).map { "item \($0)" }
        changing.change = {
            screen.items[0] = ["item 0", "item 1"]
            if isReload { return screen.view.reloadData() }
            screen.view.deleteItems(at: (2..<8).map { IndexPath(item: $0, section: 0) })
        }
        screen.test.scene.perform { screen.view.reloadData() }
        screen.test.commit()
        #expect(changing.change == nil)
        #expect(screen.texts == ["item 0", "item 1"])
    }

    @Test func cellsKnowThatTheirItemIsMovedAbout() throws {
        let screen = column(3)
        defer { screen.test.end() }
        let cell = try #require(screen.view.cellForItem(at: path(1)))
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isReordering) }
        screen.test.commit()
        #expect(screen.view.beginInteractiveMovementForItem(at: path(1)))
        #expect(screen.view.hasUncommittedUpdates)
        screen.test.commit()
        screen.view.endInteractiveMovement()
        screen.test.commit()
        #expect(!screen.view.hasUncommittedUpdates)
        #expect(states == [false, true, false])
        #expect(!cell.configurationState.isReordering)
    }

    // MARK: - Updates

    @Test func insertedItemsAppearAndOthersMove() {
        let screen = column(3)
        defer { screen.test.end() }
        let last = screen.view.cellForItem(at: path(2))
        screen.items[0].insert("new", at: 1)
        screen.test.scene.perform { screen.view.insertItems(at: [path(1)]) }
        screen.test.commit()
        #expect(screen.texts == ["item 0", "new", "item 1", "item 2"])
        #expect(screen.view.cellForItem(at: path(3)) === last)
        #expect(last?.frame.minY == 150)
        #expect(last?.animationState != nil)
    }

    @Test func deletedItemsLeaveWhenTheirAnimationIsOver() {
        let screen = column(3)
        defer { screen.test.end() }
        let gone = screen.view.cellForItem(at: path(0))
        screen.items[0].removeFirst()
        var isFinished: Bool?
        screen.test.scene.perform {
            screen.view.performBatchUpdates {
                screen.view.deleteItems(at: [path(0)])
            } completion: {
                isFinished = $0
            }
        }
        screen.test.commit()
        #expect(screen.texts == ["item 1", "item 2"])
        #expect(gone?.superview === screen.view)
        #expect(gone?.alpha == 0)
        screen.test.clock.advance(by: 1) { screen.test.commit() }
        #expect(gone?.superview == nil)
        #expect(isFinished == true)
    }

    @Test func severalChangesAreOneUpdate() throws {
        let screen = CollectionScreen([["a", "b", "c"], ["d"], ["e", "f"]])
        defer { screen.test.end() }
        screen.test.commit()
        try screen.tap(2)
        let cell = screen.view.cellForItem(at: path(2))
        screen.items = [["g"], ["b", "h", "c", "f"], ["e"]]
        screen.test.scene.perform {
            screen.view.performBatchUpdates {
                // Old numbers for what goes, new ones for what comes.
                screen.view.deleteItems(at: [path(0)])
                screen.view.deleteSections([1])
                screen.view.insertSections([0])
                screen.view.insertItems(at: [path(1, 1)])
                screen.view.moveItem(at: path(1, 2), to: path(3, 1))
            }
        }
        screen.test.commit()
        #expect(screen.texts == ["g", "b", "h", "c", "f", "e"])
        #expect(screen.view.cellForItem(at: path(2, 1)) === cell)
        #expect(screen.view.indexPathsForSelectedItems == [path(2, 1)])
    }

    @Test func updatesOutOfSightNeedNoAnimation() {
        let screen = column(3)
        defer { screen.test.end() }
        screen.view.removeFromSuperview()
        screen.items[0].append("last")
        var isFinished = false
        screen.view.performBatchUpdates {
            screen.view.insertItems(at: [path(3)])
        } completion: {
            isFinished = $0
        }
        #expect(isFinished)
        #expect(screen.view.numberOfItems(inSection: 0) == 4)
    }

    @Test func wrongNumbersAreToldInUIKitsWords() {
        var batch = CollectionBatch()
        batch.inserts = [path(0)]
        let error = #expect(throws: CollectionUpdateError.self) {
            try CollectionMapping(batch, from: [3], to: [3])
        }
        #expect(
            error?.description
                == "Invalid update: invalid number of items in section 0. The number of items "
                + "contained in an existing section after the update (3) must be equal to the "
                + "number of items contained in that section before the update (3), plus or minus "
                + "the number of items inserted or deleted from that section (1 inserted, 0 "
                + "deleted) and plus or minus the number of items moved into or out of that "
                + "section (0 moved in, 0 moved out)."
        )
    }

    @Test func changesAreUncommittedWithinTheirBatch() {
        let screen = column(3)
        defer { screen.test.end() }
        var within = false
        screen.test.scene.perform {
            screen.view.performBatchUpdates {
                screen.items[0].removeLast()
                screen.view.deleteItems(at: [path(2)])
                within = screen.view.hasUncommittedUpdates
            }
        }
        #expect(within && !screen.view.hasUncommittedUpdates)
    }

    @Test func aBatchThatReloadsAllNeedsNoOtherChanges() {
        let screen = column(3)
        defer { screen.test.end() }
        var isFinished = false
        screen.test.scene.perform {
            screen.view.performBatchUpdates {
                screen.items[0] = ["a", "b"]
                screen.view.reloadData()
                screen.items[0].append("c")
                screen.view.deleteItems(at: [path(1), path(2)])
                screen.view.insertItems(at: [path(0)])
            } completion: {
                isFinished = $0
            }
        }
        screen.test.commit()
        #expect(isFinished)
        #expect(screen.texts == ["a", "b", "c"])
    }

    @Test func layoutsAreExchangedInAnAnimation() {
        let screen = column(4)
        defer { screen.test.end() }
        let grid = UICollectionViewFlowLayout()
        grid.itemSize = CGSize(width: 145, height: 100)
        var isFinished = false
        screen.test.scene.perform {
            screen.view.setCollectionViewLayout(grid, animated: true) { isFinished = $0 }
        }
        screen.test.commit()
        #expect(screen.frame(1) == CGRect(x: 155, y: 0, width: 145, height: 100))
        #expect(screen.view.cellForItem(at: path(1))?.animationState != nil)
        screen.test.clock.advance(by: 1) { screen.test.commit() }
        #expect(isFinished)
        #expect(grid.collectionView === screen.view)
    }

    @Test func registrationsFillCells() {
        let screen = column(0)
        defer { screen.test.end() }
        let registration = UICollectionView.CellRegistration<TextCell, String> { cell, path, text in
            cell.label.text = "\(text) \(path.item)"
        }
        let cell = screen.view.dequeueConfiguredReusableCell(
            using: registration,
            for: path(4),
            item: "number"
        )
        #expect(cell.label.text == "number 4")
    }

    @Test func dataIsPreparedAhead() {
        @MainActor
        final class Source: UICollectionViewDataSourcePrefetching {
            var asked: [Int] = []
            func collectionView(
                _ collectionView: UICollectionView,
                prefetchItemsAt indexPaths: [IndexPath]
            ) { asked += indexPaths.map(\.item) }
        }
        let source = Source()
        let screen = column(100)
        defer { screen.test.end() }
        screen.view.prefetchDataSource = source
        screen.view.contentOffset.y = 400
        screen.test.commit()
        #expect(source.asked == [20, 21, 22, 23])
    }

    @Test func theAppSelectsAsAPersonDoesWhileEditing() {
        let screen = CollectionScreen(count: 6)
        defer { screen.test.end() }
        screen.test.commit()
        let view = screen.view
        view.allowsSelection = false
        view.allowsMultipleSelectionDuringEditing = true
        view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems?.isEmpty == true)
        view.isEditing = true
        for item in 0..<3 {
            let path = IndexPath(item: item, section: 0)
            view.selectItem(at: path, animated: false, scrollPosition: [])
        }
        #expect(view.indexPathsForSelectedItems?.count == 3)
    }
}
