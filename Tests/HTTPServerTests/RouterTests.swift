import Testing

@testable import HTTPServer

@Suite struct RouterTests {
    /// Returns the index of the pattern that takes a path, with its parameters.
    private func match(
        _ patterns: [String],
        _ path: String,
        _ method: HTTPMethod = .get
    ) throws -> (Int, PathParameters)? {
        var router = Router()
        for (index, pattern) in patterns.enumerated() {
            try router.direct(.get, pattern) { _ in .text("\(index)") }
        }
        guard
            case .found(.direct(let handler), let parameters) =
                router.match(method, path: Array(path.utf8)[...])
        else { return nil }
        let head = Array(path.utf8).withUnsafeBufferPointer {
            RequestHead(target: $0, reserving: 0)
        }
        let request = HTTPRequest(
            method: method,
            body: [],
            remoteAddress: "",
            isSecure: false,
            head: head
        )
        guard case .bytes(let bytes) = handler(request).body else { return nil }
        return (Int(String(decoding: bytes, as: UTF8.self)) ?? -1, parameters)
    }

    private static let patterns = ["/", "/a/b", "/a/:id", "/a/:id/c", "/files/*path", "/a/b/d"]

    @Test(
        arguments: [
            ("/", 0, [:]), ("/a/b", 1, [:]), ("/%61/b", 1, [:]), ("/a/x", 2, ["id": "x"]),
            ("/a/%C3%A9", 2, ["id": "é"]), ("/a/x%2Fy", 2, ["id": "x/y"]),
            ("/a/b/c", 3, ["id": "b"]), ("/a/b/d", 5, [:]), ("/files/", 4, ["path": ""]),
            ("/files/x/y", 4, ["path": "x/y"]), ("/files/x%20y", 4, ["path": "x y"]),
        ] as [(String, Int, PathParameters)]
    )
    func pathFindsItsPattern(path: String, index: Int, parameters: PathParameters) throws {
        let found = try #require(try match(Self.patterns, path))
        #expect(found.0 == index)
        #expect(found.1 == parameters)
    }

    @Test(arguments: ["/a", "/a/", "//a/b", "/a/b/", "/files", "a/b", "", "/A/B"])
    func otherPathsFindNothing(path: String) throws {
        #expect(try match(Self.patterns, path) == nil)
    }

    @Test(arguments: ["/a/%", "/a/%2", "/a/%zz", "/a/%FF", "/a/%00", "/files/a%2Fb", "/%FF"])
    func brokenEscapesAreBadPaths(path: String) throws {
        var router = Router()
        try router.direct(.get, "/a/:id") { _ in .text("") }
        try router.direct(.get, "/files/*path") { _ in .text("") }
        guard case .badPath = router.match(.get, path: Array(path.utf8)[...]) else {
            Issue.record("\(path) is taken")
            return
        }
    }

    @Test func otherMethodsLearnWhatIsAllowed() throws {
        var router = Router()
        try router.direct(.get, "/a") { _ in .text("") }
        try router.direct(.post, "/a") { _ in .text("") }
        guard case .notAllowed(let methods) = router.match(.delete, path: Array("/a".utf8)[...])
        else {
            Issue.record("DELETE is routed")
            return
        }
        #expect(methods == [.get, .post, .head, .options])
    }

    @Test(arguments: [
        ("a", "Cannot route \"a\": it must begin with a slash."),
        ("/*a/b", "Cannot route \"/*a/b\": *a must be its last segment."),
        ("/:a/:a", "Cannot route \"/:a/:a\": a parameter's name comes twice."),
        ("/there", "Cannot route \"/there\": GET is routed already."),
    ])
    func wrongPatternsAreRefused(pattern: String, message: String) throws {
        var router = Router()
        try router.direct(.get, "/there") { _ in .text("") }
        let error = #expect(throws: ServerError.self) {
            try router.direct(.get, pattern) { _ in .text("") }
        }
        #expect(error?.description == message)
    }
}
