/// An answer to a request.
package struct HTTPResponse: Sendable {
    /// The content of a response.
    enum Body: Sendable {
        case none
        /// What is made for GET only: HEAD has no Content-Length then (RFC 9110 §9.3.2).
        case unmade
        case bytes([UInt8])
        case shared(SharedBytes)
        case file(OpenFile)
    }

    /// The status code.
    package var status: Int
    /// The header fields.
    ///
    /// Date, Content-Length and Connection are added by the server.
    package var headers: HTTPHeaders
    var body: Body

    init(status: Int, headers: HTTPHeaders, body: Body) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Creates a response with a content of bytes.
    package init(status: Int, headers: HTTPHeaders = [:], bytes: [UInt8] = []) {
        self.init(status: status, headers: headers, body: bytes.isEmpty ? .none : .bytes(bytes))
    }

    /// Creates a response whose content all others with it share.
    package init(status: Int, headers: HTTPHeaders = [:], shared bytes: SharedBytes) {
        self.init(status: status, headers: headers, body: bytes.count == 0 ? .none : .shared(bytes))
    }

    /// Returns a response of plain text.
    package static func text(_ text: String, status: Int = 200) -> HTTPResponse {
        HTTPResponse(
            status: status,
            headers: ["Content-Type": "text/plain; charset=utf-8"],
            bytes: Array(text.utf8)
        )
    }

    /// Returns a response of HTML.
    package static func html(_ html: [UInt8], status: Int = 200) -> HTTPResponse {
        HTTPResponse(
            status: status,
            headers: ["Content-Type": "text/html; charset=utf-8"],
            bytes: html
        )
    }

    /// Returns the answer to HEAD of what takes too much to make for its length alone.
    package static func unmade(headers: HTTPHeaders) -> HTTPResponse {
        HTTPResponse(status: 200, headers: headers, body: .unmade)
    }

    /// Returns a response of JSON.
    package static func json(_ json: [UInt8], status: Int = 200) -> HTTPResponse {
        HTTPResponse(status: status, headers: ["Content-Type": "application/json"], bytes: json)
    }

    /// Adds a cookie.
    package mutating func setCookie(_ cookie: HTTPCookie) {
        headers.append("Set-Cookie", cookie.headerValue)
    }
}
