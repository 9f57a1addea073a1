import Synchronization

/// What the main actor decided on a request.
enum Answer: Sendable {
    case response(HTTPResponse)
    case upgrade(WebSocket, WebSocketLink, subprotocol: String?)
    case abandon

    /// Whether sending it takes no time that is worth a thread.
    var isShort: Bool {
        switch self {
        case .response(let response): response.body.count < 4 * Gzip.leastLength
        case .upgrade, .abandon: true
        }
    }
}

/// One request that waits for the main actor.
final class Exchange: Sendable {
    /// Who answers it.
    enum Handler: Sendable {
        case main(Router.MainHandler)
        case webSocket(Router.WebSocketHandler)
    }

    let request: HTTPRequest
    let handler: Handler
    /// The name of its connection in the loop's table.
    let connection: UInt64
    /// Whether it takes little time to answer, and the answer is mostly short.
    let isBrief: Bool

    private let isClaimed = Atomic<Bool>(false)
    @MainActor var isCancelled = false
    @MainActor var onCancel: (@MainActor () -> Void)?

    init(request: HTTPRequest, handler: Handler, connection: UInt64, isBrief: Bool) {
        self.request = request
        self.handler = handler
        self.connection = connection
        self.isBrief = isBrief
    }

    /// Returns true to the first who wants to answer.
    func claim() -> Bool { !isClaimed.exchange(true, ordering: .acquiringAndReleasing) }
}
