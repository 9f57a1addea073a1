import Foundation
import WebHost

/// A scene of a server, reached over the HTTP API for scripts.
@MainActor
package final class HTTPDriver: SceneDriver {
    /// The server answered something else than the API promises.
    package struct Surprise: Error {
        /// The status code.
        package let status: Int
        /// The content.
        package let text: String

        /// Creates a surprise.
        package init(status: Int, text: String) {
            self.status = status
            self.text = text
        }
    }

    private struct Scene: Decodable { let id: String }
    private struct Tree: Decodable { let windows: [SceneElement] }
    private struct Elements: Decodable { let elements: [SceneElement] }
    private struct Time: Decodable { let time: Double }
    private struct Problem: Decodable {
        let reason: String
        let detail: String
        let event: Int?
    }

    private let client: HTTPClient
    private let address: String

    /// Makes a scene on a server of this machine.
    package init(port: Int, scene: [String: any Sendable] = [:]) async throws {
        client = HTTPClient(port: port)
        let reply = try await client.send(
            "POST",
            "/api/scenes",
            headers: ["Content-Type": "application/json"],
            body: try Self.json(scene)
        )
        guard reply.status == 201, let location = reply.header("Location") else {
            throw Surprise(status: reply.status, text: reply.text)
        }
        address = location
    }

    private static func json(_ value: [String: any Sendable]) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
    }

    private func get<T: Decodable>(_ path: String) async throws -> T {
        let reply = try await client.send("GET", address + path)
        return try decode(reply)
    }

    private func decode<T: Decodable>(_ reply: HTTPClient.Reply) throws -> T {
        guard reply.status == 200 else { throw Surprise(status: reply.status, text: reply.text) }
        return try JSONDecoder().decode(T.self, from: Data(reply.body))
    }

    private func post(
        _ path: String,
        _ value: [String: any Sendable]
    ) async throws -> HTTPClient.Reply {
        try await client.send(
            "POST",
            address + path,
            headers: ["Content-Type": "application/json"],
            body: try Self.json(value)
        )
    }

    package func windows() async throws -> [SceneElement] {
        let tree: Tree = try await get("/tree")
        return tree.windows
    }

    package func elements(_ query: ElementQuery) async throws -> [SceneElement] {
        let members = [
            ("identifier", query.identifier), ("label", query.label),
            ("class", query.className), ("text", query.text),
        ]
        let items = members.compactMap { name, value -> String? in
            value?.addingPercentEncoding(withAllowedCharacters: .alphanumerics).map {
                "\(name)=\($0)"
            }
        }
        let found: Elements = try await get("/elements?" + items.joined(separator: "&"))
        return found.elements
    }

    package func send(_ events: [ScriptEvent]) async throws {
        let reply = try await post("/events", ["events": events.map(\.members)])
        guard reply.status != 200 else { return }
        let problem = try JSONDecoder().decode(Problem.self, from: Data(reply.body))
        guard let event = problem.event else {
            throw Surprise(status: reply.status, text: reply.text)
        }
        throw ScriptFailure(event: event, reason: problem.reason, detail: problem.detail)
    }

    package func advance(by seconds: TimeInterval) async throws -> TimeInterval {
        let time: Time = try decode(try await post("/clock", ["advance": seconds]))
        return time.time
    }

    package func page() async throws -> String {
        let reply = try await client.send("GET", address + "/page")
        guard reply.status == 200 else { throw Surprise(status: reply.status, text: reply.text) }
        return reply.text
    }

    package func end() async throws {
        let reply = try await client.send("DELETE", address)
        guard reply.status == 204 else { throw Surprise(status: reply.status, text: reply.text) }
    }
}
