import CMicroHTTPD
import CWslay
import Glibc
import Synchronization

/// The sending half of a WebSocket, used by the main actor and by the server's loop.
///
/// Frames go straight to the socket, or wait here for the loop to send them together. What the socket
/// does not take waits too, and the loop sends it when the socket is writable again.
final class WebSocketLink: Sendable {
    enum Opcode: UInt8 {
        case text = 1
        case binary = 2
        case ping = 9
    }

    private struct Outgoing {
        var socket: Int32 = -1
        var epoll: Int32 = -1
        var token: UInt64 = 0
        var queue: [UInt8] = []
        var sentCount = 0
        var limit = Int.max
        /// At most so many of the bytes that wait are of one message, the longest.
        var longest = 0
        var isClosing = false
        /// Whether the loop was asked to send what waits.
        var isUnsent = false
        var wantsReading = true
        var wantsWriting = false

        var queuedCount: Int { queue.count - sentCount }

        /// Whether more waits than the client may leave unread.
        ///
        /// The longest message does not count: however long one is, a slow line gets it in time.
        var isTooMuch: Bool { queuedCount - longest > limit }
    }

    /// From so many messages, or bytes of them, on their way to the main actor on, no more are read.
    private static let mostUndelivered = (messages: 256, bytes: 64 * 1024)
    /// So many bytes that were sent stay in memory before what waits is moved to their place.
    private static let mostSentKept = 64 * 1024
    private let outgoing = Mutex(Outgoing())
    private let undelivered = Atomic<Int>(0)
    private let undeliveredBytes = Atomic<Int>(0)
    private let isHeldBack = Atomic<Bool>(false)
    private let inbox: LoopInbox

    init(inbox: LoopInbox) { self.inbox = inbox }

    var isClosing: Bool { outgoing.withLock { $0.isClosing } }
    var queuedByteCount: Int { outgoing.withLock { $0.queuedCount } }

    /// The loop's name for the socket, or nil when it is not open.
    var token: UInt64? { outgoing.withLock { $0.socket < 0 ? nil : $0.token } }

    // MARK: - Sending

    /// Sends a frame unless the socket is closing.
    ///
    /// - Parameters:
    ///   - opcode: The frame's kind.
    ///   - payload: The frame's content.
    ///   - directly: Whether the socket gets it at once; otherwise it waits for `flush()`.
    /// - Returns: Whether the loop has to be asked for `flush()`, which it is not yet.
    @discardableResult
    func send(opcode: Opcode, _ payload: [UInt8], directly: Bool = true) -> Bool {
        let (asks, overflows) = outgoing.withLock { out in
            guard !out.isClosing else { return (false, false) }
            payload.withUnsafeBytes { payload in
                if directly, out.socket >= 0, out.queuedCount == 0 {
                    Self.write(opcode.rawValue, payload, &out)
                } else {
                    Self.enqueue(opcode.rawValue, payload, except: 0, &out)
                }
            }
            let asks = !out.isUnsent && !out.wantsWriting && out.socket >= 0 && out.queuedCount > 0
            out.isUnsent = out.isUnsent || asks
            out.longest = min(max(out.longest, payload.count), out.queuedCount)
            guard out.isTooMuch else { return (asks, false) }
            out.isClosing = true
            return (asks, true)
        }
        if overflows { closeForUnread() }
        return asks
    }

    /// Lets the loop close the socket after what was sent.
    func close(_ code: WebSocketCloseCode, reason: String) {
        let isFirst = outgoing.withLock { out in
            defer { out.isClosing = true }
            return !out.isClosing
        }
        if isFirst { inbox.post(.close(self, code: code, reason: reason)) }
    }

    private static func write(
        _ code: UInt8,
        _ payload: UnsafeRawBufferPointer,
        _ out: inout Outgoing
    ) {
        let sent = wslayshim_send_frame(out.socket, code, payload.baseAddress, payload.count)
        // An error shows in the loop's next look at the socket, which then closes it.
        if sent < 0, !wslayshim_would_wait() { return }
        enqueue(code, payload, except: max(sent, 0), &out)
        if out.queuedCount > 0 { watchWriting(true, &out) }
    }

