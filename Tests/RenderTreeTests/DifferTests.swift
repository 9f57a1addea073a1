import Testing

@testable import RenderTree

struct DifferTests {
    private func ids(_ numbers: [UInt32]) -> [NodeID] { numbers.map(NodeID.init(rawValue:)) }

    @Test(
        arguments: [
            (old: [1, 2, 3], new: [1, 2, 3], steps: 0),
            (old: [], new: [1, 2], steps: 2),
            (old: [1, 2, 3, 4, 5], new: [5, 1, 2, 3, 4], steps: 1),
            (old: [1, 2, 3, 4, 5], new: [2, 3, 4, 5, 1], steps: 1),
            (old: [1, 2, 3, 4, 5], new: [1, 4, 3, 2, 5], steps: 2),
            (old: [1, 2, 3, 4, 5], new: [1, 9, 5], steps: 1),
            (old: [1, 2, 3], new: [], steps: 0),
        ] as [(old: [UInt32], new: [UInt32], steps: Int)]
    )
    func onlyWhatLeftItsOrderIsPlaced(old: [UInt32], new: [UInt32], steps: Int) {
        #expect(Differ.difference(from: ids(old), to: ids(new)).placements.count == steps)
    }

    @Test func departuresAreNamedOnce() {
        let difference = Differ.difference(from: ids([1, 2, 3, 4]), to: ids([4, 2]))
        #expect(difference.departures == ids([1, 3]))
    }

    @Test func indicesCountWhatLeavesLater() {
        let difference = Differ.difference(from: ids([1, 2, 3]), to: ids([1, 9, 3]))
        #expect(
            difference.placements
                == [Differ.Placement(id: ids([9])[0], index: 1, isArrival: true)]
        )
    }

    @Test(arguments: 0..<400)
    func placementsLeadToTheNewList(seed: Int) {
        var random = SplitMix(state: UInt64(seed))
        let old = Array(ids(Array(1...20)).shuffled(using: &random).prefix(seed % 21))
        let new = Array(ids(Array(1...30)).shuffled(using: &random).prefix(seed % 17))
        let difference = Differ.difference(from: old, to: new)
        var list = old
        for placement in difference.placements {
            #expect(placement.isArrival != list.contains(placement.id))
            list.removeAll { $0 == placement.id }
            list.insert(placement.id, at: placement.index)
        }
        list.removeAll(where: difference.departures.contains)
        #expect(list == new)
    }

    @Test(arguments: 0..<200)
    func longestIncreasingSubsequenceIsAsLongAsByTrial(seed: Int) {
        var random = SplitMix(state: UInt64(seed))
        let values = Array(0..<12).shuffled(using: &random)
        let found = Differ.longestIncreasingSubsequence(values).map { values[$0] }
        #expect(zip(found, found.dropFirst()).allSatisfy { $0 < $1 })
        // The plain quadratic recurrence.
        var lengths = [Int](repeating: 1, count: values.count)
        for end in values.indices {
            for start in 0..<end where values[start] < values[end] {
                lengths[end] = max(lengths[end], lengths[start] + 1)
            }
        }
        #expect(found.count == lengths.max())
    }
}
