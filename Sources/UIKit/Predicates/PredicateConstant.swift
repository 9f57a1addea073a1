/// A value that is the same for every object.
struct PredicateConstant {
    /// The value as it was given.
    let value: Any?
    /// The value as it is compared: made ready once, since it is asked for each object.
    let known: PredicateValue

    init(_ value: Any?) {
        self.value = value
        known = PredicateValue(value).prepared
    }
}

extension PredicateConstant: Hashable {
    static func == (left: PredicateConstant, right: PredicateConstant) -> Bool {
        left.known.isEqual(right.known, [])
    }

    func hash(into hasher: inout Hasher) {
        // What has no key is rare, and may share a hash.
        hasher.combine(known.key)
    }
}

extension PredicateExpression {
    /// Returns an expression of a value.
    static func value(_ value: Any?) -> PredicateExpression {
        .constant(PredicateConstant(value))
    }
}
