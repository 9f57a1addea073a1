import CoreGraphics
import Testing

@testable import TextMetrics

struct ScalarRangesTests {
    @Test
    func rangesAreSortedAndMerged() {
        let ranges = ScalarRanges([5...9, 1...2, 3...4, 20...30, 25...40])
        #expect(ranges.ranges == [1...9, 20...40])
        #expect(ranges.count == 30)
        #expect(ranges.contains(1) && ranges.contains(40) && !ranges.contains(10))
        #expect(ranges.cssText == "U+1-9,U+14-28")
    }

    @Test
    func setsAreCombined() {
        let left = ScalarRanges([0...10, 20...30])
        let right = ScalarRanges([5...25])
        #expect(left.intersection(right).ranges == [5...10, 20...25])
        #expect(left.union(right).ranges == [0...30])
        #expect(left.subtracting(right).ranges == [0...4, 26...30])
        #expect(left.subtracting(left).isEmpty)
    }
}
