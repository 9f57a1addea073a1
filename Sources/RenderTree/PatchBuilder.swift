/// The assembly of a patch from the nodes that changed in one commit.
///
/// The caller hands over every node that was shown before and is still shown, if it changed,
/// parents before their children as they stand now. Nodes that are new come with their parent's
/// change, through `node`. Nodes whose parent no longer has them are removed, unless another
/// parent took them.
package struct PatchBuilder {
    private let existed: (NodeID) -> Bool
    private let node: (NodeID) -> RenderNode
    private var structure: [Patch.Operation] = []
    private var replacements: [Patch.Operation] = []
    private var changes = PropertyChanges()
    private var departures: [NodeID] = []
    /// What happens to animations before, and after, values change.
    private var endings: [Patch.Operation] = []
    private var animations: [Patch.Operation] = []
    /// The nodes that went from one parent to another.
    private var travellers: Set<NodeID> = []

    /// Creates a builder for one commit.
    ///
    /// - Parameters:
    ///   - existed: Whether a node was part of the scene's tree as it was shown before.
    ///   - node: Returns a node that was not, as it is now, with the children it has now.
    package init(
        existed: @escaping (NodeID) -> Bool,
        node: @escaping (NodeID) -> RenderNode
    ) {
        self.existed = existed
        self.node = node
    }

    /// Returns the patch that shows a whole tree in place of the one before.
    package static func replacingTree(with root: RenderSubtree) -> Patch {
        Patch(operations: [.insert(root, parent: nil, index: 0)])
    }

    /// Adds the changes of one node that was shown before.
    ///
    /// - Precondition: The node's parents, as they are now, were added before it.
    package mutating func change(
        from old: RenderNode,
        to new: RenderNode,
        transitions: NodeTransitions = NodeTransitions()
    ) {
        precondition(
            old.id == new.id,
            "Cannot compare node \(old.id) with node \(new.id); pass two states of the same node."
        )
        if Self.needsNewElement(from: old, to: new) {
            replacements.append(.replace(new, from: old))
        } else {
            changes.add(from: old, to: new, transitions: transitions)
        }
        if old.children != new.children {
            place(new.children, in: new.id, from: old.children)
        }
    }

    /// Returns the patch of one node's change; nil where nodes come, go or are made anew.
    package static func patch(from old: RenderNode, to new: RenderNode) -> Patch? {
        guard old.id == new.id, old.children == new.children,
            !needsNewElement(from: old, to: new)
        else { return nil }
        var changes = PropertyChanges()
        changes.add(from: old, to: new, transitions: NodeTransitions())
        return changes.makePatch()
    }

    /// Adds what becomes of a node's animations.
    package mutating func add(_ operation: AnimationOperation, to id: NodeID) {
        switch operation {
        case .play(let animation): animations.append(.animate(id, animation))
        case .end(let target): endings.append(.endAnimations(id, target))
        case .appearance(let change, let transition):
            guard let index = changes.index(of: transition) else { return }
            endings.append(.changeAppearance(id, change, transition: index))
        }
    }

    /// Returns the patch of all changes added so far.
    package func makePatch() -> Patch {
        if structure.isEmpty, replacements.isEmpty, departures.isEmpty, endings.isEmpty,
            animations.isEmpty
        {
            return changes.makePatch()
        }
        let removals = departures.lazy.filter { !travellers.contains($0) }
        // Frames stand together, since neighbours share a header on the wire. What was removed
        // goes last: until then it may still hold nodes that another parent takes over.
        var patch = Patch(
            operations: endings + structure + replacements + changes.frames + changes.looks
                + removals.map { .remove($0) } + animations,
            transitions: changes.transitions
        )
        patch.mayNeedFiles =
            changes.mayNeedFiles || !structure.isEmpty || !replacements.isEmpty
        return patch
    }

    /// The name of a picture is part of the element that draws it, and `content` has no names.
    private static func needsNewElement(from old: RenderNode, to new: RenderNode) -> Bool {
        if old.semantics.role != new.semantics.role { return true }
        if (old.scroll == nil) != (new.scroll == nil) { return true }
        guard new.semantics.role == .image else { return false }
        return switch (old.content, new.content) {
        case (.image(let before), .image(let after)):
            (before.tintColor == nil) != (after.tintColor == nil)
                || (before.capInsets == nil) != (after.capInsets == nil)
                || before.mode != after.mode && after.capInsets != nil
        case (.none, .none), (.text, .text): false
        default: true
        }
    }

    private mutating func place(_ new: [NodeID], in parent: NodeID, from old: [NodeID]) {
        let present = travellers.isEmpty ? old : old.filter { !travellers.contains($0) }
        let difference = Differ.difference(from: present, to: new)
        var unfinished: [RenderNode] = []
        for placement in difference.placements {
            if placement.isArrival, !existed(placement.id) {
                let subtree = makeSubtree(placement.id, unfinished: &unfinished)
                structure.append(.insert(subtree, parent: parent, index: placement.index))
            } else {
                if placement.isArrival { travellers.insert(placement.id) }
                structure.append(.move(placement.id, parent: parent, index: placement.index))
            }
        }
        departures += difference.departures
        // Children that were shown elsewhere travel into the new nodes, and only now: one that
        // leaves this parent counts in the indices above.
        for node in unfinished {
            place(node.children, in: node.id, from: node.children.filter(isNew))
        }
    }

    private func isNew(_ id: NodeID) -> Bool { !existed(id) }

    /// Builds a subtree of new nodes only and notes those that lack children shown elsewhere.
    private func makeSubtree(_ id: NodeID, unfinished: inout [RenderNode]) -> RenderSubtree {
        let whole = node(id)
        var part = whole
        part.children = whole.children.filter(isNew)
        if part.children.count < whole.children.count { unfinished.append(whole) }
        return RenderSubtree(
            node: part,
            children: part.children.map { makeSubtree($0, unfinished: &unfinished) }
        )
    }
}

