import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct CALayerHierarchyTests {
    let stage = LayerScene()

    private func named(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    private func names(below layer: CALayer) -> String {
        (layer.sublayers ?? []).compactMap(\.name).joined()
    }

    @Test func aViewWithoutSubviewsHasNoSublayers() {
        defer { stage.end() }
        #expect(stage.view.layer.sublayers == nil)
    }

    @Test func aLayerSaysWhetherItWillBeLaidOut() {
        defer { stage.end() }
        let layer = CALayer()
        #expect(!layer.needsLayout())
        layer.setNeedsLayout()
        #expect(layer.needsLayout())
        layer.layoutIfNeeded()
        #expect(!layer.needsLayout())
        stage.view.setNeedsLayout()
        #expect(stage.view.layer.needsLayout())
        stage.view.layoutIfNeeded()
        #expect(!stage.view.layer.needsLayout())
    }

    @Test func layersOfSubviewsStandAmongTheSublayers() {
        defer { stage.end() }
        let (layer, subview) = (CALayer(), UIView())
        stage.view.layer.addSublayer(layer)
        stage.view.addSubview(subview)
        #expect(stage.view.layer.sublayers == [layer, subview.layer])
        #expect(layer.superlayer === stage.view.layer)
        #expect(subview.layer.superlayer === stage.view.layer)
    }

    @Test func subviewsDoNotNameWhatDrawsLayers() {
        defer { stage.end() }
        let (first, second, third) = (UIView(), UIView(), UIView())
        stage.view.addSubview(first)
        stage.view.layer.addSublayer(CALayer())
        stage.view.addSubview(second)
        #expect(stage.view.subviews == [first, second])
        stage.view.insertSubview(third, at: 1)
        #expect(stage.view.subviews == [first, third, second])
        stage.view.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(stage.view.subviews == [second, third, first])
    }

    @Test(arguments: [false, true])
    func layersStandWhereTheyArePut(isBelowView: Bool) {
        defer { stage.end() }
        let parent = isBelowView ? stage.view.layer : CALayer()
        let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
        parent.addSublayer(b)
        parent.insertSublayer(a, at: 0)
        parent.insertSublayer(c, above: b)
        #expect(names(below: parent) == "abc")
        parent.insertSublayer(c, below: a)
        #expect(names(below: parent) == "cab")
        parent.replaceSublayer(a, with: d)
        #expect(names(below: parent) == "cdb" && a.superlayer == nil)
        d.removeFromSuperlayer()
        #expect(names(below: parent) == "cb")
        parent.sublayers = [b, a, c]
        #expect(names(below: parent) == "bac")
    }

    @Test func aLayerAddedElsewhereLeavesItsOldPlace() {
        defer { stage.end() }
        let (layer, other) = (CALayer(), UIView())
        stage.view.addSubview(other)
        stage.view.layer.addSublayer(layer)
        other.layer.addSublayer(layer)
        #expect(stage.view.layer.sublayers == [other.layer] && layer.superlayer === other.layer)
    }

    @Test func aLayerIsNotAddedBelowItself() {
        defer { stage.end() }
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        inner.addSublayer(outer)
        #expect(outer.superlayer == nil && inner.sublayers == nil)
    }

    @Test func layersKeepTheirSublayersWithoutAView() {
        defer { stage.end() }
        let layer = CALayer()
        var view: UIView? = UIView()
        autoreleasepoolIfNeeded {
            let inner = named("inner")
            layer.addSublayer(inner)
            view?.layer.addSublayer(layer)
        }
        view = nil
        #expect(layer.superlayer == nil && names(below: layer) == "inner")
        stage.view.layer.addSublayer(layer)
        stage.test.commit()
        #expect(layer.sublayers?.first.flatMap { stage.node(of: $0) } != nil)
    }

    private func autoreleasepoolIfNeeded(_ body: () -> Void) { body() }

    @Test func layersEndWithTheirView() {
        defer { stage.end() }
        weak var ended: CALayer?
        weak var view: UIView?
        do {
            let (outer, layer) = (UIView(), CALayer())
            layer.addSublayer(CALayer())
            layer.mask = CAShapeLayer()
            outer.layer.addSublayer(layer)
            (ended, view) = (layer, outer)
        }
        #expect(ended == nil && view == nil)
    }

    @Test func sublayersAreDrawnInTheirOrder() throws {
        defer { stage.end() }
        let (below, above, view) = (CALayer(), CALayer(), UIView())
        below.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        below.backgroundColor = UIColor.red.cgColor
        stage.perform {
            stage.view.layer.addSublayer(below)
            stage.view.addSubview(view)
            stage.view.layer.addSublayer(above)
        }
        stage.test.commit()
        let node = try #require(stage.view.rendering.committed)
        let ids = [below, view.layer, above].compactMap { stage.node(of: $0)?.id }
        #expect(node.children == ids && ids.count == 3)
        #expect(stage.node(of: below)?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(stage.node(of: below)?.style.backgroundColor == RenderColor(rgba: 0xFF00_00FF))
    }

    @Test func touchesGoThroughLayers() {
        defer { stage.end() }
        let layer = CALayer()
        stage.add(layer)
        #expect(stage.view.hitTest(CGPoint(x: 10, y: 10), with: nil) === stage.view)
        #expect(stage.view.layer.hitTest(CGPoint(x: 10, y: 10)) === layer)
        #expect(stage.view.layer.hitTest(CGPoint(x: 80, y: 80)) === stage.view.layer)
    }

    @Test func pointsAreConvertedThroughTheTree() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
        inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        outer.addSublayer(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 6, y: 6))
        #expect(outer.convert(CGPoint(x: 6, y: 6), to: inner) == CGPoint(x: 1, y: 1))
        let rect = inner.convert(CGRect(x: 0, y: 0, width: 2, height: 3), to: outer)
        #expect(rect == CGRect(x: 5, y: 5, width: 2, height: 3))
    }

    @Test func aViewIsToldToLayOutItsLayers() {
        defer { stage.end() }
        final class Host: UIView {
            let inner = CALayer()
            override func layoutSublayers(of layer: CALayer) {
                super.layoutSublayers(of: layer)
                if layer === self.layer { inner.frame = bounds }
            }
        }
        let host = Host(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
        host.layer.addSublayer(host.inner)
        stage.perform { stage.view.addSubview(host) }
        stage.test.commit()
        #expect(host.inner.frame == host.bounds)
    }

    @Test func aLayerLaysOutItsSublayers() {
        defer { stage.end() }
        final class Row: CALayer {
            var count = 0
            override func layoutSublayers() {
                super.layoutSublayers()
                count += 1
            }
        }
        let row = Row()
        stage.add(row)
        let count = row.count
        stage.perform { row.bounds.size.width = 70 }
        stage.test.commit()
        #expect(count > 0 && row.count == count + 1)
    }

    @Test func removedLayersLeaveThePage() {
        defer { stage.end() }
        let layer = CALayer()
        stage.add(layer)
        let id = stage.node(of: layer)?.id
        stage.perform { layer.removeFromSuperlayer() }
        #expect(stage.test.commit().operations == id.map { [.remove($0)] })
    }

    @Test func aLayerThatIsAddedAnewComesToTheFront() {
        defer { stage.end() }
        let layers = ["a", "b", "c"].map(named)
        for layer in layers { stage.view.layer.addSublayer(layer) }
        #expect(names(below: stage.view.layer) == "abc")
        stage.view.layer.addSublayer(layers[0])
        #expect(names(below: stage.view.layer) == "bca")
        let alone = named("z")
        layers[1].addSublayer(alone)
        stage.view.layer.addSublayer(alone)
        #expect(names(below: stage.view.layer) == "bcaz" && layers[1].sublayers == nil)
        #expect(alone.superlayer === stage.view.layer)
    }
}
