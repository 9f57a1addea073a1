import Foundation
import Glibc

/// A client on a bare socket, so that tests can send what no proper client would.
final class TestClient {
    struct Response {
        let status: Int
        let head: String
        let body: [UInt8]

        var text: String { String(decoding: body, as: UTF8.self) }

        /// All values of a header field.
        func values(_ name: String) -> [String] {
            head.split(separator: "\r\n").filter {
                $0.lowercased().hasPrefix(name.lowercased() + ":")
            }.map { String($0.drop { $0 != ":" }.dropFirst().drop { $0 == " " }) }
        }

        subscript(name: String) -> String? { values(name).first }
    }

    struct Frame: Equatable {
        var isFinal = true
        let opcode: UInt8
        let payload: [UInt8]

        var text: String { String(decoding: payload, as: UTF8.self) }
        var closeCode: Int? {
            payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil
        }
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private(set) var descriptor: Int32
    private var received: [UInt8] = []

    /// Connects from this machine's first address, 127.0.0.1, or from another one of 127.0.0.0/24.
    init(port: Int, from host: UInt8 = 1, receiveBuffer: Int32? = nil) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var limit = timeval(tv_sec: 240, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        if var receiveBuffer {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, 4)
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = (0x7F00_0000 + UInt32(host)).bigEndian
        withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                if host != 1 {
                    _ = bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
        }
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw Failure(description: "connect: errno \(errno)") }
    }

    deinit { close() }

    func close() {
        if descriptor >= 0 { Glibc.close(descriptor) }
        descriptor = -1
    }

    /// Closes so that the other side sees a reset.
    func reset() {
        var linger = linger(l_onoff: 1, l_linger: 0)
        let size = socklen_t(MemoryLayout<Glibc.linger>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, size)
        close()
    }

    // MARK: - Bytes

    func send(_ text: String) { send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) { Self.send(bytes, on: descriptor) }

    /// Sends on a thread of its own, for tests that read meanwhile, and then calls `whenDone`.
    func sendAside(_ bytes: [UInt8], whenDone: @escaping @Sendable () -> Void = {}) {
        let descriptor = descriptor
        Thread {
            Self.send(bytes, on: descriptor)
            whenDone()
        }.start()
    }

    private static func send(_ bytes: [UInt8], on descriptor: Int32) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            sent += count
        }
    }

    /// Reads what there is; returns false at the end of the stream.
    @discardableResult private func fill() throws -> Bool {
        var room = [UInt8](repeating: 0, count: 65536)
        let count = recv(descriptor, &room, room.count, 0)
        if count < 0, errno == EAGAIN { throw Failure(description: "nothing came for 240 s") }
        guard count > 0 else { return false }
        received += room[..<count]
        return true
    }

    /// Reads until so many bytes have come that nobody took, and then nothing for a while.
    func receive(_ count: Int, thenRest milliseconds: Int32) throws {
        while received.count < count {
            guard try fill() else { throw Failure(description: "the stream ended early") }
        }
        _ = poll(nil, 0, milliseconds)
    }

    private func take(_ count: Int) throws -> [UInt8] {
        while received.count < count {
            guard try fill() else { throw Failure(description: "the stream ended early") }
        }
        defer { received.removeFirst(count) }
        return Array(received[..<count])
    }

    /// Reads until the server closes, and returns all that came.
    func readToEnd() throws -> [UInt8] {
        while try fill() {}
        defer { received = [] }
        return received
    }

    /// Reads one response, or all that came when the server closes without a whole one.
    func readToEndOrResponse() throws -> [UInt8] {
        while received.firstRange(of: Array("\r\n\r\n".utf8)) == nil, try fill() {}
        return received
    }

    // MARK: - HTTP

    func get(_ path: String, _ headers: String = "", method: String = "GET") throws -> Response {
        send("\(method) \(path) HTTP/1.1\r\nHost: test\r\n\(headers)\r\n")
        return try readResponse(hasBody: method != "HEAD")
    }

    func post(_ path: String, _ body: String, _ headers: String = "") throws -> Response {
        let length = "Content-Length: \(body.utf8.count)\r\n"
        send("POST \(path) HTTP/1.1\r\nHost: test\r\n\(length)\(headers)\r\n\(body)")
        return try readResponse()
    }

    func readResponse(hasBody: Bool = true) throws -> Response {
        let end = Array("\r\n\r\n".utf8)
        var position: Int?
        while position == nil {
            position = received.firstRange(of: end)?.lowerBound
            if position == nil {
                guard try fill() else { throw Failure(description: "no response: \(received)") }
            }
        }
        let head = String(decoding: try take((position ?? 0) + 4), as: UTF8.self)
        let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        let length = Response(status: status, head: head, body: [])["Content-Length"].flatMap {
            Int($0)
        }
        let bare = !hasBody || status == 304 || status == 204 || status < 200
        return Response(status: status, head: head, body: bare ? [] : try take(length ?? 0))
    }

    // MARK: - WebSocket

    static let handshake = """
        Upgrade: websocket\r
        Connection: keep-alive, Upgrade\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n
        """

    /// Goes over to a WebSocket.
    static func webSocket(port: Int, _ path: String, receiveBuffer: Int32? = nil) throws
        -> TestClient
    {
        let client = try TestClient(port: port, receiveBuffer: receiveBuffer)
        let response = try client.get(path, handshake)
        guard response.status == 101 else { throw Failure(description: response.head) }
        return client
    }

    static func bytes(
        of frame: Frame,
        isMasked: Bool = true,
        reservedBits: UInt8 = 0
    ) -> [UInt8] {
        var bytes = [(frame.isFinal ? 0x80 : 0) | reservedBits | frame.opcode]
        let mask: UInt8 = isMasked ? 0x80 : 0
        let count = frame.payload.count
        if count < 126 {
            bytes.append(mask | UInt8(count))
        } else if count < 65536 {
            bytes += [mask | 126, UInt8(count >> 8), UInt8(count & 0xFF)]
        } else {
            bytes += [mask | 127] + (0..<8).map { UInt8(count >> (56 - 8 * $0) & 0xFF) }
        }
        guard isMasked else { return bytes + frame.payload }
        let key: [UInt8] = [0x12, 0x34, 0x56, 0x78]
        return bytes + key + frame.payload.enumerated().map { $0.element ^ key[$0.offset & 3] }
    }

    func sendFrame(_ opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true) {
        send(Self.bytes(of: Frame(isFinal: isFinal, opcode: opcode, payload: payload)))
    }

    func sendText(_ text: String, isFinal: Bool = true) {
        sendFrame(1, Array(text.utf8), isFinal: isFinal)
    }

    func sendClose(_ code: Int) { sendFrame(8, [UInt8(code >> 8), UInt8(code & 0xFF)]) }

    func readFrame() throws -> Frame {
        let start = try take(2)
        var count = Int(start[1] & 127)
        if count == 126 { count = try take(2).reduce(0) { $0 << 8 | Int($1) } }
        if count == 127 { count = try take(8).reduce(0) { $0 << 8 | Int($1) } }
        return Frame(
            isFinal: start[0] & 0x80 != 0,
            opcode: start[0] & 15,
            payload: try take(count)
        )
    }
}
