import HTTPServer
import Testing

@Suite(.timeLimit(.minutes(5))) struct StopTests {
    @MainActor private final class Held {
        var responder: Responder?
        nonisolated init() {}
    }

    @Test func answerInFlightIsFinished() async throws {
        let held = Held()
        let log = EventLog()
        try await withServer { router in
            try router.main(.get, "/") { _, responder in
                held.responder = responder
                log.add("waits")
            }
        } _: { port, server in
            let client = try TestClient(port: port)
            client.send("GET / HTTP/1.1\r\nHost: t\r\n\r\n")
            _ = await log.next()
            async let stopped: Void = server.stop(grace: .seconds(20))
            // The listening socket is closed first, so a refused connection means: it stops.
            while (try? TestClient(port: port)) != nil { await Task.yield() }
            _ = await MainActor.run { held.responder?.respond(.text("in time")) }
            let response = try client.readResponse()
            #expect(response.text == "in time")
            #expect(response["Connection"]?.lowercased() == "close")
            await stopped
            #expect(try client.readToEnd().isEmpty)
        }
    }

    @Test func graceIsBounded() async throws {
        let held = Held()
        let log = EventLog()
        try await withServer { router in
            try router.main(.get, "/") { _, responder in
                responder.onCancel = { log.add("cancelled") }
                held.responder = responder
                log.add("waits")
            }
        } _: { port, server in
            let client = try TestClient(port: port)
            client.send("GET / HTTP/1.1\r\nHost: t\r\n\r\n")
            _ = await log.next()
            await server.stop(grace: .milliseconds(20))
            #expect(await log.next() == ["cancelled"])
            #expect(try client.readToEnd().isEmpty)
        }
    }

    @Test func webSocketsAreClosedAsGoingAway() async throws {
        let log = EventLog()
        try await withServer { router in
            try router.webSocket("/ws") { _ in .accept(EchoDelegate(log: log)) }
        } _: { port, server in
            let client = try TestClient.webSocket(port: port, "/ws")
            _ = await log.next()
            async let stopped: Void = server.stop(grace: .seconds(20))
            #expect(try client.readFrame().closeCode == 1001)
            client.sendClose(1001)
            await stopped
            #expect(await log.next() == ["closed 1001 the server stops"])
            #expect(try client.readToEnd().isEmpty)
        }
    }

    @Test func serverThatIsLetGoStops() async throws {
        var port = 0
        do {
            let server = try HTTPServer(configuration: .init(), router: Router())
            port = try server.start()
            #expect(try TestClient(port: port).get("/").status == 404)
        }
        while (try? TestClient(port: port)) != nil { await Task.yield() }
    }

    @Test func idleConnectionsDoNotHoldUpAStop() async throws {
        try await withServer { _ in
        } _: { port, server in
            let client = try TestClient(port: port)
            #expect(try client.get("/").status == 404)
            let clock = ContinuousClock()
            // Threads may be short while all tests run; the grace would be waited for to its end.
            let time = await clock.measure { await server.stop(grace: .seconds(120)) }
            #expect(time < .seconds(120))
        }
    }
}
