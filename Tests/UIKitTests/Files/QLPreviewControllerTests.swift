import QuickLook
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct QLPreviewControllerTests {
    private final class Owner: NSObject, QLPreviewControllerDataSource,
        QLPreviewControllerDelegate
    {
        var items: [any QLPreviewItem] = []
        var heard: [String] = []

        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { items.count }
        func previewController(
            _ controller: QLPreviewController,
            previewItemAt index: Int
        ) -> any QLPreviewItem { items[index] }
        func previewControllerWillDismiss(_ controller: QLPreviewController) {
            heard.append("will")
        }
        func previewControllerDidDismiss(_ controller: QLPreviewController) {
            heard.append("did")
        }
    }

    private final class Named: NSObject, QLPreviewItem {
        let previewItemURL: URL?
        let previewItemTitle: String? = "Named"

        init(_ url: URL?) {
            previewItemURL = url
        }
    }

    private func text(in view: UIView) -> [String] {
        if let found = view as? UITextView { return [found.text] }
        return view.subviews.flatMap { text(in: $0) }
    }

    @Test func filesStandSideBySide() throws {
        let scene = PickerScene()
        defer { scene.test.end() }
        let first = try TemporaryFile(name: "a.txt", bytes: Array("Grüße".utf8))
        let second = try TemporaryFile(name: "b.txt", bytes: Array("Text".utf8))
        let url = URL(fileURLWithPath: first.path)
        let owner = Owner()
        owner.items = [url as NSURL, Named(URL(fileURLWithPath: second.path)), Named(nil)]
        let controller = QLPreviewController()
        controller.dataSource = owner
        controller.delegate = owner
        scene.present(controller)
        scene.settle()
        #expect(controller.title == "a.txt" && controller.currentPreviewItemIndex == 0)
        #expect(text(in: controller.view).first == "Grüße")
        scene.test.scene.perform { controller.currentPreviewItemIndex = 1 }
        scene.settle()
        #expect(controller.title == "Named" && text(in: controller.view).contains("Text"))
        owner.items = [url]
        scene.test.scene.perform { controller.reloadData() }
        scene.settle()
        #expect(controller.currentPreviewItemIndex == 0 && controller.title == "a.txt")
        #expect(owner.heard.isEmpty)
        let stack = try #require(controller.children.first as? UINavigationController)
        let done = try #require(stack.topViewController?.navigationItem.leftBarButtonItem)
        let action = try #require(done.primaryAction)
        scene.test.scene.perform { action.performWithSender(done, target: nil) }
        scene.settle()
        #expect(scene.root.presentedViewController == nil && owner.heard == ["will", "did"])
    }

    @Test func onAStackItsBarIsUsed() throws {
        let scene = PickerScene()
        defer { scene.test.end() }
        let stack = UINavigationController(rootViewController: UIViewController())
        scene.present(stack)
        scene.settle()
        let owner = Owner()
        owner.items = [Named(nil)]
        let controller = QLPreviewController()
        controller.dataSource = owner
        scene.test.scene.perform { stack.pushViewController(controller, animated: true) }
        scene.settle()
        #expect(controller.navigationItem.title == "Named")
        #expect(controller.navigationItem.leftBarButtonItem == nil)
        #expect(controller.navigationItem.rightBarButtonItem?.isEnabled == false)
        #expect(!controller.children.contains { $0 is UINavigationController })
    }

    @Test(arguments: [("a.png", true), ("a.txt", true), ("a.pdf", false), ("a", false)])
    func picturesAndTextsAreShown(name: String, isShown: Bool) {
        let url = URL(fileURLWithPath: "/tmp/\(name)")
        #expect(QLPreviewController.canPreview(url) == isShown)
        #expect(QLPreviewController.canPreview(url as NSURL) == isShown)
    }
}
