/// What a stack arranges, how, and the constraints that do it.
struct StackArrangement {
    var views: [UIView] = []
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    var isBaselineRelative = false
    var isMarginsRelative = false
    var isCurrent = true
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
}

extension UIStackView {
    typealias Attribute = NSLayoutConstraint.Attribute

    /// The arranged views that are not hidden.
    var visibleViews: [UIView] { arrangement.views.filter { !$0.isHidden } }

    var tallestView: UIView? {
        visibleViews.max { $0.bounds.height < $1.bounds.height }
    }

    /// Makes the constraints anew if something changed.
    func rebuildArrangement() {
        guard !arrangement.isCurrent else { return }
        arrangement.isCurrent = true
        let before = arrangement.constraints
        arrangement.constraints = []
        for guide in arrangement.guides { removeLayoutGuide(guide) }
        arrangement.guides = []
        if !arrangement.views.isEmpty {
            let visible = visibleViews
            connectEnds(visible)
            distribute(visible)
            align(visible)
            placeHidden()
        }
        replace(before)
    }

    /// Puts the arrangement's constraints in force, in place of those from before.
    ///
    /// What says the same as one from before is left out, and that one stays: a long stack of which one view
    /// is hidden has few new ones.
    private func replace(_ before: [NSLayoutConstraint]) {
        var known: [ArrangedForm: NSLayoutConstraint] = [:]
        for constraint in before where constraint.isActive {
            if let form = ArrangedForm(constraint) { known[form] = constraint }
        }
        var kept: Set<ObjectIdentifier> = []
        var added: [NSLayoutConstraint] = []
        for (index, constraint) in arrangement.constraints.enumerated() {
            if let form = ArrangedForm(constraint), let same = known.removeValue(forKey: form) {
                arrangement.constraints[index] = same
                kept.insert(ObjectIdentifier(same))
            } else {
                added.append(constraint)
            }
        }
        NSLayoutConstraint.deactivate(before.filter { !kept.contains(ObjectIdentifier($0)) })
        NSLayoutConstraint.activate(added)
    }

    // MARK: - Parts

    private var isVertical: Bool { axis == .vertical }
    private var near: Attribute { isVertical ? .top : .leading }
    private var far: Attribute { isVertical ? .bottom : .trailing }
    private var length: Attribute { isVertical ? .height : .width }
    private var crossNear: Attribute { isVertical ? .leading : .top }
    private var crossFar: Attribute { isVertical ? .trailing : .bottom }
    private var crossLength: Attribute { isVertical ? .width : .height }
    private var middle: Attribute { isVertical ? .centerY : .centerX }
    private var crossMiddle: Attribute { isVertical ? .centerX : .centerY }

    /// What the views are connected to: the stack or its margins.
    private var canvas: any LayoutItem {
        arrangement.isMarginsRelative ? insetGuide(.layoutMargins) : self
    }

    private func add(
        _ identifier: String,
        _ first: any LayoutItem,
        _ firstAttribute: Attribute,
        _ relation: NSLayoutConstraint.Relation = .equal,
        _ second: (any LayoutItem)? = nil,
        _ secondAttribute: Attribute = .notAnAttribute,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        priority: Float = 1000
    ) {
        let constraint = NSLayoutConstraint(
            first,
            firstAttribute,
            relation,
            second,
            secondAttribute,
            multiplier: multiplier,
            constant: constant
        )
        constraint.identifier = identifier
        constraint.isInternal = true
        constraint.priority = UILayoutPriority(priority)
        arrangement.constraints.append(constraint)
    }

    private func spacing(after view: UIView) -> CGFloat {
        let spacing = arrangement.customSpacings[ObjectIdentifier(view)] ?? arrangement.spacing
        return spacing == Self.spacingUseSystem ? 8 : spacing
    }

    // MARK: - Along the axis

    private func connectEnds(_ views: [UIView]) {
        guard let first = views.first, let last = views.last else {
            // Without a view that shows, the stack has no length.
            return add("UISV-canvas-fit", self, length, priority: 51)
        }
        add("UISV-canvas-connection", canvas, near, .equal, first, near)
        add("UISV-canvas-connection", canvas, far, .equal, last, far)
    }

