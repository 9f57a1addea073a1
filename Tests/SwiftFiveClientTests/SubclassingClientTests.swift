import Testing
import UIKit

/// Subclasses as apps write them by the initialisers that are designated in UIKit; that they compile is
/// half the test.
private final class GridLayout: UICollectionViewCompositionalLayout {
    let columns: Int

    init(columns: Int) {
        self.columns = columns
        super.init { _, _ in SubclassingClientTests.section(columns) }
    }

    override init(section: NSCollectionLayoutSection) {
        columns = 1
        super.init(section: section)
    }

    required init?(coder: NSCoder) { nil }
}

private final class TintedRefreshControl: UIRefreshControl {
    override init() {
        super.init()
        tintColor = .purple
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor
struct SubclassingClientTests {
    fileprivate static func section(_ columns: Int) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1 / CGFloat(columns)),
            heightDimension: .absolute(50)
        )
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .absolute(50)
        )
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [item]))
    }

    private final class Two: NSObject, UICollectionViewDataSource {
        func collectionView(
            _ collectionView: UICollectionView,
            numberOfItemsInSection section: Int
        ) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test func compositionalLayoutsAreSubclassedByAnyOfTheirInitialisers() {
        let source = Two()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 300),
            collectionViewLayout: GridLayout(columns: 2)
        )
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        let place = view.collectionViewLayout.layoutAttributesForItem(at: [0, 1])?.frame
        #expect(place == CGRect(x: 100, y: 0, width: 100, height: 50))
        view.collectionViewLayout = GridLayout(section: Self.section(1))
        view.layoutIfNeeded()
        let below = view.collectionViewLayout.layoutAttributesForItem(at: [0, 1])?.frame
        #expect(below == CGRect(x: 0, y: 50, width: 200, height: 50))
    }

    @Test func refreshControlsAreSubclassedByTheInitialiserWithoutFrame() {
        let control = TintedRefreshControl()
        #expect(control.tintColor == .purple)
        #expect(control.frame.height == 60)
        #expect(control.subviews.count == UIRefreshControl().subviews.count)
    }
}
