import CoreGraphics
import Testing

@testable import UIKit

@MainActor struct AccessibilityPlaceTests {
    let scene = ControlScene()
    let board = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 5, y: 7, width: 50, height: 40))

    init() {
        board.addSubview(inner)
    }

    @Test func rectanglesAreThoseOfTheScreen() {
        scene.show(board)
        let rect = UIAccessibility.convertToScreenCoordinates(
            CGRect(x: 1, y: 2, width: 3, height: 4),
            in: inner
        )
        #expect(rect == inner.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: nil))
        #expect(rect.origin == CGPoint(x: 26, y: 109))
    }

    @Test func pathsAreThoseOfTheScreen() {
        scene.show(board)
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 5))
        path.lineWidth = 3
        let converted = UIAccessibility.convertToScreenCoordinates(path, in: inner)
        #expect(converted.bounds == inner.convert(path.bounds, to: nil))
        #expect(converted.bounds.size == CGSize(width: 20, height: 10))
        #expect(converted.lineWidth == 3)
        #expect(path.bounds.origin == .zero)
    }

    @Test func textsThatFollowTheSizeSayIt() {
        let views: [any UIContentSizeCategoryAdjusting] = [UILabel(), UITextField(), UITextView()]
        for view in views {
            #expect(!view.adjustsFontForContentSizeCategory)
            view.adjustsFontForContentSizeCategory = true
            #expect(view.adjustsFontForContentSizeCategory)
        }
    }
}
