import Cassowary

typealias SolverExpression = Cassowary.Expression

extension LayoutEngine {
    // MARK: - Nodes

    /// Returns the variables of a view, made if they are missing.
    func node(of view: UIView) -> LayoutNode {
        let state = view.requireAutoLayout()
        if state.engine == nil { state.engine = self }
        if let node = state.node { return node }
        let node = LayoutNode(state.reference, solver: solver)
        state.node = node
        register(node)
        if view === root {
            holdRoot(node)
        } else if isFixed(view) {
            updatePlace(of: node)
        } else {
            updateContent(of: node)
            // A view whose solved frame is empty has to get it, though no variable changes.
            if !isTemporary, view.superview != nil { view.solvedFrameDidChange() }
        }
        return node
    }

    /// Returns the variables of a guide, made if they are missing.
    func node(of guide: UILayoutGuide) -> LayoutNode {
        if let node = guide.node { return node }
        let node = LayoutNode(guide.reference, solver: solver)
        guide.node = node
        register(node)
        if guide is ContentLayoutGuide { holdContent(node) }
        return node
    }

    /// The variables of a scroll view's content.
    func contentNode(of view: UIView) -> LayoutNode {
        (view as? UIScrollView).map { node(of: $0.contentGuide) } ?? node(of: view)
    }

    /// Content is never smaller than nothing, and no larger than constraints ask for.
    private func holdContent(_ node: LayoutNode) {
        func bound(_ variable: Variable, _ relation: Relation, _ priority: Priority)
            -> Constraint.ID?
        {
            addRow(SolverExpression(SolverExpression.Term(variable)), relation, priority)
        }
        node.content.minimumWidth = bound(node.width, .greaterThanOrEqual, .required)
        node.content.maximumWidth = bound(node.width, .lessThanOrEqual, 1)
        node.content.minimumHeight = bound(node.height, .greaterThanOrEqual, .required)
        node.content.maximumHeight = bound(node.height, .lessThanOrEqual, 1)
    }

    private func register(_ node: LayoutNode) {
        let last = max(node.x.number, node.y.number, node.width.number, node.height.number)
        while nodes.count <= last { nodes.append(nil) }
        for variable in [node.x, node.y, node.width, node.height] {
            nodes[variable.number] = node
        }
    }

    /// Gives back the variables of a node; no constraint's row may name them any more.
    func release(_ node: inout LayoutNode?) {
        guard let old = node else { return }
        node = nil
        removeContentRows(of: old)
        removePlaceRows(of: old)
        removeFloors(of: old)
        if !cutNodes.isEmpty { cutNodes.removeAll { $0 === old } }
        old.isWrapping = false
        for variable in [old.x, old.y, old.width, old.height] {
            nodes[variable.number] = nil
            attempt { () throws(SolverError) in try solver.release(variable) }
        }
    }

    // MARK: - Rows

    func attempt(_ change: () throws(SolverError) -> Void) {
        do {
            try change()
        } catch {
            Diagnostics.report("Auto Layout could not make a change: \(error)")
        }
    }

    func addRow(
        _ expression: SolverExpression,
        _ relation: Relation,
        _ priority: Priority
    ) -> Constraint.ID? {
        do {
            return try solver.add(Constraint(expression, relation, priority: priority))
        } catch {
            Diagnostics.report("Auto Layout could not add a constraint: \(error)")
            return nil
        }
    }

    func removeRow(_ row: inout Constraint.ID?) {
        guard let old = row else { return }
        row = nil
        attempt { () throws(SolverError) in try solver.remove(old) }
    }

    func removeRow(of constraint: NSLayoutConstraint) {
        removeRow(&constraint.row)
    }

    func setConstant(_ constant: Double, of row: Constraint.ID) {
        attempt { () throws(SolverError) in try solver.setConstant(constant, of: row) }
    }

    // MARK: - The root

    /// Whether the frame of a view stands for constraints, instead of following them.
    func isFixed(_ view: UIView) -> Bool {
        view === root && fitsRoot ? false : view.autoLayout?.translatesMask ?? true
    }

    /// The root has its bounds' size, unless the app left even that to constraints.
    private func holdRoot(_ node: LayoutNode) {
        guard let root, isFixed(root) else { return updateContent(of: node) }
        var place = node.place ?? PlaceRows()
        let size = root.bounds.size
        hold(node.width, at: size.width, &place.width)
        hold(node.height, at: size.height, &place.height)
        node.place = place
    }

    private func hold(_ variable: Variable, at value: CGFloat, _ part: inout PlaceRows.Part) {
        if let row = part.row {
            guard part.offset != Double(value) else { return }
            part.offset = Double(value)
            mayHeal = true
            return setConstant(-Double(value), of: row)
        }
        part.offset = Double(value)
        part.row = addRow(
            SolverExpression(SolverExpression.Term(variable), constant: -Double(value)),
            .equal,
            .required
        )
    }

    // MARK: - Frames as constraints

    /// Makes the rows of a view's own frame say where it is now.
    func updatePlace(of node: LayoutNode) {
        guard let view = node.view else { return }
        if view === root { return holdRoot(node) }
        let frame = view.ownLayer.untransformedFrame
        let isFixed = view.superview.map(isFixed) ?? true
        let shares = isFixed ? (x: 0, width: 0, y: 0, height: 0) : view.autoresizingShares
        var place = node.place ?? PlaceRows()
        set(&place.x, node.x, Double(frame.minX), shares.x, view, isVertical: false)
        set(&place.width, node.width, Double(frame.width), shares.width, view, isVertical: false)
        set(&place.y, node.y, Double(frame.minY), shares.y, view, isVertical: true)
        set(&place.height, node.height, Double(frame.height), shares.height, view, isVertical: true)
        node.place = place
    }

