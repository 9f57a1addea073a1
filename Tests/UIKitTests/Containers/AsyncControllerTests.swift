import Testing

@testable import UIKit

/// Methods with completions as tasks call them.
@MainActor
struct AsyncControllerTests {
    @Test func presentingAndDismissingAreWaitedFor() async {
        let root = UIViewController()
        let test = TestScene(root: root)
        defer { test.end() }
        test.commit()
        let card = UIViewController()
        let log = Log()
        let task = Task {
            await root.present(card, animated: true)
            log("there \(root.presentedViewController === card && !card.isBeingPresented)")
            await root.dismiss(animated: true)
            log("gone \(root.presentedViewController == nil)")
        }
        var round = 0
        while log.entries.count < 2, round < 200 {
            await Task.yield()
            test.commit()
            test.clock.advance(by: 0.1)
            round += 1
        }
        await task.value
        #expect(log.take() == ["there true", "gone true"])
    }

    @Test func nothingToDismissIsNoWait() async {
        await UIViewController().dismiss(animated: true)
    }

    @Test func updatesOfTablesAreWaitedFor() async {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(await table.performBatchUpdates {})
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            collectionViewLayout: UICollectionViewFlowLayout()
        )
        #expect(await list.performBatchUpdates {})
        let other = UICollectionViewFlowLayout()
        #expect(await list.setCollectionViewLayout(other, animated: false))
        #expect(list.collectionViewLayout === other)
        let pages = UIPageViewController(
            transitionStyle: .scroll,
            navigationOrientation: .horizontal
        )
        let page = UIViewController()
        #expect(await pages.setViewControllers([page], direction: .forward, animated: false))
        #expect(pages.viewControllers == [page])
    }
}
