import Testing

@testable import UIKit

@MainActor
struct NibGestureTests {
    /// Makes the recognizer of an element.
    private func recognizer(_ element: String) throws -> UIGestureRecognizer? {
        let source = try NibSamples.xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view id="aaa"><connections><outletCollection property="gestureRecognizers" \
            destination="ggg" appends="YES" id="o1"/></connections></view>
            \(element)
            """
        )
        let view = UINib(source).instantiate(withOwner: nil).first as? UIView
        #expect(source.warnings.isEmpty)
        return view?.gestureRecognizers?.first
    }

    @Test func tapsHaveTheirCounts() throws {
        let tap = try recognizer(
            #"<tapGestureRecognizer id="ggg" numberOfTapsRequired="2" numberOfTouchesRequired="3" cancelsTouchesInView="NO"/>"#
        )
        let found = tap as? UITapGestureRecognizer
        #expect(found?.numberOfTapsRequired == 2 && found?.numberOfTouchesRequired == 3)
        #expect(found?.cancelsTouchesInView == false && found?.isEnabled == true)
    }

    @Test func pressesHaveTheirTimeAndWay() throws {
        let press = try recognizer(
            #"<pongPressGestureRecognizer id="ggg" allowableMovement="20" minimumPressDuration="1.5" delaysTouchesBegan="YES"/>"#
        )
        let found = press as? UILongPressGestureRecognizer
        #expect(found?.allowableMovement == 20 && found?.minimumPressDuration == 1.5)
        #expect(found?.delaysTouchesBegan == true)
    }

    @Test func swipesHaveTheirDirection() throws {
        let swipe = try recognizer(#"<swipeGestureRecognizer id="ggg" direction="left"/>"#)
        #expect((swipe as? UISwipeGestureRecognizer)?.direction == .left)
        let plain = try recognizer(#"<swipeGestureRecognizer id="ggg"/>"#)
        #expect((plain as? UISwipeGestureRecognizer)?.direction == .right)
    }

    @Test func pansHaveTheirFingersAndEdges() throws {
        let pan = try recognizer(
            #"<panGestureRecognizer id="ggg" minimumNumberOfTouches="2" maximumNumberOfTouches="3"/>"#
        )
        let found = pan as? UIPanGestureRecognizer
        #expect(found?.minimumNumberOfTouches == 2 && found?.maximumNumberOfTouches == 3)
        let edge = try recognizer(
            #"<screenEdgePanGestureRecognizer id="ggg"><rectEdge key="edges" left="YES"/></screenEdgePanGestureRecognizer>"#
        )
        #expect((edge as? UIScreenEdgePanGestureRecognizer)?.edges == .left)
    }

    @Test func pinchesAndRotationsAreMade() throws {
        let pinch = try recognizer(#"<pinchGestureRecognizer id="ggg"/>"#)
        #expect(pinch is UIPinchGestureRecognizer)
        let rotation = try recognizer(#"<rotationGestureRecognizer id="ggg" enabled="NO"/>"#)
        #expect(rotation is UIRotationGestureRecognizer && rotation?.isEnabled == false)
    }
}
