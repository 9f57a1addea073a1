/// A cookie to set (RFC 6265 §4.1, SameSite from its successor's draft).
package struct HTTPCookie: Sendable, Equatable {
    /// Which requests from other sites carry the cookie.
    package enum SameSite: String, Sendable {
        case strict = "Strict"
        case lax = "Lax"
        case none = "None"
    }

    /// The cookie's name, a token.
    package var name: String
    /// The cookie's value.
    ///
    /// What a cookie cannot hold is left out of the header field.
    package var value: String
    /// The path below which it is sent.
    ///
    /// The default is `/`.
    package var path: String
    /// The seconds it lives; nil until the browser is closed.
    package var maxAge: Int?
    /// Whether scripts cannot see it.
    ///
    /// The default is true.
    package var isHTTPOnly: Bool
    /// Whether it is sent over encrypted connections only.
    ///
    /// The default is false.
    package var isSecure: Bool
    /// Which requests from other sites carry it.
    ///
    /// The default is `lax`.
    package var sameSite: SameSite

    /// Creates a cookie.
    package init(
        name: String,
        value: String,
        path: String = "/",
        maxAge: Int? = nil,
        isHTTPOnly: Bool = true,
        isSecure: Bool = false,
        sameSite: SameSite = .lax
    ) {
        self.name = name
        self.value = value
        self.path = path
        self.maxAge = maxAge
        self.isHTTPOnly = isHTTPOnly
        self.isSecure = isSecure
        self.sameSite = sameSite
    }

    /// The value of the Set-Cookie field.
    package var headerValue: String {
        var result = Self.clean(name) + "=" + Self.clean(value) + "; Path=" + Self.clean(path)
        if let maxAge { result += "; Max-Age=\(maxAge)" }
        if isHTTPOnly { result += "; HttpOnly" }
        if isSecure { result += "; Secure" }
        return result + "; SameSite=" + sameSite.rawValue
    }

    // A semicolon or a line break in a value would write attributes or header fields of its own.
    private static func clean(_ text: String) -> String {
        String(
            decoding: text.utf8.filter { $0 > 0x20 && $0 < 0x7F && $0 != 0x3B && $0 != 0x2C },
            as: UTF8.self
        )
    }
}
