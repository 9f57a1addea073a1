import Foundation

/// What apps set and Foundation for Linux does not take, and names from key-value coding.
extension UserDefaults {
    /// Removes the value of a key, where `nil` is written out.
    ///
    /// Swift takes such a `nil` for a URL otherwise, and Foundation's method for URLs then calls
    /// itself without end.
    public func set(_ nothing: _OptionalNilComparisonType, forKey defaultName: String) {
        removeObject(forKey: defaultName)
    }

    /// Sets the value of a key; numbers of type `CGFloat` and URLs that are no files too.
    public func set<Value>(_ value: Value, forKey defaultName: String) {
        let storable: Any? = Self.storable(value)
        set(storable, forKey: defaultName)
    }

    /// Sets the value of a key, or removes it; numbers of type `CGFloat` too.
    public func set<Value>(_ value: Value?, forKey defaultName: String) {
        let storable: Any? = value.map { Self.storable($0) }
        set(storable, forKey: defaultName)
    }

    /// Sets the value of a key; nil removes it.
    public func setValue(_ value: Any?, forKey key: String) {
        let storable: Any? = value.map { Self.storable($0) }
        set(storable, forKey: key)
    }

    /// Returns the value of a key; nil for none.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Foundation ends the process at a `CGFloat`, and keeps the path of any URL alone.
    private static func storable(_ value: Any) -> Any {
        switch value {
        case let number as CGFloat: Double(number)
        case let url as URL where !url.isFileURL: archived(url) ?? value
        case let values as [Any]: values.map { storable($0) }
        case let values as [String: Any]: values.mapValues { storable($0) }
        default: value
        }
    }

    /// Returns data that `url(forKey:)` reads, as on iOS.
    private static func archived(_ url: URL) -> Data? {
        try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true)
    }
}
