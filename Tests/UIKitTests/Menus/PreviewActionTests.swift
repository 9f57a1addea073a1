import Foundation
import Testing

@testable import UIKit

/// What a tap on a pressed row, item or view does while its menu is shown.
@MainActor
struct PreviewActionTests {
    private static func configuration(_ preview: UIViewController) -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(
            previewProvider: { preview },
            actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) }
        )
    }

    private final class Rows: UITableViewController {
        let log = Log()
        let preview = UIViewController()
        override func tableView(_ tableView: UITableView, numberOfRowsInSection: Int) -> Int { 3 }
        override func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        override func tableView(
            _ tableView: UITableView,
            contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? { PreviewActionTests.configuration(preview) }
        override func tableView(
            _ tableView: UITableView,
            willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log("shows") }
        override func tableView(
            _ tableView: UITableView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log("ends") }
        override func tableView(
            _ tableView: UITableView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            log("performs \(animator.previewViewController === preview)")
            animator.preferredCommitStyle = .pop
            animator.addCompletion { [log] in log("is done") }
        }
    }

    private class Items: UICollectionViewController {
        let log = Log()
        let preview = UIViewController()
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(
                UICollectionViewCell.self,
                forCellWithReuseIdentifier: "cell"
            )
        }
        override func collectionView(
            _ view: UICollectionView,
            numberOfItemsInSection section: Int
        ) -> Int { 1 }
        override func collectionView(
            _ view: UICollectionView,
            cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        override func collectionView(
            _ collectionView: UICollectionView,
            contextMenuConfigurationForItemAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? { PreviewActionTests.configuration(preview) }
        override func collectionView(
            _ collectionView: UICollectionView,
            willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log("shows") }
        override func collectionView(
            _ collectionView: UICollectionView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { log("performs \(animator.previewViewController === preview)") }
    }

    /// Items whose menus stand beside their cells' contents, as code since iOS 16 says it.
    private final class Parted: Items {
        private func content(_ path: IndexPath) -> UITargetedPreview? {
            collectionView.cellForItem(at: path).map { UITargetedPreview(view: $0.contentView) }
        }
        override func collectionView(
            _ collectionView: UICollectionView,
            contextMenuConfiguration configuration: UIContextMenuConfiguration,
            highlightPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? { content(indexPath) }
        override func collectionView(
            _ collectionView: UICollectionView,
            contextMenuConfiguration configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? { content(indexPath) }
    }

    @Test func menusOfItemsStandBesideThePreviewsOfTheirPaths() throws {
        let controller = Parted(collectionViewLayout: UICollectionViewFlowLayout())
        let test = TestScene(root: controller)
        defer { test.end() }
        test.commit()
        try press(test, 25)
        let shown = try #require(controller.presentedViewController as? MenuController)
        let cell = controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
        let content = try #require(cell?.contentView)
        #expect(shown.request.neighbour === content)
        try tap(test, 380, 800)
        let middle = CGPoint(x: content.bounds.midX, y: content.bounds.midY)
        #expect(shown.goal == content.convert(middle, to: nil))
    }

    private final class Presser: NSObject, UIContextMenuInteractionDelegate {
        let log = Log()
        let preview = UIViewController()
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { PreviewActionTests.configuration(preview) }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { log("performs \(animator.previewViewController === preview)") }
    }

    /// Rows and a view whose menus stand beside a part of them.
    private final class Parts: UITableViewController, UIContextMenuInteractionDelegate {
        let part = UIView(frame: CGRect(x: 10, y: 4, width: 30, height: 20))
        override func tableView(_ tableView: UITableView, numberOfRowsInSection: Int) -> Int { 1 }
        override func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentView.addSubview(part)
            return cell
        }
        override func tableView(
            _ tableView: UITableView,
            contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? { PreviewActionTests.configuration(UIViewController()) }
        override func tableView(
            _ tableView: UITableView,
            previewForHighlightingContextMenuWithConfiguration configuration:
                UIContextMenuConfiguration
        ) -> UITargetedPreview? { UITargetedPreview(view: part) }
        override func tableView(
            _ tableView: UITableView,
            previewForDismissingContextMenuWithConfiguration configuration:
                UIContextMenuConfiguration
        ) -> UITargetedPreview? { UITargetedPreview(view: part) }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { PreviewActionTests.configuration(UIViewController()) }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            guard let view = interaction.view else { return nil }
            let parameters = UIPreviewParameters()
            parameters.visiblePath = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
            return UITargetedPreview(view: view, parameters: parameters)
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
            guard (identifier as? NSString) == (configuration.identifier as? NSString) else {
                return nil
            }
            return interaction.view.map { UITargetedPreview(view: $0) }
        }
    }

    @Test func menusStandBesideThePreviewsThatAppsName() throws {
        let controller = Parts(style: .plain)
        let test = TestScene(root: controller)
        defer { test.end() }
        test.commit()
        try press(test, 22)
        let shown = try #require(controller.presentedViewController as? MenuController)
        #expect(shown.request.neighbour === controller.part)
        #expect(shown.request.rect == controller.part.bounds)
        // Commands go up from the row, wherever the app shows its preview.
        #expect(shown.request.source is UITableViewCell)
        #expect(shown.goal == nil)
        try tap(test, 380, 800)
        #expect(shown.goal == controller.part.convert(CGPoint(x: 15, y: 10), to: nil))
        let view = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        controller.view.addSubview(view)
        view.addInteraction(UIContextMenuInteraction(delegate: controller))
        test.commit()
        try press(test, 350)
        let second = try #require(controller.presentedViewController as? MenuController)
        #expect(second.request.neighbour === view && second.request.source === view)
        #expect(second.request.rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        try tap(test, 380, 800)
        #expect(second.goal == view.convert(CGPoint(x: 50, y: 50), to: nil))
    }

    private func settle(_ test: TestScene) {
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
    }

    private func press(_ test: TestScene, _ y: Double) throws {
        try test.touch(.began, 25, y)
        test.clock.advance(by: 0.8)
        try test.touch(.ended, 25, y)
        settle(test)
    }

    private func tap(_ test: TestScene, _ x: Double, _ y: Double) throws {
        try test.tap(x, y)
        settle(test)
    }

    @Test func aTapOnAPressedRowPerformsWhatItsMenuIsOf() throws {
        let controller = Rows(style: .plain)
        let test = TestScene(root: controller)
        defer { test.end() }
        test.commit()
        try press(test, 66)
        #expect(controller.presentedViewController is MenuController)
        #expect(controller.log.take() == ["shows"])
        try tap(test, 25, 66)
        #expect(controller.presentedViewController == nil)
        let told = controller.log.take()
        #expect(told.first == "performs true")
        #expect(Set(told) == ["performs true", "ends", "is done"] && told.count == 3)
    }

    @Test func aTapElsewhereOnlyEndsTheMenu() throws {
        let controller = Rows(style: .plain)
        let test = TestScene(root: controller)
        defer { test.end() }
        test.commit()
        try press(test, 66)
        try tap(test, 380, 800)
        #expect(controller.presentedViewController == nil)
        #expect(controller.log.take() == ["shows", "ends"])
    }

    @Test func aTapOnAPressedItemPerformsWhatItsMenuIsOf() throws {
        let controller = Items(collectionViewLayout: UICollectionViewFlowLayout())
        let test = TestScene(root: controller)
        defer { test.end() }
        test.commit()
        try press(test, 25)
        try tap(test, 25, 25)
        #expect(controller.presentedViewController == nil)
        #expect(controller.log.take() == ["shows", "performs true"])
    }

    @Test func aTapOnAPressedViewPerformsWhatItsMenuIsOf() throws {
        let root = UIViewController()
        let test = TestScene(root: root)
        defer { test.end() }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.view.addSubview(view)
        let presser = Presser()
        view.addInteraction(UIContextMenuInteraction(delegate: presser))
        test.commit()
        try press(test, 50)
        #expect(root.presentedViewController is MenuController)
        try tap(test, 25, 50)
        #expect(root.presentedViewController == nil)
        #expect(presser.log.take() == ["performs true"])
    }
}
