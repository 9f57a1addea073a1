import HTTPServer
import SceneTesting
import Testing

/// Runs a server for as long as `body` runs.
func withServer<Result>(
    _ configure: (inout HTTPServer.Configuration) -> Void = { _ in },
    routes: (inout Router) throws -> Void,
    _ body: (Int, HTTPServer) async throws -> Result
) async throws -> Result {
    var configuration = HTTPServer.Configuration()
    configure(&configuration)
    var router = Router()
    try routes(&router)
    return try await RunningServers.shared.withPlace {
        let server = try HTTPServer(configuration: configuration, router: router)
        let port = try server.start()
        do {
            let result = try await body(port, server)
            await server.stop(grace: .zero)
            return result
        } catch {
            await server.stop(grace: .zero)
            throw error
        }
    }
}

/// What happened, in order, for tests to wait for.
final class EventLog: Sendable {
    private let stream: AsyncStream<String>
    private let continuation: AsyncStream<String>.Continuation

    init() { (stream, continuation) = AsyncStream.makeStream() }

    func add(_ event: String) { continuation.yield(event) }

    /// Waits for the next events.
    func next(_ count: Int = 1) async -> [String] {
        var events: [String] = []
        for await event in stream.prefix(count) { events.append(event) }
        return events
    }
}

/// A delegate that answers text with itself and logs the rest.
@MainActor final class EchoDelegate: WebSocketDelegate {
    private let log: EventLog?

    nonisolated init(log: EventLog? = nil) { self.log = log }

    func webSocketDidOpen(_ socket: WebSocket) { log?.add("open") }

    func webSocket(_ socket: WebSocket, didReceive message: WebSocketMessage) {
        if message.isText {
            socket.send(text: message.bytes)
        } else {
            socket.send(binary: message.bytes)
        }
    }

    func webSocket(
        _ socket: WebSocket,
        didCloseWith code: WebSocketCloseCode,
        reason: String
    ) { log?.add("closed \(code) \(reason)") }
}
