import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// What few views have, and stands apart from all of them.
@MainActor
struct UIViewStateTests {
    @Test func propertiesHaveTheirDefaultsWithoutAnythingOfTheirOwn() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.tag == 0)
        #expect(view.isOpaque && view.isUserInteractionEnabled)
        #expect(!view.isMultipleTouchEnabled && !view.isExclusiveTouch)
        #expect(view.gestureRecognizers == nil)
        #expect(view.accessibilityIdentifier == nil)
        #expect(view.safeAreaInsets == .zero)
        #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(view.layer.backgroundColor == nil)
        #expect(view.bounds.origin == .zero)
        #expect(view.rare == nil)
        #expect(view.layer.rare == nil)
    }

    @Test func defaultsThatAreSetCostNothing() {
        let view = UIView()
        view.tag = 0
        view.tintColor = nil
        view.layer.backgroundColor = nil
        view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        view.bounds.origin = .zero
        view.gestureRecognizers = nil
        #expect(view.rare == nil)
        #expect(view.layer.rare == nil)
    }

    @Test func propertiesGoBackToTheirDefaults() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.tag = 7
        view.bounds.origin = CGPoint(x: 4, y: 5)
        view.layer.anchorPoint = .zero
        view.isOpaque = false
        view.isExclusiveTouch = true
        #expect(view.tag == 7)
        #expect(view.bounds == CGRect(x: 4, y: 5, width: 10, height: 10))
        #expect(view.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
        view.tag = 0
        view.bounds.origin = .zero
        view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        view.isOpaque = true
        view.isExclusiveTouch = false
        #expect(view.tag == 0)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.isOpaque && !view.isExclusiveTouch && view.isUserInteractionEnabled)
    }

    @Test(arguments: [0, 1, 32_767, 32_768, -32_768, Int.max])
    func numberOfLinesIsKeptWhateverItIs(number: Int) {
        let label = UILabel()
        label.numberOfLines = number
        #expect(label.numberOfLines == number)
        label.numberOfLines = 2
        #expect(label.numberOfLines == 2)
    }

    @Test func textIsEitherPlainOrAttributed() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "Attributed")
        #expect(label.text == "Attributed")
        label.text = "Plain"
        #expect(label.text == "Plain")
        #expect(label.attributedText?.string == "Plain")
        label.attributedText = nil
        #expect(label.text == nil)
        #expect(label.attributedText == nil)
    }
}
