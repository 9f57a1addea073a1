import Testing

@testable import UIKit

@MainActor
struct UICollectionViewFlowLayoutTests {
    private func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func linesReachFromEdgeToEdge() {
        let screen = CollectionScreen(count: 7)
        defer { screen.test.end() }
        screen.flow?.itemSize = CGSize(width: 80, height: 60)
        screen.test.commit()
        #expect(screen.frame(0) == place(0, 0, 80, 60))
        #expect(screen.frame(1) == place(110, 0, 80, 60))
        #expect(screen.frame(2) == place(220, 0, 80, 60))
        #expect(screen.frame(3) == place(0, 70, 80, 60))
        // The last line is spaced as if it were full.
        #expect(screen.frame(6) == place(0, 140, 80, 60))
        #expect(screen.view.contentSize == CGSize(width: 300, height: 200))
    }

    @Test func insetsSpacingsHeadersAndFootersTakeTheirRoom() {
        let screen = CollectionScreen([["a", "b"], ["c"]])
        defer { screen.test.end() }
        screen.flow?.itemSize = CGSize(width: 100, height: 50)
        screen.flow?.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 30)
        screen.flow?.minimumLineSpacing = 4
        screen.flow?.headerReferenceSize = CGSize(width: 0, height: 30)
        screen.flow?.footerReferenceSize = CGSize(width: 0, height: 20)
        screen.test.commit()
        #expect(screen.frame(0) == place(20, 35, 100, 50))
        #expect(screen.frame(1) == place(170, 35, 100, 50))
        let footer = screen.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter,
            at: IndexPath(item: 0, section: 0)
        )
        #expect(footer?.frame == place(0, 92, 300, 20))
        let header = screen.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: 1)
        )
        #expect(header?.frame == place(0, 112, 300, 30))
        #expect(screen.frame(0, 1) == place(20, 147, 100, 50))
        #expect(screen.view.contentSize.height == 224)
    }

    @Test func itemsOfALineStandOnItsMiddle() {
        let screen = CollectionScreen(count: 3)
        defer { screen.test.end() }
        screen.sizes[IndexPath(item: 0, section: 0)] = CGSize(width: 100, height: 20)
        screen.sizes[IndexPath(item: 1, section: 0)] = CGSize(width: 100, height: 80)
        screen.sizes[IndexPath(item: 2, section: 0)] = CGSize(width: 200, height: 40)
        screen.test.commit()
        #expect(screen.frame(0) == place(0, 30, 100, 20))
        #expect(screen.frame(1) == place(200, 0, 100, 80))
        // An item alone in its line stands in the middle of it.
        #expect(screen.frame(2) == place(50, 90, 200, 40))
    }

    @Test func horizontalLayoutsFillColumns() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 90, height: 150)
        let screen = CollectionScreen(count: 5, layout: layout)
        defer { screen.test.end() }
        screen.test.commit()
        #expect(screen.frame(0) == place(0, 0, 90, 150))
        #expect(screen.frame(1) == place(0, 250, 90, 150))
        #expect(screen.frame(2) == place(100, 0, 90, 150))
        #expect(screen.view.contentSize == CGSize(width: 290, height: 400))
    }

    @Test func pinnedHeadersStayWhileTheirSectionIsInSight() {
        let screen = CollectionScreen([
            (0..<12).map(String.init), (0..<12).map(String.init), (0..<12).map(String.init),
        ])
        defer { screen.test.end() }
        screen.flow?.itemSize = CGSize(width: 300, height: 50)
        screen.flow?.minimumLineSpacing = 0
        screen.flow?.headerReferenceSize = CGSize(width: 0, height: 40)
        screen.flow?.sectionHeadersPinToVisibleBounds = true
        screen.test.commit()
        func header(_ section: Int) -> CGRect? {
            screen.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: section)
            )?.frame
        }
        screen.view.contentOffset.y = 200
        screen.test.commit()
        #expect(header(0)?.minY == 200)
        // The next section pushes the header out.
        screen.view.contentOffset.y = 620
        screen.test.commit()
        #expect(header(0)?.minY == 600)
        #expect(header(1)?.minY == 640)
        screen.view.contentOffset.y = 700
        screen.test.commit()
        #expect(header(1)?.minY == 700)
        let seen = screen.view.indexPathsForVisibleSupplementaryElements(
            ofKind: UICollectionView.elementKindSectionHeader
        )
        #expect(seen == [IndexPath(item: 0, section: 1)])
    }

    @Test func cellsChooseTheirSizeWhereItIsEstimated() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let screen = CollectionScreen([["i", "a much longer text"]], layout: layout)
        defer { screen.test.end() }
        screen.test.commit()
        let natural = ["i", "a much longer text"].map { text in
            let label = UILabel()
            label.text = text
            return label.intrinsicContentSize
        }
        #expect(screen.frame(0)?.size == natural[0])
        #expect(screen.frame(1)?.size == natural[1])
        #expect(natural[0].width < natural[1].width)
    }

    @Test func aWiderViewHasOtherLines() {
        let screen = CollectionScreen(count: 7)
        defer { screen.test.end() }
        screen.flow?.itemSize = CGSize(width: 80, height: 60)
        screen.test.commit()
        screen.view.frame.size.width = 390
        screen.test.commit()
        #expect(screen.frame(3)?.minY == 0)
        #expect(screen.view.contentSize == CGSize(width: 390, height: 130))
    }

    @Test func fromRightToLeftALayoutIsMirroredThatAsksForIt() {
        final class Mirrored: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let layout = Mirrored()
        layout.itemSize = CGSize(width: 80, height: 60)
        let screen = CollectionScreen(count: 7, layout: layout)
        defer { screen.test.end() }
        screen.view.semanticContentAttribute = .forceRightToLeft
        screen.test.commit()
        #expect(screen.frame(0)?.minX == 220)
        #expect(screen.frame(2)?.minX == 0)
        #expect(screen.view.indexPathForItem(at: CGPoint(x: 290, y: 5))?.item == 0)
    }

    @Test func absurdSizesAreNoCrash() {
        let screen = CollectionScreen(count: 3)
        defer { screen.test.end() }
        screen.sizes[IndexPath(item: 0, section: 0)] = CGSize(width: CGFloat.nan, height: -5)
        screen.sizes[IndexPath(item: 1, section: 0)] = CGSize(width: CGFloat.infinity, height: 10)
        screen.test.commit()
        #expect(screen.view.contentSize.height.isFinite)
        #expect(screen.frame(2) != nil)
    }

    @Test(arguments: [(CGFloat.leastNonzeroMagnitude, 0.0), (10, -10), (20, -30)])
    func thinItemsAndNegativeRoomEnd(width: CGFloat, room: Double) throws {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = room
        let screen = CollectionScreen(count: 2, layout: layout)
        defer { screen.test.end() }
        for item in 0..<2 {
            screen.sizes[IndexPath(item: item, section: 0)] = CGSize(width: width, height: 10)
        }
        screen.test.commit()
        let frame = layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
        #expect(try #require(frame).minX.isFinite)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func lengthsThatAreNoneCountAsNothing(length: CGFloat) {
        let screen = CollectionScreen(count: 3)
        defer { screen.test.end() }
        screen.flow?.itemSize = CGSize(width: 80, height: 60)
        screen.flow?.minimumLineSpacing = length
        screen.flow?.minimumInteritemSpacing = length
        screen.flow?.sectionInset = UIEdgeInsets(
            top: length,
            left: length,
            bottom: length,
            right: length
        )
        screen.flow?.headerReferenceSize = CGSize(width: length, height: length)
        screen.test.commit()
        #expect(screen.frame(0) == place(0, 0, 80, 60))
        #expect(screen.view.contentSize == CGSize(width: 300, height: 60))
    }
}
