import Dispatch
import Synchronization

/// What the server's loop tells the main actor.
enum MainEvent: Sendable {
    case request(Exchange)
    case cancelled(Exchange)
    case opened(WebSocket)
    case message(WebSocket, WebSocketMessage)
    case closed(WebSocket, code: WebSocketCloseCode, reason: String)
}

/// The hand-over between the server's loop and the main actor, in batches both ways.
///
/// Going over costs a wake-up of the main run loop. Under load that happens once for all that came in
/// while the run loop was busy, and all answers go back together.
final class MainBridge: Sendable {
    private struct Queue {
        var events: [MainEvent] = []
        var isDrainScheduled = false
    }

    private static let mostDirect = 2
    private let queue = Mutex(Queue())
    private let inbox: LoopInbox
    @MainActor private var answers: [LoopInbox.Reply] = []
    @MainActor private var unsent: [WebSocketLink] = []
    @MainActor private var isDraining = false
    /// Whether messages go to their sockets at once and not through the loop.
    ///
    /// Sending costs about as much as all else together. The loop does it for large batches, so that
    /// both threads have work and the clients' next messages come in together; for small ones the
    /// wake-up of the loop would cost more.
    @MainActor private var sendsDirectly = true

    init(inbox: LoopInbox) { self.inbox = inbox }

    /// Hands events to the main actor, in order, and empties `events`.
    ///
    /// Called by the loop.
    func deliver(_ events: inout [MainEvent]) {
        guard !events.isEmpty else { return }
        let mustSchedule = queue.withLock { queue in
            if queue.events.isEmpty {
                swap(&queue.events, &events)
            } else {
                queue.events.append(contentsOf: events)
            }
            defer { queue.isDrainScheduled = true }
            return !queue.isDrainScheduled
        }
        events.removeAll(keepingCapacity: true)
        if mustSchedule { schedule() }
    }

    private func schedule() {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.drain() } }
    }

    /// Handles what waits, and what comes meanwhile, but lets the run loop's other work in between.
    @MainActor private func drain() {
        isDraining = true
        var batch: [MainEvent] = []
        for _ in 0..<8 {
            batch.removeAll(keepingCapacity: true)
            queue.withLock { queue in
                swap(&queue.events, &batch)
                queue.isDrainScheduled = !batch.isEmpty
            }
            guard !batch.isEmpty else { break }
            sendsDirectly = batch.count <= Self.mostDirect
            for event in batch { handle(event) }
            flush()
        }
        isDraining = false
        sendsDirectly = true
        if !batch.isEmpty { schedule() }
    }

    @MainActor private func handle(_ event: MainEvent) {
        switch event {
        case .request(let exchange):
            switch exchange.handler {
            case .main(let handler):
                handler(exchange.request, Responder(exchange: exchange, bridge: self))
            case .webSocket(let handler):
                decide(exchange, handler(exchange.request))
            }
        case .cancelled(let exchange):
            exchange.isCancelled = true
            guard let onCancel = exchange.onCancel else { return }
            exchange.onCancel = nil
            onCancel()
        case .opened(let socket): socket.didOpen()
        case .message(let socket, let message): socket.didReceive(message)
        case .closed(let socket, let code, let reason): socket.didClose(code, reason)
        }
    }

    @MainActor private func decide(_ exchange: Exchange, _ decision: WebSocketUpgrade) {
        guard exchange.claim() else { return }
        switch decision.decision {
        case .refuse(let response):
            answer(exchange, .response(response))
        case .accept(let delegate, let subprotocol):
            let link = WebSocketLink(inbox: inbox)
            let socket = WebSocket(link, self, request: exchange.request, delegate: delegate)
            answer(exchange, .upgrade(socket, link, subprotocol: subprotocol))
        }
    }

    /// Sends an answer back: with the batch that is being handled, or at once outside of one.
    @MainActor func answer(_ exchange: Exchange, _ answer: Answer) {
        answers.append(LoopInbox.Reply(exchange: exchange, answer: answer))
        if !isDraining { flush() }
    }

    /// Sends an answer back from a place that is not known to be the main actor.
    func answerFromAnywhere(_ exchange: Exchange, _ answer: Answer) {
        inbox.post([LoopInbox.Reply(exchange: exchange, answer: answer)])
    }

    /// Sends a message, at once or with the batch that is being handled.
    @MainActor func send(_ opcode: WebSocketLink.Opcode, _ payload: [UInt8], on link: WebSocketLink)
    {
        if link.send(opcode: opcode, payload, directly: sendsDirectly) { unsent.append(link) }
    }

    @MainActor private func flush() {
        guard !answers.isEmpty || !unsent.isEmpty else { return }
        inbox.post(answers, unsent: unsent)
        answers.removeAll(keepingCapacity: true)
        unsent.removeAll(keepingCapacity: true)
    }
}
