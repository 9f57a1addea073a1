import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct SnapshotViewTests {
    let scene = ControlScene()
    let card = UIView(frame: CGRect(x: 20, y: 50, width: 100, height: 60))
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))

    init() {
        card.backgroundColor = .red
        card.layer.cornerRadius = 8
        label.text = "before"
        card.addSubview(label)
        scene.show(card)
    }

    /// Returns all texts of a tree with the places of their nodes.
    private func texts(_ tree: RenderSubtree?) -> [String] {
        guard let tree else { return [] }
        var found: [String] = []
        if case .text(let text) = tree.node.content {
            found.append(text.lines.flatMap(\.runs).map(\.text).joined())
        }
        return found + tree.children.flatMap { texts($0) }
    }

    private func first(_ tree: RenderSubtree?, _ test: (RenderNode) -> Bool) -> RenderNode? {
        guard let tree else { return nil }
        if test(tree.node) { return tree.node }
        for child in tree.children {
            if let found = first(child, test) { return found }
        }
        return nil
    }

    @Test func aSnapshotStaysAsTheViewWas() throws {
        let copy = try #require(card.snapshotView(afterScreenUpdates: true))
        label.text = "after"
        card.backgroundColor = .green
        let shown = scene.show(copy)
        #expect(copy.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(texts(shown) == ["before"])
        let red = UIColor.red.renderColor(in: scene.view.traitCollection)
        let box = try #require(first(shown) { $0.style.backgroundColor == red })
        #expect(box.style.cornerRadius == 8)
        #expect(box.frame.size == CGSize(width: 100, height: 60))
        #expect(box.frame.origin == .zero)
    }

    @Test func changesThatNoPageShowsAreLeftOutWhereAsked() throws {
        label.text = "after"
        label.frame.origin.x = 30
        let old = try #require(card.snapshotView(afterScreenUpdates: false))
        let new = try #require(card.snapshotView(afterScreenUpdates: true))
        #expect(texts(scene.show(old)) == ["before"])
        #expect(texts(scene.show(new)) == ["after"])
        #expect(first(scene.node(of: old)) { $0.frame.minX == 10 } != nil)
        #expect(first(scene.node(of: new)) { $0.frame.minX == 30 } != nil)
    }

    @Test func aSnapshotTakesNoInputAndSaysNothing() throws {
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.frame = CGRect(x: 0, y: 30, width: 100, height: 30)
        card.addSubview(button)
        let copy = try #require(card.snapshotView(afterScreenUpdates: true))
        scene.show(copy)
        let inside = first(scene.node(of: copy)) { $0.semantics.role == .button }
        #expect(inside == nil)
        #expect(first(scene.node(of: copy)) { $0.semantics.isHidden } != nil)
        #expect(copy.hitTest(CGPoint(x: 50, y: 45), with: nil) === copy)
    }

    @Test func aSnapshotOfAScrolledListShowsWhatWasSeen() throws {
        let scroller = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        scroller.contentSize = CGSize(width: 100, height: 500)
        let row = UILabel(frame: CGRect(x: 0, y: 240, width: 100, height: 20))
        row.text = "row"
        scroller.addSubview(row)
        scroller.contentOffset.y = 200
        scene.show(scroller)
        let copy = try #require(scroller.snapshotView(afterScreenUpdates: true))
        let shown = scene.show(copy)
        let node = try #require(first(shown) { if case .text = $0.content { true } else { false } })
        #expect(node.frame.minY == 40)
        #expect(first(shown) { $0.scroll != nil } == nil)
    }

    @Test func aPartIsCutAndStretchedWithTheSnapshot() throws {
        let rect = CGRect(x: 10, y: 10, width: 50, height: 20)
        let copy = try #require(
            card.resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero)
        )
        #expect(copy.bounds.size == rect.size)
        copy.frame.size = CGSize(width: 100, height: 20)
        let shown = scene.show(copy)
        #expect(first(shown) { $0.style.clipsToBounds }?.frame.width == 100)
        let scaled = first(shown) {
            $0.style.transform == .affine(CGAffineTransform(scaleX: 2, y: 1))
        }
        #expect(scaled != nil)
    }

    @Test func insetsKeepTheirThickness() throws {
        let insets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        let copy = try #require(
            card.resizableSnapshotView(
                from: card.bounds,
                afterScreenUpdates: true,
                withCapInsets: insets
            )
        )
        copy.frame.size = CGSize(width: 300, height: 60)
        scene.show(copy)
        let boxes = copy.subviews.map(\.frame)
        #expect(boxes.count == 9)
        #expect(boxes.contains(CGRect(x: 0, y: 0, width: 20, height: 10)))
        #expect(boxes.contains(CGRect(x: 20, y: 10, width: 260, height: 40)))
        #expect(boxes.contains(CGRect(x: 280, y: 50, width: 20, height: 10)))
    }
}
