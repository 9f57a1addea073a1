import Foundation
import HTTPServer
import RenderTree
import TextMetrics
import UIKit

/// The HTTP API for scripts, as Public/api/openapi.json describes it.
@MainActor
struct SceneAPI {
    /// The most bytes of a request's body.
    nonisolated static let maximumBodyLength = 65_536

    let store: SessionStore
    let pages: PageBuilder
    let images: ImageStore
    /// The names that browsers reach the server by; nil for any.
    let hosts: Set<String>?

    private typealias Action = (HTTPRequest) throws -> HTTPResponse
    private typealias SceneAction = (HTTPRequest, ScriptedSession) throws -> HTTPResponse

    /// Adds the routes.
    func addRoutes(to router: inout Router, description: [UInt8]) throws {
        let tag = ContentHash.text(of: description)
        try router.direct(.get, "/api/openapi.json") { request in
            var response = HTTPResponse.json(description)
            response.headers["Cache-Control"] = "no-cache"
            return response.tagged(tag, for: request)
        }
        try router.main(.post, "/api/scenes") { answer($0, $1) { try create($0) } }
        let scene = "/api/scenes/:id"
        try addScene(.get, scene, to: &router) { _, session in .json(of: session.summary) }
        try addScene(.delete, scene, to: &router) { _, session in
            store.end(session)
            return HTTPResponse(status: 204)
        }
        try addScene(.get, scene + "/tree", to: &router) { _, session in
            .json(of: Tree(time: session.scripted.now, windows: session.scripted.windows()))
        }
        try addScene(.get, scene + "/diagnostics", to: &router) { _, session in
            .json(of: session.scripted.layoutDiagnostics())
        }
        try addScene(.get, scene + "/elements", to: &router) { request, session in
            let query = try elementQuery(request)
            return .json(of: Elements(elements: session.scripted.elements(query)))
        }
        try addScene(.post, scene + "/events", to: &router) { try handleEvents($0, $1) }
        try router.main(.post, scene + "/clock") { request, responder in
            Task { await answerLater(request, responder) { try await pass($0, try session($0)) } }
        }
        try addScene(.get, scene + "/page", to: &router) { _, session in
            let tree = session.scripted.snapshot()
            images.register(tree)
            return pages.response(to: session.scripted.scene, tree: tree)
        }
    }

    private func addScene(
        _ method: HTTPMethod,
        _ path: String,
        to router: inout Router,
        _ action:
            @escaping @MainActor @Sendable (HTTPRequest, ScriptedSession) throws
            -> HTTPResponse
    ) throws {
        try router.main(method, path) { request, responder in
            answer(request, responder) { try action($0, try session($0)) }
        }
    }

    private func session(_ request: HTTPRequest) throws(APIProblem) -> ScriptedSession {
        guard let session = store.scriptedSession(request.parameters["id"] ?? "") else {
            throw APIProblem(
                status: 404,
                reason: .noScene,
                detail: "There is no such scene: it never was, was deleted, or was idle "
                    + "for too long. POST /api/scenes makes one."
            )
        }
        return session
    }

    private func pass(
        _ request: HTTPRequest,
        _ session: ScriptedSession
    ) async throws -> HTTPResponse {
        let seconds = try EventReader.advance(try body(request))
        guard await session.scripted.pass(seconds) else {
            let time = session.scripted.now
            throw APIProblem.refused(.tooManyCalls(seconds: seconds, time: time))
        }
        return .json(of: Time(time: session.scripted.now))
    }

    private func answer(_ request: HTTPRequest, _ responder: Responder, _ action: Action) {
        do {
            try requireOriginOfChanges(request)
            responder.respond(try action(request))
        } catch {
            responder.respond(Self.response(to: error))
        }
    }

    private func answerLater(
        _ request: HTTPRequest,
        _ responder: Responder,
        _ action: (HTTPRequest) async throws -> HTTPResponse
    ) async {
        do {
            try requireOriginOfChanges(request)
            responder.respond(try await action(request))
        } catch {
            responder.respond(Self.response(to: error))
        }
    }

