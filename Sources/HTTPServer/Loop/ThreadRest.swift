import CMicroHTTPD
import Dispatch
import Glibc
import Synchronization

/// How the server's thread leaves its rounds to the main actor, and takes them back.
///
/// While the main actor runs rounds, the thread looks every two milliseconds whether it still does. While
/// the main run loop waits for the sockets itself, the thread is parked: it wakes when something is late,
/// or when the main actor is busy for longer than it mostly is.
final class ThreadRest: Sendable {
    /// How long the thread leaves the rounds to the main actor before it looks after them.
    ///
    /// The main actor may be busy with the app meanwhile; files and health checks must not wait.
    private static let patience = DispatchTimeInterval.milliseconds(2)
    /// How long a parked thread leaves it to the main actor to come back to its run loop, in nanoseconds.
    private static let longestBusyTime: UInt32 = 1_000_000

    private let isResting = Atomic<Bool>(false)
    private let restEnd = DispatchSemaphore(value: 0)
    /// How many rounds the main actor has run.
    private let rounds = Atomic<Int>(0)
    /// Whether the main run loop may watch the sockets, and whether it waits for them.
    private let isWatchable = Atomic<Bool>(false)
    private let isWatching = Atomic<Bool>(false)
    /// Whether the main run loop heard of something that it could not look at.
    private let hasMissed = Atomic<Bool>(false)
    /// Whether the thread rests for as long as the main run loop waits: until `parkEnd`.
    private let isParked = Atomic<Bool>(false)
    private let parkEnd: ParkTimer

    init() throws(ServerError) { parkEnd = try ParkTimer() }

    // MARK: - Both sides

    /// Whether the rounds are the main actor's.
    var isOn: Bool { isResting.load(ordering: .sequentiallyConsistent) }

    /// Whether the main run loop may watch the sockets at all.
    var canWatch: Bool { isWatchable.load(ordering: .relaxed) }

    // MARK: - The thread's side

    /// Gives the rounds to the main actor.
    func begin() { isResting.store(true, ordering: .sequentiallyConsistent) }

    /// Leaves the rounds to the main actor: for as long as it waits for them, or while it runs them.
    ///
    /// - Parameter parkingTime: Returns the milliseconds until a round is due; 0 for at once.
    func wait(parkingTime: () -> Int32) {
        var known = rounds.load(ordering: .relaxed)
        while isOn, !hasMissed.load(ordering: .sequentiallyConsistent) {
            if isMainWatching {
                if !park(for: parkingTime()) { break }
                known = rounds.load(ordering: .relaxed)
            } else if restEnd.wait(timeout: .now() + Self.patience) == .timedOut {
                let now = rounds.load(ordering: .relaxed)
                // Where the main actor did not come round, it is busy with one thing.
                if now == known, !isMainWatching { break }
                known = now
            }
        }
        isResting.store(false, ordering: .sequentiallyConsistent)
    }

    /// Whether the main run loop waits for the sockets and has looked at all that it heard of.
    var canPark: Bool { isMainWatching && !hasMissed.load(ordering: .sequentiallyConsistent) }

    /// Returns whether the main run loop has missed something, and forgets it.
    func takeMissed() -> Bool { hasMissed.exchange(false, ordering: .sequentiallyConsistent) }

    private var isMainWatching: Bool { isWatching.load(ordering: .sequentiallyConsistent) }

    /// Waits while the main run loop waits or comes back to it in time; false when a round is due.
    private func park(for milliseconds: Int32) -> Bool {
        guard milliseconds > 0 else { return false }
        parkEnd.clear()
        isParked.store(true, ordering: .sequentiallyConsistent)
        defer { isParked.store(false, ordering: .sequentiallyConsistent) }
        // Whoever changes these wakes the thread if it is parked by then.
        guard canPark, isOn else { return true }
        return parkEnd.wait(milliseconds)
    }

    // MARK: - The main actor's side

    /// Notes that the main actor runs a round.
    func noteRound() { rounds.add(1, ordering: .relaxed) }

    /// Gives the rounds back to the thread, if it rests.
    func end() {
        guard isResting.exchange(false, ordering: .sequentiallyConsistent) else { return }
        restEnd.signal()
        wakeParked()
    }

    /// Notes that the main run loop heard of something that it could not look at.
    func miss() {
        hasMissed.store(true, ordering: .sequentiallyConsistent)
        wakeParked()
    }

    /// Lets the main run loop watch from its next waiting on.
    func beginWatching() { isWatchable.store(true, ordering: .sequentiallyConsistent) }

    /// Has the thread watch for good.
    func endWatching() {
        isWatchable.store(false, ordering: .sequentiallyConsistent)
        isWatching.store(false, ordering: .sequentiallyConsistent)
        miss()
    }

    /// Tells that the main run loop is about to wait for the sockets, too.
    func mainWillWait() {
        guard canWatch else { return }
        isWatching.store(true, ordering: .sequentiallyConsistent)
        wakeParked(in: 0)
    }

    /// Tells that the main run loop waits no more.
    ///
    /// What it does may take long; that it mostly does not is why the thread is not woken at once.
    func mainDidWake() {
        isWatching.store(false, ordering: .sequentiallyConsistent)
        wakeParked(in: Self.longestBusyTime)
    }

    /// Wakes the thread if it is parked: it sees by itself what has changed.
    private func wakeParked() {
        if isParked.load(ordering: .sequentiallyConsistent) { parkEnd.set(1) }
    }

    /// Has the thread wake later, or not at all for 0, unless it is woken already.
    private func wakeParked(in nanoseconds: UInt32) {
        guard isParked.load(ordering: .sequentiallyConsistent), isOn,
            !hasMissed.load(ordering: .sequentiallyConsistent)
        else { return }
        parkEnd.set(nanoseconds)
    }
}

/// What wakes the thread that leaves the sockets to the main run loop, now or after some time.
///
/// Waking a thread takes another processor's attention; to set a timer, and to stop it before its time,
/// takes none.
private struct ParkTimer: ~Copyable, Sendable {
    private let descriptor: Int32

    init() throws(ServerError) {
        descriptor = mhdshim_timer()
        guard descriptor >= 0 else { throw .lastSystemError("make a timer") }
    }

    deinit { Glibc.close(descriptor) }

    /// Ends the wait after some nanoseconds; not at all for 0.
    func set(_ nanoseconds: UInt32) { mhdshim_timer_set(descriptor, nanoseconds) }

    /// Forgets that a wait was ended.
    func clear() { mhdshim_timer_clear(descriptor) }

    /// Waits for some milliseconds; true where that was ended.
    func wait(_ milliseconds: Int32) -> Bool { mhdshim_timer_wait(descriptor, milliseconds) }
}
