import InterfaceBuilder

/// What the constraints of a document and its stack views say of views, as equations.
@MainActor
struct LayoutEquations {
    private(set) var layout = OpenLayout()
    /// The numbers of all views.
    private let numbers: [ObjectIdentifier: Int]
    /// The numbers of those that constraints place.
    private let placed: Set<Int>
    private var equation: OpenLayout.Equation = [:]

    private enum Edge {
        case near, middle, far
        /// No edge, but the distance of two.
        case length

        /// The share of the length that is added to the place of the near edge.
        var share: Double {
            switch self {
            case .near: 0
            case .middle: 0.5
            case .far, .length: 1
            }
        }
    }

    /// Creates equations of views, given with their numbers.
    init(numbers: [ObjectIdentifier: Int], placed: Set<Int>) {
        self.numbers = numbers
        self.placed = placed
    }

    // MARK: - Constraints

    /// Takes in a constraint between objects that are found by their ids.
    mutating func add(_ constraint: IBConstraint, _ objects: [String: AnyObject]) {
        guard constraint.relation == .equal,
            let first = constraint.firstItem.flatMap({ objects[$0] })
        else { return }
        let second = constraint.secondItem.flatMap { objects[$0] }
        if constraint.secondItem != nil, second == nil { return }
        equation = [:]
        addTerm(first, constraint.firstAttribute, 1, besides: second)
        if let second, let attribute = constraint.secondAttribute {
            addTerm(second, attribute, -constraint.multiplier, besides: first)
        }
        layout.add(equation)
    }

    private mutating func addTerm(
        _ item: AnyObject,
        _ attribute: IBConstraintAttribute,
        _ factor: Double,
        besides other: AnyObject?
    ) {
        guard let view = Self.view(of: item) else { return }
        let (edge, isVertical) = Self.part(of: attribute)
        if edge != .length { addOrigin(of: view, factor, isVertical) }
        guard edge != .near else { return }
        let isOfContent = isContent(item, of: view, edge, besides: other)
        add(isOfContent ? .content : .length, of: view, factor * edge.share, isVertical)
    }

    /// Whether an item is what scrolls in its view, which the edges of a view mean to what is in it.
    private func isContent(
        _ item: AnyObject,
        of view: UIView,
        _ edge: Edge,
        besides other: AnyObject?
    ) -> Bool {
        guard view.scrollsContent else { return false }
        if item is ContentLayoutGuide { return true }
        guard edge == .near || edge == .far, let inner = other.flatMap({ Self.view(of: $0) }),
            inner !== view, inner.isDescendant(of: view)
        else { return false }
        return item is UIView || (item as? InsetLayoutGuide)?.isContentGuide == true
    }

    private mutating func addOrigin(of view: UIView, _ factor: Double, _ isVertical: Bool) {
        var current: UIView? = view
        while let view = current {
            current = view.superview
            // Stack views place what they arrange.
            if !(current is UIStackView) { add(.place, of: view, factor, isVertical) }
        }
    }

    private mutating func add(
        _ kind: OpenLayout.Variable.Kind,
        of view: UIView,
        _ factor: Double,
        _ isVertical: Bool
    ) {
        guard let number = numbers[ObjectIdentifier(view)],
            kind == .content || placed.contains(number)
        else { return }
        let variable = OpenLayout.Variable(kind: kind, view: number, isVertical: isVertical)
        equation[variable, default: 0] += factor
    }

    private static func view(of item: AnyObject) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    private static func part(of attribute: IBConstraintAttribute) -> (Edge, Bool) {
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin: (.near, false)
        case .right, .trailing, .rightMargin, .trailingMargin: (.far, false)
        case .centerX, .centerXWithinMargins: (.middle, false)
        case .width: (.length, false)
        case .top, .topMargin, .firstBaseline: (.near, true)
        case .bottom, .bottomMargin, .baseline: (.far, true)
        case .centerY, .centerYWithinMargins: (.middle, true)
        case .height: (.length, true)
        }
    }

    // MARK: - Lengths

    /// Takes in that views' lengths, each multiplied by a factor, have a sum that is known.
    mutating func add(lengths: [(UIView, Double)], isVertical: Bool) {
        equation = [:]
        for (view, factor) in lengths { add(.length, of: view, factor, isVertical) }
        layout.add(equation)
    }

    /// Takes in how a stack view makes the lengths of what it arranges, and its own.
    ///
    /// - Parameters:
    ///   - stack: The stack view.
    ///   - leavesOpen: Whether views without content are open across the axis, where they are not
    ///     stretched; else they have no length there.
    mutating func add(_ stack: UIStackView, leavesOpen: Bool = false) {
        let views = stack.arrangedSubviews.filter { !$0.isHidden }
        let isVertical = stack.axis == .vertical
        guard let first = views.first else {
            add(lengths: [(stack, 1)], isVertical: isVertical)
            return add(lengths: [(stack, 1)], isVertical: !isVertical)
        }
        // Across the axis what is not stretched has the length of its content, or none.
        let isFilled = stack.alignment == .fill
        for view in views {
            if !isFilled, leavesOpen, !(view is UIStackView) { continue }
            let own: [(UIView, Double)] = isFilled ? [(view, 1), (stack, -1)] : [(view, 1)]
            add(lengths: own, isVertical: !isVertical)
        }
        if !isFilled { add(lengths: [(stack, 1)], isVertical: !isVertical) }
        let parts = Double(views.count * (views.count + 1) / 2)
        for (index, view) in views.enumerated() {
            switch stack.distribution {
            case .fillEqually where index > 0:
                add(lengths: [(view, 1), (first, -1)], isVertical: isVertical)
            case .fillProportionally:
                // Any shares do that make up the whole.
                let share = Double(index + 1) / parts
                add(lengths: [(view, 1), (stack, -share)], isVertical: isVertical)
            default: break
            }
        }
        var whole: [(UIView, Double)] = [(stack, 1)]
        for view in views { whole.append((view, -1)) }
        add(lengths: whole, isVertical: isVertical)
    }
}
