import Foundation
import Synchronization
import XCTest

@testable import HTTPServer

/// Servers whose sockets the main run loop watches: that takes a main thread which runs it.
final class MainWatchTests: XCTestCase {
    /// Runs the main run loop until `body`, on a thread of its own, is over.
    private func withWatchedServer(
        _ body: @escaping @Sendable (Int, HTTPServer) throws -> Void
    ) throws {
        var router = Router()
        try router.main(.post, "/brief", isBrief: true) { request, responder in
            responder.respond(HTTPResponse(status: 200, bytes: request.body))
        }
        try router.main(.get, "/page") { _, responder in
            responder.respond(.html(Array(String(repeating: "<p>long</p>", count: 900).utf8)))
        }
        try router.main(.get, "/busy/:port", isBrief: true) { request, responder in
            let port = request.parameters["port"].flatMap(Int.init) ?? 0
            let client = try? TestClient(port: port)
            let texts = (0..<3).map { _ in (try? client?.get("/where").text) ?? "nothing" }
            responder.respond(.text(texts.joined(separator: " ")))
        }
        try router.direct(.get, "/where") { _ in .text(Thread.isMainThread ? "main" : "thread") }
        try router.direct(.get, "/file") { _ in
            HTTPResponse(status: 200, bytes: [UInt8](repeating: 65, count: 3_000_000))
        }
        try router.webSocket("/ws") { _ in .accept(EchoDelegate()) }
        let server = try HTTPServer(configuration: HTTPServer.Configuration(), router: router)
        let port = try MainActor.assumeIsolated { try server.startWatching() }
        let isOver = expectation(description: "the clients are done")
        let failure = Held(Mutex<String?>(nil))
        Thread.detachNewThread {
            do { try body(port, server) } catch {
                failure.value.withLock { $0 = "\(error)" }
            }
            isOver.fulfill()
        }
        wait(for: [isOver], timeout: 280)
        let hasStopped = expectation(description: "the server has stopped")
        Task {
            await server.stop(grace: .seconds(1))
            hasStopped.fulfill()
        }
        wait(for: [hasStopped], timeout: 60)
        XCTAssertNil(failure.value.withLock { $0 })
    }

    /// Many clients at a time have the thread and the main actor share the work, which ends with a pause.
    func testCrowdsAndPausesTakeTurnsAndNothingIsLost() throws {
        try withWatchedServer { port, server in
            let clients = try (0..<24).map { _ in try TestClient.webSocket(port: port, "/ws") }
            let asking = try TestClient(port: port)
            var waits: [Duration] = []
            for round in 0..<20 {
                for message in 0..<40 {
                    for (number, client) in clients.enumerated() {
                        client.sendText("\(number) \(round) \(message)")
                    }
                }
                XCTAssertEqual(try asking.post("/brief", "\(round)").text, "\(round)")
                for (number, client) in clients.enumerated() {
                    for message in 0..<40 {
                        XCTAssertEqual(try client.readFrame().text, "\(number) \(round) \(message)")
                    }
                }
                usleep(UInt32(round * 7919 % 12_000))
                let start = ContinuousClock.now
                clients[round].sendText("alone")
                XCTAssertEqual(try clients[round].readFrame().text, "alone")
                waits.append(ContinuousClock.now - start)
            }
            XCTAssertGreaterThan(server.roundSharing.beginnings, 0)
            // What is overlooked waits for the next look at what is late, half a second.
            let late = waits.count { $0 > .milliseconds(400) }
            XCTAssertLessThan(late, 5, "\(waits)")
        }
    }

    func testInputsAreAnsweredWhateverTimeLiesBetweenThem() throws {
        try withWatchedServer { port, _ in
            let client = try TestClient(port: port)
            let start = ContinuousClock.now
            for number in 0..<600 {
                usleep(UInt32(number * 7919 % 4_000))
                XCTAssertEqual(try client.post("/brief", "\(number)").text, "\(number)")
            }
            // What is overlooked waits for the next look at what is late, half a second.
            XCTAssertLessThan(ContinuousClock.now - start, .seconds(60))
        }
    }

    func testTheMainRunLoopLooksAloneOnceNothingElseComes() throws {
        try withWatchedServer { port, _ in
            let client = try TestClient(port: port)
            // A busy machine may need several tries to have the thread at rest.
            XCTAssertTrue(
                try (0..<40).contains { _ in
                    usleep(300_000)
                    return try client.get("/where").text == "main"
                }
            )
            // Files are the thread's: after the first it looks for the next.
            XCTAssertTrue(
                try (0..<200).contains { _ in
                    usleep(1_000)
                    return try client.get("/where").text == "thread"
                }
            )
        }
    }

    func testHalvesOfRequestsAreTheThreads() throws {
        try withWatchedServer { port, _ in
            let client = try TestClient(port: port)
            let slow = try TestClient(port: port)
            slow.send("GET /where HTTP/1.1\r\nHost: test\r\nX-Long: ")
            XCTAssertTrue(
                try (0..<20).contains { _ in
                    usleep(300_000)
                    slow.send("a")
                    usleep(5_000)
                    return try client.get("/where").text == "thread"
                }
            )
        }
    }

    func testFilesDoNotWaitForABusyMainActor() throws {
        try withWatchedServer { port, _ in
            let client = try TestClient(port: port)
            for _ in 0..<5 {
                usleep(250_000)
                XCTAssertEqual(try client.get("/busy/\(port)").text, "thread thread thread")
            }
        }
    }

    func testPagesArePackedAndLongAnswersSent() throws {
        try withWatchedServer { port, _ in
            let client = try TestClient(port: port)
            for _ in 0..<5 {
                usleep(150_000)
                let page = try client.get("/page", "Accept-Encoding: gzip\r\n")
                XCTAssertEqual(page["Content-Encoding"], "gzip")
                usleep(150_000)
                XCTAssertEqual(try client.get("/file").body.count, 3_000_000)
            }
        }
    }

    func testNothingIsLostBetweenTheTwo() throws {
        try withWatchedServer { port, _ in
            let group = DispatchGroup()
            let failures = Held(Mutex<[String]>([]))
            for number in 0..<6 {
                group.enter()
                Thread.detachNewThread {
                    defer { group.leave() }
                    do { try Self.talk(number, port) } catch {
                        failures.value.withLock { $0.append("\(error)") }
                    }
                }
            }
            group.wait()
            XCTAssertEqual(failures.value.withLock { $0 }, [])
        }
    }

    /// Sends messages and now and then asks for a file, with pauses that differ by client.
    private static func talk(_ number: Int, _ port: Int) throws {
        let socket = try TestClient.webSocket(port: port, "/ws")
        let client = try TestClient(port: port)
        for count in 0..<400 {
            usleep(UInt32((number + 1) * count * 7919 % 5_000))
            socket.sendText("\(number) \(count)")
            let answer = try socket.readFrame().text
            guard answer == "\(number) \(count)" else {
                throw TestClient.Failure(description: answer)
            }
            if count % 50 == number { _ = try client.get("/where") }
        }
    }

    func testTheServerMayStopWhileTheRunLoopWaits() throws {
        for _ in 0..<3 {
            try withWatchedServer { port, _ in
                usleep(200_000)
                XCTAssertEqual(try TestClient(port: port).post("/brief", "last").text, "last")
            }
        }
    }
}

/// Something that cannot be copied, to be shared by threads.
private final class Held<Value: ~Copyable & Sendable>: Sendable {
    let value: Value

    init(_ value: consuming Value) { self.value = value }
}
