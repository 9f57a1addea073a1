import CWslay

/// The receiving half of a WebSocket and its life.
///
/// Used by the loop's thread only.
final class WebSocketConnection {
    /// The socket's name in the loop's table and epoll set.
    let token: UInt64
    let descriptor: Int32
    let handle: OpaquePointer
    let socket: WebSocket
    let link: WebSocketLink
    private(set) var framing: wslay_event_context_ptr?

    /// When the last bytes came.
    @exclusivity(unchecked) var lastHeard: UInt64
    /// When a ping was sent that nothing was heard after.
    @exclusivity(unchecked) var pingedAt: UInt64?
    /// When the socket is given up because the other side does not answer the close frame.
    ///
    /// Later while the other side reads what goes before the frame, but no later than `lastDeadline`.
    @exclusivity(unchecked) var closeDeadline: UInt64?
    /// When a socket that closes is given up though the other side still reads.
    @exclusivity(unchecked) var lastDeadline: UInt64 = 0
    /// The code and reason the application hears.
    var closing: (code: WebSocketCloseCode, reason: String)?
    @exclusivity(unchecked) var messages: [WebSocketMessage] = []

    /// Whether the client broke the framing, for which libwslay sends no code.
    @exclusivity(unchecked) private var hasBreached = false
    @exclusivity(unchecked) private var unread = UnsafeRawBufferPointer(start: nil, count: 0)

    init(
        token: UInt64,
        descriptor: Int32,
        handle: OpaquePointer,
        socket: WebSocket,
        link: WebSocketLink,
        now: UInt64
    ) {
        self.token = token
        self.descriptor = descriptor
        self.handle = handle
        self.socket = socket
        self.link = link
        lastHeard = now
    }

    /// Sets libwslay up; returns false when memory is short.
    func open(_ callbacks: wslay_event_callbacks, maxMessageBytes: Int) -> Bool {
        var callbacks = callbacks
        let user = Unmanaged.passUnretained(self).toOpaque()
        guard wslay_event_context_server_init(&framing, &callbacks, user) == 0 else { return false }
        wslay_event_config_set_max_recv_msg_length(framing, UInt64(maxMessageBytes))
        return true
    }

    deinit { if let framing { wslay_event_context_free(framing) } }

    /// Takes bytes from the client, adds whole messages to `messages` and sends what they demand.
    ///
    /// - Returns: False when the connection can only be cut.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        unread = bytes
        let result = wslay_event_recv(framing)
        unread = UnsafeRawBufferPointer(start: nil, count: 0)
        if result != 0 || hasBreached {
            fail()
            return true
        }
        return sendControlFrames()
    }

    /// Queues a close frame behind everything that was sent.
    func sendClose(_ code: WebSocketCloseCode, reason: String) {
        var bytes = Array(reason.utf8.prefix(123))
        while !bytes.isEmpty, String(validating: bytes, as: UTF8.self) == nil { bytes.removeLast() }
        wslay_event_queue_close(framing, code.rawValue, bytes, bytes.count)
        _ = sendControlFrames()
    }

    /// Whether input still means something: neither a close frame nor a breach has come.
    var isReading: Bool { !hasBreached && wslay_event_get_read_enabled(framing) != 0 }
    /// Whether the other side has said that it closes.
    var hasReceivedClose: Bool { wslay_event_get_close_received(framing) != 0 }
    /// Whether a close frame was sent.
    var hasSentClose: Bool { hasBreached || wslay_event_get_close_sent(framing) != 0 }
    /// The code that was sent in the close frame.
    var sentCode: WebSocketCloseCode {
        WebSocketCloseCode(rawValue: wslay_event_get_status_code_sent(framing))
    }

    /// Closes with 1002 without asking libwslay, whose own close frame would have no code.
    private func fail() {
        hasBreached = true
        closing = closing ?? (.protocolError, "")
        let frame: [UInt8] = [0x88, 2, 0x03, 0xEA]
        frame.withUnsafeBufferPointer { link.append($0) }
        link.beginClosing()
        link.flush()
    }

    private func sendControlFrames() -> Bool {
        guard wslay_event_want_write(framing) != 0 else { return true }
        guard wslay_event_send(framing) == 0 else { return false }
        if hasSentClose { link.beginClosing() }
        link.flush()
        return true
    }

    /// The functions libwslay calls; each is given the connection.
    static var callbacks: wslay_event_callbacks {
        var callbacks = wslay_event_callbacks()
        callbacks.recv_callback = { framing, room, length, _, user in
            guard let connection = WebSocketConnection.from(user), !connection.unread.isEmpty else {
                wslay_event_set_error(framing, Int32(WSLAY_ERR_WOULDBLOCK.rawValue))
                return -1
            }
            let count = min(length, connection.unread.count)
            UnsafeMutableRawBufferPointer(start: room, count: count)
                .copyMemory(from: UnsafeRawBufferPointer(rebasing: connection.unread[..<count]))
            connection.unread = UnsafeRawBufferPointer(rebasing: connection.unread[count...])
            return count
        }
        callbacks.send_callback = { _, data, length, _, user in
            let bytes = UnsafeBufferPointer(start: data, count: length)
            WebSocketConnection.from(user)?.link.append(bytes)
            return length
        }
        callbacks.on_msg_recv_callback = { _, message, user in
            guard let message = message?.pointee else { return }
            WebSocketConnection.from(user)?.didReceive(message)
        }
        return callbacks
    }

    private static func from(_ user: UnsafeMutableRawPointer?) -> WebSocketConnection? {
        user.map { Unmanaged<WebSocketConnection>.fromOpaque($0).takeUnretainedValue() }
    }

    private func didReceive(_ message: wslay_event_on_msg_recv_arg) {
        let content = UnsafeBufferPointer(start: message.msg, count: message.msg_length)
        switch UInt32(message.opcode) {
        case WSLAY_TEXT_FRAME.rawValue, WSLAY_BINARY_FRAME.rawValue:
            let isText = UInt32(message.opcode) == WSLAY_TEXT_FRAME.rawValue
            messages.append(WebSocketMessage(bytes: Array(content), isText: isText))
        case WSLAY_CONNECTION_CLOSE.rawValue where content.count == 1:
            // Half a code is a breach, which libwslay lets pass (RFC 6455 §5.5.1).
            hasBreached = true
        case WSLAY_CONNECTION_CLOSE.rawValue:
            let code =
                message.status_code == 0
                ? .noStatus : WebSocketCloseCode(rawValue: message.status_code)
            closing = closing ?? (code, String(decoding: content.dropFirst(2), as: UTF8.self))
        default:
            break
        }
    }
}
