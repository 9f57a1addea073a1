/// The properties that classes have by name.
///
/// A key path goes from property to property: `layer.cornerRadius`.
@MainActor
package enum KeyPathRegistry {
    // Classes do not change: what was found for one is kept for the process.
    private static var tables: [ObjectIdentifier: [String: NamedKeyPath]] = [:]

    /// Returns the value that a key path leads to.
    ///
    /// - Throws: `KeyPathError` for a key that a class does not have.
    package static func value(_ keyPath: String, of object: AnyObject) throws -> Any? {
        let (owner, key) = try owner(of: keyPath, from: object)
        return try entry(key, of: owner, root: object, keyPath: keyPath).get(owner)
            .flatMap(KeyPathValue.unwrap)
    }

    /// Sets the property that a key path leads to.
    ///
    /// - Throws: `KeyPathError` for a key that a class does not have, or a value of a wrong type.
    package static func setValue(
        _ value: Any?,
        _ keyPath: String,
        of object: AnyObject
    ) throws {
        let (owner, key) = try owner(of: keyPath, from: object)
        let entry = try entry(key, of: owner, root: object, keyPath: keyPath)
        guard entry.set(owner, value) else {
            throw KeyPathError.wrongType(
                object: name(of: object),
                className: className(owner),
                key: key,
                found: value.map { "\(type(of: $0))" } ?? "nil",
                expected: "\(entry.valueType)"
            )
        }
    }

    /// Whether an object has a property of a name.
    package static func hasKey(_ key: String, _ object: AnyObject) -> Bool {
        find(key, type(of: object)) != nil
    }

    /// The properties of a class that may say how it looks, by name.
    static func keys(of type: AnyClass) -> [NamedKeyPath] {
        table(of: type).values.filter(\.isOfLook).sorted { $0.name < $1.name }
    }

    /// The properties of a class by their names.
    static func entries(of type: AnyClass) -> [String: NamedKeyPath] { table(of: type) }

    private static func owner(
        of keyPath: String,
        from object: AnyObject
    ) throws -> (AnyObject, String) {
        var keys = keyPath.split(separator: ".", omittingEmptySubsequences: false)[...]
        var owner = object
        while keys.count > 1 {
            // A layer knows parts of its values by names with dots: `transform.scale.x`.
            let rest = keys.joined(separator: ".")
            if find(rest, type(of: owner)) != nil { return (owner, rest) }
            let key = String(keys.removeFirst())
            let found = try entry(key, of: owner, root: object, keyPath: keyPath).get(owner)
            guard let next = found.flatMap(KeyPathValue.unwrap) else {
                throw KeyPathError.noObject(
                    object: name(of: object),
                    className: className(owner),
                    key: key,
                    keyPath: keyPath
                )
            }
            owner = next as AnyObject
        }
        return (owner, keys.first.map(String.init) ?? "")
    }

    private static func entry(
        _ key: String,
        of owner: AnyObject,
        root: AnyObject,
        keyPath: String
    ) throws -> NamedKeyPath {
        guard let entry = find(key, type(of: owner)) else {
            throw KeyPathError.unknownKey(
                object: name(of: root),
                className: className(owner),
                key: key,
                keyPath: keyPath
            )
        }
        return entry
    }

    /// Returns the property of a name, which may begin with an underscore as what stores it does.
    private static func find(_ key: String, _ type: AnyClass) -> NamedKeyPath? {
        let table = table(of: type)
        if let entry = table[key] { return entry }
        return key.hasPrefix("_") ? table[String(key.dropFirst())] : nil
    }

    private static func table(of type: AnyClass) -> [String: NamedKeyPath] {
        if let known = tables[ObjectIdentifier(type)] { return known }
        var table = _getSuperclass(type).map { self.table(of: $0) } ?? [:]
        var own = UIKitKeyPaths.documentTables[ObjectIdentifier(type)] ?? []
        own += UIKitKeyPaths.tables[ObjectIdentifier(type)] ?? []
        if let naming = type as? any OwnKeyPathNaming.Type { own += naming.ownKeyPaths }
        if let naming = type as? any KeyPathNaming.Type { own += naming.namedKeyPaths }
        for entry in own { table[entry.name] = entry }
        tables[ObjectIdentifier(type)] = table
        return table
    }

    private static func className(_ object: AnyObject) -> String { "\(type(of: object))" }

    private static func name(of object: AnyObject) -> String {
        (object as? UIView)?.layoutName ?? className(object)
    }
}
