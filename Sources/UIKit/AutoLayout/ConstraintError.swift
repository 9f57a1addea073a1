/// Why a constraint cannot be made or be put in force.
///
/// Constraints in code that have these faults end the process, as in UIKit; those that a document
/// describes are refused with the same messages.
package enum ConstraintError: Error, Equatable, CustomStringConvertible {
    /// There is no first attribute.
    case noFirstAttribute(item: String)
    /// The attributes do not go together.
    case invalidPairing(first: String, second: String)
    /// One attribute follows the reading direction and the other does not.
    case mixedDirections(first: String, second: String)
    /// A place is set to a constant.
    case locationWithoutPair(first: String, second: String?, multiplier: Double)
    /// A number is NaN or infinite.
    case invalidNumber(name: String, value: Double, first: String, second: String?)
    /// A priority is above 1000.
    case invalidPriority(Float)
    /// The items do not stand in one view hierarchy.
    case noCommonAncestor(first: String, second: String)

    package var description: String {
        switch self {
        case .noFirstAttribute(let item):
            "Cannot make constraint: \(item) needs an attribute, found notAnAttribute."
        case .invalidPairing(let first, let second):
            "Cannot make constraint: \(first) and \(second) are an invalid pairing of layout"
                + " attributes; relate sizes to sizes and places of one axis to each other."
        case .mixedDirections(let first, let second):
            "Cannot make constraint: \(first) and \(second) mix a leading/trailing attribute with"
                + " a right/left one; use leading/trailing for both or neither."
        case .locationWithoutPair(let first, let second, let multiplier):
            "Cannot make constraint: \(first) is a location, found "
                + (second.map { "\($0) with the multiplier \(multiplier)" } ?? "no second item")
                + "; a location cannot equal a constant, so locations must be specified in pairs."
        case .invalidNumber(let name, let value, let first, let second):
            "Cannot make constraint between \(first) and \(second ?? "nothing"): the \(name) is"
                + " \(value), expected a finite number."
        case .invalidPriority(let priority):
            "Cannot set the priority of a constraint: found \(priority), expected more than 0 and"
                + " at most 1000."
        case .noCommonAncestor(let first, let second):
            "Cannot activate constraint: \(first) and \(second) have no common ancestor; call"
                + " addSubview(_:) first."
        }
    }
}
