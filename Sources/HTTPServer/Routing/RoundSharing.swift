import Synchronization

/// Tells when the server's thread reads and sends while the main actor handles what was read.
///
/// Of few clients the main actor reads by itself: it would mostly wait for the thread, which would
/// mostly wait for it. Of many, something always waits to be handled, so that nobody waits, and two
/// processors do more than one. How many are many is found by trying.
final class RoundSharing: Sendable {
    /// Rounds after which so many events wait are crowded.
    static let crowd = 4
    /// So many more rounds that were crowded than not begin the sharing.
    static let crowdedRounds = 32
    /// The sharing ends where the main actor had to be woken for more than a third of what was handed
    /// over: each of these counts two, each other time takes one off.
    static let mostWakeUps = 32
    /// A pause of so many nanoseconds ends the sharing, too.
    static let longestPause: UInt64 = 5_000_000
    /// So many nanoseconds after an end because of wake-ups it is tried again.
    static let retryTime: UInt64 = 100_000_000

    private let isShared = Atomic<Bool>(false)
    // Relaxed, as each is of one side at a time: the main actor's before the sharing, then the thread's.
    private let crowdedCount = Atomic<Int>(0)
    private let wakeUps = Atomic<Int>(0)
    private let lastHandOver = Atomic<UInt64>(0)
    private let nextTry = Atomic<UInt64>(0)
    private let beginCount = Atomic<Int>(0)

    /// How often the sharing began.
    var beginnings: Int { beginCount.load(ordering: .relaxed) }

    /// Whether the thread has the sockets also while the main actor handles events.
    var isOn: Bool { isShared.load(ordering: .acquiring) }

    // MARK: - The main actor's side

    /// Notes how many events wait after a round that the main actor ran.
    ///
    /// - Returns: Whether the sharing begins.
    func noteBacklog(_ count: Int, at now: UInt64) -> Bool {
        let rounds = crowdedCount.load(ordering: .relaxed) + (count >= Self.crowd ? 1 : -1)
        let begins = rounds >= Self.crowdedRounds && now >= nextTry.load(ordering: .relaxed)
        crowdedCount.store(begins ? 0 : min(max(rounds, 0), Self.crowdedRounds), ordering: .relaxed)
        guard begins else { return false }
        lastHandOver.store(now, ordering: .relaxed)
        isShared.store(true, ordering: .releasing)
        beginCount.add(1, ordering: .relaxed)
        return true
    }

    // MARK: - The thread's side

    /// Notes that events are handed over; returns whether the sharing goes on after that.
    func goesOn(at now: UInt64) -> Bool {
        endAfterPause(at: now)
        guard isOn else { return false }
        lastHandOver.store(now, ordering: .relaxed)
        guard wakeUps.load(ordering: .relaxed) >= Self.mostWakeUps else { return true }
        nextTry.store(now + Self.retryTime, ordering: .relaxed)
        end()
        return false
    }

    /// Notes whether the main actor had to be woken for what was handed over.
    func noteWakeUp(_ wasNeeded: Bool) {
        guard isOn else { return }
        let count = wakeUps.load(ordering: .relaxed)
        wakeUps.store(wasNeeded ? count + 2 : max(count - 1, 0), ordering: .relaxed)
    }

    /// Ends the sharing if nothing was handed over for long.
    func endAfterPause(at now: UInt64) {
        guard isOn, now > lastHandOver.load(ordering: .relaxed) + Self.longestPause else { return }
        end()
    }

    private func end() {
        wakeUps.store(0, ordering: .relaxed)
        isShared.store(false, ordering: .releasing)
    }
}
