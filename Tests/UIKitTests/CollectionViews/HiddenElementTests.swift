import Testing

@testable import UIKit

/// Views that an app hides while they are made ready, such as badges without a number.
@MainActor
struct HiddenElementTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        private let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int>(
            handler: { cell, path, _ in
                // Of what is reused, only some say it.
                if path.item % 2 == 0 { cell.isHidden = true }
            }
        )

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            40
        }

        func collectionView(
            _ view: UICollectionView,
            cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: path.item)
        }
    }

    private final class Hiding: UICollectionViewFlowLayout {
        var hidesAll = false

        override func layoutAttributesForElements(
            in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
            let all = super.layoutAttributesForElements(in: rect)
            for attributes in all ?? [] { attributes.isHidden = hidesAll }
            return all
        }
    }

    private let source = Source()
    private let layout = Hiding()

    private func isHidden(_ view: UICollectionView) -> [Bool] {
        view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.isHidden }
    }

    @Test func whatTheAppHidesStaysHiddenUntilTheViewIsReused() {
        let test = TestScene()
        defer { test.end() }
        layout.itemSize = CGSize(width: 300, height: 100)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: layout
        )
        view.dataSource = source
        test.add(view)
        test.commit()
        #expect(isHidden(view).starts(with: [true, false, true, false]))
        test.scene.perform { layout.invalidateLayout() }
        test.commit()
        #expect(isHidden(view).starts(with: [true, false, true, false]))
        for place in stride(from: 0, through: 2_000, by: 330) {
            test.scene.perform { view.contentOffset.y = CGFloat(place) }
            test.commit()
        }
        for path in view.indexPathsForVisibleItems {
            #expect(view.cellForItem(at: path)?.isHidden == (path.item % 2 == 0))
        }
        test.scene.perform {
            layout.hidesAll = true
            layout.invalidateLayout()
        }
        test.commit()
        #expect(isHidden(view).allSatisfy { $0 })
    }
}
