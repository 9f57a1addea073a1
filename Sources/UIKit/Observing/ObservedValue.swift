import Foundation

/// Finds what is observed by a name.
@MainActor
enum ObservedValue {
    /// Returns the value of a named key path, or of a property that a class of the app stores.
    ///
    /// - Throws: `KeyPathError` where there is neither.
    static func value(_ keyPath: String, of object: NSObject) throws -> Any? {
        do {
            return try KeyPathRegistry.value(keyPath, of: object)
        } catch {
            guard let stored = stored(keyPath, of: object) else { throw error }
            return stored
        }
    }

    /// Returns the value of a stored property of the app's; nil where there is none of the name.
    nonisolated static func stored(_ key: String, of object: NSObject) -> Any?? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, !String(reflecting: current.subjectType).hasPrefix("UIKit.") {
            for child in current.children where child.label == key {
                return .some(KeyPathValue.unwrap(child.value))
            }
            mirror = current.superclassMirror
        }
        return nil
    }
}
