import Testing

@testable import WebHost

struct PatchHistoryTests {
    private func history(_ count: Int, size: Int = 10) -> PatchHistory {
        var history = PatchHistory()
        for number in 0..<count {
            history.append([UInt8](repeating: UInt8(number % 256), count: size))
        }
        return history
    }

    @Test func givesWhatCameAfterANumber() {
        let history = history(3)
        #expect(history.messages(after: 1)?.map(\.[0]) == [1, 2])
        #expect(history.messages(after: 3) == [])
    }

    @Test(arguments: [4, 100, -1])
    func knowsNothingOfNumbersThatNeverWere(number: Int) {
        #expect(history(3).messages(after: number) == nil)
    }

    @Test func keepsNoMoreThanItsLimits() {
        let many = history(PatchHistory.maximumCount + 2)
        #expect(many.messages(after: 1) == nil)
        #expect(many.messages(after: 2)?.count == PatchHistory.maximumCount)
        let large = history(2, size: PatchHistory.maximumBytes)
        #expect(large.messages(after: 1)?.count == 1)
        #expect(large.messages(after: 0) == nil)
        #expect(history(1, size: PatchHistory.maximumBytes + 1).messages(after: 0) == nil)
    }

    @Test func forgetsWhatWasConfirmed() {
        var history = history(3)
        let isAll = history.confirm(2)
        #expect(!isAll)
        #expect(history.messages(after: 1) == nil)
        #expect(history.messages(after: 2)?.count == 1)
        #expect(history.unconfirmedBytes == 10)
        let isAllNow = history.confirm(3)
        #expect(isAllNow)
        #expect(history.unconfirmedBytes == 0)
    }

    @Test func countsWhatIsUnconfirmedBeyondWhatIsKept() {
        var history = history(20, size: 40_000)
        #expect(history.isOverdue)
        history.confirm(10)
        #expect(!history.isOverdue)
        #expect(history.unconfirmedBytes == 400_000)
        #expect(self.history(PatchHistory.unconfirmedLimit.patches + 1, size: 1).isOverdue)
    }

    @Test func treeStandsForAllPatches() {
        var history = history(3)
        history.replaceAll()
        #expect(history.last == 4)
        #expect(history.messages(after: 3) == nil)
        #expect(history.messages(after: 4) == [])
        #expect(history.unconfirmedBytes == 0)
    }
}
