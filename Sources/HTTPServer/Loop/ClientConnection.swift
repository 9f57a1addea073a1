import CMicroHTTPD

/// What the loop knows of one TCP connection.
///
/// Used by the loop's thread only.
final class ClientConnection {
    /// How far the current request has come.
    enum Phase {
        /// Between requests, or before the end of a header.
        case idle
        case body
        case waiting
        case answered
        case upgraded
    }

    /// What the server has room for.
    enum Admission {
        case all
        /// Asking for the server's health, at once.
        case health
        /// The same, where it is the client that has too many connections.
        case healthForCrowd
        case nothing
    }

    /// The connection's name in the loop's table.
    let id: UInt64
    let handle: OpaquePointer
    let socket: Int32
    let remoteAddress: String
    /// Whether the client is a proxy that is believed where its requests come from.
    let isTrustedProxy: Bool
    /// What the address is counted as.
    let network: String
    /// What its session shows, where it is not what the server began with.
    var certificate: TLSCertificate?
    var admission = Admission.all
    var phase = Phase.idle
    /// When the client is too slow, in the clock's nanoseconds.
    var deadline: UInt64
    /// Whether that is the time for which it may do nothing between two requests.
    var isResting = false
    /// When the client has to be gone, whatever it does.
    var end = UInt64.max
    var target: [UInt8] = []
    var method = HTTPMethod.get
    /// Whether the request is of HTTP/1.0.
    var isOfOldVersion = false
    var head: RequestHead?
    var body: [UInt8] = []
    /// Bytes of a body that is too long already, read only to be able to answer 413.
    var droppedCount = 0
    var bodyStart: UInt64 = 0
    /// What takes the body in place of `body`; nil where the request holds it.
    var sink: (any BodySink)?
    /// How many bytes it took.
    var sunkCount = 0
    /// What is answered to a body that it refused, once all of it came.
    var refusal: HTTPResponse?
    var exchange: Exchange?
    var answer: Answer?
    /// Whether its answer may take several rounds.
    var isSendingLong = false
    var waitingSince: UInt64 = 0
    var isSuspended = false
    var upgrade: (socket: WebSocket, link: WebSocketLink)?

    init(id: UInt64, handle: OpaquePointer, deadline: UInt64, trusting proxies: [AddressRange]) {
        self.id = id
        self.handle = handle
        self.deadline = deadline
        socket = mhdshim_socket(handle)
        let address = SocketAddress.text(of: mhdshim_address(handle))
        remoteAddress = address
        isTrustedProxy = proxies.contains { $0.contains(address) }
        network = ClientNetwork.name(of: address)
    }

    /// Forgets the request that is over.
    func reset() {
        phase = .idle
        head = nil
        body = []
        droppedCount = 0
        sink = nil
        sunkCount = 0
        refusal = nil
        exchange = nil
        answer = nil
    }
}
