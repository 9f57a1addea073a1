import CHarfBuzz

/// A set of Unicode scalars, kept as sorted ranges that do not touch.
package struct ScalarRanges: Hashable, Sendable {
    /// The ranges, ascending.
    package private(set) var ranges: [ClosedRange<UInt32>]

    /// Creates the union of ranges in any order.
    package init(_ ranges: [ClosedRange<UInt32>] = []) {
        var result: [ClosedRange<UInt32>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.last, range.lowerBound <= last.upperBound &+ 1 {
                let upper = max(last.upperBound, range.upperBound)
                result[result.count - 1] = last.lowerBound...upper
            } else {
                result.append(range)
            }
        }
        self.ranges = result
    }

    /// Creates the set that HarfBuzz holds.
    init(_ set: OpaquePointer?) {
        var first = hb_codepoint_t.max
        var last = hb_codepoint_t.max
        var result: [ClosedRange<UInt32>] = []
        while hb_set_next_range(set, &first, &last) != 0 { result.append(first...last) }
        ranges = result
    }

    /// Whether no scalar is in the set.
    package var isEmpty: Bool { ranges.isEmpty }

    /// The number of scalars.
    package var count: Int { ranges.reduce(0) { $0 + $1.count } }

    /// Whether a scalar is in the set.
    package func contains(_ scalar: UInt32) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].lowerBound <= scalar
    }

    /// Returns the scalars in this set or the other.
    package func union(_ other: ScalarRanges) -> ScalarRanges {
        ScalarRanges(ranges + other.ranges)
    }

    /// Returns the scalars in both sets.
    package func intersection(_ other: ScalarRanges) -> ScalarRanges {
        var result: [ClosedRange<UInt32>] = []
        var (left, right) = (0, 0)
        while left < ranges.count, right < other.ranges.count {
            let (a, b) = (ranges[left], other.ranges[right])
            if a.overlaps(b) { result.append(a.clamped(to: b)) }
            if a.upperBound < b.upperBound { left += 1 } else { right += 1 }
        }
        return ScalarRanges(result)
    }

    /// Returns the scalars in this set that are not in the other.
    package func subtracting(_ other: ScalarRanges) -> ScalarRanges {
        intersection(other.complement)
    }

    private var complement: ScalarRanges {
        var result: [ClosedRange<UInt32>] = []
        var next: UInt32 = 0
        for range in ranges {
            if range.lowerBound > next { result.append(next...(range.lowerBound - 1)) }
            next = range.upperBound &+ 1
        }
        if next <= 0x10FFFF { result.append(next...0x10FFFF) }
        return ScalarRanges(result)
    }

    /// The ranges as CSS's `unicode-range` writes them.
    package var cssText: String {
        ranges.map { range in
            let low = String(range.lowerBound, radix: 16, uppercase: true)
            let high = String(range.upperBound, radix: 16, uppercase: true)
            return low == high ? "U+\(low)" : "U+\(low)-\(high)"
        }.joined(separator: ",")
    }
}
