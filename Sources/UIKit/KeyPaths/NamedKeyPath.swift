/// A property of a class under the name that Interface Builder has for it.
@MainActor
public struct NamedKeyPath {
    /// The name, such as `backgroundColor`.
    public let name: String
    /// Whether the property may say how something looks, so that proxies pass it on.
    var isOfLook = true
    /// The type of the property, for messages.
    let valueType: Any.Type
    /// Returns the value of an object's property; nil where the object has no such property.
    let get: @MainActor (AnyObject) -> Any?
    /// Sets the property; false where the value is not of its type.
    let set: @MainActor (AnyObject, Any?) -> Bool

    /// Names a property.
    public init<Root: AnyObject, Value>(
        _ name: String,
        _ keyPath: ReferenceWritableKeyPath<Root, Value>
    ) {
        self.init(
            name,
            get: { (root: Root) in root[keyPath: keyPath] },
            set: { (root: Root, value: Value) in root[keyPath: keyPath] = value }
        )
    }

    /// Names a pair of closures, for what is no property.
    public init<Root: AnyObject, Value>(
        _ name: String,
        get: @escaping @MainActor (Root) -> Value,
        set: @escaping @MainActor (Root, Value) -> Void
    ) {
        self.name = name
        valueType = Value.self
        self.get = { object in (object as? Root).map { get($0) } }
        self.set = { object, value in
            guard let root = object as? Root,
                let converted = KeyPathValue.convert(value, to: Value.self)
            else { return false }
            set(root, converted)
            return true
        }
    }
}
