/// Places and lengths that equations leave open, found without the equations' numbers.
///
/// Gaussian elimination: each equation makes one of those that it names known, once the others are;
/// what none makes known is open.
struct OpenLayout {
    /// Something that equations name.
    struct Variable: Hashable {
        /// What it is of a view; in the order in which equations make things known.
        enum Kind: Int {
            /// The length of what scrolls in it.
            case content
            /// The distance from the superview's edge.
            case place
            /// The width or the height.
            case length
        }

        let kind: Kind
        /// The number of the view, in the order of the document.
        let view: Int
        let isVertical: Bool

        /// What equations make known first: of two views that hang together the later one.
        fileprivate func precedes(_ other: Variable) -> Bool {
            (kind.rawValue, other.view, isVertical ? 1 : 0)
                < (other.kind.rawValue, view, other.isVertical ? 1 : 0)
        }
    }

    /// The factors of what an equation names.
    typealias Equation = [Variable: Double]

    /// What is known, by the others that it follows.
    private var known: [Variable: Equation] = [:]
    /// What is left of a factor by rounding.
    private static let least = 1e-9

    /// Takes in an equation.
    mutating func add(_ equation: Equation) {
        var rest = equation.filter { abs($0.value) > Self.least }
        // What is known is put in place by what it follows, which came to be known later at most.
        while let variable = rest.keys.first(where: { known[$0] != nil }),
            let others = known[variable]
        {
            let factor = rest.removeValue(forKey: variable) ?? 0
            for (other, share) in others {
                let sum = rest[other, default: 0] + factor * share
                rest[other] = abs(sum) > Self.least ? sum : nil
            }
        }
        guard let first = rest.keys.min(by: { $0.precedes($1) }),
            let factor = rest.removeValue(forKey: first)
        else { return }
        known[first] = rest.mapValues { -$0 / factor }
    }

    /// Whether no equation makes something known.
    func isOpen(_ variable: Variable) -> Bool { known[variable] == nil }
}
