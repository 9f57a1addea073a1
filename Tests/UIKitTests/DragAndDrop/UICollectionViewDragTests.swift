import RenderTree
import Testing

@testable import UIKit

/// Two columns of letters that can be dragged.
@MainActor
private final class LetterGrid: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
{
    let view: UICollectionView
    var letters: [String]
    var operation = UIDropOperation.move
    var perform: (any UICollectionViewDropCoordinator) -> Void = { _ in }
    var destinations: [IndexPath?] = []

    init(_ letters: [String], y: Double) {
        self.letters = letters
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        view = UICollectionView(
            frame: CGRect(x: 0, y: y, width: 200, height: 300),
            collectionViewLayout: layout
        )
        super.init()
        view.register(LetterCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        view.dragDelegate = self
        view.dropDelegate = self
    }

    /// What is seen, in reading order.
    var shown: [String] {
        view.layoutIfNeeded()
        return view.visibleCells.compactMap { $0 as? LetterCell }.filter { !$0.isHidden }
            .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
            .map(\.text)
    }

    /// Where each letter is seen.
    func place(_ letter: String) -> CGPoint? {
        view.visibleCells.first { ($0 as? LetterCell)?.text == letter }?.frame.origin
    }

    /// Moves or copies as most apps do.
    func moveOrCopy(_ coordinator: any UICollectionViewDropCoordinator) {
        guard let item = coordinator.items.first, let target = coordinator.destinationIndexPath,
            let letter = item.dragItem.localObject as? String
        else { return }
        view.performBatchUpdates { [self] in
            if let source = item.sourceIndexPath {
                letters.remove(at: source.item)
                view.deleteItems(at: [source])
            }
            letters.insert(letter, at: target.item)
            view.insertItems(at: [target])
        }
        coordinator.drop(item.dragItem, toItemAt: target)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int { letters.count }
    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? LetterCell)?.text = letters[indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        let letter = letters[indexPath.item]
        let item = UIDragItem(itemProvider: NSItemProvider(object: letter as NSString))
        item.localObject = letter
        return [item]
    }
    func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        destinations.append(destinationIndexPath)
        return UICollectionViewDropProposal(
            operation: operation,
            intent: .insertAtDestinationIndexPath
        )
    }
    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
    ) { perform(coordinator) }
}

private final class LetterCell: UICollectionViewCell {
    var text = ""
}

@MainActor
struct UICollectionViewDragTests {
    private let scene = DragScene()
    private let grid = LetterGrid(["A", "B", "C", "D"], y: 0)
    private let other = LetterGrid(["X", "Y"], y: 400)

