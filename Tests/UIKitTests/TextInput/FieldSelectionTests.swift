import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

/// What is selected as a person begins to edit.
@MainActor
struct FieldSelectionTests {
    private final class Selecting: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var selects = true
        func textFieldDidBeginEditing(_ textField: UITextField) {
            if selects { textField.selectAll(nil) }
        }
        func textViewDidBeginEditing(_ textView: UITextView) {
            if selects { textView.selectAll(nil) }
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

    private func send(_ action: TextInput.Action, to view: UIView? = nil) throws {
        let id = try #require(test.scene.nodeID(of: view ?? field))
        try test.scene.deliver(.text(TextInput(node: id, action: action)))
        _ = test.scene.commit()
    }

    private var selection: Range<Int> { field.field.edited.selection }

    @Test func theCaretOfATapIsTaken() throws {
        delegate.selects = false
        try test.tap(field)
        _ = test.scene.commit()
        try send(.focus(3..<3))
        #expect(selection == 3..<3)
        try send(.select(4..<4, number: 0))
        #expect(selection == 4..<4)
    }

    @Test func thePlaceOfTheKeyThatGaveTheFocusIsTakenEachTime() throws {
        delegate.selects = false
        try send(.focus(3..<3))
        #expect(selection == 3..<3)
        try send(.blur)
        try send(.focus(2..<5))
        #expect(selection == 2..<5)
        try send(.select(6..<6, number: 0))
        #expect(selection == 6..<6)
    }

    /// A page tells the end of the touch first, then the focus, then where the caret is.
    @Test(arguments: [true, false])
    func whatTheAppSelectsAsEditingBeginsStays(isTouched: Bool) throws {
        if isTouched {
            try test.tap(field)
            _ = test.scene.commit()
            #expect(field.isFirstResponder)
        }
        try send(.focus(3..<3))
        #expect(selection == 0..<7)
        try send(.select(4..<4, number: 0))
        #expect(selection == 0..<7)
        // The page hears of it again, since it put the caret elsewhere meanwhile.
        let number = field.field.edited.number
        #expect(number > 1)
        // From then on it is the person's.
        try send(.select(5..<5, number: number))
        #expect(selection == 5..<5)
        try send(.select(6..<6, number: 0))
        #expect(selection == 6..<6)
    }

    /// As most apps do it, since a tap on iOS moves the caret after it began the editing.
    @Test func whatTheAppSelectsATurnLaterStays() throws {
        delegate.selects = false
        try test.tap(field)
        _ = test.scene.commit()
        field.selectAll(nil)
        _ = test.scene.commit()
        try send(.focus(3..<3))
        #expect(selection == 0..<7)
        try send(.select(4..<4, number: 0))
        #expect(selection == 0..<7)
        try send(.select(5..<5, number: field.field.edited.number))
        #expect(selection == 5..<5)
        // From then on the newest counts.
        field.selectAll(nil)
        _ = test.scene.commit()
        try send(.select(1..<1, number: 0))
        #expect(selection == 1..<1)
    }

    @Test func whatIsTypedEndsTheAppsSelection() throws {
        try test.tap(field)
        _ = test.scene.commit()
        let edit = TextEdit(number: 0, range: 7..<7, text: "s", selection: 8..<8)
        try send(.edit(edit))
        #expect(field.text == "Vitrines")
        try send(.select(2..<2, number: 0))
        #expect(selection == 2..<2)
    }

    @Test func textViewsKeepItToo() throws {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
        view.text = "Vitrine"
        view.delegate = delegate
        test.show(view)
        _ = test.scene.commit()
        try send(.focus(3..<3), to: view)
        try send(.select(4..<4, number: 0), to: view)
        #expect(view.selectedRange == NSRange(location: 0, length: 7))
    }
}
