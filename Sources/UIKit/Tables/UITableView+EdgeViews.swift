/// The table's own header and footer.
///
/// Most have frames, of which the height counts. Where the app says that constraints make the frame,
/// weak ones of the table keep what these leave open: the place, and the table's width.
extension UITableView {
    /// Sets the table's header or footer.
    func setEdgeView(_ path: WritableKeyPath<TableState, UIView?>, _ view: UIView?) {
        let old = table[keyPath: path]
        if old !== view {
            if old?.superview === self { old?.removeFromSuperview() }
            table[keyPath: path] = view
        }
        view?.requireRare().isListPart = true
        if let view, view.superview !== self { addSubview(view) }
        let known = (table.layout.headerHeight, table.layout.footerHeight)
        // What the app gave as heights counts until constraints say more.
        table.layout.headerHeight = table.headerView?.frame.height ?? 0
        table.layout.footerHeight = table.footerView?.frame.height ?? 0
        if let view, followsConstraints(view) { bindEdge(view) }
        updateTableEdges()
        if (known.0 > 0) != (table.layout.headerHeight > 0), style != .plain { setNeedsReload() }
        updateContentSize()
        // Apps set what is set anew in each layout, to have its height taken over.
        let isKnown = known == (table.layout.headerHeight, table.layout.footerHeight)
        if old !== view || !isKnown { setNeedsLayout() }
    }

    /// Takes the heights of the table's header and footer over from the views, and places them.
    func updateTableEdges() {
        if let view = table.headerView {
            table.layout.headerHeight = edgeHeight(of: view, table.layout.headerHeight)
        } else {
            table.layout.headerHeight = 0
        }
        if let view = table.footerView {
            table.layout.footerHeight = edgeHeight(of: view, table.layout.footerHeight)
        } else {
            table.layout.footerHeight = 0
        }
        if let view = table.headerView { placeEdge(view, table.layout.shift) }
        if let view = table.footerView { placeEdge(view, table.layout.footerTop) }
    }

    /// Brings constraints of the header and the footer into force before rows are placed by them.
    func settleTableEdges() {
        for case .some(let view) in [table.headerView, table.footerView]
        where followsConstraints(view) {
            if edgeConstraints(of: view).isEmpty { bindEdge(view) }
            autoLayout?.engine?.solve()
        }
    }

    /// Returns the height of the header or the footer, in points.
    ///
    /// - Parameters:
    ///   - view: The header or the footer.
    ///   - known: The height of one that follows constraints, while these are not solved.
    /// - Returns: The height that rows are placed by.
    private func edgeHeight(of view: UIView, _ known: CGFloat) -> CGFloat {
        guard followsConstraints(view) else { return view.frame.height }
        guard let state = view.autoLayout, let node = state.node, let engine = state.engine,
            !engine.isDirty, !engine.isTemporary
        else { return known }
        return node.frame.rounded(scale: pixelsPerPoint).height
    }

    private func placeEdge(_ view: UIView, _ top: CGFloat) {
        guard !followsConstraints(view) else { return moveEdge(view, top) }
        NSLayoutConstraint.deactivate(edgeConstraints(of: view))
        let frame = CGRect(x: 0, y: top, width: bounds.width, height: view.frame.height)
        if view.frame != frame { view.frame = frame }
    }

    // MARK: - Constraints

    /// Whether constraints make the frame of the header or the footer.
    private func followsConstraints(_ view: UIView) -> Bool {
        !view.translatesAutoresizingMaskIntoConstraints && view.superview === self
    }

    /// Returns what the table itself asks of the header or the footer.
    private func edgeConstraints(of view: UIView) -> [NSLayoutConstraint] {
        guard let state = view.autoLayout else { return [] }
        return state.references.filter { $0.isInternal && $0.holder === self && $0.first === view }
    }

    private func moveEdge(_ view: UIView, _ top: CGFloat) {
        let own = edgeConstraints(of: view)
        guard let place = own.first(where: { $0.firstAttribute == .top }), place.constant != top
        else { return }
        for constraint in own where constraint.firstAttribute == .bottom {
            constraint.constant += top - place.constant
        }
        place.constant = top
    }

    /// Keeps the header or the footer at its place, as wide as the table, where the app's own
    /// constraints allow it, and as high as its frame, where nothing else says how high.
    private func bindEdge(_ view: UIView) {
        let top = view === table.footerView ? table.layout.footerTop : table.layout.shift
        let own = edgeConstraints(of: view)
        guard own.isEmpty else {
            for constraint in own where constraint.firstAttribute == .top {
                constraint.constant = top
            }
            for constraint in own where constraint.firstAttribute == .bottom {
                constraint.constant = top + view.frame.height
            }
            return
        }
        typealias Attribute = NSLayoutConstraint.Attribute
        func bind(
            _ attribute: Attribute,
            _ other: Attribute,
            _ constant: CGFloat,
            _ priority: UILayoutPriority
        ) {
            let constraint = NSLayoutConstraint(
                view,
                attribute,
                .equal,
                self,
                other,
                constant: constant
            )
            constraint.identifier = "UITableView-edge"
            constraint.isInternal = true
            constraint.priority = priority
            constraint.isActive = true
        }
        // Not leading: from right to left that would ask for the content's width.
        bind(.left, .left, 0, UILayoutPriority(998))
        bind(.width, .width, 0, UILayoutPriority(998))
        bind(.top, .top, top, UILayoutPriority(998))
        bind(.bottom, .top, top + view.frame.height, UILayoutPriority(1))
    }
}
