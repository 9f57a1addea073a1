import RenderTree
import Testing

@testable import UIKit

@MainActor
struct InputViewTests {
    let root = UIViewController()
    let test: TestScene
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))

    init() {
        test = TestScene(root: root)
        root.view.addSubview(field)
        test.commit()
    }

    private func settle() {
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
    }

    @Test func aBarStandsAtTheLowerEndWhileItsFieldIsEdited() throws {
        defer { test.end() }
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        field.inputAccessoryView = bar
        var told: [CGFloat] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification,
            object: test.scene.screen,
            queue: nil
        ) { note in
            let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            MainActor.assumeIsolated { told.append(frame?.minY ?? -1) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        test.scene.perform { _ = field.becomeFirstResponder() }
        settle()
        #expect(bar.window === test.window)
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 800, width: 390, height: 44))
        #expect(told == [800])
        // A keyboard of the page lifts it.
        try test.scene.deliver(.keyboard(height: 300))
        settle()
        #expect(bar.convert(bar.bounds, to: nil).maxY == 544)
        try test.scene.deliver(.keyboard(height: 0))
        test.scene.perform { _ = field.resignFirstResponder() }
        settle()
        #expect(bar.window == nil)
    }

    @Test func aViewInPlaceOfTheKeyboardKeepsThePagesAway() throws {
        defer { test.end() }
        let keys = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 260))
        let guideView = UIView()
        guideView.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(guideView)
        NSLayoutConstraint.activate([
            guideView.topAnchor.constraint(equalTo: root.view.topAnchor),
            guideView.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
            guideView.widthAnchor.constraint(equalToConstant: 10),
            guideView.bottomAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor),
        ])
        field.inputView = keys
        #expect(field.field.traits.rendered.inputMode == "none")
        test.scene.perform { _ = field.becomeFirstResponder() }
        settle()
        #expect(keys.convert(keys.bounds, to: nil) == CGRect(x: 0, y: 584, width: 390, height: 260))
        #expect(guideView.frame.maxY == 584)
        test.scene.perform { _ = root.view.endEditing(true) }
        settle()
        #expect(keys.window == nil && guideView.frame.maxY == 844)
    }

    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
    }

    @Test func aControllersBarStaysWhileAFieldInItIsEdited() throws {
        defer { test.end() }
        let chat = Chat()
        chat.bar.addSubview(chat.field)
        test.scene.perform { test.window.rootViewController = chat }
        test.commit()
        test.scene.perform { _ = chat.becomeFirstResponder() }
        settle()
        #expect(chat.bar.convert(chat.bar.bounds, to: nil).minY == 794)
        test.scene.perform { _ = chat.field.becomeFirstResponder() }
        settle()
        #expect(chat.field.isFirstResponder)
        #expect(chat.bar.convert(chat.bar.bounds, to: nil).minY == 794)
    }

    @Test func anotherFieldsBarTakesThePlaceOfTheFirst() {
        defer { test.end() }
        let other = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
        root.view.addSubview(other)
        let (first, second) = (UIView(), UIView())
        first.frame.size.height = 40
        second.frame.size.height = 60
        field.inputAccessoryView = first
        other.inputAccessoryView = second
        test.scene.perform { _ = field.becomeFirstResponder() }
        settle()
        test.scene.perform { _ = other.becomeFirstResponder() }
        settle()
        #expect(first.window == nil)
        #expect(second.convert(second.bounds, to: nil).minY == 784)
    }

    /// A bar as high as what is in it.
    private final class GrowingBar: UIView {
        let text = UITextView()
        override var intrinsicContentSize: CGSize { .zero }

        init() {
            super.init(frame: .zero)
            autoresizingMask = .flexibleHeight
            text.isScrollEnabled = false
            text.translatesAutoresizingMaskIntoConstraints = false
            addSubview(text)
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: topAnchor, constant: 6),
                text.leadingAnchor.constraint(equalTo: leadingAnchor),
                text.trailingAnchor.constraint(equalTo: trailingAnchor),
                safeAreaLayoutGuide.bottomAnchor.constraint(
                    equalTo: text.bottomAnchor,
                    constant: 6
                ),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func aBarOfFlexibleHeightGrowsAndShrinksWithItsText() throws {
        defer { test.end() }
        let bar = GrowingBar()
        field.inputAccessoryView = bar
        test.scene.perform { _ = field.becomeFirstResponder() }
        settle()
        let line = bar.text.sizeThatFits(CGSize(width: 390, height: 0)).height
        let window = test.window
        #expect(bar.bounds.height == line + 12)
        #expect(bar.convert(bar.bounds, to: window).maxY == 844)
        bar.text.text = "One\nTwo\nThree"
        settle()
        let lines = bar.text.sizeThatFits(CGSize(width: 390, height: 0)).height
        #expect(lines > line + 20)
        #expect(bar.bounds.height == lines + 12)
        #expect(bar.convert(bar.bounds, to: window).maxY == 844)
        bar.text.text = ""
        settle()
        #expect(bar.bounds.height == line + 12)
        #expect(bar.convert(bar.bounds, to: window).maxY == 844)
    }

    /// A bar with a natural height that it says itself.
    private final class CountingBar: UIView {
        var height: CGFloat = 50 { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize {
            CGSize(width: UIView.noIntrinsicMetric, height: height)
        }
    }

    @Test func aBarOfFlexibleHeightFollowsItsNaturalHeight() throws {
        defer { test.end() }
        let bar = CountingBar()
        bar.autoresizingMask = .flexibleHeight
        field.inputAccessoryView = bar
        test.scene.perform { _ = field.becomeFirstResponder() }
        settle()
        #expect(bar.bounds.height == 50)
        bar.height = 80
        settle()
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 764, width: 390, height: 80))
    }
}
