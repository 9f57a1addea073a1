import CMicroHTTPD
import Glibc

// What libmicrohttpd calls for a request, in this order: `begin` with the request line, `handle` with the
// header, with each part of the body and with its end, `complete`.
extension ServerLoop {
    /// Notes the target of a request whose header is coming in.
    func begin(_ client: ClientConnection, target: UnsafePointer<CChar>) {
        let length = strlen(target)
        target.withMemoryRebound(to: UInt8.self, capacity: length) {
            client.target.removeAll(keepingCapacity: true)
            client.target.append(contentsOf: UnsafeBufferPointer(start: $0, count: length))
        }
        mhdshim_hide_query(target)
        let limit = MonotonicClock.now + times.header
        // The first header has its time since the connection was made.
        client.deadline = client.isResting ? limit : min(client.deadline, limit)
        client.isResting = false
    }

    /// Handles the next part of a request; returns false to cut the connection.
    func handle(
        _ client: ClientConnection,
        method: UnsafePointer<CChar>,
        version: UnsafePointer<CChar>?,
        data: UnsafePointer<CChar>?,
        size: UnsafeMutablePointer<Int>
    ) -> Bool {
        switch client.phase {
        case .idle:
            client.method = HTTPMethod(rawValue: String(cString: method))
            return version.map { handleHead(client, method: method, version: $0) } ?? false
        case .body:
            guard size.pointee > 0 else { return handleEnd(client) }
            defer { size.pointee = 0 }
            return handleBody(client, UnsafeRawBufferPointer(start: data, count: size.pointee))
        case .waiting:
            return handleWaiting(client)
        case .answered, .upgraded:
            return true
        }
    }

    private func handleHead(
        _ client: ClientConnection,
        method: UnsafePointer<CChar>,
        version: UnsafePointer<CChar>
    ) -> Bool {
        let reading = HeaderReading(client, method: method, version: version)
        let head = reading.head
        client.phase = .body
        client.bodyStart = now
        client.deadline = now + time(forBody: 0)
        guard head.bytes.count + 4 * head.fields.count <= configuration.maxHeaderBytes else {
            return refuse(client, 431, "The request's header is too long.\n")
        }
        switch client.admission {
        case .all: break
        case .health, .healthForCrowd:
            guard let path = configuration.healthPath, head.rawPath.elementsEqual(path.utf8) else {
                return refuseForWantOfRoom(client)
            }
        case .nothing: return false
        }
        client.head = head
        client.isOfOldVersion = strcmp(version, "HTTP/1.0") == 0
        var framing = head.framing(isOfOldVersion: client.isOfOldVersion)
        if !reading.seams.isWhole { framing.refuse(HeaderSeams.complaint) }
        if case .refused = framing {
        } else if let refusal = refusalOfUpload(client, head) {
            return send(refusal, to: client, for: nil)
        }
        switch framing {
        case .none: return true
        case .length(let length):
            guard length <= client.sink?.limit ?? configuration.maxBodyBytes else {
                return refuse(client, 413, "The request's body is too long.\n")
            }
            guard client.sink == nil else { return true }
            client.body.reserveCapacity(min(length, 64 * 1024))
            return true
        case .refused(let status, let reason):
            // Where the next request begins is anybody's guess.
            var response = HTTPResponse.text(reason, status: status)
            response.headers["Connection"] = "close"
            return send(response, to: client, for: nil)
        }
    }

    private func refuseForWantOfRoom(_ client: ClientConnection) -> Bool {
        // RFC 6585 §4
        var response =
            client.admission == .healthForCrowd
            ? HTTPResponse.text(
                "All connections for one address are in use; close some first.\n",
                status: 429
            )
            : HTTPResponse.text(
                "All connections of this server are in use; try again later.\n",
                status: 503
            )
        response.headers["Retry-After"] = "30"
        return send(response, to: client, for: nil)
    }

