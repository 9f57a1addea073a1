import Foundation

extension PredicateCondition {
    /// Reads a text; where it cannot be read, that is reported, and the condition never holds.
    init(format: String, arguments: [Any?]) {
        do {
            var parser = try PredicateParser(format, arguments: arguments)
            self = try parser.parse()
        } catch {
            let message = "\(error)"
            MainThread.run { Diagnostics.report(message) }
            self = .constant(false)
        }
    }

    /// Takes what a predicate says; of a class that is not known here, the predicate itself.
    init(_ predicate: NSPredicate) {
        let kind = type(of: predicate)
        if let constant = predicate as? ConstantPredicate {
            self = .constant(constant.value)
        } else if kind == NSPredicate.self, predicate.isEqual(NSPredicate(value: true)) {
            self = .constant(true)
        } else if kind == NSPredicate.self, predicate.isEqual(NSPredicate(value: false)) {
            self = .constant(false)
        } else if kind == NSComparisonPredicate.self,
            let known = predicate as? NSComparisonPredicate
        {
            self = .comparison(known.comparison)
        } else if kind == NSCompoundPredicate.self || kind == FormatCompoundPredicate.self,
            let compound = predicate as? NSCompoundPredicate
        {
            let parts = compound.subpredicates.map { PredicateCondition($0) }
            switch compound.compoundPredicateType {
            case .and: self = .and(parts)
            case .or: self = .or(parts)
            case .not: self = .not(parts.first ?? .constant(true))
            }
        } else {
            self = .other(predicate)
        }
    }

    /// A predicate that says the same.
    var predicate: NSPredicate {
        switch self {
        case .constant(let value): ConstantPredicate(value)
        case .not(let other):
            FormatCompoundPredicate(type: .not, subpredicates: [other.predicate])
        case .and(let parts):
            FormatCompoundPredicate(type: .and, subpredicates: parts.map(\.predicate))
        case .or(let parts):
            FormatCompoundPredicate(type: .or, subpredicates: parts.map(\.predicate))
        case .comparison(let comparison): NSComparisonPredicate(comparison)
        case .other(let predicate): predicate
        }
    }
}

/// A predicate that says the same of every object, and describes itself.
final class ConstantPredicate: NSPredicate {
    let value: Bool

    init(_ value: Bool) {
        self.value = value
        super.init(value: value)
    }

    override var description: String { PredicateCondition.constant(value).format }
    override func copy(with zone: NSZone? = nil) -> Any { self }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? ConstantPredicate)?.value == value
    }

    override var hash: Int { value.hashValue }
}

/// A predicate of several others that describes itself.
final class FormatCompoundPredicate: NSCompoundPredicate {
    override var predicateFormat: String { PredicateCondition(self).format }
    override var description: String { PredicateCondition(self).format }

    override func copy(with zone: NSZone? = nil) -> Any {
        FormatCompoundPredicate(type: compoundPredicateType, subpredicates: subpredicates)
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? FormatCompoundPredicate else { return false }
        return self === other || PredicateCondition(self) == PredicateCondition(other)
    }

    override var hash: Int { PredicateCondition(self).hashValue }
}
