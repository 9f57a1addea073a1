import Foundation
import Testing

@testable import UIKit

/// The controllers that menus show of what is pressed.
@MainActor
struct MenuPreviewTests {
    private final class Detail: UIViewController {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            title = "Letter"
        }
        required init?(coder: NSCoder) { nil }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log("will appear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log("did appear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log("did disappear")
        }
    }

    private final class Presser: UIViewController, UIContextMenuInteractionDelegate {
        let log = Log()
        var size = CGSize.zero
        var titles = ["Open"]
        var makesPreview = true
        private(set) weak var made: UIViewController?
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            let provider = { [self] () -> UIViewController? in
                guard makesPreview else { return nil }
                let detail = Detail(log)
                detail.preferredContentSize = size
                made = detail
                return detail
            }
            return UIContextMenuConfiguration(previewProvider: provider) { [titles] _ in
                UIMenu(children: titles.map { UIAction(title: $0) { _ in } })
            }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            guard let preview = animator.previewViewController else { return }
            navigationController?.pushViewController(preview, animated: true)
        }
    }

    /// A view in the middle of a screen whose press shows what a controller says.
    private func makeScreen(_ set: (Presser) -> Void) -> (TestScene, Presser) {
        let presser = Presser()
        set(presser)
        let test = TestScene(root: UINavigationController(rootViewController: presser))
        let view = UIView(frame: CGRect(x: 20, y: 350, width: 100, height: 100))
        presser.view.addSubview(view)
        view.addInteraction(UIContextMenuInteraction(delegate: presser))
        test.commit()
        return (test, presser)
    }

    private func settle(_ test: TestScene) {
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
    }

    private func press(_ test: TestScene) throws {
        try test.touch(.began, 50, 400)
        test.clock.advance(by: 0.8)
        try test.touch(.ended, 50, 400)
        settle(test)
    }

    private func menu(_ presser: Presser) throws -> MenuController {
        try #require(presser.navigationController?.presentedViewController as? MenuController)
    }

    @Test func theMenuStandsBelowAPreviewOfTheSizeThatItPrefers() throws {
        let (test, presser) = makeScreen { $0.size = CGSize(width: 300, height: 200) }
        defer { test.end() }
        try press(test)
        let menu = try menu(presser)
        let stack = try #require(menu.stack)
        #expect(menu.preview === presser.made && menu.preview?.parent === menu)
        #expect(presser.log.take() == ["will appear", "did appear"])
        // 200 of the preview, 8 between, 44 of the one row; in the middle of what is pressed.
        #expect(stack.frame == CGRect(x: 12, y: 274, width: 300, height: 252))
        #expect(stack.preview.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(stack.subviews.last?.frame == CGRect(x: 0, y: 208, width: 250, height: 44))
        #expect(menu.preview?.view.bounds.size == CGSize(width: 300, height: 200))
        #expect(stack.preview.accessibilityLabel == "Letter")
    }

    @Test func aPreviewThatIsTooLargeLeavesRoomForTheMenu() throws {
        let (test, presser) = makeScreen { presser in
            presser.size = CGSize(width: 2000, height: 2000)
            presser.titles = (0..<40).map(String.init)
        }
        defer { test.end() }
        try press(test)
        let stack = try #require(try menu(presser).stack)
        #expect(stack.frame == CGRect(x: 12, y: 8, width: 366, height: 828))
        #expect(stack.preview.frame.height == 414)
        #expect(stack.subviews.last?.frame == CGRect(x: 0, y: 422, width: 250, height: 406))
    }

    @Test func aPreviewStandsAloneWhereThereIsNoMenu() throws {
        let (test, presser) = makeScreen { $0.titles = [] }
        defer { test.end() }
        try press(test)
        let stack = try #require(try menu(presser).stack)
        // 0.6 of the height that is free.
        #expect(stack.frame.size == CGSize(width: 366, height: 497))
        #expect(stack.subviews.last?.isHidden == true)
    }

    @Test func nothingIsShownWhereThereIsNeither() throws {
        let (test, presser) = makeScreen { presser in
            presser.titles = []
            presser.makesPreview = false
        }
        defer { test.end() }
        try press(test)
        #expect(presser.navigationController?.presentedViewController == nil)
    }

    @Test func theSecondButtonShowsTheMenuAlone() throws {
        let (test, presser) = makeScreen { _ in }
        defer { test.end() }
        try test.scene.deliver(.menu(CGPoint(x: 50, y: 400)))
        settle(test)
        #expect(try menu(presser).stack == nil && presser.made == nil)
    }

    @Test func aTappedPreviewIsThereToBePushed() throws {
        let (test, presser) = makeScreen { _ in }
        defer { test.end() }
        try press(test)
        _ = presser.log.take()
        try test.tap(200, 400)
        settle(test)
        let made = try #require(presser.made)
        #expect(presser.navigationController?.topViewController === made)
        #expect(presser.navigationController?.presentedViewController == nil)
        #expect(made.view.window === test.window && made.view.bounds.width == 390)
        #expect(presser.log.take().suffix(2) == ["will appear", "did appear"])
    }

    @Test func aPreviewEndsWithItsMenu() throws {
        let (test, presser) = makeScreen { $0.size = CGSize(width: 300, height: 200) }
        defer { test.end() }
        try press(test)
        // Beside the menu, below the preview.
        try test.tap(300, 500)
        settle(test)
        #expect(presser.navigationController?.presentedViewController == nil)
        #expect(presser.log.take() == ["will appear", "did appear", "did disappear"])
        #expect(presser.made == nil)
    }

    private final class Peeker: UITableViewController, UIViewControllerPreviewingDelegate {
        let log = Log()
        override func tableView(_ tableView: UITableView, numberOfRowsInSection: Int) -> Int { 3 }
        override func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing,
            viewControllerForLocation location: CGPoint
        ) -> UIViewController? {
            guard let path = tableView.indexPathForRow(at: location) else { return nil }
            previewingContext.sourceRect = tableView.rectForRow(at: path)
            return Peeked(path.row, log)
        }
        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing,
            commit viewControllerToCommit: UIViewController
        ) { log("commit \((viewControllerToCommit as? Peeked)?.row ?? -1)") }
    }

    private final class Peeked: UIViewController {
        let row: Int
        let log: Log
        init(_ row: Int, _ log: Log) {
            (self.row, self.log) = (row, log)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override var previewActionItems: [any UIPreviewActionItem] {
            let share = UIPreviewAction(title: "Share", style: .default) { [log] action, shown in
                log("\(action.title) \((shown as? Peeked)?.row ?? -1)")
            }
            let delete = UIPreviewAction(title: "Delete", style: .destructive) { _, _ in }
            return [
                share, UIPreviewActionGroup(title: "More", style: .destructive, actions: [delete]),
            ]
        }
    }

    @Test func aLongPressPeeksAndATapPops() throws {
        let controller = Peeker(style: .plain)
        let test = TestScene(root: controller)
        defer { test.end() }
        let context = controller.registerForPreviewing(
            with: controller,
            sourceView: controller.view
        )
        test.commit()
        func press(_ y: Double) throws -> MenuController? {
            try test.touch(.began, 50, y)
            test.clock.advance(by: 0.8)
            try test.touch(.ended, 50, y)
            settle(test)
            return controller.presentedViewController as? MenuController
        }
        let menu = try #require(try press(66))
        #expect((menu.preview as? Peeked)?.row == 1)
        #expect(menu.request.rect == CGRect(x: 0, y: 44, width: 390, height: 44))
        #expect(context.sourceRect == menu.request.rect && context.delegate === controller)
        try test.tap(200, 100)
        settle(test)
        #expect(controller.log.take() == ["commit 1"])
        let again = try #require(try press(110))
        let share = try #require(again.menu.children.first as? UIAction)
        #expect(again.menu.children.map(\.title) == ["Share", "More"])
        let more = again.menu.children.last as? UIMenu
        #expect((more?.children.first as? UIAction)?.attributes == .destructive)
        again.choose(share)
        settle(test)
        #expect(controller.log.take() == ["Share 2"])
        // Below the last row there is nothing.
        #expect(try press(700) == nil)
        controller.unregisterForPreviewing(withContext: context)
        #expect(try press(66) == nil)
    }
}
