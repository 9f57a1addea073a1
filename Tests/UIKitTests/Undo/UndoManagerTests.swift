import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UndoManagerTests {
    /// A number whose changes can be undone.
    @MainActor
    final class Counter {
        let manager: UndoManager
        var value = 0
        init(_ manager: UndoManager) { self.manager = manager }

        func set(_ new: Int, name: String = "") {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old, name: name) }
            if !name.isEmpty { manager.setActionName(name) }
            value = new
        }

        func reset() { value = 0 }
    }

    private func grouped() -> (UndoManager, Counter) {
        let manager = UndoManager()
        manager.groupsByEvent = false
        return (manager, Counter(manager))
    }

    private func change(_ counter: Counter, to value: Int, name: String = "") {
        counter.manager.beginUndoGrouping()
        counter.set(value, name: name)
        counter.manager.endUndoGrouping()
    }

    @Test func changesAreUndoneAndDoneAgain() {
        let (manager, counter) = grouped()
        #expect(!manager.canUndo)
        change(counter, to: 1, name: "One")
        change(counter, to: 2, name: "Two")
        #expect(manager.undoMenuItemTitle == "Undo Two")
        manager.undo()
        #expect(counter.value == 1)
        #expect(manager.canRedo)
        #expect(manager.redoActionName == "Two")
        #expect(manager.undoActionName == "One")
        manager.undo()
        #expect(counter.value == 0)
        #expect(!manager.canUndo)
        manager.redo()
        manager.redo()
        #expect(counter.value == 2)
        #expect(!manager.canRedo)
        manager.undo()
        change(counter, to: 7)
        #expect(!manager.canRedo)
    }

    @Test func aGroupIsUndoneAtOnceAndBackwards() {
        let (manager, counter) = grouped()
        manager.beginUndoGrouping()
        counter.set(1)
        manager.beginUndoGrouping()
        counter.set(2)
        #expect(manager.groupingLevel == 2)
        manager.endUndoGrouping()
        counter.set(3)
        manager.endUndoGrouping()
        manager.undo()
        #expect(counter.value == 0)
        manager.redo()
        #expect(counter.value == 3)
    }

    @Test func anEventIsOneGroup() {
        let test = TestScene()
        let manager = UndoManager()
        let counter = Counter(manager)
        test.scene.perform {
            counter.set(1)
            counter.set(2)
        }
        test.commit()
        test.scene.perform { counter.set(3) }
        test.commit()
        manager.undo()
        #expect(counter.value == 2)
        manager.undo()
        #expect(counter.value == 0)
        manager.redo()
        #expect(counter.value == 2)
        test.end()
    }

    @Test func disabledRegistrationKeepsNothing() {
        let (manager, counter) = grouped()
        manager.disableUndoRegistration()
        change(counter, to: 5)
        manager.enableUndoRegistration()
        #expect(!manager.canUndo)
        #expect(counter.value == 5)
    }

    @Test func levelsLimitWhatIsKept() {
        let (manager, counter) = grouped()
        manager.levelsOfUndo = 2
        for value in 1...4 { change(counter, to: value) }
        manager.undo()
        manager.undo()
        manager.undo()
        #expect(counter.value == 2)
    }

    @Test func targetsAreNotKeptAndCanBeForgotten() {
        let (manager, counter) = grouped()
        weak var gone: Counter?
        do {
            let short = Counter(manager)
            gone = short
            change(short, to: 1)
        }
        #expect(gone == nil)
        change(counter, to: 1)
        manager.undo()
        manager.undo()
        #expect(counter.value == 0)
        change(counter, to: 2)
        manager.removeAllActions(withTarget: counter)
        #expect(!manager.canUndo)
    }

    @Test func methodsAreCalledByName() {
        let (manager, counter) = grouped()
        counter.value = 4
        manager.beginUndoGrouping()
        manager.registerUndo(
            withTarget: counter,
            selector: Selector("reset", Counter.reset),
            object: nil
        )
        manager.endUndoGrouping()
        manager.undo()
        #expect(counter.value == 0)
    }

    @Test func notificationsTell() {
        let (manager, counter) = grouped()
        var names: [String] = []
        let tokens = [
            Notification.Name.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
            .NSUndoManagerDidRedoChange,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
                let name = $0.name.rawValue
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        change(counter, to: 1)
        manager.undo()
        manager.redo()
        #expect(
            names == [
                "NSUndoManagerWillUndoChangeNotification",
                "NSUndoManagerDidUndoChangeNotification",
                "NSUndoManagerDidRedoChangeNotification",
            ]
        )
        tokens.forEach(NotificationCenter.default.removeObserver)
    }

    private final class Desk: UIViewController {
        let own = UndoManager()
        override var undoManager: UndoManager? { own }
    }

    @Test func respondersFindTheManagerOfTheChain() {
        let test = TestScene(root: UIViewController())
        let label = UILabel()
        test.window.rootViewController?.view.addSubview(label)
        #expect(label.undoManager === test.window.undoManager)
        #expect(label.undoManager != nil)
        let desk = Desk()
        desk.view.addSubview(label)
        #expect(label.undoManager === desk.own)
        test.end()
    }

    @Test func theKeysOfUndoWorkWhereNoCommandHasThem() throws {
        let desk = Desk()
        let test = TestScene(root: desk)
        test.commit()
        let counter = Counter(desk.own)
        test.scene.perform { counter.set(9) }
        let claims = test.commit()
        #expect(claims.operations.contains { "\($0)".contains("claim") })
        try test.scene.deliver(.key(key("z", [.control])))
        #expect(counter.value == 0)
        test.commit()
        try test.scene.deliver(.key(key("z", [.control, .shift])))
        #expect(counter.value == 9)
        test.end()
    }

    @Test func aGroupOverTwoEventsIsOneAndWhatComesLaterAnother() {
        let desk = Desk()
        let test = TestScene(root: desk)
        defer { test.end() }
        let counter = Counter(desk.own)
        test.scene.perform {
            desk.own.beginUndoGrouping()
            counter.set(1)
        }
        test.commit()
        #expect(desk.own.groupingLevel == 2)
        test.scene.perform {
            counter.set(2)
            desk.own.endUndoGrouping()
        }
        test.commit()
        #expect(desk.own.groupingLevel == 0)
        test.scene.perform { counter.set(3) }
        test.commit()
        desk.own.undo()
        #expect(counter.value == 2)
        desk.own.undo()
        #expect(counter.value == 0)
    }

    @Test func theKeysOfUndoLeaveAGroupAloneThatIsOpen() throws {
        let desk = Desk()
        let test = TestScene(root: desk)
        defer { test.end() }
        test.commit()
        let counter = Counter(desk.own)
        test.scene.perform {
            desk.own.beginUndoGrouping()
            counter.set(9)
        }
        test.commit()
        try test.scene.deliver(.key(key("z", [.control])))
        #expect(counter.value == 9 && desk.own.groupingLevel == 2)
        test.scene.perform { desk.own.endUndoGrouping() }
        try test.scene.deliver(.key(key("z", [.control])))
        #expect(counter.value == 0)
    }

    private func key(_ name: String, _ modifiers: KeyInput.Modifiers) -> KeyInput {
        KeyInput(isDown: true, key: name, code: "KeyZ", modifiers: modifiers)
    }
}
