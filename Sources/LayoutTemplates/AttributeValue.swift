import UIKit

/// Compares the values of attributes.
enum AttributeValue {
    /// Whether two values of an attribute are the same, up to rounding errors of numbers.
    static func isSame(_ a: Any?, _ b: Any?) -> Bool {
        guard let a = a.flatMap(content), let b = b.flatMap(content) else {
            return a.flatMap(content) == nil && b.flatMap(content) == nil
        }
        if let a = number(a), let b = number(b) {
            // Parts of a transform are computed from its entries.
            return abs(a - b) <= 1e-9 * max(1, abs(a), abs(b))
        }
        if let a = a as? any Equatable { return isEqual(a, b) }
        return type(of: a) is AnyClass && (a as AnyObject) === (b as AnyObject)
    }

    private static func isEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool {
        guard let b = b as? Value else { return false }
        return a == b
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        default: nil
        }
    }

    /// Returns what an optional holds, at any depth.
    private static func content(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { content($0.value) }
    }
}
