/// Where the UTF-16 units of one line stand, in logical order.
package struct CharacterExtents: Sendable, Equatable {
    /// The left end of each unit from the line's left end, in points.
    package var lefts: [Double]
    /// The width of each unit, in points; 0 for the later units of a character.
    package var widths: [Double]
    /// Whether the unit reads from right to left.
    package var isRightToLeft: [Bool]

    /// The number of units.
    package var count: Int { lefts.count }

    /// Creates the places of no units.
    package init() { (lefts, widths, isRightToLeft) = ([], [], []) }

    init(lefts: [Double], widths: [Double], isRightToLeft: [Bool]) {
        (self.lefts, self.widths, self.isRightToLeft) = (lefts, widths, isRightToLeft)
    }
}

extension FontLibrary {
    /// Returns where the characters of one line stand.
    ///
    /// - Parameters:
    ///   - runs: The characters in logical order.
    ///   - isRightToLeft: The base direction of the line.
    ///   - gap: What is added to each space, in points.
    /// - Returns: The places of the UTF-16 units.
    package func extents(
        of runs: [AttributedRun],
        isRightToLeft: Bool = false,
        gap: Double = 0
    ) -> CharacterExtents {
        engine.withLock { $0.extents(of: runs, isRightToLeft: isRightToLeft, gap: gap) }
    }
}

extension TextEngine {
    func extents(of runs: [AttributedRun], isRightToLeft: Bool, gap: Double) -> CharacterExtents {
        let text = styled(runs)
        let count = text.units.count
        var extents = CharacterExtents(
            lefts: Array(repeating: 0, count: count),
            widths: Array(repeating: 0, count: count),
            isRightToLeft: Array(repeating: false, count: count)
        )
        guard count > 0 else { return extents }
        let shaped = shaper.shape(text, direction: isRightToLeft ? .rightToLeft : .leftToRight)
        var position = 0.0
        for item in shaped.items.inVisualOrder {
            let isBackwards = item.level & 1 == 1
            for offset in 0..<item.range.count {
                let unit =
                    isBackwards
                    ? item.range.upperBound - 1 - offset : item.range.lowerBound + offset
                var width = shaped.sums[unit + 1] - shaped.sums[unit]
                if text.units[unit] == 0x20 { width += gap }
                if text.units[unit] == 0x09, !isBackwards {
                    width =
                        shaper.width(of: shaped, 0..<(unit + 1))
                        - shaper.width(of: shaped, 0..<unit)
                }
                extents.lefts[unit] = position
                extents.widths[unit] = width
                extents.isRightToLeft[unit] = isBackwards
                position += width
            }
        }
        return extents
    }
}
