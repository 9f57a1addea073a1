extension HTTPServer {
    /// Where and within which limits a server works.
    package struct Configuration: Sendable {
        /// The PEM files that TLS needs.
        package struct TLS: Sendable {
            /// The path of the certificate, with its chain after it.
            package var certificate: String
            /// The path of the certificate's private key.
            package var key: String
            /// How often the files are looked at for a renewed certificate.
            ///
            /// The default is ten seconds.
            package var checkInterval = Duration.seconds(10)

            /// Creates a pair of PEM files.
            package init(certificate: String, key: String) {
                self.certificate = certificate
                self.key = key
            }
        }

        /// The name or address to listen on, IPv4 or IPv6.
        ///
        /// The default is `127.0.0.1`.
        package var host = "127.0.0.1"
        /// The port; 0, the default, takes any free one.
        package var port = 0
        /// The files for TLS; nil, the default, serves without.
        ///
        /// Where they change, connections that come later get what they hold then.
        ///
        /// - Note: libmicrohttpd 0.9.75 keeps the header's buffers of an upgraded connection, which
        ///   take the whole pool whatever its size, and passes WebSockets over TLS on in steps of
        ///   four bytes, a TLS record for each. Later releases free them.
        package var tls: TLS?
        /// The connections open at a time.
        ///
        /// More are answered with 503, a few at a time, and closed.
        package var maxConnections = 4096
        /// The connections open at a time from one address, or from one network of 64 bits (IPv6).
        ///
        /// More are closed at once, but for a few where there is a `healthPath`, which are answered
        /// with 429 at any other; and so are more than half of what the process can have open. From
        /// `maxConnections` on there is no such limit.
        package var maxConnectionsPerAddress = 1024
        /// The path that is answered however many connections are open; nil, the default, for none.
        ///
        /// A few connections at a time are kept for it, also of an address that has too many.
        package var healthPath: String?
        /// The bytes of a request's target and header fields.
        ///
        /// More are answered with 431.
        package var maxHeaderBytes = 8 * 1024
        /// The bytes of a request's body.
        ///
        /// More are answered with 413.
        package var maxBodyBytes = 1024 * 1024
        /// How long a connection may stay without a request, or a response without any progress.
        package var idleTimeout = Duration.seconds(60)
        /// The same while more than three quarters of all connections are in use, so that those that
        /// do nothing leave their room to others.
        package var crowdedIdleTimeout = Duration.seconds(2)
        /// How long a request's header may take from its first byte or the connection's start.
        package var headerTimeout = Duration.seconds(15)
        /// How long the body of a request or of its answer may take, beside the time for its bytes.
        package var bodyTimeout = Duration.seconds(15)
        /// How long each byte of a body may take: the default is half a second for 1,000.
        package var timePerByte = Duration.microseconds(500)
        /// The bytes of a WebSocket message.
        ///
        /// More close the socket with 1009.
        package var maxMessageBytes = 64 * 1024
        /// The bytes a WebSocket's client may leave unread beside the longest message.
        ///
        /// More close the socket with 1013.
        package var maxQueuedBytes = 1024 * 1024
        /// How long a WebSocket may be silent before it is pinged, and then before it is given up.
        package var pingInterval = Duration.seconds(20)
        /// How long the other side may take to answer a close frame.
        ///
        /// While it reads what was sent before, thirty times as long.
        package var closeTimeout = Duration.seconds(2)
        /// The proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` count.
        ///
        /// A request comes from the last address in `X-Forwarded-For` that is none of them.
        /// The default is none.
        package var trustedProxies: [AddressRange] = []
        /// Header fields of every response that does not have them itself.
        package var defaultHeaders: HTTPHeaders = [:]
        /// The same for responses that may be documents: all but scripts, styles and fonts.
        package var documentHeaders: HTTPHeaders = [:]

        /// Creates a configuration with the default values.
        package init() {}
    }
}

extension Duration {
    /// The duration in nanoseconds, 0 when it is negative.
    var nanoseconds: UInt64 {
        let (seconds, attoseconds) = components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        let (whole, overflows) = UInt64(seconds).multipliedReportingOverflow(by: 1_000_000_000)
        return overflows ? .max / 4 : min(whole, .max / 4) + UInt64(attoseconds / 1_000_000_000)
    }
}
