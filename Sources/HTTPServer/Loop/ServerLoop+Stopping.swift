import CMicroHTTPD
import Glibc

extension ServerLoop {
    /// How far a stop has come.
    struct Stopping {
        let deadline: UInt64
        let whenStopped: @Sendable () -> Void
    }

    /// Whether a stop was asked for.
    var isStopping: Bool { stopping != nil || requestedStop != nil }

    /// Begins the stop that was asked for, if one was.
    func beginRequestedStop() {
        guard let (grace, whenStopped) = requestedStop else { return }
        requestedStop = nil
        beginStopping(grace, whenStopped)
    }

    /// Takes no more connections, closes the WebSockets with 1001 and lets answers in flight finish.
    private func beginStopping(_ grace: UInt64, _ whenStopped: @escaping @Sendable () -> Void) {
        guard stopping == nil else { return }
        let (deadline, overflows) = now.addingReportingOverflow(grace)
        stopping = Stopping(deadline: overflows ? .max : deadline, whenStopped: whenStopped)
        let listening = MHD_quiesce_daemon(daemon)
        if listening >= 0 { Glibc.close(listening) }
        for connection in sockets.elements {
            close(connection.link, .goingAway, "the server stops")
        }
        continueStopping()
    }

    /// Ends the loop as soon as nothing is in flight, or when the time for it is over.
    func continueStopping() {
        guard let stopping, !isFinished else { return }
        let isBusy =
            sockets.count > 0
            || clients.elements.contains { client in
                switch client.phase {
                case .idle, .upgraded: false
                case .body, .waiting, .answered: true
                }
            }
        guard !isBusy || now >= stopping.deadline else { return }
        endEverything()
        isFinished = true
    }

    /// Tells that the loop has ended, after its last events were handed over.
    func tellStopped() {
        stopping?.whenStopped()
    }

    private func endEverything() {
        for connection in sockets.elements { finish(connection) }
        // A connection cannot end while it is suspended.
        for client in clients.elements where client.isSuspended {
            if let exchange = client.exchange { cutOff(client, exchange) }
        }
        // libmicrohttpd passes on what was resumed or closed in one run, and cleans up in the next;
        // over TLS it takes some more.
        for _ in 0..<(configuration.tls == nil ? 2 : 8) { MHD_run(daemon) }
        MHD_stop_daemon(daemon)
        daemon = nil
    }
}
