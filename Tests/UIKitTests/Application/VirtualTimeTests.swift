import Foundation
import Testing

@testable import UIKit

/// What code of scenes waits for whose time passes only when told.
@MainActor
struct VirtualTimeTests {
    @MainActor
    private final class Ticker: NSObject {
        let log: Log
        init(_ log: Log) { self.log = log }
        func tick() { log("tick") }
        func beat(_ timer: Timer) {
            log("beat")
            if timer.userInfo as? Int == log.entries.count { timer.invalidate() }
        }
    }

    @Test func blocksComeWithTheScenesTime() {
        let (test, log) = (TestScene(), Log())
        defer { test.end() }
        test.scene.perform {
            DispatchQueue.main.asyncAfter(deadline: .now() + 10) {
                log("ten \(UIWindowScene.current === test.scene)")
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) { log("five") }
        }
        test.clock.advance(by: 4)
        #expect(log.take() == [])
        test.clock.advance(by: 6)
        #expect(log.take() == ["five", "ten true"])
    }

    @Test func methodsAndTimersComeWithTheScenesTime() {
        let (test, log) = (TestScene(), Log())
        defer { test.end() }
        let ticker = Ticker(log)
        let timer = test.scene.perform {
            ticker.perform(Selector("tick", Ticker.tick), with: nil, afterDelay: 2)
            return Timer.scheduledTimer(
                timeInterval: 3,
                target: ticker,
                selector: Ticker.beat,
                userInfo: 4,
                repeats: true
            )
        }
        test.clock.advance(by: 7)
        #expect(log.entries == ["tick", "beat", "beat"] && timer.isValid)
        test.clock.advance(by: 60)
        #expect(log.take() == ["tick", "beat", "beat", "beat"] && !timer.isValid)
    }

    @Test func timersFireWhenTheirDateSays() {
        let (test, log) = (TestScene(), Log())
        defer { test.end() }
        let ticker = Ticker(log)
        let timer = test.scene.perform {
            Timer.scheduledTimer(
                timeInterval: 1,
                target: ticker,
                selector: Ticker.beat,
                userInfo: nil,
                repeats: true
            )
        }
        test.clock.advance(by: 2.5)
        #expect(log.take() == ["beat", "beat"])
        timer.fireDate = .distantFuture
        test.clock.advance(by: 60)
        #expect(log.take().isEmpty && timer.fireDate == .distantFuture && timer.isValid)
        timer.fireDate = Date()
        test.clock.advance(by: 0.1)
        #expect(log.take() == ["beat"])
        test.clock.advance(by: 1)
        #expect(log.take() == ["beat"])
        timer.fireDate = Date(timeIntervalSinceNow: 30)
        test.clock.advance(by: 29)
        #expect(log.take().isEmpty)
        test.clock.advance(by: 2.5)
        #expect(log.take() == ["beat", "beat"])
        timer.invalidate()
    }

