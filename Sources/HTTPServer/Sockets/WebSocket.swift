/// A WebSocket to one client.
@MainActor package final class WebSocket {
    /// The request the socket began with.
    package let request: HTTPRequest
    private let link: WebSocketLink
    private let bridge: MainBridge
    private var delegate: (any WebSocketDelegate)?

    init(
        _ link: WebSocketLink,
        _ bridge: MainBridge,
        request: HTTPRequest,
        delegate: any WebSocketDelegate
    ) {
        self.link = link
        self.bridge = bridge
        self.request = request
        self.delegate = delegate
    }

    /// Whether messages can be sent: from the handshake's acceptance until either side closes.
    package var isOpen: Bool { delegate != nil && !link.isClosing }

    /// The bytes that wait because the client reads slowly.
    package var queuedByteCount: Int { link.queuedByteCount }

    /// Whether another message of this socket is what the main actor handles next.
    ///
    /// It may be in the next turn of the main run loop that it does so.
    package var hasMessageWaiting: Bool { bridge.nextIsMessage(of: self) }

    /// Sends a text message; the bytes must be UTF-8.
    ///
    /// Does nothing once the socket closes.
    ///
    /// Never waits. A client that lets more than the configured bytes pile up is closed with 1013.
    package func send(text: [UInt8]) { bridge.send(.text, text, on: link) }

    /// Sends a text message.
    package func send(text: String) { bridge.send(.text, Array(text.utf8), on: link) }

    /// Sends a message of binary data.
    package func send(binary: [UInt8]) { bridge.send(.binary, binary, on: link) }

    /// Closes the socket after what was sent; the delegate hears of it when the client has answered.
    ///
    /// - Parameters:
    ///   - code: One that may be sent: 1000–1003, 1007–1014 or 3000–4999.
    ///   - reason: At most 123 bytes of UTF-8; what is longer is cut.
    package func close(_ code: WebSocketCloseCode = .normal, reason: String = "") {
        precondition(
            [1000...1003, 1007...1014, 3000...4999].contains { $0.contains(code.rawValue) },
            "Cannot close a WebSocket with \(code): use 1000–1003, 1007–1014 or 3000–4999."
        )
        link.close(code, reason: reason)
    }

    func didOpen() { delegate?.webSocketDidOpen(self) }

    func didReceive(_ message: WebSocketMessage) {
        delegate?.webSocket(self, didReceive: message)
        link.didDeliver(byteCount: message.bytes.count)
    }

    func didClose(_ code: WebSocketCloseCode, _ reason: String) {
        guard let delegate else { return }
        delegate.webSocket(self, didCloseWith: code, reason: reason)
        self.delegate = nil
    }
}
