import RenderTree

@testable import UIKit

/// A scene in which things are dragged, and what its page was told.
@MainActor
final class DragScene {
    let test = TestScene(size: CGSize(width: 400, height: 800))
    private(set) var effects: [SceneEffect] = []

    func commit() {
        for operation in test.commit().operations {
            if case .perform(let effect) = operation { effects.append(effect) }
        }
    }

    /// Presses for long and moves on, without letting go.
    func drag(from start: CGPoint, through points: CGPoint...) throws {
        try test.touch(.began, start.x, start.y)
        wait(0.6)
        for point in points { try move(to: point) }
    }

    func move(to point: CGPoint) throws {
        try test.touch(.moved, point.x, point.y)
        commit()
    }

    /// Lets go, and waits until everything has come to rest.
    func drop(at point: CGPoint) throws {
        try test.touch(.ended, point.x, point.y)
        commit()
        for _ in 0..<4 { wait(0.5) }
    }

    func wait(_ time: TimeInterval) {
        test.clock.advance(by: time)
        commit()
    }

    /// Waits for something that happens in later turns of the main run loop.
    func wait(for isDone: () -> Bool) async {
        for _ in 0..<500 where !isDone() {
            commit()
            test.clock.advance(by: 0.01)
            await withCheckedContinuation { done in
                DispatchQueue.main.async { done.resume() }
            }
        }
        commit()
    }

    /// The question for what was dropped that the page was asked last.
    var question: FileQuestion? {
        for effect in effects.reversed() {
            if case .choose(let question) = effect { return question }
        }
        return nil
    }

    var answers: [SceneEffect.Answer] {
        effects.compactMap { effect in
            if case .drag(.answer(let answer)) = effect { answer } else { nil }
        }
    }
}

/// A source and a target that write down what they hear.
@MainActor
final class DragLog: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let log = Log()
    var item: UIDragItem? = UIDragItem(itemProvider: NSItemProvider(object: "Text" as NSString))
    /// What a tap adds.
    var added: [UIDragItem] = []
    var operation = UIDropOperation.copy
    var canHandle = true
    var allowsMove = true
    var onDrop: (any UIDropSession) -> Void = { _ in }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        session.localContext = "context"
        log("items")
        return item.map { [$0] } ?? []
    }
    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        log("add")
        return added
    }
    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) { log("will add \(items.count)") }
    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
    func dragInteraction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) { log("lift") }
    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionWillBegin session: any UIDragSession
    ) { log("begin") }
    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        willEndWith operation: UIDropOperation
    ) { log("will end \(operation)") }
    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) { log("did end \(operation)") }
    func dragInteraction(
        _ interaction: UIDragInteraction,
        item: UIDragItem,
        willAnimateCancelWith animator: any UIDragAnimating
    ) {
        log("cancel")
        animator.addCompletion { [log] _ in log("cancelled") }
    }
    func dropInteraction(
        _ interaction: UIDropInteraction,
        canHandle session: any UIDropSession
    ) -> Bool {
        log("can handle")
        return canHandle
    }
    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnter session: any UIDropSession
    ) { log("enter") }
    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        log("update")
        return UIDropProposal(operation: operation)
    }
    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidExit session: any UIDropSession
    ) { log("exit") }
    func dropInteraction(
        _ interaction: UIDropInteraction,
        performDrop session: any UIDropSession
    ) {
        log("drop")
        onDrop(session)
    }
    func dropInteraction(
        _ interaction: UIDropInteraction,
        concludeDrop session: any UIDropSession
    ) { log("conclude") }
    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnd session: any UIDropSession
    ) { log("end") }
}
