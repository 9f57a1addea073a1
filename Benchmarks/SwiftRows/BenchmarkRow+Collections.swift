import RenderTree
import UIKit

extension BenchmarkRow {
    /// One step of a person's scrolling through a grid of ten thousand items, with its commit.
    static let collectionScroll = BenchmarkRow(name: "collection-10000-scroll", unit: "us") {
        let grid = Grid()
        let screen = Screen { root in
            grid.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            root.addSubview(grid.view)
        }
        guard let node = screen.scene.nodeID(of: grid.view) else {
            throw GridError.notShown
        }
        var position = 0.0
        let own: Sample = {
            try Measure.microseconds(repetitions: 400) { _ in
                position += 60
                let input = ScrollInput(
                    node: node,
                    position: CGPoint(x: 0, y: position),
                    phase: .dragging
                )
                try screen.scene.deliver(.scroll(input))
                _ = screen.scene.commit()
            }
        }
        return (own, nil)
    }

    private enum GridError: Error {
        case notShown
    }
}

/// A grid of labels, four in a line.
@MainActor
private final class Grid: NSObject, UICollectionViewDataSource {
    let view: UICollectionView

    override init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
    }

    func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int { 10_000 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "cell",
            for: indexPath
        )
        (cell as? Cell)?.label.text = "\(indexPath.item)"
        return cell
    }

    private final class Cell: UICollectionViewCell {
        let label = UILabel(frame: CGRect(x: 4, y: 4, width: 82, height: 20))

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.backgroundColor = .systemTeal
            contentView.addSubview(label)
        }

        required init?(coder: NSCoder) { nil }
    }
}
