import Foundation

/// A predicate that compares the values of two expressions.
///
/// `NSPredicate(format:)` makes one of a text that says a single comparison.
/// - Note: Differs from Foundation: a file that imports Foundation as well says
///   `import class UIKit.NSComparisonPredicate`, since Foundation for Linux has a class of this
///   name, which cannot be used. Selectors of an app's own do not compare.
open class NSComparisonPredicate: NSPredicate {
    /// For how many values of the left side the comparison must hold.
    public enum Modifier: UInt, Sendable {
        /// The left side is compared itself.
        case direct
        /// Each value of the left side is compared, and all must do.
        case all
        /// Each value of the left side is compared, and one must do.
        case any
    }

    /// What is said of the two sides.
    public enum Operator: UInt, Sendable {
        case lessThan
        case lessThanOrEqualTo
        case greaterThan
        case greaterThanOrEqualTo
        case equalTo
        case notEqualTo
        /// The right side is a regular expression.
        case matches
        /// The right side is a text where `?` stands for one character, `*` for any number.
        case like
        case beginsWith
        case endsWith
        /// The right side holds the left one.
        case `in`
        /// The left side holds the right one.
        case contains = 99
        /// The right side is a list of two limits, which count as well.
        case between
    }

    /// What is the same where texts are compared.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Small and capital letters are the same.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Letters are the same with and without accents.
        public static let diacriticInsensitive = Options(rawValue: 2)
    }

    let comparison: PredicateComparison

    /// Creates a predicate that compares the values of two expressions.
    public init(
        leftExpression lhs: NSExpression,
        rightExpression rhs: NSExpression,
        modifier: Modifier,
        type: Operator,
        options: Options = []
    ) {
        var comparing: NSString.CompareOptions = []
        if options.contains(.caseInsensitive) { comparing.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) { comparing.insert(.diacriticInsensitive) }
        comparison = PredicateComparison(
            quantity: PredicateComparison.Quantity(modifier),
            left: lhs.expression,
            relation: PredicateComparison.Relation(type),
            options: comparing,
            right: rhs.expression
        )
        super.init(value: false)
    }

    init(_ comparison: PredicateComparison) {
        self.comparison = comparison
        super.init(value: false)
    }

    open override func evaluate(
        with object: Any?,
        substitutionVariables bindings: [String: Any]?
    ) -> Bool {
        PredicateEvaluator(object: object, variables: bindings ?? [:])
            .holds(.comparison(comparison))
    }

    open override var predicateFormat: String { comparison.format }
    open override var description: String { comparison.format }
    open override func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSComparisonPredicate else { return false }
        return self === other || comparison == other.comparison
    }

    open override var hash: Int { comparison.hashValue }
}

extension NSComparisonPredicate {
    /// The expression on the left.
    public var leftExpression: NSExpression { NSExpression(comparison.left) }

    /// The expression on the right.
    public var rightExpression: NSExpression { NSExpression(comparison.right) }

    /// For how many values of the left side the comparison must hold.
    public var comparisonPredicateModifier: Modifier {
        switch comparison.quantity {
        case .one: .direct
        case .all: .all
        case .any: .any
        }
    }

    /// What is said of the two sides.
    public var predicateOperatorType: Operator {
        switch comparison.relation {
        case .less: .lessThan
        case .lessOrEqual: .lessThanOrEqualTo
        case .greater: .greaterThan
        case .greaterOrEqual: .greaterThanOrEqualTo
        case .equal: .equalTo
        case .notEqual: .notEqualTo
        case .matches: .matches
        case .like: .like
        case .beginsWith: .beginsWith
        case .endsWith: .endsWith
        case .within: .in
        case .contains: .contains
        case .between: .between
        }
    }

    /// What is the same where texts are compared.
    public var options: Options {
        var options: Options = []
        if comparison.options.contains(.caseInsensitive) { options.insert(.caseInsensitive) }
        if comparison.options.contains(.diacriticInsensitive) {
            options.insert(.diacriticInsensitive)
        }
        return options
    }
}

extension PredicateComparison.Quantity {
    fileprivate init(_ modifier: NSComparisonPredicate.Modifier) {
        switch modifier {
        case .direct: self = .one
        case .all: self = .all
        case .any: self = .any
        }
    }
}

extension PredicateComparison.Relation {
    fileprivate init(_ type: NSComparisonPredicate.Operator) {
        switch type {
        case .lessThan: self = .less
        case .lessThanOrEqualTo: self = .lessOrEqual
        case .greaterThan: self = .greater
        case .greaterThanOrEqualTo: self = .greaterOrEqual
        case .equalTo: self = .equal
        case .notEqualTo: self = .notEqual
        case .matches: self = .matches
        case .like: self = .like
        case .beginsWith: self = .beginsWith
        case .endsWith: self = .endsWith
        case .in: self = .within
        case .contains: self = .contains
        case .between: self = .between
        }
    }
}
