import Dispatch
import Foundation

/// The time of a scene: animations and gestures wait on it.
@MainActor
package protocol SceneClock: AnyObject {
    /// The seconds since a fixed moment.
    var now: TimeInterval { get }
    /// Whether time passes only when told.
    var isVirtual: Bool { get }

    /// Calls a function after a time, in seconds.
    ///
    /// - Returns: A token that takes the call back.
    @discardableResult
    func schedule(
        after delay: TimeInterval,
        _ action: @escaping @MainActor () -> Void
    ) -> SceneTimer
}

/// A call that waits on a scene's clock.
@MainActor
package final class SceneTimer {
    fileprivate var action: (@MainActor () -> Void)?

    fileprivate init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    /// A time that can be waited for; NaN counts as none.
    ///
    /// Beyond a year a timer never matters, and `DispatchTime` would overflow.
    fileprivate static func wait(_ delay: TimeInterval) -> TimeInterval {
        delay > 0 ? min(delay, 31_536_000) : 0
    }

    /// Takes the call back if it was not made yet.
    package func cancel() {
        action = nil
    }

    fileprivate func fire() {
        let action = action
        self.action = nil
        action?()
    }
}

/// Calls in the order of their times.
@MainActor
private struct TimerQueue {
    private var waiting: [(time: TimeInterval, timer: SceneTimer)] = []
    /// How many calls there are when those that were taken back are looked for.
    private var limit = 16

    /// The time of the first call that was not taken back.
    mutating func firstTime() -> TimeInterval? {
        while let first = waiting.first, first.timer.action == nil { waiting.removeFirst() }
        return waiting.first?.time
    }

    mutating func insert(_ timer: SceneTimer, at time: TimeInterval) {
        if waiting.count >= limit {
            waiting.removeAll { $0.timer.action == nil }
            limit = max(16, waiting.count * 2)
        }
        // Behind those of the same time: calls are made in the order in which they were asked for.
        var (low, high) = (0, waiting.count)
        while low < high {
            let middle = (low + high) / 2
            if waiting[middle].time > time { high = middle } else { low = middle + 1 }
        }
        waiting.insert((time, timer), at: low)
    }

    /// Takes all calls back and lets go of what they hold.
    mutating func cancelAll() {
        for (_, timer) in waiting { timer.cancel() }
        waiting = []
    }

    /// Takes the calls of a moment out, and of those before it, in order.
    mutating func take(upTo time: TimeInterval) -> [SceneTimer] {
        let count = waiting.firstIndex { $0.time > time } ?? waiting.count
        defer { waiting.removeFirst(count) }
        return waiting[..<count].map(\.timer)
    }

    /// Takes the first call if it is due.
    mutating func takeFirst(before end: TimeInterval) -> (time: TimeInterval, timer: SceneTimer)? {
        guard let time = firstTime(), time <= end else { return nil }
        return waiting.removeFirst()
    }
}

/// The machine's own time.
@MainActor
package final class SystemSceneClock: SceneClock {
    /// Called around each action, so that the scene is current and commits afterwards.
    package var around: ((@MainActor () -> Void) -> Void)?
    private var queue = TimerQueue()
    private var source: (any DispatchSourceTimer)?

    /// Creates a clock.
    package init() {}

    package var isVirtual: Bool { false }

    package var now: TimeInterval {
        TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
    }

    @discardableResult
    package func schedule(
        after delay: TimeInterval,
        _ action: @escaping @MainActor () -> Void
    ) -> SceneTimer {
        let timer = SceneTimer(action)
        queue.insert(timer, at: now + SceneTimer.wait(delay))
        arm()
        return timer
    }

    /// Takes all calls back: nothing that they hold outlives the scene.
    package func cancelAll() {
        queue.cancelAll()
        arm()
    }

    private func arm() {
        source?.cancel()
        source = nil
        guard let time = queue.firstTime() else { return }
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.fire() }
        }
        source.schedule(deadline: .now() + max(0, time - now), leeway: .milliseconds(1))
        source.resume()
        self.source = source
    }

    private func fire() {
        let end = now
        while let (_, timer) = queue.takeFirst(before: end) {
            if let around {
                around { timer.fire() }
            } else {
                timer.fire()
            }
        }
        arm()
    }
}

