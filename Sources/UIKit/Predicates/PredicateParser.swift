import Foundation

/// Makes conditions of texts in Apple's language for predicates.
///
/// "Predicate Format String Syntax" of the Predicate Programming Guide describes the language.
struct PredicateParser {
    /// Brackets may hold a condition as well as an expression: which one is known at their end.
    private enum Part {
        case condition(PredicateCondition)
        case expression(PredicateExpression)
    }

    private let format: String
    private let arguments: [Any?]
    private let tokens: [PredicateToken]
    private var position = 0
    private var depth = 0
    private var operations = 0

    init(_ format: String, arguments: [Any?]) throws {
        self.format = format
        self.arguments = arguments
        tokens = try PredicateScanner.tokens(of: format)
    }

    /// Returns the condition of the whole text.
    mutating func parse() throws -> PredicateCondition {
        let condition = try condition(disjunction())
        guard token == .end else { throw unexpected() }
        return condition
    }

    /// Returns the expression of the whole text.
    mutating func parseExpression() throws -> PredicateExpression {
        let found = try expression(sum())
        guard token == .end else { throw unexpected() }
        return found
    }

    // MARK: - Conditions

    private mutating func disjunction() throws -> Part {
        try descend()
        defer { depth -= 1 }
        let first = try conjunction()
        guard isNext("OR", "||") else { return first }
        var parts = [try condition(first)]
        while take("OR", "||") { parts.append(try condition(conjunction())) }
        return .condition(.or(parts))
    }

    private mutating func conjunction() throws -> Part {
        let first = try negation()
        guard isNext("AND", "&&") else { return first }
        var parts = [try condition(first)]
        while take("AND", "&&") { parts.append(try condition(negation())) }
        return .condition(.and(parts))
    }

    private mutating func negation() throws -> Part {
        guard take("NOT", "!") else { return try comparison() }
        try descend()
        defer { depth -= 1 }
        return .condition(.not(try condition(negation())))
    }

    private mutating func comparison() throws -> Part {
        var quantity = PredicateComparison.Quantity.one
        var isNone = false
        if take("ANY") || take("SOME") { quantity = .any }
        if quantity == .one, take("ALL") { quantity = .all }
        if quantity == .one, take("NONE") {
            quantity = .any
            isNone = true
        }
        let left = try sum()
        guard let relation = takeRelation() else {
            guard quantity == .one else { throw unexpected() }
            return left
        }
        let options = try takeOptions()
        let comparison = PredicateComparison(
            quantity: quantity,
            left: try expression(left),
            relation: relation,
            options: options,
            right: try expression(sum())
        )
        return .condition(isNone ? .not(.comparison(comparison)) : .comparison(comparison))
    }

    private static let relations: [String: PredicateComparison.Relation] = [
        "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less,
        "<=": .lessOrEqual, "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual,
        "=>": .greaterOrEqual, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith,
        "CONTAINS": .contains, "LIKE": .like, "MATCHES": .matches, "IN": .within,
        "BETWEEN": .between,
    ]

    private mutating func takeRelation() -> PredicateComparison.Relation? {
        let name: String
        switch token {
        case .symbol(let symbol): name = symbol
        case .word(let word): name = word.uppercased()
        default: return nil
        }
        guard let relation = Self.relations[name] else { return nil }
        position += 1
        return relation
    }