    private func set(
        _ part: inout PlaceRows.Part,
        _ variable: Variable,
        _ value: Double,
        _ share: Double,
        _ view: UIView,
        isVertical: Bool
    ) {
        let length = view.superview.map { isVertical ? $0.bounds.height : $0.bounds.width } ?? 0
        let offset = value - share * Double(length)
        if let row = part.row, part.share == share {
            guard part.offset != offset else { return }
            part.offset = offset
            mayHeal = true
            return setConstant(-offset, of: row)
        }
        removeRow(&part.row)
        var expression = SolverExpression(SolverExpression.Term(variable), constant: -offset)
        if share != 0, let superview = view.superview {
            let outer = self.node(of: superview)
            expression.add(.init(isVertical ? outer.height : outer.width, -share))
        }
        part = PlaceRows.Part(
            share: share,
            offset: offset,
            row: addRow(expression, .equal, .required)
        )
    }

    func removePlaceRows(of node: LayoutNode) {
        guard var place = node.place else { return }
        node.place = nil
        removeRow(&place.x.row)
        removeRow(&place.y.row)
        removeRow(&place.width.row)
        removeRow(&place.height.row)
    }

    // MARK: - Lengths

    /// Keeps a length from being negative, which came out so, in the next solution.
    ///
    /// As in UIKit: where there is too little room, contents are pressed rather than what has no
    /// size of its own turned inside out. Only what is required counts more.
    func raise(_ variable: Variable, of node: LayoutNode) {
        // A root without a size leaves no room for anything; it gets one later.
        guard node.place == nil, fitsRoot || root.map({ !$0.bounds.isEmpty }) ?? false else {
            return
        }
        let isWidth = variable.number == node.width.number
        let floors = node.floors ?? LengthFloors()
        node.floors = floors
        guard (isWidth ? floors.width : floors.height) == nil else { return }
        let expression = SolverExpression(SolverExpression.Term(variable))
        let row = addRow(expression, .greaterThanOrEqual, .almostRequired)
        if isWidth { floors.width = row } else { floors.height = row }
        isDirty = true
    }

    private func removeFloors(of node: LayoutNode) {
        guard let floors = node.floors else { return }
        node.floors = nil
        removeRow(&floors.width)
        removeRow(&floors.height)
    }

    // MARK: - Content

    /// Makes the rows of a view's content say how large it is now, and how much that counts.
    func updateContent(of node: LayoutNode) {
        guard let view = node.view, let state = view.autoLayout, state.node === node,
            !isFixed(view)
        else { return }
        let isWrapping = view.heightFollowsWidth
        if isWrapping, !node.isWrapping { widenedNodes.append(node) }
        node.isWrapping = isWrapping
        node.naturalWidth = 0
        let wrappingWidth = node.wrappingWidth
        node.wrappingWidth = 0
        var size = view.intrinsicContentSize
        if isWrapping, wrappingWidth > 0 {
            node.wrappingWidth = wrappingWidth
            adapt(&size, to: view.wrappedSize(of: node), of: node)
        }
        setContentSize(size, of: node)
    }

    /// Sets the size of a node's content.
    func setContentSize(_ size: CGSize, of node: LayoutNode) {
        guard let view = node.view, let state = view.autoLayout else { return }
        let insets = view.alignmentRectInsets
        let old = node.content.size
        var rows = node.content
        rows.size = size
        setRange(
            node.width,
            size.width,
            insets.left + insets.right,
            old.width,
            (state.resistance.0, state.hugging.0),
            &rows.minimumWidth,
            &rows.maximumWidth
        )
        setRange(
            node.height,
            size.height,
            insets.top + insets.bottom,
            old.height,
            (state.resistance.1, state.hugging.1),
            &rows.minimumHeight,
            &rows.maximumHeight
        )
        node.content = rows
        markDirty()
    }

    private func setRange(
        _ variable: Variable,
        _ length: CGFloat,
        _ inset: CGFloat,
        _ old: CGFloat,
        _ priorities: (resistance: UILayoutPriority, hugging: UILayoutPriority),
        _ minimum: inout Constraint.ID?,
        _ maximum: inout Constraint.ID?
    ) {
        guard length != UIView.noIntrinsicMetric, length.isFinite, length < 1e7 else {
            removeRow(&minimum)
            removeRow(&maximum)
            return
        }
        let constant = -Double(length + inset)
        setBound(variable, constant, .greaterThanOrEqual, priorities.resistance, &minimum)
        setBound(variable, constant, .lessThanOrEqual, priorities.hugging, &maximum)
    }

    private func setBound(
        _ variable: Variable,
        _ constant: Double,
        _ relation: Relation,
        _ priority: UILayoutPriority,
        _ row: inout Constraint.ID?
    ) {
        guard let priority = priority.solverPriority else { return removeRow(&row) }
        if let row {
            setConstant(constant, of: row)
            attempt { () throws(SolverError) in try solver.setPriority(priority, of: row) }
            return
        }
        let expression = SolverExpression(SolverExpression.Term(variable), constant: constant)
        row = addRow(expression, relation, priority)
    }

    func removeContentRows(of node: LayoutNode) {
        removeRow(&node.content.minimumWidth)
        removeRow(&node.content.maximumWidth)
        removeRow(&node.content.minimumHeight)
        removeRow(&node.content.maximumHeight)
        node.content = ContentRows()
    }
}
