import Foundation
import SceneTesting
import Testing

@testable import UIKit
@testable import WebHost

/// Files that persons choose, from their page to the app.
@MainActor
struct UploadTests {
    private final class Listener: UIDocumentPickerDelegate {
        var urls: [URL] = []
        var cancels = 0
        func documentPicker(
            _ controller: UIDocumentPickerViewController,
            didPickDocumentsAt urls: [URL]
        ) { self.urls = urls }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
            cancels += 1
        }
    }

    private func ask(_ test: TestHost, _ listener: Listener) throws -> String {
        let scene = try #require(test.app.lastScene)
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.allowsMultipleSelection = true
        picker.delegate = listener
        scene.perform {
            scene.windows.first?.rootViewController?.present(picker, animated: false)
        }
        _ = scene.commit()
        return try #require(scene.openQuestion?.ticket)
    }

    private func send(
        _ test: TestHost,
        _ ticket: String,
        cookie: String,
        headers: [String: String] = [:],
        body: String = "hello"
    ) async throws -> Int {
        try await test.client.send(
            "POST",
            "/uploads/\(ticket)/0?name=a.txt&type=text/plain",
            headers: ["Cookie": cookie].merging(headers) { $1 },
            body: body
        ).status
    }

    @Test func fileOfThePageReachesTheAppAndGoesWithTheScene() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let socket = try await page.connect()
            let listener = Listener()
            let ticket = try ask(test, listener)
            #expect(try await send(test, ticket, cookie: page.cookie) == 204)
            #expect(test.host.environment.uploads.byteCount == 5)
            try await socket.send("[1,\"chosen\",\"\(ticket)\",1]")
            try await test.waitUntil { !listener.urls.isEmpty }
            let url = try #require(listener.urls.first)
            #expect(url.lastPathComponent == "a.txt")
            #expect(try String(contentsOf: url, encoding: .utf8) == "hello")
            // The question is over.
            #expect(try await send(test, ticket, cookie: page.cookie) == 404)
            let session = try #require(test.firstSession)
            test.store.end(session)
            #expect(!FileManager.default.fileExists(atPath: url.path))
            #expect(test.host.environment.uploads.byteCount == 0)
        }
    }

    @Test func othersAreRefused() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let ticket = try ask(test, Listener())
            let other = try await TestPage(test)
            #expect(try await send(test, ticket, cookie: other.cookie) == 404)
            #expect(try await send(test, ticket, cookie: "") == 404)
            #expect(try await send(test, "0123", cookie: page.cookie) == 404)
            for headers in OriginTests.foreign {
                let status = try await send(test, ticket, cookie: page.cookie, headers: headers)
                #expect(status == 403)
            }
            #expect(test.host.environment.uploads.byteCount == 0)
        }
    }

    @Test func limitsHold() async throws {
        try await withHost("--max-file-megabytes", "1", "--max-files-megabytes", "1") { test in
            let page = try await TestPage(test)
            let ticket = try ask(test, Listener())
            let half = String(repeating: "a", count: 700_000)
            #expect(try await send(test, ticket, cookie: page.cookie, body: half) == 204)
            // The first one is there until the new one is.
            #expect(try await send(test, ticket, cookie: page.cookie, body: half) == 507)
            #expect(test.host.environment.uploads.byteCount == 700_000)
        }
    }

    @Test func nobodyTakesAllRoomAlone() async throws {
        let store = UploadStore(fileLimit: 10, totalLimit: 100, hosts: nil)
        #expect(store.reserve(20, from: "a") && store.reserve(5, from: "a"))
        #expect(!store.reserve(1, from: "a"))
        for other in ["b", "c", "d"] { #expect(store.reserve(25, from: other)) }
        #expect(!store.reserve(1, from: "e"))
        store.release(20, from: "a")
        #expect(store.reserve(20, from: "e") && store.byteCount == 100)
        // A single file may always be as long as files may be.
        #expect(UploadStore(fileLimit: 90, totalLimit: 100, hosts: nil).reserve(90, from: "a"))
        try await withHost("--max-file-megabytes", "1", "--max-files-megabytes", "4") { test in
            let page = try await TestPage(test)
            let ticket = try ask(test, Listener())
            let half = String(repeating: "a", count: 700_000)
            #expect(try await send(test, ticket, cookie: page.cookie, body: half) == 204)
            #expect(try await send(test, ticket, cookie: page.cookie, body: half) == 507)
        }
    }

    @Test func filesWhoseAnswerNeverComesGo() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let socket = try await page.connect()
            let listener = Listener()
            let ticket = try ask(test, listener)
            let session = try #require(test.firstSession)
            // A question may wait for as long as the person likes.
            test.pass(BrowserSession.answerTimeout * 2)
            #expect(session.openTicket == ticket)
            #expect(try await send(test, ticket, cookie: page.cookie) == 204)
            test.pass(BrowserSession.answerTimeout - 1)
            #expect(test.host.environment.uploads.byteCount == 5)
            test.pass(1)
            #expect(session.openTicket == nil)
            #expect(test.host.environment.uploads.byteCount == 0)
            try await test.waitUntil { listener.cancels == 1 }
            #expect(try await send(test, ticket, cookie: page.cookie) == 404)
            try await socket.close()
        }
    }

    @Test func scriptsAnswerPickers() async throws {
        try await withHost { test in
            let reply = try await test.client.send("POST", "/api/scenes")
            let address = try #require(reply.header("Location")) + "/events"
            func events(_ text: String) async throws -> HTTPClient.Reply {
                try await test.client.send("POST", address, body: "{\"events\":[\(text)]}")
            }
            let none = try await events("{\"type\":\"choose\",\"files\":[]}")
            #expect(none.status == 404)
            #expect(none.text.contains("Nobody asks for files"))
            let listener = Listener()
            _ = try ask(test, listener)
            let wrong = try await events(
                "{\"type\":\"choose\",\"files\":[{\"name\":\"a\",\"data\":\"%\"}]}"
            )
            #expect(wrong.status == 422)
            #expect(wrong.text.contains("bytes in base64"))
            let file = "{\"name\":\"a.txt\",\"data\":\"aGVsbG8=\"}"
            #expect(try await events("{\"type\":\"choose\",\"files\":[\(file)]}").status == 200)
            // The picker goes before its delegate is told.
            let clock = address.replacingOccurrences(of: "/events", with: "/clock")
            _ = try await test.client.send("POST", clock, body: "{\"advance\":1}")
            let url = try #require(listener.urls.first)
            #expect(try String(contentsOf: url, encoding: .utf8) == "hello")
            _ = try ask(test, listener)
            #expect(try await events("{\"type\":\"choose\",\"files\":[]}").status == 200)
            _ = try await test.client.send("POST", clock, body: "{\"advance\":1}")
            #expect(listener.cancels == 1)
        }
    }
}
