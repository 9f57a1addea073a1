import Synchronization

/// A reference to an object that is nil once the object has ended, for what may outlive it.
///
/// Swift keeps the counts of what weak references lead to apart, where each retain and release takes
/// several times as long: no weak one leads to what inputs go through.
@MainActor package final class BackReference<Object: AnyObject> {
    /// The object; nil once it ends.
    package var object: Object? { hasEnded.load(ordering: .acquiring) ? nil : known }
    // Safe: nobody follows it any more once the object says that it ends, which is the first thing that
    // its `deinit` does.
    private unowned(unsafe) let known: Object
    private nonisolated let hasEnded = Atomic<Bool>(false)

    package init(_ object: Object) { known = object }

    /// Notes that the object ends, on whatever thread: its `deinit` calls this first.
    package nonisolated func objectEnds() { hasEnded.store(true, ordering: .releasing) }
}

extension UIView {
    /// What those know the view by who may outlive it.
    package final var reference: BackReference<UIView> {
        let rare = requireRare()
        if let reference = rare.reference { return reference }
        let reference = BackReference<UIView>(self)
        rare.reference = reference
        return reference
    }
}
