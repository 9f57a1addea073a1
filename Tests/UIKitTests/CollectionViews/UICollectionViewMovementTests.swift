import Foundation
import Testing

@testable import UIKit

/// A flow of squares of 100 points, three in a row, that can be moved.
@MainActor
private final class Board: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let test = TestScene()
    let view: UICollectionView
    var items: [[Int]]
    var moves: [String] = []
    var fixed: Int?
    var lockedTarget: IndexPath?
    var asked: [IndexPath] = []

    init(_ items: [[Int]]) {
        self.items = items
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 100)
        flow.minimumInteritemSpacing = 0
        flow.minimumLineSpacing = 0
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: flow
        )
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        view.delegate = self
        test.add(view)
        test.commit()
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.cellForItem(at: IndexPath(item: item, section: section))?.frame
    }
    /// What the cells show by their places, line by line.
    var shown: [Int] {
        view.visibleCells.sorted {
            ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
        }.map(\.tag)
    }
    func perform(_ body: () -> Void) { test.scene.perform(body) }

    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items[section].count
    }
    func collectionView(
        _ view: UICollectionView,
        cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.tag = items[path.section][path.item]
        return cell
    }
    func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
        items[path.section][path.item] != fixed
    }
    func collectionView(
        _ view: UICollectionView,
        moveItemAt source: IndexPath,
        to target: IndexPath
    ) {
        moves.append("\(source.section).\(source.item) \(target.section).\(target.item)")
        let item = items[source.section].remove(at: source.item)
        items[target.section].insert(item, at: target.item)
    }
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt original: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        asked.append(proposed)
        return lockedTarget ?? proposed
    }
}

private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
}

