import RenderTree
import Testing

@testable import UIKit

@MainActor
struct ScrollMotionTests {
    /// A scroll view of 200 × 100 points with content of 200 × 1,000, and what its delegate heard.
    @MainActor
    private final class Screen: UIScrollViewDelegate {
        let test = TestScene()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        var offsets: [CGFloat] = []
        var ends = 0
        var rests = 0
        var redirection: CGPoint?
        var onEndOfDrag: ((UIScrollView) -> Void)?
        var onFling: ((UIScrollView) -> Void)?
        var onScroll: ((UIScrollView) -> Void)?

        init() {
            view.contentSize = CGSize(width: 200, height: 1_000)
            test.add(view)
            test.commit()
            view.delegate = self
        }

        func go(to y: CGFloat) { view.setContentOffset(CGPoint(x: 0, y: y), animated: true) }

        /// What the page was told of the offset since the last time.
        func told() -> ScrollContent? {
            for case .scroll(_, _, let content) in test.commit().operations { return content }
            return nil
        }

        func scroll(_ y: Double, _ phase: ScrollInput.Phase, number: Int?) throws {
            let position = CGPoint(x: 0, y: y)
            let node = test.id(of: view)
            try test.scene.deliver(
                .scroll(ScrollInput(node: node, position: position, phase: phase, number: number))
            )
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            offsets.append(scrollView.contentOffset.y)
            onScroll?(scrollView)
        }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView,
            withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            if let redirection { targetContentOffset.pointee = redirection }
            guard let onEndOfDrag else { return }
            // As apps do which choose the place themselves.
            targetContentOffset.pointee = scrollView.contentOffset
            onEndOfDrag(scrollView)
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { onFling?(scrollView) }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rests += 1 }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }

    @Test func anAnimatedOffsetIsReachedStepByStep() {
        let screen = Screen()
        defer { screen.test.end() }
        screen.go(to: 300)
        #expect(screen.view.contentOffset.y == 0 && screen.offsets.isEmpty)
        #expect(screen.view.isScrollAnimating)
        screen.test.clock.advance(by: 0.15)
        #expect(screen.view.contentOffset.y > 0 && screen.view.contentOffset.y < 300)
        #expect(screen.offsets.count == 4)
        #expect(screen.ends == 0)
        screen.test.clock.advance(by: 0.14)
        #expect(screen.view.contentOffset.y < 300 && screen.ends == 0)
        screen.test.clock.advance(by: 0.011)
        #expect(screen.view.contentOffset.y == 300 && screen.ends == 1)
        #expect(screen.offsets == screen.offsets.sorted() && screen.offsets.count == 9)
        #expect(!screen.view.isScrollAnimating)
        screen.test.clock.advance(by: 1)
        #expect(screen.ends == 1)
    }

    @Test func thePageIsToldOnceAndGoesByItself() throws {
        let screen = Screen()
        defer { screen.test.end() }
        screen.go(to: 300)
        let content = try #require(screen.told())
        #expect(content.offset.y == 300 && content.number == 1 && content.isAnimated)
        #expect(content.transition?.duration == 0.3)
        screen.test.clock.advance(by: 0.1)
        #expect(screen.told() == nil)
        screen.test.clock.advance(by: 0.3)
        #expect(screen.told() == nil)
        #expect(screen.view.contentOffset.y == 300)
    }

    @Test func aPageThatIsLoadedOnTheWayStandsAtItsEnd() {
        let screen = Screen()
        defer { screen.test.end() }
        screen.go(to: 300)
        screen.test.clock.advance(by: 0.1)
        screen.test.commit()
        let node = screen.test.scene.snapshot().children[0].children[0].node
        #expect(node.scroll?.offset.y == 300)
    }

    @Test func whereNothingMovesNothingIsSaid() {
        let screen = Screen()
        defer { screen.test.end() }
        screen.go(to: 0)
        screen.test.clock.advance(by: 1)
        #expect(screen.ends == 0 && screen.offsets.isEmpty && screen.told() == nil)
    }

    @Test func theContentsOwnOffsetStopsIt() throws {
        let screen = Screen()
        defer { screen.test.end() }
        screen.go(to: 300)
        screen.test.clock.advance(by: 0.15)
        _ = screen.told()
        let place = screen.view.contentOffset
        screen.view.setContentOffset(place, animated: false)
        let content = try #require(screen.told())
        #expect(content.offset == place && !content.isAnimated && content.number == 2)
        screen.test.clock.advance(by: 1)
        #expect(screen.view.contentOffset == place && screen.ends == 0)
    }

    @Test func anotherWayTakesItsPlaceWhereTheContentIs() {
        let screen = Screen()
        defer { screen.test.end() }
        screen.go(to: 300)
        screen.test.clock.advance(by: 0.15)
        let place = screen.view.contentOffset.y
        screen.go(to: 0)
        screen.test.clock.advance(by: 0.03)
        #expect(screen.view.contentOffset.y == place && place > 0)
        screen.test.clock.advance(by: 0.12)
        #expect(screen.view.contentOffset.y < place && screen.ends == 0)
        screen.test.clock.advance(by: 0.15)
        #expect(screen.view.contentOffset.y == 0 && screen.ends == 1)
    }

    @Test func theDelegateMayPutTheContentElsewhereOnTheWay() {
        let screen = Screen()
        defer { screen.test.end() }
        screen.onScroll = { view in
            if view.contentOffset.y > 100 { view.contentOffset.y = 20 }
        }
        screen.go(to: 300)
        screen.test.clock.advance(by: 1)
        #expect(screen.view.contentOffset.y == 20 && screen.ends == 0)
        #expect(!screen.view.isScrollAnimating)
    }

    @Test func aPersonTakesTheContentOver() throws {
        let screen = Screen()
        defer { screen.test.end() }
        screen.go(to: 300)
        let number = try #require(screen.told()).number
        screen.test.clock.advance(by: 0.15)
        try screen.scroll(160, .dragging, number: number)
        screen.test.clock.advance(by: 1)
        #expect(screen.view.contentOffset.y == 160 && screen.view.isDragging)
        #expect(screen.told() == nil)
        try screen.scroll(170, .ended, number: number)
        #expect(screen.view.contentOffset.y == 170 && !screen.view.isDragging)
    }

    @Test func aPageThatDidNotHearOfItYetDoesNotEndIt() throws {
        let screen = Screen()
        defer { screen.test.end() }
        screen.go(to: 300)
        try screen.scroll(20, .dragging, number: 0)
        #expect(screen.view.isDragging)
        try screen.scroll(30, .ended, number: 0)
        #expect(!screen.view.isDragging && screen.view.isScrollAnimating)
        screen.test.clock.advance(by: 0.31)
        #expect(screen.view.contentOffset.y == 300 && screen.ends == 1)
    }

    @Test func aLateFlingDoesNotGoOnBesideTheAppsWay() throws {
        let screen = Screen()
        defer { screen.test.end() }
        screen.go(to: 300)
        try screen.scroll(20, .dragging, number: 0)
        screen.test.clock.advance(by: 0.05)
        try screen.scroll(60, .decelerating, number: 0)
        #expect(!screen.view.isDragging && !screen.view.isDecelerating)
        screen.test.clock.advance(by: 0.31)
        #expect(screen.view.contentOffset.y == 300 && screen.ends == 1)
        #expect(!screen.view.isDecelerating)
    }

    @Test func theAppsWayEndsAFling() throws {
        let screen = Screen()
        defer { screen.test.end() }
        try screen.scroll(20, .dragging, number: 0)
        screen.test.clock.advance(by: 0.05)
        try screen.scroll(60, .decelerating, number: 0)
        #expect(screen.view.isDecelerating && screen.rests == 0)
        screen.go(to: 300)
        #expect(!screen.view.isDecelerating && screen.view.isScrollAnimating)
        #expect(screen.rests == 1)
        let number = try #require(screen.told()).number
        // What the page said before it heard of that changes nothing.
        try screen.scroll(80, .decelerating, number: 0)
        #expect(!screen.view.isDecelerating && !screen.view.isDragging)
        // The page is there a little earlier, and says so.
        screen.test.clock.advance(by: 0.2)
        let place = screen.view.contentOffset.y
        try screen.scroll(300, .ended, number: number)
        #expect(screen.view.contentOffset.y == place && place < 300)
        screen.test.clock.advance(by: 0.2)
        #expect(screen.view.contentOffset.y == 300 && screen.ends == 1 && screen.rests == 1)
    }

    @Test func aPersonWhoStopsThePageOnItsWayStopsTheContent() throws {
        let screen = Screen()
        defer { screen.test.end() }
        screen.go(to: 300)
        let number = try #require(screen.told()).number
        screen.test.clock.advance(by: 0.15)
        try screen.scroll(140, .ended, number: number)
        screen.test.clock.advance(by: 1)
        #expect(screen.view.contentOffset.y == 140 && screen.ends == 0)
    }

    @Test func theAppsWayThatADelegateBeginsAtTheEndOfADragIsKept() throws {
        let screen = Screen()
        defer { screen.test.end() }
        screen.onEndOfDrag = { $0.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
        try screen.scroll(20, .dragging, number: 0)
        screen.test.clock.advance(by: 0.05)
        try screen.scroll(60, .decelerating, number: 0)
        #expect(!screen.view.isDragging && !screen.view.isDecelerating)
        screen.test.clock.advance(by: 0.31)
        #expect(screen.view.contentOffset.y == 500 && screen.ends == 1)
    }

    @Test func aWayThatTheDelegateRedirectedEndsWhereTheAppGoesElsewhere() throws {
        let screen = Screen()
        defer { screen.test.end() }
        screen.redirection = CGPoint(x: 0, y: 400)
        try screen.scroll(60, .dragging, number: 0)
        try screen.scroll(60, .ended, number: 0)
        #expect(screen.view.isDecelerating)
        screen.test.clock.advance(by: 0.1)
        screen.view.contentOffset.y = 20
        #expect(!screen.view.isDecelerating && screen.rests == 1)
        screen.test.clock.advance(by: 1)
        #expect(screen.view.contentOffset.y == 20 && screen.rests == 1)
    }

    @Test func contentThatGetsShorterIsNotScrolledBeyond() throws {
        let screen = Screen()
        defer { screen.test.end() }
        screen.go(to: 800)
        _ = screen.told()
        screen.test.clock.advance(by: 0.05)
        screen.view.contentSize.height = 500
        #expect(try #require(screen.told()).offset.y == 400)
        screen.test.clock.advance(by: 0.3)
        #expect(screen.view.contentOffset.y == 400 && screen.ends == 1)
    }

    @Test func contentThatMovesUnderWhatIsSeenTakesTheEndAlong() {
        let screen = Screen()
        defer { screen.test.end() }
        screen.go(to: 300)
        screen.test.clock.advance(by: 0.15)
        let place = screen.view.contentOffset.y
        screen.view.follow(shiftOf: 40)
        #expect(screen.view.contentOffset.y == place + 40)
        screen.test.clock.advance(by: 0.2)
        #expect(screen.view.contentOffset.y == 340 && screen.ends == 1)
    }

    @Test func itStopsWhereTheAppSaysStop() {
        let screen = Screen()
        defer { screen.test.end() }
        screen.go(to: 300)
        screen.test.clock.advance(by: 0.15)
        let place = screen.view.contentOffset.y
        screen.view.stopScrollingAndZooming()
        #expect(!screen.view.isScrollAnimating)
        screen.test.clock.advance(by: 1)
        #expect(screen.view.contentOffset.y == place && place > 0 && place < 300)
    }

    @Test func aFlingStopsWhereTheAppSaysStop() throws {
        let screen = Screen()
        defer { screen.test.end() }
        try screen.scroll(20, .dragging, number: 0)
        screen.test.clock.advance(by: 0.05)
        try screen.scroll(60, .decelerating, number: 0)
        screen.view.stopScrollingAndZooming()
        #expect(!screen.view.isDecelerating)
        #expect(screen.told()?.offset.y == 60)
        try screen.scroll(90, .decelerating, number: 0)
        #expect(screen.view.contentOffset.y == 60 && !screen.view.isDecelerating)
    }

    @Test(arguments: [false, true], [60, 200] as [CGFloat])
    func aFlingStopsWhereTheAppSetsAnOffset(isAnimated: Bool, y: CGFloat) throws {
        let screen = Screen()
        defer { screen.test.end() }
        try screen.scroll(20, .dragging, number: 0)
        screen.test.clock.advance(by: 0.05)
        try screen.scroll(60, .decelerating, number: 0)
        screen.view.setContentOffset(CGPoint(x: 0, y: y), animated: isAnimated)
        #expect(!screen.view.isDecelerating && screen.rests == 1)
        let content = try #require(screen.told())
        #expect(content.offset.y == y && content.number > 0)
        try screen.scroll(90, .decelerating, number: 0)
        try screen.scroll(95, .ended, number: 0)
        screen.test.clock.advance(by: 1)
        #expect(screen.view.contentOffset.y == y && !screen.view.isDecelerating)
        #expect(screen.rests == 1)
    }

    @Test func aDelegateMayKeepContentFromGoingOn() throws {
        let screen = Screen()
        defer { screen.test.end() }
        screen.onFling = { $0.setContentOffset($0.contentOffset, animated: false) }
        try screen.scroll(20, .dragging, number: 0)
        screen.test.clock.advance(by: 0.05)
        try screen.scroll(60, .decelerating, number: 0)
        #expect(!screen.view.isDecelerating && screen.view.contentOffset.y == 20)
        #expect(screen.told()?.offset.y == 20)
    }

    @Test func theContentsOwnOffsetLetsAFlingGoOn() throws {
        let screen = Screen()
        defer { screen.test.end() }
        try screen.scroll(20, .dragging, number: 0)
        screen.test.clock.advance(by: 0.05)
        try screen.scroll(60, .decelerating, number: 0)
        screen.view.contentOffset.y = 460
        #expect(screen.view.isDecelerating)
        let number = try #require(screen.told()).number
        try screen.scroll(480, .ended, number: number)
        #expect(!screen.view.isDecelerating && screen.view.contentOffset.y == 480)
    }

    @Test func outsideOfAWindowTheOffsetIsThereAtOnce() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.contentSize.height = 1_000
        view.setContentOffset(CGPoint(x: 0, y: 70), animated: true)
        #expect(view.contentOffset.y == 70)
    }

    @Test func anOffsetInABlockTakesTheBlocksTime() throws {
        let screen = Screen()
        defer { screen.test.end() }
        UIView.animate(withDuration: 2) {
            screen.view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        }
        #expect(screen.view.contentOffset.y == 50)
        #expect(try #require(screen.told()).transition?.duration == 2)
    }
}
