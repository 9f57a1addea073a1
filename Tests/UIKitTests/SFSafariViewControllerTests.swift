import RenderTree
import SafariServices
import Testing

@testable import UIKit

@MainActor
struct SFSafariViewControllerTests {
    private final class Listener: NSObject, SFSafariViewControllerDelegate {
        var calls: [String] = []
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
            calls.append("finish")
        }
        func safariViewController(
            _ controller: SFSafariViewController,
            didCompleteInitialLoad didLoadSuccessfully: Bool
        ) { calls.append("load \(didLoadSuccessfully)") }
    }

    @Test func theBrowserShowsThePageAndTheControllerEnds() throws {
        let root = UIViewController()
        let test = TestScene(root: root)
        defer { test.end() }
        test.commit()
        let listener = Listener()
        let url = try #require(URL(string: "https://example.org/page"))
        let page = SFSafariViewController(url: url)
        page.delegate = listener
        test.scene.perform { root.present(page, animated: true) }
        var effects: [String] = []
        for _ in 0..<4 {
            effects += test.commit().operations.map { "\($0)" }
            test.clock.advance(by: 1)
        }
        #expect(effects.contains { $0.contains("https://example.org/page") })
        #expect(listener.calls == ["load true", "finish"])
        #expect(root.presentedViewController == nil)
    }
}
