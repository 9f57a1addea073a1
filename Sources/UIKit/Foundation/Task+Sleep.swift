import Foundation
import Synchronization

// The standard library has these as well; Swift leaves its own out where it sees another module's.
extension Task where Success == Never, Failure == Never {
    /// Waits for some nanoseconds at least.
    ///
    /// A task that began as code of a scene whose time passes only when told waits for that.
    /// - Throws: `CancellationError` when the task is cancelled.
    nonisolated(nonsending)
        public static func sleep(nanoseconds duration: UInt64) async throws
    {
        try await sleep(for: .nanoseconds(duration))
    }

    /// Waits for some time at least.
    ///
    /// - Parameters:
    ///   - duration: How long.
    ///   - tolerance: How much longer it may be; not in time that passes only when told.
    ///   - clock: By which clock; by one of the app's own that clock's time counts alone.
    /// - Throws: `CancellationError` when the task is cancelled.
    nonisolated(nonsending)
        public static func sleep<C: Clock>(
            for duration: C.Instant.Duration,
            tolerance: C.Instant.Duration? = nil,
            clock: C = .continuous
        ) async throws
    {
        if let origin = SceneOrigin.virtual(by: clock), let duration = duration as? Duration,
            try await origin.sleep(duration)
        {
            return
        }
        // Once the scene has ended, the machine's time counts.
        let deadline = clock.now.advanced(by: duration)
        try await clock.sleep(until: deadline, tolerance: tolerance)
    }

    /// Waits until a moment at least.
    ///
    /// - Parameters:
    ///   - deadline: The moment.
    ///   - tolerance: How much later it may be; not in time that passes only when told.
    ///   - clock: By which clock; by one of the app's own that clock's time counts alone.
    /// - Throws: `CancellationError` when the task is cancelled.
    nonisolated(nonsending)
        public static func sleep<C: Clock>(
            until deadline: C.Instant,
            tolerance: C.Instant.Duration? = nil,
            clock: C = .continuous
        ) async throws
    {
        if let origin = SceneOrigin.virtual(by: clock),
            let left = clock.now.duration(to: deadline) as? Duration,
            try await origin.sleep(left)
        {
            return
        }
        try await clock.sleep(until: deadline, tolerance: tolerance)
    }

    /// Waits for some nanoseconds, or until the task is cancelled.
    @available(*, deprecated, renamed: "sleep(nanoseconds:)")
    nonisolated(nonsending)
        public static func sleep(_ duration: UInt64) async
    {
        try? await sleep(for: .nanoseconds(duration))
    }
}

extension SceneOrigin {
    /// What began the task that runs, where the time of that passes only when told; nil elsewhere, and
    /// by clocks of the app's own.
    fileprivate static func virtual(by clock: any Clock) -> SceneOrigin? {
        guard let current, current.hasVirtualTime,
            clock is ContinuousClock || clock is SuspendingClock
        else { return nil }
        return current
    }

    /// Waits for some of the scene's time, which passes only when told.
    ///
    /// - Returns: Whether it has passed; else the scene has ended.
    /// - Throws: `CancellationError` when the task is cancelled.
    nonisolated(nonsending)
        fileprivate func sleep(_ duration: Duration) async throws -> Bool
    {
        let sleeper = Sleeper()
        let seconds = duration / .seconds(1)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                sleeper.wait(continuation)
                MainThread.run { [self] in
                    wait(seconds) { [self] hasCome in
                        sleeper.end(.success(hasCome))
                        known?.virtualWaits.taskWakes()
                    }
                }
            }
        } onCancel: {
            sleeper.end(.failure(CancellationError()))
        }
    }
}

/// A task's wait, which the time or the task's end ends.
private final class Sleeper: Sendable {
    typealias Outcome = Result<Bool, any Error>
    private enum State {
        case new
        case waiting(CheckedContinuation<Bool, any Error>)
        case over(Outcome)
    }

    private let state = Mutex(State.new)

    /// Waits, unless the wait is over already.
    func wait(_ continuation: CheckedContinuation<Bool, any Error>) {
        let outcome: Outcome? = state.withLock { state in
            if case .over(let outcome) = state { return outcome }
            state = .waiting(continuation)
            return nil
        }
        if let outcome { continuation.resume(with: outcome) }
    }

    /// Ends the wait; what comes after the first end is nothing.
    func end(_ outcome: Outcome) {
        let waiting: CheckedContinuation<Bool, any Error>? = state.withLock { state in
            guard case .over = state else {
                defer { state = .over(outcome) }
                if case .waiting(let continuation) = state { return continuation }
                return nil
            }
            return nil
        }
        waiting?.resume(with: outcome)
    }
}
