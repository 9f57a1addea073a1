import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct CAReplicatorLayerTests {
    let stage = LayerScene()

    /// A replicator with a dot that is shown some times, 20 points further on each.
    private func replicator(_ count: Int) -> (CAReplicatorLayer, CALayer) {
        let (layer, dot) = (CAReplicatorLayer(), CALayer())
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        layer.addSublayer(dot)
        layer.instanceCount = count
        layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        stage.add(layer)
        return (layer, dot)
    }

    private func subtree(_ id: NodeID?, in tree: RenderSubtree) -> RenderSubtree? {
        if tree.node.id == id { return tree }
        for child in tree.children {
            if let found = subtree(id, in: child) { return found }
        }
        return nil
    }

    /// What the page has below a layer.
    private func shown(below layer: CALayer) -> [RenderSubtree] {
        subtree(layer.owner?.rendering.id, in: stage.test.scene.snapshot())?.children ?? []
    }

    @Test func aReplicatorShowsItsSublayersOnceByDefault() {
        defer { stage.end() }
        let layer = CAReplicatorLayer()
        #expect(layer.instanceCount == 1)
        #expect(layer.instanceDelay == 0)
        #expect(!layer.preservesDepth)
        layer.addSublayer(CALayer())
        stage.add(layer)
        #expect(shown(below: layer).count == 1)
    }

    @Test func copiesStandFurtherOnEach() throws {
        defer { stage.end() }
        let (layer, dot) = replicator(3)
        let parts = shown(below: layer)
        try #require(parts.count == 3)
        #expect(parts[0].node.id == dot.owner?.rendering.id)
        for index in 1...2 {
            let step = CGAffineTransform(translationX: 20 * CGFloat(index), y: 0)
            #expect(parts[index].node.style.transform == .affine(step))
            #expect(parts[index].node.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
            let copy = try #require(parts[index].children.first?.node)
            #expect(copy.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
            #expect(copy.style.backgroundColor == RenderColor(rgba: 0xFFFF_FFFF))
            #expect(copy.semantics.isHidden)
            #expect(!copy.style.isUserInteractionEnabled)
        }
        #expect(layer.sublayers == [dot])
    }

    @Test func copiesFollowTheirOriginals() throws {
        defer { stage.end() }
        let (layer, dot) = replicator(2)
        stage.perform {
            dot.frame.origin.y = 5
            let inner = CALayer()
            inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            dot.addSublayer(inner)
        }
        stage.test.commit()
        let copy = try #require(shown(below: layer).last?.children.first)
        #expect(copy.node.frame.minY == 5)
        #expect(copy.children.first?.node.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        stage.perform { dot.removeFromSuperlayer() }
        stage.test.commit()
        #expect(shown(below: layer).last?.children.isEmpty == true)
    }

    @Test func copiesComeAndGoWithTheirNumber() {
        defer { stage.end() }
        let (layer, dot) = replicator(4)
        #expect(shown(below: layer).count == 4)
        stage.perform { layer.instanceCount = 2 }
        stage.test.commit()
        #expect(shown(below: layer).count == 2)
        stage.perform { layer.instanceCount = 0 }
        stage.test.commit()
        #expect(shown(below: layer).map(\.node.style.isHidden) == [true])
        stage.perform { layer.instanceCount = 1 }
        stage.test.commit()
        #expect(shown(below: layer).map(\.node.id) == [dot.owner?.rendering.id])
        #expect(shown(below: layer).map(\.node.style.isHidden) == [false])
        #expect(!stage.test.scene.needsCommit)
    }

    @Test func animationsPlayLaterInEachCopy() {
        defer { stage.end() }
        let (layer, dot) = replicator(3)
        stage.perform {
            layer.instanceDelay = 0.5
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 1
            fade.toValue = 0
            fade.duration = 1
            fade.repeatCount = .infinity
            dot.add(fade, forKey: "fade")
        }
        let played = stage.animations()
        #expect(played.map(\.transition.delay).sorted() == [0, 0.5, 1])
        #expect(played.allSatisfy { $0.property == .opacity && $0.key == "kfade" })
        stage.perform { dot.removeAnimation(forKey: "fade") }
        let ended = stage.test.commit().operations.filter { operation in
            guard case .endAnimations(_, .key("kfade")) = operation else { return false }
            return true
        }
        #expect(ended.count == 3)
    }

    @Test func aNewCopyTakesUpWhatRuns() {
        defer { stage.end() }
        let (layer, dot) = replicator(1)
        stage.perform {
            layer.instanceDelay = 1
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 1
            fade.toValue = 0
            fade.duration = 4
            dot.add(fade, forKey: "fade")
        }
        #expect(stage.animations().count == 1)
        stage.test.clock.advance(by: 2)
        stage.perform { layer.instanceCount = 2 }
        #expect(stage.animations().map(\.transition.delay) == [-1])
    }

    @Test func coloursAreMultiplied() throws {
        defer { stage.end() }
        let (layer, _) = replicator(2)
        stage.perform {
            layer.instanceColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            layer.instanceGreenOffset = 1
            layer.instanceAlphaOffset = -0.5
        }
        stage.test.commit()
        let parts = shown(below: layer)
        try #require(parts.count == 3)
        #expect(parts[0].node.style.isHidden)
        #expect(parts[1].children.first?.node.style.backgroundColor?.rgba == 0xFF00_00FF)
        #expect(parts[2].children.first?.node.style.backgroundColor?.rgba == 0xFFFF_00FF)
        #expect(parts.map(\.node.style.opacity) == [1, 1, 0.5])
        #expect(parts[1].children.first?.node.style.isHidden == false)
    }

    @Test func copiesKeepTheirDepthWhereTheyAreTo() {
        defer { stage.end() }
        let (layer, _) = replicator(2)
        #expect(shown(below: layer).last?.node.style.sharesSpace == false)
        stage.perform { layer.preservesDepth = true }
        stage.test.commit()
        #expect(stage.node(of: layer)?.style.sharesSpace == true)
        #expect(shown(below: layer).last?.node.style.sharesSpace == true)
    }

    @Test func replicatorsStandInReplicators() throws {
        defer { stage.end() }
        let outer = CAReplicatorLayer()
        outer.instanceCount = 2
        outer.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
        let inner = CAReplicatorLayer()
        inner.instanceCount = 3
        inner.addSublayer(CALayer())
        outer.addSublayer(inner)
        stage.add(outer)
        let parts = shown(below: outer)
        try #require(parts.count == 2)
        #expect(parts[0].children.count == 3)
        #expect(parts[1].children.first?.children.count == 3)
    }

    private final class RepeatingView: UIView {
        override class var layerClass: AnyClass { CAReplicatorLayer.self }
    }

    @Test func subviewsAreCopiedWithTheirText() throws {
        defer { stage.end() }
        let view = RepeatingView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        let label = UILabel(frame: view.bounds)
        label.text = "Again"
        view.addSubview(label)
        let layer = try #require(view.layer as? CAReplicatorLayer)
        layer.instanceCount = 2
        stage.test.add(view)
        stage.test.commit()
        let parts = shown(below: layer)
        try #require(parts.count == 2)
        guard case .text(let text) = parts[1].children.first?.node.content else {
            Issue.record("The copy of the label has no text.")
            return
        }
        #expect(text.lines.map(\.text) == ["Again"])
        #expect(view.subviews == [label])
        #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
        view.removeFromSuperview()
        stage.test.commit()
        stage.test.add(view)
        stage.test.commit()
        #expect(shown(below: layer).count == 2)
    }
}
