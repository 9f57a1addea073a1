extension UIGestureRecognizer {
    func appendAction(_ target: Any?, _ method: ActionMethod) {
        gesture.actions.append(TargetAction(target, method, name: nil))
    }

    /// Creates a recognizer that calls a method.
    public convenience init<R: AnyObject, X>(
        target: Any?,
        action: @escaping @MainActor (R) -> @MainActor () -> X
    ) {
        self.init(target: nil, action: nil)
        appendAction(target, ActionMethod(action))
    }

    /// Creates a recognizer that calls a method with itself as sender.
    public convenience init<R: AnyObject, S, X>(
        target: Any?,
        action: @escaping @MainActor (R) -> @MainActor (S) -> X
    ) {
        self.init(target: nil, action: nil)
        appendAction(target, ActionMethod(action))
    }

    /// Adds a method that is called when the gesture is recognised.
    public func addTarget<R: AnyObject, X>(
        _ target: Any?,
        action: @escaping @MainActor (R) -> @MainActor () -> X
    ) {
        appendAction(target, ActionMethod(action))
    }

    /// Adds a method that is called with the recognizer as sender.
    public func addTarget<R: AnyObject, S, X>(
        _ target: Any?,
        action: @escaping @MainActor (R) -> @MainActor (S) -> X
    ) {
        appendAction(target, ActionMethod(action))
    }
}