    init() {
        scene.test.add(grid.view)
        scene.test.add(other.view)
        scene.commit()
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test func itemsMakeRoomForTheOneThatIsMoved() throws {
        defer { scene.test.end() }
        try scene.drag(from: CGPoint(x: 50, y: 25), through: CGPoint(x: 50, y: 75))
        #expect(grid.destinations.last == path(2))
        #expect(grid.shown == ["B", "C", "D"])
        #expect(grid.place("B") == .zero)
        #expect(grid.place("D") == CGPoint(x: 100, y: 50))
        try scene.drop(at: CGPoint(x: 350, y: 350))
        #expect(grid.shown == ["A", "B", "C", "D"])
        #expect(grid.place("A") == .zero)
    }

    @Test func anItemIsMovedToWhereItIsDropped() throws {
        defer { scene.test.end() }
        grid.perform = grid.moveOrCopy
        try scene.drag(from: CGPoint(x: 50, y: 25), through: CGPoint(x: 50, y: 75))
        try scene.drop(at: CGPoint(x: 50, y: 75))
        #expect(grid.letters == ["B", "C", "A", "D"])
        #expect(grid.shown == ["B", "C", "A", "D"])
        #expect(!grid.view.hasUncommittedUpdates)
        #expect(scene.test.window.subviews.count == 2)
    }

    @Test func itemsOfAnotherViewMakeRoomForWhatComes() throws {
        defer { scene.test.end() }
        other.operation = .copy
        other.perform = other.moveOrCopy
        try scene.drag(
            from: CGPoint(x: 50, y: 25),
            through: CGPoint(x: 20, y: 410),
            CGPoint(x: 25, y: 420)
        )
        #expect(other.destinations.last == path(0))
        #expect(other.place("X") == CGPoint(x: 100, y: 0))
        #expect(other.place("Y") == CGPoint(x: 0, y: 50))
        #expect(other.shown == ["X", "Y"])
        try scene.drop(at: CGPoint(x: 25, y: 420))
        #expect(other.letters == ["A", "X", "Y"])
        #expect(other.shown == ["A", "X", "Y"])
        #expect(grid.shown == ["A", "B", "C", "D"])
    }

    @Test func roomClosesAsTheDragLeaves() throws {
        defer { scene.test.end() }
        other.operation = .copy
        try scene.drag(
            from: CGPoint(x: 50, y: 25),
            through: CGPoint(x: 20, y: 410),
            CGPoint(x: 350, y: 700)
        )
        #expect(other.place("X") == .zero)
        #expect(!other.view.hasUncommittedUpdates)
        try scene.drop(at: CGPoint(x: 350, y: 700))
        #expect(other.shown == ["X", "Y"])
    }

    @Test func placeholdersStayThroughOtherChanges() throws {
        defer { scene.test.end() }
        other.operation = .copy
        var context: (any UICollectionViewDropPlaceholderContext)?
        other.perform = { coordinator in
            let placeholder = UICollectionViewDropPlaceholder(
                insertionIndexPath: IndexPath(item: 1, section: 0),
                reuseIdentifier: "cell"
            )
            placeholder.cellUpdateHandler = { ($0 as? LetterCell)?.text = "…" }
            context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        try scene.drag(from: CGPoint(x: 50, y: 25), through: CGPoint(x: 20, y: 410))
        try scene.drop(at: CGPoint(x: 20, y: 410))
        #expect(other.shown == ["X", "…", "Y"])
        scene.test.scene.perform {
            other.letters.insert("W", at: 0)
            other.view.insertItems(at: [path(0)])
        }
        scene.wait(1)
        #expect(other.shown == ["W", "X", "…", "Y"])
        scene.test.scene.perform {
            let isThere = context?.commitInsertion { other.letters.insert("N", at: $0.item) }
            #expect(isThere == true)
            #expect(context?.deletePlaceholder() == false)
        }
        scene.wait(1)
        #expect(other.letters == ["W", "X", "N", "Y"])
        #expect(other.shown == ["W", "X", "N", "Y"])
        #expect(!other.view.hasUncommittedUpdates)
    }

    @Test func aPlaceholderIsCommittedAmongOtherUpdates() throws {
        defer { scene.test.end() }
        other.operation = .copy
        var contexts: [any UICollectionViewDropPlaceholderContext] = []
        other.perform = { coordinator in
            for item in [0, 2] {
                let placeholder = UICollectionViewDropPlaceholder(
                    insertionIndexPath: IndexPath(item: item, section: 0),
                    reuseIdentifier: "cell"
                )
                placeholder.cellUpdateHandler = { ($0 as? LetterCell)?.text = "…" }
                let item = coordinator.items[0].dragItem
                contexts.append(coordinator.drop(item, to: placeholder))
            }
        }
        try scene.drag(from: CGPoint(x: 50, y: 25), through: CGPoint(x: 20, y: 410))
        try scene.drop(at: CGPoint(x: 20, y: 410))
        #expect(other.shown == ["…", "X", "Y", "…"])
        scene.test.scene.perform {
            other.view.performBatchUpdates {
                other.letters.removeFirst()
                other.view.deleteItems(at: [path(0)])
                #expect(contexts[0].deletePlaceholder())
                contexts[1].commitInsertion { other.letters.insert("N", at: $0.item) }
                #expect(!contexts[1].deletePlaceholder())
            }
        }
        scene.wait(1)
        #expect(other.letters == ["Y", "N"])
        #expect(other.shown == ["Y", "N"])
        #expect(!other.view.hasUncommittedUpdates)
    }

    @Test func placeholdersGoWithItemsThatChangePlaces() throws {
        defer { scene.test.end() }
        scene.test.scene.perform {
            other.letters = ["X", "Y", "Z"]
            other.view.reloadData()
        }
        scene.commit()
        other.operation = .copy
        other.perform = { coordinator in
            for item in [0, 2] {
                let placeholder = UICollectionViewDropPlaceholder(
                    insertionIndexPath: IndexPath(item: item, section: 0),
                    reuseIdentifier: "cell"
                )
                placeholder.cellUpdateHandler = { ($0 as? LetterCell)?.text = "\(item)" }
                coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
            }
        }
        try scene.drag(from: CGPoint(x: 50, y: 25), through: CGPoint(x: 20, y: 410))
        try scene.drop(at: CGPoint(x: 20, y: 410))
        #expect(other.shown == ["0", "X", "Y", "2", "Z"])
        scene.test.scene.perform {
            other.letters = ["Z", "X", "Y"]
            other.view.moveItem(at: path(2), to: path(0))
        }
        scene.wait(1)
        #expect(other.shown == ["2", "Z", "0", "X", "Y"])
    }

    @Test func allDataThatComesAnewTakesPlaceholdersAway() throws {
        defer { scene.test.end() }
        other.operation = .copy
        var context: (any UICollectionViewDropPlaceholderContext)?
        other.perform = { coordinator in
            let placeholder = UICollectionViewDropPlaceholder(
                insertionIndexPath: IndexPath(item: 2, section: 0),
                reuseIdentifier: "cell"
            )
            context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        try scene.drag(from: CGPoint(x: 50, y: 25), through: CGPoint(x: 20, y: 410))
        try scene.drop(at: CGPoint(x: 20, y: 410))
        #expect(other.view.numberOfItems(inSection: 0) == 3)
        scene.test.scene.perform { other.view.reloadData() }
        scene.commit()
        #expect(other.view.numberOfItems(inSection: 0) == 2)
        #expect(context?.commitInsertion { _ in other.letters.append("N") } == false)
        #expect(other.letters == ["X", "Y"])
    }

    @Test func theSourceOfADragIsDeletedOnTheWay() throws {
        defer { scene.test.end() }
        let sizes = Sizes()
        grid.view.delegate = sizes
        scene.commit()
        try scene.drag(from: CGPoint(x: 50, y: 25), through: CGPoint(x: 50, y: 75))
        #expect(grid.shown == ["B", "C", "D"])
        sizes.asked = []
        // The data first, as many apps do it.
        scene.test.scene.perform {
            grid.letters.removeFirst()
            grid.view.deleteItems(at: [path(0)])
        }
        scene.wait(1)
        #expect(grid.shown == ["B", "C", "D"])
        #expect(sizes.asked.allSatisfy { $0.item < 3 })
        try scene.drop(at: CGPoint(x: 350, y: 350))
        #expect(grid.shown == ["B", "C", "D"])
        #expect(!grid.view.hasActiveDrag)
        #expect(scene.test.window.subviews.count == 2)
    }

    @Test func otherItemsComeAndGoDuringADrag() throws {
        defer { scene.test.end() }
        grid.perform = grid.moveOrCopy
        try scene.drag(from: CGPoint(x: 50, y: 25), through: CGPoint(x: 50, y: 75))
        scene.test.scene.perform {
            grid.letters = ["N", "A", "B", "D"]
            grid.view.performBatchUpdates {
                grid.view.deleteItems(at: [path(2)])
                grid.view.insertItems(at: [path(0)])
            }
        }
        scene.wait(1)
        #expect(grid.shown == ["N", "A", "B", "D"])
        try scene.drop(at: CGPoint(x: 150, y: 75))
        #expect(grid.letters == ["N", "B", "D", "A"])
        #expect(grid.shown == ["N", "B", "D", "A"])
    }

    @Test func theRoomForWhatIsDraggedIsNoCellOfTheAppS() throws {
        defer { scene.test.end() }
        other.operation = .copy
        try scene.drag(from: CGPoint(x: 50, y: 25), through: CGPoint(x: 20, y: 410))
        #expect(other.view.hasUncommittedUpdates)
        #expect(other.view.visibleCells.count == 2)
        #expect(other.view.visibleCells.allSatisfy { $0 is LetterCell })
        #expect(other.view.indexPathsForVisibleItems.count == 2)
        try scene.drop(at: CGPoint(x: 350, y: 700))
    }

    @Test func sizesOfADelegateAreAskedForItemsThatThereAre() throws {
        defer { scene.test.end() }
        let sizes = Sizes()
        other.view.delegate = sizes
        other.operation = .copy
        try scene.drag(from: CGPoint(x: 50, y: 25), through: CGPoint(x: 190, y: 410))
        #expect(other.view.hasUncommittedUpdates)
        #expect(sizes.asked.allSatisfy { $0.item < 2 })
        try scene.drop(at: CGPoint(x: 350, y: 700))
    }

    private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
        var asked: [IndexPath] = []
        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            asked.append(indexPath)
            return CGSize(width: 100, height: 50)
        }
    }
}