@MainActor
struct UICollectionViewMovementTests {
    @Test func othersMakeRoomAndTheDataFollowsAtTheEnd() {
        let board = Board([Array(0..<6)])
        board.perform {
            #expect(board.view.beginInteractiveMovementForItem(at: path(0)))
            board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 60))
        }
        board.test.clock.advance(by: 1)
        // The cell is where the finger is, the others moved up.
        #expect(board.view.cellForItem(at: path(2))?.tag == 0)
        #expect(board.frame(2) == CGRect(x: 200, y: 10, width: 100, height: 100))
        #expect(board.frame(0) == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(board.view.cellForItem(at: path(0))?.tag == 1)
        #expect(board.moves == [])
        #expect(board.view.cellForItem(at: path(2))?.layer.zPosition == 1000)
        board.perform { board.view.endInteractiveMovement() }
        board.test.clock.advance(by: 1)
        #expect(board.moves == ["0.0 0.2"])
        #expect(board.shown == [1, 2, 0, 3, 4, 5])
        #expect(board.frame(2) == CGRect(x: 200, y: 0, width: 100, height: 100))
        #expect(board.view.cellForItem(at: path(2))?.layer.zPosition == 0)
        board.test.end()
    }

    @Test func anItemThatIsHeldAtTheEdgeGoesOnWithTheContent() throws {
        let board = Board([Array(0..<60)])
        defer { board.test.end() }
        board.perform {
            #expect(board.view.beginInteractiveMovementForItem(at: path(1)))
            board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 390))
        }
        for _ in 0..<20 {
            board.test.clock.advance(by: 0.1)
            board.test.commit()
        }
        let offset = board.view.contentOffset.y
        #expect(offset > 600)
        let cell = try #require(board.view.visibleCells.first { $0.tag == 1 })
        #expect(abs(cell.frame.midY - offset - 390) < 1)
        board.perform {
            board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: offset + 200))
        }
        board.test.clock.advance(by: 1)
        #expect(board.view.contentOffset.y == offset)
        board.perform { board.view.endInteractiveMovement() }
        board.test.clock.advance(by: 1)
        board.test.commit()
        #expect(board.view.contentOffset.y == offset)
        let place = try #require(board.items[0].firstIndex(of: 1))
        #expect(place > 18 && place < 60)
        #expect(board.view.cellForItem(at: path(place))?.tag == 1)
    }

    @Test func aCancelledMovementLeavesEverything() {
        let board = Board([Array(0..<6)])
        board.perform {
            _ = board.view.beginInteractiveMovementForItem(at: path(4))
            board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
        }
        #expect(board.view.cellForItem(at: path(0))?.tag == 4)
        board.perform { board.view.cancelInteractiveMovement() }
        board.test.clock.advance(by: 1)
        #expect(board.moves == [])
        #expect(board.shown == [0, 1, 2, 3, 4, 5])
        #expect(board.frame(4) == CGRect(x: 100, y: 100, width: 100, height: 100))
        board.test.end()
    }

    @Test func itemsMoveToOtherSections() {
        let board = Board([[0, 1, 2], [10, 11]])
        board.perform {
            _ = board.view.beginInteractiveMovementForItem(at: path(1))
            board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 110, y: 150))
        }
        #expect(board.view.numberOfItems(inSection: 0) == 2)
        #expect(board.view.numberOfItems(inSection: 1) == 3)
        board.perform { board.view.endInteractiveMovement() }
        board.test.clock.advance(by: 1)
        #expect(board.moves == ["0.1 1.1"])
        #expect(board.items == [[0, 2], [10, 1, 11]])
        #expect(board.shown == [0, 2, 10, 1, 11])
        board.test.end()
    }

    @Test func severalStepsCountFromTheBeginning() {
        let board = Board([Array(0..<9)])
        board.perform {
            _ = board.view.beginInteractiveMovementForItem(at: path(0))
            for x in [150.0, 250] {
                board.view.updateInteractiveMovementTargetPosition(CGPoint(x: x, y: 50))
            }
            board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 250))
            board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
            board.view.endInteractiveMovement()
        }
        board.test.clock.advance(by: 1)
        #expect(board.moves == ["0.0 0.4"])
        #expect(board.shown == [1, 2, 3, 4, 0, 5, 6, 7, 8])
        board.test.end()
    }

    @Test func theDataSourceSaysWhatCanBeMoved() {
        let board = Board([Array(0..<3)])
        board.fixed = 1
        board.perform {
            #expect(!board.view.beginInteractiveMovementForItem(at: path(1)))
            #expect(!board.view.beginInteractiveMovementForItem(at: path(7)))
            board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
            board.view.endInteractiveMovement()
        }
        #expect(board.moves == [])
        #expect(board.shown == [0, 1, 2])
        board.test.end()
    }

    @Test func theDelegateSaysWhereItemsGo() {
        let board = Board([Array(0..<6)])
        board.lockedTarget = path(1)
        board.perform {
            _ = board.view.beginInteractiveMovementForItem(at: path(0))
            board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 150))
            board.view.endInteractiveMovement()
        }
        board.test.clock.advance(by: 1)
        #expect(board.asked == [path(5)])
        #expect(board.shown == [1, 0, 2, 3, 4, 5])
        board.test.end()
    }

    @Test func cellsThatComeIntoSightMeanwhileAreTheRightOnes() {
        let board = Board([Array(0..<60)])
        board.perform {
            _ = board.view.beginInteractiveMovementForItem(at: path(0))
            board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
            board.view.contentOffset.y = 1200
            board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 1350))
        }
        board.test.clock.advance(by: 1)
        let target = path(40)
        #expect(board.view.cellForItem(at: target)?.tag == 0)
        #expect(board.view.cellForItem(at: path(39))?.tag == 40)
        #expect(board.view.cellForItem(at: path(41))?.tag == 41)
        board.perform { board.view.endInteractiveMovement() }
        board.test.clock.advance(by: 1)
        #expect(board.moves == ["0.0 0.40"])
        #expect(
            board.shown
                == board.view.indexPathsForVisibleItems.sorted().map { board.items[0][$0.item] }
        )
        board.test.end()
    }

    @Test func reloadingEndsAMovement() {
        let board = Board([Array(0..<6)])
        board.perform {
            _ = board.view.beginInteractiveMovementForItem(at: path(0))
            board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
            board.view.reloadData()
            board.view.endInteractiveMovement()
        }
        board.test.commit()
        board.test.clock.advance(by: 1)
        #expect(board.moves == [])
        #expect(board.shown == [0, 1, 2, 3, 4, 5])
        board.test.end()
    }

    // MARK: - Long presses

    @Test(arguments: [true, false])
    func aLongPressInAControllerMovesItems(isInstalled: Bool) throws {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 100)
        flow.minimumInteritemSpacing = 0
        let controller = MovableNumbers(collectionViewLayout: flow)
        controller.installsStandardGestureForInteractiveMovement = isInstalled
        let test = TestScene(size: CGSize(width: 300, height: 600), root: controller)
        test.commit()
        try test.touch(.began, 50, 50)
        test.clock.advance(by: 0.8)
        try test.touch(.moved, 250, 60)
        try test.touch(.ended, 250, 60)
        test.clock.advance(by: 1)
        #expect(controller.items == (isInstalled ? [1, 2, 0, 3, 4, 5] : Array(0..<6)))
        test.end()
    }

    @Test func aControllerThatSaysNothingIsLeftAlone() throws {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 100)
        let controller = PlainNumbers(collectionViewLayout: flow)
        let test = TestScene(size: CGSize(width: 300, height: 600), root: controller)
        test.commit()
        try test.touch(.began, 50, 50)
        test.clock.advance(by: 0.8)
        try test.touch(.moved, 250, 60)
        #expect(controller.collectionView.cellForItem(at: path(0))?.frame.minX == 0)
        try test.touch(.ended, 250, 60)
        test.end()
    }

    // MARK: - Snapshots

    @Test func snapshotsFollow() {
        let test = TestScene()
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 100)
        flow.minimumInteritemSpacing = 0
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: flow
        )
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
            view,
            path,
            item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            cell.tag = item
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1, 2, 3, 4])
        test.add(view)
        source.apply(snapshot, animatingDifferences: false)
        test.commit()
        test.scene.perform {
            #expect(!view.beginInteractiveMovementForItem(at: path(0)))
            source.reorderingHandlers.canReorderItem = { $0 != 4 }
            var told: [[Int]] = []
            source.reorderingHandlers.didReorder = {
                told.append($0.initialSnapshot.itemIdentifiers)
                told.append($0.finalSnapshot.itemIdentifiers)
                #expect($0.sectionTransactions.map(\.sectionIdentifier) == ["a"])
                #expect([1, 2, 3, 4].applying($0.difference) == [2, 3, 1, 4])
            }
            #expect(!view.beginInteractiveMovementForItem(at: path(3)))
            #expect(view.beginInteractiveMovementForItem(at: path(0)))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
            view.endInteractiveMovement()
            #expect(told == [[1, 2, 3, 4], [2, 3, 1, 4]])
        }
        test.clock.advance(by: 1)
        #expect(source.snapshot().itemIdentifiers == [2, 3, 1, 4])
        #expect(view.cellForItem(at: path(2))?.tag == 1)
        #expect(view.cellForItem(at: path(2))?.frame.minX == 200)
        test.end()
    }

    @Test func theGripOfARowMovesIt() throws {
        let test = TestScene()
        defer { test.end() }
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)
            )
        )
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
            cell,
            _,
            item in
            var content = cell.defaultContentConfiguration()
            content.text = "\(item)"
            cell.contentConfiguration = content
            cell.accessories = [.reorder(displayed: .always), .disclosureIndicator()]
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        source.reorderingHandlers.canReorderItem = { $0 != 3 }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3, 4])
        test.add(view)
        source.apply(snapshot, animatingDifferences: false)
        test.commit()
        func drag(_ row: Int, to target: Int) throws {
            let cell = try #require(view.cellForItem(at: path(row)))
            let end = try #require(view.cellForItem(at: path(target))).frame.midY
            let grip = try #require(
                cell.subviews.first { $0.accessibilityLabel?.hasPrefix("Reorder") == true }
            )
            // The grip stands at the end, behind the arrow.
            #expect(grip.frame.midX > 260)
            let start = grip.convert(CGPoint(x: 12, y: 15), to: view)
            try test.touch(.began, Double(start.x), Double(start.y))
            try test.touch(.moved, Double(start.x), Double((start.y + end) / 2))
            try test.touch(.moved, Double(start.x), Double(end))
            test.commit()
            #expect(row == 1 || abs(cell.frame.midY - end) < 8)
            try test.touch(.ended, Double(start.x), Double(end))
            test.clock.advance(by: 1)
            test.commit()
        }
        try drag(0, to: 3)
        #expect(source.snapshot().itemIdentifiers == [2, 3, 4, 1])
        try drag(1, to: 0)
        // Item 3 cannot be moved.
        #expect(source.snapshot().itemIdentifiers == [2, 3, 4, 1])
    }
}

