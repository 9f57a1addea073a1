/// What the application hears of a WebSocket, in the order it happened.
///
/// The socket keeps its delegate until `webSocket(_:didCloseWith:reason:)` has returned, which is
/// called exactly once for each accepted socket, also for one that never opened.
@MainActor package protocol WebSocketDelegate: AnyObject {
    /// The handshake is done; messages follow.
    func webSocketDidOpen(_ socket: WebSocket)
    /// A message came.
    func webSocket(_ socket: WebSocket, didReceive message: WebSocketMessage)
    /// The socket is closed, by whichever side. Nothing follows.
    func webSocket(_ socket: WebSocket, didCloseWith code: WebSocketCloseCode, reason: String)
}

extension WebSocketDelegate {
    package func webSocketDidOpen(_ socket: WebSocket) {}
    package func webSocket(
        _ socket: WebSocket,
        didCloseWith code: WebSocketCloseCode,
        reason: String
    ) {}
}
