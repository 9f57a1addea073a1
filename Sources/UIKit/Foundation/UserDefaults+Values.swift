import Foundation

/// The names that apps know from key-value coding, which Linux lacks.
extension UserDefaults {
    /// Sets the value of a key; nil removes it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Returns the value of a key; nil for none.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
