import CMicroHTTPD
import Glibc
import Logging

/// The server's one thread: libmicrohttpd's connections and all WebSockets, in one epoll set.
///
/// One round reads whatever came in on all sockets, hands all requests and messages to the main actor
/// in one batch, and sends whatever the main actor left. While the main actor has work from the network
/// it runs the rounds itself, and the thread rests: that saves two wake-ups for each batch.
final class ServerLoop: @unchecked Sendable {
    // `inbox` and `bridge` are Sendable; everything that changes is touched by `init` before the thread
    // starts, by whoever has the bridge's baton while it runs, and by `deinit` after it ended. Nothing
    // is held while others' code runs, so that exclusivity need not be checked.

    enum Token {
        static let wake = UInt64.max
        static let daemon = UInt64.max - 1
        /// Set in the tokens of connections that are watched for their client going away.
        static let connection: UInt64 = 1 << 63
    }

    let configuration: HTTPServer.Configuration
    let times: ServerTimes
    /// What is added to responses that do not have it themselves, and what only where they may be
    /// documents.
    let (defaultFields, documentFields): (PreparedFields, PreparedFields)
    let router: Router
    let logger: Logger
    let inbox: LoopInbox
    let bridge: MainBridge
    let epoll: Int32
    let logSink: UnsafeMutablePointer<mhdshim_log_sink>
    let wslayCallbacks = WebSocketConnection.callbacks

