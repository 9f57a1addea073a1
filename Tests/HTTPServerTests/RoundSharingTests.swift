import Testing

@testable import HTTPServer

/// When the server's thread and the main actor work side by side.
@Suite struct RoundSharingTests {
    private let sharing = RoundSharing()
    private let start: UInt64 = 1_000_000_000

    /// Notes rounds with many events until the sharing begins; returns how many they were.
    private func begin(at time: UInt64) -> Int {
        for round in 1...1_000 where sharing.noteBacklog(RoundSharing.crowd, at: time) {
            return round
        }
        return 0
    }

    @Test func beginsWhereManyEventsWaitRoundAfterRound() {
        #expect(!sharing.isOn)
        #expect(begin(at: start) == RoundSharing.crowdedRounds)
        #expect(sharing.isOn)
    }

    @Test func roundsWithFewEventsCountAgainstIt() {
        for _ in 0..<1_000 {
            #expect(!sharing.noteBacklog(RoundSharing.crowd, at: start))
            #expect(!sharing.noteBacklog(RoundSharing.crowd - 1, at: start))
        }
        #expect(begin(at: start) == RoundSharing.crowdedRounds)
    }

    @Test func goesOnWhereTheMainActorIsMostlyBusy() {
        _ = begin(at: start)
        for number in 0..<UInt64(1_000) {
            #expect(sharing.goesOn(at: start + number * RoundSharing.longestPause))
            sharing.noteWakeUp(number % 4 == 0)
        }
        #expect(sharing.isOn)
    }

    @Test func endsForAWhileWhereTheMainActorMostlyWaits() {
        // What came before the sharing is no sign.
        for _ in 0..<100 { sharing.noteWakeUp(true) }
        _ = begin(at: start)
        var count = 0
        while sharing.goesOn(at: start), count < 1_000 {
            count += 1
            sharing.noteWakeUp(count % 2 == 0)
        }
        #expect(count == 2 * RoundSharing.mostWakeUps - 2)
        #expect(!sharing.isOn)
        #expect(begin(at: start + RoundSharing.retryTime - 1) == 0)
        #expect(begin(at: start + RoundSharing.retryTime) == 1)
        #expect(sharing.goesOn(at: start + RoundSharing.retryTime))
    }

    @Test func aPauseEndsIt() {
        _ = begin(at: start)
        sharing.endAfterPause(at: start + RoundSharing.longestPause)
        #expect(sharing.isOn)
        #expect(sharing.goesOn(at: start + 1))
        sharing.endAfterPause(at: start + RoundSharing.longestPause + 1)
        #expect(sharing.isOn)
        #expect(!sharing.goesOn(at: start + RoundSharing.longestPause + 2))
        #expect(!sharing.isOn)
        #expect(begin(at: start) == RoundSharing.crowdedRounds)
    }
}
