import Foundation
import SceneTesting

/// A page as a browser holds it: its address, its cookie, its numbers.
struct TestPage: Sendable {
    let port: Int
    let html: String
    /// The value of the Cookie field.
    let cookie: String
    /// What the cookie holds; empty where the server set none.
    var secret: String { cookie.drop { $0 != "=" }.dropFirst().description }
    /// The address below which the scene's routes are.
    let scene: String
    /// The number of the last patch that the page shows.
    let patch: Int

    @MainActor
    init(_ test: TestHost, _ target: String = "/", headers: [String: String] = [:]) async throws {
        let reply = try await test.client.send("GET", target, headers: headers)
        guard reply.status == 200 else {
            throw HTTPDriver.Surprise(status: reply.status, text: reply.text)
        }
        port = test.port
        html = reply.text
        cookie = (reply.header("Set-Cookie") ?? "").prefix { $0 != ";" }.description
        scene = Self.attribute("data-scene", in: html)
        patch = Int(Self.attribute("data-patch", in: html)) ?? -1
    }

    private static func attribute(_ name: String, in html: String) -> String {
        guard let start = html.range(of: name + "=") else { return "" }
        let rest = html[start.upperBound...]
        return rest.first == "\""
            ? String(rest.dropFirst().prefix { $0 != "\"" })
            : String(rest.prefix { $0 != " " && $0 != ">" })
    }

    /// Opens the page's socket and says hello.
    func connect(after patch: Int? = nil) async throws -> WebSocketClient {
        let socket = try await open()
        try await socket.send("[\"hello\",1,\(patch ?? self.patch)]")
        return socket
    }

    /// Opens the page's socket.
    func open(headers: [String: String] = [:]) async throws -> WebSocketClient {
        try await WebSocketClient(
            port: port,
            path: scene + "/socket",
            headers: ["Cookie": cookie].merging(headers) { $1 }
        )
    }

    /// Sends messages over HTTP and returns what is answered.
    func post(_ messages: String, after patch: Int) async throws -> HTTPClient.Reply {
        try await HTTPClient(port: port).send(
            "POST",
            scene + "/events?after=\(patch)",
            headers: ["Cookie": cookie],
            body: messages
        )
    }

    /// Asks for patches over HTTP without waiting for the answer.
    func poll(after patch: Int) async throws -> Connection {
        try await HTTPClient(port: port).begin(
            "GET",
            scene + "/patches?after=\(patch)",
            headers: ["Cookie": cookie]
        )
    }

    /// The header fields of a request for the same page anew.
    var reload: [String: String] { ["Cookie": cookie, "Cache-Control": "max-age=0"] }
}

extension WebSocketClient.Event {
    /// The number at the start of a message: the patch's.
    var number: Int? {
        guard case .text(let text) = self, text.hasPrefix("[") else { return nil }
        return Int(text.dropFirst().prefix { $0.isNumber })
    }

    /// The second value of a message: the last input that was handled.
    var input: Int? {
        guard case .text(let text) = self else { return nil }
        let parts = text.dropFirst().dropLast().split(separator: ",", maxSplits: 2)
        return parts.count > 1 ? Int(parts[1]) : nil
    }

    /// Whether the message is the whole tree.
    var isTree: Bool { text?.hasPrefix("[\"tree\",") == true }

    /// The number of the patch that the whole tree stands for; nil for other messages.
    var treeNumber: Int? {
        guard isTree, let text else { return nil }
        return Int(text.dropFirst("[\"tree\",".count).prefix { $0.isNumber })
    }

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }
}

extension WebSocketClient {
    /// Returns the next event that is no declaration of fonts, which go before what needs them.
    func next() async throws -> Event {
        while true {
            let event = try await nextEvent()
            guard event.text?.hasPrefix("[\"fonts\",") == true else { return event }
        }
    }

    /// The message that says that a scene is over.
    static let gone = Event.text("[\"gone\"]")
}
