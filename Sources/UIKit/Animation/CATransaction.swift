import Dispatch

/// What animations that are added together have in common.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    private var duration: CFTimeInterval?
    private var timingFunction: CAMediaTimingFunction?
    private var disablesActions: Bool?
    private var completion: (@MainActor () -> Void)?
    private let outer: CATransaction?
    /// The animations that the completion waits for, and one for the open transaction.
    private var waiting = 1
    private let context = RenderContext.running
    private static var open: CATransaction?

    private init(in outer: CATransaction?) {
        self.outer = outer
        super.init()
    }

    /// The innermost open transaction.
    static var current: CATransaction? { open }

    /// Opens a transaction inside the one that is open.
    public class func begin() {
        open = CATransaction(in: open)
    }

    /// Closes the innermost transaction.
    public class func commit() {
        guard let transaction = open else {
            return Diagnostics.report("CATransaction.commit() without begin() was left out.")
        }
        open = transaction.outer
        transaction.release()
    }

    /// Returns the length of animations that have none of their own, in seconds; default 0.25.
    public class func animationDuration() -> CFTimeInterval { value(\.duration) ?? 0.25 }
    /// Sets the length of animations that have none of their own.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        change { $0.duration = dur.isFinite ? max(dur, 0) : 0 }
    }
    /// Returns the pace of animations that have none of their own.
    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        value(\.timingFunction)
    }
    /// Sets the pace of animations that have none of their own.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        change { $0.timingFunction = function }
    }
    /// Returns whether changes are made without animation.
    public class func disableActions() -> Bool {
        open == nil ? false : value(\.disablesActions) ?? false
    }
    /// Sets whether changes are made without animation, inside animation blocks too.
    public class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
    /// Returns what is called at the end of all animations that the transaction adds.
    public class func completionBlock() -> (@MainActor () -> Void)? { open?.completion }
    /// Sets what is called at the end of all animations that are added from now on.
    public class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        change { $0.completion = block }
    }

    private static func value<T>(_ path: KeyPath<CATransaction, T?>) -> T? {
        var transaction = open
        while let current = transaction {
            if let value = current[keyPath: path] { return value }
            transaction = current.outer
        }
        return nil
    }

    private static func change(_ body: (CATransaction) -> Void) {
        guard let open else {
            return Diagnostics.report(
                "CATransaction has no open transaction to change; call begin() first."
            )
        }
        body(open)
    }

    /// Makes the completion wait for one more animation.
    func retain() {
        waiting += 1
    }

    /// Tells that an animation ended, or that the transaction was closed.
    func release() {
        waiting -= 1
        guard waiting == 0, let completion else { return }
        self.completion = nil
        guard let context, !context.isClosed else {
            return DispatchQueue.main.async { MainActor.assumeIsolated { completion() } }
        }
        // Never within `commit()`, as in Core Animation.
        _ = context.schedule(after: 0, completion)
    }
}
