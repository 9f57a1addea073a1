import Foundation
import RenderTree
import Testing
import WebKit

@testable import UIKit

@MainActor
struct WKWebViewTests {
    private final class Listener: WKNavigationDelegate {
        var log: [String] = []
        var policy = WKNavigationActionPolicy.allow
        /// Whether decisions wait until the test makes them.
        var waits = false
        var decisions: [@MainActor @Sendable (WKNavigationActionPolicy) -> Void] = []
        /// What is done as a page starts.
        var start: (WKWebView) -> Void = { _ in }

        func webView(
            _ webView: WKWebView,
            decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
        ) {
            log.append("decide \(navigationAction.request.url?.absoluteString ?? "")")
            if waits { decisions.append(decisionHandler) } else { decisionHandler(policy) }
        }
        func webView(
            _ webView: WKWebView,
            didStartProvisionalNavigation navigation: WKNavigation!
        ) {
            log.append("start")
            start(webView)
        }
        func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
            log.append("commit")
        }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            log.append("finish")
        }
        func webView(
            _ webView: WKWebView,
            didFailProvisionalNavigation navigation: WKNavigation!,
            withError error: any Error
        ) { log.append("fail \((error as? URLError)?.code.rawValue ?? 0)") }
    }

    private final class Observer: NSObject, KeyValueObserving {
        var log: [String] = []

        func observeValue(
            forKeyPath keyPath: String?,
            of object: Any?,
            change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            log.append("\(keyPath ?? "") \(change?[.newKey] ?? "-")")
        }
    }

    private let test = TestScene()
    private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let listener = Listener()

    init() {
        view.navigationDelegate = listener
        test.add(view)
        test.commit()
    }

    private func ways() -> [PageNavigation] {
        test.commit().operations.compactMap {
            if case .perform(.navigate(let way)) = $0 { way } else { nil }
        }
    }

    private func tell(_ number: Int, _ isLoaded: Bool = true) throws {
        let input = PageLoadInput(node: test.id(of: view), number: number, isLoaded: isLoaded)
        try test.scene.deliver(.page(input))
    }

    private func load(_ address: String, timeout: TimeInterval = 60) throws {
        let url = try #require(URL(string: address))
        test.scene.perform {
            _ = view.load(URLRequest(url: url, timeoutInterval: timeout))
        }
    }

    @Test func addressesAreShownInAFrame() throws {
        defer { test.end() }
        #expect(!test.scene.showsPages)
        try load("https://swift.org/")
        #expect(listener.log.isEmpty)
        let way = try #require(ways().first)
        #expect(way.address == "https://swift.org/")
        #expect(way.node == test.id(of: view))
        let words = way.sandbox.split(separator: " ")
        #expect(words.contains("allow-scripts") && words.contains("allow-same-origin"))
        #expect(!words.contains { $0.hasPrefix("allow-top") || $0.hasPrefix("allow-popups") })
        #expect(view.isLoading && view.estimatedProgress == 0.1)
        #expect(view.url?.host == "swift.org")
        try tell(way.number + 1)
        #expect(view.isLoading)
        try tell(way.number)
        #expect(!view.isLoading && view.estimatedProgress == 1)
        #expect(listener.log == ["decide https://swift.org/", "start", "commit", "finish"])
        // The person went on in the frame.
        try tell(way.number)
        #expect(listener.log.suffix(3) == ["start", "commit", "finish"])
        #expect(test.scene.showsPages)
    }

    @Test func ownPagesAreDocumentsOfTheScene() throws {
        defer { test.end() }
        let base = URL(string: "https://example.org/a?b=\"&c")
        let html = "<!DOCTYPE html><head><TITLE>\n A &amp; <b>B</b> </title></head><p>x"
        test.scene.perform { _ = view.loadHTMLString(html, baseURL: base) }
        let way = try #require(ways().first)
        #expect(!way.sandbox.contains("same-origin"))
        #expect(way.address.hasPrefix("pages/"))
        let name = String(way.address.dropFirst(6))
        #expect(name.utf8.count == 32)
        let document = try #require(test.scene.localDocument(named: name))
        #expect(document.mediaType == "text/html; charset=utf-8")
        let text = String(decoding: document.data, as: UTF8.self)
        #expect(text.hasPrefix("<!DOCTYPE html><head><base href=\"https://example.org/a?b="))
        #expect(document.sandbox == way.sandbox)
        #expect(view.title == nil)
        try tell(way.number)
        #expect(view.title == "A & <b>B</b>")
        // A page that got the whole tree has another address, and the old one is over.
        test.scene.tellAnimationsAgain()
        let again = try #require(ways().first)
        #expect(again.number != way.number)
        #expect(again.address != way.address)
        #expect(test.scene.localDocument(named: name) == nil)
        view.removeFromSuperview()
        #expect(test.scene.localDocument(named: String(again.address.dropFirst(6))) == nil)
    }

    @Test(arguments: [
        ("UTF-8", "text/html; charset=utf-8", "T"), ("", "text/html; charset=utf-8", "T"),
        ("utf-16", "text/html; charset=utf-16", ""),
        ("iso-2022-jp", "text/html; charset=iso-2022-jp", ""),
    ])
    func dataIsOfTheEncodingThatItSays(name: String, type: String, title: String) throws {
        defer { test.end() }
        let base = try #require(URL(string: "https://example.org/"))
        let data = Data("<title>T</title>".utf8)
        test.scene.perform {
            _ = view.load(
                data,
                mimeType: "text/html",
                characterEncodingName: name,
                baseURL: base
            )
        }
        let way = try #require(ways().first)
        let document = test.scene.localDocument(named: String(way.address.dropFirst(6)))
        #expect(document?.mediaType == type)
        // Of other encodings nothing is read or written.
        #expect((document?.data == data) == title.isEmpty)
        try tell(way.number)
        #expect(view.title ?? "" == title)
    }

    @Test func scriptsAreForbiddenWhereTheAppSaysSo() throws {
        defer { test.end() }
        let configuration = WKWebViewConfiguration()
        configuration.defaultWebpagePreferences.allowsContentJavaScript = false
        configuration.preferences.javaScriptCanOpenWindowsAutomatically = true
        let view = WKWebView(frame: .zero, configuration: configuration)
        test.scene.perform {
            test.window.addSubview(view)
            _ = view.loadHTMLString("<p>", baseURL: nil)
        }
        let words = try #require(ways().first).sandbox.split(separator: " ")
        #expect(!words.contains("allow-scripts"))
        #expect(words.contains("allow-popups"))
        #expect(view.url?.absoluteString == "about:blank")
    }

    @Test func whatIsRefusedOrLateFails() throws {
        defer { test.end() }
        try load("ftp://example.org/")
        #expect(ways().isEmpty)
        #expect(listener.log.last == "fail \(URLError.Code.unsupportedURL.rawValue)")
        try load("https://example.org/", timeout: 5)
        _ = ways()
        test.clock.advance(by: 4)
        #expect(view.isLoading)
        test.clock.advance(by: 2)
        #expect(listener.log.last == "fail \(URLError.Code.timedOut.rawValue)")
        #expect(ways().map(\.address) == [""])
        try load("https://example.org/b")
        let way = try #require(ways().first)
        try tell(way.number, false)
        #expect(listener.log.last == "fail \(URLError.Code.cannotLoadFromNetwork.rawValue)")
        try tell(way.number)
        #expect(listener.log.last?.hasPrefix("fail") == true)
        listener.policy = .cancel
        try load("https://example.org/c")
        #expect(ways().isEmpty)
        #expect(view.url?.path == "/b")
    }

    @Test func whatIsShownAgainIsNoNewPage() throws {
        defer { test.end() }
        try load("https://swift.org/")
        let way = try #require(ways().first)
        try tell(way.number)
        listener.log = []
        test.scene.perform { view.removeFromSuperview() }
        test.add(view)
        let again = try #require(ways().last)
        #expect(again.address == way.address)
        // The frame before may tell late.
        try tell(way.number)
        try tell(again.number)
        #expect(listener.log.isEmpty)
        #expect(!view.isLoading && view.estimatedProgress == 1)
        test.scene.tellAnimationsAgain()
        let third = try #require(ways().last)
        try tell(third.number)
        #expect(listener.log.isEmpty)
        try tell(third.number)
        #expect(listener.log == ["start", "commit", "finish"])
    }

    @Test func timeOutsideOfWindowsDoesNotCount() throws {
        defer { test.end() }
        try load("https://swift.org/", timeout: 5)
        _ = ways()
        test.scene.perform { view.removeFromSuperview() }
        test.commit()
        test.clock.advance(by: 10)
        #expect(view.isLoading)
        test.add(view)
        let way = try #require(ways().last)
        test.clock.advance(by: 4)
        #expect(view.isLoading)
        try tell(way.number)
        #expect(listener.log == ["decide https://swift.org/", "start", "commit", "finish"])
    }

    @Test func aLateDecisionDoesNotReplaceANewerPage() throws {
        defer { test.end() }
        listener.waits = true
        try load("https://example.org/a")
        #expect(ways().isEmpty)
        try load("https://example.org/b")
        #expect(ways().isEmpty)
        try #require(listener.decisions.count == 2)
        test.scene.perform { listener.decisions[1](.allow) }
        #expect(ways().map(\.address) == ["https://example.org/b"])
        test.scene.perform { listener.decisions[0](.allow) }
        test.scene.perform { listener.decisions[1](.allow) }
        #expect(ways().isEmpty)
        #expect(view.url?.path == "/b")
        try load("https://example.org/c")
        #expect(ways().isEmpty)
        test.scene.perform {
            view.stopLoading()
            listener.decisions[2](.allow)
        }
        #expect(!ways().contains { $0.address == "https://example.org/c" })
    }

    @Test func whatCannotBeShownLeavesThePageThatIs() throws {
        defer { test.end() }
        try load("https://example.org/a")
        let way = try #require(ways().first)
        try tell(way.number)
        listener.log = []
        try load("ftp://example.org/")
        #expect(ways().isEmpty)
        try load("file:///nowhere/at/all.html")
        #expect(ways().isEmpty)
        #expect(
            listener.log == [
                "decide ftp://example.org/", "start",
                "fail \(URLError.Code.unsupportedURL.rawValue)",
                "decide file:///nowhere/at/all.html", "start",
                "fail \(URLError.Code.fileDoesNotExist.rawValue)",
            ]
        )
        #expect(view.url?.path == "/a" && view.estimatedProgress == 1 && !view.isLoading)
        #expect(view.backForwardList.currentItem?.url.path == "/a")
        listener.log = []
        try tell(way.number)
        #expect(listener.log == ["start", "commit", "finish"])
    }

    @Test func listLeadsBackAndForth() throws {
        defer { test.end() }
        #expect(!view.canGoBack)
        for page in ["a", "b", "c"] {
            try load("https://example.org/" + page)
            let way = try #require(ways().first)
            try tell(way.number)
        }
        test.scene.perform { _ = view.goBack() }
        #expect(ways().first?.address == "https://example.org/b")
        #expect(view.canGoBack && view.canGoForward)
        #expect(view.backForwardList.backList.map(\.url.path) == ["/a"])
        test.scene.perform { _ = view.goForward() }
        #expect(ways().first?.address == "https://example.org/c")
        #expect(!view.canGoForward)
        test.scene.perform { _ = view.reload() }
        #expect(ways().first?.address == "https://example.org/c")
        #expect(view.backForwardList.backList.count == 2)
        test.scene.perform { _ = view.goBack() }
        _ = ways()
        try load("https://example.org/d")
        _ = ways()
        #expect(view.backForwardList.forwardList.isEmpty)
        #expect(view.backForwardList.backList.map(\.url.path) == ["/a", "/b"])
    }

    @Test func pagesOfTheAppsOwnAreInNoList() throws {
        defer { test.end() }
        #expect(view.reload() == nil)
        test.scene.perform { _ = view.loadHTMLString("<title>1</title>", baseURL: nil) }
        _ = ways()
        #expect(view.backForwardList.currentItem == nil && !view.canGoBack)
        for page in ["a", "b"] {
            try load("https://example.org/" + page)
            _ = ways()
        }
        test.scene.perform { _ = view.loadHTMLString("<title>2</title>", baseURL: nil) }
        _ = ways()
        #expect(view.backForwardList.currentItem?.url.path == "/b")
        #expect(view.backForwardList.backList.map(\.url.path) == ["/a"])
        // What is shown is asked for again, in the list or not.
        test.scene.perform { _ = view.reload() }
        let way = try #require(ways().first)
        try tell(way.number)
        #expect(view.title == "2")
        #expect(view.backForwardList.currentItem?.url.path == "/b")
        test.scene.perform { _ = view.goBack() }
        #expect(ways().first?.address == "https://example.org/a")
        #expect(view.backForwardList.forwardList.map(\.url.path) == ["/b"])
    }

    @Test func progressIsObservedByTheNamesOfKeyPaths() throws {
        defer { test.end() }
        let observer = Observer()
        let names = ["estimatedProgress", "title", "loading", "URL", "canGoBack", "canGoForward"]
        for name in names {
            view.addObserver(observer, forKeyPath: name, options: .new, context: nil)
        }
        let base = try #require(URL(string: "https://example.org/"))
        test.scene.perform { _ = view.loadHTMLString("<title>T</title>", baseURL: base) }
        let way = try #require(ways().first)
        #expect(
            observer.log == [
                "URL https://example.org/", "estimatedProgress 0.1", "loading true",
            ]
        )
        observer.log = []
        try tell(way.number)
        #expect(observer.log == ["estimatedProgress 1.0", "title T", "loading false"])
        observer.log = []
        for page in ["a", "b"] {
            try load("https://example.org/" + page)
            _ = ways()
        }
        #expect(observer.log.last == "canGoBack true")
        for name in names { view.removeObserver(observer, forKeyPath: name) }
        observer.log = []
        try tell(way.number + 2)
        #expect(observer.log.isEmpty && !view.isLoading)
    }

    @Test func whatIsStoppedOrReplacedIsCancelled() throws {
        defer { test.end() }
        let cancelled = "fail \(URLError.Code.cancelled.rawValue)"
        try load("https://example.org/a")
        _ = ways()
        listener.log = []
        try load("https://example.org/b")
        let way = try #require(ways().first)
        #expect(listener.log == ["decide https://example.org/b", cancelled, "start"])
        listener.log = []
        test.scene.perform { view.stopLoading() }
        #expect(listener.log == [cancelled] && !view.isLoading)
        // The frame stays, and what comes into it is no other page.
        #expect(ways().isEmpty)
        try tell(way.number)
        #expect(listener.log == [cancelled])
        test.clock.advance(by: 100)
        #expect(listener.log == [cancelled])
        test.scene.perform { view.stopLoading() }
        #expect(listener.log == [cancelled])
        test.scene.perform { _ = view.reload() }
        let again = try #require(ways().first)
        try tell(again.number)
        #expect(listener.log.suffix(3) == ["start", "commit", "finish"])
    }

    @Test func whatIsStoppedAsItStartsIsNeverShown() throws {
        defer { test.end() }
        let cancelled = "fail \(URLError.Code.cancelled.rawValue)"
        listener.start = { $0.stopLoading() }
        try load("https://example.org/0")
        #expect(ways().isEmpty)
        #expect(listener.log == ["decide https://example.org/0", "start", cancelled])
        #expect(view.url == nil && view.reload() == nil)
        listener.start = { _ in }
        try load("https://example.org/a")
        let way = try #require(ways().first)
        try tell(way.number)
        listener.start = { $0.stopLoading() }
        listener.log = []
        try load("https://example.org/b")
        #expect(ways().isEmpty)
        #expect(listener.log == ["decide https://example.org/b", "start", cancelled])
        #expect(view.url?.path == "/a" && view.estimatedProgress == 1 && !view.isLoading)
        #expect(view.backForwardList.currentItem?.url.path == "/a" && !view.canGoBack)
        // The frame has the page before, which a person goes on in.
        listener.start = { _ in }
        listener.log = []
        try tell(way.number)
        #expect(listener.log == ["start", "commit", "finish"])
        test.scene.tellAnimationsAgain()
        #expect(ways().last?.address == "https://example.org/a")
    }

    @Test func whatBeginsAsAnotherStartsReplacesIt() throws {
        defer { test.end() }
        let next = try #require(URL(string: "https://example.org/b"))
        listener.waits = true
        try load("https://example.org/a")
        #expect(ways().isEmpty)
        let decision = try #require(listener.decisions.first)
        listener.waits = false
        listener.start = { [listener] view in
            listener.start = { _ in }
            view.load(URLRequest(url: next))
            view.layoutIfNeeded()
        }
        test.scene.perform { decision(.allow) }
        #expect(ways().map(\.address) == ["https://example.org/b"])
        #expect(view.url == next && view.isLoading)
        #expect(view.backForwardList.currentItem?.url == next && !view.canGoBack)
    }

    @Test func scriptsOfThePageCannotBeCalled() async throws {
        defer { test.end() }
        await #expect(throws: WKError.self) {
            _ = try await view.evaluateJavaScript("1 + 1")
        }
    }

    // MARK: - Documents

    @Test func documentsHaveViewsOfPages() throws {
        defer { test.end() }
        let source = try NibSamples.xib(
            """
            <wkWebView allowsBackForwardNavigationGestures="YES" contentMode="scaleToFill" id="aaa">
            <rect key="frame" x="0" y="0" width="200" height="100"/>
            <wkWebViewConfiguration key="configuration"><audiovisualMediaTypes \
            key="mediaTypesRequiringUserActionForPlayback" none="YES"/>
            <wkPreferences key="preferences" javaScriptEnabled="NO" \
            javaScriptCanOpenWindowsAutomatically="YES"/></wkWebViewConfiguration>
            <connections><outlet property="navigationDelegate" destination="ddd" id="o1"/>
            </connections></wkWebView>
            <customObject id="ddd" customClass="PageHearer" customModule="UIKitTests"/>
            """
        )
        let objects = UINib(source).instantiate(withOwner: nil)
        let view = try #require(objects.first as? WKWebView)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(view.allowsBackForwardNavigationGestures)
        #expect(view.configuration.preferences.javaScriptCanOpenWindowsAutomatically)
        #expect(view.configuration.defaultWebpagePreferences.allowsContentJavaScript == false)
        #expect(view.navigationDelegate is PageHearer)
        #expect(source.warnings.isEmpty)
    }

    @Test func classesOfViewsOfPagesAreFoundByName() throws {
        defer { test.end() }
        let source = try NibSamples.xib("<view id=\"aaa\" customClass=\"WKWebView\"/>")
        #expect(UINib(source).instantiate(withOwner: nil).first is WKWebView)
        #expect(source.warnings.isEmpty)
    }
}

final class PageHearer: NSObject, WKNavigationDelegate {}
