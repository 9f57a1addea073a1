import Foundation
import HTTPServer

/// Why a request of a script was refused: problem details (RFC 9457).
struct APIProblem: Error, Equatable {
    /// What scripts may tell problems apart by.
    enum Reason: Equatable, Encodable {
        /// The body is no JSON.
        case malformed
        /// A member is missing, unknown, of another type or out of bounds.
        case invalid
        /// The body is too large.
        case tooLarge
        /// The body is declared to be something else than JSON, or to be compressed.
        case mediaType
        /// The scene does not exist, or has ended.
        case noScene
        /// The request comes from a page of another site.
        case foreignOrigin
        /// As many scenes live as may.
        case tooManyScenes
        /// The scene refused an event.
        case event(ScriptError.Reason)

        /// The word in the answer.
        var word: String {
            switch self {
            case .event(let reason): reason.rawValue
            default: "\(self)"
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(word)
        }
    }

    /// The HTTP status.
    var status: Int
    /// What scripts may tell problems apart by.
    var reason: Reason
    /// Where, what was found, what was expected.
    var detail: String
    /// The place of the event that was refused, counted from 0.
    var event: Int?
    /// The results of the events before it.
    var results: [ScriptedScene.Result]?

    /// Returns the complaint about a value at a place of the body.
    static func wrong(_ path: String, found: String, expected: String) -> APIProblem {
        let place = path.isEmpty ? "The body" : "The body at \(path)"
        return APIProblem(
            status: 422,
            reason: .invalid,
            detail: "\(place): found \(found), expected \(expected)."
        )
    }

    /// Returns the refusal of an event.
    static func refused(_ error: ScriptError) -> APIProblem {
        let status =
            switch error.reason {
            case .gone: 404
            case .ambiguous, .hidden, .covered, .disabled, .outside, .noTouch: 409
            case .invalid: 422
            }
        return APIProblem(
            status: status,
            reason: .event(error.reason),
            detail: error.description
        )
    }

    /// The answer to the request.
    var response: HTTPResponse {
        let titles = [
            400: "Bad Request", 403: "Forbidden", 404: "Not Found", 409: "Conflict",
            413: "Content Too Large", 415: "Unsupported Media Type",
            422: "Unprocessable Content", 429: "Too Many Requests", 503: "Service Unavailable",
        ]
        let body = Body(
            title: titles[status] ?? "Error",
            status: status,
            detail: detail,
            reason: reason,
            event: event,
            results: results
        )
        var response = HTTPResponse.json(of: body, status: status)
        response.headers["Content-Type"] = "application/problem+json"
        if status == 429 || status == 503 { response.headers["Retry-After"] = "30" }
        return response
    }

    private struct Body: Encodable {
        let title: String
        let status: Int
        let detail: String
        let reason: Reason
        let event: Int?
        let results: [ScriptedScene.Result]?
    }
}

extension HTTPResponse {
    /// Returns a response of a value as JSON, not to be stored.
    static func json(of value: some Encodable, status: Int = 200) -> HTTPResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var response: HTTPResponse
        do {
            response = .json(Array(try encoder.encode(value)) + [0x0A], status: status)
        } catch {
            response = .text("The answer could not be written: \(error)\n", status: 500)
        }
        response.headers["Cache-Control"] = "no-store"
        response.headers["X-Content-Type-Options"] = "nosniff"
        return response
    }
}