    private mutating func takeOptions() throws -> NSString.CompareOptions {
        guard token == .symbol("["), case .word(let letters) = peek(1) else { return [] }
        var options: NSString.CompareOptions = []
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            // Texts are compared as they are: normalised, and in no language, already.
            case "n", "l": break
            default: throw error("\"[\(letters)]\" says not how to compare")
            }
        }
        position += 2
        try expect("]")
        return options
    }

    // MARK: - Expressions

    private mutating func sum() throws -> Part {
        var left = try product()
        while let function = take(["+": .add, "-": .subtract]) {
            left = .expression(
                .function(function, [try expression(left), try expression(product())])
            )
        }
        return left
    }

    private mutating func product() throws -> Part {
        var left = try power()
        while let function = take(["*": .multiply, "/": .divide]) {
            left = .expression(
                .function(function, [try expression(left), try expression(power())])
            )
        }
        return left
    }

    private mutating func power() throws -> Part {
        try descend()
        defer { depth -= 1 }
        if take("-") {
            let operand = try expression(power())
            if case .constant(let constant) = operand {
                if case .integer(let value) = constant.known {
                    return .expression(.value(0 &- value))
                }
                if case .real(let value) = constant.known { return .expression(.value(-value)) }
            }
            return .expression(.function(.subtract, [.value(0), operand]))
        }
        let left = try suffixed()
        guard take(["**": .raise]) != nil else { return left }
        return .expression(.function(.raise, [try expression(left), try expression(power())]))
    }

    private mutating func suffixed() throws -> Part {
        var part = try primary()
        while true {
            if take(".") {
                let owner = try expression(part)
                let name = try pathPart()
                operations += 1
                if case .keyPath(let first, let path) = owner {
                    part = .expression(.keyPath(first, "\(path).\(name)"))
                } else {
                    part = .expression(.keyPath(owner, name))
                }
            } else if token == .symbol("["), case .expression(let list) = part {
                part = .expression(.element(list, try index()))
            } else {
                guard operations <= 1000 else { throw error("too long") }
                return part
            }
        }
    }

    private mutating func pathPart() throws -> String {
        defer { position += 1 }
        switch token {
        case .word(let name), .name(let name): return name
        case .argumentPath(let index): return try path(index)
        default: throw unexpected()
        }
    }

    private mutating func index() throws -> PredicateIndex {
        operations += 1
        try expect("[")
        let index: PredicateIndex
        if take("FIRST") {
            index = .first
        } else if take("LAST") {
            index = .last
        } else if take("SIZE") {
            index = .size
        } else {
            index = .at(try expression(sum()))
        }
        try expect("]")
        return index
    }

    private mutating func primary() throws -> Part {
        let found = token
        position += 1
        switch found {
        case .integer(let value): return .expression(.value(value))
        case .real(let value): return .expression(.value(value))
        case .text(let text): return .expression(.value(text))
        case .variable(let name): return .expression(.variable(name))
        case .argument(let index): return .expression(.value(try argument(index)))
        case .argumentPath(let index):
            let path = try path(index)
            return .expression(path == "SELF" ? .object : .keyPath(nil, path))
        case .name(let name): return .expression(.keyPath(nil, name))
        case .symbol("("):
            let part = try disjunction()
            try expect(")")
            return part
        case .symbol("{"): return .expression(.list(try list(until: "}")))
        case .word(let word): return try named(word)
        default:
            position -= 1
            throw unexpected()
        }
    }

    private mutating func named(_ word: String) throws -> Part {
        switch word.uppercased() {
        case "SELF": return .expression(.object)
        case "TRUE", "YES": return .expression(.value(true))
        case "FALSE", "NO": return .expression(.value(false))
        case "NULL", "NIL": return .expression(.value(nil))
        case "TRUEPREDICATE": return .condition(.constant(true))
        case "FALSEPREDICATE": return .condition(.constant(false))
        case "SUBQUERY": return .expression(try subquery())
        case "CAST": return .expression(try cast())
        case "AND", "OR", "NOT", "IN", "LIKE", "MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH",
            "BETWEEN", "ANY", "ALL", "SOME", "NONE":
            position -= 1
            throw unexpected()
        default:
            guard token == .symbol("(") || token == .symbol(":") else {
                return .expression(.keyPath(nil, word))
            }
            return .expression(try function(word))
        }
    }

    private mutating func function(_ word: String) throws -> PredicateExpression {
        var name = word
        while take(":") {
            name += ":"
            guard case .word(let part) = token else { break }
            name += part
            position += 1
        }
        if name == word + ":" { name = word }
        try expect("(")
        let values = try list(until: ")")
        guard let function = PredicateFunction(rawValue: name) else {
            throw error("there is no function \"\(name)\"")
        }
        guard values.count == function.argumentCount else {
            throw error("\"\(name)\" takes \(function.argumentCount) values")
        }
        return .function(function, values)
    }

    private mutating func subquery() throws -> PredicateExpression {
        try expect("(")
        let list = try expression(sum())
        try expect(",")
        guard case .variable(let name) = token else { throw unexpected() }
        position += 1
        try expect(",")
        let condition = try condition(disjunction())
        try expect(")")
        return .subquery(list, variable: name, condition)
    }

    /// A date as predicates describe it: seconds since 2001, and the name of the class.
    private mutating func cast() throws -> PredicateExpression {
        try expect("(")
        let value = try expression(sum())
        try expect(",")
        guard token == .text("NSDate"), case .constant(let number) = value,
            let seconds = number.known.number
        else { throw error("only numbers are cast, and to \"NSDate\"") }
        position += 1
        try expect(")")
        return .value(Date(timeIntervalSinceReferenceDate: seconds))
    }

    private mutating func list(until end: String) throws -> [PredicateExpression] {
        var values: [PredicateExpression] = []
        if take(end) { return values }
        repeat { values.append(try expression(sum())) } while take(",")
        try expect(end)
        return values
    }

    // MARK: - Arguments

    private func argument(_ index: Int) throws -> Any? {
        guard arguments.indices.contains(index) else {
            throw error("\(arguments.count) arguments are not enough")
        }
        return arguments[index].flatMap(KeyPathValue.unwrap)
    }

    private func path(_ index: Int) throws -> String {
        guard let path = PredicateValue(try argument(index)).text else {
            throw error("the argument of \"%K\" is not a key path")
        }
        return path
    }

    // MARK: - Tokens

    private var token: PredicateToken { tokens[min(position, tokens.count - 1)] }

    private func peek(_ distance: Int) -> PredicateToken {
        tokens[min(position + distance, tokens.count - 1)]
    }

    private func isNext(_ names: String...) -> Bool {
        switch token {
        case .symbol(let symbol): names.contains(symbol)
        case .word(let word): names.contains(word.uppercased())
        default: false
        }
    }

    private mutating func take(_ names: String...) -> Bool {
        guard names.contains(where: { isNext($0) }) else { return false }
        position += 1
        return true
    }

    private mutating func take(_ functions: [String: PredicateFunction]) -> PredicateFunction? {
        guard case .symbol(let symbol) = token, let function = functions[symbol] else { return nil }
        position += 1
        operations += 1
        return function
    }

    private mutating func expect(_ symbol: String) throws {
        guard take(symbol) else { throw unexpected() }
    }

    private mutating func descend() throws {
        depth += 1
        // Texts may come from persons: brackets without end must not exhaust the stack.
        guard depth <= 100 else { throw error("too many brackets in each other") }
    }

    private func condition(_ part: Part) throws -> PredicateCondition {
        guard case .condition(let condition) = part else {
            throw error("a value where a condition is expected")
        }
        return condition
    }

    private func expression(_ part: Part) throws -> PredicateExpression {
        guard case .expression(let expression) = part else {
            throw error("a condition where a value is expected")
        }
        return expression
    }

    private func unexpected() -> PredicateFormatError {
        switch token {
        case .end: error("the end is not expected")
        case .word(let text), .name(let text), .text(let text), .symbol(let text):
            error("\"\(text)\" is not expected")
        case .variable(let name): error("\"$\(name)\" is not expected")
        case .integer(let number): error("\"\(number)\" is not expected")
        case .real(let number): error("\"\(number)\" is not expected")
        case .argument, .argumentPath: error("an argument is not expected")
        }
    }

    private func error(_ reason: String) -> PredicateFormatError {
        PredicateFormatError(format: format, reason: reason)
    }
}
