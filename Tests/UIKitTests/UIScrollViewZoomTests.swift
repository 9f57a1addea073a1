import RenderTree
import Testing

@testable import UIKit

/// A scroll view of 200 × 100 points that zooms a picture of 200 × 200 between 0.5 and 4.
@MainActor
private final class ZoomScreen: UIScrollViewDelegate {
    let test = TestScene()
    let log = Log()
    let view = UIScrollView(frame: CGRect(x: 50, y: 40, width: 200, height: 100))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    init(isConstrained: Bool = false) {
        view.addSubview(picture)
        view.delegate = self
        view.minimumZoomScale = 0.5
        view.maximumZoomScale = 4
        if isConstrained {
            picture.translatesAutoresizingMaskIntoConstraints = false
            let content = view.contentLayoutGuide
            NSLayoutConstraint.activate([
                picture.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
                picture.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                picture.topAnchor.constraint(equalTo: content.topAnchor),
                picture.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                picture.widthAnchor.constraint(equalToConstant: 190),
                picture.heightAnchor.constraint(equalToConstant: 200),
            ])
        } else {
            view.contentSize = picture.bounds.size
        }
        test.add(view)
        test.commit()
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        log("begin \(view === picture)")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log("zoom \(scrollView.zoomScale)") }
    func scrollViewDidEndZooming(
        _ scrollView: UIScrollView,
        with view: UIView?,
        atScale scale: CGFloat
    ) {
        log("end \(scale)")
    }

    func scroll(_ y: Double, _ phase: ScrollInput.Phase, number: Int? = nil) throws {
        let input = ScrollInput(
            node: test.id(of: view),
            position: CGPoint(x: 0, y: y),
            phase: phase,
            number: number
        )
        try test.scene.deliver(.scroll(input))
    }
}

@MainActor
struct UIScrollViewZoomTests {
    @Test func theScaleIsThatOfTheViewAndTheContentGrowsWithIt() {
        let screen = ZoomScreen()
        defer { screen.test.end() }
        screen.view.contentOffset = CGPoint(x: 0, y: 50)
        screen.view.zoomScale = 2
        #expect(screen.view.zoomScale == 2)
        #expect(screen.picture.transform == CGAffineTransform(scaleX: 2, y: 2))
        #expect(screen.picture.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
        #expect(screen.picture.bounds.size == CGSize(width: 200, height: 200))
        #expect(screen.view.contentSize == CGSize(width: 400, height: 400))
        // The middle of what was seen, (100, 100), is in the middle still.
        #expect(screen.view.contentOffset == CGPoint(x: 100, y: 150))
        #expect(screen.log.take() == ["zoom 2.0"])
        screen.view.setZoomScale(9, animated: false)
        #expect(screen.view.zoomScale == 4)
        screen.view.zoomScale = 0.1
        #expect(screen.view.zoomScale == 0.5 && screen.view.contentOffset == .zero)
        screen.view.zoomScale = .nan
        #expect(screen.view.zoomScale == 0.5)
    }

    @Test func aScrollViewWithoutAViewToZoomStaysAtOne() {
        let view = UIScrollView()
        view.maximumZoomScale = 3
        view.zoomScale = 2
        #expect(view.zoomScale == 1)
        view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
        #expect(!view.isZooming)
    }

    @Test func zoomingToARectangleShowsItInTheMiddle() {
        let screen = ZoomScreen()
        defer { screen.test.end() }
        screen.view.zoom(to: CGRect(x: 120, y: 60, width: 50, height: 50), animated: false)
        #expect(screen.view.zoomScale == 2)
        // The rectangle is at (240, 120), 100 × 100, in content that is 400 wide.
        #expect(screen.view.contentOffset == CGPoint(x: 190, y: 120))
        screen.view.zoom(to: .zero, animated: false)
        #expect(screen.view.zoomScale == 2)
    }

    @Test func anAnimatedZoomIsToldFromItsBeginningToItsEnd() {
        let screen = ZoomScreen()
        defer { screen.test.end() }
        screen.test.scene.perform { screen.view.setZoomScale(2, animated: true) }
        #expect(screen.view.isZooming && screen.view.zoomScale == 2)
        #expect(screen.log.take() == ["begin true", "zoom 2.0"])
        screen.test.commit()
        screen.test.clock.advance(by: 0.4)
        #expect(screen.log.take() == ["end 2.0"] && !screen.view.isZooming)
    }

    @Test func twoFingersZoomAroundTheirMiddle() throws {
        let screen = ZoomScreen()
        defer { screen.test.end() }
        let pinch = try #require(screen.view.pinchGestureRecognizer)
        #expect(screen.view.gestureRecognizers?.contains(pinch) == true)
        #expect(screen.view.touchClaims.contains(.twoFingers))
        // The gesture begins around (140, 90) in the window, which is (90, 50) in the content, and
        // ends around (150, 90).
        try screen.test.touch(.began, 130, 90)
        try screen.test.touch(.began, 170, 90, id: 1)
        try screen.test.touch(.moved, 110, 90)
        try screen.test.touch(.moved, 190, 90, id: 1)
        #expect(screen.view.isZooming && screen.view.zoomScale == 2)
        #expect(screen.view.contentOffset == CGPoint(x: 80, y: 50))
        try screen.test.touch(.ended, 110, 90)
        try screen.test.touch(.ended, 190, 90, id: 1)
        #expect(!screen.view.isZooming)
        #expect(screen.log.take() == ["begin true", "zoom 1.5", "zoom 2.0", "end 2.0"])
    }

