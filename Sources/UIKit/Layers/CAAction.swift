/// What a layer does when something of it changes.
@preconcurrency @MainActor
public protocol CAAction {
    /// Does it.
    ///
    /// - Parameters:
    ///   - event: What changes: the name of a property.
    ///   - anObject: The layer.
    ///   - dict: What else is known of the change.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Nothing happens: changes show at once.
extension NSNull: CAAction {
    @MainActor
    public func run(
        forKey event: String,
        object anObject: Any,
        arguments dict: [AnyHashable: Any]?
    ) {}
}

extension CAAnimation: CAAction {
    /// Adds the animation to the layer.
    public func run(
        forKey event: String,
        object anObject: Any,
        arguments dict: [AnyHashable: Any]?
    ) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }
}
