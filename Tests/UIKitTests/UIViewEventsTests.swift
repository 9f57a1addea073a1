import Testing

@testable import UIKit

@MainActor
struct UIViewEventsTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private let front = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))

    init() {
        root.addSubview(back)
        root.addSubview(front)
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
        root.hitTest(CGPoint(x: x, y: y), with: nil)
    }

    @Test func theFrontmostDeepestViewIsHit() {
        #expect(hit(30, 30) === front)
        #expect(hit(10, 10) === back)
        #expect(hit(90, 90) === root)
        #expect(hit(100, 50) == nil)
        #expect(hit(-1, 50) == nil)
    }

    @Test func hiddenDisabledAndTransparentViewsAreNotHit() {
        front.isHidden = true
        #expect(hit(30, 30) === back)
        front.isHidden = false
        front.alpha = 0.005
        #expect(hit(30, 30) === back)
        front.alpha = 0.01
        #expect(hit(30, 30) === front)
        front.isUserInteractionEnabled = false
        #expect(hit(30, 30) === back)
        root.isUserInteractionEnabled = false
        #expect(hit(30, 30) == nil)
    }

    @Test func zPositionComesBeforeTheOrderOfSubviews() {
        back.layer.zPosition = 1
        #expect(hit(30, 30) === back)
        front.layer.zPosition = 1
        #expect(hit(30, 30) === front)
        let late = UIView(frame: root.bounds)
        late.layer.zPosition = -1
        root.addSubview(late)
        #expect(hit(30, 30) === front)
        #expect(hit(90, 90) === late)
    }

    @Test func zPositionCountsThatWasSetBeforeAdding() {
        let late = UIView(frame: root.bounds)
        late.layer.zPosition = -1
        let plain = UIView(frame: root.bounds)
        plain.addSubview(UIView(frame: root.bounds))
        plain.addSubview(late)
        #expect(plain.hitTest(CGPoint(x: 5, y: 5), with: nil) === plain.subviews[0])
    }

    @Test func subviewsBeyondTheBoundsAreNotHit() {
        let beyond = UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 20))
        back.addSubview(beyond)
        #expect(hit(70, 5) === root)
    }

    @Test func overridesOfPointInsideWidenTheArea() {
        final class Wide: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -20, dy: -20).contains(point)
            }
        }
        let wide = Wide(frame: CGRect(x: 80, y: 80, width: 5, height: 5))
        root.addSubview(wide)
        #expect(hit(95, 95) === wide)
    }

    @Test func transformedViewsAreHitWhereTheyShow() {
        front.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        #expect(hit(30, 30) === back)
        #expect(hit(50, 50) === front)
    }

    @Test func viewsWithoutAreaAreHitNowhere() {
        front.transform = CGAffineTransform(scaleX: 0, y: 0)
        #expect(hit(50, 50) === root)
        #expect(hit(10, 10) === back)
        front.transform = CGAffineTransform(scaleX: 0, y: 1)
        back.layer.zPosition = -1
        #expect(hit(50, 50) === root)
    }

    @Test func recognizersBelongToOneView() {
        let tap = UITapGestureRecognizer()
        back.addGestureRecognizer(tap)
        front.addGestureRecognizer(tap)
        #expect(back.gestureRecognizers == [])
        #expect(front.gestureRecognizers == [tap])
        #expect(tap.view === front)
        front.gestureRecognizers = nil
        #expect(tap.view == nil)
    }
}