private class PlainNumbers: UICollectionViewController {
    var items = Array(0..<6)
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection: Int) -> Int {
        items.count
    }
    override func collectionView(
        _ view: UICollectionView,
        cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    override func collectionView(
        _ view: UICollectionView,
        moveItemAt source: IndexPath,
        to target: IndexPath
    ) { items.insert(items.remove(at: source.item), at: target.item) }
}

private final class MovableNumbers: PlainNumbers {
    override func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
        true
    }

    @Test func aCellThatIsMovedAgainAtOnceComesDownInTheEnd() {
        let board = Board([Array(0..<6)])
        defer { board.test.end() }
        board.perform {
            #expect(board.view.beginInteractiveMovementForItem(at: path(0)))
            board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 60))
            board.view.endInteractiveMovement()
        }
        board.test.clock.advance(by: 0.1)
        board.perform {
            #expect(board.view.beginInteractiveMovementForItem(at: path(2)))
            board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 60))
        }
        board.test.clock.advance(by: 0.2)
        #expect(board.view.cellForItem(at: path(0))?.layer.zPosition == 1000)
        board.perform { board.view.endInteractiveMovement() }
        board.test.clock.advance(by: 1)
        #expect(board.view.visibleCells.allSatisfy { $0.layer.zPosition == 0 })
    }
}
