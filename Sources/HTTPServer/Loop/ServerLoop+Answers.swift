import CMicroHTTPD
import Glibc

// Requests that wait for the main actor: held, suspended, answered, given up.
extension ServerLoop {
    /// Looks after a request that has no answer yet; returns false to cut the connection.
    func handleWaiting(_ client: ClientConnection) -> Bool {
        guard let answer = client.answer else {
            if MonotonicClock.now - client.waitingSince >= Self.holdingTime { suspend(client) }
            return true
        }
        client.answer = nil
        let request = client.exchange?.request
        if let exchange = client.exchange { endHolding(exchange) }
        client.exchange = nil
        switch answer {
        case .response(let response):
            return send(response, to: client, for: request)
        case .upgrade(let socket, let link, let subprotocol):
            guard let request else { return false }
            return upgrade(client, request, socket, link, subprotocol)
        case .abandon:
            return false
        }
    }

    /// Passes an answer of the main actor on to the connection that waits for it.
    func deliver(_ reply: LoopInbox.Reply) {
        guard let client = clients[reply.exchange.connection], client.exchange === reply.exchange,
            client.answer == nil
        else {
            // The client is gone; so is the socket it would have had.
            if case .upgrade(let socket, let link, _) = reply.answer {
                link.shut()
                events.append(.closed(socket, code: .abnormal, reason: ""))
            }
            return
        }
        client.answer = reply.answer
        mustRunDaemon = true
        if client.isSuspended { resume(client) }
    }

    private func suspend(_ client: ClientConnection) {
        guard !client.isSuspended, let exchange = client.exchange else { return }
        client.isSuspended = true
        endHolding(exchange)
        MHD_suspend_connection(client.handle)
        // libmicrohttpd does not look at suspended connections, so a client that leaves shows here.
        let interest = EPOLLRDHUP.rawValue | EPOLLONESHOT.rawValue
        watch(client.socket, interest, client.id | Token.connection)
    }

    private func resume(_ client: ClientConnection) {
        client.isSuspended = false
        if let exchange = client.exchange { beginHolding(exchange) }
        epoll_ctl(epoll, EPOLL_CTL_DEL, client.socket, nil)
        MHD_resume_connection(client.handle)
        mustRunDaemon = true
    }

    /// Gives up a suspended request whose client closed the connection.
    func clientWentAway(_ id: UInt64) {
        guard let client = clients[id], client.isSuspended, let exchange = client.exchange else {
            return
        }
        cutOff(client, exchange)
    }

    /// Ends a suspended request without an answer.
    func cutOff(_ client: ClientConnection, _ exchange: Exchange) {
        _ = exchange.claim()
        events.append(.cancelled(exchange))
        client.answer = .abandon
        resume(client)
    }

    /// Tells the main actor that a request's connection ended before the answer was sent.
    func abandonExchange(of client: ClientConnection) {
        if let exchange = client.exchange {
            client.exchange = nil
            if case .upgrade(let socket, let link, _) = client.answer {
                link.shut()
                events.append(.closed(socket, code: .abnormal, reason: ""))
            }
            client.answer = nil
            if !client.isSuspended { endHolding(exchange) }
            events.append(.cancelled(exchange))
        }
        if let (socket, link) = client.upgrade {
            client.upgrade = nil
            link.shut()
            events.append(.closed(socket, code: .abnormal, reason: ""))
        }
    }

    /// Returns the nanoseconds in which a body has to come or go.
    ///
    /// Who is slower means to hold what the other side keeps for it.
    func time(forBody count: Int) -> UInt64 {
        let (bytes, overflows) = UInt64(count).multipliedReportingOverflow(
            by: times.eachByte
        )
        return times.body + min(overflows ? .max : bytes, .max / 4)
    }

    /// Cuts a connection that takes too long.
    func checkDeadline(of client: ClientConnection) {
        guard min(client.deadline, client.end) < now else { return }
        switch client.phase {
        case .idle, .body, .answered: break
        case .waiting, .upgraded: return
        }
        client.deadline = .max
        client.end = .max
        // libmicrohttpd owns the socket and closes it when it sees the end.
        shutdown(client.socket, Int32(SHUT_RDWR))
    }

