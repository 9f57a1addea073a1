import Foundation
import RenderTree
import Testing
import WebKit

@testable import UIKit

/// Files in views of pages.
@MainActor
struct WKWebViewFileTests {
    private final class Listener: WKNavigationDelegate {
        var log: [String] = []

        func webView(
            _ webView: WKWebView,
            didFailProvisionalNavigation navigation: WKNavigation!,
            withError error: any Error
        ) { log.append("fail \((error as? URLError)?.code.rawValue ?? 0)") }
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

    private func emptyFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("web-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        return folder
    }

    @Test func filesAreShownHoweverTheyAreAskedFor() throws {
        defer { test.end() }
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("web-\(UUID().uuidString).html")
        try Data("<title>File</title>".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        test.scene.perform { _ = view.load(URLRequest(url: file)) }
        let way = try #require(ways().first)
        #expect(way.address.hasPrefix("pages/"))
        let input = PageLoadInput(node: test.id(of: view), number: way.number, isLoaded: true)
        try test.scene.deliver(.page(input))
        #expect(view.title == "File" && view.url == file)
        test.scene.perform { _ = view.loadFileURL(file, allowingReadAccessTo: file) }
        let again = try #require(ways().first)
        let document = test.scene.localDocument(named: String(again.address.dropFirst(6)))
        #expect(document?.mediaType == "text/html; charset=utf-8")
        let page = try #require(URL(string: "https://example.org/"))
        #expect(view.loadFileURL(page, allowingReadAccessTo: page) == nil)
    }

    @Test func filesOfTheServersAreNoPages() throws {
        defer { test.end() }
        let folder = try emptyFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let link = folder.appendingPathComponent("link.html")
        let target = URL(fileURLWithPath: "/etc/passwd")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
        let hidden = folder.appendingPathComponent(".env")
        try Data("KEY=1".utf8).write(to: hidden)
        let pipe = folder.appendingPathComponent("pipe.html")
        try #require(mkfifo(pipe.path, 0o600) == 0)
        let environment = URL(fileURLWithPath: "/proc/self/environ")
        let refused = "fail \(URLError.Code.noPermissionsToReadFile.rawValue)"
        for file in [target, link, hidden, pipe, environment, folder] {
            listener.log = []
            test.scene.perform { _ = view.load(URLRequest(url: file)) }
            #expect(ways().isEmpty, "\(file.path)")
            #expect(listener.log.last == refused, "\(file.path)")
        }
        #expect(view.url == nil && view.backForwardList.currentItem == nil)
    }

    @Test func filesThatTheAppNamesAreShown() throws {
        defer { test.end() }
        let folder = try emptyFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.html")
        try Data("<title>A</title>".utf8).write(to: file)
        let beside = folder.appendingPathComponent("b.html")
        try Data("<title>B</title>".utf8).write(to: beside)
        let names = URL(fileURLWithPath: "/etc/passwd")
        for (file, access) in [(file, folder), (file, file), (names, names)] {
            test.scene.perform { _ = view.loadFileURL(file, allowingReadAccessTo: access) }
            #expect(ways().first?.address.hasPrefix("pages/") == true, "\(file.path)")
        }
        let page = try #require(URL(string: "https://example.org/"))
        // The list and `reload()` know what was named.
        test.scene.perform { _ = view.reload() }
        #expect(ways().first?.address.hasPrefix("pages/") == true)
        test.scene.perform { _ = view.load(URLRequest(url: page)) }
        #expect(ways().first?.address == page.absoluteString)
        test.scene.perform { _ = view.goBack() }
        #expect(ways().first?.address.hasPrefix("pages/") == true)
        #expect(view.url == names)
        listener.log = []
        test.scene.perform { _ = view.loadFileURL(file, allowingReadAccessTo: beside) }
        #expect(ways().isEmpty)
        #expect(
            listener.log.last == "fail \(URLError.Code.noPermissionsToReadFile.rawValue)"
        )
        #expect(view.loadFileURL(file, allowingReadAccessTo: page) == nil)
    }

    @Test func filesThatAreTooLongFail() throws {
        defer { test.end() }
        let folder = try emptyFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.txt")
        try Data().write(to: file)
        // Without blocks of its own on the disk.
        try #require(truncate(file.path, 64 << 20 + 1) == 0)
        test.scene.perform { _ = view.load(URLRequest(url: file)) }
        #expect(ways().isEmpty)
        #expect(
            listener.log.last == "fail \(URLError.Code.dataLengthExceedsMaximum.rawValue)"
        )
        try #require(truncate(file.path, 0) == 0)
        test.scene.perform { _ = view.load(URLRequest(url: file)) }
        let way = try #require(ways().first)
        let document = test.scene.localDocument(named: String(way.address.dropFirst(6)))
        #expect(document?.data == Data())
    }
}
