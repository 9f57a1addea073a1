import Testing

@testable import UIKit

@MainActor
struct NSValueGeometryTests {
    @Test func valuesHoldGeometry() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue.height == 4)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
    }

    @Test func textsOfGeometryAreRead() {
        let rect = CGRect(x: 1, y: -2.5, width: 30, height: 40)
        #expect(NSStringFromCGRect(rect) == "{{1, -2.5}, {30, 40}}")
        #expect(NSCoder.cgRect(for: NSStringFromCGRect(rect)) == rect)
        #expect(NSCoder.cgPoint(for: NSStringFromCGPoint(rect.origin)) == rect.origin)
        #expect(NSCoder.cgSize(for: NSStringFromCGSize(rect.size)) == rect.size)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSStringFromUIEdgeInsets(insets) == "{1, 2, 3, 4}")
        #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
        #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
        #expect(NSCoder.cgRect(for: "{{1, x}, {2}}") == .zero)
    }

    @Test func directionsFollowTheKindOfContent() {
        typealias Direction = UIUserInterfaceLayoutDirection
        #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
        #expect(
            UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
                == Direction.rightToLeft
        )
        #expect(
            UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft)
                == Direction.leftToRight
        )
    }
}
