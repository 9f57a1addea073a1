/// A small WebSocket client for tests (RFC 6455).
package struct WebSocketClient: Sendable {
    /// The server answered the handshake like an ordinary request.
    package struct Refusal: Error {
        /// The status code.
        package let status: Int
    }

    /// What came.
    package enum Event: Sendable, Equatable {
        case text(String)
        case close(Int)
    }

    private let connection: Connection

    /// Connects to a path of a server on this machine.
    package init(port: Int, path: String, headers: [String: String] = [:]) async throws {
        var text = "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
        text += "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        text += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        for (name, value) in headers { text += "\(name): \(value)\r\n" }
        connection = try await Connection.open(port: port, sending: Array((text + "\r\n").utf8))
        let head = try await connection.receiveHead()
        let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        guard status == 101 else { throw Refusal(status: status ?? 0) }
    }

    /// Sends a text message.
    package func send(_ text: String) async throws {
        try await send(opcode: 1, Array(text.utf8))
    }

    /// Sends text messages in one go, so that they arrive together.
    package func send(together texts: [String]) async throws {
        try await connection.send(texts.flatMap { frame(1, Array($0.utf8)) })
    }

    /// Sends a frame of any kind, masked with zeros.
    package func send(opcode: UInt8, _ payload: [UInt8]) async throws {
        try await connection.send(frame(opcode, payload))
    }

    private func frame(_ opcode: UInt8, _ payload: [UInt8]) -> [UInt8] {
        var frame: [UInt8] = [0x80 | opcode]
        switch payload.count {
        case ..<126: frame.append(0x80 | UInt8(payload.count))
        case ..<65_536:
            frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default:
            frame.append(0x80 | 127)
            frame += stride(from: 56, through: 0, by: -8).map {
                UInt8(truncatingIfNeeded: payload.count >> $0)
            }
        }
        return frame + [0, 0, 0, 0] + payload
    }

    /// Returns the next text message or the close frame; pings are answered.
    package func nextEvent() async throws -> Event {
        while true {
            let head = try await connection.receive(count: 2)
            var length = Int(head[1] & 0x7F)
            if length >= 126 {
                let bytes = try await connection.receive(count: length == 126 ? 2 : 8)
                length = bytes.reduce(0) { $0 << 8 | Int($1) }
            }
            let payload = length == 0 ? [] : try await connection.receive(count: length)
            switch head[0] & 0x0F {
            case 1: return .text(String(decoding: payload, as: UTF8.self))
            case 8:
                let code = payload.prefix(2).reduce(0) { $0 << 8 | Int($1) }
                try? await send(opcode: 8, Array(payload.prefix(2)))
                return .close(code)
            case 9: try await send(opcode: 10, payload)
            default: continue
            }
        }
    }

    /// Closes in order and waits for the other side to do so.
    package func close() async throws {
        try await send(opcode: 8, [0x03, 0xE8])
        _ = try await connection.receiveAll()
    }
}