    @Test func onceTheSceneHasEndedTheMachinesTimeCounts() async {
        let test = TestScene()
        let isCurrent = await withCheckedContinuation { continuation in
            test.scene.perform {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) {
                    continuation.resume(returning: UIWindowScene.current != nil)
                }
            }
            test.end()
        }
        #expect(!isCurrent)
    }

    // MARK: - Tasks

    /// Waits until something holds, for some seconds at most.
    private func wait(until isTrue: () -> Bool) async {
        for _ in 0..<2_000 where !isTrue() {
            try? await ContinuousClock().sleep(for: .milliseconds(2))
        }
        // What holds may be followed by a sleep that begins.
        for _ in 0..<50 { await Task.yield() }
    }

    @Test func tasksSleepInTheScenesTime() async throws {
        let (test, log) = (TestScene(), Log())
        defer { test.end() }
        _ = test.scene.perform {
            Task {
                log("begins")
                try await Task.sleep(for: .seconds(2))
                log("two \(UIWindowScene.current === test.scene)")
                try await Task.sleep(nanoseconds: 3_000_000_000)
                log("five")
                try await Task.sleep(until: .now + .seconds(5), clock: .suspending)
                log("ten")
            }
        }
        await wait { log.entries.count == 1 }
        test.clock.advance(by: 1.9)
        #expect(test.scene.wokenTasks == 0)
        for (seconds, count) in [(0.1, 2), (3.0, 3), (5.0, 4)] {
            test.clock.advance(by: seconds)
            await wait { log.entries.count == count }
        }
        #expect(log.take() == ["begins", "two true", "five", "ten"])
        #expect(test.scene.wokenTasks == 3)
    }

    @Test func tasksOfNoSceneSleepInTheMachinesTime() async throws {
        let test = TestScene()
        defer { test.end() }
        let start = ContinuousClock.now
        try await Task.sleep(for: .milliseconds(20))
        #expect(ContinuousClock.now - start >= .milliseconds(20))
        // So do those whose scene has ended.
        let task = test.scene.perform {
            Task {
                let start = ContinuousClock.now
                try await Task.sleep(for: .milliseconds(20))
                return ContinuousClock.now - start
            }
        }
        test.end()
        #expect(try await task.value >= .milliseconds(20))
    }

    @Test func aTaskThatIsCancelledWakes() async throws {
        let test = TestScene()
        defer { test.end() }
        let task = test.scene.perform {
            Task { try await Task.sleep(for: .seconds(60)) }
        }
        await Task.yield()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        let early = test.scene.perform {
            Task {
                withUnsafeCurrentTask { $0?.cancel() }
                try await Task.sleep(for: .seconds(60))
            }
        }
        await #expect(throws: CancellationError.self) { try await early.value }
    }

    @Test func timePassesByAndBy() {
        let (clock, log) = (VirtualSceneClock(), Log())
        for second in 1...3 { clock.schedule(after: Double(second)) { log("\(second)") } }
        var passage = clock.passage(of: 2.5)
        #expect(clock.go(on: &passage) { true } == .halted)
        #expect(log.entries == ["1"] && clock.now == 1)
        #expect(clock.go(on: &passage) { false } == .done)
        #expect(log.entries == ["1", "2"] && clock.now == 2.5)
    }

    @Test func aMomentWithoutEndDelaysNoOtherCall() {
        let (clock, log) = (VirtualSceneClock(), Log())
        func again() { clock.schedule(after: 0) { again() } }
        clock.schedule(after: 1) { again() }
        clock.schedule(after: 2) { log("two \(clock.now)") }
        #expect(clock.advance(by: 3))
        #expect(log.take() == ["two 2.0"] && clock.now == 3)
        clock.schedule(after: 1) { log("three") }
        #expect(clock.advance(by: 1))
        #expect(log.take() == ["three"])
    }

    /// An element that assistive technology activates need not be in sight.
    @Test func whatIsActivatedComesIntoSightFirst() throws {
        let (test, log) = (TestScene(), Log())
        defer { test.end() }
        let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scroller.contentSize = CGSize(width: 390, height: 3000)
        let button = UIButton(frame: CGRect(x: 0, y: 2000, width: 100, height: 44))
        button.addAction(UIAction { _ in log("pressed") }, for: .touchUpInside)
        scroller.addSubview(button)
        test.add(scroller)
        test.commit()
        try test.scene.deliver(.activate(test.id(of: button)))
        #expect(log.take() == ["pressed"])
        #expect(scroller.contentOffset == CGPoint(x: 0, y: 1200))
        // What is in sight stays where it is.
        scroller.contentOffset.y = 1900
        try test.scene.deliver(.activate(test.id(of: button)))
        #expect(log.take() == ["pressed"] && scroller.contentOffset.y == 1900)
        scroller.contentOffset.y = 0
        scroller.isScrollEnabled = false
        #expect(throws: SceneInputError.self) {
            try test.scene.deliver(.activate(test.id(of: button)))
        }
        #expect(log.take() == [])
    }
}
