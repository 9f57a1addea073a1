import HTTPServer
import Testing

@Suite(.timeLimit(.minutes(5))) struct LimitTests {
    private func withEcho(
        _ configure: (inout HTTPServer.Configuration) -> Void = { _ in },
        _ body: (Int) async throws -> Void
    ) async throws {
        try await withServer(configure) { router in
            try router.main(.get, "/") { _, responder in responder.respond(.text("fine")) }
            try router.main(.post, "/") { request, responder in
                responder.respond(.text("\(request.body.count)"))
            }
        } _: { port, _ in
            try await body(port)
            // Whatever came before, the server lives.
            #expect(try TestClient(port: port).get("/").text == "fine")
        }
    }

    @Test(arguments: [9_000, 100_000])
    func headerOverTheLimitIsRefused(length: Int) async throws {
        try await withEcho { port in
            let filler = String(repeating: "a", count: length)
            let response = try TestClient(port: port).get("/", "X-Filler: \(filler)\r\n")
            #expect(response.status == 431)
        }
    }

    @Test func headerWithinTheLimitIsTaken() async throws {
        try await withEcho { port in
            let filler = String(repeating: "a", count: 7_800)
            let response = try TestClient(port: port).get("/", "X-Filler: \(filler)\r\n")
            #expect(response.status == 200)
        }
    }

    @Test(arguments: [
        "GET /?a HTTP/1.1\r\nHost:\t t \t\r\nX:\r\nY: a:b\r\n\r\n", "GET / HTTP/1.1\nHost:t\n\n",
        "\r\nGET http://t/?a HTTP/1.1\r\nhost: t\r\n\r\n", "GET / HTTP/1.0\r\n\r\n",
    ])
    func unusualHeadersAreTaken(request: String) async throws {
        try await withEcho { port in
            let client = try TestClient(port: port)
            client.send(request)
            #expect(try client.readResponse().status == 200)
        }
    }

    @Test func queryMayHaveAnyNumberOfArguments() async throws {
        try await withEcho({ $0.headerTimeout = .milliseconds(500) }) { port in
            let target = "/?" + String(repeating: "a=b&", count: 1500)
            let response = try TestClient(port: port).get(target)
            #expect(response.status == 200)
        }
    }

    @Test func bodyOverTheLimitIsRefused() async throws {
        try await withEcho({ $0.maxBodyBytes = 1000 }) { port in
            let client = try TestClient(port: port)
            #expect(try client.post("/", String(repeating: "a", count: 1000)).text == "1000")
            client.send("POST / HTTP/1.1\r\nHost: t\r\nContent-Length: 1001\r\n\r\n")
            #expect(try client.readResponse().status == 413)
        }
    }

    @Test func chunkedBodyOverTheLimitIsRefused() async throws {
        try await withEcho({ $0.maxBodyBytes = 1000 }) { port in
            let client = try TestClient(port: port)
            let chunk = "400\r\n" + String(repeating: "a", count: 1024) + "\r\n"
            client.send("POST / HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\n\r\n")
            client.send(chunk + chunk + "0\r\n\r\n")
            #expect(try client.readResponse().status == 413)
        }
    }

    @Test func endlessChunkedBodyIsCut() async throws {
        try await withEcho({ $0.maxBodyBytes = 1000 }) { port in
            let client = try TestClient(port: port)
            let chunk = "10000\r\n" + String(repeating: "a", count: 65536) + "\r\n"
            client.send("POST / HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\n\r\n")
            for _ in 0..<64 { client.send(chunk) }
            #expect(try client.readToEnd().isEmpty)
        }
    }

    @Test(arguments: [
        "GARBAGE\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n",
        "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nbad line\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: t\r\nContent-Length: -5\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: t\r\nContent-Length: 99999999999999999999\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
        "GET /\u{7F}%00 HTTP/1.1\r\nHost: t\r\n\r\n", "GET  /  HTTP/1.1\r\nHost: t\r\n\r\n",
    ])
    func malformedRequestsAreRefusedOrCut(request: String) async throws {
        try await withEcho({ $0.headerTimeout = .milliseconds(100) }) { port in
            let client = try TestClient(port: port)
            client.send(request)
            let answer = String(decoding: try client.readToEndOrResponse(), as: UTF8.self)
            #expect(!answer.contains(" 200 "))
        }
    }

    @Test(arguments: [
        ("GET / HTTP/1.1\r\n\r\n", "no Host"),
        ("GET / HTTP/1.1\r\nHost: a b\r\n\r\n", "names no host"),
        ("GET / HTTP/1.1\r\nHost: test/path\r\n\r\n", "names no host"),
        ("GET / HTTP/1.1\r\nHost: user@test\r\n\r\n", "names no host"),
        ("GET /a b HTTP/1.1\r\nHost: t\r\n\r\n", "spaces"),
        ("GET / HTTP/1.1\r\nHost: t\r\nContent-Length : 5\r\n\r\n", "token"),
        ("GET / HTTP/1.1\r\nHost: t\r\nX: a\rContent-Length: 5\r\n\r\n", "carriage return"),
        ("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "HTTP/1.0"),
        ("GET / HTTP/1.1\r\nHost: t\r\nX: a\r\n b\r\n\r\n", "continued line"),
        ("POST / HTTP/1.1\r\nHost: t\r\nTransfer-Encoding:\r\n chunked\r\n\r\n", "continued line"),
        ("POST / HTTP/1.1\nHost:t\nContent-Length: 2\n\t\nX:y\n\n12", "continued line"),
        ("POST / HTTP/1.1\r\nHost: t\r\nContent-Length: 2\u{0}5\r\n\r\n12", "a NUL"),
        ("GET /\u{0}a HTTP/1.1\r\nHost: t\r\n\r\n", "a NUL"),
        ("GET / HTTP/1.1\r\nHost: t\r\n: a\r\n\r\n", "no name"),
    ])
    func ambiguousHeadersAreRefusedOnce(request: String, reason: String) async throws {
        try await withEcho { port in
            let client = try TestClient(port: port)
            client.send(request)
            let answer = String(decoding: try client.readToEnd(), as: UTF8.self)
            #expect(answer.hasPrefix("HTTP/1.1 400 "))
            #expect(answer.components(separatedBy: "HTTP/1.1").count == 2)
            #expect(answer.contains(reason))
        }
    }

    @Test func oldClientsNeedNoHost() async throws {
        try await withEcho { port in
            let client = try TestClient(port: port)
            client.send("GET / HTTP/1.0\r\n\r\n")
            #expect(String(decoding: try client.readToEnd(), as: UTF8.self).hasSuffix("fine"))
        }
    }

    @Test(arguments: ["", "GET / HT", "GET / HTTP/1.1\r\nHost: t\r\n"])
    func slowHeaderIsCut(start: String) async throws {
        try await withEcho({ $0.headerTimeout = .milliseconds(40) }) { port in
            let client = try TestClient(port: port)
            client.send(start)
            #expect(try client.readToEnd().isEmpty)
        }
    }

    @Test func slowBodyIsCut() async throws {
        try await withEcho({ $0.bodyTimeout = .milliseconds(40) }) { port in
            let client = try TestClient(port: port)
            client.send("POST / HTTP/1.1\r\nHost: t\r\nContent-Length: 100\r\n\r\nabc")
            #expect(try client.readToEnd().isEmpty)
        }
    }

    @Test func slowReaderOfAnAnswerIsCut() async throws {
        let count = 16 * 1024 * 1024
        try await withServer {
            $0.bodyTimeout = .milliseconds(40)
            $0.timePerByte = .zero
        } routes: { router in
            try router.direct(.get, "/") { _ in
                HTTPResponse(status: 200, bytes: [UInt8](repeating: 7, count: count))
            }
        } _: { port, _ in
            let client = try TestClient(port: port)
            client.send("GET / HTTP/1.1\r\nHost: t\r\n\r\n")
            // What the system took of it meanwhile still comes.
            try client.receive(1000, thenRest: 1000)
            #expect(try client.readToEnd().count < count)
        }
    }

    @Test func readersOfLongAnswersHaveTimeForEachByte() async throws {
        let count = 16 * 1024 * 1024
        try await withServer {
            $0.bodyTimeout = .milliseconds(40)
        } routes: { router in
            try router.direct(.get, "/") { _ in
                HTTPResponse(status: 200, bytes: [UInt8](repeating: 7, count: count))
            }
        } _: { port, _ in
            let client = try TestClient(port: port)
            client.send("GET / HTTP/1.1\r\nHost: t\r\nConnection: close\r\n\r\n")
            try client.receive(1000, thenRest: 200)
            #expect(try client.readToEnd().count > count)
        }
    }

    @Test func idleConnectionIsClosed() async throws {
        try await withEcho({ $0.idleTimeout = .milliseconds(40) }) { port in
            let client = try TestClient(port: port)
            #expect(try client.get("/").text == "fine")
            #expect(try client.readToEnd().isEmpty)
        }
    }

    @Test func headerThatBeganInTimeHasItsOwn() async throws {
        try await withEcho({ $0.idleTimeout = .milliseconds(200) }) { port in
            let client = try TestClient(port: port)
            // The second header begins with the first answer, however busy the machine is. Its rest comes
            // after all that a connection without a request may take, libmicrohttpd's own time too.
            client.send("GET / HTTP/1.1\r\nHost: t\r\n\r\nGET / HTTP/1.1\r\n")
            try await Task.sleep(for: .milliseconds(1500))
            client.send("Host: t\r\nConnection: close\r\n\r\n")
            let answers = String(decoding: try client.readToEnd(), as: UTF8.self)
            #expect(answers.components(separatedBy: "HTTP/1.1 200").count == 3)
        }
    }

    @Test func connectionsPerAddressAreLimited() async throws {
        try await withServer {
            $0.maxConnectionsPerAddress = 2
        } routes: { router in
            try router.direct(.get, "/") { _ in .text("fine") }
        } _: { port, _ in
            let first = try TestClient(port: port)
            let second = try TestClient(port: port)
            #expect(try first.get("/").text == "fine")
            #expect(try second.get("/").text == "fine")
            #expect(try TestClient(port: port).readToEnd().isEmpty)
        }
    }

    @Test func oneNetworkHasHalfOfAllConnectionsAtMost() async throws {
        try await withServer {
            $0.maxConnections = 4
            $0.maxConnectionsPerAddress = 3
        } routes: { router in
            try router.direct(.get, "/") { _ in .text("fine") }
        } _: { port, _ in
            let first = try TestClient(port: port)
            let second = try TestClient(port: port)
            #expect(try first.get("/").text == "fine")
            #expect(try second.get("/").text == "fine")
            let third = try TestClient(port: port)
            third.send("GET / HTTP/1.1\r\nHost: t\r\n\r\n")
            #expect(try third.readToEnd().isEmpty)
            first.close()
            while (try? TestClient(port: port).get("/"))?.status != 200 { await Task.yield() }
            #expect(try second.get("/").text == "fine")
        }
    }

    @Test func healthIsAnsweredWhileThereIsNoRoomForMore() async throws {
        try await withServer {
            $0.maxConnections = 2
            $0.crowdedIdleTimeout = .seconds(120)
            $0.healthPath = "/health"
        } routes: { router in
            for path in ["/", "/health"] {
                try router.main(.get, path) { _, responder in responder.respond(.text("fine")) }
            }
        } _: { port, _ in
            let first = try TestClient(port: port)
            let second = try TestClient(port: port)
            #expect(try first.get("/").text == "fine")
            #expect(try second.get("/").text == "fine")
            for _ in 0..<3 {
                let other = try TestClient(port: port)
                let refused = try other.get("/")
                #expect(refused.status == 503)
                #expect(refused["Retry-After"] == "30")
                #expect(try other.readToEnd().isEmpty)
                let health = try TestClient(port: port)
                #expect(try health.get("/health").text == "fine")
                #expect(try health.readToEnd().isEmpty)
            }
            #expect(try second.get("/").text == "fine")
            second.close()
            while try TestClient(port: port).get("/").status != 200 { await Task.yield() }
        }
    }

    @Test func oneAddressLeavesRoomForOthersThatAskForHealth() async throws {
        try await withServer {
            $0.maxConnections = 1
            $0.crowdedIdleTimeout = .seconds(120)
            $0.healthPath = "/health"
        } routes: { router in
            for path in ["/", "/health"] {
                try router.main(.get, path) { _, responder in responder.respond(.text("fine")) }
            }
        } _: { port, _ in
            let first = try TestClient(port: port)
            #expect(try first.get("/").text == "fine")
            let silent = try (0..<16).map { _ in try TestClient(port: port) }
            let next = try TestClient(port: port)
            next.send("GET /health HTTP/1.1\r\nHost: t\r\n\r\n")
            #expect(try next.readToEnd().isEmpty)
            #expect(try TestClient(port: port, from: 2).get("/health").text == "fine")
            for client in silent { client.close() }
            #expect(try first.get("/").text == "fine")
        }
    }

    /// As of a proxy on this machine that nobody named, beside the operator's own probe.
    @Test func healthIsAnsweredToAnAddressThatHasTooManyConnections() async throws {
        try await withServer {
            $0.maxConnectionsPerAddress = 2
            $0.healthPath = "/health"
        } routes: { router in
            for path in ["/", "/health"] {
                try router.main(.get, path) { _, responder in responder.respond(.text("fine")) }
            }
        } _: { port, _ in
            let own = try (0..<2).map { _ in try TestClient(port: port) }
            for client in own { #expect(try client.get("/").text == "fine") }
            for _ in 0..<3 {
                let other = try TestClient(port: port)
                let refused = try other.get("/")
                #expect(refused.status == 429)
                #expect(refused["Retry-After"] == "30")
                #expect(try other.readToEnd().isEmpty)
                let health = try TestClient(port: port)
                #expect(try health.get("/health").text == "fine")
                #expect(try health.readToEnd().isEmpty)
            }
            // Those that ask nothing are few, and what goes beyond them is closed at once.
            let silent = try (0..<8).map { _ in try TestClient(port: port) }
            #expect(try TestClient(port: port).readToEnd().isEmpty)
            for client in silent { client.close() }
            for client in own { #expect(try client.get("/").text == "fine") }
        }
    }

    @Test func connectionsThatDoNothingLeaveTheirRoomToOthers() async throws {
        try await withServer {
            $0.maxConnections = 8
            $0.crowdedIdleTimeout = .milliseconds(40)
        } routes: { router in
            try router.direct(.get, "/") { _ in .text("fine") }
        } _: { port, _ in
            let clients = try (0..<6).map { _ in try TestClient(port: port) }
            for client in clients { #expect(try client.get("/").text == "fine") }
            // Six of eight may stay; the seventh makes it crowded.
            let seventh = try TestClient(port: port)
            #expect(try seventh.get("/").text == "fine")
            for client in clients { #expect(try client.readToEnd().isEmpty) }
            #expect(try TestClient(port: port).get("/").text == "fine")
        }
    }

    @Test func silentConnectionsBeyondTheLimitDoNotStay() async throws {
        try await withServer {
            $0.maxConnections = 1
            $0.headerTimeout = .seconds(120)
        } routes: { router in
            try router.direct(.get, "/") { _ in .text("fine") }
        } _: { port, _ in
            let first = try TestClient(port: port)
            #expect(try first.get("/").text == "fine")
            let start = ContinuousClock.now
            #expect(try TestClient(port: port).readToEnd().isEmpty)
            #expect(start.duration(to: .now) < .seconds(60))
        }
    }
}
