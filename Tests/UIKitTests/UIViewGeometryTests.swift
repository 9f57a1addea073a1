import Testing

@testable import UIKit

@MainActor
struct UIViewGeometryTests {
    private func near(_ left: CGRect, _ right: CGRect) -> Bool {
        abs(left.minX - right.minX) < 1e-9 && abs(left.minY - right.minY) < 1e-9
            && abs(left.width - right.width) < 1e-9 && abs(left.height - right.height) < 1e-9
    }

    @Test func frameBoundsAndCenterFollowEachOther() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        view.bounds.size = CGSize(width: 60, height: 30)
        #expect(view.frame == CGRect(x: 30, y: 30, width: 60, height: 30))
        view.center = CGPoint(x: 0, y: 0)
        #expect(view.frame == CGRect(x: -30, y: -15, width: 60, height: 30))
        view.bounds.origin = CGPoint(x: 5, y: 5)
        #expect(view.frame == CGRect(x: -30, y: -15, width: 60, height: 30))
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(view.bounds == CGRect(x: 5, y: 5, width: 10, height: 10))
    }

    @Test func negativeSizesAreStandardized() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: -4, height: -6))
        #expect(view.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
    }

    @Test func theAnchorPointMovesTheFrame() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.layer.anchorPoint = CGPoint(x: 0, y: 0)
        #expect(view.center == CGPoint(x: 50, y: 20))
        #expect(view.frame == CGRect(x: 50, y: 20, width: 100, height: 40))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(view.center == .zero)
    }

    @Test func theFrameIsTheBoxAroundARotation() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(near(view.frame, CGRect(x: 30, y: -30, width: 40, height: 100)))
        #expect(view.bounds.size == CGSize(width: 100, height: 40))
        #expect(view.center == CGPoint(x: 50, y: 20))
    }

    @Test func settingTheFrameUnderATransformSetsTheBox() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.transform = CGAffineTransform(scaleX: 2, y: 4)
        view.frame = CGRect(x: 10, y: 20, width: 60, height: 80)
        #expect(near(view.frame, CGRect(x: 10, y: 20, width: 60, height: 80)))
        #expect(near(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 20)))
        view.layer.anchorPoint = CGPoint(x: 0.25, y: 1)
        view.frame = CGRect(x: -5, y: 7, width: 20, height: 40)
        #expect(near(view.frame, CGRect(x: -5, y: 7, width: 20, height: 40)))
    }

    @Test func pointsConvertThroughTransformsAndScrolledBounds() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let scrolled = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        scrolled.bounds.origin = CGPoint(x: 0, y: 50)
        let turned = UIView(frame: CGRect(x: 0, y: 60, width: 100, height: 100))
        turned.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        root.addSubview(scrolled)
        scrolled.addSubview(turned)
        #expect(scrolled.convert(CGPoint(x: 0, y: 50), to: root) == CGPoint(x: 100, y: 100))
        // The middle of `turned` is at (50, 110) in `scrolled`, which shows it at (150, 160).
        #expect(turned.convert(CGPoint(x: 50, y: 50), to: root) == CGPoint(x: 150, y: 160))
        #expect(turned.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 125, y: 135))
        #expect(turned.convert(CGPoint(x: 125, y: 135), from: root) == CGPoint(x: 0, y: 0))
        #expect(
            root.convert(turned.bounds, from: turned)
                == CGRect(x: 125, y: 135, width: 50, height: 50)
        )
    }

    @Test func nilStandsForTheWindow() {
        let test = TestScene()
        defer { test.end() }
        let outer = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        outer.addSubview(inner)
        test.add(outer)
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 15))
        #expect(inner.convert(CGPoint(x: 15, y: 15), from: nil) == .zero)
    }

    @Test func betweenWindowsTheWayLeadsOverTheScreen() {
        let test = TestScene()
        defer { test.end() }
        let other = UIWindow(windowScene: test.scene)
        other.frame = CGRect(x: 100, y: 200, width: 50, height: 50)
        let view = UIView(frame: CGRect(x: 110, y: 220, width: 10, height: 10))
        test.add(view)
        #expect(view.convert(CGPoint.zero, to: other) == CGPoint(x: 10, y: 20))
        #expect(view.convert(CGPoint(x: 10, y: 20), from: other) == .zero)
    }

    @Test func topmostViewsCountAsSideBySide() {
        let (top, child) = (UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)), UIView())
        child.frame.origin = CGPoint(x: 3, y: 4)
        top.addSubview(child)
        let other = UIView(frame: CGRect(x: 1, y: 2, width: 50, height: 50))
        #expect(child.convert(CGPoint.zero, to: other) == CGPoint(x: 12, y: 22))
        #expect(child.convert(CGPoint(x: 12, y: 22), from: other) == .zero)
        #expect(child.layer.convert(CGPoint.zero, to: other.layer) == CGPoint(x: 12, y: 22))
        #expect(child.layer.convert(CGPoint(x: 12, y: 22), from: other.layer) == .zero)
    }

    nonisolated static let sharing: [(mask: UIView.AutoresizingMask, frame: CGRect)] = [
        ([], CGRect(x: 10, y: 20, width: 30, height: 40)),
        ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 130, height: 140)),
        ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 110, y: 120, width: 30, height: 40)),
        (
            [.flexibleRightMargin, .flexibleBottomMargin],
            CGRect(x: 10, y: 20, width: 30, height: 40)
        ),
        // 10 : 60 to the left and right, 20 : 40 above and below.
        (
            [
                .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin,
                .flexibleBottomMargin,
            ],
            CGRect(x: 10 + 100.0 / 7, y: 20 + 100.0 / 3, width: 30, height: 40)
        ),
        (
            [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
            CGRect(x: 20, y: 20, width: 60, height: 40)
        ),
    ]

    @Test(arguments: sharing)
    func masksShareTheChange(mask: UIView.AutoresizingMask, frame: CGRect) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 200, height: 200)
        #expect(near(child.frame, frame))
        parent.frame.size = CGSize(width: 100, height: 100)
        #expect(near(child.frame, CGRect(x: 10, y: 20, width: 30, height: 40)))
    }

    @Test func masksRestWhereTheSuperviewSaysSo() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.autoresizesSubviews = false
        let child = UIView(frame: parent.bounds)
        child.autoresizingMask = [.flexibleWidth]
        parent.addSubview(child)
        parent.frame.size.width = 300
        #expect(child.frame.width == 100)
    }

    @Test func growingFromNothingAndMarginsBeyondTheEdgesStayFinite() {
        let parent = UIView()
        let child = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 10))
        child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        parent.addSubview(child)
        parent.frame.size.width = 300
        #expect(child.frame == CGRect(x: 350, y: 0, width: 100, height: 10))
        parent.frame.size.width = 350.0001
        #expect(abs(child.frame.minX) < 1e4)
    }

    @Test func sizeToFitKeepsTheOriginAndRoundsUpToPixels() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                CGSize(width: 10.3, height: 20)
            }
        }
        let test = TestScene()
        defer { test.end() }
        let view = Fitting(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
        test.add(view)
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 5, y: 6, width: 10.5, height: 20))
    }

    @Test func transformsInSpaceInvertAndConcatenate() {
        let transform = CATransform3DTranslate(CATransform3DMakeScale(2, 4, 1), 3, 5, 7)
        #expect(transform.m41 == 6)
        #expect(transform.m42 == 20)
        let identity = CATransform3DConcat(transform, CATransform3DInvert(transform))
        #expect(
            zip(identity.entries, CATransform3DIdentity.entries).allSatisfy { abs($0 - $1) < 1e-12 }
        )
        let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
        let affine = CATransform3DGetAffineTransform(turn)
        #expect(CATransform3DIsAffine(turn))
        #expect(abs(affine.b - 1) < 1e-12)
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }
}