    private func distribute(_ views: [UIView]) {
        let isLoose = distribution == .equalSpacing || distribution == .equalCentering
        for (view, next) in zip(views, views.dropFirst()) {
            let usesBaselines = isVertical && arrangement.isBaselineRelative
            add(
                "UISV-spacing",
                next,
                usesBaselines ? .firstBaseline : near,
                isLoose ? .greaterThanOrEqual : .equal,
                view,
                usesBaselines ? .lastBaseline : far,
                constant: spacing(after: view)
            )
        }
        switch distribution {
        case .fill: break
        case .fillEqually: fillEqually(views)
        case .fillProportionally: fillProportionally(views)
        case .equalSpacing: equalize(views, "UISV-distributing-edge", from: far, to: near, 1000)
        case .equalCentering:
            equalize(views, "UISV-distributing-center", from: middle, to: middle, 150)
        }
    }

    /// Each view has the share of the stack's length that its content has of all contents.
    ///
    /// The shares of the views give way to each other, the last one first, and all of them to what
    /// is required: what insists on another length has it.
    private func fillProportionally(_ views: [UIView]) {
        let lengths = views.map { proportionalLength(of: $0) }
        let spacings = views.dropLast().reduce(0) { $0 + spacing(after: $1) }
        let total = lengths.reduce(0, +) + spacings
        // Without contents there is no proportion.
        guard total > max(spacings, 1) else { return fillEqually(views) }
        for (index, view) in views.enumerated() {
            guard lengths[index] > 0 else {
                add("UISV-fill-proportionally", view, length)
                continue
            }
            let share = lengths[index] / total
            add(
                "UISV-fill-proportionally",
                view,
                length,
                .equal,
                canvas,
                length,
                multiplier: share,
                priority: share == 1 ? 1000 : max(999 - Float(index), 751)
            )
        }
    }

    private func fillEqually(_ views: [UIView]) {
        guard let first = views.first else { return }
        for view in views.dropFirst() {
            add("UISV-fill-equally", view, length, .equal, first, length)
        }
    }

    /// The length that counts where this stack shares its own in proportion: that of the content,
    /// or what constraints ask for where there is no content, as in a stack in this one.
    private func proportionalLength(of view: UIView) -> CGFloat {
        let content = view.intrinsicContentSize
        let natural = isVertical ? content.height : content.width
        if natural != UIView.noIntrinsicMetric { return max(0, natural) }
        var target = UIView.layoutFittingCompressedSize
        var width = UILayoutPriority.fittingSizeLevel
        if isVertical, alignment == .fill, bounds.width > 0 {
            // Text in it wraps at the width that it will have.
            (target.width, width) = (bounds.width, .required)
        }
        let size = view.systemLayoutSizeFitting(
            target,
            withHorizontalFittingPriority: width,
            verticalFittingPriority: .fittingSizeLevel
        )
        return isVertical ? size.height : size.width
    }

    /// Makes the gaps between neighbours equal, each a guide.
    private func equalize(
        _ views: [UIView],
        _ identifier: String,
        from start: Attribute,
        to end: Attribute,
        _ priority: Float
    ) {
        guard views.count > 2 else { return }
        var firstGap: UILayoutGuide?
        for (view, next) in zip(views, views.dropFirst()) {
            let gap = UILayoutGuide()
            gap.identifier = "\(identifier)-gap"
            addLayoutGuide(gap)
            arrangement.guides.append(gap)
            add(identifier, gap, near, .equal, view, start)
            add(identifier, gap, far, .equal, next, end)
            if let firstGap {
                add(identifier, gap, length, .equal, firstGap, length, priority: priority)
            } else {
                firstGap = gap
            }
        }
    }

    // MARK: - Across the axis

    private func align(_ views: [UIView]) {
        let canvas = canvas
        guard alignment != .fill else {
            for view in views {
                add("UISV-alignment", view, crossNear, .equal, canvas, crossNear)
                add("UISV-alignment", view, crossFar, .equal, canvas, crossFar)
            }
            return
        }
        for view in views {
            add("UISV-spanning-boundary", view, crossNear, .greaterThanOrEqual, canvas, crossNear)
            add("UISV-spanning-boundary", canvas, crossFar, .greaterThanOrEqual, view, crossFar)
            add("UISV-ambiguity-suppression", view, crossLength, priority: 25)
        }
        // The stack is no larger than its largest view asks for.
        add("UISV-spanning-fit", self, crossLength, priority: 51)
        alignEdges(views, canvas)
    }

