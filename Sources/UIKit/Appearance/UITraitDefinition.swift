/// A trait: a value that flows from the scene down through controllers and views.
///
/// An app defines its own trait by a type of this protocol with a default value.
public protocol UITraitDefinition: SendableMetatype {
    /// The type of the trait's value.
    associatedtype Value
    /// The value where nothing sets the trait.
    static var defaultValue: Value { get }
    /// The name shown in descriptions; default the type's name.
    static var name: String { get }
    /// The identifier, unique among traits; default the type's full name.
    static var identifier: String { get }
    /// Whether dynamic colours depend on the trait; default false.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// A trait, as it is named when registering for its changes.
public typealias UITrait = any UITraitDefinition.Type
