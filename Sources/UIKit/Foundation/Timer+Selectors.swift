import Foundation

extension Timer {
    /// Creates a timer that calls a named method, and adds it to the current run loop.
    ///
    /// The target is kept alive until the timer ends. The method is called as the event of the scene
    /// that ran when the timer was made.
    /// - Note: Differs from UIKit: Foundation's `userInfo` of the timer stays nil.
    @preconcurrency @MainActor
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        scheduled(ti, aTarget, aSelector.action, yesOrNo)
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
        scheduled(ti, aTarget, ActionMethod(aSelector), yesOrNo)
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
        scheduled(ti, aTarget, ActionMethod(aSelector), yesOrNo)
    }

    /// Creates a timer that calls a named method once it is added to a run loop.
    @preconcurrency @MainActor
    public convenience init(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        let call = TimerCall(aTarget, aSelector.action)
        self.init(timeInterval: ti, repeats: yesOrNo) { call.fire($0) }
    }

    /// Creates a timer that calls a method with itself once it is added to a run loop.
    @preconcurrency @MainActor
    public convenience init<R: AnyObject, S, X>(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: @escaping @MainActor (R) -> @MainActor (S) -> X,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        let call = TimerCall(aTarget, ActionMethod(aSelector))
        self.init(timeInterval: ti, repeats: yesOrNo) { call.fire($0) }
    }

    /// Creates a timer that calls a method once it is added to a run loop.
    @preconcurrency @MainActor
    public convenience init<R: AnyObject, X>(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: @escaping @MainActor (R) -> @MainActor () -> X,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        let call = TimerCall(aTarget, ActionMethod(aSelector))
        self.init(timeInterval: ti, repeats: yesOrNo) { call.fire($0) }
    }

    @MainActor
    private class func scheduled(
        _ interval: TimeInterval,
        _ target: Any,
        _ method: ActionMethod,
        _ repeats: Bool
    ) -> Timer {
        let call = TimerCall(target, method)
        return scheduledTimer(withTimeInterval: interval, repeats: repeats) { call.fire($0) }
    }
}

/// What a timer calls.
///
/// Unchecked: constants that are followed on the main thread only; `fire(_:)` goes there.
private final class TimerCall: @unchecked Sendable {
    private let target: AnyObject?
    private let method: ActionMethod
    private weak var scene: UIWindowScene?

    @MainActor
    init(_ target: Any, _ method: ActionMethod) {
        self.target = TargetAction.unwrap(target)
        self.method = method
        scene = RenderContext.running?.scene
    }

    func fire(_ timer: Timer) {
        // Safe: `MainThread.run` calls at once on the main thread, where timers of its run loop fire;
        // from another it hands the timer over, and the firing thread touches it no more.
        nonisolated(unsafe) let timer = timer
        MainThread.run { [self] in
            guard let target else { return }
            let send = { _ = self.method.call(target, timer, nil) }
            if let scene { scene.perform(send) } else { send() }
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
