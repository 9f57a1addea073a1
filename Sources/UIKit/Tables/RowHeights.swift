import CoreGraphics

/// The heights of a section's rows: one for all, and those that were measured.
///
/// Rows are measured where they are looked at, so that heights are kept in chunks around those.
struct RowHeights {
    /// How many rows there are.
    let count: Int
    /// The height of rows that were not measured, in points.
    let base: CGFloat
    private var chunks: [Chunk] = []

    private struct Chunk {
        let index: Int
        /// What rows are higher than the base; NaN for rows that were not measured.
        var extra: [CGFloat]
        var sum: CGFloat = 0
        /// The rows that were guessed one by one and not measured: one bit for each.
        var guessed: UInt64 = 0
    }

    private static let length = 64

    /// The height of a row that has no end, in points: as long as a layer can be.
    static let highest: CGFloat = 1e9

    /// Creates heights that are all the same.
    init(count: Int, base: CGFloat) {
        self.count = count
        self.base = min(base, Self.highest)
    }

    /// The height of all rows, in points.
    var total: CGFloat { CGFloat(count) * base + chunks.reduce(0) { $0 + $1.sum } }

    private func position(of index: Int) -> Int {
        var (low, high) = (0, chunks.count)
        while low < high {
            let middle = (low + high) / 2
            if chunks[middle].index < index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func extra(_ row: Int) -> CGFloat? {
        let index = row / Self.length
        let position = position(of: index)
        guard position < chunks.count, chunks[position].index == index else { return nil }
        let value = chunks[position].extra[row % Self.length]
        return value.isNaN ? nil : value
    }

    /// Returns whether a row was measured.
    func isMeasured(_ row: Int) -> Bool {
        let position = position(of: row / Self.length)
        guard extra(row) != nil else { return false }
        return chunks[position].guessed & (1 << UInt64(row % Self.length)) == 0
    }

    /// Returns whether a row has a height of its own, measured or guessed.
    func isKnown(_ row: Int) -> Bool { extra(row) != nil }

    /// Returns the height of a row, in points.
    func height(_ row: Int) -> CGFloat { base + (extra(row) ?? 0) }

    /// Sets the height of a row, in points.
    mutating func measure(_ row: Int, _ height: CGFloat) {
        let height = min(height, Self.highest)
        let index = row / Self.length
        let position = position(of: index)
        if position == chunks.count || chunks[position].index != index {
            let empty = [CGFloat](repeating: .nan, count: Self.length)
            chunks.insert(Chunk(index: index, extra: empty), at: position)
        }
        let old = chunks[position].extra[row % Self.length]
        chunks[position].extra[row % Self.length] = height - base
        chunks[position].sum += height - base - (old.isNaN ? 0 : old)
        chunks[position].guessed &= ~(1 << UInt64(row % Self.length))
    }

    /// Sets a guess of a row's height of its own, in points.
    mutating func guess(_ row: Int, _ height: CGFloat) {
        measure(row, height)
        chunks[position(of: row / Self.length)].guessed |= 1 << UInt64(row % Self.length)
    }

    /// Has a row measured again, which keeps its height until then.
    mutating func doubt(_ row: Int) {
        guard extra(row) != nil else { return }
        chunks[position(of: row / Self.length)].guessed |= 1 << UInt64(row % Self.length)
    }

    /// Has all rows measured again, which keep their heights until then.
    mutating func doubtAll() {
        for position in chunks.indices { chunks[position].guessed = .max }
    }

    /// Returns the distance of a row from the first one's top, in points.
    func top(of row: Int) -> CGFloat {
        let index = row / Self.length
        var top = CGFloat(row) * base
        for chunk in chunks {
            if chunk.index > index { break }
            if chunk.index < index {
                top += chunk.sum
            } else {
                for extra in chunk.extra[..<(row % Self.length)] where !extra.isNaN { top += extra }
            }
        }
        return top
    }

    /// Returns the row at a distance from the first one's top, in points.
    func row(at y: CGFloat) -> Int {
        guard count > 0 else { return 0 }
        var (first, top) = (0, CGFloat(0))
        for chunk in chunks {
            let start = chunk.index * Self.length
            let above = top + CGFloat(start - first) * base
            if y < above { break }
            (first, top) = (start, above)
            for (step, extra) in chunk.extra.enumerated() where start + step < count {
                let height = base + (extra.isNaN ? 0 : extra)
                if y < top + height { return start + step }
                top += height
                first = start + step + 1
            }
        }
        let further = base > 0 ? ((y - top) / base).rounded(.down) : 0
        return min(max(0, first + Int(min(further, 1e9))), count - 1)
    }

    /// The rows with heights of their own, in order, and whether these were measured.
    var known: [(row: Int, height: CGFloat, isMeasured: Bool)] {
        chunks.flatMap { chunk in
            chunk.extra.enumerated().compactMap { step, extra in
                extra.isNaN
                    ? nil
                    : (
                        chunk.index * Self.length + step, base + extra,
                        chunk.guessed & (1 << UInt64(step)) == 0
                    )
            }
        }
    }
}

/// The height that a row had before a change, by its place afterwards.
struct KeptHeight {
    /// How much a height counts.
    enum Rank {
        /// It stays.
        case settled
        /// It stays until the row is measured again.
        case doubted
        /// It stands in the place of the table's own guess.
        case guessed
    }

    let row: Int
    /// In points.
    let height: CGFloat
    let rank: Rank
}