    @Test func contentBeyondTheLimitsGoesBack() throws {
        let screen = ZoomScreen()
        defer { screen.test.end() }
        screen.view.maximumZoomScale = 1.5
        try screen.test.touch(.began, 130, 90)
        try screen.test.touch(.began, 170, 90, id: 1)
        try screen.test.touch(.moved, 50, 90)
        try screen.test.touch(.moved, 250, 90, id: 1)
        let beyond = screen.view.zoomScale
        #expect(beyond > 1.5 && beyond < 3)
        try screen.test.touch(.ended, 50, 90)
        try screen.test.touch(.ended, 250, 90, id: 1)
        #expect(screen.view.isZoomBouncing && screen.view.zoomScale == 1.5)
        screen.test.commit()
        screen.test.clock.advance(by: 0.4)
        #expect(!screen.view.isZoomBouncing && screen.log.take().last == "end 1.5")
        screen.view.bouncesZoom = false
        try screen.test.touch(.began, 130, 90)
        try screen.test.touch(.began, 170, 90, id: 1)
        try screen.test.touch(.moved, 250, 90, id: 1)
        #expect(screen.view.zoomScale == 1.5)
    }

    @Test func thereIsAGestureOnlyWhereThereIsSomethingToZoom() {
        let view = UIScrollView()
        #expect(view.pinchGestureRecognizer == nil && view.minimumZoomScale == 1)
        view.maximumZoomScale = 2
        #expect(view.pinchGestureRecognizer != nil)
        view.minimumZoomScale = 2
        #expect(view.pinchGestureRecognizer == nil && view.gestureRecognizers?.isEmpty != false)
    }

    @Test func constraintsOfZoomedContentAreMeantAtScaleOne() {
        let screen = ZoomScreen(isConstrained: true)
        defer { screen.test.end() }
        #expect(screen.picture.frame == CGRect(x: 10, y: 0, width: 190, height: 200))
        screen.view.zoomScale = 2
        screen.test.commit()
        #expect(screen.picture.frame == CGRect(x: 20, y: 0, width: 380, height: 400))
        #expect(screen.view.contentSize == CGSize(width: 400, height: 400))
        screen.view.setNeedsLayout()
        screen.picture.setNeedsLayout()
        screen.test.commit()
        #expect(screen.picture.frame == CGRect(x: 20, y: 0, width: 380, height: 400))
        screen.view.zoomScale = 1
        screen.test.commit()
        #expect(screen.picture.frame == CGRect(x: 10, y: 0, width: 190, height: 200))
        #expect(screen.view.contentSize == CGSize(width: 200, height: 200))
    }

    // MARK: - The gesture of scrolling

    @Test func scrollingIsToldAsAPan() throws {
        let screen = ZoomScreen()
        defer { screen.test.end() }
        screen.view.contentSize.height = 1_000
        let pan = screen.view.panGestureRecognizer
        var states: [UIGestureRecognizer.State] = []
        let listener = PanListener { states.append($0) }
        pan.addTarget(listener, action: PanListener.panned)
        #expect(pan.view === screen.view && pan === screen.view.panGestureRecognizer)
        #expect(pan.translation(in: screen.view) == .zero)
        try screen.scroll(10, .dragging)
        screen.test.clock.advance(by: 0.01)
        try screen.scroll(40, .dragging)
        #expect(pan.translation(in: screen.view) == CGPoint(x: 0, y: -40))
        #expect(pan.velocity(in: nil).y < 0 && pan.numberOfTouches == 1)
        pan.setTranslation(.zero, in: nil)
        try screen.scroll(30, .dragging)
        #expect(pan.translation(in: screen.view) == CGPoint(x: 0, y: 10))
        try screen.scroll(30, .ended)
        #expect(states == [.began, .changed, .changed, .changed, .ended])
        #expect(pan.state == .possible)
        pan.isEnabled = false
        try screen.scroll(80, .dragging)
        #expect(screen.view.contentOffset.y == 30 && screen.view.scrollableAxes.isEmpty)
    }

    @Test func aFastRateMakesThePageStopSooner() throws {
        let screen = ZoomScreen()
        defer { screen.test.end() }
        screen.view.contentSize.height = 100_000
        screen.view.decelerationRate = .fast
        try screen.scroll(0, .dragging, number: 0)
        screen.test.clock.advance(by: 0.01)
        try screen.scroll(10, .dragging, number: 0)
        try screen.scroll(10, .decelerating, number: 0)
        // A point for each millisecond, and 99 of them at this rate.
        screen.test.clock.advance(by: 0.3)
        #expect(screen.view.contentOffset.y == 109)
        #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    }

    @Test func indicatorsAreTold() {
        let view = UIScrollView()
        view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 5, left: 1, bottom: 6, right: 1)
        view.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 1, left: 7, bottom: 1, right: 8)
        view.flashScrollIndicators()
        let content = view.makeScrollContent()
        #expect(content.indicatorInsets == .init(top: 5, left: 7, bottom: 6, right: 8))
        #expect(content.flashes == 1)
        view.flashScrollIndicators()
        #expect(view.makeScrollContent().flashes == 2)
    }

    @Test func indicatorInsetsAreKept() {
        let view = UIScrollView()
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.scrollIndicatorInsets = insets
        #expect(view.verticalScrollIndicatorInsets == insets)
        #expect(view.horizontalScrollIndicatorInsets == insets)
        view.horizontalScrollIndicatorInsets = .zero
        #expect(view.scrollIndicatorInsets == insets)
    }
}

@MainActor
private final class PanListener {
    let action: (UIGestureRecognizer.State) -> Void

    init(_ action: @escaping (UIGestureRecognizer.State) -> Void) { self.action = action }

    func panned(_ pan: UIPanGestureRecognizer) { action(pan.state) }
}
