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

    /// What is known: when it came to be known, and the others that it follows.
    private var known: [Variable: (order: Int, others: Equation)] = [:]
    /// What is left of a factor by rounding.
    private static let least = 1e-9
    /// The factors that were looked at.
    private var work = 0
    /// The most factors that are looked at: documents whose equations all hang together have too
    /// many to be shown soon.
    private static let mostWork = 2_000_000

    /// Whether the equations were too many, so that nothing is taken for open.
    private var isTooMuch: Bool { work > Self.mostWork }

    /// Takes in an equation.
    mutating func add(_ equation: Equation) {
        guard !isTooMuch else { return }
        var rest = equation.filter { abs($0.value) > Self.least }
        // What is known gives way to what it follows, which came to be known later if at all: in
        // the order in which things came to be known, each gives way once.
        while let (variable, entry) = nextKnown(in: rest) {
            work += rest.count + entry.count
            guard !isTooMuch else { return }
            let factor = rest.removeValue(forKey: variable) ?? 0
            for (other, share) in entry {
                let sum = rest[other, default: 0] + factor * share
                rest[other] = abs(sum) > Self.least ? sum : nil
            }
        }
        guard let first = rest.keys.min(by: { $0.precedes($1) }),
            let factor = rest.removeValue(forKey: first)
        else { return }
        known[first] = (known.count, rest.mapValues { -$0 / factor })
    }

    /// Returns what came to be known first of what an equation names; nil where nothing is.
    private func nextKnown(in equation: Equation) -> (Variable, Equation)? {
        var found: (variable: Variable, order: Int, others: Equation)?
        for variable in equation.keys {
            guard let entry = known[variable], entry.order < found?.order ?? .max else { continue }
            found = (variable, entry.order, entry.others)
        }
        return found.map { ($0.variable, $0.others) }
    }

    /// Whether no equation makes something known.
    func isOpen(_ variable: Variable) -> Bool { !isTooMuch && known[variable] == nil }
}
