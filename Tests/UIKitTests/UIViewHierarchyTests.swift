import Testing

@testable import UIKit

@MainActor
struct UIViewHierarchyTests {
    let log = Log()

    private func views(_ count: Int) -> (UIView, [UIView]) {
        let parent = UIView()
        let children = (0..<count).map { index in
            let view = UIView()
            view.tag = index
            return view
        }
        children.forEach(parent.addSubview)
        return (parent, children)
    }

    private func tags(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

    @Test func addingOutsideOfAWindowTellsOfTheSuperviewOnly() {
        let parent = LoggingView("parent", log)
        let child = LoggingView("child", log)
        parent.addSubview(child)
        #expect(
            log.take() == [
                "child willMoveToSuperview parent", "child didMoveToSuperview parent",
                "parent didAdd child",
            ]
        )
    }

    @Test func addingInAWindowTellsOfBothAndOfDescendants() {
        let test = TestScene()
        defer { test.end() }
        let parent = LoggingView("parent", log)
        let child = LoggingView("child", log)
        let grandchild = LoggingView("grandchild", log)
        child.addSubview(grandchild)
        test.add(parent)
        _ = log.take()
        parent.addSubview(child)
        #expect(
            log.take() == [
                "child willMoveToSuperview parent", "child willMoveToWindow window",
                "grandchild willMoveToWindow window", "child didMoveToWindow window",
                "grandchild didMoveToWindow window", "child didMoveToSuperview parent",
                "parent didAdd child",
            ]
        )
    }

    @Test func removingTellsInTheOrderOfUIKit() {
        let test = TestScene()
        defer { test.end() }
        let parent = LoggingView("parent", log)
        let child = LoggingView("child", log)
        test.add(parent)
        parent.addSubview(child)
        _ = log.take()
        child.removeFromSuperview()
        #expect(
            log.take() == [
                "child willMoveToSuperview nil", "child willMoveToWindow nil",
                "parent willRemove child", "child didMoveToWindow nil",
                "child didMoveToSuperview nil",
            ]
        )
        child.removeFromSuperview()
        #expect(log.take().isEmpty)
    }

    @Test func movingWithinTheWindowLeavesTheWindowAlone() {
        let test = TestScene()
        defer { test.end() }
        let first = LoggingView("first", log)
        let second = LoggingView("second", log)
        let child = LoggingView("child", log)
        test.add(first)
        test.add(second)
        first.addSubview(child)
        _ = log.take()
        second.addSubview(child)
        #expect(
            log.take() == [
                "child willMoveToSuperview second", "first willRemove child",
                "child didMoveToSuperview second", "second didAdd child",
            ]
        )
        #expect(first.subviews.isEmpty)
        #expect(child.superview === second)
    }

    @Test func subviewsAddedInDidMoveToWindowAreToldOnce() {
        let test = TestScene()
        defer { test.end() }
        let parent = LoggingView("parent", log)
        let late = LoggingView("late", log)
        parent.onDidMoveToWindow = { [unowned parent] in
            if late.superview == nil { parent.addSubview(late) }
        }
        test.add(parent)
        #expect(log.entries.filter { $0 == "late didMoveToWindow window" }.count == 1)
        #expect(log.entries.filter { $0 == "late willMoveToWindow window" }.count == 1)
    }

    @Test func addingASubviewAgainBringsItToTheFront() {
        let (parent, children) = views(3)
        parent.addSubview(children[0])
        #expect(tags(parent) == [1, 2, 0])
    }

    @Test(arguments: [
        (index: -5, expected: [9, 0, 1, 2]), (index: 1, expected: [0, 9, 1, 2]),
        (index: 3, expected: [0, 1, 2, 9]), (index: 99, expected: [0, 1, 2, 9]),
    ])
    func indicesAreClamped(index: Int, expected: [Int]) {
        let (parent, _) = views(3)
        let view = UIView()
        view.tag = 9
        parent.insertSubview(view, at: index)
        #expect(tags(parent) == expected)
    }

    @Test(arguments: [
        (moved: 0, sibling: 2, above: [1, 2, 0, 3], below: [1, 0, 2, 3]),
        (moved: 3, sibling: 1, above: [0, 1, 3, 2], below: [0, 3, 1, 2]),
        (moved: 1, sibling: 1, above: [0, 1, 2, 3], below: [0, 1, 2, 3]),
    ])
    func insertingBesideASiblingMoves(moved: Int, sibling: Int, above: [Int], below: [Int]) {
        let (first, views1) = views(4)
        first.insertSubview(views1[moved], aboveSubview: views1[sibling])
        #expect(tags(first) == above)
        let (second, views2) = views(4)
        second.insertSubview(views2[moved], belowSubview: views2[sibling])
        #expect(tags(second) == below)
    }

    @Test func newViewsAreInsertedBesideASibling() {
        let (parent, children) = views(2)
        let above = UIView()
        above.tag = 7
        let below = UIView()
        below.tag = 8
        parent.insertSubview(above, aboveSubview: children[0])
        parent.insertSubview(below, belowSubview: children[0])
        #expect(tags(parent) == [8, 0, 7, 1])
    }

    @Test func bringSendAndExchangeReorder() {
        let (parent, children) = views(4)
        parent.bringSubviewToFront(children[1])
        #expect(tags(parent) == [0, 2, 3, 1])
        parent.sendSubviewToBack(children[3])
        #expect(tags(parent) == [3, 0, 2, 1])
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(tags(parent) == [1, 0, 2, 3])
        parent.bringSubviewToFront(UIView())
        #expect(tags(parent) == [1, 0, 2, 3])
    }

    @Test func descendantsAndTagsAreFound() {
        let (parent, children) = views(3)
        let deep = UIView()
        deep.tag = 42
        children[1].addSubview(deep)
        #expect(deep.isDescendant(of: parent))
        #expect(parent.isDescendant(of: parent))
        #expect(!parent.isDescendant(of: deep))
        #expect(parent.viewWithTag(42) === deep)
        #expect(children[0].viewWithTag(42) == nil)
    }

    @Test func aRemovedSubtreeIsFreed() {
        weak var weakChild: UIView?
        weak var weakParent: UIView?
        do {
            let parent = UIView()
            let child = UIView()
            parent.addSubview(child)
            (weakParent, weakChild) = (parent, child)
        }
        #expect(weakParent == nil)
        #expect(weakChild == nil)
    }

    @Test func aSubviewOutlivesItsSuperviewWithoutAnOwner() {
        let child = UIView()
        do {
            let parent = UIView()
            parent.addSubview(child)
            #expect(child.superview === parent)
        }
        #expect(child.superview == nil)
        #expect(child.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 1, y: 1))
    }
}
