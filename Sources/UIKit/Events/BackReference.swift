/// A reference to an object that is nil once the object has ended, for what may outlive it.
///
/// Swift keeps the counts of what weak references lead to apart, where each retain and release takes
/// several times as long: no weak one leads to what inputs go through.
@MainActor package final class BackReference<Object: AnyObject> {
    // Safe: the object's end takes it back on the main thread, which alone reads it; see
    // `BackReferences`.
    nonisolated(unsafe) package private(set) unowned(unsafe) var object: Object?

    package init(_ object: Object) { self.object = object }

    /// Forgets the object, whose `deinit` calls this on the main thread.
    package nonisolated func objectEnds() { object = nil }
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
