/// A key path by name that an object does not have, or a value that does not fit it.
public enum KeyPathError: Error, Equatable, CustomStringConvertible {
    /// The class has no such key.
    case unknownKey(object: String, className: String, key: String, keyPath: String)
    /// The key's property is of another type than the value.
    case wrongType(object: String, className: String, key: String, found: String, expected: String)
    /// A key before the last one is nil.
    case noObject(object: String, className: String, key: String, keyPath: String)

    public var description: String {
        switch self {
        case .unknownKey(let object, let className, let key, let keyPath):
            "\(object) has no key \"\(key)\"\(Self.suffix(key, keyPath)): list the property in "
                + "`namedKeyPaths` of \(className)."
        case .wrongType(let object, let className, let key, let found, let expected):
            "\(object) cannot take \(found) for key \"\(key)\" of \(className); "
                + "expected \(expected)."
        case .noObject(let object, let className, let key, let keyPath):
            "\(object) has nil for key \"\(key)\" of \(className)\(Self.suffix(key, keyPath))."
        }
    }

    private static func suffix(_ key: String, _ keyPath: String) -> String {
        key == keyPath ? "" : " of \"\(keyPath)\""
    }
}
