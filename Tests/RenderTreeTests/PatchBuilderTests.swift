import CoreGraphics
import Foundation
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

    @Test(arguments: 0..<300)
    func oneNodesPatchIsThatOfTheBuilder(seed: Int) {
        var tree = RandomTree(seed: UInt64(seed), count: 1 + seed % 20)
        let before = tree
        for _ in 0..<(1 + seed % 6) { tree.change() }
        for id in tree.order {
            guard let old = before.nodes[id], let new = tree.nodes[id] else { continue }
            let alone = PatchBuilder.patch(from: old, to: new)
            let isApart = old.children != new.children || old.semantics.role != new.semantics.role
            #expect((alone == nil) == isApart)
            guard let alone else { continue }
            var builder = PatchBuilder(existed: { _ in true }, node: { _ in new })
            builder.change(from: old, to: new)
            #expect(alone == builder.makePatch())
            #expect(alone.mayNeedFiles == builder.makePatch().mayNeedFiles)
        }
    }

    @Test func onlyOtherCharactersOfASCIINeedNoFiles() throws {
        func node(_ text: String, size: Double = 17, top: Double = 0) -> RenderNode {
            let style = TextStyle(family: "Inter", size: size)
            let line = TextLine(runs: [TextRun(text: text)], top: top, height: 20)
            let content = NodeContent.text(TextContent(style: style, lines: [line]))
            return RenderNode(id: NodeID(rawValue: 1), frame: .zero, content: content)
        }
        func needsFiles(_ old: RenderNode, _ new: RenderNode) throws -> Bool {
            try #require(PatchBuilder.patch(from: old, to: new)).mayNeedFiles
        }
        #expect(try !needsFiles(node("1"), node("2")))
        #expect(try !needsFiles(node("1"), RenderNode(id: NodeID(rawValue: 1), frame: .zero)))
        #expect(try needsFiles(RenderNode(id: NodeID(rawValue: 1), frame: .zero), node("1")))
        #expect(try needsFiles(node("1"), node("é")))
        #expect(try needsFiles(node("é"), node("1")))
        #expect(try needsFiles(node(""), node("1")))
        #expect(try needsFiles(node("1"), node("2", size: 18)))
        #expect(try needsFiles(node("1"), node("2", top: 1)))
    }

    @Test func otherPatternsNeedFiles() throws {
        func node(_ hash: String?, opacity: Double = 1) -> RenderNode {
            var node = RenderNode(id: NodeID(rawValue: 1), frame: .zero)
            node.style.opacity = opacity
            node.style.pattern = hash.map { hash in
                let data = Data(hash.utf8)
                return Pattern(
                    resource: EncodedImage(hash: hash, mediaType: "image/png", data: data)
                )
            }
            return node
        }
        func needsFiles(_ old: RenderNode, _ new: RenderNode) throws -> Bool {
            try #require(PatchBuilder.patch(from: old, to: new)).mayNeedFiles
        }
        #expect(try needsFiles(node(nil), node("ab")))
        #expect(try needsFiles(node("ab"), node("cd")))
        #expect(try !needsFiles(node("ab"), node("ab", opacity: 0.5)))
        #expect(try !needsFiles(node("ab"), node(nil)))
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
