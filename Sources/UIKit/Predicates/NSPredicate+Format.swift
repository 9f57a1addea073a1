import Foundation

extension NSPredicate: MetatypeInitializable {}

extension NSPredicate {
    /// Creates a predicate from a text of Apple's language for predicates.
    ///
    /// `%@` stands for an argument as a value, `%K` for one as a key path, `%d` and its like for
    /// numbers; none of them is looked for between quotation marks.
    ///
    /// A text of one comparison makes an `NSComparisonPredicate`, one of several conditions an
    /// `NSCompoundPredicate`.
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
    /// Predicates of blocks, and of classes of an app's own, are returned as they are.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        PredicateCondition(self).substituting(variables).predicate
    }

    private static func formatted<Predicate: NSPredicate>(
        _ format: String,
        _ arguments: [Any?]
    ) -> Predicate {
        let predicate = PredicateCondition(format: format, arguments: arguments).predicate
        guard let made = predicate as? Predicate else {
            preconditionFailure("\(Predicate.self) cannot be made of a text; use NSPredicate.")
        }
        return made
    }
}

/// Why a text is no predicate.
struct PredicateFormatError: Error, CustomStringConvertible {
    let format: String
    let reason: String

    var description: String {
        "NSPredicate(format:): unable to parse the format string \"\(format)\": \(reason)."
    }
}
