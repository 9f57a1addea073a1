import RenderTree
import Testing

@testable import UIKit

/// A collection view of 300 × 400 points in a window, with a data source that writes down.
@MainActor
final class CollectionScreen: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    let test = TestScene()
    let log = Log()
    let view: UICollectionView
    /// The texts of the items by section.
    var items: [[String]]
    var sizes: [IndexPath: CGSize] = [:]

    init(_ items: [[String]], layout: UICollectionViewLayout = UICollectionViewFlowLayout()) {
        self.items = items
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: layout
        )
        super.init()
        view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
        ] {
            view.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: kind,
                withReuseIdentifier: "bar"
            )
        }
        view.dataSource = self
        view.delegate = self
        test.add(view)
    }

    convenience init(count: Int, layout: UICollectionViewLayout = UICollectionViewFlowLayout()) {
        self.init([(0..<count).map { "item \($0)" }], layout: layout)
    }

    var flow: UICollectionViewFlowLayout? {
        view.collectionViewLayout as? UICollectionViewFlowLayout
    }

    /// The texts in sight in the order of their index paths.
    var texts: [String] {
        view.indexPathsForVisibleItems.sorted().compactMap {
            (view.cellForItem(at: $0) as? TextCell)?.label.text
        }
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.cellForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func tap(_ item: Int, _ section: Int = 0) throws {
        let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: section)))
        let point = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
        try test.tap(Double(point.x), Double(point.y))
        test.commit()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

    func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int { items[section].count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        log("cell \(indexPath.section).\(indexPath.item)")
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "cell",
            for: indexPath
        )
        (cell as? TextCell)?.label.text = items[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "bar",
            for: indexPath
        )
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath] ?? flow?.assumedItemSize ?? .zero }

    func collectionView(
        _ collectionView: UICollectionView,
        shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        log("shouldHighlight \(indexPath.item)")
        return true
    }
    func collectionView(
        _ collectionView: UICollectionView,
        didHighlightItemAt indexPath: IndexPath
    ) { log("didHighlight \(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView,
        didUnhighlightItemAt indexPath: IndexPath
    ) { log("didUnhighlight \(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView,
        shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        log("shouldSelect \(indexPath.item)")
        return true
    }
    func collectionView(
        _ collectionView: UICollectionView,
        didSelectItemAt indexPath: IndexPath
    ) { log("didSelect \(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView,
        didDeselectItemAt indexPath: IndexPath
    ) { log("didDeselect \(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { log("end \(indexPath.item)") }
}

/// A cell with a label that fills it.
final class TextCell: UICollectionViewCell {
    let label = UILabel()
    var reuses = 0
    /// The most lines of new cells' labels.
    static var lines = 1

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.numberOfLines = Self.lines
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            label.topAnchor.constraint(equalTo: contentView.topAnchor),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}
