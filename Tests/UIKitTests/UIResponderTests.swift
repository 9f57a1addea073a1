import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIResponderTests {
    final class Field: UIView {
        var accepts = true
        var yields = true
        override var canBecomeFirstResponder: Bool { accepts }
        override var canResignFirstResponder: Bool { yields }
        func gone() {}
    }

    final class AppDelegate: UIResponder, UIApplicationDelegate {}

    final class Editor: UIViewController {
        var keys: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { keys.append("\(press.key?.characters ?? "") down") }
            super.pressesBegan(presses, with: event)
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { keys.append("\(press.key?.characters ?? "") up") }
        }
        var saves = 0
        func save() { saves += 1 }
    }

    @Test func theChainLeadsFromTheViewToTheDelegate() {
        let outer = UIApplication.shared.delegate
        let delegate = AppDelegate()
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = outer }
        let (root, child) = (UIViewController(), UIViewController())
        let test = TestScene(root: root)
        defer { test.end() }
        root.addChild(child)
        root.view.addSubview(child.view)
        let view = UIView()
        child.view.addSubview(view)
        var chain: [UIResponder] = []
        var current: UIResponder? = view
        while let responder = current {
            chain.append(responder)
            current = responder.next
        }
        #expect(
            chain == [
                view, child.view, child, root.view, root, test.window, test.scene,
                UIApplication.shared, delegate,
            ]
        )
    }

    @Test func oneViewOfAWindowIsTheFirstResponder() {
        let test = TestScene()
        defer { test.end() }
        let (first, second) = (Field(), Field())
        #expect(!first.becomeFirstResponder())
        test.add(first)
        test.add(second)
        #expect(first.becomeFirstResponder())
        #expect(first.isFirstResponder)
        #expect(second.becomeFirstResponder())
        #expect(!first.isFirstResponder)
        second.yields = false
        #expect(!first.becomeFirstResponder())
        #expect(!second.resignFirstResponder())
        #expect(second.isFirstResponder)
        second.yields = true
        #expect(second.resignFirstResponder())
        first.accepts = false
        #expect(!first.becomeFirstResponder())
        #expect(first.resignFirstResponder())
    }

    @Test func viewsThatAskBeforeTheyHaveAWindowBecomeItThere() {
        let test = TestScene()
        defer { test.end() }
        let (view, other, field) = (Field(), Field(), UITextField())
        let container = UIView()
        for part in [view, other, field] {
            #expect(!part.becomeFirstResponder())
            container.addSubview(part)
            #expect(!part.isFirstResponder)
        }
        // One that changes its mind is none that waits.
        #expect(field.resignFirstResponder())
        view.accepts = false
        test.add(container)
        #expect(other.isFirstResponder)
        #expect(other.resignFirstResponder())
        container.removeFromSuperview()
        test.add(container)
        #expect(test.window.firstResponder == nil)
        container.removeFromSuperview()
        #expect(!field.becomeFirstResponder())
        test.add(container)
        #expect(field.isFirstResponder && field.isEditing)
    }

    @Test func anActionOfNobodyGoesToTheFirstResponderOfTheKeyWindow() {
        let test = TestScene(root: UIViewController())
        defer { test.end() }
        let field = Field()
        test.add(field)
        field.becomeFirstResponder()
        let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
        test.scene.perform {
            #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
        }
        #expect(!field.isFirstResponder)
    }

    @Test func anActionOfNobodyGoesToTheControllerThatIsLookedAt() {
        let (root, editor) = (UIViewController(), Editor())
        let test = TestScene(root: UINavigationController(rootViewController: root))
        defer { test.end() }
        root.navigationController?.pushViewController(editor, animated: false)
        let application = UIApplication.shared
        let (save, none) = (Selector("save", Editor.save), Selector("gone", Field.gone))
        test.scene.perform {
            #expect(application.sendAction(save, to: nil, from: UIBarButtonItem(), for: nil))
            #expect(application.sendAction(save, to: nil, from: UIButton(), for: nil))
            #expect(!application.sendAction(none, to: nil, from: nil, for: nil))
        }
        #expect(editor.saves == 2)
    }

    @Test func leavingTheWindowEndsIt() {
        let test = TestScene(root: UIViewController())
        defer { test.end() }
        let container = UIView()
        let field = Field()
        field.yields = false
        container.addSubview(field)
        test.add(container)
        #expect(field.becomeFirstResponder())
        container.removeFromSuperview()
        #expect(test.window.firstResponder == nil)
        let editor = Editor()
        test.add(editor.view)
        #expect(editor.becomeFirstResponder())
        editor.view.removeFromSuperview()
        #expect(test.window.firstResponder == nil)
    }

    @Test func keysGoToTheFirstResponderElseToTheRoot() throws {
        let editor = Editor()
        let test = TestScene(root: editor)
        defer { test.end() }
        func key(_ key: String, isDown: Bool) throws {
            try test.scene.deliver(.key(KeyInput(isDown: isDown, key: key, code: "of \(key)")))
        }
        try key("a", isDown: true)
        try key("Enter", isDown: true)
        try key("Enter", isDown: false)
        try key("Dead", isDown: true)
        #expect(editor.keys == ["a down", "\r down", "\r up", " down"])
        let field = Field()
        editor.view.addSubview(field)
        #expect(field.becomeFirstResponder())
        try key("b", isDown: true)
        #expect(editor.keys.last == "b down")
    }

    @Test func actionsFindTheirTarget() {
        let editor = Editor()
        let view = UIView()
        editor.view.addSubview(view)
        let save = Selector("save", Editor.save)
        #expect(view.target(forAction: save, withSender: nil) as? Editor === editor)
        #expect(!view.canPerformAction(save, withSender: nil))
        #expect(UIView().target(forAction: save, withSender: nil) == nil)
    }
}
