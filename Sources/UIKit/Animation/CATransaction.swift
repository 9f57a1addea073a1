import Dispatch

/// What animations that are added together have in common.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    private var duration: CFTimeInterval?
    private var timingFunction: CAMediaTimingFunction?
    private var disablesActions: Bool?
    /// What the app noted by names of its own.
    private var notes: [String: Any] = [:]
    private let outer: CATransaction?
    private let context: RenderContext?
    /// What waits for the animations that are added from now on.
    private(set) var end: TransactionEnd
    private let isImplicit: Bool
    /// Whether controllers waited for the layout before it began: that is no part of it.
    private var followsTransitions = false
    private static var open: CATransaction?
    /// The transaction of what runs outside of `begin()` and `commit()`, until the scene's commit.
    private static var implicit: CATransaction?

    private init(in outer: CATransaction?, isImplicit: Bool = false) {
        let context = RenderContext.running
        self.outer = outer
        self.isImplicit = isImplicit
        self.context = context
        end = TransactionEnd(nil, context)
        super.init()
    }

    /// The scene whose code opened the transaction.
    private var scene: UIWindowScene? { context?.scene ?? UIWindowScene.current }

    /// The innermost open transaction.
    static var current: CATransaction? { open ?? currentImplicit }

    /// The implicit transaction of the scene that runs, where something of it was set.
    private static var currentImplicit: CATransaction? {
        implicit?.context === RenderContext.running ? implicit : nil
    }

    /// Opens a transaction inside the one that is open.
    public class func begin() {
        let transaction = CATransaction(in: current)
        transaction.followsTransitions = transaction.scene?.transitions.starts.isEmpty == false
        open = transaction
    }

    /// Ends the implicit transaction, which otherwise lasts until the end of the scene's turn.
    public class func flush() {
        guard let transaction = implicit else { return }
        implicit = nil
        transaction.end.release()
    }

    /// Ends the implicit transaction of a scene at the end of its turn.
    static func endTurn(of context: RenderContext) {
        AnimationBlock.endTurn()
        if implicit?.context === context { flush() }
    }

    /// Closes the innermost transaction.
    public class func commit() {
        guard let transaction = open else {
            return Diagnostics.report("CATransaction.commit() without begin() was left out.")
        }
        // Core Animation's commit lays out: what controllers wait to do until then is a part of it.
        if transaction.end.completion != nil, !transaction.followsTransitions {
            transaction.scene?.startTransitionsEarly()
        }
        open = transaction.outer.flatMap { $0.isImplicit ? nil : $0 }
        transaction.end.release()
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
        current == nil ? false : value(\.disablesActions) ?? false
    }
    /// Sets whether changes are made without animation, inside animation blocks too.
    public class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
    /// Returns what is called at the end of all animations that the transaction adds.
    public class func completionBlock() -> (@MainActor () -> Void)? { current?.end.completion }
    /// Sets what is called at the end of all animations that are added from now on.
    ///
    /// What was set before is called at the end of those that were added until now.
    public class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        change { transaction in
            let old = transaction.end
            transaction.end = TransactionEnd(block, transaction.context)
            old.release()
        }
    }

    /// Returns what the transactions have by a name, or what the app noted by one of its own.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: NSNumber(value: animationDuration())
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionDisableActions: NSNumber(value: disableActions())
        default: value(\.notes[key])
        }
    }

    /// Sets what the transaction has by a name; other names note a value for the app.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            setAnimationDuration(AnimatedKeyPath.read(anObject)?.first ?? 0)
        case kCATransactionAnimationTimingFunction:
            setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionDisableActions:
            let number = anObject as? NSNumber
            setDisableActions(anObject as? Bool ?? number?.boolValue ?? false)
        default: change { $0.notes[key] = anObject }
        }
    }

    private static func value<T>(_ path: KeyPath<CATransaction, T?>) -> T? {
        var transaction = current
        while let current = transaction {
            if let value = current[keyPath: path] { return value }
            transaction = current.outer
        }
        return nil
    }

    private static func change(_ body: (CATransaction) -> Void) {
        body(current ?? makeImplicit())
    }

    private static func makeImplicit() -> CATransaction {
        flush()
        let transaction = CATransaction(in: nil, isImplicit: true)
        implicit = transaction
        if let context = transaction.context {
            // Its commit is the end of the turn, also where nothing else changes.
            context.scheduleUpdate()
        } else {
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    if implicit === transaction { flush() }
                }
            }
        }
        return transaction
    }
}

/// The name of the length of a transaction's animations, a number of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of the pace of a transaction's animations, a `CAMediaTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of whether a transaction's changes are made without animation, a Boolean.
public let kCATransactionDisableActions = "disableActions"

/// What is called once animations of a transaction ended.
@MainActor
final class TransactionEnd {
    private(set) var completion: (@MainActor () -> Void)?
    private let context: RenderContext?
    /// The animations that the completion waits for, and one for those that may be added.
    private var waiting = 1

    init(_ completion: (@MainActor () -> Void)?, _ context: RenderContext?) {
        self.completion = completion
        self.context = context
    }

    /// Makes the completion wait for one more animation.
    func retain() {
        waiting += 1
    }

    /// Tells that an animation ended, or that no other is added.
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