    /// Adds a frame, but for its first bytes, to what waits.
    private static func enqueue(
        _ code: UInt8,
        _ payload: UnsafeRawBufferPointer,
        except sent: Int,
        _ out: inout Outgoing
    ) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 10) { header in
            let length = wslayshim_header(header.baseAddress, code, payload.count)
            out.queue.append(contentsOf: header[min(sent, length)..<length])
            out.queue.append(contentsOf: payload[min(max(sent - length, 0), payload.count)...])
        }
    }

    private static func watchWriting(_ isWanted: Bool, _ out: inout Outgoing) {
        guard out.wantsWriting != isWanted, out.socket >= 0 else { return }
        out.wantsWriting = isWanted
        updateInterest(&out)
    }

    private static func updateInterest(_ out: inout Outgoing) {
        var event = epoll_event()
        event.events = out.wantsReading ? EPOLLIN.rawValue | EPOLLRDHUP.rawValue : 0
        if out.wantsWriting { event.events |= EPOLLOUT.rawValue }
        event.data.u64 = out.token
        epoll_ctl(out.epoll, EPOLL_CTL_MOD, out.socket, &event)
    }

    // MARK: - The loop's side

    /// Connects the link to a socket that is in the loop's epoll set, and sends what waits.
    func open(socket: Int32, epoll: Int32, token: UInt64, limit: Int) {
        outgoing.withLock { out in
            out.socket = socket
            out.epoll = epoll
            out.token = token
            out.limit = limit
        }
        flush()
    }

    /// Disconnects the link from its socket; nothing is sent any more.
    func shut() {
        outgoing.withLock { out in
            out.socket = -1
            out.isClosing = true
            out.queue = []
            out.sentCount = 0
        }
    }

    /// Refuses further messages; what was queued and control frames still go.
    func beginClosing() { outgoing.withLock { $0.isClosing = true } }

    /// Adds bytes of a frame that libwslay made, such as the answer to a ping.
    ///
    /// A client that asks for many and reads none is closed as one that leaves messages unread.
    func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        let overflows = outgoing.withLock { out in
            out.queue.append(contentsOf: bytes)
            guard out.isTooMuch, !out.isClosing else { return false }
            out.isClosing = true
            return true
        }
        if overflows { closeForUnread() }
    }

    private func closeForUnread() {
        inbox.post(.close(self, code: .tryAgainLater, reason: "too much unread"))
    }

    /// Sends what waits; returns whether nothing is left.
    @discardableResult func flush() -> Bool {
        outgoing.withLock { out in
            _ = Self.sendQueue(&out)
            return out.socket < 0 || out.queuedCount == 0
        }
    }

    /// Sends what waits for a socket that took no more; returns whether it took any now.
    ///
    /// It does as the client reads.
    func continueSending() -> Bool { outgoing.withLock { Self.sendQueue(&$0) > 0 } }

    /// Returns how many bytes the socket took.
    private static func sendQueue(_ out: inout Outgoing) -> Int {
        out.isUnsent = false
        guard out.socket >= 0 else { return 0 }
        var total = 0
        while out.queuedCount > 0 {
            let sent = out.queue.withUnsafeBytes {
                Glibc.send(
                    out.socket,
                    $0.baseAddress.map { $0 + out.sentCount },
                    out.queuedCount,
                    Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
                )
            }
            guard sent > 0 else { break }
            out.sentCount += sent
            total += sent
        }
        out.longest = min(out.longest, out.queuedCount)
        if out.queuedCount == 0 {
            out.queue.removeAll(keepingCapacity: out.queue.count <= 4096)
            out.sentCount = 0
        } else if out.sentCount >= mostSentKept {
            // A client that never catches up keeps no more than what it has not read.
            out.queue.removeFirst(out.sentCount)
            out.sentCount = 0
        }
        watchWriting(out.queuedCount > 0, &out)
        return total
    }

    // MARK: - Holding back a client that sends faster than the main actor handles

    /// Notes a message on its way to the main actor; returns whether reading has to stop.
    func willDeliver(byteCount: Int) -> Bool {
        let bytes = undeliveredBytes.add(byteCount, ordering: .acquiringAndReleasing).newValue
        let messages = undelivered.add(1, ordering: .acquiringAndReleasing).newValue
        return messages >= Self.mostUndelivered.messages || bytes >= Self.mostUndelivered.bytes
    }

    /// Stops reading until the main actor caught up.
    func holdBack() {
        outgoing.withLock { out in
            out.wantsReading = false
            Self.updateInterest(&out)
        }
        isHeldBack.store(true, ordering: .sequentiallyConsistent)
        // The main actor may have caught up before it could see the flag.
        if undelivered.load(ordering: .sequentiallyConsistent) == 0 { askForReading() }
    }

    /// Reads again.
    func resumeReading() {
        outgoing.withLock { out in
            guard out.socket >= 0 else { return }
            out.wantsReading = true
            Self.updateInterest(&out)
        }
    }

    /// Notes a message that the main actor has handled.
    func didDeliver(byteCount: Int) {
        let bytes = undeliveredBytes.subtract(byteCount, ordering: .sequentiallyConsistent).newValue
        let left = undelivered.subtract(1, ordering: .sequentiallyConsistent).newValue
        guard left <= Self.mostUndelivered.messages / 4, bytes <= Self.mostUndelivered.bytes / 4,
            isHeldBack.load(ordering: .sequentiallyConsistent)
        else { return }
        askForReading()
    }

    private func askForReading() {
        if isHeldBack.exchange(false, ordering: .sequentiallyConsistent) {
            inbox.post(.resumeReading(self))
        }
    }
}
