import Foundation

/// What an observer wants to hear of.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The value that there is already, at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A call of its own ahead of each change, with the old value.
    ///
    /// - Note: Differs from Foundation: both calls are made once the value has changed, so that the
    ///   object has the new one in the first already.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// How an observed value changed.
public enum NSKeyValueChange: UInt, Sendable {
    /// It was set.
    case setting = 1
    /// Objects came into an array that `mutableArrayValue(forKey:)` returned.
    case insertion = 2
    /// Objects went from such an array.
    case removal = 3
    /// Objects of such an array were replaced.
    case replacement = 4
}

/// The keys of what `observeValue(forKeyPath:of:change:context:)` is told.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// How the value changed, as the raw value of `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// Where objects came, went or were replaced in an array, as an `IndexSet`; not where it was set.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// The value after the change, where it is observed; of part of an array what came.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change, where it is observed; of part of an array what went.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// Whether this is the call ahead of a change: true, or nothing.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(
        rawValue: "notificationIsPrior"
    )
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    /// How the value changed.
    public let kind: Kind
    /// The value after the change; nil unless it is observed.
    public let newValue: Value?
    /// The value before the change; nil unless it is observed, and the first time.
    public let oldValue: Value?
    /// Whether this is the call ahead of a change, which is observed with `.prior`.
    public let isPrior: Bool
}
