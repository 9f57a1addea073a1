import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIDragInteractionTests {
    private let scene = DragScene()
    private let source = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let target = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 200))
    private let log = DragLog()

    init() {
        source.backgroundColor = .red
        source.addInteraction(UIDragInteraction(delegate: log))
        target.addInteraction(UIDropInteraction(delegate: log))
        scene.test.add(source)
        scene.test.add(target)
        scene.commit()
    }

    private let start = CGPoint(x: 50, y: 50)
    private let over = CGPoint(x: 50, y: 350)
    private let beside = CGPoint(x: 300, y: 100)

    @Test func aDropIsToldInOrder() throws {
        defer { scene.test.end() }
        try scene.drag(from: start)
        #expect(log.log.take() == ["items", "lift"])
        try scene.move(to: beside)
        #expect(log.log.take() == ["begin"])
        try scene.move(to: over)
        #expect(log.log.take() == ["can handle", "enter", "update"])
        try scene.drop(at: over)
        #expect(
            log.log.take() == [
                "update", "drop", "will end copy", "conclude", "end", "did end copy",
            ]
        )
        #expect(scene.test.window.subviews.count == 2)
    }

    @Test func aDragThatEndsElsewhereGoesBack() throws {
        defer { scene.test.end() }
        try scene.drag(from: start, through: over, beside)
        _ = log.log.take()
        try scene.drop(at: beside)
        #expect(
            log.log.take() == ["will end cancel", "cancel", "cancelled", "end", "did end cancel"]
        )
        #expect(scene.test.window.subviews.count == 2)
    }

    @Test func aRefusedDropGoesBack() throws {
        defer { scene.test.end() }
        log.operation = .forbidden
        try scene.drag(from: start, through: over)
        _ = log.log.take()
        try scene.drop(at: over)
        #expect(
            log.log.take() == [
                "update", "exit", "will end cancel", "cancel", "cancelled", "end",
                "did end cancel",
            ]
        )
    }

    @Test func aMoveThatTheSourceForbidsIsNone() throws {
        defer { scene.test.end() }
        log.operation = .move
        log.allowsMove = false
        try scene.drag(from: start, through: over)
        try scene.drop(at: over)
        #expect(!log.log.take().contains("drop"))
    }

    @Test func viewsThatHaveNothingToDoWithADragLetOthersAroundThemTakeIt() throws {
        defer { scene.test.end() }
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let other = DragLog()
        other.canHandle = false
        inner.addInteraction(UIDropInteraction(delegate: other))
        target.addSubview(inner)
        try scene.drag(from: start, through: over, CGPoint(x: 60, y: 360))
        #expect(other.log.take() == ["can handle"])
        #expect(log.log.take().filter { $0 == "enter" }.count == 1)
        try scene.drop(at: over)
        #expect(log.log.take().contains("drop"))
    }

    @Test func aLongPressAloneLiftsAndPutsDown() throws {
        defer { scene.test.end() }
        try scene.drag(from: start)
        #expect(scene.test.window.subviews.count == 3)
        try scene.drop(at: start)
        #expect(log.log.take() == ["items", "lift", "cancel", "cancelled"])
        #expect(scene.test.window.subviews.count == 2)
    }

    @Test func aShortPressIsATap() throws {
        defer { scene.test.end() }
        try scene.test.touch(.began, 50, 50)
        scene.wait(0.3)
        try scene.test.touch(.ended, 50, 50)
        scene.wait(1)
        #expect(log.log.take() == [])
    }

    @Test func aMouseDragsWithoutWaiting() throws {
        defer { scene.test.end() }
        func touch(_ phase: TouchInput.Phase, _ point: CGPoint) throws {
            var input = TouchInput(phase: phase, location: point)
            input.kind = .pointer
            try scene.test.scene.deliver(.touch(input))
        }
        try touch(.began, start)
        try touch(.moved, CGPoint(x: 50, y: 70))
        #expect(log.log.take() == ["items", "lift", "begin"])
        try touch(.moved, over)
        try touch(.ended, over)
        #expect(log.log.take().contains("drop"))
    }

    @Test func aMouseMovesTheThumbOfASliderInWhatCanBeDragged() throws {
        defer { scene.test.end() }
        let slider = UISlider(frame: CGRect(x: 0, y: 30, width: 100, height: 40))
        slider.value = 0.5
        scene.test.scene.perform { source.addSubview(slider) }
        scene.commit()
        func touch(_ phase: TouchInput.Phase, _ x: Double) throws {
            var input = TouchInput(phase: phase, location: CGPoint(x: x, y: 50))
            input.kind = .pointer
            try scene.test.scene.deliver(.touch(input))
        }
        try touch(.began, 50)
        try touch(.moved, 80)
        try touch(.ended, 80)
        #expect(slider.value > 0.6)
        #expect(log.log.take() == [])
    }

    @Test func nothingIsLiftedWhereThereIsNothing() throws {
        defer { scene.test.end() }
        log.item = nil
        try scene.drag(from: start, through: over)
        #expect(log.log.take() == ["items"])
        #expect(scene.test.window.subviews.count == 2)
    }

    @Test func theContextAndTheItemsAreTheSourceS() throws {
        defer { scene.test.end() }
        var context: String?
        var objects: Any?
        log.item?.localObject = 5
        log.onDrop = { session in
            context = session.localDragSession?.localContext as? String
            objects = session.items.first?.localObject
            #expect(session.canLoadObjects(ofClass: String.self))
            #expect(!session.canLoadObjects(ofClass: UIImage.self))
            #expect(session.location(in: target) == CGPoint(x: 50, y: 50))
        }
        try scene.drag(from: start, through: over)
        try scene.drop(at: over)
        #expect(context == "context")
        #expect(objects as? Int == 5)
    }

    @Test func objectsOfADropAreLoaded() async throws {
        defer { scene.test.end() }
        var texts: [String]?
        log.onDrop = { $0.loadObjects(ofClass: String.self) { texts = $0 } }
        try scene.drag(from: start, through: over)
        try scene.drop(at: over)
        await scene.wait { texts != nil }
        #expect(texts == ["Text"])
    }

    @Test func thePreviewFollowsTheFingerAndThePageLeadsIt() throws {
        defer { scene.test.end() }
        #expect(scene.effects.contains(.drag(.listen)))
        try scene.drag(from: start, through: beside)
        let view = try #require(scene.test.window.subviews.last as? DragPreviewView)
        #expect(view.center == CGPoint(x: 300, y: 100))
        let id = scene.test.id(of: view)
        #expect(
            scene.effects.contains(.drag(.follow(id, grip: CGPoint(x: 50, y: 50))))
        )
        try scene.drop(at: beside)
        #expect(scene.effects.last == .drag(.end))
    }

    @Test func aDragWhoseViewGoesGoesOn() throws {
        defer { scene.test.end() }
        try scene.drag(from: start, through: beside)
        scene.test.scene.perform { source.removeFromSuperview() }
        #expect(scene.test.window.subviews.count == 2)
        try scene.move(to: over)
        try scene.drop(at: over)
        let told = log.log.take()
        #expect(told.contains("drop"))
        #expect(told.last == "did end copy")
        #expect(scene.test.scene.requests?.drags.course == nil)
        #expect(scene.test.window.subviews.count == 1)
    }

    @Test func whatIsLiftedOfAViewThatGoesIsPutDown() throws {
        defer { scene.test.end() }
        try scene.drag(from: start)
        scene.test.scene.perform { source.removeFromSuperview() }
        try scene.drop(at: over)
        #expect(log.log.take() == ["items", "lift", "cancel", "cancelled"])
        #expect(scene.test.scene.requests?.drags.course == nil)
        #expect(scene.test.window.subviews.count == 1)
    }

    @Test func aTouchThatIsTakenAwayEndsTheDragOfAViewThatWent() throws {
        defer { scene.test.end() }
        try scene.drag(from: start, through: over)
        scene.test.scene.perform { source.removeFromSuperview() }
        scene.test.scene.cancelHeldInput()
        scene.wait(1)
        #expect(log.log.take().last == "did end cancel")
        #expect(scene.test.scene.requests?.drags.course == nil)
    }

    @Test func aTapOfAnotherFingerAddsToTheDrag() throws {
        defer { scene.test.end() }
        let view = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
        let other = DragLog()
        other.added = [UIDragItem(itemProvider: NSItemProvider(object: "More" as NSString))]
        view.addInteraction(UIDragInteraction(delegate: other))
        scene.test.scene.perform { scene.test.add(view) }
        scene.commit()
        var items: [UIDragItem] = []
        log.onDrop = { items = $0.items }
        func tap() throws {
            try scene.test.touch(.began, 250, 50, id: 1)
            try scene.test.touch(.ended, 250, 50, id: 1)
            scene.commit()
        }
        try tap()
        #expect(other.log.take() == [])
        try scene.drag(from: start, through: over)
        _ = log.log.take()
        try tap()
        #expect(other.log.take() == ["add"])
        #expect(log.log.take() == ["will add 1", "can handle", "update"])
        try scene.drop(at: over)
        #expect(items.map(\.itemProvider) == [log.item, other.added.first].map(\.?.itemProvider))
        #expect(other.log.take() == ["will end copy", "did end copy"])
        #expect(log.log.take().last == "did end copy")
        #expect(scene.test.window.subviews.count == 3)
    }

    @Test func targetsHearOfNoDragWhileEventsAreIgnored() throws {
        defer { scene.test.end() }
        try scene.drag(from: start, through: beside)
        _ = log.log.take()
        scene.test.scene.perform { UIApplication.shared.beginIgnoringInteractionEvents() }
        try scene.move(to: over)
        #expect(log.log.take() == [])
        scene.test.scene.perform { UIApplication.shared.endIgnoringInteractionEvents() }
        try scene.move(to: CGPoint(x: 51, y: 351))
        #expect(log.log.take() == ["can handle", "enter", "update"])
        try scene.drop(at: over)
    }

    @Test func thePageHearsThatAFingerLiftsNothing() throws {
        defer { scene.test.end() }
        log.item = nil
        try scene.drag(from: start)
        #expect(scene.effects.contains(.drag(.end)))
        try scene.drop(at: start)
    }

    @Test func aDragWhoseInteractionIsTakenAwayIsOver() throws {
        defer { scene.test.end() }
        try scene.drag(from: start, through: over)
        let interaction = try #require(source.interactions.first)
        scene.test.scene.perform { source.removeInteraction(interaction) }
        #expect(scene.test.scene.requests?.drags.course == nil)
        try scene.drop(at: over)
        let told = log.log.take()
        #expect(!told.contains("drop"))
        #expect(told.last == "did end cancel")
        #expect(scene.test.window.subviews.count == 2)
        scene.test.scene.perform { source.addInteraction(interaction) }
        scene.commit()
        try scene.drag(from: start, through: over)
        #expect(log.log.take().contains("begin"))
        try scene.drop(at: over)
    }

    @Test func aMenuOfTheSamePressGivesWayToTheDrag() throws {
        defer { scene.test.end() }
        let root = UIViewController()
        scene.test.scene.perform { scene.test.window.rootViewController = root }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let menu = MenuMaker()
        view.addInteraction(UIContextMenuInteraction(delegate: menu))
        view.addInteraction(UIDragInteraction(delegate: log))
        scene.test.scene.perform { root.view.addSubview(view) }
        scene.commit()
        scene.test.window.bringSubviewToFront(root.view)
        try scene.drag(from: start)
        scene.wait(0.5)
        #expect(root.presentedViewController is MenuController)
        try scene.move(to: beside)
        scene.wait(0.5)
        #expect(root.presentedViewController == nil)
        #expect(log.log.take().contains("begin"))
        try scene.drop(at: beside)
    }

    private final class MenuMaker: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Do") { _ in }])
            })
        }
    }
}
