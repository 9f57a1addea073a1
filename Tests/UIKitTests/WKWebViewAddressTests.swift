import Foundation
import RenderTree
import Testing
import WebKit

@testable import UIKit

@MainActor
struct WKWebViewAddressTests {
    /// A delegate that decides later.
    private final class Decider: WKNavigationDelegate {
        var decisions: [@MainActor @Sendable (WKNavigationActionPolicy) -> Void] = []

        func webView(
            _ webView: WKWebView,
            decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
        ) {
            decisions.append(decisionHandler)
        }
    }

    private let test = TestScene()
    private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    private func load(_ address: String) throws {
        let url = try #require(URL(string: address))
        test.scene.perform { _ = view.load(URLRequest(url: url)) }
    }

    @Test func theAddressIsKnownAsSoonAsTheAppAsks() throws {
        defer { test.end() }
        try load("https://example.org/a")
        #expect(view.url?.path == "/a")
        test.add(view)
        test.commit()
        #expect(view.url?.path == "/a" && view.isLoading)
        let decider = Decider()
        view.navigationDelegate = decider
        try load("https://example.org/b")
        #expect(view.url?.path == "/b")
        test.commit()
        #expect(view.url?.path == "/b" && decider.decisions.count == 1)
        test.scene.perform { decider.decisions.last?(.cancel) }
        #expect(view.url?.path == "/a")
        try load("https://example.org/c")
        test.scene.perform { view.stopLoading() }
        #expect(view.url?.path != "/c")
    }
}
