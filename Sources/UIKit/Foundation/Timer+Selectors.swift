import Foundation

extension Timer {
    /// Creates a timer that calls a named method, and adds it to the current run loop.
    ///
    /// The target is kept alive until the timer ends. The method is called as the event of the scene
    /// that ran when the timer was made; with that scene the timers of responders end. Where the scene's
    /// time passes only when told, the timer waits for that.
    @preconcurrency @MainActor
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        MethodTimer.make(ti, aTarget, aSelector.action, userInfo, yesOrNo).scheduled()
    }

    /// Creates a timer that calls a method with itself, and adds it to the current run loop.
    @preconcurrency @MainActor
    @discardableResult
    public class func scheduledTimer<R: AnyObject, S, X>(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: @escaping @MainActor (R) -> @MainActor (S) -> X,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        MethodTimer.make(ti, aTarget, ActionMethod(aSelector), userInfo, yesOrNo).scheduled()
    }

    /// Creates a timer that calls a method, and adds it to the current run loop.
    @preconcurrency @MainActor
    @discardableResult
    public class func scheduledTimer<R: AnyObject, X>(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: @escaping @MainActor (R) -> @MainActor () -> X,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        MethodTimer.make(ti, aTarget, ActionMethod(aSelector), userInfo, yesOrNo).scheduled()
    }
}

/// A timer that can be made to call a method: `Timer` alone.
public protocol MethodCallingTimer {}

extension Timer: MethodCallingTimer {}

// Initialisers of a protocol's extension may answer with an object of a subclass, which knows what
// it was given; those of a class's extension may not.
extension MethodCallingTimer where Self: Timer {
    /// Creates a timer that calls a named method once it is added to a run loop.
    @preconcurrency @MainActor
    public init(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self = MethodTimer.make(ti, aTarget, aSelector.action, userInfo, yesOrNo).cast()
    }

    /// Creates a timer that calls a method with itself once it is added to a run loop.
    @preconcurrency @MainActor
    public init<R: AnyObject, S, X>(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: @escaping @MainActor (R) -> @MainActor (S) -> X,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self = MethodTimer.make(ti, aTarget, ActionMethod(aSelector), userInfo, yesOrNo).cast()
    }

    /// Creates a timer that calls a method once it is added to a run loop.
    @preconcurrency @MainActor
    public init<R: AnyObject, X>(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: @escaping @MainActor (R) -> @MainActor () -> X,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self = MethodTimer.make(ti, aTarget, ActionMethod(aSelector), userInfo, yesOrNo).cast()
    }
}

/// A timer that calls a method and keeps what it was given for it.
private final class MethodTimer: Timer {
    // Safe: set before the timer is shared, and let go of with its end, when nobody else looks at it,
    // as Foundation's own state is.
    private var info: Any?
    /// The scene in whose time the timer fires, and how often; nil for the machine's.
    private var virtual: (origin: SceneOrigin, interval: TimeInterval)?

    /// The date that the app gave the timer; Foundation keeps none that is far off.
    private var ownDate: Date?
    /// How often the timer began to wait; what an earlier wait ends with means nothing.
    private var turn = 0

    override var userInfo: Any? { info }

    /// When the timer fires next: another date has it wait anew, one that is far off pauses it.
    override var fireDate: Date {
        get { ownDate ?? super.fireDate }
        set {
            super.fireDate = newValue
            ownDate = newValue
            guard virtual != nil else { return }
            // Safe: from another thread it is handed over, and that thread touches it no more.
            nonisolated(unsafe) let timer = self
            MainThread.run {
                guard timer.turn > 0 else { return }
                timer.wait(max(newValue.timeIntervalSinceNow, 0))
            }
        }
    }

    @MainActor
    static func make(
        _ interval: TimeInterval,
        _ target: Any,
        _ method: ActionMethod,
        _ userInfo: Any?,
        _ repeats: Bool
    ) -> MethodTimer {
        let call = TimerCall(target, method)
        let timer = MethodTimer(
            fire: Date(timeIntervalSinceNow: interval),
            interval: interval,
            repeats: repeats
        ) { call.fire($0) }
        timer.info = userInfo
        if let origin = call.origin, origin.hasVirtualTime {
            // As short as Foundation has them at least.
            timer.virtual = (origin, max(interval, 0.0001))
        }
        return timer
    }

    @MainActor
    func scheduled() -> Timer {
        if let virtual {
            wait(virtual.interval)
        } else {
            RunLoop.current.add(self, forMode: .default)
        }
        return self
    }

    /// Fires once some seconds of the scene's time have passed, and again if it repeats.
    @MainActor
    private func wait(_ seconds: TimeInterval) {
        turn += 1
        guard let virtual, seconds < Self.never else { return }
        virtual.origin.wait(seconds) { [self, turn] hasCome in
            guard isValid, turn == self.turn else { return }
            ownDate = nil
            guard hasCome else { return RunLoop.main.add(self, forMode: .default) }
            fire()
            // The method may have set another date.
            if isValid, turn == self.turn { wait(virtual.interval) }
        }
    }

    /// So far off, in seconds, are dates of timers that are paused.
    private static let never: TimeInterval = 1e9

    /// Returns the timer as one of the class that it is asked to be, which is `Timer`.
    func cast<Asked: Timer>() -> Asked {
        guard let timer = self as? Asked else {
            preconditionFailure(
                "\(Asked.self) cannot call a method: only Timer itself can be made for that."
            )
        }
        return timer
    }
}

/// What a timer calls.
///
/// Unchecked: constants that are followed on the main thread only; `fire(_:)` goes there.
private final class TimerCall: @unchecked Sendable {
    private let target: AnyObject?
    private let method: ActionMethod
    let origin: SceneOrigin?

    @MainActor
    init(_ target: Any, _ method: ActionMethod) {
        self.target = TargetAction.unwrap(target)
        self.method = method
        origin = RenderContext.running?.origin ?? SceneOrigin.current
    }

    func fire(_ timer: Timer) {
        // Safe: `MainThread.run` calls at once on the main thread, where timers of its run loop fire;
        // from another it hands the timer over, and the firing thread touches it no more.
        nonisolated(unsafe) let timer = timer
        MainThread.run { [self] in
            guard let target else { return }
            if target is UIResponder, let origin, origin.context?.scene == nil {
                // As with the process on iOS: nobody can see any more what a screen's clock does.
                return timer.invalidate()
            }
            let send = { _ = self.method.call(target, timer, nil) }
            if let origin { origin.perform(send) } else { send() }
        }
    }
}

extension Timer {
    /// Creates a timer that never fires, written `Timer()` as on iOS: a place to put one later.
    ///
    /// Foundation for Linux hides `NSObject`'s initialiser and an extension cannot override it, so
    /// one with a default argument stands in.
    public convenience init(empty: Void = ()) {
        self.init(timeInterval: 0, repeats: false) { _ in }
        invalidate()
    }
}
