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
    ///   - delay: The time until then, in seconds of the scene that runs, else of the machine.
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
            self.perform(aSelector, with: anArgument)
        }
    }

    /// Calls a named method now.
    ///
    /// - Parameters:
    ///   - aSelector: The method, with up to two parameters; one that the object does not have is
    ///     reported.
    ///   - object: What the method takes.
    /// - Returns: What the method returns, kept alive until the next turn of the main thread; nil for
    ///   nothing.
    @preconcurrency @MainActor @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any?) -> Unmanaged<AnyObject>! {
        answer(aSelector, [object, nil])
    }

    /// Calls a named method without parameters now.
    ///
    /// - Parameter aSelector: The method; one that the object does not have is reported.
    /// - Returns: What the method returns, kept alive until the next turn of the main thread; nil for
    ///   nothing.
    @preconcurrency @MainActor @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        answer(aSelector, [nil, nil])
    }

    /// Calls a named method with two arguments now.
    ///
    /// - Parameters:
    ///   - aSelector: The method; one that the object does not have is reported.
    ///   - object1: What the method takes first.
    ///   - object2: What the method takes second.
    /// - Returns: What the method returns, kept alive until the next turn of the main thread; nil for
    ///   nothing.
    @preconcurrency @MainActor @discardableResult
    public func perform(
        _ aSelector: Selector!,
        with object1: Any?,
        with object2: Any?
    ) -> Unmanaged<AnyObject>! {
        answer(aSelector, [object1, object2])
    }

    @MainActor
    private func answer(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector, case .done(let value) = selector.action.invoke(self, arguments) else {
            Diagnostics.report(
                "\(type(of: self)) did not perform \"\(selector?.name ?? "nil")\": "
                    + "no method of this name is known of its class."
            )
            return nil
        }
        guard !(value is Void), let object = TargetAction.unwrap(value) else { return nil }
        // There is no pool of autoreleased objects: the next turn lets go of this one.
        nonisolated(unsafe) let kept = object
        DispatchQueue.main.async { withExtendedLifetime(kept) {} }
        return .passUnretained(object)
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
        typealias Free = @Sendable (AnyObject, [Any?]) -> ActionMethod.Reply
        let perform = unsafeBitCast(aSelector.action.invoke, to: Free.self)
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

    /// Whether objects of the class have a named method.
    @preconcurrency @MainActor
    public class func instancesRespond(to aSelector: Selector!) -> Bool {
        aSelector?.action.isMethod(self) ?? false
    }
}
