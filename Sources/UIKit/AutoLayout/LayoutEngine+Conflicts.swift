import Cassowary

/// A report of constraints that cannot hold together.
package struct LayoutReport: Equatable, Sendable {
    /// The constraints that exclude each other.
    package let constraints: [String]
    /// The constraint that was given up.
    package let broken: String
    /// The whole message, as in the log.
    package let message: String
}

extension LayoutEngine {
    /// Gives up a constraint of each conflict; whether there is something to solve again.
    func recover(from error: SolverError) -> Bool {
        guard case .conflicts(let conflicts) = error else {
            Diagnostics.report("Auto Layout could not solve the layout: \(error)")
            return false
        }
        let sources = rowSources()
        var again = false
        for conflict in conflicts {
            let members = conflict.constraints.compactMap { sources[$0] }
            let known = conflict.constraints.contains(conflict.rejected)
            guard known, let victim = victim(among: members) else {
                Diagnostics.report("Auto Layout gave up a size of its own: \(error)")
                continue
            }
            if breakApart(victim, rejected: conflict.rejected) {
                again = true
                if case .constraint(let rejected)? = sources[conflict.rejected] {
                    revive(rejected)
                }
            }
            report(members, broken: victim)
        }
        return again
    }

    /// What a row of the solver stands for.
    enum RowSource {
        case constraint(NSLayoutConstraint)
        case content(LayoutNode, Constraint.ID)
        case place(LayoutNode)
    }

    /// Finds what each row stands for; only conflicts ask, so no list is kept.
    private func rowSources() -> [Constraint.ID: RowSource] {
        var sources: [Constraint.ID: RowSource] = [:]
        func visit(_ view: UIView) {
            if let state = view.autoLayout, state.engine === self {
                for constraint in state.constraints {
                    if let row = constraint.row { sources[row] = .constraint(constraint) }
                }
                if let node = state.node { note(node, &sources) }
            }
            for subview in view.hierarchy.subviews { visit(subview) }
        }
        if let root { visit(root) }
        return sources
    }

    private func note(_ node: LayoutNode, _ sources: inout [Constraint.ID: RowSource]) {
        let rows = node.content
        if let row = rows.minimumWidth { sources[row] = .content(node, row) }
        if let row = rows.maximumWidth { sources[row] = .content(node, row) }
        if let row = rows.minimumHeight { sources[row] = .content(node, row) }
        if let row = rows.maximumHeight { sources[row] = .content(node, row) }
        guard let place = node.place else { return }
        for part in [place.x, place.y, place.width, place.height] {
            if let row = part.row { sources[row] = .place(node) }
        }
    }

    /// A content's size, else the newest constraint of the app; frames are never given up.
    ///
    /// As in UIKit: a view that hugs its content with required priority is stretched all the same
    /// where constraints say so.
    private func victim(among members: [RowSource]) -> RowSource? {
        let content = members.last {
            if case .content = $0 { true } else { false }
        }
        return content
            ?? members.last {
                if case .constraint(let constraint) = $0 { constraint.yieldsFirst } else { false }
            }
            ?? members.last {
                if case .constraint = $0 { true } else { false }
            }
    }

    /// Takes the victim out of force and puts back what the solver rejected in its place.
    private func breakApart(_ victim: RowSource, rejected: Constraint.ID) -> Bool {
        switch victim {
        case .constraint(let constraint):
            let isRejected = constraint.row == rejected
            removeRow(of: constraint)
            if !constraint.isBroken {
                constraint.isBroken = true
                broken.append(constraint)
            }
            if !isRejected { revive(rejected) }
            return true
        case .content(let node, let row):
            dropContentRow(of: node, row)
            if row != rejected { revive(rejected) }
            return true
        case .place:
            return false
        }
    }

