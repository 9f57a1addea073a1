import RenderTree
import RenderTreeModel
import Testing

@testable import UIKit

@MainActor
struct RenderContextTests {
    /// A view that counts how often its node is made.
    final class CountingView: UIView {
        var nodes = 0
        var text = ""

        override func renderContent() -> NodeContent {
            nodes += 1
            return .none
        }
        override func describe(_ semantics: inout Semantics) {
            if !text.isEmpty { semantics.label = text }
        }
    }

    /// Applies a scene's patches as a page does.
    @MainActor
    final class Page {
        let test = TestScene()
        var model: RenderTreeModel

        init() {
            let root = test.scene.snapshot().node
            model = RenderTreeModel(root: root.id, nodes: [root.id: root])
        }

        func update() throws {
            try model.apply(test.commit())
            let snapshot = test.scene.snapshot()
            #expect(tree(model.root) == snapshot)
            #expect(model.nodes.count == count(snapshot))
            let live = test.scene.orderedWindows.map { hierarchy($0) }
            #expect(snapshot.children == live)
        }

        private func tree(_ id: NodeID) -> RenderSubtree? {
            guard let node = model.nodes[id] else { return nil }
            return RenderSubtree(node: node, children: node.children.compactMap { tree($0) })
        }

        private func count(_ tree: RenderSubtree) -> Int {
            tree.children.reduce(1) { $0 + count($1) }
        }

        private func hierarchy(_ view: UIView) -> RenderSubtree {
            RenderSubtree(
                node: view.makeRenderNode(id: test.id(of: view), in: test.scene.renderContext),
                children: view.subviews.map { hierarchy($0) }
            )
        }
    }

    @Test(arguments: 0..<40)
    func patchesLeadToTheLiveHierarchy(seed: Int) throws {
        var random = RandomNumbers(state: UInt64(seed) &* 7919 &+ 17)
        let pages = [Page(), Page()]
        defer { pages.forEach { $0.test.end() } }
        let views = (0..<24).map { _ in CountingView() }
        for _ in 0..<60 {
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                change(views, pages.map(\.test), &random)
            }
            for page in pages where Bool.random(using: &random) { try page.update() }
        }
        for page in pages { try page.update() }
    }

    private func change(
        _ views: [CountingView],
        _ tests: [TestScene],
        _ random: inout RandomNumbers
    ) {
        let view = views[Int.random(in: 0..<views.count, using: &random)]
        let other = views[Int.random(in: 0..<views.count, using: &random)]
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1, 2:
            if !other.isDescendant(of: view) {
                other.insertSubview(view, at: Int.random(in: 0...4, using: &random))
            }
        case 3, 4:
            tests[Int.random(in: 0..<tests.count, using: &random)].window.addSubview(view)
        case 5: view.removeFromSuperview()
        case 6: view.superview?.bringSubviewToFront(view)
        case 7: view.superview?.sendSubviewToBack(view)
        case 8: view.frame.origin.x = CGFloat(Int.random(in: 0..<5, using: &random))
        case 9: view.alpha = Bool.random(using: &random) ? 1 : 0.5
        case 10:
            let test = tests[Int.random(in: 0..<tests.count, using: &random)]
            let width = CGFloat(Int.random(in: 1..<9, using: &random))
            test.scene.perform {
                UIView.animate(withDuration: 1) {
                    view.bounds.size.width = width
                    other.alpha = 0.25
                }
            }
        default:
            view.text = Bool.random(using: &random) ? "a" : "b"
            view.setNeedsRender()
            view.bounds.origin.y = CGFloat(Int.random(in: 0..<3, using: &random))
        }
    }

    @Test func aCommitMakesTheNodesOfWhatChanged() {
        let test = TestScene()
        defer { test.end() }
        let views = (0..<1000).map { _ in CountingView() }
        let parent = UIView()
        views.forEach(parent.addSubview)
        test.add(parent)
        test.commit()
        #expect(views.allSatisfy { $0.nodes == 1 })
        views[7].alpha = 0.5
        views[7].frame.origin.x = 4
        views[500].tintColor = .red
        #expect(test.commit().operations.count == 2)
        #expect(views.reduce(0) { $0 + $1.nodes } == 1002)
    }

    @Test func viewsThatComeBackBeforeACommitKeepTheirIdentity() {
        let test = TestScene()
        defer { test.end() }
        let view = CountingView()
        test.add(view)
        test.commit()
        let id = test.id(of: view)
        view.removeFromSuperview()
        test.add(view)
        #expect(test.commit().isEmpty)
        #expect(test.id(of: view) == id)
        view.removeFromSuperview()
        #expect(test.commit().operations == [.remove(id)])
        test.add(view)
        test.commit()
        #expect(test.id(of: view) != id)
        #expect(test.scene.renderContext.view(for: id) == nil)
    }

    @Test func identitiesOfAnotherSceneAreGone() {
        let (first, second) = (TestScene(), TestScene())
        defer {
            first.end()
            second.end()
        }
        let view = UIView()
        first.add(view)
        first.commit()
        let id = first.id(of: view)
        second.add(view)
        first.commit()
        second.commit()
        first.add(view)
        first.commit()
        #expect(first.scene.renderContext.view(for: id) == nil)
        #expect(first.scene.renderContext.view(for: first.id(of: view)) === view)
    }
}
