import CoreGraphics
import RenderTree

/// A scene with every property that a node can have, for pages and samples of the wire.
struct SampleScene {
    private(set) var nodes: [NodeID: RenderNode] = [:]
    let root = NodeID(rawValue: 1)
    private var last: UInt32 = 1

    init(size: CGSize = CGSize(width: 390, height: 844), color: UInt32 = 0xF2F2_F7FF) {
        var node = RenderNode(id: root, frame: CGRect(origin: .zero, size: size))
        node.style.backgroundColor = RenderColor(rgba: color)
        nodes[root] = node
    }

    /// Adds a node and returns its identity.
    @discardableResult
    mutating func add(
        _ frame: CGRect,
        to parent: NodeID? = nil,
        role: Semantics.Role = .none,
        _ change: (inout RenderNode) -> Void = { _ in }
    ) -> NodeID {
        last += 1
        let id = NodeID(rawValue: last)
        var node = RenderNode(id: id, frame: frame, semantics: Semantics(role: role))
        change(&node)
        nodes[id] = node
        nodes[parent ?? root]?.children.append(id)
        return id
    }

    mutating func change(_ id: NodeID, _ body: (inout RenderNode) -> Void) {
        if var node = nodes[id] {
            body(&node)
            nodes[id] = node
        }
    }

    /// Removes a node from its parent and forgets all below it.
    mutating func remove(_ id: NodeID) {
        detach(id)
        for child in nodes.removeValue(forKey: id)?.children ?? [] { remove(child) }
    }

    mutating func move(_ id: NodeID, to parent: NodeID, at index: Int) {
        detach(id)
        change(parent) { $0.children.insert(id, at: index) }
    }

    private mutating func detach(_ id: NodeID) {
        for (key, node) in nodes where node.children.contains(id) {
            nodes[key]?.children.removeAll { $0 == id }
        }
    }

    /// All nodes, parents first.
    var order: [NodeID] {
        var queue = [root]
        var next = 0
        while next < queue.count {
            queue += nodes[queue[next]]?.children ?? []
            next += 1
        }
        return queue
    }

    func isNode(_ id: NodeID, within ancestor: NodeID) -> Bool {
        id == ancestor
            || nodes[ancestor]?.children.contains { isNode(id, within: $0) } ?? false
    }

    /// The tree as it is.
    var tree: RenderSubtree { subtree(root) }

    private func subtree(_ id: NodeID) -> RenderSubtree {
        let node = nodes[id] ?? RenderNode(id: id, frame: .zero)
        return RenderSubtree(node: node, children: node.children.map(subtree))
    }

    /// The patch from another state of this scene to this one.
    func patch(
        from old: SampleScene,
        transition: Transition? = nil
    ) -> Patch {
        var builder = PatchBuilder(
            existed: { old.nodes[$0] != nil },
            node: { nodes[$0] ?? RenderNode(id: $0, frame: .zero) }
        )
        for id in order {
            guard let node = nodes[id] else { continue }
            if let before = old.nodes[id], before != node {
                let transitions = NodeTransitions(
                    frame: transition,
                    style: transition,
                    content: transition
                )
                builder.change(from: before, to: node, transitions: transitions)
            }
        }
        return builder.makePatch()
    }
}

extension NodeContent {
    /// One line of text in Inter.
    static func line(
        _ text: String,
        size: Double = 17,
        weight: Int = 400,
        color: UInt32 = 0x0000_00FF,
        height: Double = 22,
        top: Double = 0,
        alignment: TextContent.Alignment = .left
    ) -> NodeContent {
        let style = TextStyle(
            family: "Inter",
            size: size,
            weight: weight,
            color: RenderColor(rgba: color)
        )
        let line = TextLine(runs: [TextRun(text: text)], top: top, height: height)
        return .text(TextContent(style: style, alignment: alignment, lines: [line]))
    }
}
