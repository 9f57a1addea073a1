import CMicroHTTPD
import Glibc

extension ServerLoop {
    /// How long a request waits for the main actor before its connection is suspended.
    ///
    /// Suspending and resuming costs libmicrohttpd several system calls. Most answers come within
    /// microseconds, so it pays to hold the connection as it is, and to suspend the few that stay.
    static let holdingTime: UInt64 = 1_000_000

    /// Starts libmicrohttpd on a listening socket, which is the daemon's from then on.
    ///
    /// - Throws: An error; the socket then stays the caller's.
    func startDaemon(on listening: ListeningSocket) throws(ServerError) {
        renewal = configuration.tls.map { TLSRenewal($0, logger: logger) }
        let credentials = try configuration.tls.map { tls throws(ServerError) in
            try TLSCredentials.read(tls)
        }
        connectionLimit = try allowedConnections()
        var options = mhdshim_options()
        // A descriptor of its own: libmicrohttpd closes it after most failures, but not after all.
        let descriptor = fcntl(listening.descriptor, F_DUPFD_CLOEXEC, 0)
        guard descriptor >= 0 else { throw .lastSystemError("copy the listening socket") }
        options.listen_socket = descriptor
        // The pool holds the header, its parsed form and the response's header. libmicrohttpd clears
        // all of it after each request, so its size shows in the time a request takes.
        options.memory_limit = configuration.maxHeaderBytes + 8 * 1024
        options.connection_limit = UInt32(clamping: connectionLimit + Self.spareConnections)
        if configuration.maxConnectionsPerAddress < configuration.maxConnections {
            let most = configuration.maxConnectionsPerAddress + Self.spareConnectionsEach
            options.per_address_limit = UInt32(clamping: most)
            // Where few files may be open, there are fewer connections than the limits say.
            let limit = min(configuration.maxConnectionsPerAddress, max(connectionLimit / 2, 1))
            networks = NetworkCounts(limit: limit)
        }
        // A connection has one time at libmicrohttpd for whatever it waits: only what the loop misses.
        let longest = max(
            configuration.idleTimeout,
            configuration.headerTimeout,
            configuration.bodyTimeout
        )
        let seconds = longest.nanoseconds / 1_000_000_000 + 1
        options.timeout_in_seconds = UInt32(clamping: seconds)
        setCallbacks(&options)
        daemon = credentials.withCStrings { certificate, key in
            options.certificate = certificate
            options.key = key
            return mhdshim_start(&options, logSink)
        }
        guard let daemon else {
            guard let tls = configuration.tls else {
                throw .system(operation: "start libmicrohttpd", reason: "it gave no reason")
            }
            throw TLSRenewal.mismatch(of: tls)
        }
        Glibc.close(listening.descriptor)
        watch(mhdshim_epoll(daemon), EPOLLIN.rawValue, Token.daemon)
    }

    /// Returns how many connections there may be at a time, for which the process can have files open.
    ///
    /// Without a free descriptor no page, picture or font could be read.
    private func allowedConnections() throws(ServerError) -> Int {
        // An encrypted WebSocket has three: its connection and libmicrohttpd's pair.
        let filesEach = configuration.tls == nil ? 1 : 3
        let wanted = configuration.maxConnections * filesEach + Self.otherFiles
        let files = Int(mhdshim_allow_open_files(wanted))
        guard files < wanted else { return configuration.maxConnections }
        // Where not even one connection can be taken, libmicrohttpd would try again without end.
        let least = 32 + Self.fewestConnections * filesEach
        guard files >= least else {
            throw .system(
                operation: "serve with \(files) open files",
                reason: "at least \(least) are needed; raise the limit with \"ulimit -n \(wanted)\""
            )
        }
        let allowed = max((files - Self.otherFiles) / filesEach, Self.fewestConnections)
        logger.warning(
            """
            The process may have \(files) files open: at most \(allowed) connections at a time \
            instead of \(configuration.maxConnections); raise the limit with "ulimit -n \(wanted)".
            """
        )
        return allowed
    }

    /// How many connections there may be where the process can have few files open.
    private static let fewestConnections = 16
    /// How many connections there are beyond the limit, to answer that there is no room.
    static let spareConnections = 32
    /// How many one network has beyond its own limit, to be asked for the server's health.
    ///
    /// A probe on this machine stands beside a proxy that nobody named, whose clients all are one.
    private static let spareConnectionsEach = 8
    /// How long each of them may stay, in nanoseconds.
    private static let spareTime: UInt64 = 3_000_000_000
    /// How many files are open besides connections: fonts, logs, what the app reads.
    private static let otherFiles = 256 + spareConnections

