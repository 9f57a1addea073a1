/// The application's decision on a client that asks for a WebSocket.
@MainActor package struct WebSocketUpgrade {
    enum Decision {
        case accept(any WebSocketDelegate, subprotocol: String?)
        case refuse(HTTPResponse)
    }

    let decision: Decision

    /// Returns the decision to open a socket.
    ///
    /// - Parameters:
    ///   - delegate: Who hears of the socket; kept until it is closed.
    ///   - subprotocol: One of those the client offered, or nil.
    /// - Returns: The decision.
    package static func accept(
        _ delegate: any WebSocketDelegate,
        subprotocol: String? = nil
    ) -> WebSocketUpgrade {
        WebSocketUpgrade(decision: .accept(delegate, subprotocol: subprotocol))
    }

    /// Returns the decision to answer like an ordinary request, such as with 403 to a foreign Origin.
    package static func refuse(_ response: HTTPResponse) -> WebSocketUpgrade {
        WebSocketUpgrade(decision: .refuse(response))
    }
}
