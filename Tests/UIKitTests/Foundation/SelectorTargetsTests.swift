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
        func told(_ timer: Timer) { log("told \(timer.userInfo ?? "nothing")") }
        func added(_ first: Int, _ second: Int) { log("added \(first + second)") }
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

    @Test func aTimerKeepsWhatItWasGiven() {
        let listener = Listener()
        let timers = [
            Timer(
                timeInterval: 1,
                target: listener,
                selector: Listener.told,
                userInfo: "one",
                repeats: false
            ),
            Timer.scheduledTimer(
                timeInterval: 60,
                target: listener,
                selector: Selector("told:", Listener.told),
                userInfo: ["two": 2],
                repeats: true
            ),
            Timer.scheduledTimer(
                timeInterval: 60,
                target: listener,
                selector: Listener.told,
                userInfo: nil,
                repeats: false
            ),
        ]
        for timer in timers {
            timer.fire()
            timer.invalidate()
        }
        #expect(listener.log.take() == ["told one", "told [\"two\": 2]", "told nothing"])
    }

    @Test func methodsAreCalledByNameWithUpToTwoArguments() {
        let listener = Listener()
        listener.perform(Selector("called", Listener.called))
        listener.perform(Selector("added", Listener.added), with: 2, with: 3)
        #expect(listener.log.take() == ["called", "added 5"])
    }

    @Test func methodsAreCalledOnTheMainThreadFromAnyOther() async {
        let listener = Listener()
        let selector = Selector("called", Listener.called)
        listener.performSelector(onMainThread: selector, with: nil, waitUntilDone: true)
        #expect(listener.log.take() == ["called"])
        listener.performSelector(onMainThread: selector, with: nil, waitUntilDone: false)
        #expect(listener.log.take() == [])
        await Task.detached {
            listener.performSelector(onMainThread: selector, with: nil, waitUntilDone: true)
        }.value
        #expect(listener.log.take() == ["called", "called"])
    }

    /// What fetches in the background, and tells on the main thread, as controllers of apps do.
    @MainActor
    private final class Fetcher: NSObject {
        let log = Log()
        nonisolated(unsafe) var wasOnMain = true
        nonisolated(unsafe) var path: String?

        func fetch(_ path: NSString) {
            wasOnMain = MainThread.isCurrent
            self.path = path as String
            let selector = Selector("finish", Fetcher.finish)
            performSelector(onMainThread: selector, with: nil, waitUntilDone: true)
        }
        func finish() { log("finished") }
    }

    @Test(.timeLimit(.minutes(1))) func methodsAreCalledOnOtherThreads() async {
        let fetcher = Fetcher()
        fetcher.performSelector(
            inBackground: Selector("fetch:", Fetcher.fetch),
            with: "feed.json" as NSString
        )
        while fetcher.log.entries.isEmpty { await Task.yield() }
        #expect(fetcher.log.take() == ["finished"])
        #expect(fetcher.path == "feed.json" && !fetcher.wasOnMain)
    }

    @Test func classesDescribeThemselvesWithTheirModule() {
        #expect(UIView.description() == "UIKit.UIView")
    }

    @Test func whatAnObjectAnswersToIsKnown() {
        let listener = Listener()
        #expect(listener.responds(to: Selector("called", Listener.called)))
        #expect(!listener.responds(to: Selector("layoutIfNeeded", UIView.layoutIfNeeded)))
        listener.perform(Selector("called", Listener.called), with: nil)
        #expect(listener.log.take() == ["called"])
    }

    @Test func aClassMayAnswerItself() {
        final class Proxy: NSObject, SelectorResponding {
            var answers = true

            func called() {}

            func responds(to aSelector: Selector!) -> Bool {
                answers && super.responds(to: aSelector)
            }
        }
        let proxy = Proxy()
        let called = Selector("called", Proxy.called)
        let object: NSObject = proxy
        #expect(object.responds(to: called) && proxy.responds(to: called))
        #expect(!object.responds(to: Selector("layoutIfNeeded", UIView.layoutIfNeeded)))
        proxy.answers = false
        #expect(!object.responds(to: called) && !proxy.responds(to: called))
    }
}
