import Foundation
import HTTPServer
import Testing

@Suite(.timeLimit(.minutes(5))) struct WebSocketTests {
    private func withEcho(
        _ configure: (inout HTTPServer.Configuration) -> Void = { _ in },
        _ body: (Int, EventLog) async throws -> Void
    ) async throws {
        let log = EventLog()
        try await withServer(configure) { router in
            try router.webSocket("/ws") { request in
                if request.header("Origin") == "http://evil.example" {
                    return .refuse(.text("no", status: 403))
                }
                return .accept(
                    EchoDelegate(log: log),
                    subprotocol: request.offeredSubprotocols.contains("v1") ? "v1" : nil
                )
            }
        } _: { port, _ in
            try await body(port, log)
        }
    }

    // MARK: - Handshake

    @Test func handshakeAnswersTheKeyAndChoosesASubprotocol() async throws {
        try await withEcho { port, log in
            let client = try TestClient(port: port)
            let offer = "Sec-WebSocket-Protocol: v9, v1\r\n"
            let response = try client.get("/ws", TestClient.handshake + offer)
            #expect(response.status == 101)
            #expect(response["Sec-WebSocket-Accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
            #expect(response["Sec-WebSocket-Protocol"] == "v1")
            #expect(await log.next() == ["open"])
        }
    }

    @Test(arguments: [
        ("Sec-WebSocket-Version: 13", "Sec-WebSocket-Version: 8", 426),
        ("Upgrade: websocket\r\n", "", 426),
        ("Upgrade: websocket", "Upgrade: h2c", 426),
        ("keep-alive, Upgrade", "keep-alive", 400),
        ("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", "", 400),
        ("dGhlIHNhbXBsZSBub25jZQ==", "c2hvcnQ=", 400),
        ("Upgrade: websocket", "Origin: http://evil.example\r\nUpgrade: websocket", 403),
    ])
    func improperHandshakeIsRefused(part: String, replacement: String, status: Int) async throws {
        try await withEcho { port, _ in
            let headers = TestClient.handshake.replacingOccurrences(of: part, with: replacement)
            let response = try TestClient(port: port).get("/ws", headers)
            #expect(response.status == status)
            if status == 426 {
                #expect(response["Sec-WebSocket-Version"] == "13")
                #expect(response["Upgrade"] == "websocket")
                #expect(response.values("Connection").contains { $0.lowercased() == "upgrade" })
            }
        }
    }

    @Test func blanksAfterFieldsAreNoPartOfThem() async throws {
        try await withEcho { port, log in
            let headers = TestClient.handshake.replacingOccurrences(
                of: "Sec-WebSocket-Version: 13",
                with: "Sec-WebSocket-Version: 13 \t"
            )
            let answer = try TestClient(port: port).get("/ws", headers)
            #expect(answer.status == 101)
            #expect(await log.next() == ["open"])
        }
    }

    @Test func handshakesOfTheFirstVersionOfHTTPAreAnswered() async throws {
        try await withEcho { port, _ in
            let client = try TestClient(port: port)
            client.send("GET /ws HTTP/1.0\r\nHost: test\r\n" + TestClient.handshake + "\r\n")
            #expect(try client.readResponse().status == 400)
        }
    }

    @Test func handshakeIsAskedForWithGet() async throws {
        try await withEcho { port, _ in
            let client = try TestClient(port: port)
            let response = try client.get("/ws", TestClient.handshake, method: "HEAD")
            #expect(response.status == 405)
            #expect(response["Allow"] == "GET, OPTIONS")
        }
    }

    @Test func framesSentWithTheHandshakeAreRead() async throws {
        try await withEcho { port, _ in
            let client = try TestClient(port: port)
            let frame = TestClient.bytes(of: .init(opcode: 1, payload: Array("early".utf8)))
            let request = "GET /ws HTTP/1.1\r\nHost: test\r\n\(TestClient.handshake)\r\n"
            client.send(Array(request.utf8) + frame)
            #expect(try client.readResponse().status == 101)
            #expect(try client.readFrame().text == "early")
        }
    }

    // MARK: - Messages

    @Test(arguments: [0, 1, 125, 126, 65535, 65536])
    func messageOfAnyLengthComesBack(length: Int) async throws {
        try await withEcho { port, _ in
            let client = try TestClient.webSocket(port: port, "/ws")
            let payload = (0..<length).map { UInt8($0 & 0xFF) }
            client.sendFrame(2, payload)
            #expect(try client.readFrame() == TestClient.Frame(opcode: 2, payload: payload))
        }
    }

    @Test func messagesKeepTheirOrder() async throws {
        try await withEcho { port, _ in
            let client = try TestClient.webSocket(port: port, "/ws")
            client.sendAside(
                (0..<5000).flatMap {
                    TestClient.bytes(of: .init(opcode: 1, payload: Array("\($0)".utf8)))
                }
            )
            for number in 0..<5000 { #expect(try client.readFrame().text == "\(number)") }
        }
    }

    @Test func fragmentsMakeOneMessageWithPingsBetweenThem() async throws {
        try await withEcho { port, _ in
            let client = try TestClient.webSocket(port: port, "/ws")
            client.sendText("one ", isFinal: false)
            client.sendFrame(9, Array("ping".utf8))
            client.sendFrame(0, Array("two ".utf8), isFinal: false)
            client.sendFrame(0, Array("three".utf8))
            #expect(
                try client.readFrame() == TestClient.Frame(opcode: 10, payload: Array("ping".utf8))
            )
            #expect(try client.readFrame().text == "one two three")
        }
    }

    @Test func textMayBeCutWithinACharacter() async throws {
        try await withEcho { port, _ in
            let client = try TestClient.webSocket(port: port, "/ws")
            let text = Array("é€😀".utf8)
            client.sendFrame(1, Array(text[..<1]), isFinal: false)
            for byte in text[1..<(text.count - 1)] { client.sendFrame(0, [byte], isFinal: false) }
            client.sendFrame(0, Array(text.suffix(1)))
            #expect(try client.readFrame().text == "é€😀")
        }
    }

    @Test func bytesMayTrickleIn() async throws {
        try await withEcho { port, _ in
            let client = try TestClient.webSocket(port: port, "/ws")
            for byte in TestClient.bytes(of: .init(opcode: 1, payload: Array("slow".utf8))) {
                client.send([byte])
            }
            #expect(try client.readFrame().text == "slow")
        }
    }

    // MARK: - Breaches

    @Test(
        arguments: [
            ("not UTF-8", [1, 0x82, 0xC3, 0x28], 1007),
            ("surrogate", [1, 0x83, 0xED, 0xA0, 0x80], 1007),
            ("unmasked", [0x81, 0x02, 0x68, 0x69], 1002),
            ("reserved bit", [0xC1, 0x82, 0x68, 0x69], 1002),
            ("unknown opcode", [0x83, 0x82, 0x68, 0x69], 1002),
            ("continuation of nothing", [0x80, 0x82, 0x68, 0x69], 1002),
            ("fragmented ping", [0x09, 0x80], 1002),
            ("close of one byte", [0x88, 0x81, 0x03], 1002),
            ("close with 999", [0x88, 0x82, 0x03, 0xE7], 1002),
            ("close with 1005", [0x88, 0x82, 0x03, 0xED], 1002),
        ] as [(String, [UInt8], Int)]
    )
    func breachIsAnsweredWithItsCode(name: String, frame: [UInt8], code: Int) async throws {
        try await withEcho { port, log in
            let client = try TestClient.webSocket(port: port, "/ws")
            var bytes = frame
            if frame[1] & 0x80 != 0 { bytes.insert(contentsOf: [0, 0, 0, 0], at: 2) }
            if bytes[0] == 1 { bytes[0] = 0x81 }
            client.send(bytes)
            let answer = try client.readFrame()
            #expect(answer.opcode == 8)
            #expect(answer.closeCode == code)
            client.close()
            let events = await log.next(2)
            #expect(events.last?.hasPrefix("closed \(code)") == true)
        }
    }

    @Test func invalidTextAcrossFragmentsIsRefused() async throws {
        try await withEcho { port, _ in
            let client = try TestClient.webSocket(port: port, "/ws")
            client.sendFrame(1, [0xE2, 0x82], isFinal: false)
            client.sendFrame(0, [0x28])
            #expect(try client.readFrame().closeCode == 1007)
        }
    }

    @Test func interleavedMessageIsRefused() async throws {
        try await withEcho { port, _ in
            let client = try TestClient.webSocket(port: port, "/ws")
            client.sendText("a", isFinal: false)
            client.sendText("b")
            #expect(try client.readFrame().closeCode == 1002)
        }
    }

    @Test(arguments: [1, 3])
    func messageOverTheCapIsRefused(fragments: Int) async throws {
        try await withEcho { port, log in
            let client = try TestClient.webSocket(port: port, "/ws")
            let part = [UInt8](repeating: 0x61, count: 65537 / fragments + 1)
            for index in 0..<fragments {
                client.sendFrame(index == 0 ? 1 : 0, part, isFinal: index == fragments - 1)
            }
            #expect(try client.readFrame().closeCode == 1009)
            #expect(await log.next(2) == ["open", "closed 1009 "])
        }
    }

    // MARK: - Closing

    @Test func closeOfTheClientIsEchoed() async throws {
        try await withEcho { port, log in
            let client = try TestClient.webSocket(port: port, "/ws")
            client.sendText("last")
            #expect(try client.readFrame().text == "last")
            client.sendFrame(8, [0x0F, 0xA0] + Array("bye".utf8))
            #expect(try client.readFrame().closeCode == 4000)
            #expect(try client.readToEnd().isEmpty)
            #expect(await log.next(2) == ["open", "closed 4000 bye"])
        }
    }

    @Test func vanishedClientIsAnAbnormalClosure() async throws {
        try await withEcho { port, log in
            try TestClient.webSocket(port: port, "/ws").reset()
            #expect(await log.next(2) == ["open", "closed 1006 "])
        }
    }

    @Test func silentClientIsPingedAndGivenUp() async throws {
        try await withEcho({ $0.pingInterval = .milliseconds(40) }) { port, log in
            let client = try TestClient.webSocket(port: port, "/ws")
            #expect(try client.readFrame().opcode == 9)
            client.sendFrame(10, [])
            #expect(try client.readFrame().opcode == 9)
            #expect(await log.next(2) == ["open", "closed 1006 "])
            #expect(try client.readToEnd().isEmpty)
        }
    }

    @Test func clientThatDoesNotAnswerTheCloseIsCut() async throws {
        let log = EventLog()
        try await withServer {
            $0.closeTimeout = .milliseconds(40)
        } routes: { router in
            try router.webSocket("/ws") { _ in .accept(ClosingDelegate(log: log)) }
        } _: { port, _ in
            let client = try TestClient.webSocket(port: port, "/ws")
            client.sendText("close, please")
            let frame = try client.readFrame()
            #expect(frame.closeCode == 4001)
            #expect(String(decoding: frame.payload.dropFirst(2), as: UTF8.self) == "as asked")
            #expect(try client.readToEnd().isEmpty)
            #expect(await log.next() == ["closed 4001 as asked"])
        }
    }

    // MARK: - Load

    @Test func clientThatStopsReadingIsClosed() async throws {
        let log = EventLog()
        try await withServer {
            $0.maxQueuedBytes = 64 * 1024
            $0.closeTimeout = .milliseconds(40)
        } routes: { router in
            try router.webSocket("/ws") { _ in .accept(FloodingDelegate(log: log)) }
        } _: { port, _ in
            let client = try TestClient.webSocket(port: port, "/ws", receiveBuffer: 4096)
            client.sendText("flood")
            #expect(await log.next() == ["closed 1013 too much unread"])
            _ = client
        }
    }

    @Test func clientThatAsksForPongsAndReadsNoneIsClosed() async throws {
        try await withEcho({
            $0.maxQueuedBytes = 64 * 1024
            $0.closeTimeout = .milliseconds(40)
        }) { port, log in
            let client = try TestClient.webSocket(port: port, "/ws", receiveBuffer: 4096)
            let ping = TestClient.bytes(
                of: .init(opcode: 9, payload: Array(repeating: 7, count: 125))
            )
            client.sendAside(Array(repeating: ping, count: 120_000).flatMap { $0 }) {}
            #expect(await log.next(2) == ["open", "closed 1013 too much unread"])
            _ = client
        }
    }

    @Test func clientThatSendsFasterThanTheMainActorHandlesIsHeldBack() async throws {
        try await withEcho { port, _ in
            let client = try TestClient.webSocket(port: port, "/ws")
            let frame = TestClient.bytes(of: .init(opcode: 1, payload: [0x61]))
            let all = Array(repeating: frame, count: 20_000).flatMap { $0 }
            let isSent = DispatchSemaphore(value: 0)
            client.sendAside(all) { isSent.signal() }
            // The main actor is busy until all is sent or the socket's buffers are full.
            await MainActor.run { _ = isSent.wait(timeout: .now() + 0.2) }
            for _ in 0..<20_000 { #expect(try client.readFrame().payload == [0x61]) }
        }
    }

    @Test func manySocketsAreServedTogether() async throws {
        try await withEcho { port, _ in
            let clients = try (0..<64).map { _ in try TestClient.webSocket(port: port, "/ws") }
            for round in 0..<20 {
                for (index, client) in clients.enumerated() { client.sendText("\(index) \(round)") }
                for (index, client) in clients.enumerated() {
                    #expect(try client.readFrame().text == "\(index) \(round)")
                }
            }
        }
    }
}

@MainActor private final class ClosingDelegate: WebSocketDelegate {
    private let log: EventLog

    nonisolated init(log: EventLog) { self.log = log }

    func webSocket(_ socket: WebSocket, didReceive message: WebSocketMessage) {
        socket.close(.init(rawValue: 4001), reason: "as asked")
        socket.send(text: "too late")
    }

    func webSocket(
        _ socket: WebSocket,
        didCloseWith code: WebSocketCloseCode,
        reason: String
    ) { log.add("closed \(code) \(reason)") }
}

@MainActor private final class FloodingDelegate: WebSocketDelegate {
    private let log: EventLog

    nonisolated init(log: EventLog) { self.log = log }

    func webSocket(_ socket: WebSocket, didReceive message: WebSocketMessage) {
        let payload = [UInt8](repeating: 0x61, count: 32 * 1024)
        while socket.isOpen { socket.send(binary: payload) }
    }

    func webSocket(
        _ socket: WebSocket,
        didCloseWith code: WebSocketCloseCode,
        reason: String
    ) { log.add("closed \(code) \(reason)") }
}
