import Foundation

extension NSExpression {
    /// Returns the expression's value for an object; nil where there is none.
    ///
    /// Numbers are `NSNumber`s, except for constants. What is missing in a list is `NSNull`. The
    /// context has the values of variables, by their names.
    public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        var variables: [String: Any] = [:]
        if let context {
            for (name, value) in context {
                if let name = PredicateValue(name).text { variables[name] = value }
            }
        }
        if case .constant(let constant) = expression { return constant.value }
        let evaluator = PredicateEvaluator(object: object, variables: variables)
        return evaluator.value(expression).flatMap(KeyPathValue.unwrap).map(Self.object)
    }

    private static func object(_ value: Any) -> Any {
        if type(of: value) == Int.self, let number = value as? Int {
            return NSNumber(value: number)
        }
        if type(of: value) == Double.self, let number = value as? Double {
            return NSNumber(value: number)
        }
        guard let list = value as? [Any?] else { return value }
        return list.map { $0.flatMap(KeyPathValue.unwrap) ?? NSNull() }
    }

    // MARK: - Parts

    /// What finds the expression's value.
    public var expressionType: ExpressionType {
        switch expression {
        case .constant: .constantValue
        case .object: .evaluatedObject
        case .variable: .variable
        case .keyPath(let owner, _): owner == nil ? .keyPath : .function
        case .function, .element: .function
        case .list: .aggregate
        case .subquery: .subquery
        }
    }

    /// The constant; only expressions of constants have it.
    public var constantValue: Any? {
        guard case .constant(let constant) = expression else { missing("constant value") }
        return constant.value
    }

    /// The key path; expressions of key paths have it, and those of what a key path finds in another.
    public var keyPath: String {
        guard case .keyPath(_, let path) = expression else { missing("key path") }
        return path
    }

    /// The name of the variable, also of the one of a subquery; others have none.
    public var variable: String {
        switch expression {
        case .variable(let name), .subquery(_, variable: let name, _): return name
        default: missing("variable")
        }
    }

    /// The function's name, as `init(forFunction:arguments:)` takes it; others have none.
    ///
    /// Places in collections are found by `objectFrom:withIndex:`, what a key path finds in another
    /// expression's value, such as `$ROW.name`, by `valueForKeyPath:`.
    public var function: String {
        switch expression {
        case .function(let function, _): return function.name
        case .keyPath(.some, _): return "valueForKeyPath:"
        case .element: return "objectFrom:withIndex:"
        default: missing("function")
        }
    }

    /// What the function is given; only expressions of functions have it.
    public var arguments: [NSExpression]? {
        switch expression {
        case .function(_, let arguments): return arguments.map { NSExpression($0) }
        case .keyPath(.some, let path): return [NSExpression(.value(path))]
        case .element(let list, let index):
            let place: PredicateExpression =
                switch index {
                case .first: .value("FIRST")
                case .last: .value("LAST")
                case .size: .value("SIZE")
                case .at(let expression): expression
                }
            return [NSExpression(list), NSExpression(place)]
        default: missing("arguments")
        }
    }

    /// What the key path begins at: the object itself, or another expression.
    public var operand: NSExpression {
        guard case .keyPath(let owner, _) = expression else { missing("operand") }
        return NSExpression(owner ?? .object)
    }

    /// The expressions of an aggregate, or the expression whose values a subquery looks at.
    public var collection: Any {
        switch expression {
        case .list(let parts): return parts.map { NSExpression($0) }
        case .subquery(let list, variable: _, _): return NSExpression(list)
        default: missing("collection")
        }
    }

    /// What a subquery asks its values; others have none.
    public var predicate: NSPredicate {
        guard case .subquery(_, variable: _, let condition) = expression else {
            missing("predicate")
        }
        return condition.predicate
    }

    private func missing(_ name: String) -> Never {
        preconditionFailure("NSExpression: \(self) has no \(name); ask for its expressionType.")
    }
}

extension PredicateFunction {
    /// Finds a function by its name in expressions, which may end in a colon.
    init?(name: String) {
        let isWhole = PredicateFunction(rawValue: name) != nil || !name.hasSuffix(":")
        self.init(rawValue: isWhole ? name : String(name.dropLast()))
    }

    /// The function's name in expressions: `sum:`, `add:to:`, `now`.
    var name: String { argumentCount == 1 ? rawValue + ":" : rawValue }
}
