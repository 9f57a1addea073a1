import CoreGraphics
import Foundation

/// Converts values of unknown types to those of properties.
enum KeyPathValue {
    /// Returns a value as another type; nil where it cannot be one.
    static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        let value = value.flatMap(unwrap)
        if let optional = type as? any OptionalValue.Type {
            return optional.make(value) as? Value
        }
        guard let value else { return nil }
        if let exact = value as? Value { return exact }
        return convertKind(value, to: type) as? Value
    }

    /// Returns what an optional holds, at any depth: casts of a nested nil go wrong.
    static func unwrap(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.content.flatMap(unwrap)
    }

    private static func convertKind<Value>(_ value: Any, to type: Value.Type) -> Any? {
        if let number = number(value), let result = convertNumber(number, to: type) {
            return result
        }
        if let color = value as? UIColor, type == CGColor.self { return color.cgColor }
        if let color = value as? CGColor { return UIColor(cgColor: color) }
        if let rect = value as? CGRect, type == UIEdgeInsets.self {
            return UIEdgeInsets(
                top: rect.minX,
                left: rect.minY,
                bottom: rect.width,
                right: rect.height
            )
        }
        if let range = value as? Range<Int>, type == NSRange.self { return NSRange(range) }
        if let enumeration = type as? any RawRepresentable.Type {
            return makeEnumeration(value, enumeration)
        }
        return nil
    }

    private static func makeEnumeration<Value: RawRepresentable>(
        _ value: Any,
        _ type: Value.Type
    ) -> Any? {
        convert(value, to: Value.RawValue.self).flatMap(Value.init(rawValue:))
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Int: Double(value)
        case let value as Bool: value ? 1 : 0
        case let value as Float: Double(value)
        case let value as UInt: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as String: number(in: value)
        default: nil
        }
    }

    /// Returns the number that a text is, as documents give some; nil for other texts.
    private static func number(in text: String) -> Double? {
        switch text {
        case "YES", "true": 1
        case "NO", "false": 0
        default:
            Double(text.trimmingCharacters(in: .whitespaces)).flatMap { $0.isFinite ? $0 : nil }
        }
    }

    private static func convertNumber<Value>(_ number: Double, to type: Value.Type) -> Any? {
        switch type {
        case is Double.Type: number
        case is CGFloat.Type: CGFloat(number)
        case is Float.Type: Float(number)
        case is Int.Type: Int(exactly: number.rounded())
        case is UInt.Type: UInt(exactly: number.rounded())
        case is UInt64.Type: UInt64(exactly: number.rounded())
        case is Bool.Type: number != 0
        case is NSNumber.Type: NSNumber(value: number)
        case is UILayoutPriority.Type: UILayoutPriority(Float(number))
        default: nil
        }
    }
}

/// An optional of any type.
private protocol OptionalValue {
    /// What the optional holds.
    var content: Any? { get }
    /// Returns an optional of a value; nil where the value is not of the wrapped type.
    static func make(_ value: Any?) -> Any?
}

extension Optional: OptionalValue {
    fileprivate var content: Any? { self }

    fileprivate static func make(_ value: Any?) -> Any? {
        guard let value else { return Self.none as Any }
        return KeyPathValue.convert(value, to: Wrapped.self).map { Self.some($0) as Any }
    }
}