    private func setCallbacks(_ options: inout mhdshim_options) {
        options.context = Unmanaged.passUnretained(self).toOpaque()
        options.begin = { context, target, connection in
            guard let target, let client = ServerLoop.client(connection) else { return nil }
            ServerLoop.from(context)?.begin(client, target: target)
            return nil
        }
        options.handle = { context, connection, _, method, version, data, size, _ in
            guard let loop = ServerLoop.from(context), let client = ServerLoop.client(connection),
                let method, let size
            else { return .NO }
            let isGoingOn = loop.handle(
                client,
                method: method,
                version: version,
                data: data,
                size: size
            )
            return isGoingOn ? .YES : .NO
        }
        options.completed = { context, connection, _, _ in
            guard let client = ServerLoop.client(connection) else { return }
            ServerLoop.from(context)?.complete(client)
        }
        options.connection_changed = { context, connection, slot, change in
            guard let loop = ServerLoop.from(context), let connection, let slot else { return }
            if change == .CONNECTION_NOTIFY_STARTED {
                slot.pointee = Unmanaged.passRetained(loop.admit(connection)).toOpaque()
            } else if let pointer = slot.pointee {
                slot.pointee = nil
                loop.dismiss(Unmanaged<ClientConnection>.fromOpaque(pointer).takeRetainedValue())
            }
        }
        options.log = { context, message in
            guard let message else { return }
            let text = String(cString: message)
            ServerLoop.from(context)?.logger.debug(
                "libmicrohttpd: \(text.prefix { $0 != "\n" })"
            )
        }
    }

    private static func from(_ context: UnsafeMutableRawPointer?) -> ServerLoop? {
        context.map { Unmanaged<ServerLoop>.fromOpaque($0).takeUnretainedValue() }
    }

    static func client(_ connection: OpaquePointer?) -> ClientConnection? {
        mhdshim_context(connection).map {
            Unmanaged<ClientConnection>.fromOpaque($0).takeUnretainedValue()
        }
    }

    private func admit(_ connection: OpaquePointer) -> ClientConnection {
        noteOwnWork()
        let now = MonotonicClock.now
        let deadline = now + times.header
        let proxies = configuration.trustedProxies
        let client = clients.insert {
            ClientConnection(id: $0, handle: connection, deadline: deadline, trusting: proxies)
        }
        if let certificate = renewal?.certificate, let session = mhdshim_tls_session(connection) {
            // Nothing has come over the connection yet, so its handshake has not begun.
            certificate.use(for: session)
            client.certificate = certificate
        }
        let excess = networks.add(client.network)
        let isOneTooMany = clients.count > connectionLimit
        let spare = isOneTooMany || configuration.healthPath == nil ? 0 : Self.spareConnectionsEach
        if excess > spare || isOneTooMany && !takeSpare(for: client) {
            client.admission = .nothing
            // libmicrohttpd owns the socket and closes it when it sees the end.
            shutdown(client.socket, Int32(SHUT_RDWR))
        } else if excess > 0 || isOneTooMany {
            client.admission = excess > 0 ? .healthForCrowd : .health
            client.end = now + Self.spareTime
            if isOneTooMany { tellFull() }
        }
        if !isCrowded, clients.count > connectionLimit - connectionLimit / 4 {
            isCrowded = true
            // Those that wait for another request leave soon, too.
            for other in clients.elements where other.phase == .idle && other !== client {
                other.deadline = min(other.deadline, now + patience)
            }
        }
        return client
    }

    /// Counts a connection beyond the limit; false where its network has half of those already.
    ///
    /// Others are to be answered as well, above all who asks for the server's health.
    private func takeSpare(for client: ClientConnection) -> Bool {
        guard spares.add(client.network) > 0 else { return true }
        spares.remove(client.network)
        return false
    }

    /// How long a connection may do nothing, in nanoseconds.
    var patience: UInt64 {
        isCrowded ? min(times.idle, times.crowdedIdle) : times.idle
    }

    /// Reports that there is no room for more connections, once until there was some again.
    private func tellFull() {
        guard !isFull else { return }
        isFull = true
        logger.warning(
            "All \(connectionLimit) connections are in use; further ones are answered with 503."
        )
    }

    private func dismiss(_ client: ClientConnection) {
        abandonExchange(of: client)
        endLongAnswer(of: client)
        clients.remove(client.id)
        networks.remove(client.network)
        if client.admission == .health { spares.remove(client.network) }
        if clients.count < connectionLimit - connectionLimit / 10 { isFull = false }
        if clients.count < connectionLimit / 2 { isCrowded = false }
    }
}
