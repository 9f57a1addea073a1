extension UIResponder {
    // Safe: an address that nobody reads from or writes to.
    nonisolated(unsafe) private static let activityKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    )

    /// The activity of this responder: few have one, so that none has room for it.
    var storedActivity: NSUserActivity? {
        get { AssociatedObjects.value(of: self, Self.activityKey) as? NSUserActivity }
        set {
            let old = storedActivity
            guard old !== newValue else { return }
            old?.owners.remove(self)
            AssociatedObjects.set(newValue, of: self, Self.activityKey, .OBJC_ASSOCIATION_RETAIN)
            newValue?.owners.add(self)
        }
    }
}
