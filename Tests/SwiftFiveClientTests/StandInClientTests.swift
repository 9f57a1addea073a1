import Testing
import UIKit

/// Stand-ins as test suites of libraries make them: subclasses that answer in place of UIKit.
private final class StandInList: UICollectionView {
    var calls: [String] = []
    var inSight: [IndexPath] = []
    let cell = UICollectionViewCell()

    override var visibleCells: [UICollectionViewCell] { [cell] }
    override var indexPathsForVisibleItems: [IndexPath] { inSight }
    override var numberOfSections: Int { 1 }
    override func numberOfItems(inSection section: Int) -> Int { 7 }
    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        calls.append("cell \(indexPath.item)")
        return cell
    }
    override func supplementaryView(
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView? { cell }
    override func visibleSupplementaryViews(
        ofKind elementKind: String
    ) -> [UICollectionReusableView] { [] }
    override func indexPathsForVisibleSupplementaryElements(
        ofKind elementKind: String
    ) -> [IndexPath] { [] }
    override func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        IndexPath(item: 5, section: 0)
    }
    override func indexPathForItem(at point: CGPoint) -> IndexPath? {
        IndexPath(item: Int(point.x), section: 0)
    }
    override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 10, y: 0, width: 20, height: 30)
        return attributes
    }
    override func layoutAttributesForSupplementaryElement(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    override func selectItem(
        at indexPath: IndexPath?,
        animated: Bool,
        scrollPosition: UICollectionView.ScrollPosition
    ) {
        calls.append("select \(indexPath?.item ?? -1)")
    }
    override func scrollToItem(
        at indexPath: IndexPath,
        at scrollPosition: UICollectionView.ScrollPosition,
        animated: Bool
    ) {
        calls.append("scroll \(indexPath.item)")
        super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
}

private final class StandInLayout: UICollectionViewLayout {
    let list = StandInList(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    override var collectionView: UICollectionView? { list }
}

private final class StandInTouch: UITouch {
    var place = CGPoint.zero
    let touched = UIView()

    override var phase: UITouch.Phase { .moved }
    override var tapCount: Int { 2 }
    override var timestamp: TimeInterval { 9 }
    override var view: UIView? { touched }
    override var window: UIWindow? { nil }
    override var gestureRecognizers: [UIGestureRecognizer]? { [] }
    override func location(in view: UIView?) -> CGPoint { place }
}

private final class StandInPresentation: UIPresentationController {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 90))
    let below = UIViewController()

    override var containerView: UIView? { container }
    override var presentingViewController: UIViewController { below }
    override var presentedViewController: UIViewController { below }
}

private final class StandInCell: UICollectionViewCell {
    override var reuseIdentifier: String? { "stand-in" }
}

private final class StandInController: UIViewController {
    let named = UIScrollView()
    override var nibName: String? { "None" }
    override var nibBundle: Bundle? { .main }
    override func loadView() { view = UIView() }
    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { named }
}

private final class StandInView: UIView {
    var ended = 0
    override func endEditing(_ force: Bool) -> Bool {
        ended += 1
        return super.endEditing(force)
    }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView() }
}

@MainActor
struct StandInClientTests {
    @Test func listsAreStoodInFor() {
        let layout = StandInLayout()
        let list: UICollectionView = layout.list
        list.frame.size = CGSize(width: 15, height: 30)
        list.contentSize = CGSize(width: 200, height: 30)
        let path = IndexPath(item: 3, section: 0)
        layout.list.inSight = [path]
        #expect(layout.collectionView === list)
        #expect(list.indexPathsForVisibleItems == [path])
        #expect(list.cellForItem(at: path) === list.visibleCells.first)
        #expect(list.numberOfItems(inSection: 0) == 7 && list.numberOfSections == 1)
        #expect(list.indexPathForItem(at: CGPoint(x: 4, y: 0))?.item == 4)
        #expect(list.indexPath(for: StandInCell())?.item == 5)
        list.selectItem(at: path, animated: false, scrollPosition: [])
        // What UIKit itself does goes by what the subclass answers.
        list.scrollToItem(at: path, at: .left, animated: false)
        #expect(list.contentOffset.x == 10)
        #expect(layout.list.calls == ["cell 3", "select 3", "scroll 3"])
    }

    @Test func touchesAreStoodInFor() {
        let touch = StandInTouch()
        touch.place = CGPoint(x: 3, y: 4)
        let plain: UITouch = touch
        #expect(plain.phase == .moved && plain.tapCount == 2 && plain.timestamp == 9)
        #expect(plain.view === touch.touched && plain.location(in: nil) == touch.place)
    }

    @Test func controllersAreStoodInFor() {
        let controller = StandInController()
        let presentation = StandInPresentation(
            presentedViewController: controller,
            presenting: nil
        )
        let size = presentation.frameOfPresentedViewInContainerView.size
        #expect(size == presentation.container.bounds.size)
        #expect(presentation.presentedViewController === presentation.presentingViewController)
        #expect(StandInCell().reuseIdentifier == "stand-in")
        #expect((controller as UIViewController).nibName == "None")
        #expect(controller.contentScrollView(for: .top) === controller.named)
        let view = StandInView()
        #expect((view as UIView).endEditing(true) && view.ended == 1)
        #expect((view as UIView).snapshotView(afterScreenUpdates: false) != nil)
    }
}