/// A time that passes only when told, for tests and scripts.
@MainActor
package final class VirtualSceneClock: SceneClock {
    package private(set) var now: TimeInterval = 0
    package var isVirtual: Bool { true }
    private var queue = TimerQueue()

    /// Creates a clock that stands at zero.
    package init() {}

    @discardableResult
    package func schedule(
        after delay: TimeInterval,
        _ action: @escaping @MainActor () -> Void
    ) -> SceneTimer {
        let timer = SceneTimer(action)
        queue.insert(timer, at: now + SceneTimer.wait(delay))
        return timer
    }

    /// Takes all calls back: nothing that they hold outlives the scene.
    package func cancelAll() {
        queue.cancelAll()
    }

    /// Time that is let pass, if need be by and by.
    package struct Passage {
        fileprivate let end: TimeInterval
        fileprivate var calls = 0
        fileprivate var callsWithoutDelay = 0
        fileprivate var postponed: [SceneTimer] = []
    }

    /// How far time has passed.
    package enum Progress {
        /// To the end.
        case done
        /// To a call after which it was to halt.
        case halted
        /// To a time at which very many calls had been made.
        case overrun
    }

    /// Plans the passage of some seconds from now on.
    ///
    /// - Parameter duration: The time, in seconds, at most a year; negative numbers and NaN count as 0.
    /// - Returns: The passage, which has not begun.
    package func passage(of duration: TimeInterval) -> Passage {
        Passage(end: now + SceneTimer.wait(duration))
    }

    /// Lets time pass, making the calls that fall due in order of their times.
    ///
    /// - Parameters:
    ///   - passage: The time; goes on where it was halted.
    ///   - afterEach: Called after each call, to bring the scene up to date; says whether to halt.
    /// - Returns: How far it went.
    package func go(on passage: inout Passage, afterEach: () -> Bool) -> Progress {
        let progress = pass(&passage, afterEach)
        if progress != .halted {
            for timer in passage.postponed { queue.insert(timer, at: now) }
            passage.postponed = []
        }
        return progress
    }

    private func pass(_ passage: inout Passage, _ afterEach: () -> Bool) -> Progress {
        while let (time, timer) = queue.takeFirst(before: passage.end) {
            passage.calls += 1
            passage.callsWithoutDelay = time > now ? 1 : passage.callsWithoutDelay + 1
            now = max(now, time)
            timer.fire()
            let isHalted = afterEach()
            if passage.callsWithoutDelay == Self.mostCalls {
                // A call that asks for another without delay must not keep time from passing, nor
                // others from being made.
                passage.postponed += queue.take(upTo: now)
                passage.calls -= passage.callsWithoutDelay
            } else if passage.calls == 2 * Self.mostCalls {
                return .overrun
            }
            if isHalted { return .halted }
        }
        now = max(now, passage.end)
        return .done
    }

    /// Lets time pass, making the calls that fall due in order of their times.
    ///
    /// - Parameters:
    ///   - duration: The time, in seconds, at most a year; negative numbers and NaN count as 0.
    ///   - afterEach: Called after each call, to bring the scene up to date.
    /// - Returns: Whether the time has passed; otherwise very many calls were made, and the time is
    ///   that of the last one.
    @discardableResult
    package func advance(by duration: TimeInterval, afterEach: () -> Void = {}) -> Bool {
        var passage = passage(of: duration)
        let progress = go(on: &passage) {
            afterEach()
            return false
        }
        return progress == .done
    }

    /// The most calls that are made at one time; twice as many are made in one passage of time.
    private static var mostCalls: Int { 10_000 }
}
