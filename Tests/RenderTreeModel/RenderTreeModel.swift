import CoreGraphics
import RenderTree

/// A tree that patches are applied to, as a browser would.
package struct RenderTreeModel {
    /// Why a patch does not fit the tree.
    package struct Failure: Error, CustomStringConvertible {
        package var description: String
    }

    /// The tree's root.
    package var root: NodeID
    /// All nodes of the tree.
    package var nodes: [NodeID: RenderNode]
    private var parents: [NodeID: NodeID] = [:]

    /// Creates a tree of nodes.
    package init(root: NodeID, nodes: [NodeID: RenderNode]) {
        self.root = root
        self.nodes = nodes
        for node in nodes.values {
            for child in node.children { parents[child] = node.id }
        }
    }

    /// Applies the operations of a patch in their order.
    package mutating func apply(_ patch: Patch) throws {
        for operation in patch.operations {
            switch operation {
            case .insert(let subtree, nil, _):
                nodes = [:]
                parents = [:]
                root = subtree.node.id
                try add(subtree)
            case .insert(let subtree, let parent?, let index):
                try add(subtree)
                try attach(subtree.node.id, to: parent, index: index)
            case .remove(let id):
                try detach(id)
                forget(id)
            case .move(let id, let parent, let index):
                try detach(id)
                var ancestor: NodeID? = parent
                while let current = ancestor {
                    if current == id { throw Failure(description: "\(id) moves into itself") }
                    ancestor = parents[current]
                }
                try attach(id, to: parent, index: index)
            case .frame(let id, let from, let to, _):
                try change(id, \.frame, from: from, to: to)
            case .style(let id, let from, let to, _):
                try change(id, \.style, from: from, to: to)
            case .content(let id, let from, let to, _):
                try change(id, \.content, from: from, to: to)
            case .scroll(let id, let from, let to):
                try change(id, \.scroll, from: from, to: to)
            case .semantics(let id, let from, let to):
                try change(id, \.semantics, from: from, to: to)
            case .animate(let id, _), .endAnimations(let id, _), .changeAppearance(let id, _, _):
                if nodes[id] == nil { throw Failure(description: "animates unknown \(id)") }
            case .focus(let id):
                if let id, nodes[id] == nil { throw Failure(description: "focuses unknown \(id)") }
            case .perform: break
            case .replace(let node, _):
                guard let children = nodes[node.id]?.children else {
                    throw Failure(description: "replaces unknown \(node.id)")
                }
                nodes[node.id] = node
                nodes[node.id]?.children = children
            }
        }
    }

    private mutating func add(_ subtree: RenderSubtree) throws {
        let id = subtree.node.id
        if nodes[id] != nil { throw Failure(description: "inserts \(id) twice") }
        if subtree.node.children != subtree.children.map(\.node.id) {
            throw Failure(description: "children of \(id) differ from its subtrees")
        }
        nodes[id] = subtree.node
        for child in subtree.children {
            try add(child)
            parents[child.node.id] = id
        }
    }

    private mutating func attach(_ id: NodeID, to parent: NodeID, index: Int) throws {
        guard let count = nodes[parent]?.children.count, (0...count).contains(index) else {
            throw Failure(description: "no place \(index) in \(parent) for \(id)")
        }
        nodes[parent]?.children.insert(id, at: index)
        parents[id] = parent
    }

    private mutating func detach(_ id: NodeID) throws {
        guard nodes[id] != nil, let parent = parents.removeValue(forKey: id) else {
            throw Failure(description: "takes out unknown \(id)")
        }
        nodes[parent]?.children.removeAll { $0 == id }
    }

    private mutating func forget(_ id: NodeID) {
        for child in nodes.removeValue(forKey: id)?.children ?? [] {
            parents[child] = nil
            forget(child)
        }
    }

    private mutating func change<Value: Equatable>(
        _ id: NodeID,
        _ path: WritableKeyPath<RenderNode, Value>,
        from: Value,
        to: Value
    ) throws {
        guard nodes[id]?[keyPath: path] == from, from != to else {
            throw Failure(description: "\(id) has no such value: \(from)")
        }
        nodes[id]?[keyPath: path] = to
    }
}
