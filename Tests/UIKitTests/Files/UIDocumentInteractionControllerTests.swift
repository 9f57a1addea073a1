import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIDocumentInteractionControllerTests {
    private final class Owner: NSObject, UIDocumentInteractionControllerDelegate {
        var heard: [String] = []
        var presenter: UIViewController

        init(_ presenter: UIViewController) {
            self.presenter = presenter
        }

        func documentInteractionControllerViewControllerForPreview(
            _ controller: UIDocumentInteractionController
        ) -> UIViewController { presenter }
        func documentInteractionControllerWillBeginPreview(
            _ controller: UIDocumentInteractionController
        ) { heard.append("begin") }
        func documentInteractionControllerDidEndPreview(
            _ controller: UIDocumentInteractionController
        ) { heard.append("end") }
        func documentInteractionControllerWillPresentOptionsMenu(
            _ controller: UIDocumentInteractionController
        ) { heard.append("options") }
        func documentInteractionControllerDidDismissOptionsMenu(
            _ controller: UIDocumentInteractionController
        ) { heard.append("no options") }
        func documentInteractionControllerWillPresentOpenInMenu(
            _ controller: UIDocumentInteractionController
        ) { heard.append("open in") }
    }

    private func file(_ name: String, _ data: Data) throws -> (TemporaryFile, URL) {
        let file = try TemporaryFile(name: name, bytes: Array(data))
        return (file, URL(fileURLWithPath: file.path))
    }

    private func find<T: UIView>(_ type: T.Type, in view: UIView) -> T? {
        if let found = view as? T { return found }
        return view.subviews.lazy.compactMap { find(type, in: $0) }.first
    }

    @Test func aFileIsShownOverAController() throws {
        let scene = PickerScene()
        defer { scene.test.end() }
        let (kept, url) = try file("note.txt", Data("Grüße".utf8))
        let owner = Owner(scene.root)
        let controller = UIDocumentInteractionController(url: url)
        #expect(controller.uti == "public.plain-text" && controller.name == "note.txt")
        #expect(controller.icons.count == 1)
        controller.name = "My note"
        // Without a delegate there is no controller to show it.
        #expect(!controller.presentPreview(animated: true))
        controller.delegate = owner
        #expect(scene.test.scene.perform { controller.presentPreview(animated: true) })
        #expect(!controller.presentPreview(animated: true))
        scene.settle()
        let stack = try #require(scene.root.presentedViewController as? UINavigationController)
        let shown = try #require(stack.topViewController)
        #expect(shown.title == "My note" && owner.heard == ["begin"])
        #expect(find(UITextView.self, in: shown.view)?.text == "Grüße")
        #expect(shown.navigationItem.leftBarButtonItem != nil)
        scene.test.scene.perform { controller.dismissPreview(animated: true) }
        scene.settle()
        #expect(scene.root.presentedViewController == nil && owner.heard == ["begin", "end"])
        _ = kept
    }

    @Test func aFileIsShownOnAStack() throws {
        let scene = PickerScene()
        defer { scene.test.end() }
        let stack = UINavigationController(rootViewController: UIViewController())
        scene.test.scene.perform { scene.root.present(stack, animated: false) }
        scene.settle()
        let owner = Owner(stack)
        for (name, data) in [("a.png", ImageSamples.png), ("b.bin", Data([0, 255]))] {
            let (kept, url) = try file(name, data)
            let controller = UIDocumentInteractionController(url: url)
            controller.delegate = owner
            #expect(scene.test.scene.perform { controller.presentPreview(animated: true) })
            scene.settle()
            let shown = try #require(stack.topViewController)
            #expect(stack.viewControllers.count == 2 && shown.title == name)
            #expect(shown.navigationItem.leftBarButtonItem == nil)
            let isUnknown = find(UIContentUnavailableView.self, in: shown.view) != nil
            #expect(isUnknown == (name == "b.bin"))
            scene.test.scene.perform { _ = stack.popViewController(animated: true) }
            scene.settle()
            _ = kept
        }
        #expect(owner.heard == ["begin", "end", "begin", "end"])
    }

    @Test func whatCanBeDoneWithAFileIsOffered() throws {
        let scene = PickerScene()
        defer { scene.test.end() }
        let (kept, url) = try file("a.pdf", Data("%PDF".utf8))
        let owner = Owner(scene.root)
        let controller = UIDocumentInteractionController()
        controller.delegate = owner
        let view = try #require(scene.root.view)
        #expect(!controller.presentOptionsMenu(from: view.bounds, in: view, animated: true))
        controller.url = url
        #expect(!controller.presentOptionsMenu(from: .zero, in: UIView(), animated: true))
        scene.test.scene.perform {
            #expect(controller.presentOptionsMenu(from: .zero, in: view, animated: true))
        }
        scene.settle()
        #expect(scene.root.presentedViewController is UIActivityViewController)
        scene.test.scene.perform { controller.dismissMenu(animated: true) }
        scene.settle()
        #expect(scene.root.presentedViewController == nil)
        #expect(owner.heard == ["options", "no options"])
        scene.test.scene.perform {
            #expect(controller.presentOpenInMenu(from: .zero, in: view, animated: false))
        }
        #expect(owner.heard.last == "open in")
        _ = kept
    }
}
