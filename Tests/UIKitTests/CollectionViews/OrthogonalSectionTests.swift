import RenderTree
import Testing

@testable import UIKit

@MainActor
struct OrthogonalSectionTests {
    /// Groups of 120 × 80 points.
    private func layout(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalHeight(1)
            )
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(120),
                heightDimension: .absolute(80)
            ),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        return UICollectionViewCompositionalLayout(section: section)
    }

    /// The texts in sight by where they are seen in the content.
    private func places(_ screen: CollectionScreen) -> [String: CGPoint] {
        screen.test.commit()
        var places: [String: CGPoint] = [:]
        for case let cell as TextCell in screen.view.visibleCells {
            let frame = screen.view.convert(cell.bounds, from: cell)
            places[cell.label.text ?? ""] = frame.origin
        }
        return places
    }

    @Test func itemsGoIntoSectionsThatScrollWithAnotherLayout() {
        let screen = CollectionScreen([["A", "B"], ["C"]], layout: layout(.none))
        defer { screen.test.end() }
        screen.test.commit()
        screen.view.setCollectionViewLayout(layout(.continuous), animated: false)
        #expect(
            places(screen) == [
                "A": .zero, "B": CGPoint(x: 120, y: 0), "C": CGPoint(x: 0, y: 80),
            ]
        )
        let cell = screen.view.cellForItem(at: IndexPath(item: 0, section: 1))
        #expect(cell?.superview === screen.view.collection.scrollers[1])
    }

    @Test func theFirstAndTheLastOfCentredGroupsStandInTheMiddle() throws {
        let screen = CollectionScreen([["A", "B", "C"]], layout: layout(.groupPagingCentered))
        defer { screen.test.end() }
        let side = (screen.view.bounds.width - 120) / 2
        #expect(places(screen)["A"] == CGPoint(x: side, y: 0))
        let scroller = try #require(screen.view.collection.scrollers[0])
        #expect(scroller.contentSize.width == 2 * side + 360)
        scroller.contentOffset.x = 30
        let end = scroller.restingOffset(proposed: CGPoint(x: 500, y: 0), velocity: .zero)
        #expect(end.x == 120)
        scroller.contentOffset.x = 240
        #expect(places(screen)["C"] == CGPoint(x: side, y: 0))
        #expect(
            scroller.restingOffset(proposed: CGPoint(x: 260, y: 0), velocity: .zero).x == 240
        )
    }

    @Test func sectionsThatScrollMoveWithTheirItemsAndOffsets() throws {
        let screen = CollectionScreen(
            [["A", "B", "C", "D"], ["E"]],
            layout: layout(.continuous)
        )
        defer { screen.test.end() }
        screen.test.commit()
        let scroller = try #require(screen.view.collection.scrollers[0])
        scroller.contentOffset.x = 100
        screen.test.commit()
        UIView.performWithoutAnimation {
            screen.view.performBatchUpdates {
                screen.items.insert(["N"], at: 0)
                screen.view.insertSections([0])
            }
        }
        #expect(screen.view.collection.scrollers[1] === scroller)
        let places = places(screen)
        #expect(places["N"] == .zero)
        #expect(places["B"] == CGPoint(x: 20, y: 80))
        #expect(places["E"] == CGPoint(x: 0, y: 160))
        UIView.performWithoutAnimation {
            screen.view.performBatchUpdates {
                screen.items.swapAt(0, 1)
                screen.view.moveSection(1, toSection: 0)
            }
        }
        let moved = self.places(screen)
        #expect(moved["B"] == CGPoint(x: 20, y: 0))
        #expect(moved["N"] == CGPoint(x: 0, y: 80))
    }

    @Test func itemsOfASectionThatGoesFadeWhereTheyAre() throws {
        let screen = CollectionScreen([["A"], ["B"]], layout: layout(.continuous))
        defer { screen.test.end() }
        screen.test.commit()
        let gone = try #require(screen.view.cellForItem(at: IndexPath(item: 0, section: 0)))
        screen.test.scene.perform {
            screen.view.performBatchUpdates {
                screen.items.removeFirst()
                screen.view.deleteSections([0])
            }
        }
        screen.test.commit()
        #expect(gone.superview === screen.view && gone.frame.origin == .zero && gone.alpha == 0)
        #expect(places(screen)["B"] == .zero)
        screen.test.clock.advance(by: 0.31)
        screen.test.commit()
        #expect(gone.superview == nil)
    }

    @Test(arguments: [
        (UICollectionView.ScrollPosition.left, CGFloat(0)),
        (.centeredHorizontally, 90),
        (.right, 180),
        (UICollectionView.ScrollPosition(), 180),
    ])
    func anItemIsScrolledToInItsSection(
        _ position: UICollectionView.ScrollPosition,
        _ x: CGFloat
    ) {
        let row = (0..<20).map { "\($0)" }
        let screen = CollectionScreen([row], layout: layout(.continuous))
        defer { screen.test.end() }
        screen.test.commit()
        let path = IndexPath(item: 10, section: 0)
        screen.view.scrollToItem(at: path, at: position, animated: false)
        #expect(places(screen)["10"] == CGPoint(x: x, y: 0))
        #expect(screen.view.contentOffset == .zero)
    }

    @Test func aSectionOutOfSightIsScrolledAsItComes() {
        let row = (0..<20).map { "\($0)" }
        let rows = [[String]](repeating: ["-"], count: 9) + [row]
        let screen = CollectionScreen(rows, layout: layout(.continuous))
        defer { screen.test.end() }
        screen.test.commit()
        let path = IndexPath(item: 10, section: 9)
        screen.view.scrollToItem(at: path, at: .left, animated: false)
        #expect(places(screen)["10"] == CGPoint(x: 0, y: 720))
        #expect(screen.view.contentOffset == CGPoint(x: 0, y: 400))
    }

    @Test(arguments: [
        UICollectionLayoutSectionOrthogonalScrollingBehavior.none, .continuous,
    ])
    func itemsChangeSidesWithTheDirection(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) {
        let screen = CollectionScreen([["A"], ["B"]], layout: layout(behavior))
        defer { screen.test.end() }
        #expect(places(screen)["B"] == CGPoint(x: 0, y: 80))
        screen.view.semanticContentAttribute = .forceRightToLeft
        #expect(places(screen)["B"] == CGPoint(x: 180, y: 80))
        screen.view.semanticContentAttribute = .forceLeftToRight
        #expect(places(screen)["B"] == CGPoint(x: 0, y: 80))
    }
}
