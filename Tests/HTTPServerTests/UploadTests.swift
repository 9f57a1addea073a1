import HTTPServer
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct UploadTests {
    private final class Sink: BodySink {
        let limit: Int
        let refuses: Bool
        let count = Mutex(0)
        let onEnd: @Sendable () -> Void

        init(limit: Int, refuses: Bool = false, onEnd: @escaping @Sendable () -> Void = {}) {
            self.limit = limit
            self.refuses = refuses
            self.onEnd = onEnd
        }

        deinit { onEnd() }

        func take(_ bytes: UnsafeRawBufferPointer) -> HTTPResponse? {
            if refuses { return .text("no room", status: 507) }
            count.withLock { $0 += bytes.count }
            return nil
        }
    }

    private func withUploads(
        _ makeSink: @escaping @Sendable () -> Sink = { Sink(limit: 3_000_000) },
        _ body: (Int) async throws -> Void
    ) async throws {
        try await withServer({ $0.maxBodyBytes = 1_000 }) { router in
            router.uploads(below: "/up/") { request in
                guard request.header("X-Ticket") == "good" else {
                    return .refuse(.text("who?", status: 404))
                }
                return .take(makeSink())
            }
            try router.main(.post, "/up/:name") { request, responder in
                let count = (request.sink as? Sink)?.count.withLock { $0 } ?? -1
                responder.respond(.text("\(count) \(request.body.count)"))
            }
            try router.main(.get, "/") { _, responder in responder.respond(.text("fine")) }
        } _: { port, _ in
            try await body(port)
            #expect(try TestClient(port: port).get("/").text == "fine")
        }
    }

    private func head(_ length: Int, _ ticket: String = "good") -> String {
        "POST /up/x HTTP/1.1\r\nHost: t\r\nX-Ticket: \(ticket)\r\nContent-Length: \(length)\r\n\r\n"
    }

    @Test(arguments: [0, 1, 999, 2_000_000])
    func bodiesLongerThanOthersAreTakenWhileTheyCome(length: Int) async throws {
        try await withUploads { port in
            let client = try TestClient(port: port)
            client.send(head(length) + String(repeating: "a", count: length))
            #expect(try client.readResponse().text == "\(length) 0")
            // The connection goes on.
            client.send(head(5) + "hello")
            #expect(try client.readResponse().text == "5 0")
        }
    }

    @Test func lengthBeyondTheLimitIsRefusedUnread() async throws {
        try await withUploads { port in
            let client = try TestClient(port: port)
            client.send(head(3_000_001))
            #expect(try client.readResponse().status == 413)
        }
    }

    @Test func chunksBeyondTheLimitAreRefused() async throws {
        try await withUploads({ Sink(limit: 1_500) }) { port in
            let client = try TestClient(port: port)
            client.send("POST /up/x HTTP/1.1\r\nHost: t\r\nX-Ticket: good\r\n")
            client.send("Transfer-Encoding: chunked\r\n\r\n")
            let chunk = "400\r\n" + String(repeating: "a", count: 1024) + "\r\n"
            client.send(chunk + chunk + "0\r\n\r\n")
            #expect(try client.readResponse().status == 413)
        }
    }

    @Test func strangersAreRefusedByTheirHeader() async throws {
        try await withUploads { port in
            let client = try TestClient(port: port)
            client.send(head(2_000_000, "bad"))
            #expect(try client.readResponse().status == 404)
        }
    }

    @Test func whatTheSinkRefusesIsAnswered() async throws {
        try await withUploads({ Sink(limit: 3_000, refuses: true) }) { port in
            let client = try TestClient(port: port)
            client.send(head(2_000) + String(repeating: "a", count: 2_000))
            #expect(try client.readResponse().status == 507)
        }
    }

    @Test func cutOffBodyLetsGoOfItsSink() async throws {
        let log = EventLog()
        try await withUploads({ Sink(limit: 3_000_000) { log.add("end") } }) { port in
            do {
                let client = try TestClient(port: port)
                client.send(head(2_000_000) + "only this")
            }
            #expect(await log.next() == ["end"])
        }
    }
}
