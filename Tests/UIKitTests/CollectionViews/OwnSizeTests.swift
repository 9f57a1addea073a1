import Testing

@testable import UIKit

/// Sizes that cells ask for, and layouts of an app's own that take them.
@MainActor
struct OwnSizeTests {
    /// A column of rows as high as their cells like, but for those whose height is fixed at 50.
    private final class Column: UICollectionViewLayout {
        var fixed: Set<Int> = []
        var heights: [Int: CGFloat] = [:]
        var told: [Int] = []

        private func frame(_ item: Int) -> CGRect {
            let top = (0..<item).reduce(0) { $0 + (heights[$1] ?? 50) }
            let width = collectionView?.bounds.width ?? 0
            return CGRect(x: 0, y: top, width: width, height: heights[item] ?? 50)
        }
        private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

        override var collectionViewContentSize: CGSize {
            CGSize(width: collectionView?.bounds.width ?? 0, height: frame(count).minY)
        }
        override func layoutAttributesForElements(
            in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
            (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
                .filter { $0.frame.intersects(rect) }
        }
        override func layoutAttributesForItem(
            at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = frame(indexPath.item)
            return attributes
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            newBounds.width != collectionView?.bounds.width
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool {
            !fixed.contains(preferredAttributes.indexPath.item)
                && preferredAttributes.size.height != originalAttributes.size.height
        }
        override func invalidationContext(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
            told.append(preferredAttributes.indexPath.item)
            heights[preferredAttributes.indexPath.item] = preferredAttributes.size.height
            return super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes,
                withOriginalAttributes: originalAttributes
            )
        }
    }

    /// A cell of 24,000 square points, whatever its width.
    private final class AreaCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = 24_000 / layoutAttributes.size.width
            return layoutAttributes
        }
    }

    /// A cell as wide as the view it is in, and of 24,000 square points.
    private final class RowCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let width = superview?.bounds.width ?? 0
            layoutAttributes.size = CGSize(width: width, height: 24_000 / width)
            return layoutAttributes
        }
    }

    private func screen(
        _ cell: UICollectionViewCell.Type = AreaCell.self,
        _ layout: UICollectionViewLayout
    ) -> CollectionScreen {
        let screen = CollectionScreen(count: 5, layout: layout)
        screen.view.register(cell, forCellWithReuseIdentifier: "cell")
        return screen
    }

    @Test func aLayoutTakesTheSizesOfSomeCellsAndNotOfOthers() {
        let layout = Column()
        layout.fixed = [0, 1, 3]
        let screen = screen(AreaCell.self, layout)
        defer { screen.test.end() }
        screen.test.commit()
        let heights = (0..<5).map { screen.frame($0)?.height }
        #expect(heights == [50, 50, 80, 50, 80])
    }

    @Test func cellsAreMeasuredFromTheFirstToTheLast() {
        let layout = Column()
        let screen = screen(AreaCell.self, layout)
        defer { screen.test.end() }
        screen.test.commit()
        #expect(layout.told == [0, 1, 2, 3, 4])
    }

    @Test func cellsAreMeasuredAnewWhereTheirWidthChanges() {
        let layout = Column()
        let screen = screen(AreaCell.self, layout)
        defer { screen.test.end() }
        screen.test.commit()
        #expect(screen.frame(1) == CGRect(x: 0, y: 80, width: 300, height: 80))
        screen.test.scene.perform { screen.view.frame.size.width = 200 }
        screen.test.commit()
        #expect(screen.frame(1) == CGRect(x: 0, y: 120, width: 200, height: 120))
        screen.test.scene.perform { screen.view.frame.size.width = 300 }
        screen.test.commit()
        #expect(screen.frame(1) == CGRect(x: 0, y: 80, width: 300, height: 80))
    }

    @Test func rowsOfACompositionalLayoutAreMeasuredAnewWhereTheirWidthChanges() {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(44)
        )
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        let screen = screen(
            AreaCell.self,
            UICollectionViewCompositionalLayout(section: section)
        )
        defer { screen.test.end() }
        screen.test.commit()
        #expect(screen.frame(1) == CGRect(x: 0, y: 80, width: 300, height: 80))
        screen.test.scene.perform { screen.view.frame.size.width = 200 }
        screen.test.commit()
        #expect(screen.frame(1) == CGRect(x: 0, y: 120, width: 200, height: 120))
    }

    /// A bar that is half as high as it is wide.
    private final class HalfBar: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            let content = UIView()
            content.translatesAutoresizingMaskIntoConstraints = false
            addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: topAnchor),
                content.bottomAnchor.constraint(equalTo: bottomAnchor),
                content.heightAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func theHeaderKeepsItsOwnHeightWhenTheFirstItemIsReloaded() {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.headerMode = .supplementary
        let screen = screen(AreaCell.self, UICollectionViewCompositionalLayout.list(using: list))
        defer { screen.test.end() }
        let kind = UICollectionView.elementKindSectionHeader
        screen.view.register(
            HalfBar.self,
            forSupplementaryViewOfKind: kind,
            withReuseIdentifier: "bar"
        )
        screen.test.commit()
        let path = IndexPath(item: 0, section: 0)
        #expect(screen.view.supplementaryView(forElementKind: kind, at: path)?.frame.height == 150)
        screen.test.scene.perform { screen.view.reloadItems(at: [path]) }
        screen.test.commit()
        screen.test.clock.advance(by: 1)
        #expect(screen.view.supplementaryView(forElementKind: kind, at: path)?.frame.height == 150)
        #expect(screen.frame(0)?.minY == 150)
    }

    @Test func itemsOfAFlowLayoutAreMeasuredAnewInAViewOfAnotherWidth() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        layout.estimatedItemSize = CGSize(width: 100, height: 50)
        let screen = screen(RowCell.self, layout)
        defer { screen.test.end() }
        screen.test.commit()
        #expect(screen.frame(1) == CGRect(x: 0, y: 80, width: 300, height: 80))
        screen.test.scene.perform { screen.view.frame.size.width = 200 }
        screen.test.commit()
        #expect(screen.frame(1) == CGRect(x: 0, y: 120, width: 200, height: 120))
    }
}
