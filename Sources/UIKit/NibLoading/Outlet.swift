/// A property that Interface Builder connects to an object, or to a collection of objects.
///
/// ```swift
/// @Outlet var titleLabel: UILabel!
/// @Outlet private var fields: [UITextField]!
/// @Outlet(.weak) var owner: OwnerController?
/// ```
/// Outlets are found by name, private and inherited ones too.
/// - Note: Differs from UIKit: it takes the place of `@IBOutlet`, which does not exist on Linux.
@preconcurrency @MainActor @propertyWrapper
public struct Outlet<Value> {
    private let storage: OutletStorage<Value>

    /// Creates an outlet that is not connected.
    public init() where Value: ExpressibleByNilLiteral {
        storage = OutletStorage(nil)
    }

    /// Creates an outlet that keeps its object, or does not, as for an object that owns this one.
    public init(_ ownership: OutletOwnership) where Value: ExpressibleByNilLiteral {
        storage = OutletStorage(nil, isWeak: ownership == .weak)
    }

    /// Creates an outlet with a value for while it is not connected.
    public init(wrappedValue: Value) {
        storage = OutletStorage(wrappedValue)
    }

    /// The object, or the collection of objects.
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }
}

/// Whether an outlet keeps its object.
public enum OutletOwnership: Sendable {
    /// The object lives at least as long as the outlet: the default.
    case strong
    /// The outlet becomes nil when nobody else keeps the object.
    case weak
}

@MainActor
private final class OutletStorage<Value> {
    private var strong: Value
    private weak var object: AnyObject?
    private let isWeak: Bool
    /// What the outlet has where its object is gone.
    private let empty: Value

    init(_ value: Value, isWeak: Bool = false) {
        strong = value
        empty = value
        self.isWeak = isWeak
    }

    var value: Value {
        get {
            guard isWeak else { return strong }
            return object.flatMap { KeyPathValue.convert($0, to: Value.self) } ?? empty
        }
        set {
            if isWeak {
                object = KeyPathValue.unwrap(newValue).map { $0 as AnyObject }
            } else {
                strong = newValue
            }
        }
    }
}

/// An outlet of any type, as the loader finds it.
@MainActor
protocol AnyOutlet {
    /// Connects the outlet; false where the value is of another type.
    func connect(_ value: Any) -> Bool
    /// What the outlet is connected to; nil where it is not.
    var content: Any? { get }
}

extension Outlet: AnyOutlet {
    var content: Any? { KeyPathValue.unwrap(storage.value) }

    func connect(_ value: Any) -> Bool {
        guard let converted = KeyPathValue.convert(value, to: Value.self) else { return false }
        if KeyPathValue.unwrap(converted) == nil { return false }
        storage.value = converted
        return true
    }
}

@MainActor
enum OutletFinder {
    /// Returns an object's outlet of a name, its own or an inherited one; nil without.
    static func find(_ name: String, in object: AnyObject) -> (any AnyOutlet)? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for child in current.children where child.label == "_\(name)" {
                if let outlet = child.value as? any AnyOutlet { return outlet }
            }
            mirror = current.superclassMirror
        }
        return nil
    }
}
