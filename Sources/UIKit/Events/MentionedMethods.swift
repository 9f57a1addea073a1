import Synchronization

/// The methods that selectors gave a name, by which others find them.
///
/// A method is known from its first mention on, by the last one: what a closure in place of a
/// method holds stays until the name is mentioned anew for the class.
enum MentionedMethods {
    private static let table = Mutex<[String: [ObjectIdentifier: ActionMethod]]>([:])

    /// Keeps a method of a class by a name; an empty one is none.
    static func note(_ name: String, of type: AnyClass, _ method: ActionMethod) {
        guard !name.isEmpty else { return }
        table.withLock { $0[name, default: [:]][ObjectIdentifier(type)] = method }
    }

    /// Returns the method of a class, or of the nearest one above it; nil where none was mentioned.
    static func method(_ name: String, of type: AnyClass) -> ActionMethod? {
        table.withLock { table in
            guard let methods = table[name] else { return nil }
            var next: AnyClass? = type
            while let current = next {
                if let method = methods[ObjectIdentifier(current)] { return method }
                next = _getSuperclass(current)
            }
            return nil
        }
    }
}