    private func dropContentRow(of node: LayoutNode, _ row: Constraint.ID) {
        if !cutNodes.contains(where: { $0 === node }) { cutNodes.append(node) }
        if node.content.minimumWidth == row { removeRow(&node.content.minimumWidth) }
        if node.content.maximumWidth == row { removeRow(&node.content.maximumWidth) }
        if node.content.minimumHeight == row { removeRow(&node.content.minimumHeight) }
        if node.content.maximumHeight == row { removeRow(&node.content.maximumHeight) }
    }

    /// Asks the solver to try a constraint of the app again that a content's size was in the way of.
    private func revive(_ constraint: NSLayoutConstraint) {
        guard let row = constraint.row else { return }
        setConstant(constraint.loweredConstant, of: row)
    }

    /// Asks the solver to try a rejected row again: setting its constant does that.
    private func revive(_ rejected: Constraint.ID) {
        for case .some(let node) in nodes {
            guard let place = node.place else { continue }
            for part in [place.x, place.y, place.width, place.height] where part.row == rejected {
                return setConstant(-part.offset, of: rejected)
            }
        }
        for case .some(let node) in nodes {
            let (rows, size) = (node.content, node.content.size)
            let insets = node.view?.alignmentRectInsets ?? .zero
            if rows.minimumWidth == rejected || rows.maximumWidth == rejected {
                let width = Double(size.width + insets.left + insets.right)
                return setConstant(-width, of: rejected)
            }
            if rows.minimumHeight == rejected || rows.maximumHeight == rejected {
                let height = Double(size.height + insets.top + insets.bottom)
                return setConstant(-height, of: rejected)
            }
        }
    }

    // MARK: - Reports

    private func report(_ members: [RowSource], broken victim: RowSource) {
        let lines = members.map(describe)
        if trial != nil {
            let conflict = LayoutConflict(
                lines: lines,
                victim: describe(victim),
                constraint: victim.constraint,
                namesPassingFrame: members.contains { $0.isPassingPlace }
            )
            trial?.append(conflict)
            return
        }
        report(lines, broken: describe(victim))
    }

    /// Tells of a conflict, once.
    func report(_ lines: [String], broken victim: String) {
        let key = lines.sorted().joined(separator: "\n")
        guard !isTemporary, reported.insert(key).inserted else { return }
        if reported.count > 1_000 { reported = [key] }
        let list = lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
        let message = """
            Unable to simultaneously satisfy constraints.
            Probably at least one of the constraints in the following list is one you don't want. \
            Try this: (1) look at each constraint and try to figure out which you don't expect; \
            (2) find the code that added the unwanted constraint or constraints and fix it.
            (
            \(list)
            )

            Will attempt to recover by breaking constraint
            \(victim)
            """
        Diagnostics.report(message)
        root?.window?.windowScene?.note(
            LayoutReport(constraints: lines, broken: victim, message: message)
        )
    }

    private func describe(_ source: RowSource) -> String {
        switch source {
        case .constraint(let constraint):
            return constraint.text
        case .content(let node, _):
            let size = node.content.size
            return "<NSContentSizeLayoutConstraint \(node.view?.layoutName ?? "nil")"
                + " (\(size.width) × \(size.height))>"
        case .place(let node):
            guard let view = node.view else { return "<NSAutoresizingMaskLayoutConstraint>" }
            let frame = view.layer.untransformedFrame
            let kind = view === root ? "UIView-Encapsulated-Layout-Size" : "frame"
            return "<NSAutoresizingMaskLayoutConstraint \(view.layoutName) \(kind)"
                + " (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))>"
        }
    }
}

extension LayoutEngine.RowSource {
    /// The constraint of a designer or the app, or nil.
    fileprivate var constraint: NSLayoutConstraint? {
        guard case .constraint(let constraint) = self else { return nil }
        return constraint
    }

    /// Whether the row is about a frame that may follow from what is inside, or be set later.
    @MainActor
    fileprivate var isPassingPlace: Bool {
        guard case .place(let node) = self, let view = node.view else { return false }
        guard view.hierarchy.window != nil else { return true }
        return !(view is UIWindow) && view.viewController == nil
    }
}
