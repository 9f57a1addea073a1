import CMicroHTTPD
import Glibc
import Synchronization

/// What other threads leave for the server's loop, and the descriptor that wakes it.
final class LoopInbox: Sendable {
    /// One answer for one request.
    struct Reply: Sendable {
        let exchange: Exchange
        let answer: Answer
    }

    /// Something the loop is to do.
    enum Command: Sendable {
        case close(WebSocketLink, code: WebSocketCloseCode, reason: String)
        /// The main actor caught up with a WebSocket whose input was held back.
        case resumeReading(WebSocketLink)
        case stop(graceInNanoseconds: UInt64, whenStopped: @Sendable () -> Void)
    }

    struct Content {
        var replies: [Reply] = []
        var commands: [Command] = []
        /// What has frames that wait to be sent.
        var links: [WebSocketLink] = []
        var isWoken = false
    }

    /// An eventfd, watched edge-triggered: it is written to and never read.
    let descriptor: Int32
    private let content = Mutex(Content())

    init() throws(ServerError) {
        descriptor = mhdshim_eventfd()
        guard descriptor >= 0 else { throw .lastSystemError("make an eventfd") }
    }

    deinit { Glibc.close(descriptor) }

    /// Leaves answers, with one wake-up for all of them.
    func post(_ replies: [Reply]) {
        wake(
            if: content.withLock { content in
                content.replies.append(contentsOf: replies)
                defer { content.isWoken = true }
                return !content.isWoken
            }
        )
    }

    /// Leaves WebSockets whose frames wait, with one wake-up for all of them.
    func post(_ links: [WebSocketLink]) {
        wake(
            if: content.withLock { content in
                content.links.append(contentsOf: links)
                defer { content.isWoken = true }
                return !content.isWoken
            }
        )
    }

    /// Leaves a command.
    func post(_ command: Command) {
        wake(
            if: content.withLock { content in
                content.commands.append(command)
                defer { content.isWoken = true }
                return !content.isWoken
            }
        )
    }

    /// Wakes the loop's thread.
    func wake() { mhdshim_wake(descriptor) }

    private func wake(if isNeeded: Bool) {
        if isNeeded { wake() }
    }

    /// Takes all that was left, into emptied storage that is handed over for the next time.
    func take(_ taken: inout Content) {
        taken.replies.removeAll(keepingCapacity: true)
        taken.commands.removeAll(keepingCapacity: true)
        taken.links.removeAll(keepingCapacity: true)
        content.withLock { content in
            swap(&content, &taken)
            content.isWoken = false
        }
    }
}

extension ServerError {
    /// Returns the error for a system call that just failed, by `errno`.
    static func lastSystemError(_ operation: String) -> ServerError {
        .system(operation: operation, reason: String(cString: strerror(errno)))
    }
}
