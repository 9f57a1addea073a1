import Foundation
import Testing

@testable import UIKit

/// What two persons' tabs do at once stays apart.
@MainActor
struct SceneOriginTests {
    private let first = TestScene(size: CGSize(width: 300, height: 500))
    private let second = TestScene(size: CGSize(width: 800, height: 900))

    private func end() {
        first.end()
        second.end()
    }

    @Test func tasksGoOnAsTheirScenes() async {
        defer { end() }
        var widths: [CGFloat] = []
        let tasks = [first, second].map { test in
            test.scene.perform {
                Task { @MainActor in
                    await Task.yield()
                    widths.append(UIScreen.main.bounds.width)
                    await Task { await Task.yield() }.value
                    UIPasteboard.general.string = "\(UIScreen.main.bounds.width)"
                    #expect(UIApplication.shared.connectedScenes == [test.scene])
                    #expect(UIApplication.shared.keyWindow === test.window)
                }
            }
        }
        for task in tasks { await task.value }
        #expect(widths.sorted() == [300, 800])
        #expect(first.scene.requests?.clipboard == "300.0")
        #expect(second.scene.requests?.clipboard == "800.0")
    }

    @Test func blocksOfQueuesGoOnAsTheirScenes() async {
        defer { end() }
        let width = await withCheckedContinuation { continuation in
            second.scene.perform {
                DispatchQueue.global().async {
                    DispatchQueue.main.async {
                        DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) {
                            #expect(RenderContext.running === self.second.scene.renderContext)
                            continuation.resume(returning: UIScreen.main.bounds.width)
                        }
                        self.second.clock.advance(by: 0.01)
                    }
                }
            }
        }
        #expect(width == 800)
    }

    @Test func itemsOfWorkGoOnAsTheirScenes() async {
        defer { end() }
        let width = await withCheckedContinuation { continuation in
            second.scene.perform {
                let item = DispatchWorkItem {
                    #expect(RenderContext.running === self.second.scene.renderContext)
                    continuation.resume(returning: UIScreen.main.bounds.width)
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.001, execute: item)
            }
        }
        #expect(width == 800)
        let never = second.scene.perform { DispatchWorkItem { Issue.record("it was cancelled") } }
        never.cancel()
        DispatchQueue.main.async(execute: never)
        await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }

    // MARK: - What outlives its scene

    /// Looks for a scene in every way that an app has, and leaves something where it finds one.
    private func findNoScene() {
        #expect(UIWindowScene.current == nil)
        #expect(UIApplication.shared.windows.isEmpty)
        #expect(UIApplication.shared.connectedScenes.isEmpty)
        UIPasteboard.general.string = "secret"
        UIApplication.shared.isIdleTimerDisabled = true
        defer { UIApplication.shared.isIdleTimerDisabled = false }
        #expect(!UIApplication.shared.isIdleTimerDisabled)
        #expect(second.scene.requests?.keepsAwake != true)
        // As in an app without scenes.
        let delegate = TabDelegate()
        second.scene.appDelegate = delegate
        defer { second.scene.appDelegate = nil }
        #expect(UIApplication.shared.delegate !== delegate)
    }

    private final class TabDelegate: UIResponder, UIApplicationDelegate {}

    /// Counts how often it is called, by a method that no scene takes with it.
    @MainActor
    private final class Watch: NSObject {
        var ticks = 0
        var action: (@MainActor () -> Void)?
        private(set) var timers: [Timer] = []

        func tick() {
            ticks += 1
            action?()
        }

        func start() {
            timers.append(
                Timer.scheduledTimer(
                    timeInterval: 60,
                    target: self,
                    selector: Watch.tick,
                    userInfo: nil,
                    repeats: false
                )
            )
        }
    }

    @Test func tasksThatOutliveTheirSceneFindNoOther() async {
        defer { end() }
        let task = first.scene.perform {
            Task { @MainActor in
                await Task.yield()
                findNoScene()
            }
        }
        first.end()
        await task.value
        #expect(second.scene.requests?.clipboard == nil)
    }

    @Test func blocksThatOutliveTheirSceneFindNoOther() async {
        defer { end() }
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            first.scene.perform {
                DispatchQueue.global().async {
                    DispatchQueue.main.async {
                        self.findNoScene()
                        DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) {
                            self.findNoScene()
                            continuation.resume()
                        }
                    }
                }
            }
            first.end()
        }
        #expect(second.scene.requests?.clipboard == nil)
    }

    @Test func delayedMethodsThatOutliveTheirSceneFindNoOther() async {
        defer { end() }
        let watch = Watch()
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            watch.action = {
                findNoScene()
                continuation.resume()
            }
            first.scene.perform {
                watch.perform(Selector("tick", Watch.tick), with: nil, afterDelay: 0.001)
            }
            first.end()
        }
        #expect(watch.ticks == 1)
        #expect(second.scene.requests?.clipboard == nil)
    }

    @Test func timersThatOutliveTheirSceneFindNoOther() async {
        defer { end() }
        let watch = Watch()
        let task = first.scene.perform {
            watch.start()
            // One that is made when the scene is gone is nobody else's either.
            return Task { @MainActor in watch.start() }
        }
        first.end()
        await task.value
        watch.action = { findNoScene() }
        for timer in watch.timers { timer.fire() }
        #expect(watch.ticks == 2)
        #expect(second.scene.requests?.clipboard == nil)
    }

    // MARK: - Animations

    @Test func animationsAreSwitchedBackOnInTheNextTurn() async {
        defer { end() }
        await withCheckedContinuation { continuation in
            first.scene.perform {
                UIView.setAnimationsEnabled(false)
                DispatchQueue.main.async {
                    UIView.setAnimationsEnabled(true)
                    continuation.resume()
                }
            }
        }
        #expect(first.scene.perform { UIView.areAnimationsEnabled })
        #expect(second.scene.perform { UIView.areAnimationsEnabled })
    }

    // MARK: - Notifications

    private final class Listener: UIViewController {
        var heard: [String] = []

        func note(_ note: Notification) {
            heard.append(note.name.rawValue + " \(Int(UIScreen.main.bounds.width))")
        }
    }

    private func listener(in test: TestScene, for name: Notification.Name) -> Listener {
        let controller = Listener()
        test.scene.perform {
            NotificationCenter.default.addObserver(
                controller,
                selector: Listener.note,
                name: name,
                object: nil
            )
        }
        test.window.rootViewController = controller
        test.commit()
        return controller
    }

    @Test func aKeyboardIsThatOfOneScene() throws {
        defer { end() }
        let name = UIResponder.keyboardWillShowNotification
        let own = listener(in: first, for: name)
        let foreign = listener(in: second, for: name)
        try first.scene.deliver(.keyboard(height: 300))
        #expect(own.heard == ["UIKeyboardWillShowNotification 300"])
        #expect(foreign.heard.isEmpty)
    }

    @Test func aPasteboardIsThatOfOneScene() {
        defer { end() }
        let name = UIPasteboard.changedNotification
        let own = listener(in: first, for: name)
        let foreign = listener(in: second, for: name)
        first.scene.perform { UIPasteboard.general.string = "a" }
        #expect(own.heard.count == 1)
        #expect(foreign.heard.isEmpty)
    }

    @Test func notificationsOfTheAppAreHeardByAllAsTheirOwnScenes() {
        defer { end() }
        let name = Notification.Name("cartDidChange")
        let own = listener(in: first, for: name)
        let other = listener(in: second, for: name)
        first.scene.perform { NotificationCenter.default.post(name: name, object: nil) }
        #expect(own.heard == ["cartDidChange 300"])
        #expect(other.heard == ["cartDidChange 800"])
    }

    // MARK: - Observations

    @Test func valuesAreToldAsTheirOwnScenes() {
        defer { end() }
        let label = UILabel()
        first.add(label)
        first.commit()
        var widths: [CGFloat] = []
        let observation = first.scene.perform {
            label.observe(\.text) { _, _ in widths.append(UIScreen.main.bounds.width) }
        }
        label.text = "changed"
        second.commit()
        #expect(widths.allSatisfy { $0 == 300 })
        first.commit()
        #expect(widths == [300])
        observation.invalidate()
    }

    private final class Model: NSObject {
        var count = 0
    }

    /// Waits until the main queue has come to what it was given so far.
    private func nextTurn() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    @Test func whatScenesShareIsToldWithTheTurnsOfAll() async {
        defer { end() }
        let model = Model()
        var heard: [String] = []
        let observation = first.scene.perform {
            model.observe(\.count) { model, _ in
                heard.append("\(model.count) \(Int(UIScreen.main.bounds.width))")
            }
        }
        second.scene.perform { model.count = 1 }
        second.commit()
        await nextTurn()
        #expect(heard == ["1 300"])
        first.commit()
        #expect(heard == ["1 300"])
        // What the app says at once is heard as the observer's scene, too.
        second.scene.perform {
            model.count = 2
            model.didChangeValue(forKey: "count")
        }
        #expect(heard == ["1 300", "2 300"])
        // A scene's own turn tells its own observers at once.
        first.scene.perform { model.count = 3 }
        first.commit()
        #expect(heard == ["1 300", "2 300", "3 300"])
        observation.invalidate()
    }

    @Test func whatAnObserverChangesIsToldWithoutAnotherTurn() async {
        defer { end() }
        let (model, controller) = (Model(), UIViewController())
        var titles: [String?] = []
        let observations = first.scene.perform {
            [
                model.observe(\.count) { model, _ in controller.title = "\(model.count)" },
                controller.observe(\.title) { controller, _ in titles.append(controller.title) },
            ]
        }
        second.scene.perform { model.count = 1 }
        second.commit()
        await nextTurn()
        #expect(titles == ["1"])
        // So is what an observer changes that is told at once, by code of another scene.
        second.scene.perform {
            model.count = 2
            model.didChangeValue(forKey: "count")
        }
        await nextTurn()
        #expect(titles == ["1", "2"])
        for observation in observations { observation.invalidate() }
    }

    private final class CountingModel: NSObject {
        private(set) var reads = 0
        var count: Int {
            reads += 1
            return 1
        }
    }

    @Test func whatOthersObserveIsLookedAtOnceHoweverManyTurnsEnd() async {
        defer { end() }
        let model = CountingModel()
        let observation = first.scene.perform { model.observe(\.count) { _, _ in } }
        let before = model.reads
        for _ in 0..<20 { second.commit() }
        #expect(model.reads == before)
        await nextTurn()
        #expect(model.reads > before)
        observation.invalidate()
    }

    @Test func observersOfWhatScenesShareOutliveTheSceneInWhichTheyBegan() async {
        defer { end() }
        let model = Model()
        var counts: [Int] = []
        let observation = first.scene.perform {
            model.observe(\.count) { model, _ in
                counts.append(model.count)
                findNoScene()
            }
        }
        first.end()
        second.scene.perform {
            model.count = 1
            model.didChangeValue(forKey: "count")
            #expect(UIScreen.main.bounds.width == 800)
        }
        #expect(counts == [1])
        second.scene.perform { model.count = 2 }
        second.commit()
        await nextTurn()
        #expect(counts == [1, 2])
        #expect(second.scene.requests?.clipboard == nil)
        observation.invalidate()
    }

    // MARK: - The end of a scene

    private final class Card: UIView, KeyPathNaming {
        var child: NSObject?
        class var namedKeyPaths: [NamedKeyPath] { [NamedKeyPath("child", \Card.child)] }
    }

    @Test func whatObserversKnowEndsWithWhatTheyObserve() async {
        defer { end() }
        weak var kept: NSObject?
        let observer = Listener()
        autoreleasepool {
            let (card, child) = (Card(), NSObject())
            card.child = child
            kept = child
            first.scene.perform {
                card.addObserver(observer, forKeyPath: "child", options: [], context: nil)
            }
            // The card goes after its scene, and nobody takes the observer away.
            first.end()
        }
        await nextTurn()
        #expect(kept == nil)
    }

    private final class Clock: UIViewController {
        var ticks = 0
        func tick() { ticks += 1 }
    }

    @Test func timersOfControllersEndWithTheirScene() throws {
        defer { end() }
        let clock = Clock()
        let timer = first.scene.perform {
            Timer.scheduledTimer(
                timeInterval: 60,
                target: clock,
                selector: Clock.tick,
                userInfo: nil,
                repeats: true
            )
        }
        timer.fire()
        #expect(clock.ticks == 1)
        first.end()
        timer.fire()
        #expect(clock.ticks == 1)
        #expect(!timer.isValid)
    }

    @Test func animatorsEndWithTheirScene() {
        weak var animator: UIViewPropertyAnimator?
        weak var kept: NSObject?
        autoreleasepool {
            let view = UIView()
            first.add(view)
            first.commit()
            first.scene.perform {
                let object = NSObject()
                kept = object
                let made = UIViewPropertyAnimator(duration: 10, curve: .linear) { view.alpha = 0 }
                made.addCompletion { _ in _ = object }
                made.startAnimation()
                animator = made
            }
            first.commit()
            #expect(animator?.isRunning == true)
        }
        first.end()
        second.end()
        #expect(animator == nil)
        #expect(kept == nil)
    }
}