    /// Finds what takes the body where the request is for one; returns the answer to one that may not.
    private func refusalOfUpload(
        _ client: ClientConnection,
        _ head: RequestHead
    ) -> HTTPResponse? {
        guard client.method == .post, let uploads = router.uploads,
            head.rawPath.starts(with: uploads.prefix)
        else { return nil }
        switch uploads.admit(makeRequest(client, head, [:])) {
        case .refuse(var response):
            // The body is not read.
            response.headers["Connection"] = "close"
            return response
        case .take(let sink):
            client.sink = sink
            return nil
        }
    }

    /// Hands a part of a body to what takes it; what is refused is read on, to be answered.
    private func sink(
        _ data: UnsafeRawBufferPointer,
        _ sink: any BodySink,
        _ client: ClientConnection
    ) -> Bool {
        noteOwnWork()
        client.sunkCount += data.count
        if client.refusal == nil {
            client.refusal =
                client.sunkCount <= sink.limit
                ? sink.take(data) : .text("The request's body is too long.\n", status: 413)
        }
        return client.sunkCount <= sink.limit + 1024 * 1024
    }

    private func handleBody(_ client: ClientConnection, _ data: UnsafeRawBufferPointer) -> Bool {
        let count = client.body.count + client.droppedCount + client.sunkCount
        client.deadline = client.bodyStart + time(forBody: count)
        if let sink = client.sink { return self.sink(data, sink, client) }
        guard client.body.count + data.count <= configuration.maxBodyBytes else {
            client.droppedCount += data.count
            // Answering takes reading to the end, so there must be one.
            return client.droppedCount <= configuration.maxBodyBytes + 1024 * 1024
        }
        client.body.append(contentsOf: data)
        return true
    }

    private func handleEnd(_ client: ClientConnection) -> Bool {
        client.deadline = .max
        guard client.droppedCount == 0 else {
            return refuse(client, 413, "The request's body is too long.\n")
        }
        if let refusal = client.refusal { return send(refusal, to: client, for: nil) }
        guard let head = client.head else { return false }
        let path = head.rawPath
        switch router.match(client.method, path: path) {
        case .found(let handler, let parameters):
            return dispatch(client, handler, makeRequest(client, head, parameters))
        case .notAllowed(let methods):
            var response = HTTPResponse.text("\(client.method) is not allowed here.\n", status: 405)
            response.headers["Allow"] = methods.map(\.rawValue).joined(separator: ", ")
            return send(response, to: client, for: nil)
        case .options(let methods):
            let allow = methods.map(\.rawValue).joined(separator: ", ")
            return send(HTTPResponse(status: 204, headers: ["Allow": allow]), to: client, for: nil)
        case .notFound:
            if client.method == .options, path.elementsEqual("*".utf8) {
                return send(HTTPResponse(status: 204), to: client, for: nil)
            }
            return refuse(client, 404, "There is nothing at this address.\n")
        case .badPath:
            return refuse(
                client,
                400,
                "The path has a broken escape, an encoded slash or NUL, or is not UTF-8.\n"
            )
        }
    }

    private func makeRequest(
        _ client: ClientConnection,
        _ head: RequestHead,
        _ parameters: PathParameters
    ) -> HTTPRequest {
        var address = client.remoteAddress
        var isSecure = configuration.tls != nil
        if client.isTrustedProxy {
            let client = ForwardedFor.client(
                in: head.indices(of: "X-Forwarded-For").map { head.value($0) },
                from: address,
                trusting: configuration.trustedProxies
            )
            address = client.address
            if let scheme = head.element(of: "X-Forwarded-Proto", at: client.place) {
                // Some write the scheme of a WebSocket.
                isSecure = ["https", "wss"].contains(scheme.lowercased())
            }
        } else if !hasWarnedOfProxy {
            warnOfProxy(client, head)
        }
        return HTTPRequest(
            method: client.method,
            body: client.body,
            remoteAddress: address,
            isSecure: isSecure,
            sink: client.sink,
            parameters: parameters,
            head: head
        )
    }

