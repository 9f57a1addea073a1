/// Why a WebSocket was closed (RFC 6455 §7.4.1).
package struct WebSocketCloseCode: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The code's number.
    package let rawValue: UInt16

    /// Creates a code by its number.
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The purpose is fulfilled.
    package static let normal = WebSocketCloseCode(rawValue: 1000)
    /// The server stops or the page was left.
    package static let goingAway = WebSocketCloseCode(rawValue: 1001)
    /// The other side broke the protocol.
    package static let protocolError = WebSocketCloseCode(rawValue: 1002)
    /// The close frame had no code.
    ///
    /// Never sent.
    package static let noStatus = WebSocketCloseCode(rawValue: 1005)
    /// The connection was lost without a close frame.
    ///
    /// Never sent.
    package static let abnormal = WebSocketCloseCode(rawValue: 1006)
    /// Text was not UTF-8.
    package static let invalidPayload = WebSocketCloseCode(rawValue: 1007)
    /// The message breaks the application's rules.
    package static let policyViolation = WebSocketCloseCode(rawValue: 1008)
    /// The message is longer than the server takes.
    package static let messageTooBig = WebSocketCloseCode(rawValue: 1009)
    /// The server failed.
    package static let internalError = WebSocketCloseCode(rawValue: 1011)
    /// The client is to come back later; also said to one that does not read.
    package static let tryAgainLater = WebSocketCloseCode(rawValue: 1013)

    package var description: String { "\(rawValue)" }
}
