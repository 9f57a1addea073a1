import Dispatch
import Testing

@testable import HTTPServer

/// What waits for clients that read slowly.
@Suite(.timeLimit(.minutes(5))) struct WebSocketLinkTests {
    @Test func oneMessageMayBeLongerThanWhatMayBeUnread() async throws {
        let log = EventLog()
        try await withServer {
            $0.maxQueuedBytes = 64 * 1024
            $0.closeTimeout = .milliseconds(40)
        } routes: { router in
            try router.webSocket("/ws") { _ in
                .accept(LongDelegate(log: log, byteCount: 8 * 1024 * 1024, closes: false))
            }
        } _: { port, _ in
            let client = try TestClient.webSocket(port: port, "/ws", receiveBuffer: 65_536)
            for _ in 0..<2 {
                client.sendText("one")
                let frame = try client.readFrame()
                #expect(frame.opcode == 2 && frame.payload.count == 8 * 1024 * 1024)
                #expect(try client.readFrame().text == "after it")
            }
            // Two at a time are too much for one that reads neither.
            client.sendText("one")
            client.sendText("one")
            #expect(await log.next() == ["closed 1013 too much unread"])
        }
    }

    @Test(arguments: [false, true])
    func clientThatReadsSlowlyIsNotGivenUp(closes: Bool) async throws {
        let log = EventLog()
        let byteCount = 16 * 1024 * 1024
        try await withServer {
            $0.closeTimeout = .seconds(1)
            $0.pingInterval = .milliseconds(500)
        } routes: { router in
            try router.webSocket("/ws") { _ in
                .accept(LongDelegate(log: log, byteCount: byteCount, closes: closes))
            }
        } _: { port, _ in
            let client = try TestClient.webSocket(port: port, "/ws", receiveBuffer: 65_536)
            client.sendText("one")
            // About as much as a slow line brings in that time.
            for part in 1...32 { try client.receive(byteCount / 32 * part, thenRest: 60) }
            #expect(try client.readFrame().payload.count == byteCount)
            #expect(try client.readFrame().text == "after it")
            if closes {
                #expect(try client.readFrame().closeCode == 4001)
            } else {
                client.sendFrame(8, [0x0F, 0xA0])
            }
            #expect(await log.next() == [closes ? "closed 4001 as asked" : "closed 4000 "])
        }
    }
}

/// What the main actor has not handled yet.
@Suite(.timeLimit(.minutes(5))) struct UndeliveredTests {
    @Test(arguments: [(10, 256), (20_000, 4), (65_536, 1)])
    func readingStopsWhileMuchIsOnItsWay(byteCount: Int, most: Int) throws {
        let inbox = try LoopInbox()
        let link = WebSocketLink(inbox: inbox)
        for _ in 1..<most { #expect(!link.willDeliver(byteCount: byteCount)) }
        #expect(link.willDeliver(byteCount: byteCount))
        link.holdBack()
        #expect(commandCount(of: inbox) == 0)
        // It goes on when most of that was handled, once.
        for _ in 0..<most { link.didDeliver(byteCount: byteCount) }
        #expect(commandCount(of: inbox) == 1)
        #expect(commandCount(of: inbox) == 0)
        #expect(most == 1 || !link.willDeliver(byteCount: byteCount))
    }

    @Test func othersHaveTheirTurnHoweverMuchAClientSends() async throws {
        let log = EventLog()
        let count = 200
        try await withServer { _ in
        } routes: { router in
            try router.webSocket("/ws") { _ in .accept(BusyDelegate(log: log)) }
        } _: { port, _ in
            let client = try TestClient.webSocket(port: port, "/ws")
            let frame = TestClient.bytes(of: .init(opcode: 1, payload: [0x61]))
            client.send((0..<count).flatMap { _ in frame })
            let handled = try #require(await log.next().first.flatMap { Int($0) })
            #expect((1..<count).contains(handled))
            // The rest follows.
            #expect(await log.next() == ["\(count)"])
        }
    }

    private func commandCount(of inbox: LoopInbox) -> Int {
        var content = LoopInbox.Content()
        inbox.take(&content)
        return content.commands.count
    }
}

/// A delegate that works for a while at each of 200 messages.
@MainActor private final class BusyDelegate: WebSocketDelegate {
    private let log: EventLog
    private var count = 0

    nonisolated init(log: EventLog) { self.log = log }

    func webSocket(_ socket: WebSocket, didReceive message: WebSocketMessage) {
        count += 1
        if count == 1 {
            // As timers and signals come.
            DispatchQueue.main.async {
                MainActor.assumeIsolated { self.log.add("\(self.count)") }
            }
        }
        let end = ContinuousClock.now + .milliseconds(1)
        while ContinuousClock.now < end {}
        if count == 200 { log.add("200") }
    }
}

/// A delegate that answers with a long message and a short one.
@MainActor private final class LongDelegate: WebSocketDelegate {
    private let log: EventLog
    private let byteCount: Int
    private let closes: Bool

    nonisolated init(log: EventLog, byteCount: Int, closes: Bool) {
        self.log = log
        self.byteCount = byteCount
        self.closes = closes
    }

    func webSocket(_ socket: WebSocket, didReceive message: WebSocketMessage) {
        socket.send(binary: [UInt8](repeating: 0x61, count: byteCount))
        socket.send(text: Array("after it".utf8))
        if closes { socket.close(.init(rawValue: 4001), reason: "as asked") }
    }

    func webSocket(
        _ socket: WebSocket,
        didCloseWith code: WebSocketCloseCode,
        reason: String
    ) { log.add("closed \(code) \(reason)") }
}
