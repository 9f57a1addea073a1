import CoreGraphics
import RenderTree

/// A generator with a seed, so that a failing case can be run again (Steele, Lea & Flood 2014).
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// A tree that changes at random, as an app's views do between two commits.
struct RandomTree {
    let root = NodeID(rawValue: 1)
    var nodes: [NodeID: RenderNode] = [:]
    var random: SplitMix
    private var lastID: UInt32 = 1

    init(seed: UInt64, count: Int) {
        random = SplitMix(state: seed)
        nodes[root] = RenderNode(id: root, frame: .zero)
        for _ in 0..<count { add() }
    }

    /// All nodes, parents first.
    var order: [NodeID] {
        var result = [root]
        var next = 0
        while next < result.count {
            result += nodes[result[next]]?.children ?? []
            next += 1
        }
        return result
    }

    mutating func change() {
        switch Int.random(in: 0..<10, using: &random) {
        case 0...2: add()
        case 3, 4: remove()
        case 5...7: move()
        case 8: shuffle()
        default: paint()
        }
    }

    private mutating func any() -> NodeID {
        order.randomElement(using: &random) ?? root
    }

    private mutating func add() {
        lastID += 1
        let node = RenderNode(id: NodeID(rawValue: lastID), frame: .zero)
        nodes[node.id] = node
        attach(node.id, to: any())
    }

    private mutating func attach(_ id: NodeID, to parent: NodeID) {
        let count = nodes[parent]?.children.count ?? 0
        nodes[parent]?.children.insert(id, at: Int.random(in: 0...count, using: &random))
    }

    private func parent(of id: NodeID) -> NodeID? {
        nodes.values.first { $0.children.contains(id) }?.id
    }

    private mutating func detach(_ id: NodeID) {
        if let parent = parent(of: id) { nodes[parent]?.children.removeAll { $0 == id } }
    }

    private mutating func remove() {
        let id = any()
        guard id != root else { return }
        // Often a child survives its parent elsewhere.
        let survivor = Bool.random(using: &random) ? nodes[id]?.children.first : nil
        if let survivor { detach(survivor) }
        detach(id)
        forget(id)
        if let survivor { attach(survivor, to: any()) }
    }

    private mutating func forget(_ id: NodeID) {
        for child in nodes.removeValue(forKey: id)?.children ?? [] { forget(child) }
    }

    private mutating func move() {
        let id = any()
        guard id != root else { return }
        detach(id)
        // A node under itself would be no tree: what is detached is not in the order.
        attach(id, to: any())
    }

    private mutating func shuffle() {
        nodes[any()]?.children.shuffle(using: &random)
    }

    private mutating func paint() {
        let id = any()
        nodes[id]?.frame.origin.x += 0.5
        switch Int.random(in: 0..<4, using: &random) {
        case 0: nodes[id]?.style.zPosition += 1
        case 1: nodes[id]?.semantics.role = Bool.random(using: &random) ? .button : .text
        case 2: nodes[id]?.semantics.isSelected.toggle()
        default:
            let style = TextStyle(family: "Inter", size: 17)
            let line = TextLine(runs: [TextRun(text: "\(random.next())")], top: 0, height: 20)
            nodes[id]?.content = .text(TextContent(style: style, lines: [line]))
        }
    }
}