    /// Queues a response; returns false when libmicrohttpd does not take it.
    func send(_ response: HTTPResponse, to client: ClientConnection, for request: HTTPRequest?)
        -> Bool
    {
        client.phase = .answered
        client.body = []
        var response = response
        if let request { compress(&response, for: request) }
        if client.admission != .all { response.headers["Connection"] = "close" }
        client.deadline = now + time(forBody: response.body.count)
        guard let made = makeResponse(response) else { return false }
        defer { MHD_destroy_response(made) }
        if response.body.count >= Self.longAnswer, !client.isSendingLong {
            client.isSendingLong = true
            longAnswerCount += 1
        }
        return MHD_queue_response(client.handle, UInt32(clamping: response.status), made) == .YES
    }

    /// How long an answer is, in bytes, that may take several rounds to send.
    private static let longAnswer = 64 * 1024

    /// Notes that a client's answer is sent no more.
    func endLongAnswer(of client: ClientConnection) {
        guard client.isSendingLong else { return }
        client.isSendingLong = false
        longAnswerCount -= 1
    }

    private func makeResponse(_ response: HTTPResponse) -> OpaquePointer? {
        guard let made = makeBody(response.body) else { return nil }
        for field in response.headers.fields { add(field, to: made) }
        defaultFields.add(to: made, besides: response.headers)
        if !Self.isPart(response.headers["Content-Type"] ?? "") {
            documentFields.add(to: made, besides: response.headers)
        }
        if stopping != nil { MHD_add_response_header(made, "Connection", "close") }
        return made
    }

    /// Whether a media type is one of what documents load, and which browsers show as text at most.
    private static func isPart(_ mediaType: String) -> Bool {
        ["text/javascript", "text/css", "font/"].contains { mediaType.hasPrefix($0) }
    }

    private func add(_ field: HTTPHeaders.Field, to response: OpaquePointer) {
        let isTaken = field.name.withCString { name in
            field.value.withCString { MHD_add_response_header(response, name, $0) }
        }
        guard isTaken != .YES else { return }
        logger.error("Left out the header field \(field.name): its name or value is not valid.")
    }

    private func makeBody(_ body: HTTPResponse.Body) -> OpaquePointer? {
        switch body {
        case .none:
            return mhdshim_response_copying(0, nil)
        case .unmade:
            return mhdshim_response_unmade()
        case .bytes(let bytes):
            return bytes.withUnsafeBytes { mhdshim_response_copying($0.count, $0.baseAddress) }
        case .shared(let shared):
            let owner = Unmanaged.passRetained(shared).toOpaque()
            let made = mhdshim_response_sharing(
                shared.pointer.count,
                shared.pointer.baseAddress,
                { $0.map { Unmanaged<SharedBytes>.fromOpaque($0).release() } },
                owner
            )
            if made == nil { Unmanaged<SharedBytes>.fromOpaque(owner).release() }
            return made
        case .file(let file):
            let descriptor = file.takeDescriptor()
            let range = file.range
            let made = MHD_create_response_from_fd_at_offset64(
                UInt64(range.count),
                descriptor,
                UInt64(range.lowerBound)
            )
            if made == nil { Glibc.close(descriptor) }
            return made
        }
    }

    private func compress(_ response: inout HTTPResponse, for request: HTTPRequest) {
        guard response.body.count >= Gzip.leastLength,
            let type = response.headers["Content-Type"], Gzip.pays(for: type),
            response.headers["Content-Encoding"] == nil, response.headers["Content-Range"] == nil
        else { return }
        if !response.headers.values(for: "Vary").contains("Accept-Encoding") {
            response.headers.append("Vary", "Accept-Encoding")
        }
        guard let (body, coding) = response.body.compressed(for: request) else { return }
        response.headers.append("Content-Encoding", coding.rawValue)
        response.body = body
    }
}

extension HTTPResponse.Body {
    /// The number of bytes.
    var count: Int {
        switch self {
        case .none, .unmade: 0
        case .bytes(let bytes): bytes.count
        case .shared(let bytes): bytes.count
        case .file(let file): file.range.count
        }
    }

    /// Returns a form that the client takes, or nil where none is shorter.
    fileprivate func compressed(
        for request: HTTPRequest
    ) -> (body: HTTPResponse.Body, coding: ContentCoding)? {
        switch self {
        case .bytes(let bytes):
            guard let coding = request.bestCoding else { return nil }
            return bytes.withUnsafeBufferPointer { coding.compressQuickly($0) }
                .map { (.bytes($0), coding) }
        case .shared(let bytes):
            // Of what many take at a time, one form is kept.
            guard request.acceptsGzip else { return nil }
            return bytes.gzipped().map { (.shared($0), .gzip) }
        case .none, .unmade, .file: return nil
        }
    }
}
