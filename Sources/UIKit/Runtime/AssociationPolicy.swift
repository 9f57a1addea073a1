/// How an association keeps its value.
// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Objects are not kept alive; nil once they end.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is kept.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of the value is kept, where it can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is kept.
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    /// A copy of the value is kept, where it can be copied.
    case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Returns the value that is associated with an object for a key; nil without one.
///
/// - Parameters:
///   - object: An object of a class.
///   - key: An address that stands for nothing but itself, such as that of a static variable.
/// - Returns: The value, as it was set.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    guard let owner = AssociatedObjects.owner(object) else { return nil }
    return AssociatedObjects.value(of: owner, key)
}

/// Associates a value with an object for a key, until the object ends.
///
/// Objects of UIKit let go of their values when they end, others some time later.
///
/// - Parameters:
///   - object: An object of a class.
///   - key: An address that stands for nothing but itself, such as that of a static variable.
///   - value: The value in place of the one before; nil for none.
///   - policy: How the value is kept.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_setAssociatedObject(
    _ object: Any,
    _ key: UnsafeRawPointer,
    _ value: Any?,
    _ policy: objc_AssociationPolicy
) {
    guard let owner = AssociatedObjects.owner(object) else { return }
    AssociatedObjects.set(value, of: owner, key, policy)
}

/// Takes all values from an object that were associated with it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_removeAssociatedObjects(_ object: Any) {
    guard let owner = AssociatedObjects.owner(object) else { return }
    AssociatedObjects.ownerEnds(ObjectIdentifier(owner))
}
