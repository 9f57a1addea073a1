import Foundation

/// A value as predicates compare it.
enum PredicateValue {
    case none
    case integer(Int)
    case real(Double)
    case text(String)
    case date(Date)
    case list(PredicateCollection)
    case other(Any)

    init(_ value: Any?) {
        guard let value = value.flatMap(KeyPathValue.unwrap) else {
            self = .none
            return
        }
        switch value {
        case is NSNull: self = .none
        case let text as String: self = .text(text)
        case let text as NSString: self = .text(text as String)
        case let text as Substring: self = .text(String(text))
        case let flag as Bool: self = .integer(flag ? 1 : 0)
        case let number as any BinaryInteger: self = .integer(Int(clamping: number))
        case let number as any BinaryFloatingPoint: self = .real(Double(number))
        case let number as NSNumber: self = Self.make(number)
        case let number as Decimal: self = .real(NSDecimalNumber(decimal: number).doubleValue)
        case let date as Date: self = .date(date)
        case let date as NSDate: self = .date(date as Date)
        case let attributed as NSAttributedString: self = .text(attributed.string)
        default: self = Self.collection(value)
        }
    }

    private static func make(_ number: NSNumber) -> PredicateValue {
        ["d", "f"].contains(String(cString: number.objCType))
            ? .real(number.doubleValue) : .integer(number.intValue)
    }

    private static func collection(_ value: Any) -> PredicateValue {
        switch value {
        case let list as [Any]: return make(list)
        case let list as NSArray: return make(Array(list))
        case let set as Set<AnyHashable>: return make(set.map(\.base), .set)
        case let set as NSSet: return make(set.allObjects, .set)
        case let set as NSOrderedSet: return make(set.array)
        case let dictionary as [AnyHashable: Any]: return make(dictionary)
        case let dictionary as NSDictionary:
            var entries: [AnyHashable: Any] = [:]
            for (key, value) in dictionary {
                if let key = key as? AnyHashable { entries[key] = value }
            }
            return make(entries)
        case let value as any RawRepresentable: return PredicateValue(value.rawValue)
        default: return .other(value)
        }
    }

    private static func make(
        _ values: [Any],
        _ kind: PredicateCollection.Kind = .list
    ) -> PredicateValue {
        .list(PredicateCollection(values: values, kind: kind))
    }

    private static func make(_ dictionary: [AnyHashable: Any]) -> PredicateValue {
        make(Array(dictionary.values), .dictionary(dictionary))
    }

    /// The value as a number; nil where it is none.
    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        default: nil
        }
    }

    /// The value as a text; nil where it is none.
    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The values of a collection; nil where it is none.
    var list: [Any?]? {
        if case .list(let collection) = self { collection.values } else { nil }
    }

    // MARK: - Comparing

    /// Whether two values are the same to a predicate.
    func isEqual(_ other: PredicateValue, _ options: NSString.CompareOptions) -> Bool {
        switch (self, other) {
        case (.none, .none): return true
        case (.list(let left), .list(let right)): return left.isEqual(right, options)
        case (.other(let left), .other(let right)):
            if let left = left as? NSObject, let right = right as? NSObject {
                return left.isEqual(right)
            }
            if let left = left as? AnyHashable, let right = right as? AnyHashable {
                return left == right
            }
            return type(of: left) is AnyClass && left as AnyObject === right as AnyObject
        default: return order(other, options) == .orderedSame
        }
    }

    /// How two values follow each other; nil where they cannot be compared.
    func order(
        _ other: PredicateValue,
        _ options: NSString.CompareOptions = []
    ) -> ComparisonResult? {
        switch (self, other) {
        case (.integer(let left), .integer(let right)): return Self.order(left, right)
        case (.text(let left), .text(let right)): return left.compare(right, options: options)
        case (.date(let left), .date(let right)): return left.compare(right)
        default:
            guard let left = number, let right = other.number else { return nil }
            return Self.order(left, right)
        }
    }

    private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult?
    {
        if left < right { return .orderedAscending }
        if left > right { return .orderedDescending }
        return left == right ? .orderedSame : nil
    }
}
