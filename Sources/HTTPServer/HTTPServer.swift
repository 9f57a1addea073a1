import Foundation
import Logging
import Synchronization

/// An HTTP and WebSocket server on libmicrohttpd.
///
/// A thread of its own parses, frames and serves files. What needs the main actor is handed over in
/// batches, so the main run loop must run; while it has such work, it does the thread's as well, and so
/// it does from the first input on where it watches the sockets.
package final class HTTPServer: Sendable {
    private enum State {
        case new
        case running(port: Int, thread: pthread_t)
        case stopped
    }

    /// Where and within which limits the server works.
    package let configuration: Configuration
    private let router: Router
    private let logger: Logger
    private let inbox: LoopInbox
    /// When the thread and the main actor work side by side.
    let roundSharing = RoundSharing()
    private let state = Mutex(State.new)
    /// What the main run loop waits for; nil where it watches no sockets.
    @MainActor private var watch: MainWatch?

    /// Creates a server that does not listen yet.
    package init(
        configuration: Configuration,
        router: Router,
        logger: Logger = Logger(label: "HTTPServer")
    ) throws(ServerError) {
        self.configuration = configuration
        self.router = router
        self.logger = logger
        inbox = try LoopInbox()
    }

    deinit {
        // Nobody is left to wait: the thread ends by itself and frees what it holds.
        guard case .running(_, let thread) = state.withLock({ $0 }) else { return }
        inbox.post(.stop(graceInNanoseconds: 0, whenStopped: {}))
        pthread_detach(thread)
    }

    /// The port the server listens on, or nil when it does not run.
    package var port: Int? {
        state.withLock { if case .running(let port, _) = $0 { port } else { nil } }
    }

    /// Begins to listen and returns the port.
    @discardableResult package func start() throws(ServerError) -> Int { try open().port }

    /// Begins to listen, with the main run loop watching the sockets, and returns the port.
    ///
    /// That saves an input the way through the server's thread. It is for processes whose main thread is
    /// in its run loop until the server was stopped.
    @MainActor @discardableResult package func startWatching() throws(ServerError) -> Int {
        let (port, loop) = try open()
        loop.bridge.rest.beginWatching()
        watch = MainWatch(loop.epoll, for: loop.bridge)
        return port
    }

    private func open() throws(ServerError) -> (port: Int, loop: ServerLoop) {
        try state.withLock { state throws(ServerError) in
            guard case .new = state else { throw .alreadyStarted }
            let loop = try ServerLoop(
                configuration: configuration,
                router: router,
                logger: logger,
                inbox: inbox,
                sharing: roundSharing
            )
            let host = configuration.host
            let listening = try ListeningSocket.open(host: host, port: configuration.port)
            do throws(ServerError) { try loop.startDaemon(on: listening) } catch {
                shutdown(listening.descriptor, Int32(SHUT_RDWR))
                Glibc.close(listening.descriptor)
                throw error
            }
            state = .running(port: listening.port, thread: try Self.launch(loop))
            return (listening.port, loop)
        }
    }

    private static func launch(_ loop: ServerLoop) throws(ServerError) -> pthread_t {
        var thread = pthread_t()
        let context = Unmanaged.passRetained(loop)
        let result = pthread_create(
            &thread,
            nil,
            { context in
                guard let context else { return nil }
                Unmanaged<ServerLoop>.fromOpaque(context).takeRetainedValue().run()
                return nil
            },
            context.toOpaque()
        )
        guard result == 0 else {
            context.release()
            throw .system(operation: "start a thread", reason: String(cString: strerror(result)))
        }
        return thread
    }

    @MainActor private func endWatching() {
        watch?.end()
        watch = nil
    }

    /// Stops: no new connections, WebSockets closed with 1001, answers in flight finished.
    ///
    /// - Parameter grace: How long what is in flight may take. The default is ten seconds.
    package func stop(grace: Duration = .seconds(10)) async {
        let thread = state.withLock { state -> pthread_t? in
            guard case .running(_, let thread) = state else { return nil }
            state = .stopped
            return thread
        }
        guard let thread else { return }
        await endWatching()
        await withCheckedContinuation { continuation in
            inbox.post(
                .stop(graceInNanoseconds: grace.nanoseconds) { continuation.resume() }
            )
        }
        pthread_join(thread, nil)
    }
}
