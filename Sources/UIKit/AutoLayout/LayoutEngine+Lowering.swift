import Cassowary

extension LayoutEngine {
    /// Gives a constraint its row.
    func lower(_ constraint: NSLayoutConstraint) {
        guard constraint.row == nil, !constraint.isBroken, constraint.first != nil,
            constraint.second != nil || constraint.secondAttribute == .notAnAttribute,
            let priority = constraint.priority.solverPriority
        else { return }
        if let fault = constraint.axisFault { preconditionFailure("\(fault)") }
        if !constraint.isHeldNearest,
            constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
        {
            hasFarConstraints = true
        }
        let expression = expression(of: constraint)
        constraint.loweredConstant = expression.constant
        constraint.row = addRow(expression, Relation(constraint.relation), priority)
    }

    /// Returns the difference of the two sides of a constraint, over the variables.
    ///
    /// Places count from the origin of the nearest common superview, or from its right edge where
    /// leading and trailing are mirrored: so all that is above it stays out of the expression.
    func expression(of constraint: NSLayoutConstraint) -> SolverExpression {
        let multiplier = Double(constraint.multiplier)
        var constant = Double(constraint.constant)
        // Numbers that stand for "any" must not drown the others.
        constant = min(max(constant, -1e7), 1e7)
        guard let first = constraint.first,
            let container = constraint.isHeldNearest ? constraint.holder : constraint.commonAncestor
        else {
            return SolverExpression(constant: -constant)
        }
        let isMirrored =
            (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
            && container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sign: Double = isMirrored ? -1 : 1
        var sum = AttributeSum(engine: self, container: container, isMirrored: isMirrored)
        sum.add(first, constraint.firstAttribute, sign)
        if let second = constraint.second, constraint.secondAttribute != .notAnAttribute {
            sum.add(second, constraint.secondAttribute, -sign * multiplier)
        }
        if isMirrored, multiplier != 1 {
            let width =
                container.scrollsContent
                ? contentNode(of: container).width : node(of: container).width
            sum.expression.add(.init(width, 1 - multiplier))
        }
        sum.expression.constant -= constant
        for view in sum.crossed { view.noteCrossing(constraint) }
        return sum.expression
    }
}

extension Cassowary.Relation {
    fileprivate init(_ relation: NSLayoutConstraint.Relation) {
        switch relation {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}

/// A sum of attributes of items, over the variables of their nodes.
@MainActor
private struct AttributeSum {
    let engine: LayoutEngine
    let container: UIView
    /// Whether leading is the right side.
    let isMirrored: Bool
    var expression = SolverExpression()
    /// The scroll views whose content an item is in and the container is not.
    var crossed: [UIScrollView] = []

    /// Adds an attribute, multiplied by a factor.
    mutating func add(
        _ item: any LayoutItem,
        _ attribute: NSLayoutConstraint.Attribute,
        _ factor: Double
    ) {
        guard let view = item.layoutView else { return }
        let insets = insets(of: item, view, attribute)
        let isVertical = attribute.isVertical
        let near = Double(isVertical ? insets.top : insets.left)
        let far = Double(isVertical ? insets.bottom : insets.right)
        if let guide = contentGuide(item, view), refersToContent(item, attribute) {
            return add(guide, attribute, factor, (near, far))
        }
        switch edge(attribute) {
        case .near:
            addOrigin(item, view, factor, isVertical)
            expression.constant += factor * near
        case .far:
            addOrigin(item, view, factor, isVertical)
            addLength(item, view, factor, isVertical)
            expression.constant -= factor * far
        case .middle:
            addOrigin(item, view, factor, isVertical)
            addLength(item, view, factor / 2, isVertical)
            expression.constant += factor * (near - far) / 2
        case .length:
            addLength(item, view, factor, isVertical)
            expression.constant -= factor * (near + far)
        }
        noteDependence(item, view, attribute)
    }

    /// Returns the guide of the content where an item means a scroll view's content.
    ///
    /// To what is inside it, a scroll view's edges are those of its content, as in UIKit.
    private func contentGuide(_ item: any LayoutItem, _ view: UIView) -> ContentLayoutGuide? {
        guard view === container, view.scrollsContent else { return nil }
        if let guide = item as? ContentLayoutGuide { return guide }
        let isContent = item is UIView || (item as? InsetLayoutGuide)?.isContentGuide == true
        return isContent ? (view as? UIScrollView)?.contentGuide : nil
    }

    /// Whether an attribute of a scroll view is that of its content to what is inside it.
    ///
    /// Sizes and middles are those of the frame, as in UIKit: in the middle of a scroll view is
    /// what fills its width, not what is as wide as it likes.
    private func refersToContent(
        _ item: any LayoutItem,
        _ attribute: NSLayoutConstraint.Attribute
    ) -> Bool {
        switch edge(attribute) {
        case .near, .far: true
        case .middle: !(item is UIView)
        case .length: false
        }
    }

    /// Adds an edge or the middle of a scroll view's content.
    private mutating func add(
        _ guide: ContentLayoutGuide,
        _ attribute: NSLayoutConstraint.Attribute,
        _ factor: Double,
        _ insets: (near: Double, far: Double)
    ) {
        let isVertical = attribute.isVertical
        switch edge(attribute) {
        case .near: expression.constant += factor * insets.near
        case .far, .length:
            addContentLength(guide, factor, isVertical)
            expression.constant -= factor * insets.far
        case .middle:
            addContentLength(guide, factor / 2, isVertical)
            expression.constant += factor * (insets.near - insets.far) / 2
        }
        if attribute.isMargin { guide.owningView?.requireAutoLayout().hasDependents = true }
    }

    private mutating func addContentLength(
        _ guide: ContentLayoutGuide,
        _ factor: Double,
        _ isVertical: Bool
    ) {
        let node = engine.node(of: guide)
        expression.add(.init(isVertical ? node.height : node.width, factor))
        guide.setsContentSize(isVertical ? .vertical : .horizontal)
    }

    private enum Edge { case near, far, middle, length }

    private func edge(_ attribute: NSLayoutConstraint.Attribute) -> Edge {
        switch attribute {
        case .left, .leftMargin, .top, .topMargin, .firstBaseline: .near
        case .right, .rightMargin, .bottom, .bottomMargin, .lastBaseline: .far
        case .leading, .leadingMargin: isMirrored ? .far : .near
        case .trailing, .trailingMargin: isMirrored ? .near : .far
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .middle
        case .width, .height, .notAnAttribute: .length
        }
    }

    /// Returns what lies between the frame of the item's variables and the attribute.
    private func insets(
        of item: any LayoutItem,
        _ view: UIView,
        _ attribute: NSLayoutConstraint.Attribute
    ) -> UIEdgeInsets {
        if let guide = item as? UILayoutGuide { return guide.insets }
        if attribute.isMargin { return view.layoutMargins }
        var insets = view.alignmentRectInsets
        if attribute == .firstBaseline {
            insets.top = view.firstBaselineOffset
            view.noteBaseline(of: view.forFirstBaselineLayout)
        } else if attribute == .lastBaseline {
            insets.bottom = view.lastBaselineOffset
            view.noteBaseline(of: view.forLastBaselineLayout)
        }
        return insets
    }

    private mutating func addOrigin(
        _ item: any LayoutItem,
        _ view: UIView,
        _ factor: Double,
        _ isVertical: Bool
    ) {
        let guide = item as? UILayoutGuide
        if let guide, !guide.isInset, !(guide is ContentLayoutGuide) {
            let node = engine.node(of: guide)
            expression.add(.init(isVertical ? node.y : node.x, factor))
        }
        if let guide, (guide as? InsetLayoutGuide)?.isContentGuide != true {
            leave(view, factor, isVertical)
        }
        var current = view
        while current !== container, let superview = current.superview {
            let node = engine.node(of: current)
            expression.add(.init(isVertical ? node.y : node.x, factor))
            current = superview
            leave(current, factor, isVertical)
        }
    }

    /// Counts in how far a scroll view is scrolled that the way up leaves.
    private mutating func leave(_ view: UIView, _ factor: Double, _ isVertical: Bool) {
        guard view !== container, view.scrollsContent, let scrollView = view as? UIScrollView else {
            return
        }
        let origin = view.bounds.origin
        expression.constant -= factor * Double(isVertical ? origin.y : origin.x)
        crossed.append(scrollView)
    }

    private mutating func addLength(
        _ item: any LayoutItem,
        _ view: UIView,
        _ factor: Double,
        _ isVertical: Bool
    ) {
        let node: LayoutNode
        if let guide = item as? UILayoutGuide, !guide.isInset {
            node = engine.node(of: guide)
            (guide as? ContentLayoutGuide)?.setsContentSize(isVertical ? .vertical : .horizontal)
        } else {
            node = engine.node(of: view)
        }
        expression.add(.init(isVertical ? node.height : node.width, factor))
    }

    private func noteDependence(
        _ item: any LayoutItem,
        _ view: UIView,
        _ attribute: NSLayoutConstraint.Attribute
    ) {
        guard
            attribute.isMargin || attribute.isBaseline || (item as? UILayoutGuide)?.isInset == true
        else { return }
        view.requireAutoLayout().hasDependents = true
    }
}