/// The changes of nodes that stay where they are.
private struct PropertyChanges {
    private(set) var frames: [Patch.Operation] = []
    private(set) var looks: [Patch.Operation] = []
    private(set) var transitions: [Transition] = []
    /// Whether something may be drawn with other fonts or pictures than before.
    private(set) var mayNeedFiles = false
    private var transitionIndices: [Transition: Int] = [:]

    /// Adds what differs between two states of a node, but for its children and its element.
    mutating func add(from old: RenderNode, to new: RenderNode, transitions: NodeTransitions) {
        if old.frame != new.frame {
            let transition = index(of: transitions.frame)
            frames.append(.frame(new.id, from: old.frame, to: new.frame, transition: transition))
        }
        if old.style != new.style {
            let transition = index(of: transitions.style)
            looks.append(.style(new.id, from: old.style, to: new.style, transition: transition))
            if let pattern = new.style.pattern, pattern != old.style.pattern { mayNeedFiles = true }
        }
        if old.content != new.content {
            if !new.content.drawsLike(old.content) { mayNeedFiles = true }
            let transition = index(of: transitions.content)
            looks.append(
                .content(new.id, from: old.content, to: new.content, transition: transition)
            )
        }
        if let before = old.scroll, let after = new.scroll, !after.looks(like: before) {
            looks.append(.scroll(new.id, from: before, to: after))
        }
        if old.semantics != new.semantics {
            looks.append(.semantics(new.id, from: old.semantics, to: new.semantics))
        }
    }

    /// Returns the index of a transition among those of the patch; nil for none.
    mutating func index(of transition: Transition?) -> Int? {
        guard let transition else { return nil }
        if let index = transitionIndices[transition] { return index }
        transitions.append(transition)
        transitionIndices[transition] = transitions.count - 1
        return transitions.count - 1
    }

    /// Returns the patch of these changes alone.
    func makePatch() -> Patch {
        // Nearly all commits: no list is put together from two.
        let operations = frames.isEmpty ? looks : looks.isEmpty ? frames : frames + looks
        var patch = Patch(operations: operations, transitions: transitions)
        patch.mayNeedFiles = mayNeedFiles
        return patch
    }
}
