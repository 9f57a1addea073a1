import Foundation

/// A method that is called later, unless it is called off.
@MainActor
private final class DelayedCall {
    weak var target: NSObject?
    let selector: Selector
    let argument: AnyObject?
    var isDue = true

    static var pending: [DelayedCall] = []

    init(_ target: NSObject, _ selector: Selector, _ argument: AnyObject?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }
}

extension NSObject {
    /// Calls a named method later, as the event of the scene that runs now.
    ///
    /// The object is kept alive until then.
    /// - Parameters:
    ///   - aSelector: The method, without parameters or with one.
    ///   - anArgument: What the method takes.
    ///   - delay: The time until then, in seconds on the machine's clock.
    @preconcurrency @MainActor
    public func perform(
        _ aSelector: Selector,
        with anArgument: Any?,
        afterDelay delay: TimeInterval
    ) {
        let call = DelayedCall(self, aSelector, TargetAction.unwrap(anArgument))
        DelayedCall.pending.append(call)
        // The queue has the block go on as the scene's.
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay)) {
            DelayedCall.pending.removeAll { $0 === call }
            guard call.isDue else { return }
            _ = aSelector.action.call(self, anArgument, nil)
        }
    }

    /// Calls a named method now.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with object: Any?) {
        _ = aSelector.action.call(self, object, nil)
    }

    /// Calls a named method without parameters now.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector) {
        perform(aSelector, with: nil)
    }

    /// Calls a named method with two arguments now.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) {
        _ = aSelector.action.perform(self, [object1, object2])
    }

    /// Calls a named method on the main thread.
    ///
    /// - Parameters:
    ///   - aSelector: The method, without parameters or with one.
    ///   - arg: What the method takes.
    ///   - wait: Whether to return after the call; on the main thread, it is made at once then.
    public func performSelector(
        onMainThread aSelector: Selector,
        with arg: Any?,
        waitUntilDone wait: Bool
    ) {
        // Safe: the object and the argument are handed over; waiting callers touch neither meanwhile.
        nonisolated(unsafe) let (object, argument) = (self, arg)
        let call: @Sendable () -> Void = {
            MainActor.assumeIsolated { _ = aSelector.action.call(object, argument, nil) }
        }
        if !wait {
            DispatchQueue.main.async(execute: call)
        } else if MainThread.isCurrent {
            call()
        } else {
            DispatchQueue.main.sync(execute: call)
        }
    }

    /// Calls a named method on another thread than the main one, as part of the scene that runs now.
    ///
    /// What the method changes of views is to be changed on the main thread, as in UIKit.
    ///
    /// - Parameters:
    ///   - aSelector: The method, without parameters or with one.
    ///   - arg: What the method takes.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        // Safe: the object and the argument are handed over.
        nonisolated(unsafe) let (object, argument) = (self, arg)
        // The main actor is part of a method's type alone: its code is that of any other function.
        typealias Free = @Sendable (AnyObject, [Any?]) -> Bool
        let perform = unsafeBitCast(aSelector.action.perform, to: Free.self)
        DispatchQueue.global().async { _ = perform(object, [argument, nil]) }
    }

    /// Returns the name of the class with that of its module.
    public class func description() -> String { NSStringFromClass(self) }

    /// Calls off what an object was to be called with later.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        let target = TargetAction.unwrap(aTarget)
        for call in DelayedCall.pending where call.target === target { call.isDue = false }
    }

    /// Calls off a named method that an object was to be called with later, of the same argument.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any,
        selector aSelector: Selector,
        object anArgument: Any?
    ) {
        let (target, argument) = (TargetAction.unwrap(aTarget), TargetAction.unwrap(anArgument))
        for call in DelayedCall.pending
        where call.target === target && call.selector == aSelector
            && (call.argument === argument
                || (call.argument as? NSObject)?.isEqual(argument) == true)
        {
            call.isDue = false
        }
    }

    /// Whether the object has a named method.
    @preconcurrency @MainActor
    public func responds(to aSelector: Selector) -> Bool { aSelector.action.accepts(self) }
}
