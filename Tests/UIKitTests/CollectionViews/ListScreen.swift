import Testing

@testable import UIKit

/// A list of texts in a window of 390 × 844 points, from a diffable data source.
@MainActor
final class ListScreen {
    typealias Source = UICollectionViewDiffableDataSource<String, String>

    let test = TestScene()
    let view: UICollectionView
    /// What the cells are filled with besides their text.
    var fill: (UICollectionViewListCell, String) -> Void = { _, _ in }
    var filled: [String] = []
    private(set) var source: Source!

    init(_ configuration: UICollectionLayoutListConfiguration) {
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
        )
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            [unowned self] cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            fill(cell, item)
            filled.append(item)
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, path in
            var content = cell.defaultContentConfiguration()
            content.text = "header \(path.section)"
            cell.contentConfiguration = content
        }
        source = Source(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        test.add(view)
    }

    func apply(_ sections: [(String, [String])], animated: Bool = false) {
        var snapshot = Source.Snapshot()
        snapshot.appendSections(sections.map(\.0))
        for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
        source.apply(snapshot, animatingDifferences: animated)
        test.commit()
    }

    func cell(_ item: Int, _ section: Int = 0) throws -> UICollectionViewListCell {
        let path = IndexPath(item: item, section: section)
        return try #require(view.cellForItem(at: path) as? UICollectionViewListCell)
    }

    /// The texts in sight in the order of their index paths.
    var texts: [String] {
        view.indexPathsForVisibleItems.sorted().compactMap {
            let cell = view.cellForItem(at: $0)
            return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
        }
    }

    func tap(_ view: UIView) throws {
        let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        try test.tap(Double(point.x), Double(point.y))
        test.commit()
    }

    func end() {
        test.end()
    }
}
