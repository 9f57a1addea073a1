import Testing

@testable import UIKit

/// Supplementary and decoration views that a layout takes away with a batch of updates.
@MainActor
struct TakenViewTests {
    /// A column of rows of 50 points with a header and a line above, which asks for updates.
    private final class Column: UICollectionViewFlowLayout {
        var gone: [IndexPath] = []
        var new: [IndexPath] = []
        var asked: [String] = []
        var ends: [CGFloat?] = []

        override func prepare() {
            itemSize = CGSize(width: 300, height: 50)
            minimumLineSpacing = 0
            headerReferenceSize = CGSize(width: 300, height: 20)
            super.prepare()
        }
        override func indexPathsToDeleteForSupplementaryView(
            ofKind elementKind: String
        ) -> [IndexPath] {
            asked.append("delete \(elementKind)")
            return gone
        }
        override func indexPathsToInsertForSupplementaryView(
            ofKind elementKind: String
        ) -> [IndexPath] {
            asked.append("insert \(elementKind)")
            return new
        }
        override func finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind elementKind: String,
            at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let last = super.finalLayoutAttributesForDisappearingSupplementaryElement(
                ofKind: elementKind,
                at: elementIndexPath
            )
            ends.append(last?.alpha)
            return last
        }
    }

    private let kind = UICollectionView.elementKindSectionHeader

    private func update(
        gone: [IndexPath] = [],
        new: [IndexPath] = []
    ) -> (Column, before: UICollectionReusableView?, after: UICollectionReusableView?) {
        let layout = Column()
        let screen = CollectionScreen([["a", "b"]], layout: layout)
        defer { screen.test.end() }
        screen.test.commit()
        let path = IndexPath(item: 0, section: 0)
        let before = screen.view.supplementaryView(forElementKind: kind, at: path)
        (layout.gone, layout.new) = (gone, new)
        screen.items[0].append("c")
        screen.test.scene.perform {
            screen.view.performBatchUpdates {
                screen.view.insertItems(at: [IndexPath(item: 2, section: 0)])
            }
        }
        screen.test.commit()
        screen.test.clock.advance(by: 1)
        screen.test.commit()
        let after = screen.view.supplementaryView(forElementKind: kind, at: path)
        #expect(screen.texts == ["a", "b", "c"])
        #expect(screen.view.subviews.filter { $0 === before }.count == (before === after ? 1 : 0))
        return (layout, before, after)
    }

    @Test func viewsStayWhereTheLayoutNamesNone() {
        let (layout, before, after) = update()
        #expect(before != nil && before === after)
        #expect(layout.asked == ["delete \(kind)", "insert \(kind)"])
        #expect(layout.ends.isEmpty)
    }

    @Test func aViewThatGoesFadesAndAnotherTakesItsPlace() {
        let (layout, before, after) = update(gone: [IndexPath(item: 0, section: 0)])
        #expect(after != nil && before !== after)
        #expect(layout.ends == [0])
        #expect(after?.alpha == 1)
    }

    @Test func aViewThatComesAnewTakesThePlaceOfTheOldOne() {
        let (layout, before, after) = update(new: [IndexPath(item: 0, section: 0)])
        #expect(after != nil && before !== after)
        #expect(layout.ends == [0])
    }
}
