import Foundation
import Testing

@testable import UIKit

@MainActor
struct NotificationSequenceTests {
    private let center = NotificationCenter()

    @Test func notificationsAreWaitedForOneByOne() async {
        let (name, sender) = (Notification.Name("first"), NSObject())
        var notes = center.notifications(named: name, object: sender).makeAsyncIterator()
        center.post(name: name, object: NSObject())
        center.post(name: Notification.Name("second"), object: sender)
        center.post(name: name, object: sender, userInfo: ["count": 1])
        center.post(name: name, object: sender, userInfo: ["count": 2])
        var counts: [Int?] = []
        for _ in 0..<2 {
            counts.append(await notes.next(isolation: #isolation)?.userInfo?["count"] as? Int)
        }
        #expect(counts == [1, 2])
    }

    @Test func aTaskThatIsCancelledWaitsNoMore() async {
        let name = Notification.Name("never posted")
        let task = Task { @MainActor in
            var count = 0
            for await _ in NotificationCenter.default.notifications(named: name) { count += 1 }
            return count
        }
        task.cancel()
        #expect(await task.value == 0)
    }

    @Test func codeOfASceneDoesNotHearOfAnotherScenesKeyboard() async {
        let (own, other) = (TestScene(), TestScene())
        defer {
            own.end()
            other.end()
        }
        let name = UIResponder.keyboardWillShowNotification
        var notes: NotificationCenter.Notifications.Iterator?
        own.scene.perform { notes = center.notifications(named: name).makeAsyncIterator() }
        other.scene.perform { center.post(name: name, object: nil, userInfo: ["of": "other"]) }
        own.scene.perform { center.post(name: name, object: nil, userInfo: ["of": "own"]) }
        let heard = await notes?.next(isolation: #isolation)
        #expect(heard?.userInfo?["of"] as? String == "own")
    }

    @Test func codeOfASceneThatHasEndedWaitsNoMore() async {
        let stage = TestScene()
        let name = Notification.Name("after the end")
        var notes: NotificationCenter.Notifications.Iterator?
        stage.scene.perform { notes = center.notifications(named: name).makeAsyncIterator() }
        center.post(name: name, object: nil, userInfo: ["count": 1])
        stage.end()
        center.post(name: name, object: nil, userInfo: ["count": 2])
        center.post(name: name, object: nil, userInfo: ["count": 3])
        let first = await notes?.next(isolation: #isolation)
        #expect(first?.userInfo?["count"] as? Int == 1)
        #expect(await notes?.next(isolation: #isolation) == nil)
    }
}
