import Foundation

extension NSPredicate: MetatypeInitializable {}

extension NSPredicate {
    /// Creates a predicate from a text of Apple's language for predicates.
    ///
    /// `%@` stands for an argument as a value, `%K` for one as a key path, `%d` and its like for
    /// numbers; none of them is looked for between quotation marks.
    ///
    /// Keys are found in dictionaries, in objects whose properties have names (`KeyValueCoding`),
    /// and among the stored properties of every other object.
    /// - Note: Differs from Foundation: a text that cannot be read is reported, and its predicate
    ///   is false for every object, where iOS ends the process. Foundation for Linux has no such
    ///   initialiser.
    public convenience init(format predicateFormat: String, _ arguments: Any?...) {
        self.init(made: Self.formatted(predicateFormat, arguments))
    }

    /// Creates a predicate from a text, with the arguments in an array.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(made: Self.formatted(predicateFormat, arguments ?? []))
    }

    /// Returns the predicate with values in the place of its variables.
    ///
    /// Predicates that no text describes are returned as they are.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        (self as? FormatPredicate)?.substituting(variables) ?? self
    }

    private static func formatted<Predicate: NSPredicate>(
        _ format: String,
        _ arguments: [Any?]
    ) -> Predicate {
        let predicate = FormatPredicate(format: format, arguments: arguments)
        guard let made = predicate as? Predicate else {
            preconditionFailure("\(Predicate.self) cannot be made of a text; use NSPredicate.")
        }
        return made
    }
}

/// A predicate that a text describes.
final class FormatPredicate: NSPredicate {
    private let condition: PredicateCondition

    /// Reads a text; where it cannot be read, that is reported, and the predicate is false.
    convenience init(format: String, arguments: [Any?]) {
        do {
            var parser = try PredicateParser(format, arguments: arguments)
            self.init(try parser.parse())
        } catch {
            let message = "\(error)"
            MainThread.run { Diagnostics.report(message) }
            self.init(.constant(false))
        }
    }

    init(_ condition: PredicateCondition) {
        self.condition = condition
        super.init(value: false)
    }

    func substituting(_ variables: [String: Any]) -> FormatPredicate {
        FormatPredicate(condition.substituting(variables))
    }

    override func evaluate(with object: Any?) -> Bool {
        evaluate(with: object, substitutionVariables: nil)
    }

    override func evaluate(
        with object: Any?,
        substitutionVariables bindings: [String: Any]?
    ) -> Bool {
        PredicateEvaluator(object: object, variables: bindings ?? [:]).holds(condition)
    }

    override var predicateFormat: String { condition.format }
    override var description: String { condition.format }
    override func copy(with zone: NSZone? = nil) -> Any { self }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? FormatPredicate)?.condition == condition
    }

    override var hash: Int { condition.hashValue }
}

/// Why a text is no predicate.
struct PredicateFormatError: Error, CustomStringConvertible {
    let format: String
    let reason: String

    var description: String {
        "NSPredicate(format:): unable to parse the format string \"\(format)\": \(reason)."
    }
}
