import Foundation

/// What a predicate says of an object.
indirect enum PredicateCondition: Hashable {
    case constant(Bool)
    case not(PredicateCondition)
    case and([PredicateCondition])
    case or([PredicateCondition])
    case comparison(PredicateComparison)
    /// A predicate that says itself whether it is true: one of a block.
    case other(NSPredicate)
}

/// Two expressions, and what is said of them.
struct PredicateComparison: Hashable {
    /// For how many elements of the left side the comparison must hold.
    enum Quantity: String {
        case one = ""
        case any = "ANY "
        case all = "ALL "
    }

    /// What is said of the two sides.
    enum Relation: String {
        case equal = "=="
        case notEqual = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case beginsWith = "BEGINSWITH"
        case endsWith = "ENDSWITH"
        case contains = "CONTAINS"
        case like = "LIKE"
        case matches = "MATCHES"
        case within = "IN"
        case between = "BETWEEN"
    }

    var quantity = Quantity.one
    var left: PredicateExpression
    var relation: Relation
    /// How texts are compared: `[c]`, `[d]`, `[cd]`.
    var options: NSString.CompareOptions = []
    var right: PredicateExpression

    func hash(into hasher: inout Hasher) {
        hasher.combine(quantity)
        hasher.combine(left)
        hasher.combine(relation)
        hasher.combine(options.rawValue)
        hasher.combine(right)
    }
}

/// What has a value for an object.
indirect enum PredicateExpression: Hashable {
    case constant(PredicateConstant)
    /// The object itself: `SELF`.
    case object
    /// A key path of the object, or of another expression's value.
    case keyPath(PredicateExpression?, String)
    case variable(String)
    case list([PredicateExpression])
    case function(PredicateFunction, [PredicateExpression])
    case element(PredicateExpression, PredicateIndex)
    case subquery(PredicateExpression, variable: String, PredicateCondition)
}

/// A place in a collection.
enum PredicateIndex: Hashable {
    case first, last, size
    case at(PredicateExpression)
}

/// The functions of predicates, under their names in predicates.
enum PredicateFunction: String {
    case sum, count, min, max, average, sqrt, ln, log, exp, floor, ceiling, trunc, abs
    case uppercase, lowercase, length, now
    case add = "add:to:"
    case subtract = "from:subtract:"
    case multiply = "multiply:by:"
    case divide = "divide:by:"
    case modulus = "modulus:by:"
    case raise = "raise:toPower:"

    /// How many arguments the function takes.
    var argumentCount: Int {
        switch self {
        case .now: 0
        case .add, .subtract, .multiply, .divide, .modulus, .raise: 2
        default: 1
        }
    }

    /// What stands between the two sides where the function is written as arithmetic.
    var sign: String? {
        switch self {
        case .add: "+"
        case .subtract: "-"
        case .multiply: "*"
        case .divide: "/"
        case .raise: "**"
        default: nil
        }
    }
}

// MARK: - Variables

extension PredicateCondition {
    /// Returns the condition with values in the place of variables.
    func substituting(_ variables: [String: Any]) -> PredicateCondition {
        switch self {
        case .constant, .other: self
        case .not(let other): .not(other.substituting(variables))
        case .and(let parts): .and(parts.map { $0.substituting(variables) })
        case .or(let parts): .or(parts.map { $0.substituting(variables) })
        case .comparison(let comparison): .comparison(comparison.substituting(variables))
        }
    }
}

extension PredicateComparison {
    fileprivate func substituting(_ variables: [String: Any]) -> PredicateComparison {
        var copy = self
        copy.left = left.substituting(variables)
        copy.right = right.substituting(variables)
        return copy
    }
}

extension PredicateExpression {
    fileprivate func substituting(_ variables: [String: Any]) -> PredicateExpression {
        switch self {
        case .constant, .object, .keyPath(nil, _): self
        case .keyPath(let owner?, let path): .keyPath(owner.substituting(variables), path)
        case .variable(let name): variables[name].map { .value($0) } ?? self
        case .list(let parts): .list(parts.map { $0.substituting(variables) })
        case .function(let function, let arguments):
            .function(function, arguments.map { $0.substituting(variables) })
        case .element(let list, .at(let index)):
            .element(list.substituting(variables), .at(index.substituting(variables)))
        case .element(let list, let index): .element(list.substituting(variables), index)
        case .subquery(let list, let name, let condition):
            .subquery(
                list.substituting(variables),
                variable: name,
                condition.substituting(variables.filter { $0.key != name })
            )
        }
    }
}