    var daemon: OpaquePointer?
    /// What looks after the certificate; nil without TLS.
    var renewal: TLSRenewal?
    @exclusivity(unchecked) var clients = SlotTable<ClientConnection>()
    @exclusivity(unchecked) var sockets = SlotTable<WebSocketConnection>()
    /// How many connections may be open at a time, apart from the spare ones.
    var connectionLimit = 0
    @exclusivity(unchecked) var networks = NetworkCounts(limit: .max)
    /// Those beyond the limit, of which one network has half at most.
    @exclusivity(unchecked) var spares = NetworkCounts(limit: ServerLoop.spareConnections / 2)
    /// Whether it was told that there is no room for more connections.
    @exclusivity(unchecked) var isFull = false
    /// Whether more than three quarters of all connections are in use, or were and half still are.
    @exclusivity(unchecked) var isCrowded = false
    /// What goes to the main actor at the end of this round.
    @exclusivity(unchecked) var events: [MainEvent] = []
    @exclusivity(unchecked) var now = MonotonicClock.now
    /// The requests the main actor has which were not suspended, expecting their answer at once.
    @exclusivity(unchecked) private(set) var heldCount = 0
    /// How many of them may take long to answer, or to pack.
    @exclusivity(unchecked) private(set) var longCount = 0
    /// How many long answers are being sent.
    @exclusivity(unchecked) var longAnswerCount = 0
    /// Until when more is expected of what the thread does better than the main actor.
    @exclusivity(unchecked) private var ownWorkEnd: UInt64 = 0
    @exclusivity(unchecked) var mustRunDaemon = true
    /// Whether the log says already that a proxy is not believed.
    @exclusivity(unchecked) var hasWarnedOfProxy = false
    @exclusivity(unchecked) var stopping: Stopping?
    /// A stop that the thread has not begun yet.
    var requestedStop: (grace: UInt64, whenStopped: @Sendable () -> Void)?
    @exclusivity(unchecked) var isFinished = false
    let input = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)

    private var taken = LoopInbox.Content()
    private var nextTick: UInt64 = 0
    private let tickInterval: UInt64

    init(
        configuration: HTTPServer.Configuration,
        router: Router,
        logger: Logger,
        inbox: LoopInbox,
        sharing: RoundSharing
    ) throws(ServerError) {
        epoll = mhdshim_epoll_create()
        guard epoll >= 0 else { throw .lastSystemError("make an epoll set") }
        self.configuration = configuration
        times = ServerTimes(configuration)
        defaultFields = PreparedFields(configuration.defaultHeaders)
        documentFields = PreparedFields(configuration.documentHeaders)
        self.router = router
        self.logger = logger
        self.inbox = inbox
        bridge = try MainBridge(inbox: inbox, sharing: sharing)
        logSink = .allocate(capacity: 1)
        let shortest =
            [
                configuration.idleTimeout, configuration.crowdedIdleTimeout,
                configuration.headerTimeout, configuration.bodyTimeout, configuration.pingInterval,
                configuration.closeTimeout,
            ].map(\.nanoseconds).min() ?? 0
        tickInterval = min(max(shortest / 4, 10_000_000), 500_000_000)
        watch(inbox.descriptor, EPOLLIN.rawValue | EPOLLET.rawValue, Token.wake)
    }

    deinit {
        Glibc.close(epoll)
        logSink.deallocate()
        input.deallocate()
    }

    /// Adds a descriptor to the epoll set.
    func watch(_ descriptor: Int32, _ interest: UInt32, _ token: UInt64) {
        var event = epoll_event()
        event.events = interest
        event.data.u64 = token
        epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event)
    }

    /// Works until the server has stopped.
    ///
    /// The body of the server's thread.
    func run() {
        withUnsafeTemporaryAllocation(of: epoll_event.self, capacity: 256) { ready in
            var timeout = bridge.takeLoop(self)
            while let milliseconds = timeout {
                let count = epoll_wait(epoll, ready.baseAddress, Int32(ready.count), milliseconds)
                let events = ready[..<max(Int(count), 0)]
                timeout = bridge.runRound { loop in
                    loop.round(events)
                    loop.beginRequestedStop()
                }
            }
        }
    }

    /// Runs one round without waiting, in place of the thread.
    func roundNow() {
        withUnsafeTemporaryAllocation(of: epoll_event.self, capacity: 64) { ready in
            let count = epoll_wait(epoll, ready.baseAddress, Int32(ready.count), 0)
            round(ready[..<max(Int(count), 0)])
        }
        // A stop is the thread's, which may be waiting for the event that was just taken.
        if requestedStop != nil { inbox.wake() }
    }

    /// Handles what is ready, which may be handled already, and leaves what came in `events`.
    private func round(_ ready: Slice<UnsafeMutableBufferPointer<epoll_event>>) {
        now = MonotonicClock.now
        for event in ready {
            switch event.data.u64 {
            case Token.wake: takeInbox()
            case Token.daemon: mustRunDaemon = true
            case let token where token & Token.connection != 0:
                clientWentAway(token & ~Token.connection)
            case let token: handleSocket(token, event.events)
            }
        }
        if mustRunDaemon || heldCount > 0 || daemonTimeout() == 0 { runDaemon() }
        if now >= nextTick { tick() }
    }

    private func runDaemon() {
        mustRunDaemon = false
        if let daemon { MHD_run(daemon) }
    }

    private func daemonTimeout() -> Int32 { daemon.map { mhdshim_timeout($0) } ?? -1 }

    /// Returns the milliseconds until something has to be done without being woken.
    func waitingTime() -> Int32 {
        if mustRunDaemon || requestedStop != nil || !events.isEmpty { return 0 }
        // Held requests make libmicrohttpd ask for being run at once, over and over: there is nothing
        // to do for them until the main actor answers or their time is up.
        if heldCount > 0 { return Int32(Self.holdingTime / 1_000_000) }
        let tick = nextTick > now ? Int32(truncatingIfNeeded: (nextTick - now) / 1_000_000 + 1) : 0
        let timeout = daemonTimeout()
        return timeout < 0 ? tick : min(timeout, tick)
    }

    // MARK: - The thread's own work

    /// How long the thread looks after the sockets once it had work of its own, in nanoseconds.
    private static let ownWorkTime: UInt64 = 100_000_000

    /// Whether there is work that the main actor is better kept from: pages to be packed, files,
    /// connections that begin, long bodies, and whatever is nothing to it.
    var hasOwnWork: Bool { longCount > 0 || longAnswerCount > 0 || now < ownWorkEnd }

    func noteOwnWork() { ownWorkEnd = now + Self.ownWorkTime }

    /// Returns the milliseconds to wait, no longer than until the thread may rest.
    func waitingTimeBeforeParking() -> Int32 {
        let time = waitingTime()
        guard now < ownWorkEnd else { return time }
        return min(time, Int32(truncatingIfNeeded: (ownWorkEnd - now) / 1_000_000 + 1))
    }

    // MARK: - Requests that are held

    /// Notes that a request is held.
    func beginHolding(_ exchange: Exchange) {
        heldCount += 1
        if !exchange.isBrief { longCount += 1 }
    }

    /// Notes that a request is held no more: it was answered, given up or suspended.
    func endHolding(_ exchange: Exchange) {
        heldCount -= 1
        if !exchange.isBrief { longCount -= 1 }
    }

    private func takeInbox() {
        inbox.take(&taken)
        for link in taken.links { link.flush() }
        for reply in taken.replies { deliver(reply) }
        for command in taken.commands { obey(command) }
    }

    private func obey(_ command: LoopInbox.Command) {
        switch command {
        case .close(let link, let code, let reason): close(link, code, reason)
        case .resumeReading(let link): link.resumeReading()
        case .stop(let grace, let whenStopped): requestedStop = (grace, whenStopped)
        }
    }

    private func tick() {
        nextTick = now + tickInterval
        for client in clients.elements { checkDeadline(of: client) }
        for socket in sockets.elements { checkSilence(of: socket) }
        // libmicrohttpd does not ask for the run in which it ends a WebSocket over TLS.
        if configuration.tls != nil { mustRunDaemon = true }
        renewal?.check(at: now)
        if stopping != nil { continueStopping() }
    }
}
