/// A reference to a view that is nil once the view has ended, for what may outlive it.
///
/// Swift keeps the counts of what weak references lead to apart, where each retain and release takes
/// several times as long: no weak one leads to views that inputs go through.
@MainActor package final class ViewReference {
    // Safe: the view's end takes it back on the main thread, which alone reads it; see
    // `BackReferences`.
    nonisolated(unsafe) package fileprivate(set) unowned(unsafe) var view: UIView?

    fileprivate init(_ view: UIView) { self.view = view }

    /// Forgets the view, which ends.
    nonisolated func viewEnds() { view = nil }
}

extension UIView {
    /// What those know the view by who may outlive it.
    package final var reference: ViewReference {
        let rare = requireRare()
        if let reference = rare.reference { return reference }
        let reference = ViewReference(self)
        rare.reference = reference
        return reference
    }
}
