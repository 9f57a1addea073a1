import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIScrollViewTests {
    /// A scroll view of 200 × 100 points with content of 200 × 1,000, and what its delegate heard.
    @MainActor
    private final class Screen: UIScrollViewDelegate {
        let test = TestScene()
        let log = Log()
        let view = UIScrollView(frame: CGRect(x: 50, y: 40, width: 200, height: 100))
        var redirection: CGPoint?

        init() {
            view.contentSize = CGSize(width: 200, height: 1_000)
            test.add(view)
            test.commit()
            view.delegate = self
        }

        func scroll(_ y: Double, _ phase: ScrollInput.Phase, number: Int? = 0) throws {
            let input = ScrollInput(
                node: test.id(of: view),
                position: CGPoint(x: 0, y: y),
                phase: phase,
                number: number
            )
            try test.scene.deliver(.scroll(input))
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            log("didScroll \(Int(scrollView.contentOffset.y))")
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log("willBeginDragging") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView,
            withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            log("willEndDragging \(Int(targetContentOffset.pointee.y))")
            if let redirection { targetContentOffset.pointee = redirection }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
            log("didEndDragging \(willDecelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
            log("willBeginDecelerating")
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
            log("didEndDecelerating")
        }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
            log("didEndScrollingAnimation")
        }
    }

    @Test func contentThatMovedIsToldByItsDistanceUntilAnOffsetIsSet() {
        let screen = Screen()
        defer { screen.test.end() }
        let view = screen.view
        view.follow(shiftOf: 30)
        view.follow(shiftOf: -10)
        #expect(view.contentOffset.y == 20)
        #expect(view.makeScrollContent().shift == CGPoint(x: 0, y: 20))
        view.follow(shiftOf: 5)
        #expect(view.makeScrollContent().shift == CGPoint(x: 0, y: 5))
        view.contentOffset.y = 100
        view.follow(shiftOf: 5)
        #expect(view.contentOffset.y == 105 && view.makeScrollContent().shift == nil)
    }

    @Test func aPersonsScrollingMovesTheBoundsAndSendsNothing() throws {
        let screen = Screen()
        defer { screen.test.end() }
        let child = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 50))
        screen.view.addSubview(child)
        screen.test.commit()
        try screen.scroll(250, .dragging)
        #expect(screen.view.bounds == CGRect(x: 0, y: 250, width: 200, height: 100))
        #expect(child.convert(child.bounds, to: nil).origin == CGPoint(x: 50, y: 90))
        #expect(screen.test.commit().isEmpty)
        let node = screen.test.scene.snapshot().children[0].children[0]
        #expect(node.node.scroll?.offset == CGPoint(x: 0, y: 250))
        #expect(node.children[0].node.frame.origin == CGPoint(x: 0, y: 300))
    }

    @Test(arguments: [
        (UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false), (.interactive, false),
    ])
    func scrollingEndsEditingWhereTheAppWantsThat(
        mode: UIScrollView.KeyboardDismissMode,
        isStillEditing: Bool
    ) throws {
        let screen = Screen()
        defer { screen.test.end() }
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        screen.view.addSubview(field)
        screen.test.commit()
        screen.view.keyboardDismissMode = mode
        #expect(field.becomeFirstResponder())
        try screen.scroll(10, .dragging)
        #expect(field.isFirstResponder == isStillEditing)
    }

    @Test func theDelegateHearsOfADragInUIKitsOrder() throws {
        let screen = Screen()
        defer { screen.test.end() }
        try screen.scroll(10, .dragging)
        #expect(screen.view.isDragging && screen.view.isTracking)
        try screen.scroll(20, .dragging)
        try screen.scroll(20, .ended)
        #expect(!screen.view.isDragging)
        #expect(
            screen.log.take() == [
                "willBeginDragging", "didScroll 10", "didScroll 20", "willEndDragging 20",
                "didEndDragging false",
            ]
        )
    }

    @Test func theDelegateHearsOfDecelerationInUIKitsOrder() throws {
        let screen = Screen()
        defer { screen.test.end() }
        try screen.scroll(0, .dragging)
        screen.test.clock.advance(by: 0.1)
        try screen.scroll(50, .dragging)
        _ = screen.log.take()
        try screen.scroll(60, .decelerating)
        #expect(screen.view.isDecelerating)
        try screen.scroll(80, .ended)
        // 50 points in 100 ms go on for 0.5 × 499 points, to 299.5.
        #expect(
            screen.log.take() == [
                "willEndDragging 299", "didEndDragging true", "willBeginDecelerating",
                "didScroll 60", "didScroll 80", "didEndDecelerating",
            ]
        )
        #expect(!screen.view.isDecelerating)
    }

    @Test func theDelegateMayChooseWhereScrollingEnds() throws {
        let screen = Screen()
        defer { screen.test.end() }
        screen.redirection = CGPoint(x: 0, y: 400)
        try screen.scroll(60, .dragging)
        try screen.scroll(60, .ended)
        #expect(screen.view.contentOffset.y == 60 && screen.view.isDecelerating)
        guard case .scroll(_, _, let content)? = screen.test.commit().operations.first else {
            return #expect(Bool(false), "the page is not told")
        }
        #expect(content.isAnimated && content.number == 1 && content.offset.y == 400)
        screen.test.clock.advance(by: 0.3)
        #expect(screen.view.contentOffset.y == 400 && !screen.view.isDecelerating)
        #expect(screen.log.entries.suffix(2) == ["didScroll 400", "didEndDecelerating"])
    }

    @Test func theDelegateMayChooseWhereAFlingEnds() throws {
        let screen = Screen()
        defer { screen.test.end() }
        screen.redirection = CGPoint(x: 0, y: 300)
        try screen.scroll(20, .dragging)
        screen.test.clock.advance(by: 0.02)
        try screen.scroll(60, .dragging)
        try screen.scroll(64, .decelerating)
        #expect(screen.view.contentOffset.y == 60 && screen.view.isDecelerating)
        screen.test.clock.advance(by: 0.15)
        let place = screen.view.contentOffset.y
        #expect(place > 60 && place < 300)
        // The page's next reports left before it heard of that.
        try screen.scroll(70, .decelerating)
        try screen.scroll(70, .ended)
        #expect(screen.view.contentOffset.y == place && screen.view.isDecelerating)
        screen.test.clock.advance(by: 0.15)
        #expect(screen.view.contentOffset.y == 300)
        #expect(!screen.view.isDecelerating && screen.log.entries.last == "didEndDecelerating")
    }

    @Test func theAppsOffsetIsSentWithANumberAndLateReportsDoNotUndoIt() throws {
        let screen = Screen()
        defer { screen.test.end() }
        screen.view.contentOffset = CGPoint(x: 0, y: 500)
        guard case .scroll(let id, _, let content)? = screen.test.commit().operations.first else {
            return #expect(Bool(false), "the page is not told")
        }
        #expect(id == screen.test.id(of: screen.view))
        #expect(content.offset.y == 500 && content.number == 1 && !content.isAnimated)
        try screen.scroll(30, .dragging, number: 0)
        try screen.scroll(30, .ended, number: 0)
        #expect(screen.view.contentOffset.y == 500)
        try screen.scroll(510, .dragging, number: 1)
        #expect(screen.view.contentOffset.y == 510)
        #expect(screen.test.commit().isEmpty)
    }

    @Test func whatTheDelegateSetsWhileAPersonScrollsIsSent() throws {
        @MainActor
        final class Holder: NSObject, UIScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                if scrollView.contentOffset.y < 100 { scrollView.contentOffset.y = 0 }
            }
        }
        let screen = Screen()
        defer { screen.test.end() }
        let holder = Holder()
        screen.view.delegate = holder
        try screen.scroll(40, .dragging)
        #expect(screen.view.contentOffset.y == 0)
        screen.test.commit()
        let held = try #require(screen.view.rendering.committed?.scroll)
        // The page is where the person moved the content, and has to be told.
        #expect(held.position.y == 0 && held.number == 1)
        try screen.scroll(120, .dragging, number: 0)
        #expect(screen.view.contentOffset.y == 0)
        try screen.scroll(120, .dragging, number: 1)
        #expect(screen.view.contentOffset.y == 120)
        screen.test.commit()
        #expect(screen.view.rendering.committed?.scroll?.number == 1)
    }

    @Test func offsetsSetInAnimationBlocksAreAnimated() throws {
        let screen = Screen()
        defer { screen.test.end() }
        screen.test.scene.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                screen.view.contentOffset.y = 200
            }
        }
        #expect(screen.view.contentOffset.y == 200)
        let operations = screen.test.commit().operations
        guard operations.count == 1, case .scroll(_, _, let content) = operations[0] else {
            return #expect(Bool(false), "unexpected \(operations)")
        }
        #expect(content.offset.y == 200 && content.isAnimated)
        #expect(content.transition?.duration == 1 && content.transition?.timing == .linear)
        screen.test.clock.advance(by: 0.5)
        let layer = try #require(screen.view.layer.presentation())
        #expect(abs(layer.bounds.minY - 100) < 1e-3)
    }

    @Test func offsetsAreNotAnimatedWhereActionsAreDisabled() throws {
        let screen = Screen()
        defer { screen.test.end() }
        screen.test.scene.perform {
            UIView.animate(withDuration: 1) {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                screen.view.contentOffset.y = 200
                CATransaction.commit()
            }
        }
        guard case .scroll(_, _, let content)? = screen.test.commit().operations.first else {
            return #expect(Bool(false), "the page is not told")
        }
        #expect(!content.isAnimated && content.transition == nil)
    }

    @Test func viewsInScrolledContentAreAnimatedInItsCoordinates() {
        let screen = Screen()
        defer { screen.test.end() }
        let box = UIView(frame: CGRect(x: 0, y: 500, width: 50, height: 50))
        screen.view.addSubview(box)
        screen.view.contentOffset.y = 480
        screen.test.commit()
        screen.test.scene.perform {
            UIView.animate(withDuration: 1) {
                box.alpha = 0.5
                box.frame.origin.y = 520
            }
        }
        let patch = screen.test.commit()
        guard case .frame(_, let from, let to, let transition)? = patch.operations.first else {
            return #expect(Bool(false), "unexpected \(patch.operations)")
        }
        #expect(from.minY == 500 && to.minY == 520 && transition == 0)
        #expect(patch.operations.count == 2 && patch.transitions.count == 1)
    }

    @Test(arguments: [
        (y: 20.0, height: 10.0, offset: 0.0), (y: 300, height: 50, offset: 250),
        (y: 2_000, height: 50, offset: 900),
    ])
    func rectanglesAreShownWithTheLeastScrolling(y: Double, height: Double, offset: Double) {
        let screen = Screen()
        defer { screen.test.end() }
        let rect = CGRect(x: 0, y: y, width: 10, height: height)
        screen.view.scrollRectToVisible(rect, animated: false)
        #expect(screen.view.contentOffset == CGPoint(x: 0, y: offset))
    }

    @Test func offsetsStayWithinContentThatShrinks() {
        let screen = Screen()
        defer { screen.test.end() }
        screen.view.contentOffset.y = 800
        screen.view.contentSize.height = 500
        #expect(screen.view.contentOffset.y == 400)
        screen.view.frame.size.height = 300
        #expect(screen.view.contentOffset.y == 200)
    }

    @Test func insetsWidenWhatCanBeScrolled() {
        let screen = Screen()
        defer { screen.test.end() }
        screen.view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        // Content that stood at its upper end stays there.
        #expect(screen.view.contentOffset.y == -30)
        screen.view.scrollRectToVisible(
            CGRect(x: 0, y: 990, width: 1, height: 10),
            animated: false
        )
        #expect(screen.view.contentOffset.y == 920)
        let content = screen.view.makeScrollContent()
        #expect(content.extent == CGSize(width: 200, height: 1_050))
        #expect(content.position == CGPoint(x: 0, y: 950))
    }

    @Test func insetsBelowZeroEndWhatCanBeScrolled() {
        let screen = Screen()
        defer { screen.test.end() }
        screen.view.contentInset = UIEdgeInsets(top: -35, left: 0, bottom: -20, right: 0)
        #expect(screen.view.contentOffset.y == 35)
        let content = screen.view.makeScrollContent()
        // The browser scrolls from what is left of the content.
        #expect(content.origin == CGPoint(x: 0, y: -35))
        #expect(content.extent == CGSize(width: 200, height: 945))
        #expect(content.position == .zero)
        #expect(screen.view.reachableOffset(x: nil, y: 0) == CGPoint(x: 0, y: 35))
        #expect(screen.view.reachableOffset(x: nil, y: 5_000).y == 880)
        let input = screen.view.scrollInput(
            to: CGPoint(x: 0, y: 135),
            phase: .ended,
            node: screen.test.id(of: screen.view)
        )
        #expect(input.position == CGPoint(x: 0, y: 100))
    }

    struct InsetCase: Sendable {
        var behavior: UIScrollView.ContentInsetAdjustmentBehavior
        var height: CGFloat
        var top: CGFloat
    }

    @Test(arguments: [
        InsetCase(behavior: .automatic, height: 1_000, top: 59),
        InsetCase(behavior: .automatic, height: 100, top: 0),
        InsetCase(behavior: .never, height: 1_000, top: 0),
        InsetCase(behavior: .always, height: 100, top: 59),
    ])
    func theSafeAreaBecomesInset(sample: InsetCase) {
        let test = TestScene(safeArea: SceneGeometry.Insets(top: 59))
        defer { test.end() }
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.contentInsetAdjustmentBehavior = sample.behavior
        view.contentSize = CGSize(width: 390, height: sample.height)
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
        view.addSubview(child)
        test.add(view)
        test.commit()
        #expect(view.adjustedContentInset.top == sample.top)
        #expect(view.contentOffset.y == -view.adjustedContentInset.top)
    }

    @Test func contentUnderAnAdjustedInsetHasNoSafeAreaOfItsOwn() {
        let test = TestScene(safeArea: SceneGeometry.Insets(top: 59))
        defer { test.end() }
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.contentSize = CGSize(width: 390, height: 2_000)
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2_000))
        view.addSubview(child)
        test.add(view)
        test.commit()
        view.contentOffset.y = 300
        test.commit()
        #expect(child.safeAreaInsets == .zero)
    }

    @Test func touchesReachWhatIsScrolledUnderThem() throws {
        let screen = Screen()
        defer { screen.test.end() }
        let button = UIButton(frame: CGRect(x: 0, y: 520, width: 100, height: 40))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        screen.view.addSubview(button)
        screen.test.commit()
        try screen.test.tap(60, 70)
        #expect(taps == 0)
        screen.view.contentOffset.y = 500
        try screen.test.tap(60, 70)
        #expect(taps == 1)
    }

    @Test func pagesAreMultiplesOfTheBounds() throws {
        let screen = Screen()
        defer { screen.test.end() }
        screen.view.isPagingEnabled = true
        #expect(screen.view.reachableOffset(x: nil, y: 260) == CGPoint(x: 0, y: 300))
        #expect(screen.view.reachableOffset(x: nil, y: 5_000) == CGPoint(x: 0, y: 900))
        try screen.scroll(0, .dragging)
        screen.test.clock.advance(by: 0.1)
        try screen.scroll(20, .dragging)
        try screen.scroll(25, .decelerating)
        #expect(screen.log.entries.contains("willEndDragging 100"))
    }

    @Test func aPageThatIsGoneEndsTheDrag() throws {
        let screen = Screen()
        defer { screen.test.end() }
        try screen.scroll(20, .dragging)
        screen.test.scene.cancelTouches()
        #expect(screen.log.entries.last == "didEndDragging false")
        #expect(!screen.view.isDragging)
    }

    @Test func hugeOrForeignReportsAreHarmless() throws {
        let screen = Screen()
        defer { screen.test.end() }
        try screen.scroll(9e6, .dragging)
        #expect(screen.view.contentOffset.y == 1_000)
        let other = ScrollInput(node: NodeID(rawValue: 1), position: .zero, phase: .ended)
        try screen.test.scene.deliver(.scroll(other))
        screen.view.isScrollEnabled = false
        try screen.scroll(0, .dragging)
        #expect(screen.view.contentOffset.y == 1_000)
    }

    @Test func contentBetweenBarsKeepsClearOfThemAlsoWhereItFits() {
        final class Short: UIViewController {
            let scrollView = UIScrollView()
            override func loadView() { view = scrollView }
        }
        let (own, first, second) = (Short(), UIViewController(), UIViewController())
        let (behind, last) = (UIScrollView(), UIScrollView())
        first.view.addSubview(behind)
        second.view.addSubview(UIView())
        second.view.addSubview(last)
        for (controller, scrollView, isClear) in [
            (own, own.scrollView, true), (first, behind, true), (second, last, false),
        ] {
            let test = TestScene(
                safeArea: .init(top: 47),
                root: UINavigationController(rootViewController: controller)
            )
            defer { test.end() }
            scrollView.frame = controller.view.bounds
            test.commit()
            let covered: CGFloat = isClear ? 47 + 44 : 0
            #expect(scrollView.adjustedContentInset.top == covered)
            #expect(scrollView.contentOffset.y == -covered)
            scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
            test.commit()
            #expect(scrollView.adjustedContentInset.top == 0)
        }
    }
}
