import Testing

@testable import UIKit

/// What layouts of an app's own hear of bounds and data, and when.
@MainActor
struct LayoutTellingTests {
    /// A column of rows of 50 points, as wide as the view was when they were placed.
    private final class Column: UICollectionViewLayout {
        private var frames: [CGRect] = []
        var asked: [String] = []

        override func prepare() {
            super.prepare()
            guard let view = collectionView else { return }
            frames = (0..<view.numberOfItems(inSection: 0)).map {
                CGRect(x: 0, y: CGFloat($0) * 50, width: view.bounds.width, height: 50)
            }
        }
        override var collectionViewContentSize: CGSize {
            CGSize(width: frames.first?.width ?? 0, height: CGFloat(frames.count) * 50)
        }
        override func layoutAttributesForElements(
            in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
            frames.indices.filter { frames[$0].intersects(rect) }.compactMap {
                layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
            }
        }
        override func layoutAttributesForItem(
            at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = frames[indexPath.item]
            return attributes
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            guard let old = collectionView?.bounds else { return false }
            asked.append("\(Int(old.minY)) to \(Int(newBounds.minY))")
            return newBounds.size != old.size
        }
        override func invalidationContext(
            forBoundsChange newBounds: CGRect
        ) -> UICollectionViewLayoutInvalidationContext {
            asked.append("width \(Int(collectionView?.bounds.width ?? 0))")
            return super.invalidationContext(forBoundsChange: newBounds)
        }
    }

    @Test func aLayoutComparesNewBoundsWithThoseOfTheView() {
        let layout = Column()
        let screen = CollectionScreen(count: 20, layout: layout)
        defer { screen.test.end() }
        screen.test.commit()
        #expect(screen.frame(0)?.width == 300)
        layout.asked = []
        screen.test.scene.perform { screen.view.contentOffset.y = 120 }
        #expect(layout.asked == ["0 to 120"])
        layout.asked = []
        screen.test.scene.perform { screen.view.frame.size.width = 200 }
        screen.test.commit()
        #expect(layout.asked == ["120 to 120", "width 300"])
        #expect(screen.frame(3)?.width == 200)
        #expect(screen.view.contentSize.width == 200)
    }
}
