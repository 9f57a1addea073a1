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
/// while the run loop was busy. As long as more comes in, the main actor runs the loop's rounds itself.
final class MainBridge: Sendable {
    /// Who is to look at the sockets after the main actor did.
    private enum NextLook {
        /// The main actor, at once.
        case again
        case thread
        case whoever
    }

    private struct Queue {
        var events: [MainEvent] = []
        var isDrainScheduled = false
    }

    /// How many events are handled before their answers leave, and what came meanwhile is read.
    ///
    /// Whoever gets an answer sends the next request while others' are handled. With fewer, reading
    /// costs more than it gains.
    private static let mostEventsBetweenRounds = 4
    /// How long events are handled before the run loop's other work has its turn, in nanoseconds, if it
    /// is more than one event.
    private static let longestTurn: UInt64 = 5_000_000

    private let queue = Mutex(Queue())
    private let inbox: LoopInbox
    /// The loop, for whoever runs a round: its thread or the main actor; nil before and after.
    private let baton = Mutex<ServerLoop?>(nil)
    /// Whether the main actor has the rounds.
    let rest: ThreadRest
    /// Whether the thread has them while the main actor handles events.
    let sharing: RoundSharing
    // Safe unchecked: the main actor's own, and never held while handlers run.
    @exclusivity(unchecked) @MainActor private var answers: [LoopInbox.Reply] = []
    @exclusivity(unchecked) @MainActor private var unsent: [WebSocketLink] = []
    @exclusivity(unchecked) @MainActor private var isDraining = false
    /// The events that are being handled, and how many of them were.
    @exclusivity(unchecked) @MainActor private var batch: [MainEvent] = []
    @exclusivity(unchecked) @MainActor private var handledCount = 0
    /// How many events were handled ever.
    @exclusivity(unchecked) @MainActor private var totalCount = 0

    init(inbox: LoopInbox, sharing: RoundSharing) throws(ServerError) {
        self.inbox = inbox
        self.sharing = sharing
        rest = try ThreadRest()
    }

    // MARK: - The loop's side

    /// Makes the loop known; returns the milliseconds that it may wait for its first events.
    func takeLoop(_ loop: ServerLoop) -> Int32? {
        baton.withLock { shared in
            shared = loop
            return loop.waitingTime()
        }
    }

    /// Runs a round on the loop's thread, hands over its events and rests while the main actor has them.
    ///
    /// - Returns: The milliseconds to wait for the next events; nil when the loop has ended.
    func runRound(_ round: (ServerLoop) -> Void) -> Int32? {
        var rests = false
        let ended = baton.withLock { shared -> ServerLoop? in
            guard let loop = shared else { return nil }
            round(loop)
            if loop.events.isEmpty {
                sharing.endAfterPause(at: loop.now)
                rests = !sharing.isOn && parkingTime(of: loop) > 0
                if rests { rest.begin() }
            } else {
                // What takes long to answer, pages above all, is worth two threads: one makes them, the
                // other one packs them. A stop is the thread's own.
                rests = !sharing.goesOn(at: loop.now) && loop.longCount == 0 && !loop.isStopping
                if rests { rest.begin() }
                deliver(&loop.events)
            }
            guard loop.isFinished else { return nil }
            shared = nil
            return loop
        }
        if let ended {
            ended.tellStopped()
            return nil
        }
        if rests {
            rest.wait { baton.withLock { $0.map(parkingTime) ?? 0 } }
        }
        // The main run loop hears of each thing once.
        if rest.takeMissed() { return 0 }
        return baton.withLock { shared in
            guard let loop = shared, rest.canWatch else { return shared?.waitingTime() }
            return loop.waitingTimeBeforeParking()
        }
    }

    /// Returns the milliseconds for which the sockets may be left to the main run loop that waits; 0
    /// where the thread is to look at them itself.
    private func parkingTime(of loop: ServerLoop) -> Int32 {
        guard rest.canPark, !loop.hasOwnWork, !loop.isStopping else { return 0 }
        return loop.waitingTime()
    }

    /// Hands events to the main actor, in order, and empties `events`.
    private func deliver(_ events: inout [MainEvent]) {
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
        sharing.noteWakeUp(mustSchedule)
        if mustSchedule { schedule() }
    }

    private func schedule() {
        DispatchQueue.main.async { MainActor.assumeIsolated { _ = self.drain() } }
    }

    // MARK: - The main actor's side

    /// Handles what is ready on the sockets, of which the main run loop hears once.
    func socketsAreReady() {
        MainActor.assumeIsolated {
            let before = totalCount
            if !drain() {
                rest.miss()
            } else if totalCount == before {
                leaveToThread()
            }
        }
    }

    /// Has the thread look for a while: what comes is none of the main actor's.
    ///
    /// Many clients that send their requests byte by byte are not to keep it from those that do not.
    private func leaveToThread() {
        _ = baton.withLockIfAvailable { $0?.noteOwnWork() }
        rest.end()
    }

