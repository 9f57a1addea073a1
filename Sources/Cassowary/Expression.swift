/// A sum of variables with coefficients, and a constant.
///
/// Up to four terms are stored in place, which is what a constraint between two views needs.
package struct Expression: Sendable {
    /// A variable with its coefficient.
    package struct Term: Sendable, Equatable {
        /// The variable.
        package var variable: Variable
        /// The factor of the variable.
        package var coefficient: Double

        /// Creates a term.
        package init(_ variable: Variable, _ coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The number that is added to the terms.
    package var constant: Double
    /// The number of terms.
    package private(set) var count = 0
    private var inline: (Term, Term, Term, Term)
    private var further: [Term] = []

    /// Creates an expression without terms.
    package init(constant: Double = 0) {
        self.constant = constant
        let none = Term(Variable(index: -1, generation: 0), 0)
        inline = (none, none, none, none)
    }

    /// Creates an expression of terms.
    package init(_ terms: Term..., constant: Double = 0) {
        self.init(constant: constant)
        for term in terms { add(term) }
    }

    /// Creates an expression of a list of terms.
    package init(_ terms: some Sequence<Term>, constant: Double = 0) {
        self.init(constant: constant)
        for term in terms { add(term) }
    }

    /// Adds a term; terms of the same variable add up.
    package mutating func add(_ term: Term) {
        switch count {
        case 0: inline.0 = term
        case 1: inline.1 = term
        case 2: inline.2 = term
        case 3: inline.3 = term
        default: further.append(term)
        }
        count += 1
    }

    /// The term at an index, in the order in which they were added.
    package subscript(index: Int) -> Term {
        switch index {
        case 0: inline.0
        case 1: inline.1
        case 2: inline.2
        case 3: inline.3
        default: further[index - 4]
        }
    }
}
