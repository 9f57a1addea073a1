import Foundation

extension PredicateCondition {
    /// The text that describes the condition.
    var format: String {
        switch self {
        case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .not(let other): "NOT " + other.formatInside
        case .and(let parts) where parts.isEmpty: "TRUEPREDICATE"
        case .or(let parts) where parts.isEmpty: "FALSEPREDICATE"
        case .and(let parts): parts.map(\.formatInside).joined(separator: " AND ")
        case .or(let parts): parts.map(\.formatInside).joined(separator: " OR ")
        case .comparison(let comparison): comparison.format
        case .other: "BLOCKPREDICATE"
        }
    }

    private var formatInside: String {
        switch self {
        case .and, .or: "(\(format))"
        case .constant, .not, .comparison, .other: format
        }
    }
}

extension PredicateComparison {
    /// The text that describes the comparison.
    var format: String {
        var letters = options.contains(.caseInsensitive) ? "c" : ""
        if options.contains(.diacriticInsensitive) { letters += "d" }
        let suffix = letters.isEmpty ? "" : "[\(letters)]"
        return "\(quantity.rawValue)\(left.format) \(relation.rawValue)\(suffix) \(right.format)"
    }
}

extension PredicateExpression {
    /// The text that describes the expression.
    var format: String {
        switch self {
        case .constant(let constant): Self.format(constant.value)
        case .object: "SELF"
        case .keyPath(nil, let path): Self.name(path)
        case .keyPath(let owner?, let path): "\(owner.formatInside).\(path)"
        case .variable(let name): "$" + name
        case .list(let parts): "{" + parts.map(\.format).joined(separator: ", ") + "}"
        case .function(let function, let arguments): Self.format(function, arguments)
        case .element(let list, let index): "\(list.formatInside)[\(index.format)]"
        case .subquery(let list, let name, let condition):
            "SUBQUERY(\(list.format), $\(name), \(condition.format))"
        }
    }

    /// Words of the language: a key of such a name is written with `#`.
    private static let words: Set<String> = [
        "SELF", "TRUE", "YES", "FALSE", "NO", "NULL", "NIL", "TRUEPREDICATE", "FALSEPREDICATE",
        "SUBQUERY", "CAST", "AND", "OR", "NOT", "IN", "LIKE", "MATCHES", "CONTAINS", "BEGINSWITH",
        "ENDSWITH", "BETWEEN", "ANY", "ALL", "SOME", "NONE", "FIRST", "LAST", "SIZE",
    ]

    private static func name(_ path: String) -> String {
        let first = path.prefix { $0 != "." }
        return words.contains(first.uppercased()) ? "#\(path)" : path
    }

    private static func format(
        _ function: PredicateFunction,
        _ arguments: [PredicateExpression]
    ) -> String {
        if let sign = function.sign, arguments.count == 2 {
            let left = arguments[0].formatInside
            // A sign would count for the whole power.
            let isNegative = function == .raise && left.hasPrefix("-")
            return "\(isNegative ? "(\(left))" : left) \(sign) \(arguments[1].formatInside)"
        }
        return "\(function.rawValue)(\(arguments.map(\.format).joined(separator: ", ")))"
    }

    private var formatInside: String {
        if case .function(let function, _) = self, function.sign != nil { return "(\(format))" }
        return format
    }

    private static func format(_ value: Any?) -> String {
        switch PredicateValue(value) {
        case .none: "nil"
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .text(let text): quoted(text)
        case .date(let date): "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")"
        case .list(let list): "{" + list.values.map { format($0) }.joined(separator: ", ") + "}"
        case .other(let object): "\(object)"
        }
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
            .replacingOccurrences(of: "\"", with: "\\\"")
        return "\"\(escaped)\""
    }
}

extension PredicateIndex {
    fileprivate var format: String {
        switch self {
        case .first: "FIRST"
        case .last: "LAST"
        case .size: "SIZE"
        case .at(let expression): expression.format
        }
    }
}
