import Foundation

/// A value that is found for an object: a constant, a key path, what a function makes of others.
///
/// Expressions are the two sides of an `NSComparisonPredicate`, and have a value by themselves:
/// ```swift
/// NSExpression(format: "price * 2").expressionValue(with: item, context: nil)
/// ```
/// - Note: Differs from Foundation: a file that imports Foundation as well says
///   `import class UIKit.NSExpression`, since Foundation for Linux has a class of this name, which
///   cannot be used. There are no blocks, conditions and sets of expressions, and of functions
///   those of `NSPredicate(format:)`.
public final class NSExpression: NSObject, NSCopying {
    /// What finds an expression's value.
    public enum ExpressionType: UInt, Sendable {
        /// The value is always the same.
        case constantValue = 0
        /// The value is the object itself.
        case evaluatedObject = 1
        /// The value is found by its name among those given with the object.
        case variable = 2
        /// The value is at the end of a key path.
        case keyPath = 3
        /// The value is made of other expressions' values.
        case function = 4
        /// The values are those of a collection for which a predicate is true.
        case subquery = 13
        /// The values are those of other expressions.
        case aggregate = 14
    }

    let expression: PredicateExpression

    init(_ expression: PredicateExpression) {
        self.expression = expression
        super.init()
    }

    /// Creates an expression whose value is always the same.
    public convenience init(forConstantValue value: Any?) {
        self.init(.value(value))
    }

    /// Creates an expression whose value is at the end of a key path of the object.
    public convenience init(forKeyPath keyPath: String) {
        self.init(keyPath == "SELF" ? .object : .keyPath(nil, keyPath))
    }

    /// Creates an expression whose value is given under a name, with the object.
    public convenience init(forVariable name: String) {
        self.init(.variable(name))
    }

    /// Creates an expression of a list of other expressions' values.
    public convenience init(forAggregate subexpressions: [NSExpression]) {
        self.init(.list(subexpressions.map(\.expression)))
    }

    /// Creates an expression of what a function makes of other expressions' values.
    ///
    /// The functions are those of predicates' texts, such as `sum:`, `add:to:` and `now`, with or
    /// without a colon at their end. An argument that is no expression is a constant.
    /// - Note: Differs from Foundation: another function, or another number of arguments, is
    ///   reported, and the value is nil, where iOS ends the process.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        let arguments: [PredicateExpression] = parameters.map { parameter in
            (parameter as? NSExpression)?.expression ?? .value(parameter)
        }
        guard let function = PredicateFunction(name: name),
            function.argumentCount == arguments.count
        else {
            let message =
                "NSExpression: there is no function \"\(name)\" of \(arguments.count) values. "
                + "Its value is nil."
            MainThread.run { Diagnostics.report(message) }
            self.init(.value(nil))
            return
        }
        self.init(.function(function, arguments))
    }

    /// Creates an expression of those values of a collection for which a predicate is true.
    ///
    /// The predicate finds the value under the variable's name.
    public convenience init(
        forSubquery expression: NSExpression,
        usingIteratorVariable variable: String,
        predicate: NSPredicate
    ) {
        self.init(
            .subquery(expression.expression, variable: variable, PredicateCondition(predicate))
        )
    }

    /// Returns an expression whose value is the object itself.
    public class func expressionForEvaluatedObject() -> NSExpression {
        NSExpression(.object)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSExpression else { return false }
        return self === other || expression == other.expression
    }

    public override var hash: Int { expression.hashValue }

    public override var description: String { expression.format }
}

// MARK: - Texts

extension NSExpression {
    /// Creates an expression from a text of Apple's language for predicates: `"2 * (a + b)"`.
    ///
    /// `%@` stands for an argument as a value, `%K` for one as a key path.
    /// - Note: Differs from Foundation: a text that cannot be read is reported, and the value is
    ///   nil, where iOS ends the process.
    public convenience init(format expressionFormat: String, _ arguments: Any?...) {
        self.init(Self.read(expressionFormat, arguments))
    }

    /// Creates an expression from a text, with the arguments in an array.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        self.init(Self.read(expressionFormat, arguments))
    }

    private static func read(_ format: String, _ arguments: [Any?]) -> PredicateExpression {
        do {
            var parser = try PredicateParser(format, arguments: arguments)
            return try parser.parseExpression()
        } catch {
            let reason = (error as? PredicateFormatError)?.reason ?? "\(error)"
            let message =
                "NSExpression(format:): unable to parse the format string \"\(format)\": \(reason)."
            MainThread.run { Diagnostics.report(message) }
            return .value(nil)
        }
    }
}