    private static func response(to error: any Error) -> HTTPResponse {
        switch error {
        case let problem as APIProblem: problem.response
        case let refusal as SessionStore.Refusal:
            APIProblem(
                status: refusal.status,
                reason: .tooManyScenes,
                detail: refusal.description
            ).response
        default: .text("The request could not be handled: \(error)\n", status: 500)
        }
    }

    private func requireOriginOfChanges(_ request: HTTPRequest) throws(APIProblem) {
        if request.method != .get, request.method != .head { try requireOrigin(request) }
    }

    private func requireOrigin(_ request: HTTPRequest) throws(APIProblem) {
        guard !RequestPolicy.isFromHere(request, hosts: hosts) else { return }
        throw APIProblem(
            status: 403,
            reason: .foreignOrigin,
            detail: RequestPolicy.foreignOriginMessage(request)
        )
    }

    // MARK: - Scenes

    private func create(_ request: HTTPRequest) throws -> HTTPResponse {
        let start = try EventReader.start(
            request.body.isEmpty ? .object([:]) : try body(request)
        )
        let session = try store.makeScriptedSession(
            address: request.remoteAddress,
            geometry: start.geometry,
            environment: start.environment
        )
        var response = HTTPResponse.json(of: session.summary, status: 201)
        response.headers["Location"] = "/api/scenes/" + session.id
        return response
    }

    private func handleEvents(
        _ request: HTTPRequest,
        _ session: ScriptedSession
    ) throws -> HTTPResponse {
        let events = try EventReader.events(try body(request))
        var results: [ScriptedScene.Result] = []
        for (index, event) in events.enumerated() {
            do {
                results.append(try session.scripted.handle(event))
            } catch {
                var problem = APIProblem.refused(error)
                problem.event = index
                problem.results = results
                throw problem
            }
        }
        return .json(of: Results(results: results))
    }

    // MARK: - Requests

    private func body(_ request: HTTPRequest) throws(APIProblem) -> JSONValue {
        let type = request.header("Content-Type")?.lowercased().prefix { !"; \t".contains($0) }
        guard type == nil || type == "application/json" else {
            throw APIProblem(
                status: 415,
                reason: .mediaType,
                detail: "Content-Type is \(type ?? ""), expected application/json."
            )
        }
        let coding = request.headerList("Content-Encoding")?.lowercased() ?? "identity"
        // RFC 9110 §15.5.16
        guard coding == "identity" || coding.isEmpty else {
            throw APIProblem(
                status: 415,
                reason: .mediaType,
                detail: "Content-Encoding is \(coding), expected none."
            )
        }
        guard request.body.count <= Self.maximumBodyLength else {
            throw APIProblem(
                status: 413,
                reason: .tooLarge,
                detail: "The body has \(request.body.count) bytes, expected at most "
                    + "\(Self.maximumBodyLength)."
            )
        }
        return try JSONReader.read(request.body)
    }

    private func elementQuery(_ request: HTTPRequest) throws(APIProblem) -> ElementQuery {
        var query = ElementQuery()
        let names = "identifier, label, class or text"
        guard request.hasWholeQuery else {
            throw APIProblem(
                status: 400,
                reason: .invalid,
                detail: "The query: found a broken escape, expected UTF-8 in percent-encoding."
            )
        }
        var known: Set<String> = []
        for item in request.queryItems {
            guard known.insert(item.name).inserted else {
                throw APIProblem(
                    status: 400,
                    reason: .invalid,
                    detail: "The query: found \"\(item.name)\" twice, expected it once."
                )
            }
            switch item.name {
            case "identifier": query.identifier = item.value
            case "label": query.label = item.value
            case "class": query.className = item.value
            case "text": query.text = item.value
            default:
                throw APIProblem(
                    status: 400,
                    reason: .invalid,
                    detail: "The query: found \"\(item.name)\", expected \(names)."
                )
            }
        }
        guard !query.isEmpty else {
            throw APIProblem(
                status: 400,
                reason: .invalid,
                detail: "The query: found nothing, expected \(names)."
            )
        }
        return query
    }

    // MARK: - Answers

    private struct Tree: Encodable {
        let time: Double
        let windows: [SceneElement]
    }

    private struct Elements: Encodable {
        let elements: [SceneElement]
    }

    private struct Results: Encodable {
        let results: [ScriptedScene.Result]
    }

    private struct Time: Encodable {
        let time: Double
    }
}
