import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

/// Where the text stands, and how the page is told of it.
extension UITextFieldTests {
    // MARK: - Layout

    @Test func naturalSizesAreThoseOfiOS() {
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
        field.text = "Hello"
        let label = UILabel()
        label.text = "Hello"
        let width = label.intrinsicContentSize.width
        #expect(field.intrinsicContentSize.width == (width + 14).rounded(.up))
        field.borderStyle = .none
        #expect(field.intrinsicContentSize == CGSize(width: width, height: 22))
        field.font = .systemFont(ofSize: 14)
        #expect((18...19).contains(field.intrinsicContentSize.height))
    }

    @Test func roomAroundTextIsPartOfTheNaturalSize() {
        let padded = PaddedField()
        padded.text = "Hello"
        field.text = "Hello"
        let natural = field.intrinsicContentSize
        let wide = CGSize(width: natural.width + 50, height: natural.height + 10)
        #expect(padded.intrinsicContentSize == wide)
        padded.insets = UIEdgeInsets(top: -4, left: 0, bottom: -4, right: 0)
        #expect(padded.intrinsicContentSize.height == natural.height - 8)
    }

    @Test func viewsThatAreNotThereStandAtTheirEdges() {
        let bounds = CGRect(x: 0, y: 0, width: 320, height: 40)
        let (left, right) = (CGPoint(x: 0, y: 20), CGPoint(x: 320, y: 20))
        #expect(field.leftViewRect(forBounds: bounds) == CGRect(origin: left, size: .zero))
        #expect(field.rightViewRect(forBounds: bounds) == CGRect(origin: right, size: .zero))
    }

    @Test func textStandsWhereALabelsWould() throws {
        field.borderStyle = .roundedRect
        field.text = "Hello"
        let label = UILabel(frame: CGRect(x: 27, y: 42, width: 186, height: 30))
        label.text = "Hello"
        test.show(label)
        let line = try #require(test.text(of: label)?.lines.first)
        let content = try #require(content)
        #expect(content.insets.left == 7 && content.insets.right == 7)
        #expect(content.insets.top == 2 + line.top)
        #expect(content.lineHeight == line.height)
        #expect(content.style == test.text(of: label)?.style)
        let baseline = 2 + line.top + label.ownFirstBaseline
        #expect(abs(field.forFirstBaselineLayout.ownFirstBaseline - baseline) < 0.001)
    }

    @Test func viewsBesideTheTextMakeItNarrower() {
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        let right = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
        field.leftView = left
        #expect(left.superview == nil)
        field.leftViewMode = .always
        field.rightView = right
        field.rightViewMode = .unlessEditing
        test.show(field)
        #expect(left.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
        #expect(right.frame == CGRect(x: 160, y: 0, width: 40, height: 34))
        #expect(
            field.textRect(forBounds: field.bounds)
                == CGRect(x: 30, y: 0, width: 130, height: 34)
        )
        field.becomeFirstResponder()
        #expect(right.superview == nil)
        #expect(field.editingRect(forBounds: field.bounds).width == 170)
    }

    @Test func overriddenRectanglesDecide() throws {
        final class Inset: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect {
                super.textRect(forBounds: bounds).insetBy(dx: 20, dy: 0)
            }
            override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
                bounds.insetBy(dx: 50, dy: 0)
            }
        }
        let field = Inset(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        field.placeholder = "Name"
        guard case .field(let content)? = test.show(field)?.node.content else {
            Issue.record("The field shows no field.")
            return
        }
        #expect(content.insets.left == 20 && content.insets.right == 20)
        #expect(content.placeholder?.lines.first?.left == 50)
        #expect(content.placeholder?.lines.first?.text == "Name")
    }

    @Test func joinedScriptsTakeTheTrackingAway() {
        field.text = "Name"
        test.show(field)
        #expect(content?.style.tracking == -0.43)
        field.text = "الاسم"
        test.show(field)
        #expect(content?.style.tracking == 0)
    }

    @Test func longTextIsMadeSmallerDownToALimit() throws {
        field.text = "A text that is far too long for the width of its field"
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 9
        test.show(field)
        #expect(content?.style.size == 9)
        field.text = "Short"
        test.show(field)
        #expect(content?.style.size == 17)
    }

    @Test func rulesOfPasswordsAndSuggestionsReachThePage() {
        test.show(field)
        #expect(content?.traits.passwordRules == nil && content?.traits.isPredicted == nil)
        field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
        field.inlinePredictionType = .no
        test.show(field)
        #expect(content?.traits.passwordRules == "minlength: 8;")
        #expect(content?.traits.isPredicted == false)
        #expect(field.passwordRules == UITextInputPasswordRules(descriptor: "minlength: 8;"))
        field.passwordRules = nil
        field.inlinePredictionType = .yes
        test.show(field)
        #expect(content?.traits.passwordRules == nil && content?.traits.isPredicted == true)
    }

    @Test func keyboardsAndMeaningsHaveHTMLsWords() {
        field.keyboardType = .emailAddress
        field.returnKeyType = .next
        field.autocapitalizationType = .words
        field.autocorrectionType = .no
        field.textContentType = .newPassword
        test.show(field)
        #expect(content?.traits.inputMode == "email")
        #expect(content?.traits.enterKeyHint == "next")
        #expect(content?.traits.capitalization == "words")
        #expect(content?.traits.isCorrected == false && content?.traits.isSpellChecked == false)
        #expect(content?.traits.completion == "new-password")
        let words: [(UITextContentType, String)] = [
            (.birthdate, "bday"), (.creditCardExpiration, "cc-exp"),
            (.creditCardSecurityCode, "cc-csc"), (.namePrefix, "honorific-prefix"),
            (.middleName, "additional-name"),
        ]
        for (meaning, word) in words {
            field.textContentType = meaning
            test.show(field)
            #expect(content?.traits.completion == word)
        }
    }
}

/// A field that keeps room around its text, as apps write one.
private final class PaddedField: UITextField {
    var insets = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 30)

    override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).inset(by: insets)
    }

    override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).inset(by: insets)
    }
}
