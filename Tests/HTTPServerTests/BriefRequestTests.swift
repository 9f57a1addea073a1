import Foundation
import HTTPServer
import Testing

/// Requests for which the main actor runs the loop's rounds itself.
@Suite(.timeLimit(.minutes(5))) struct BriefRequestTests {
    private func withRoutes(_ body: (Int) async throws -> Void) async throws {
        try await withServer { router in
            try router.main(.post, "/brief", isBrief: true) { request, responder in
                responder.respond(HTTPResponse(status: 200, bytes: request.body))
            }
            try router.main(.get, "/long", isBrief: true) { _, responder in
                responder.respond(.html(Array(String(repeating: "<p>long</p>", count: 900).utf8)))
            }
            try router.main(.get, "/late", isBrief: true) { _, responder in
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
                    MainActor.assumeIsolated { _ = responder.respond(.text("late")) }
                }
            }
            try router.main(.get, "/busy/:port", isBrief: true) { request, responder in
                responder.respond(.text(Self.readFiles(request.parameters["port"])))
            }
            try router.direct(.get, "/file") { _ in .text("file") }
        } _: { port, _ in
            try await body(port)
        }
    }

    @Test func manyConnectionsAreAnsweredEachWithItsOwn() async throws {
        try await withRoutes { port in
            let clients = try (0..<24).map { _ in try TestClient(port: port) }
            for round in 0..<40 {
                for (number, client) in clients.enumerated() {
                    let text = "\(number) \(round)"
                    client.send(
                        "POST /brief HTTP/1.1\r\nHost: t\r\nContent-Length: \(text.utf8.count)"
                            + "\r\n\r\n\(text)"
                    )
                }
                for (number, client) in clients.enumerated() {
                    #expect(try client.readResponse().text == "\(number) \(round)")
                }
            }
        }
    }

    @Test func pipelinedRequestsAreAnsweredInOrder() async throws {
        try await withRoutes { port in
            let client = try TestClient(port: port)
            for number in 100..<200 {
                client.send("POST /brief HTTP/1.1\r\nHost: t\r\nContent-Length: 3\r\n\r\n\(number)")
            }
            for number in 100..<200 {
                #expect(try client.readResponse().text == "\(number)")
            }
        }
    }

    @Test func longAnswersArePacked() async throws {
        try await withRoutes { port in
            let client = try TestClient(port: port)
            for _ in 0..<5 {
                let packed = try client.get("/long", "Accept-Encoding: gzip\r\n")
                #expect(packed["Content-Encoding"] == "gzip")
                #expect(packed.body.count < 1_000)
                #expect(try client.get("/long").body.count == 9_900)
            }
        }
    }

    @Test func answersMayComeLater() async throws {
        try await withRoutes { port in
            let client = try TestClient(port: port)
            let other = try TestClient(port: port)
            client.send("GET /late HTTP/1.1\r\nHost: t\r\n\r\n")
            #expect(try other.post("/brief", "at once").text == "at once")
            #expect(try client.readResponse().text == "late")
        }
    }

    @Test func filesNeedNoMainActorMeanwhile() async throws {
        try await withRoutes { port in
            let client = try TestClient(port: port)
            #expect(try client.post("/brief", "warm").text == "warm")
            #expect(try client.get("/busy/\(port)").text == "file file file")
        }
    }

    /// Reads files while the main actor is busy, with just this.
    @MainActor private static func readFiles(_ port: String?) -> String {
        do {
            let reader = try TestClient(port: port.flatMap(Int.init) ?? 0)
            return try (0..<3).map { _ in try reader.get("/file").text }.joined(separator: " ")
        } catch {
            return "\(error)"
        }
    }
}
