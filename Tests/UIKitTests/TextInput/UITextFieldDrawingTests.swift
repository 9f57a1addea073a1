import RenderTree
import Testing

@testable import CoreGraphics
@testable import UIKit

@MainActor
struct UITextFieldDrawingTests {
    private let test = ControlScene()
    private let frame = CGRect(x: 20, y: 40, width: 200, height: 34)

    private final class MovedField: UITextField {
        override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 20, dy: 0)) }
        override func drawPlaceholder(in rect: CGRect) {
            super.drawPlaceholder(in: rect.insetBy(dx: 30, dy: 0))
        }
    }

    private final class BareField: UITextField {
        override func drawPlaceholder(in rect: CGRect) {}
    }

    private final class DrawnField: UITextField {
        override func drawText(in rect: CGRect) {
            UIColor.red.setFill()
            UIGraphicsGetCurrentContext()?.fill(rect)
        }
        override func drawPlaceholder(in rect: CGRect) {
            UIColor.blue.setFill()
            UIGraphicsGetCurrentContext()?.fill(rect)
            super.drawPlaceholder(in: rect)
        }
    }

    private func content(_ field: UITextField) throws -> FieldContent {
        guard case .field(let content)? = test.show(field)?.node.content else {
            throw NoField()
        }
        return content
    }

    private struct NoField: Error {}

    private func drawing(_ field: UITextField) -> String? {
        (field.subviews.first as? FieldDrawing)?.content.map {
            String(decoding: $0.resource.data, as: UTF8.self)
        }
    }

    @Test func textAndPlaceholderStandWhereOverridesHaveThem() throws {
        let field = MovedField(frame: frame)
        field.placeholder = "Name"
        #expect(try content(field).placeholder?.lines.first?.left == 30)
        field.text = "Ann"
        let shown = try content(field)
        #expect(shown.insets.left == 20 && shown.insets.right == 20)
        #expect(field.subviews.isEmpty)
        field.becomeFirstResponder()
        #expect(try content(field).insets.left == 0)
        field.resignFirstResponder()
        #expect(try content(field).insets.left == 20)
    }

    @Test func aClassThatDrawsNoPlaceholderHasNone() throws {
        let field = BareField(frame: frame)
        field.placeholder = "Name"
        let shown = try content(field)
        #expect(shown.placeholder == nil && shown.label == "Name")
        field.accessibilityLabel = "Your name"
        #expect(try content(field).label == "Your name")
    }

    @Test func whatOverridesDrawTakesThePlaceOfTheText() throws {
        let field = DrawnField(frame: frame)
        field.placeholder = "Name"
        #expect(try content(field).placeholder == nil)
        #expect(drawing(field)?.contains("#00f") == true)
        field.text = "Ann"
        #expect(try content(field).style.color.alpha == 0)
        #expect(drawing(field)?.contains("#f00") == true)
        #expect(drawing(field)?.contains("#00f") == false)
        field.becomeFirstResponder()
        #expect(try content(field).style.color.alpha > 0)
        #expect(drawing(field) == nil)
    }

    @Test func fieldsDrawTheirTextIntoContexts() {
        let field = DrawnField(frame: frame)
        let plain = UITextField(frame: frame)
        for field in [field, plain] {
            field.text = "Ann"
            test.show(field)
        }
        func drawn(_ field: UITextField) -> Bool {
            let context = CGContext(size: frame.size)
            UIGraphicsPushContext(context)
            field.drawText(in: field.bounds)
            UIGraphicsPopContext()
            return !context.isBlank
        }
        #expect(drawn(field) && drawn(plain))
        plain.text = nil
        #expect(!drawn(plain))
    }

    /// A field with a label of its own, which it places as it is drawn.
    private final class LabelledField: UITextField {
        let label = UILabel()
        var drawings = 0

        override func draw(_ rect: CGRect) {
            drawings += 1
            UIColor.green.setFill()
            UIGraphicsGetCurrentContext()?
                .fill(CGRect(x: 0, y: rect.maxY - 1, width: rect.width, height: 1))
            label.frame = rect
            addSubview(label)
        }
    }

    @Test func aClassDrawsBehindTheTextOfItsFields() throws {
        let field = LabelledField(frame: frame)
        field.text = "Ann"
        let shown = try content(field)
        #expect(shown.text == "Ann" && shown.style.color.alpha > 0)
        #expect(drawing(field)?.contains("#0f0") == true)
        #expect(field.label.superview === field && field.label.frame == field.bounds)
        let drawings = field.drawings
        field.text = "Bob"
        test.show(field)
        #expect(field.drawings == drawings)
        field.setNeedsDisplay()
        test.show(field)
        #expect(field.drawings == drawings + 1)
    }

    private final class RestlessField: UITextField {
        var layouts = 0
        var drawings = 0

        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
            textColor = isEnabled ? .label : .secondaryLabel
            setNeedsDisplay()
        }
        override func drawText(in rect: CGRect) {
            drawings += 1
            textColor = .red
            super.drawText(in: rect.insetBy(dx: 20, dy: 0))
        }
    }

    @Test func whatIsSetWithLayoutsAndDrawingsAsksForNoOtherLayout() throws {
        let field = RestlessField(frame: frame)
        field.text = "Ann"
        #expect(try content(field).insets.left == 20)
        let (layouts, drawings) = (field.layouts, field.drawings)
        #expect((1...4).contains(layouts) && (1...8).contains(drawings))
        test.show(field)
        #expect(field.layouts == layouts && field.drawings == drawings)
        field.setNeedsDisplay()
        test.show(field)
        #expect(field.layouts == layouts)
        #expect(field.drawings > drawings && field.drawings <= drawings + 2)
        field.frame.size.width = 300
        #expect(try content(field).insets.left == 20)
        #expect(field.layouts <= layouts + 2)
    }

    @Test func whatChangedBeforeATabSleptIsShownAfterIt() throws {
        let field = MovedField(frame: frame)
        #expect(try content(field).insets.left == 0)
        field.text = "Ann"
        test.scene.hibernate()
        #expect(try content(field).insets.left == 20)
    }

    @Test func fieldsOfNoOtherClassAreNotAsked() throws {
        let field = UITextField(frame: frame)
        field.text = "Ann"
        field.placeholder = "Name"
        let shown = try content(field)
        #expect(field.field.overrides == nil)
        #expect(shown.insets.left == 0 && shown.placeholder != nil)
    }
}
