import HTTPServer
import Testing

@Suite(.timeLimit(.minutes(5))) struct LongPollTests {
    /// Requests that were left waiting.
    @MainActor private final class Waiting {
        var responders: [Responder] = []
        nonisolated init() {}
    }

    private func withHeldRequests(
        _ body: (Int, Waiting, EventLog) async throws -> Void
    ) async throws {
        let waiting = Waiting()
        let log = EventLog()
        try await withServer { router in
            try router.main(.get, "/wait") { request, responder in
                responder.onCancel = { log.add("cancelled") }
                waiting.responders.append(responder)
                log.add("waits \(request.query("n") ?? "")")
            }
            try router.main(.get, "/forget") { _, _ in }
            try router.main(.get, "/quick") { _, responder in responder.respond(.text("quick")) }
        } _: { port, _ in
            try await body(port, waiting, log)
            await MainActor.run { waiting.responders = [] }
        }
    }

    @Test func answerMayComeLater() async throws {
        try await withHeldRequests { port, waiting, log in
            let client = try TestClient(port: port)
            client.send("GET /wait HTTP/1.1\r\nHost: t\r\n\r\n")
            #expect(await log.next() == ["waits "])
            // Others are answered while the first waits.
            let other = try TestClient(port: port)
            for _ in 0..<200 { #expect(try other.get("/quick").text == "quick") }
            let isTaken = await MainActor.run {
                (
                    waiting.responders[0].respond(.text("late")),
                    waiting.responders[0].respond(.text("twice"))
                )
            }
            #expect(isTaken == (true, false))
            #expect(try client.readResponse().text == "late")
            #expect(try client.get("/quick").text == "quick")
        }
    }

    @Test func manyHeldRequestsAreAnsweredEachWithItsOwn() async throws {
        try await withHeldRequests { port, waiting, log in
            let clients = try (0..<100).map { number in
                let client = try TestClient(port: port)
                client.send("GET /wait?n=\(number) HTTP/1.1\r\nHost: t\r\n\r\n")
                return client
            }
            let order = await log.next(100).compactMap { Int($0.dropFirst(6)) }
            #expect(order.sorted() == Array(0..<100))
            await MainActor.run {
                for (responder, number) in zip(waiting.responders, order) {
                    responder.respond(.text("\(number)"))
                }
            }
            for (number, client) in clients.enumerated() {
                #expect(try client.readResponse().text == "\(number)")
            }
        }
    }

    @Test(arguments: [false, true])
    func clientThatGoesAwayCancels(resets: Bool) async throws {
        try await withHeldRequests { port, waiting, log in
            let client = try TestClient(port: port)
            client.send("GET /wait HTTP/1.1\r\nHost: t\r\n\r\n")
            #expect(await log.next() == ["waits "])
            if resets { client.reset() } else { client.close() }
            #expect(await log.next() == ["cancelled"])
            let isTaken = await MainActor.run { waiting.responders[0].respond(.text("nobody")) }
            #expect(!isTaken)
            #expect(try TestClient(port: port).get("/quick").text == "quick")
        }
    }

    @Test func forgottenRequestIsAnsweredWith500() async throws {
        try await withHeldRequests { port, _, _ in
            let client = try TestClient(port: port)
            #expect(try client.get("/forget").status == 500)
            #expect(try client.get("/quick").text == "quick")
        }
    }
}
