import SceneTesting
import Testing
import UIKit

@testable import WebHost

/// The way for pages whose network refuses WebSockets.
@MainActor
struct PollingTests {
    @Test func wholeWayWorksWithoutASocket() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let hello = try await page.post("[\"hello\",1,\(page.patch)]", after: page.patch)
            #expect(hello.text == "[[\(page.patch),0]]")
            let tap = try await page.post("[1,\"tap\",70,35]", after: page.patch)
            #expect(tap.text.hasPrefix("[[\(page.patch + 1),1,["))
            let missed = try await HTTPClient.reply(on: try await page.poll(after: page.patch))
            #expect(missed.text.hasPrefix("[[\(page.patch + 1),1,["))
            let again = try await page.post("[1,\"tap\",70,35]", after: page.patch + 1)
            #expect(again.text == "[[\(page.patch + 1),1]]")
            #expect(test.app.lastController?.count == 1)
            let lost = try await HTTPClient.reply(on: try await page.poll(after: 99))
            #expect(lost.text.contains("[\"tree\",\(page.patch + 1),1,"))
        }
    }

    @Test(arguments: [
        (["Content-Type": "text/plain"], 415), (["Content-Encoding": "gzip"], 415),
        (["Content-Type": "Application/JSON; charset=utf-8"], 200), ([:], 200),
    ])
    func messagesAreJSON(headers: [String: String], status: Int) async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let reply = try await test.client.send(
                "POST",
                page.scene + "/events?after=\(page.patch)",
                headers: ["Cookie": page.cookie].merging(headers) { $1 },
                body: "[1,\"tap\",70,35]"
            )
            #expect(reply.status == status)
            #expect(test.app.lastController?.count == (status == 200 ? 1 : 0))
        }
    }

    @Test func anothersCookieOfTheSameNameHidesNone() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let name = page.cookie.prefix { $0 != "=" }
            let reply = try await test.client.send(
                "POST",
                page.scene + "/events?after=\(page.patch)",
                headers: ["Cookie": "\(name)=foreign; \(page.cookie)"],
                body: "[1,\"tap\",70,35]"
            )
            #expect(reply.status == 200 && test.app.lastController?.count == 1)
        }
    }

    @Test func requestWaitsForTheNextPatch() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let poll = try await page.poll(after: page.patch)
            try await test.waitUntil { test.firstSession?.poll != nil }
            test.app.lastController?.increment()
            let reply = try await HTTPClient.reply(on: poll)
            #expect(reply.text.hasPrefix("[[\(page.patch + 1),0,["))
            #expect(reply.header("Cache-Control") == "no-store")
        }
    }

    @Test func wishForTheTreeIsAnsweredWithIt() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let reply = try await page.post("[\"tree\"]", after: page.patch)
            #expect(reply.text.contains("[\"tree\",\(page.patch + 1),0,"))
        }
    }

    @Test func whatIsDoneOnceComesWithTheTreeThatIsOwed() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            try #require(test.firstSession).hibernate()
            test.app.lastScene?.perform { UIPasteboard.general.string = "copied" }
            let reply = try await HTTPClient.reply(on: try await page.poll(after: page.patch))
            #expect(reply.text.contains("[\"tree\","))
            #expect(reply.text.contains("[17,1,\"copied\"]"))
        }
    }

    @Test func treesThatAreAskedForTooOftenAreRefused() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            for _ in 0..<Int(TreeBudget.most) {
                #expect(try await page.post("[\"tree\"]", after: page.patch).status == 200)
            }
            let refusal = try await page.post("[\"tree\"]", after: page.patch)
            #expect(refusal.status == 429 && refusal.header("Retry-After") == "1")
            let lost = try await HTTPClient.reply(on: try await page.poll(after: 99))
            #expect(lost.status == 429)
            test.pass(1)
            let tree = try await HTTPClient.reply(on: try await page.poll(after: 99))
            #expect(tree.status == 200 && tree.text.contains("[\"tree\","))
        }
    }

    @Test func newerRequestTakesOver() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let first = try await page.poll(after: page.patch)
            try await test.waitUntil { test.firstSession?.poll != nil }
            _ = try await page.poll(after: page.patch)
            #expect(try await HTTPClient.reply(on: first).text == "[[\"gone\"]]")
        }
    }

    @Test func requestEndsWithItsConnection() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            var poll: Connection? = try await page.poll(after: page.patch)
            try await test.waitUntil { test.firstSession?.poll != nil }
            #expect(poll != nil)
            poll = nil
            try await test.waitUntil { test.firstSession?.isConnected == false }
        }
    }

    @Test(arguments: ["{", "[1,\"tap\",1e999,0]"])
    func bodyThatCannotBeReadCountsForNothing(body: String) async throws {
        try await withHost { test in
            let reply = try await TestPage(test).post(body, after: 0)
            #expect(reply.text.hasPrefix("[[\"error\",\"Message, byte "))
        }
    }

    @Test func headersAloneLetGoOfNoPage() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let socket = try await page.connect()
            _ = try await socket.next()
            let head = try await test.client.send(
                "HEAD",
                page.scene + "/patches?after=0",
                headers: ["Cookie": page.cookie]
            )
            #expect(head.status == 405)
            #expect(head.header("Allow") == "GET, OPTIONS")
            try await socket.send("[1,\"tap\",70,35]")
            #expect(try await socket.next().input == 1)
        }
    }

    @Test func unknownSceneIsGone() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            for cookie in ["", "vitrine-\(test.port)=0"] {
                let headers = ["Cookie": cookie]
                let get = try await test.client.send(
                    "GET",
                    page.scene + "/patches?after=0",
                    headers: headers
                )
                #expect(get.status == 410)
                let post = try await test.client.send(
                    "POST",
                    page.scene + "/events?after=0",
                    headers: headers,
                    body: "[]"
                )
                #expect(post.status == 410)
            }
        }
    }

    @Test func stopAnswersTheRequestThatWaits() async throws {
        let test = try TestHost()
        let page = try await TestPage(test)
        let poll = try await page.poll(after: page.patch)
        try await test.waitUntil { test.firstSession?.poll != nil }
        await test.host.stop()
        #expect(try await HTTPClient.reply(on: poll).text == "[]")
        #expect(test.app.log == ["resign", "background", "disconnect"])
    }
}
