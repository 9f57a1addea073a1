import CMicroHTTPD
import CWslay
import Glibc

extension ServerLoop {
    /// Answers a handshake with 101; libmicrohttpd hands the socket over when that was sent.
    func upgrade(
        _ client: ClientConnection,
        _ request: HTTPRequest,
        _ socket: WebSocket,
        _ link: WebSocketLink,
        _ subprotocol: String?
    ) -> Bool {
        client.phase = .answered
        client.upgrade = (socket, link)
        let context = Unmanaged.passUnretained(self).toOpaque()
        let made = MHD_create_response_for_upgrade(
            { context, connection, _, early, earlyCount, descriptor, handle in
                guard let context, let handle, let client = ServerLoop.client(connection) else {
                    return
                }
                let early = UnsafeRawBufferPointer(start: early, count: earlyCount)
                Unmanaged<ServerLoop>.fromOpaque(context).takeUnretainedValue()
                    .didUpgrade(client, descriptor, handle, early)
            },
            context
        )
        guard let made else { return false }
        defer { MHD_destroy_response(made) }
        let accept = WebSocketHandshake.accept(for: request.header("Sec-WebSocket-Key") ?? "")
        MHD_add_response_header(made, "Upgrade", "websocket")
        MHD_add_response_header(made, "Sec-WebSocket-Accept", accept)
        if let subprotocol {
            MHD_add_response_header(made, "Sec-WebSocket-Protocol", subprotocol)
        }
        return MHD_queue_response(client.handle, 101, made) == .YES
    }

    private func didUpgrade(
        _ client: ClientConnection,
        _ descriptor: Int32,
        _ handle: OpaquePointer,
        _ early: UnsafeRawBufferPointer
    ) {
        client.phase = .upgraded
        client.deadline = .max
        guard let (socket, link) = client.upgrade else { return mhdshim_close_upgraded(handle) }
        client.upgrade = nil
        var on: Int32 = 1
        setsockopt(
            descriptor,
            Int32(IPPROTO_TCP),
            TCP_NODELAY,
            &on,
            socklen_t(MemoryLayout<Int32>.size)
        )
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        let connection = sockets.insert { token in
            WebSocketConnection(
                token: token,
                descriptor: descriptor,
                handle: handle,
                socket: socket,
                link: link,
                now: now
            )
        }
        watch(descriptor, EPOLLIN.rawValue | EPOLLRDHUP.rawValue, connection.token)
        events.append(.opened(socket))
        guard connection.open(wslayCallbacks, maxMessageBytes: configuration.maxMessageBytes) else {
            return finish(connection)
        }
        let limit = configuration.maxQueuedBytes
        link.open(socket: descriptor, epoll: epoll, token: connection.token, limit: limit)
        if !early.isEmpty { receive(early, connection) }
        if stopping != nil { close(link, .goingAway, "the server stops") }
    }

    /// Handles what epoll says of a WebSocket.
    func handleSocket(_ token: UInt64, _ ready: UInt32) {
        guard let connection = sockets[token] else { return }
        if ready & EPOLLOUT.rawValue != 0, connection.link.continueSending() {
            noteProgress(of: connection)
        }
        if ready & (EPOLLIN.rawValue | EPOLLRDHUP.rawValue) != 0 {
            return read(connection)
        }
        if ready & (EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0 { finish(connection) }
    }

    private func read(_ connection: WebSocketConnection) {
        let count = recv(connection.descriptor, input.baseAddress, input.count, 0)
        guard count > 0 else {
            if count == 0 || !wslayshim_would_wait() { finish(connection) }
            return
        }
        connection.lastHeard = now
        connection.pingedAt = nil
        receive(UnsafeRawBufferPointer(rebasing: input[..<count]), connection)
    }

    private func receive(_ bytes: UnsafeRawBufferPointer, _ connection: WebSocketConnection) {
        // After a breach, input is read only for the TCP connection to end cleanly.
        guard connection.isReading else { return }
        let isAlive = connection.receive(bytes)
        deliverMessages(of: connection)
        guard isAlive else { return finish(connection) }
        if connection.hasReceivedClose, connection.hasSentClose {
            if connection.link.flush() { return finish(connection) }
            beginWaitingForClose(connection)
        } else if connection.hasSentClose, connection.closeDeadline == nil {
            // libwslay found a breach of the protocol. The client gets the chance to read why.
            connection.closing = connection.closing ?? (connection.sentCode, "")
            beginWaitingForClose(connection)
        }
    }

    private func deliverMessages(of connection: WebSocketConnection) {
        guard !connection.messages.isEmpty else { return }
        var isTooMuch = false
        for message in connection.messages {
            isTooMuch = connection.link.willDeliver(byteCount: message.bytes.count)
            events.append(.message(connection.socket, message))
        }
        connection.messages.removeAll(keepingCapacity: true)
        if isTooMuch { connection.link.holdBack() }
    }

    /// So many times the time for a close passes at most while a client reads what goes before it.
    private static let mostCloseTimes: UInt64 = 30

    private func beginWaitingForClose(_ connection: WebSocketConnection) {
        guard connection.closeDeadline == nil else { return }
        let timeout = configuration.closeTimeout.nanoseconds
        let (most, overflows) = timeout.multipliedReportingOverflow(by: Self.mostCloseTimes)
        connection.closeDeadline = now + timeout
        connection.lastDeadline = now + (overflows ? .max / 2 : min(most, .max / 2))
    }

    /// Notes that a client reads: on a slow line, nothing else may be heard of it for long.
    private func noteProgress(of connection: WebSocketConnection) {
        if connection.closeDeadline != nil {
            let later = now + configuration.closeTimeout.nanoseconds
            connection.closeDeadline = min(later, connection.lastDeadline)
        } else {
            connection.lastHeard = now
            connection.pingedAt = nil
        }
    }

    /// Begins the closing handshake.
    func close(_ link: WebSocketLink, _ code: WebSocketCloseCode, _ reason: String) {
        guard let token = link.token, let connection = sockets[token] else {
            // Not open yet, or no longer.
            return
        }
        guard connection.closeDeadline == nil else { return }
        connection.closing = connection.closing ?? (code, reason)
        connection.sendClose(code, reason: reason)
        beginWaitingForClose(connection)
    }

    /// Pings a silent client and gives up a dead one.
    func checkSilence(of connection: WebSocketConnection) {
        if let deadline = connection.closeDeadline {
            if deadline < now { finish(connection) }
            return
        }
        let interval = configuration.pingInterval.nanoseconds
        if let pingedAt = connection.pingedAt {
            if pingedAt + interval < now { finish(connection) }
        } else if connection.lastHeard + interval < now {
            connection.pingedAt = now
            connection.link.send(opcode: .ping, [])
        }
    }

    /// Ends a socket and tells the application.
    func finish(_ connection: WebSocketConnection) {
        guard sockets[connection.token] != nil else { return }
        let (code, reason) = connection.closing ?? (.abnormal, "")
        connection.link.shut()
        epoll_ctl(epoll, EPOLL_CTL_DEL, connection.descriptor, nil)
        sockets.remove(connection.token)
        events.append(.closed(connection.socket, code: code, reason: reason))
        mhdshim_close_upgraded(connection.handle)
        mustRunDaemon = true
    }
}
