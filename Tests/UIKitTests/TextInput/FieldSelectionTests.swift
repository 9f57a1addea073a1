import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

/// What is selected as a person begins to edit.
@MainActor
struct FieldSelectionTests {
    private final class Selecting: NSObject, UITextFieldDelegate {
        var selects = true
        func textFieldDidBeginEditing(_ textField: UITextField) {
            if selects { textField.selectAll(nil) }
        }
    }

    private let test = ControlScene()
    private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    private let delegate = Selecting()

    init() {
        field.delegate = delegate
        field.text = "Vitrine"
        test.show(field)
        _ = test.scene.commit()
    }

    private func send(_ action: TextInput.Action) throws {
        let id = try #require(test.scene.nodeID(of: field))
        try test.scene.deliver(.text(TextInput(node: id, action: action)))
        _ = test.scene.commit()
    }

    private var selection: Range<Int> { field.field.edited.selection }

    @Test func theCaretOfATapIsTaken() throws {
        delegate.selects = false
        try send(.focus(3..<3))
        #expect(selection == 3..<3)
        try send(.select(4..<4, number: 0))
        #expect(selection == 4..<4)
    }

    @Test func whatTheAppSelectsAsEditingBeginsStays() throws {
        try send(.focus(3..<3))
        #expect(selection == 0..<7)
        // The page put the caret where the tap was before it heard of the selection, and hears again.
        try send(.select(4..<4, number: 0))
        #expect(selection == 0..<7)
        let number = field.field.edited.number
        #expect(number == 2)
        // From then on it is the person's.
        try send(.select(5..<5, number: number))
        #expect(selection == 5..<5)
        try send(.select(6..<6, number: 0))
        #expect(selection == 6..<6)
    }
}
