import Foundation

/// Finds out whether conditions hold for an object.
struct PredicateEvaluator {
    let object: Any?
    let variables: [String: Any]

    /// Whether a condition holds.
    func holds(_ condition: PredicateCondition) -> Bool {
        switch condition {
        case .constant(let value): value
        case .not(let other): !holds(other)
        case .and(let parts): parts.allSatisfy(holds)
        case .or(let parts): parts.contains(where: holds)
        case .comparison(let comparison): holds(comparison)
        case .other(let predicate):
            predicate.evaluate(
                with: object,
                substitutionVariables: variables.isEmpty ? nil : variables
            )
        }
    }

    private func holds(_ comparison: PredicateComparison) -> Bool {
        let left = known(comparison.left)
        let right = known(comparison.right)
        let test = { (value: Any?) in
            Self.holds(PredicateValue(value), comparison.relation, right, comparison.options)
        }
        switch comparison.quantity {
        case .one: return Self.holds(left, comparison.relation, right, comparison.options)
        case .any: return (left.list ?? []).contains(where: test)
        case .all: return (left.list ?? []).allSatisfy(test)
        }
    }

    private static func holds(
        _ left: PredicateValue,
        _ relation: PredicateComparison.Relation,
        _ right: PredicateValue,
        _ options: NSString.CompareOptions
    ) -> Bool {
        switch relation {
        case .equal: return left.isEqual(right, options)
        case .notEqual: return !left.isEqual(right, options)
        case .less: return left.order(right, options) == .orderedAscending
        case .greater: return left.order(right, options) == .orderedDescending
        case .lessOrEqual:
            return left.order(right, options).map { $0 != .orderedDescending } ?? false
        case .greaterOrEqual:
            return left.order(right, options).map { $0 != .orderedAscending } ?? false
        case .contains: return contains(left, right, options)
        case .within: return contains(right, left, options)
        case .between: return isBetween(left, right, options)
        case .beginsWith, .endsWith, .like, .matches:
            guard let left = left.text, let right = right.text else { return false }
            return PredicateText.holds(left, relation, right, options)
        }
    }

    private static func contains(
        _ whole: PredicateValue,
        _ part: PredicateValue,
        _ options: NSString.CompareOptions
    ) -> Bool {
        if case .list(let collection) = whole { return collection.contains(part, options) }
        guard let whole = whole.text, let part = part.text else { return false }
        return whole.range(of: part, options: options) != nil
    }

    private static func isBetween(
        _ value: PredicateValue,
        _ limits: PredicateValue,
        _ options: NSString.CompareOptions
    ) -> Bool {
        guard let list = limits.list, list.count == 2,
            let low = value.order(PredicateValue(list[0]), options),
            let high = value.order(PredicateValue(list[1]), options)
        else { return false }
        return low != .orderedAscending && high != .orderedDescending
    }

    // MARK: - Values

    private func known(_ expression: PredicateExpression) -> PredicateValue {
        if case .constant(let constant) = expression { return constant.known }
        return PredicateValue(value(expression))
    }

    /// The value of an expression; nil where it has none.
    func value(_ expression: PredicateExpression) -> Any? {
        switch expression {
        case .constant(let constant): return constant.value
        case .object: return object
        case .variable(let name): return variables[name]
        case .keyPath(nil, let path): return PredicateKeys.value(path, of: object)
        case .keyPath(.variable(let name)?, let path):
            return PredicateKeys.value(path, of: variables[name])
        case .keyPath(let owner?, let path): return PredicateKeys.value(path, of: value(owner))
        case .list(let parts): return parts.map { value($0) }
        case .function(let function, let arguments):
            return function.value(arguments.map(known))
        case .element(let list, let index): return element(value(list), index)
        case .subquery(let list, let name, let condition):
            return (known(list).list ?? []).filter { element in
                var bound = variables
                bound[name] = element ?? NSNull()
                return PredicateEvaluator(object: object, variables: bound).holds(condition)
            }
        }
    }

    private func element(_ collection: Any?, _ index: PredicateIndex) -> Any? {
        if case .at(let expression) = index, let key = known(expression).text {
            return PredicateKeys.value(key, of: collection)
        }
        guard let list = PredicateValue(collection).list else { return nil }
        switch index {
        case .first: return list.first ?? nil
        case .last: return list.last ?? nil
        case .size: return list.count
        case .at(let expression):
            guard let number = known(expression).number,
                let place = Int(exactly: number), list.indices.contains(place)
            else { return nil }
            return list[place]
        }
    }
}

/// Compares texts as predicates do.
enum PredicateText {
    /// Whether a comparison of two texts holds.
    static func holds(
        _ left: String,
        _ relation: PredicateComparison.Relation,
        _ right: String,
        _ options: NSString.CompareOptions
    ) -> Bool {
        switch relation {
        case .beginsWith:
            return left.range(of: right, options: options.union(.anchored)) != nil
        case .endsWith:
            return left.range(of: right, options: options.union([.anchored, .backwards])) != nil
        case .like: return LikePattern(folded(right, options)).matches(folded(left, options))
        default: return matches(left, right, options)
        }
    }

    /// Returns a text without the differences that do not count.
    private static func folded(_ text: String, _ options: NSString.CompareOptions) -> String {
        options.isEmpty ? text : text.folding(options: options, locale: nil)
    }

    private static func matches(
        _ text: String,
        _ pattern: String,
        _ options: NSString.CompareOptions
    ) -> Bool {
        let text = folded(text, options.intersection(.diacriticInsensitive))
        let pattern = folded(pattern, options.intersection(.diacriticInsensitive))
        let kind: NSRegularExpression.Options =
            options.contains(.caseInsensitive) ? .caseInsensitive : []
        guard let expression = PatternCache.shared.expression("\\A(?:\(pattern))\\z", kind) else {
            MainThread.run {
                // Patterns may be what persons type.
                Diagnostics.reportOnce(
                    "NSPredicate: \"\(pattern.prefix(100))\" is not a regular expression; "
                        + "nothing matches it. Others are not reported.",
                    subject: "NSPredicate: MATCHES"
                )
            }
            return false
        }
        let range = NSRange(text.startIndex..., in: text)
        return expression.firstMatch(in: text, range: range) != nil
    }
}

/// Keeps the regular expressions that predicates asked for last.
private final class PatternCache: @unchecked Sendable {
    // Unchecked: the lock guards what changes.
    static let shared = PatternCache()
    private let lock = NSLock()
    private var known: [String: NSRegularExpression] = [:]

    func expression(
        _ pattern: String,
        _ options: NSRegularExpression.Options
    ) -> NSRegularExpression? {
        let key = "\(options.rawValue) \(pattern)"
        lock.lock()
        defer { lock.unlock() }
        if let expression = known[key] { return expression }
        guard let made = try? NSRegularExpression(pattern: pattern, options: options) else {
            return nil
        }
        if known.count >= 32 { known.removeAll() }
        known[key] = made
        return made
    }
}
