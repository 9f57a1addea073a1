import CoreGraphics
import RenderTreeModel
import Testing

@testable import RenderTree

struct PatchBuilderTests {
    private func patch(from old: RandomTree, to new: RandomTree) -> Patch {
        var builder = PatchBuilder(
            existed: { old.nodes[$0] != nil },
            node: { new.nodes[$0] ?? RenderNode(id: $0, frame: .null) }
        )
        for id in new.order {
            if let before = old.nodes[id], let after = new.nodes[id], before != after {
                builder.change(from: before, to: after)
            }
        }
        return builder.makePatch()
    }

    @Test(arguments: 0..<3000)
    func patchesLeadToTheNewTree(seed: Int) throws {
        var tree = RandomTree(seed: UInt64(seed), count: seed % 40)
        var model = RenderTreeModel(root: tree.root, nodes: tree.nodes)
        for _ in 0..<3 {
            let before = tree
            for _ in 0..<(1 + seed % 12) { tree.change() }
            try model.apply(patch(from: before, to: tree))
            #expect(model.nodes == tree.nodes)
        }
    }

    @Test func aNodeThatChangesItsParentIsMoved() throws {
        let ids = (1...4).map { NodeID(rawValue: $0) }
        func node(_ index: Int, _ children: [Int]) -> RenderNode {
            RenderNode(id: ids[index], frame: .zero, children: children.map { ids[$0] })
        }
        // Node 1 goes, its child 2 is taken over by the new node 3.
        let old = [ids[0]: node(0, [1]), ids[1]: node(1, [2]), ids[2]: node(2, [])]
        var builder = PatchBuilder(existed: { old[$0] != nil }, node: { _ in node(3, [2]) })
        builder.change(from: node(0, [1]), to: node(0, [3]))
        let expected: [Patch.Operation] = [
            .insert(RenderSubtree(node: node(3, [])), parent: ids[0], index: 0),
            .move(ids[2], parent: ids[3], index: 0),
            .remove(ids[1]),
        ]
        #expect(builder.makePatch().operations == expected)
    }

    @Test func equalTransitionsAreNamedOnce() {
        let transition = Transition(duration: 0.4, timing: .linear)
        var builder = PatchBuilder(
            existed: { _ in true },
            node: { RenderNode(id: $0, frame: .zero) }
        )
        for number in 1...3 as ClosedRange<UInt32> {
            let old = RenderNode(id: NodeID(rawValue: number), frame: .zero)
            var new = old
            new.frame.size.width = 1
            new.style.opacity = 0.5
            builder.change(
                from: old,
                to: new,
                transitions: NodeTransitions(frame: transition, style: transition)
            )
        }
        #expect(builder.makePatch().transitions == [transition])
        #expect(builder.makePatch().operations.count == 6)
    }

    @Test func anotherRoleMakesTheElementAnew() {
        let old = RenderNode(id: NodeID(rawValue: 1), frame: .zero)
        var new = old
        new.semantics.role = .button
        new.frame.size.width = 5
        var builder = PatchBuilder(existed: { _ in true }, node: { _ in old })
        builder.change(from: old, to: new)
        #expect(builder.makePatch().operations == [.replace(new, from: old)])
    }

    @Test func nothingChangedMakesAnEmptyPatch() {
        let node = RenderNode(id: NodeID(rawValue: 1), frame: .zero)
        var builder = PatchBuilder(existed: { _ in true }, node: { _ in node })
        builder.change(from: node, to: node)
        #expect(builder.makePatch().isEmpty)
    }
}
