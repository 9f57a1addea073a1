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

    /// A column of rows of 50 points that counts them only where everything is to be placed, and
    /// else goes by what it hears of updates.
    private final class Counting: UICollectionViewLayout {
        private var isOutdated = false
        private var count = 0

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            if context.invalidateEverything { isOutdated = true }
            super.invalidateLayout(with: context)
        }
        override func prepare() {
            super.prepare()
            guard isOutdated, let view = collectionView else { return }
            isOutdated = false
            count = view.numberOfItems(inSection: 0)
        }
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            for item in updateItems {
                if item.updateAction == .insert { count += 1 }
                if item.updateAction == .delete { count -= 1 }
            }
        }
        override var collectionViewContentSize: CGSize {
            CGSize(width: 300, height: CGFloat(count) * 50)
        }
        override func layoutAttributesForElements(
            in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
            (0..<count).compactMap {
                layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
            }
            .filter { $0.frame.intersects(rect) }
        }
        override func layoutAttributesForItem(
            at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            let y = CGFloat(indexPath.item) * 50
            attributes.frame = CGRect(x: 0, y: y, width: 300, height: 50)
            return attributes
        }
    }

    @Test func aLayoutHearsOfTheFirstData() {
        let screen = CollectionScreen(count: 3, layout: Counting())
        defer { screen.test.end() }
        screen.test.commit()
        #expect(screen.texts == ["item 0", "item 1", "item 2"])
        screen.test.scene.perform {
            screen.view.setCollectionViewLayout(Counting(), animated: false)
        }
        screen.test.commit()
        #expect(screen.texts == ["item 0", "item 1", "item 2"])
    }

    @Test func theContentIsAsLargeAsALayoutSaysAfterItHeardOfUpdates() {
        let screen = CollectionScreen(count: 12, layout: Counting())
        defer { screen.test.end() }
        screen.test.commit()
        #expect(screen.view.contentSize.height == 600)
        screen.test.scene.perform {
            screen.items[0].append("new")
            screen.view.insertItems(at: [IndexPath(item: 12, section: 0)])
        }
        #expect(screen.view.contentSize.height == 650)
        screen.test.commit()
        screen.test.clock.advance(by: 1)
        screen.view.contentOffset.y = 250
        screen.test.commit()
        #expect(screen.texts.last == "new")
    }

    @Test(arguments: [false, true])
    func changesBeforeTheFirstPlacesAreCountedOnce(isReload: Bool) {
        let screen = CollectionScreen(count: 2, layout: Counting())
        defer { screen.test.end() }
        if isReload { screen.test.commit() }
        screen.test.scene.perform {
            screen.view.removeFromSuperview()
            if isReload { screen.view.reloadData() }
            screen.view.performBatchUpdates {
                screen.items[0].append("new")
                screen.view.insertItems(at: [IndexPath(item: 2, section: 0)])
            }
        }
        screen.test.add(screen.view)
        screen.test.commit()
        #expect(screen.texts == ["item 0", "item 1", "new"])
        #expect(screen.view.contentSize.height == 150)
    }

    @Test func changesMayUseWhatDoesNotOutliveThem() {
        final class Album: UICollectionView {
            func change(_ body: () -> Void) {
                performBatchUpdates({
                    body()
                    deleteItems(at: [])
                })
                performBatchUpdates(body, completion: nil)
                performBatchUpdates(nil)
            }
        }
        let view = Album(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var calls = 0
        view.change { calls += 1 }
        #expect(calls == 2)
    }

    @Test func aLayoutThatIsUsedAgainPlacesTheDataThatThereIsNow() {
        let screen = CollectionScreen(count: 2)
        defer { screen.test.end() }
        screen.test.commit()
        let first = screen.view.collectionViewLayout
        screen.test.scene.perform {
            screen.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
            screen.items[0].append("new")
            screen.view.insertItems(at: [IndexPath(item: 2, section: 0)])
            screen.view.setCollectionViewLayout(first, animated: false)
        }
        screen.test.commit()
        #expect(screen.texts == ["item 0", "item 1", "new"])
    }

    /// Rows as high as their text, which are taken for 100 points.
    private func list() -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(100)
        )
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    @Test func whatIsSeenStaysWhereTheSameItemsAreLoadedAnew() throws {
        let screen = CollectionScreen(count: 100, layout: list())
        defer { screen.test.end() }
        screen.test.commit()
        let height = try #require(screen.frame(0)?.height)
        for item in Array(0..<100) + [60] {
            let path = IndexPath(item: item, section: 0)
            screen.view.scrollToItem(at: path, at: .top, animated: false)
            screen.test.commit()
        }
        let (offset, texts) = (screen.view.contentOffset, screen.texts)
        #expect(abs(offset.y - 60 * height) < 0.5)
        screen.test.scene.perform { screen.view.reloadData() }
        screen.test.commit()
        #expect(screen.view.contentOffset == offset && screen.texts == texts)
        // Other items are measured by themselves.
        screen.items[0] = ["one", "two"]
        screen.test.scene.perform { screen.view.reloadData() }
        screen.test.commit()
        #expect(abs(screen.view.contentSize.height - 2 * height) < 0.5)
    }

    /// A cell that is as high as it likes and as wide as the layout says.
    private final class WideCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = 30
            return layoutAttributes
        }
    }

    @Test func aDelegateThatSizesItemsIsAskedWhereTheyAreLoadedAnew() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 100, height: 100)
        let screen = CollectionScreen(count: 1, layout: layout)
        defer { screen.test.end() }
        screen.view.register(WideCell.self, forCellWithReuseIdentifier: "cell")
        let path = IndexPath(item: 0, section: 0)
        screen.sizes[path] = CGSize(width: 100, height: 100)
        screen.test.commit()
        #expect(screen.frame(0)?.size == CGSize(width: 100, height: 30))
        // From tiles to rows.
        screen.sizes[path] = CGSize(width: 300, height: 100)
        screen.test.scene.perform { screen.view.reloadData() }
        screen.test.commit()
        #expect(screen.frame(0)?.size == CGSize(width: 300, height: 30))
    }

    @Test func aLayoutThatFollowsMeasuresCellsAnew() throws {
        let screen = CollectionScreen(count: 2, layout: list())
        defer { screen.test.end() }
        screen.test.commit()
        let height = try #require(screen.frame(0)?.height)
        #expect(height < 50)
        screen.test.scene.perform { screen.view.setCollectionViewLayout(list(), animated: false) }
        screen.test.commit()
        #expect(screen.frame(0)?.height == height)
        #expect(screen.frame(1)?.minY == height)
    }

    /// A column of rows of 50 points that keeps its places until it is made invalid.
    private final class Keeping: UICollectionViewLayout {
        private var kept: [UICollectionViewLayoutAttributes] = []
        var contexts: [UICollectionViewLayoutInvalidationContext] = []

        override func invalidateLayout() {
            super.invalidateLayout()
            kept = []
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            contexts.append(context)
            super.invalidateLayout(with: context)
        }
        override func prepare() {
            super.prepare()
            guard kept.isEmpty, let view = collectionView else { return }
            kept = (0..<view.numberOfItems(inSection: 0)).map {
                let path = IndexPath(item: $0, section: 0)
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                let y = CGFloat($0) * 50
                attributes.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: 50)
                return attributes
            }
        }
        override var collectionViewContentSize: CGSize {
            CGSize(width: kept.first?.frame.width ?? 0, height: CGFloat(kept.count) * 50)
        }
        override func layoutAttributesForElements(
            in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? { kept.filter { $0.frame.intersects(rect) } }
        override func layoutAttributesForItem(
            at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            kept.indices.contains(indexPath.item) ? kept[indexPath.item] : nil
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            newBounds.width != collectionView?.bounds.width
        }
    }

    @Test func aLayoutForgetsWhatItKeepsWithDataAndBounds() {
        let layout = Keeping()
        let screen = CollectionScreen(count: 2, layout: layout)
        defer { screen.test.end() }
        screen.test.commit()
        screen.items[0] = ["a", "b", "c"]
        layout.contexts = []
        screen.test.scene.perform { screen.view.reloadData() }
        screen.test.commit()
        #expect(screen.texts == ["a", "b", "c"])
        #expect(layout.contexts.map(\.invalidateEverything) == [true])
        screen.test.scene.perform {
            screen.items[0].append("d")
            screen.view.insertItems(at: [IndexPath(item: 3, section: 0)])
        }
        screen.test.commit()
        #expect(screen.texts == ["a", "b", "c", "d"])
        layout.contexts = []
        screen.test.scene.perform { screen.view.frame.size.width = 200 }
        screen.test.commit()
        #expect(screen.frame(3)?.width == 200)
        #expect(layout.contexts.map(\.invalidateEverything) == [false])
        layout.contexts = []
        layout.invalidateLayout()
        #expect(layout.contexts.map(\.invalidateEverything) == [true])
    }

    /// Moves the content with each change of the width.
    private final class Moving: UICollectionViewFlowLayout {
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            newBounds.width != collectionView?.bounds.width
        }
        override func invalidationContext(
            forBoundsChange newBounds: CGRect
        ) -> UICollectionViewLayoutInvalidationContext {
            let context = super.invalidationContext(forBoundsChange: newBounds)
            context.contentOffsetAdjustment.y = 30
            return context
        }
    }

    /// Makes the layout invalid with each step, as apps do whose cells follow the offset.
    private final class Invalidating: NSObject, UICollectionViewDelegate {
        var steps = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            steps += 1
            // Without end, steps would end the process.
            guard steps < 50 else { return }
            (scrollView as? UICollectionView)?.collectionViewLayout.invalidateLayout()
        }
    }

    @Test func anAppMayMakeALayoutInvalidThatMovesTheContent() {
        let screen = CollectionScreen(count: 100, layout: Moving())
        defer { screen.test.end() }
        let delegate = Invalidating()
        screen.view.delegate = delegate
        screen.test.commit()
        screen.test.scene.perform { screen.view.frame.size.width = 290 }
        #expect(screen.view.contentOffset.y == 30)
    }

    @Test func aLayoutHearsOfSizesThatAreAnimated() {
        final class Hearing: UICollectionViewFlowLayout {
            var heard: [String] = []
            override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
                super.prepare(forAnimatedBoundsChange: oldBounds)
                heard.append("from \(Int(oldBounds.width))")
            }
            override func finalizeAnimatedBoundsChange() {
                super.finalizeAnimatedBoundsChange()
                let cell = collectionView?.cellForItem(at: IndexPath(item: 3, section: 0))
                heard.append("to \(Int(cell?.frame.maxX ?? 0))")
            }
        }
        let layout = Hearing()
        let screen = CollectionScreen(count: 4, layout: layout)
        defer { screen.test.end() }
        screen.test.commit()
        screen.test.scene.perform { screen.view.frame.size.width = 290 }
        screen.test.commit()
        #expect(layout.heard.isEmpty)
        screen.test.scene.perform {
            UIView.animate(withDuration: 0.3) {
                screen.view.frame.size.width = 230
                screen.view.layoutIfNeeded()
            }
        }
        #expect(layout.heard == ["from 290", "to 230"])
    }
}
