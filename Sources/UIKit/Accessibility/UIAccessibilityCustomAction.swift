/// Something that can be done with an element beside using it, such as "Delete".
///
/// A page reads it as a button in the element, which a keyboard reaches as well.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Does something; returns whether it did.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// What is read.
    open var name: String
    /// What stands beside the name where actions are shown; pages show none.
    open var image: UIImage?
    /// What is done; nil where target and selector are.
    open var actionHandler: Handler?
    /// What the method is called on.
    open weak var target: AnyObject?
    /// The method that is called.
    open var selector: Selector

    /// Creates an action that calls a function.
    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
        selector = Selector("", UIAccessibilityCustomAction.nothing)
        super.init()
    }

    /// Creates an action with a picture that calls a function.
    public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }

    /// Creates an action that calls a method with the action.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = TargetAction.unwrap(target)
        self.selector = selector
        super.init()
    }

    /// Creates an action that calls a method without parameters.
    @_disfavoredOverload
    public convenience init<R: AnyObject, X>(
        name: String,
        target: Any?,
        selector: @escaping @MainActor (R) -> @MainActor () -> X
    ) {
        self.init(name: name, target: target, selector: Selector(name, selector))
    }

    /// Creates an action that calls a method with the action.
    public convenience init<R: AnyObject, S, X>(
        name: String,
        target: Any?,
        selector: @escaping @MainActor (R) -> @MainActor (S) -> X
    ) {
        self.init(name: name, target: target, selector: Selector(name, selector))
    }

    private func nothing() {}

    /// Does what the action says.
    ///
    /// - Returns: Whether anything was called.
    @discardableResult
    func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target else { return false }
        return selector.action.call(target, self, nil)
    }
}
