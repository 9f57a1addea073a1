import Foundation
import Testing

@testable import UIKit

@MainActor
struct SelectorTargetsTests {
    private static let name = Notification.Name("SelectorTargetsTests")

    @MainActor
    private final class Listener: NSObject {
        let log = Log()
        func heard(_ note: Notification) { log("heard \(note.userInfo?["number"] ?? "-")") }
        func called() { log("called") }
        func fired(_ timer: Timer) { log("fired \(timer.isValid)") }
    }

    private let center = NotificationCenter()

    @Test func aMethodIsCalledWithTheNotification() {
        let listener = Listener()
        center.addObserver(
            listener,
            selector: Selector("heard:", Listener.heard),
            name: Self.name,
            object: nil
        )
        center.addObserver(listener, selector: Listener.called, name: Self.name, object: nil)
        center.post(name: Self.name, object: nil, userInfo: ["number": 3])
        #expect(Set(listener.log.take()) == ["heard 3", "called"])
        center.removeObserver(listener)
        center.post(name: Self.name, object: nil)
        #expect(listener.log.take() == [])
    }

    @Test func onlyTheSenderThatWasAskedForIsHeard() {
        let (listener, sender) = (Listener(), NSObject())
        center.addObserver(listener, selector: Listener.called, name: Self.name, object: sender)
        center.post(name: Self.name, object: NSObject())
        #expect(listener.log.take() == [])
        center.post(name: Self.name, object: sender)
        #expect(listener.log.take() == ["called"])
        center.removeObserver(listener, name: Self.name, object: sender)
        center.post(name: Self.name, object: sender)
        #expect(listener.log.take() == [])
    }

    @Test func anObserverThatIsGoneIsNotCalled() {
        var listener: Listener? = Listener()
        let log = listener?.log
        center.addObserver(listener as Any, selector: Listener.called, name: nil, object: nil)
        center.post(name: Self.name, object: nil)
        #expect(log?.take() == ["called"])
        listener = nil
        center.post(name: Self.name, object: nil)
        #expect(log?.take() == [])
    }

    @Test func observersByBlockAreRemovedAsBefore() {
        let log = Log()
        let token = center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { log("block") }
        }
        center.post(name: Self.name, object: nil)
        center.removeObserver(token)
        center.post(name: Self.name, object: nil)
        #expect(log.take() == ["block"])
    }

    @Test func aTimerCallsAMethodWithItself() {
        let listener = Listener()
        let timer = Timer(
            timeInterval: 1,
            target: listener,
            selector: Selector("fired:", Listener.fired),
            userInfo: nil,
            repeats: true
        )
        timer.fire()
        #expect(listener.log.take() == ["fired true"])
        timer.invalidate()
    }

    @Test func whatAnObjectAnswersToIsKnown() {
        let listener = Listener()
        #expect(listener.responds(to: Selector("called", Listener.called)))
        #expect(!listener.responds(to: Selector("layoutIfNeeded", UIView.layoutIfNeeded)))
        listener.perform(Selector("called", Listener.called), with: nil)
        #expect(listener.log.take() == ["called"])
    }
}
