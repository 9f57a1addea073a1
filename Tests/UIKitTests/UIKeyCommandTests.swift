import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIKeyCommandTests {
    final class Editor: UIViewController {
        var log: [String] = []
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
        override var keyCommands: [UIKeyCommand]? {
            let up = UIKeyCommand(
                input: UIKeyCommand.inputUpArrow,
                modifierFlags: [],
                action: Editor.up
            )
            up.wantsPriorityOverSystemBehavior = true
            return [
                UIKeyCommand(input: "s", modifierFlags: .command, action: Editor.save),
                UIKeyCommand(input: "+", modifierFlags: [.command], action: Editor.zoom),
                UIKeyCommand(input: "n", modifierFlags: [], action: Editor.next(_:)),
                up,
            ]
        }
        func save() { log.append("save") }
        func zoom() { log.append("zoom") }
        func up() { log.append("up") }
        func next(_ command: UIKeyCommand) { log.append("next \(command.input ?? "")") }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { log.append("began \(press.key?.keyCode.rawValue ?? 0)") }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { log.append("ended \(press.key?.keyCode.rawValue ?? 0)") }
        }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { log.append("cancelled \(press.key?.keyCode.rawValue ?? 0)") }
        }
    }

    let editor = Editor()
    let test: TestScene

    init() {
        test = TestScene(root: UINavigationController(rootViewController: editor))
        test.commit()
    }

    private func press(
        _ key: String,
        _ code: String,
        _ modifiers: KeyInput.Modifiers = [],
        isDown: Bool = true
    ) throws {
        let input = KeyInput(isDown: isDown, key: key, code: code, modifiers: modifiers)
        try test.scene.deliver(.key(input))
    }

    @Test func commandAndControlBothGiveACommand() throws {
        try press("s", "KeyS", .command)
        try press("s", "KeyS", .control)
        #expect(editor.log == ["save", "save"])
    }

    @Test func otherModifiersGiveAnother() throws {
        try press("s", "KeyS", [.command, .shift])
        #expect(editor.log == ["began 22"])
    }

    @Test func signsAreTheSameWhereverTheyAreTyped() throws {
        try press("+", "Equal", [.control, .shift])
        try press("+", "BracketRight", .control)
        #expect(editor.log == ["zoom", "zoom"])
    }

    @Test func aCommandGetsItself() throws {
        try press("n", "KeyN")
        #expect(editor.log == ["next n"])
    }

    @Test func textComesBeforeCommandsOfPlainKeys() throws {
        test.scene.perform { _ = editor.field.becomeFirstResponder() }
        try press("n", "KeyN")
        try press("ArrowUp", "ArrowUp")
        try press("s", "KeyS", .control)
        #expect(editor.field.text == "n")
        #expect(editor.log == ["up", "save"])
    }

    @Test func addedCommandsCountAndAreTakenAway() throws {
        let command = UIKeyCommand(
            input: UIKeyCommand.f5,
            modifierFlags: [],
            action: Editor.save
        )
        editor.addKeyCommand(command)
        try press("F5", "F5")
        editor.removeKeyCommand(command)
        try press("F5", "F5")
        #expect(editor.log == ["save", "began 62"])
    }

    @Test func addedCommandsAreThoseOfAController() {
        let controller = UIViewController()
        #expect(controller.keyCommands == nil)
        let command = UIKeyCommand(
            input: UIKeyCommand.f5,
            modifierFlags: [],
            action: Editor.save
        )
        controller.addKeyCommand(command)
        #expect(controller.keyCommands == [command])
        controller.removeKeyCommand(command)
        #expect(controller.keyCommands == nil)
    }

    @Test func keysWithoutCommandArePresses() throws {
        try press("a", "KeyA")
        try press("a", "KeyA", isDown: false)
        try press("ArrowLeft", "ArrowLeft")
        try test.scene.deliver(.visibility(isVisible: false))
        #expect(editor.log == ["began 4", "ended 4", "began 80", "cancelled 80"])
    }

    /// As browsers on Macs have it, which tell nothing of the key that goes up first.
    @Test func keysThatWentDownWithCommandEndWithIt() throws {
        try press("a", "KeyA")
        try press("Meta", "MetaLeft", .command)
        try press("b", "KeyB", .command)
        try press("Meta", "MetaLeft", isDown: false)
        #expect(editor.log.last == "ended 5")
        #expect(editor.log.filter { $0.hasPrefix("ended") }.count == 2)
        #expect(test.scene.requests?.heldKeys.map { $0.code } == ["KeyA"])
    }

    @Test func keysThatWentDownWithCommandEndOnce() throws {
        try press("Meta", "MetaLeft", .command)
        try press("Shift", "ShiftLeft", [.command, .shift])
        try press("b", "KeyB", [.command, .shift])
        try press("Meta", "MetaLeft", isDown: false)
        try press("b", "KeyB", isDown: false)
        #expect(editor.log.filter { $0 == "ended 5" }.count == 1)
        // Browsers tell of this one, which is still down.
        #expect(test.scene.requests?.heldKeys.map { $0.code } == ["ShiftLeft"])
        try press("Shift", "ShiftLeft", isDown: false)
        #expect(editor.log.filter { $0.hasPrefix("ended") }.count == 3)
    }

    @Test func theKeyOfACommandIsNoPress() throws {
        try press("s", "KeyS", .command)
        try press("s", "KeyS", .command, isDown: false)
        #expect(editor.log == ["save"])
    }

    @Test func keysBeyondAllFingersTakeTheOldestBack() throws {
        try press("a", "KeyA")
        for number in 0..<31 { try press("b", "made up \(number)") }
        #expect(!editor.log.contains("cancelled 4"))
        // A key that repeats is held already.
        try press("b", "made up 0")
        #expect(!editor.log.contains("cancelled 4"))
        try press("b", "made up 31")
        #expect(editor.log.suffix(2) == ["cancelled 4", "began 3"])
        for number in 32..<1_000 { try press("b", "made up \(number)") }
        #expect(test.scene.requests?.heldKeys.count == 32)
        try test.scene.deliver(.visibility(isVisible: false))
        #expect(test.scene.requests?.heldKeys.isEmpty == true)
        #expect(editor.log.filter { $0.hasPrefix("cancelled") }.count == 1_001)
    }

    @Test func thePageIsToldOfTheKeysOnce() {
        let scene = TestScene(root: UINavigationController(rootViewController: Editor()))
        let claims = scene.commit().operations.compactMap { operation -> [SceneEffect.KeyClaim]? in
            if case .perform(.claim(let claims)) = operation { claims } else { nil }
        }
        #expect(
            claims == [
                [
                    .init(key: "s", modifiers: .command, isFirst: false),
                    .init(key: "s", modifiers: .control, isFirst: false),
                    .init(key: "+", modifiers: .command, isFirst: false),
                    .init(key: "+", modifiers: .control, isFirst: false),
                    .init(key: "n", modifiers: [], isFirst: false),
                    .init(key: "ArrowUp", modifiers: [], isFirst: true),
                ]
            ]
        )
        #expect(scene.commit().isEmpty)
        scene.scene.tellAnimationsAgain()
        #expect(scene.commit().operations.count == 1)
    }

    @Test func placesOfKeysHaveTheNumbersOfTheStandard() {
        #expect(UIKeyboardHIDUsage(place: "KeyZ") == .keyboardZ)
        #expect(UIKeyboardHIDUsage(place: "Digit0") == .keyboard0)
        #expect(UIKeyboardHIDUsage(place: "Digit9") == .keyboard9)
        #expect(UIKeyboardHIDUsage(place: "Space") == .keyboardSpacebar)
        #expect(UIKeyboardHIDUsage(place: "Fn") == .keyboardErrorUndefined)
    }
}
