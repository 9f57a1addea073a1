/// Which handler answers which method and path.
///
/// A pattern is a path whose segments are literal (`scenes`), a parameter that takes one segment
/// (`:id`), or, at the end, a parameter that takes all that is left (`*path`). A literal goes before
/// a parameter. GET answers HEAD too, unless it does more than answer, and OPTIONS is answered with
/// what there is.
package struct Router: Sendable {
    /// Answers on the server's own thread, at once: no waiting, no user interface.
    package typealias DirectHandler = @Sendable (HTTPRequest) -> HTTPResponse
    /// Answers on the main actor, through the responder, at once or later.
    package typealias MainHandler = @MainActor @Sendable (HTTPRequest, Responder) -> Void
    /// Decides on the main actor whether a client gets a WebSocket.
    package typealias WebSocketHandler = @MainActor @Sendable (HTTPRequest) -> WebSocketUpgrade

    enum Handler: Sendable {
        case direct(DirectHandler)
        case main(MainHandler, isBrief: Bool)
        case webSocket(WebSocketHandler)
    }

    struct Endpoint: Sendable {
        let method: HTTPMethod
        let handler: Handler
        let parameterNames: [String]
        /// Whether it answers HEAD where no other endpoint does.
        let answersHead: Bool
    }

    struct Uploads: Sendable {
        let prefix: [UInt8]
        let admit: @Sendable (HTTPRequest) -> UploadAdmission
    }

    struct Node: Sendable {
        var literals: [(bytes: [UInt8], node: Int)] = []
        var parameter: Int?
        var endpoints: [Endpoint] = []
        var restEndpoints: [Endpoint] = []
    }

    var nodes = [Node()]
    /// The requests whose bodies are taken while they come in; nil for none.
    private(set) var uploads: Uploads?

    /// Creates a router without routes.
    package init() {}

    /// Adds a route that is answered on the server's own thread.
    package mutating func direct(
        _ method: HTTPMethod,
        _ pattern: String,
        _ handler: @escaping DirectHandler
    ) throws(ServerError) {
        try add(method, pattern, .direct(handler))
    }

    /// Adds a route that is answered on the main actor.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - pattern: The paths.
    ///   - answersHead: Whether a route of GET answers HEAD too, which must change nothing
    ///     (RFC 9110 §9.2.1); default true.
    ///   - isBrief: Whether it takes little time, and answers are mostly short; default false. Then
    ///     the main actor reads and sends for itself while such requests come.
    ///   - handler: What answers.
    /// - Throws: An error where the pattern is none, or routed already.
    package mutating func main(
        _ method: HTTPMethod,
        _ pattern: String,
        answersHead: Bool = true,
        isBrief: Bool = false,
        _ handler: @escaping MainHandler
    ) throws(ServerError) {
        try add(method, pattern, .main(handler, isBrief: isBrief), answersHead: answersHead)
    }

    /// Adds a route whose clients may go over to a WebSocket.
    ///
    /// They ask with GET (RFC 6455 §4.1).
    package mutating func webSocket(
        _ pattern: String,
        _ handler: @escaping WebSocketHandler
    ) throws(ServerError) {
        try add(.get, pattern, .webSocket(handler), answersHead: false)
    }

    /// Adds a folder of files below a prefix, such as `/fonts`.
    package mutating func files(_ prefix: String, _ files: StaticFiles) throws(ServerError) {
        let base = prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix
        try direct(.get, base + "/*file") { request in
            files.response(to: request, path: request.parameters["file"] ?? "")
        }
    }

    /// Has the bodies of all POST requests below a prefix taken while they come in.
    ///
    /// The routes themselves are added as others are; their requests have a `sink` and no body.
    ///
    /// - Parameters:
    ///   - prefix: The beginning of the encoded path, with a slash at its end.
    ///   - admit: What decides by a request's header, on the server's own thread.
    package mutating func uploads(
        below prefix: String,
        _ admit: @escaping @Sendable (HTTPRequest) -> UploadAdmission
    ) {
        uploads = Uploads(prefix: Array(prefix.utf8), admit: admit)
    }

    private mutating func add(
        _ method: HTTPMethod,
        _ pattern: String,
        _ handler: Handler,
        answersHead: Bool = true
    ) throws(ServerError) {
        guard pattern.hasPrefix("/") else {
            throw .pattern(pattern, reason: "it must begin with a slash")
        }
        var node = 0
        var names: [String] = []
        let segments = pattern.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        for (index, segment) in segments.enumerated() {
            if segment.hasPrefix("*") {
                guard index == segments.count - 1 else {
                    throw .pattern(pattern, reason: "\(segment) must be its last segment")
                }
                names.append(String(segment.dropFirst()))
                let endpoint = Endpoint(
                    method: method,
                    handler: handler,
                    parameterNames: names,
                    answersHead: answersHead && method == .get
                )
                return try insert(endpoint, pattern, into: \Node.restEndpoints, of: node)
            }
            node = child(of: node, for: segment, names: &names)
        }
        let endpoint = Endpoint(
            method: method,
            handler: handler,
            parameterNames: names,
            answersHead: answersHead && method == .get
        )
        try insert(endpoint, pattern, into: \Node.endpoints, of: node)
    }

    private mutating func insert(
        _ endpoint: Endpoint,
        _ pattern: String,
        into list: WritableKeyPath<Node, [Endpoint]>,
        of node: Int
    ) throws(ServerError) {
        guard Set(endpoint.parameterNames).count == endpoint.parameterNames.count else {
            throw .pattern(pattern, reason: "a parameter's name comes twice")
        }
        guard !nodes[node][keyPath: list].contains(where: { $0.method == endpoint.method }) else {
            throw .pattern(pattern, reason: "\(endpoint.method) is routed already")
        }
        nodes[node][keyPath: list].append(endpoint)
    }

    private mutating func child(of node: Int, for segment: Substring, names: inout [String]) -> Int
    {
        if segment.hasPrefix(":") {
            names.append(String(segment.dropFirst()))
            if let existing = nodes[node].parameter { return existing }
            nodes.append(Node())
            nodes[node].parameter = nodes.count - 1
            return nodes.count - 1
        }
        let bytes = Array(segment.utf8)
        if let existing = nodes[node].literals.first(where: { $0.bytes == bytes }) {
            return existing.node
        }
        nodes.append(Node())
        nodes[node].literals.append((bytes, nodes.count - 1))
        return nodes.count - 1
    }
}
