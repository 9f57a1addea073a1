/// An object whose traits can be watched.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits of the object.
    var traitCollection: UITraitCollection { get }
    /// Tells that the traits changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for changes of traits; keep it to end it.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that calls closures and methods when traits change.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

/// A closure that is called with the object and its traits before the change.
public typealias UITraitChangeHandler<Environment> =
    @MainActor (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) ->
    Void

/// The traits that an object overrides, and who watches its traits; few objects have one.
final class TraitState {
    var overrides = UITraitOverrides()
    var registrations: [TraitRegistration] = []
    /// Told of the traits that a view gets as it comes into a window first: they are no change.
    var entered: (@MainActor (UITraitCollection) -> Void)?
    /// The smallest size of text that a view follows; nil for any.
    var minimumCategory: UIContentSizeCategory?
    /// The largest size of text that a view follows; nil for any.
    var maximumCategory: UIContentSizeCategory?

    /// Returns inherited traits with the overrides, and a size of text within the limits.
    func applied(to inherited: UITraitCollection) -> UITraitCollection {
        let traits = overrides.applied(to: inherited)
        var category = traits.preferredContentSizeCategory
        if let minimumCategory, category < minimumCategory { category = minimumCategory }
        if let maximumCategory, category > maximumCategory { category = maximumCategory }
        guard category != traits.preferredContentSizeCategory else { return traits }
        var values = traits.values
        values.preferredContentSizeCategory = category
        return .shared(values)
    }
}

final class TraitRegistration: NSObject, UITraitChangeRegistration {
    private let traits: Set<ObjectIdentifier>
    private let handler: @MainActor (AnyObject, UITraitCollection) -> Void

    init(
        _ traits: [UITrait],
        _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
    ) {
        self.traits = Set(traits.map { ObjectIdentifier($0) })
        self.handler = handler
        super.init()
    }

    @MainActor
    func tell(_ object: AnyObject, of changed: Set<ObjectIdentifier>, from old: UITraitCollection) {
        if !traits.isDisjoint(with: changed) { handler(object, old) }
    }
}

extension TraitState {
    @MainActor
    func tell(_ object: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
        guard !registrations.isEmpty else { return }
        let changed = Set(new.changedTraits(from: old).map { ObjectIdentifier($0) })
        for registration in registrations { registration.tell(object, of: changed, from: old) }
    }
}

extension UITraitChangeObservable {
    /// Calls a closure when one of some traits changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping UITraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        register(
            TraitRegistration(traits) { object, old in
                if let object = object as? Self { handler(object, old) }
            }
        )
    }

    /// Calls a closure when one of some traits changed.
    ///
    /// In a class that can be subclassed, a closure may name its object's type `Self`, which is
    /// known only when it runs; only a generic parameter takes that.
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait],
        handler: @escaping UITraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        register(
            TraitRegistration(traits) { object, old in
                if let object = object as? Environment { handler(object, old) }
            }
        )
    }

    /// Calls a method of a target, which is not kept alive, when one of some traits changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        target: Any,
        action: Selector
    ) -> any UITraitChangeRegistration {
        let call = TargetAction(target, action.action, name: action.name)
        return register(
            TraitRegistration(traits) { object, _ in
                call.send(from: object, event: nil, startingAt: nil)
            }
        )
    }

    /// Calls a method of this object when one of some traits changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        action: Selector
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Calls a method of this object when one of some traits changed.
    @preconcurrency
    @discardableResult
    public func registerForTraitChanges<R: AnyObject, X>(
        _ traits: [UITrait],
        action: @escaping @MainActor (R) -> @MainActor () -> X
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: Selector("", action))
    }

    /// Calls a method of this object with itself when one of some traits changed.
    @preconcurrency
    @discardableResult
    public func registerForTraitChanges<R: AnyObject, S, X>(
        _ traits: [UITrait],
        action: @escaping @MainActor (R) -> @MainActor (S) -> X
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: Selector("", action))
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitState?.registrations.removeAll { $0 === registration }
    }

    private func register(_ registration: TraitRegistration) -> TraitRegistration {
        let state = traitState ?? TraitState()
        state.registrations.append(registration)
        if let view = self as? UIView { view.traitState = state }
        if let controller = self as? UIViewController { controller.traitState = state }
        if let scene = self as? UIWindowScene { scene.traitState = state }
        return registration
    }

    private var traitState: TraitState? {
        (self as? UIView)?.traitState ?? (self as? UIViewController)?.traitState
            ?? (self as? UIWindowScene)?.traitState
    }
}
