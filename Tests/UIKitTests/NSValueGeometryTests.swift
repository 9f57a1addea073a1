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

    @Test func vectorsAndDirectionalInsetsAreKeptAndRead() {
        let vector = CGVector(dx: 1.5, dy: -2)
        #expect(NSValue(cgVector: vector).cgVectorValue == vector)
        #expect(NSCoder.cgVector(for: NSCoder.string(for: vector)) == vector)
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue == insets)
        #expect(NSCoder.directionalEdgeInsets(for: NSCoder.string(for: insets)) == insets)
        let offset = UIOffset(horizontal: 3, vertical: 4)
        #expect(NSCoder.uiOffset(for: NSCoder.string(for: offset)) == offset)
        let turn = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)) == turn)
        #expect(NSCoder.cgAffineTransform(for: "no transform") == .identity)
        #expect(NSValue(cgRect: .zero).cgVectorValue == .zero)
    }

    @Test func textsOfGeometryAreRead() {
        let rect = CGRect(x: 1, y: -2.5, width: 30, height: 40)
        #expect(NSStringFromCGRect(rect) == "{{1, -2.5}, {30, 40}}")
        #expect(NSCoder.cgRect(for: NSStringFromCGRect(rect)) == rect)
        #expect(CGRectFromString(NSStringFromCGRect(rect)) == rect)
        #expect(CGPointFromString("{3, 4}") == CGPoint(x: 3, y: 4) && CGSizeFromString("") == .zero)
        let four = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(UIEdgeInsetsFromString(NSStringFromUIEdgeInsets(four)) == four)
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
