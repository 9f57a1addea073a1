import Testing

@testable import UIKit

@MainActor
struct UIViewLayoutTests {
    final class LayoutView: UIView {
        var log: Log?
        var name = ""
        var count = 0
        var onLayout: ((LayoutView) -> Void)?

        override func layoutSubviews() {
            count += 1
            log?(name)
            onLayout?(self)
        }
    }

    @Test func layoutGoesFromParentsToChildrenOnceEach() {
        let test = TestScene()
        defer { test.end() }
        let log = Log()
        let (parent, child, grandchild) = (LayoutView(), LayoutView(), LayoutView())
        for (view, name) in [(parent, "parent"), (child, "child"), (grandchild, "grandchild")] {
            view.log = log
            view.name = name
        }
        child.addSubview(grandchild)
        parent.addSubview(child)
        test.add(parent)
        test.commit()
        #expect(log.take() == ["parent", "child", "grandchild"])
        test.commit()
        #expect(log.take().isEmpty)
        grandchild.setNeedsLayout()
        test.commit()
        #expect(log.take() == ["grandchild"])
    }

    @Test func layoutIfNeededStartsAtTheTopmostThatNeedsIt() {
        let (parent, child, other) = (LayoutView(), LayoutView(), LayoutView())
        parent.addSubview(child)
        parent.addSubview(other)
        parent.layoutIfNeeded()
        #expect([parent.count, child.count, other.count] as [Int] == [1, 1, 1] as [Int])
        parent.setNeedsLayout()
        child.setNeedsLayout()
        child.layoutIfNeeded()
        #expect([parent.count, child.count, other.count] as [Int] == [2, 2, 1] as [Int])
        other.setNeedsLayout()
        child.layoutIfNeeded()
        #expect(other.count == 1)
        parent.layoutIfNeeded()
        #expect(other.count == 2)
    }

    @Test func newSizesAskForALayoutAndNewPlacesDoNot() {
        let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        view.center = CGPoint(x: 100, y: 100)
        view.layoutIfNeeded()
        #expect(view.count == 1)
        view.frame.size.width = 20
        view.layoutIfNeeded()
        #expect(view.count == 2)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.layoutIfNeeded()
        #expect(view.count == 2)
    }

    @Test func cleanSiblingsAmongTenThousandAreNotVisited() {
        let test = TestScene()
        defer { test.end() }
        let parent = LayoutView()
        let children = (0..<10_000).map { _ in LayoutView() }
        children.forEach(parent.addSubview)
        test.add(parent)
        test.commit()
        children[5_000].setNeedsLayout()
        #expect(parent.layout.pendingSubviews.count == 1)
        test.commit()
        #expect(children[5_000].count == 2)
        #expect(children.reduce(0) { $0 + $1.count } == 10_001)
        #expect(parent.count == 1)
    }

    @Test func subviewsAddedDuringLayoutAreLaidOutInTheSamePass() {
        let test = TestScene()
        defer { test.end() }
        let parent = LayoutView()
        let late = LayoutView()
        parent.onLayout = { if late.superview == nil { $0.addSubview(late) } }
        test.add(parent)
        test.commit()
        #expect(late.count == 1)
    }

    @Test func endlessLayoutsAreBoundedAtEachDepth() {
        let outer = Diagnostics.handler
        var messages: [String] = []
        Diagnostics.handler = { messages.append($0) }
        defer { Diagnostics.handler = outer }
        let test = TestScene()
        defer { test.end() }
        var view: UIView = test.window
        for _ in 0..<6 {
            let next = UIView()
            view.addSubview(next)
            view = next
        }
        let restless = LayoutView()
        restless.onLayout = { $0.setNeedsLayout() }
        view.addSubview(restless)
        test.commit()
        #expect(restless.count == 100)
        #expect(
            messages == [
                "\(restless) asked for a layout in each of 100 passes; it is left as it is."
            ]
        )
        #expect(!test.scene.needsCommit)
        restless.onLayout = nil
        restless.setNeedsLayout()
        test.commit()
        #expect(restless.count == 101)
    }

    @Test func aPendingLayoutTravelsWithTheView() {
        let test = TestScene()
        defer { test.end() }
        let (first, second) = (UIView(), UIView())
        let (child, leaf) = (UIView(), LayoutView())
        child.addSubview(leaf)
        first.addSubview(child)
        test.add(first)
        test.add(second)
        test.commit()
        leaf.setNeedsLayout()
        second.addSubview(child)
        test.commit()
        #expect(leaf.count == 2)
        #expect(first.layout.pendingSubviews.isEmpty)
    }
}
