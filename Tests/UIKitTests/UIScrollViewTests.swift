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
        #expect(screen.view.contentOffset.y == 400)
        guard case .scroll(_, _, let content)? = screen.test.commit().operations.first else {
            return #expect(Bool(false), "the page is not told")
        }
        #expect(content.isAnimated && content.number == 1)
        screen.test.clock.advance(by: 0.3)
        #expect(screen.log.entries.last == "didEndDecelerating")
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

    @Test func animatedOffsetsEndOnTheScenesClock() {
        let screen = Screen()
        defer { screen.test.end() }
        screen.view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        #expect(screen.log.take() == ["didScroll 100"])
        screen.test.clock.advance(by: 0.29)
        #expect(screen.log.take().isEmpty)
        screen.test.clock.advance(by: 0.01)
        #expect(screen.log.take() == ["didEndScrollingAnimation"])
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
}

@MainActor
struct ScrollContentLayoutTests {
    private func pin(_ child: UIView, in scroll: UIScrollView) {
        child.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
            child.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -20),
            child.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
            child.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -15),
        ])
    }

    @Test func edgesToTheScrollViewDefineTheContent() {
        let test = TestScene()
        defer { test.end() }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let child = UIView()
        pin(child, in: scroll)
        child.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -30).isActive = true
        child.heightAnchor.constraint(equalToConstant: 900).isActive = true
        test.add(scroll)
        test.commit()
        #expect(scroll.contentSize == CGSize(width: 300, height: 920))
        #expect(child.frame == CGRect(x: 10, y: 5, width: 270, height: 900))
        scroll.contentOffset.y = 100
        test.commit()
        #expect(child.frame == CGRect(x: 10, y: 5, width: 270, height: 900))
    }

    @Test func theContentGuideDefinesTheContentAndTheFrameGuideStays() {
        let test = TestScene()
        defer { test.end() }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let (child, badge) = (UIView(), UIView())
        for view in [child, badge] {
            view.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(view)
        }
        let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            child.topAnchor.constraint(equalTo: content.topAnchor),
            child.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            content.widthAnchor.constraint(equalTo: frame.widthAnchor),
            child.heightAnchor.constraint(equalToConstant: 1_200),
            badge.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -8),
            badge.bottomAnchor.constraint(equalTo: frame.bottomAnchor, constant: -8),
            badge.widthAnchor.constraint(equalToConstant: 40),
            badge.heightAnchor.constraint(equalToConstant: 40),
        ])
        test.add(scroll)
        test.commit()
        #expect(scroll.contentSize == CGSize(width: 300, height: 1_200))
        #expect(content.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 1_200))
        #expect(badge.frame == CGRect(x: 252, y: 352, width: 40, height: 40))
        scroll.contentOffset.y = 250
        test.commit()
        #expect(frame.layoutFrame == CGRect(x: 0, y: 250, width: 300, height: 400))
        #expect(badge.frame == CGRect(x: 252, y: 602, width: 40, height: 40))
        #expect(badge.convert(badge.bounds, to: nil).origin == CGPoint(x: 252, y: 352))
    }

    @Test func whatIsPinnedOutsideStaysThereWhileContentScrolls() {
        let test = TestScene()
        defer { test.end() }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
        scroll.contentSize = CGSize(width: 390, height: 2_000)
        let header = UIView()
        header.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(scroll)
        scroll.addSubview(header)
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: root.topAnchor, constant: 120),
            header.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            header.widthAnchor.constraint(equalTo: root.widthAnchor),
            header.heightAnchor.constraint(equalToConstant: 30),
        ])
        test.add(root)
        test.commit()
        #expect(header.frame == CGRect(x: 0, y: 20, width: 390, height: 30))
        scroll.contentOffset.y = 500
        test.commit()
        #expect(header.frame == CGRect(x: 0, y: 520, width: 390, height: 30))
    }

    @Test func aStackOfRowsScrolls() {
        let test = TestScene()
        defer { test.end() }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let rows = (0..<40).map { _ in
            let row = UIView()
            row.heightAnchor.constraint(equalToConstant: 44).isActive = true
            return row
        }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.spacing = 1
        pin(stack, in: scroll)
        stack.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -30).isActive = true
        test.add(scroll)
        test.commit()
        #expect(scroll.contentSize.height == 1_819)
        rows[0].isHidden = true
        test.commit()
        #expect(scroll.contentSize.height == 1_774)
    }

    @Test func contentOfRightToLeftScenesIsMirrored() {
        var environment = SceneEnvironment()
        environment.isRightToLeft = true
        let test = TestScene(environment: environment)
        defer { test.end() }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let child = UIView()
        pin(child, in: scroll)
        child.widthAnchor.constraint(equalToConstant: 500).isActive = true
        child.heightAnchor.constraint(equalToConstant: 100).isActive = true
        test.add(scroll)
        test.commit()
        #expect(scroll.contentSize == CGSize(width: 530, height: 120))
        #expect(child.frame == CGRect(x: 20, y: 5, width: 500, height: 100))
    }
}
