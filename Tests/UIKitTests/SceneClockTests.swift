import Testing

@testable import UIKit

@MainActor
struct SceneClockTests {
    @Test func callsComeInTheOrderOfTheirTimes() {
        let clock = VirtualSceneClock()
        var log: [String] = []
        clock.schedule(after: 2) { log.append("late \(clock.now)") }
        clock.schedule(after: 1) {
            log.append("first \(clock.now)")
            clock.schedule(after: 0.5) { log.append("nested \(clock.now)") }
        }
        clock.schedule(after: 1) { log.append("second") }
        clock.advance(by: 0.5)
        #expect(log.isEmpty)
        clock.advance(by: 1.5) { log.append("-") }
        #expect(
            log == ["first 1.0", "-", "second", "-", "nested 1.5", "-", "late 2.0", "-"]
        )
        #expect(clock.now == 2)
    }

    @Test func callsCanBeTakenBack() {
        let clock = VirtualSceneClock()
        var calls = 0
        let timer = clock.schedule(after: 1) { calls += 1 }
        timer.cancel()
        clock.advance(by: 2)
        #expect(calls == 0)
    }

    @Test(arguments: [Double.nan, -Double.infinity, -1.0])
    func timesThatAreNoneCountAsZero(time: Double) {
        let clock = VirtualSceneClock()
        var calls = 0
        clock.schedule(after: time) { calls += 1 }
        clock.advance(by: time)
        #expect(calls == 1)
        #expect(clock.now == 0)
    }

    @Test func endlessTimesEnd() {
        let clock = VirtualSceneClock()
        clock.advance(by: .infinity)
        #expect(clock.now == 31_536_000)
        var calls = 0
        func again() {
            calls += 1
            clock.schedule(after: 0) { again() }
        }
        clock.schedule(after: 0) { again() }
        clock.advance(by: 1)
        #expect(calls == 10_000)
        #expect(clock.now == 31_536_001)
    }

    @Test func timeStopsWhereTooMuchFallsDue() {
        let clock = VirtualSceneClock()
        var calls = 0
        func again() {
            calls += 1
            clock.schedule(after: 0.125) { again() }
        }
        clock.schedule(after: 0.125) { again() }
        #expect(!clock.advance(by: 3_600))
        #expect(calls == 20_000)
        #expect(clock.now == 2_500)
        #expect(clock.advance(by: 100))
        #expect(calls == 20_800)
    }

    @Test func theMachinesClockCallsOnTheMainActor() async {
        let clock = SystemSceneClock()
        var log: [String] = []
        clock.around = { action in
            log.append("around")
            action()
        }
        await withCheckedContinuation { continuation in
            clock.schedule(after: 0.3) { log.append("second") }
            clock.schedule(after: 0.001) { log.append("first") }
            clock.schedule(after: 0.001) { log.append("gone") }.cancel()
            clock.schedule(after: 0.31) { continuation.resume() }
        }
        #expect(log == ["around", "first", "around", "second", "around"])
    }

    @Test func manyCallsComeInOrderThoughMostAreTakenBack() {
        let clock = VirtualSceneClock()
        var log: [Int] = []
        for number in 0..<200 {
            let time = Double((number * 7) % 50)
            let timer = clock.schedule(after: time) { log.append(number) }
            if number % 4 != 0 { timer.cancel() }
        }
        clock.advance(by: 60)
        let expected = (0..<200).filter { $0 % 4 == 0 }.sorted {
            (($0 * 7) % 50, $0) < (($1 * 7) % 50, $1)
        }
        #expect(log == expected)
    }
}
