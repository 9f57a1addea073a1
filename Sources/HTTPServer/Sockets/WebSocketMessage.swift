/// A whole message, put together from its fragments.
package struct WebSocketMessage: Sendable {
    /// The content; valid UTF-8 when it is text.
    package let bytes: [UInt8]
    /// Whether it came as text and not as binary data.
    package let isText: Bool
}