    /// Handles what waits, and what comes meanwhile, but lets the run loop's other work in between.
    ///
    /// - Returns: Whether it has looked at the sockets itself.
    @MainActor @discardableResult private func drain() -> Bool {
        isDraining = true
        let end = MonotonicClock.now + Self.longestTurn
        var isDone = false
        var hasLooked = false
        var isThreadNeeded = false
        repeat {
            let look = takeEvents()
            isDone = batch.isEmpty && look != .again
            hasLooked = hasLooked || look != nil
            isThreadNeeded = look == .thread
            handleSome(until: end)
            flush()
        } while !isDone && MonotonicClock.now < end
        isDraining = false
        if !isDone {
            schedule()
        } else if isThreadNeeded || !rest.canWatch {
            rest.end()
        }
        return hasLooked
    }

    /// Handles a few of the events that were taken, fewer where their time is over.
    ///
    /// What is left waits for the next turn: timers and signals have theirs however much clients send.
    @MainActor private func handleSome(until end: UInt64) {
        var count = 0
        while handledCount < batch.count, count < Self.mostEventsBetweenRounds {
            // An app may run the run loop, and so this, from within.
            let event = batch[handledCount]
            handledCount += 1
            totalCount &+= 1
            count += 1
            handle(event)
            if MonotonicClock.now >= end { break }
        }
        if handledCount >= batch.count {
            batch.removeAll(keepingCapacity: true)
            handledCount = 0
        }
    }

    /// Takes the events that the loop left, and those of a round that is run here where it can be.
    ///
    /// - Returns: Who is to look next; nil where no round was run.
    @MainActor private func takeEvents() -> NextLook? {
        // What was handled makes room once it is most of the batch.
        if handledCount >= 64, handledCount * 2 >= batch.count {
            batch.removeFirst(handledCount)
            handledCount = 0
        }
        let look = takeEvents(into: &batch)
        if let look, sharing.noteBacklog(batch.count - handledCount, at: look.time) { rest.end() }
        return look?.next
    }

    // Not the main actor's, as closures of its own would ask each time whether they run on it.
    private func takeEvents(into batch: inout [MainEvent]) -> (next: NextLook, time: UInt64)? {
        var look: (NextLook, UInt64)?
        _ = baton.withLockIfAvailable { shared in
            guard let loop = shared, !loop.isStopping, rest.isOn else { return }
            takeQueue(into: &batch)
            rest.noteRound()
            loop.roundNow()
            batch.append(contentsOf: loop.events)
            loop.events.removeAll(keepingCapacity: true)
            look = (nextLook(at: loop), loop.now)
        }
        takeQueue(into: &batch)
        return look
    }

    private func nextLook(at loop: ServerLoop) -> NextLook {
        // libmicrohttpd may have read more than it has looked at.
        if loop.waitingTime() == 0 { return .again }
        // What is not answered in time is suspended in time.
        return loop.hasOwnWork || loop.heldCount > 0 ? .thread : .whoever
    }

    /// Adds the events that the loop's thread left to those to be handled.
    private func takeQueue(into batch: inout [MainEvent]) {
        queue.withLock { queue in
            if batch.isEmpty {
                swap(&queue.events, &batch)
            } else if !queue.events.isEmpty {
                batch.append(contentsOf: queue.events)
                queue.events.removeAll(keepingCapacity: true)
            }
            queue.isDrainScheduled = !batch.isEmpty
        }
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

    /// Whether the event after the one that is being handled is a message of a socket.
    @MainActor func nextIsMessage(of socket: WebSocket) -> Bool {
        guard handledCount < batch.count, case .message(let next, _) = batch[handledCount] else {
            return false
        }
        return next === socket
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
        if link.send(opcode: opcode, payload, directly: !isDraining) { unsent.append(link) }
    }

    /// Gives answers to the loop while its thread rests: it looks at them before it waits again.
    ///
    /// Those that are worth packing are the thread's, whose rest is over then.
    private func deliver(_ answers: [LoopInbox.Reply], to loop: ServerLoop?) -> Bool {
        guard let loop, !loop.isStopping, rest.isOn else {
            return false
        }
        guard answers.allSatisfy({ $0.answer.isShort }) else {
            rest.end()
            return false
        }
        for answer in answers { loop.deliver(answer) }
        return true
    }

    @MainActor private func flush() {
        if !unsent.isEmpty {
            if sharing.isOn {
                inbox.post(unsent)
            } else {
                for link in unsent { link.flush() }
            }
            unsent.removeAll(keepingCapacity: true)
        }
        guard !answers.isEmpty else { return }
        // While the thread rests, a round follows the batch that is being handled.
        let isDelivered =
            isDraining ? baton.withLockIfAvailable { deliver(answers, to: $0) } : nil
        if isDelivered != true { inbox.post(answers) }
        answers.removeAll(keepingCapacity: true)
    }
}
