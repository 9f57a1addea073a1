import HTTPServer

/// The cookie that a browser is known by.
enum VisitorCookie {
    /// The beginning of names that browsers let the server alone set, over TLS.
    ///
    /// Pages of neighbours in the same domain, and whoever answers for one without TLS, could give
    /// a browser a cookie of any other name, and so a secret that they know (the draft that follows
    /// RFC 6265, §4.1.3.2).
    private static let ownPrefix = "__Host-"

    /// How many cookies of one name are looked at.
    private static let mostValues = 4

    /// Returns the secrets that a browser sends: the first one that is known counts.
    ///
    /// Not all proxies say of WebSockets what they say of pages, and some are believed no more: what
    /// was set over TLS is the server's own either way, but may be older than the other.
    static func secrets(in request: HTTPRequest) -> [String] {
        let name = plainName(request)
        let names = request.isSecure ? [ownPrefix + name] : [ownPrefix + name, name]
        return names.flatMap { request.cookies($0).prefix(mostValues) }
    }

    /// Returns the cookie that gives a browser its secret.
    static func make(_ secret: String, for request: HTTPRequest) -> HTTPCookie {
        let prefix = request.isSecure ? ownPrefix : ""
        return HTTPCookie(
            name: prefix + plainName(request),
            value: secret,
            isSecure: request.isSecure
        )
    }

    /// Cookies know no ports, but two apps on one machine are two servers to a browser's person.
    private static func plainName(_ request: HTTPRequest) -> String {
        guard let host = request.headerBytes("Host"),
            let colon = host.lastIndex(of: UInt8(ascii: ":"))
        else { return "vitrine" }
        let port = host[(colon + 1)...]
        guard !port.isEmpty, port.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return "vitrine"
        }
        return "vitrine-" + String(decoding: port, as: UTF8.self)
    }
}