    /// What the alignment makes the same of all views; of views that fill the stack, their beginning.
    private var alignedAttribute: Attribute {
        switch alignment {
        case .fill, .leading: crossNear
        case .trailing: crossFar
        case .center: crossMiddle
        // As in UIKit, baselines mean nothing across a column.
        case .firstBaseline: isVertical ? crossNear : .firstBaseline
        case .lastBaseline: isVertical ? crossNear : .lastBaseline
        }
    }

    private func alignEdges(_ views: [UIView], _ canvas: any LayoutItem) {
        let attribute = alignedAttribute
        guard attribute.isBaseline else {
            for view in views {
                add("UISV-alignment", view, attribute, .equal, canvas, attribute)
            }
            return
        }
        guard let first = views.first else { return }
        let edge = attribute == .firstBaseline ? crossNear : crossFar
        for view in views {
            if view !== first {
                add("UISV-alignment", view, attribute, .equal, first, attribute)
            }
            // All move together until the first of them touches the edge.
            add("UISV-alignment-edge", view, edge, .equal, canvas, edge, priority: 52)
        }
    }

    // MARK: - Hidden views

    /// The gap that stands between a view's end and what follows, whatever room there is.
    private func fixedGap(after view: UIView) -> CGFloat {
        switch distribution {
        case .equalSpacing, .equalCentering: return 0
        default: return isVertical && arrangement.isBaselineRelative ? 0 : spacing(after: view)
        }
    }

    /// Hidden views have no length, and stand where they would be: between two others in the middle
    /// of the gap.
    ///
    /// Across the axis they are aligned, but make the stack no larger.
    private func placeHidden() {
        let across = alignedAttribute.isBaseline ? crossNear : alignedAttribute
        let last = arrangement.views.lastIndex { !$0.isHidden } ?? 0
        var before: UIView?
        for (index, view) in arrangement.views.enumerated() {
            guard view.isHidden else {
                before = view
                continue
            }
            add("UISV-hiding", view, across, .equal, canvas, across)
            if alignment == .fill {
                // Above what content hugs by, so that it gives way to the stack.
                add(
                    "UISV-hiding",
                    view,
                    crossFar,
                    .greaterThanOrEqual,
                    canvas,
                    crossFar,
                    priority: 260
                )
            }
            // Not required: what is inside may insist on a length, which nobody sees.
            add("UISV-hiding", view, length, priority: 999)
            if let before {
                let gap = index < last ? fixedGap(after: before) : 0
                add("UISV-hiding", view, near, .equal, before, far, constant: gap / 2)
            } else {
                add("UISV-hiding", view, near, .equal, canvas, near)
            }
        }
    }
}

/// All that a constraint of an arrangement says.
private struct ArrangedForm: Hashable {
    let first: ObjectIdentifier
    let second: ObjectIdentifier?
    let attributes: [NSLayoutConstraint.Attribute]
    let relation: NSLayoutConstraint.Relation
    let numbers: [CGFloat]
    let identifier: String?

    /// Reads a constraint; nil where one of its items has ended.
    @MainActor
    init?(_ constraint: NSLayoutConstraint) {
        guard let item = constraint.firstItem else { return nil }
        let other = constraint.secondItem
        guard other != nil || constraint.secondAttribute == .notAnAttribute else { return nil }
        first = ObjectIdentifier(item)
        second = other.map { ObjectIdentifier($0) }
        attributes = [constraint.firstAttribute, constraint.secondAttribute]
        relation = constraint.relation
        numbers = [
            constraint.multiplier, constraint.constant, CGFloat(constraint.priority.rawValue),
        ]
        identifier = constraint.identifier
    }
}

extension UIView {
    /// Tells the stacks around this view that share their length in proportion to contents.
    func proportionMayHaveChanged() {
        var outer = superview as? UIStackView
        while let stack = outer {
            if stack.distribution == .fillProportionally { stack.proportionsDidChange() }
            outer = stack.superview as? UIStackView
        }
    }
}