    /// Says once that somebody names clients who is not believed.
    private func warnOfProxy(_ client: ClientConnection, _ head: RequestHead) {
        guard head.indices(of: "X-Forwarded-For").contains(where: { _ in true }) else { return }
        hasWarnedOfProxy = true
        logger.warning(
            """
            X-Forwarded-For of \(client.remoteAddress) does not count: it is none of the trusted \
            proxies. If it is one, name it or its network with --trusted-proxy.
            """
        )
    }

    private func dispatch(
        _ client: ClientConnection,
        _ handler: Router.Handler,
        _ request: HTTPRequest
    ) -> Bool {
        let waiting: Exchange.Handler
        var isBrief = false
        switch handler {
        case .direct(let handler):
            noteOwnWork()
            return send(handler(request), to: client, for: request)
        case .main(let handler, let answersBriefly):
            waiting = .main(handler)
            isBrief = answersBriefly
        case .webSocket(let handler):
            // RFC 6455 §4.2.1
            guard !client.isOfOldVersion else {
                return refuse(client, 400, "A WebSocket takes HTTP/1.1.\n")
            }
            if let refusal = WebSocketHandshake.refusal(of: request) {
                return send(refusal, to: client, for: request)
            }
            waiting = .webSocket(handler)
        }
        let exchange = Exchange(
            request: request,
            handler: waiting,
            connection: client.id,
            isBrief: isBrief
        )
        client.exchange = exchange
        client.phase = .waiting
        client.waitingSince = now
        beginHolding(exchange)
        events.append(.request(exchange))
        return true
    }

    private func refuse(_ client: ClientConnection, _ status: Int, _ text: String) -> Bool {
        send(.text(text, status: status), to: client, for: nil)
    }

    /// Forgets a request that is over, one way or the other.
    func complete(_ client: ClientConnection) {
        abandonExchange(of: client)
        endLongAnswer(of: client)
        guard client.phase != .upgraded else { return }
        client.reset()
        client.deadline = MonotonicClock.now + patience
        client.isResting = true
    }
}

/// The header of the request that a connection is at, as it is read.
private struct HeaderReading {
    var head: RequestHead
    var seams: HeaderSeams

    init(
        _ client: ClientConnection,
        method: UnsafePointer<CChar>,
        version: UnsafePointer<CChar>
    ) {
        let absolute = AbsoluteTarget(client.target)
        head = (absolute?.originForm ?? client.target).withUnsafeBufferPointer { target in
            RequestHead(target: target, reserving: 12)
        }
        seams = HeaderSeams(
            method: method,
            targetLength: client.target.count,
            version: version,
            length: mhdshim_header_size(client.handle)
        )
        withUnsafeMutablePointer(to: &self) { reading in
            _ = MHD_get_connection_values_n(
                client.handle,
                .HEADER_KIND,
                { reading, _, name, nameLength, value, valueLength in
                    guard let reading, let name else { return .NO }
                    let parts = reading.assumingMemoryBound(to: HeaderReading.self)
                    parts.pointee.head.append(
                        name: HeaderReading.bytes(name, nameLength),
                        value: HeaderReading.bytes(value, valueLength)
                    )
                    parts.pointee.seams.pass(name, nameLength)
                    parts.pointee.seams.pass(value, valueLength)
                    return .YES
                },
                reading
            )
        }
        seams.finish()
        if let absolute { head.replaceHost(by: absolute.authority) }
    }

    private static func bytes(
        _ start: UnsafePointer<CChar>?,
        _ length: Int
    ) -> UnsafeBufferPointer<UInt8> {
        let raw = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : length)
        return raw.bindMemory(to: UInt8.self)
    }
}

extension RequestHead {
    /// Returns what the proxy that the client reached added to a list.
    ///
    /// The elements before it are whatever the client wrote. Proxies that hand the list on as it is, or
    /// write one element alone, leave fewer: then it is the first. Places are counted from the end.
    fileprivate func element(of name: String, at place: Int) -> String? {
        let elements = indices(of: name).flatMap { value($0).split(separator: ",") }
        guard !elements.isEmpty else { return nil }
        return String(elements[max(0, elements.count - 1 - place)].filter { $0 != " " })
    }
}
