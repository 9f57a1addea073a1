/// A conflict that a change brought about which may be taken back.
struct LayoutConflict {
    /// The constraints that exclude each other.
    let lines: [String]
    /// What was given up.
    let victim: String
    /// The constraint that was given up; nil where it was the size of a content.
    let constraint: NSLayoutConstraint?
    /// Whether a frame that may change with the next layout is part of the conflict.
    let namesPassingFrame: Bool
}

extension UIView {
    /// Makes a change of constraints, and takes it back where constraints conflict that did not.
    ///
    /// The layout of the view's tree is solved twice, before and after the change; frames are set by
    /// the next layout. Conflicts with frames do not count, except with those of shown windows and of
    /// the views of shown controllers: a row grows with its content, and a view outside of windows
    /// gets another size where it is shown. As everywhere, they are reported.
    ///
    /// - Parameters:
    ///   - change: The change; what it throws is passed on.
    ///   - takeBack: What undoes the change.
    /// - Returns: The constraints that exclude each other; empty where the change holds.
    package func tryLayout(_ change: () throws -> Void, takeBack: () -> Void) rethrows -> [String] {
        let root = hierarchy.window ?? treeRoot
        root.settleConstraints()
        let engine = root.requireTreeEngine()
        let given = Set(engine.broken.map(ObjectIdentifier.init))
        try change()
        // The app's `updateConstraints()` may try something while something else is tried.
        let outer = engine.trial
        var kept: [LayoutConflict] = []
        engine.trial = []
        defer { engine.trial = outer.map { $0 + kept } }
        root.settleConstraints()
        let conflicts = engine.trial ?? []
        let new = conflicts.filter { conflict in
            guard let constraint = conflict.constraint, constraint.isBroken else { return false }
            return !given.contains(ObjectIdentifier(constraint)) && !conflict.namesPassingFrame
        }
        guard new.isEmpty else {
            takeBack()
            root.settleConstraints()
            return new.flatMap(\.lines)
        }
        if let outer {
            kept = conflicts.filter { conflict in
                !outer.contains { $0.lines == conflict.lines }
            }
            return []
        }
        engine.trial = nil
        for conflict in conflicts { engine.report(conflict.lines, broken: conflict.victim) }
        return []
    }
}
