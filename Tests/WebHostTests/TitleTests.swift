import SceneTesting
import Testing

@testable import WebHost

/// How the page's title follows the scene's.
@MainActor
struct TitleTests {
    @Test func titleSetLaterReachesThePage() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let socket = try await page.connect()
            _ = try await socket.next()
            test.app.lastScene?.title = "Inbox (1)"
            #expect(try await socket.next() == .text("[\"title\",\"Inbox (1)\"]"))
            #expect(try await socket.next() == .text("[\(page.patch + 1),0,[]]"))
            test.app.lastScene?.title = "Inbox (1)"
            try await socket.send("[1,\"tap\",5,700]")
            #expect(try await socket.next() == .text("[\(page.patch + 1),1]"))
        }
    }

    @Test func emptyTitleIsTheAppsName() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let socket = try await page.connect()
            _ = try await socket.next()
            test.app.lastScene?.title = nil
            let scene = try #require(test.app.lastScene)
            let name = PageBuilder.title(of: scene)
            #expect(!name.isEmpty && name != "Test <app>")
            #expect(try await socket.next() == .text("[\"title\",\"\(name)\"]"))
        }
    }

    @Test func pageThatWasCutOffGetsTheTitleAfterwards() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let socket = try await page.connect()
            _ = try await socket.next()
            test.app.lastScene?.title = "Lost"
            _ = try await socket.next()
            let patch = try await socket.next()
            try await socket.close()
            try await test.waitUntil { test.firstSession?.isConnected == false }
            // The first page may have missed the title; it goes again with its patch.
            let again = try await page.connect()
            #expect(try await again.next() == .text("[\"title\",\"Lost\"]"))
            #expect(try await again.next() == patch)
            #expect(try await again.next().input == 0)
            try await again.close()
            try await test.waitUntil { test.firstSession?.isConnected == false }
            test.app.lastScene?.title = "Meanwhile"
            let third = try await page.connect(after: page.patch + 1)
            #expect(try await third.next() == .text("[\"title\",\"Meanwhile\"]"))
        }
    }

    @Test func wholeTreeComesWithTheTitle() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let socket = try await page.connect()
            _ = try await socket.next()
            test.app.lastScene?.title = "Late"
            _ = try await socket.next()
            _ = try await socket.next()
            try await socket.send("[\"tree\"]")
            #expect(try await socket.next() == .text("[\"title\",\"Late\"]"))
            #expect(try await socket.next().isTree)
        }
    }

    @Test func pollingPagesGetTheTitle() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let poll = try await page.poll(after: page.patch)
            try await test.waitUntil { test.firstSession?.poll != nil }
            test.app.lastScene?.title = "News"
            let expected = "[[\"title\",\"News\"],[\(page.patch + 1),0,[]]]"
            #expect(try await HTTPClient.reply(on: poll).text == expected)
            // The answer may have been lost: asked again, it comes again.
            let second = try await page.poll(after: page.patch)
            #expect(try await HTTPClient.reply(on: second).text == expected)
            test.app.lastScene?.title = "Between"
            let third = try await page.poll(after: page.patch + 1)
            #expect(
                try await HTTPClient.reply(on: third).text
                    == "[[\"title\",\"Between\"],[\(page.patch + 2),0,[]]]"
            )
        }
    }

    @Test func pageLoadedAnewHasTheTitle() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            test.app.lastScene?.title = "New <one>"
            let again = try await TestPage(test, page.scene, headers: page.reload)
            #expect(again.html.contains("<title>New &lt;one&gt;</title>"))
            let socket = try await again.connect()
            #expect(try await socket.next() == .text("[\(again.patch),0]"))
        }
    }
}
