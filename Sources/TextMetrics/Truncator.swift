/// Shortens a text to one line with an ellipsis, as UILabel does its last line.
struct Truncator {
    /// The whole text of the label.
    let text: StyledText
    /// The part that the line stands for; it starts where the line does.
    let range: Range<Int>
    /// The widest that the line may be.
    let width: Double
    /// Where the ellipsis goes.
    let mode: ParagraphStyle.BreakMode
    let direction: ParagraphStyle.Direction
    /// The sums of the widths of the first paragraph's units, from the line's start on.
    let sums: ArraySlice<Double>
    /// Where tabs lead.
    let tabs: ParagraphTabs?
    let shaper: Shaper
    let finder: BreakFinder

    private static let ellipsis: [UInt16] = [0x2026]

    /// Returns the shortened line after shaping.
    ///
    /// Keeps as many whole characters as fit; at least the ellipsis.
    func truncated() -> ShapedText {
        let units = Array(text.units[range])
        let starts = finder.characterStarts(in: units)
        var cuts = (0..<units.count).filter { starts[$0] }
        cuts.append(units.count)
        // Newlines end the part that is kept from the front and start the one from the back.
        let front = cuts.lastIndex { $0 <= firstNewline(units) } ?? 0
        let back = cuts.count - 1 - (cuts.firstIndex { $0 >= afterLastNewline(units) } ?? 0)
        let most =
            switch mode {
            case .byTruncatingHead: back
            case .byTruncatingMiddle: min(front + back, cuts.count - 1)
            default: front
            }
        let none = compose(keeping: 0, cuts, front: front, back: back)
        var best = none
        var low = 1
        var high = min(most, limit(of: cuts.count - 1))
        // The sums are right but for the letters at the cut: mostly two lines are shaped, not ten.
        var next = guess(cuts, units, ellipsis: shaper.width(of: none, 0..<none.text.units.count))
        while low <= high {
            let kept = next.map { min(max($0, low), high) } ?? (low + high) / 2
            let line = compose(keeping: kept, cuts, front: front, back: back)
            let fits =
                shaper.width(of: line, 0..<line.text.units.count)
                <= width + LineBreaker.tolerance
            if fits {
                best = line
                low = kept + 1
            } else {
                high = kept - 1
            }
            next = next == nil ? nil : (fits ? kept + 1 : kept - 1)
        }
        return best
    }

    /// Returns how many characters the sums say that fit; nil where they do not say.
    private func guess(_ cuts: [Int], _ units: [UInt16], ellipsis: Double) -> Int? {
        guard let start = sums.first else { return nil }
        let room = width - ellipsis
        if mode == .byTruncatingTail {
            let last = cuts.firstIndex { cut in
                cut >= sums.count || sums[sums.startIndex + cut] - start > room
            }
            return max((last ?? cuts.count) - 1, 0)
        }
        guard units.count < sums.count, let end = sums.last else { return nil }
        let ends = cuts.reversed().map { end - sums[sums.startIndex + $0] }
        if mode == .byTruncatingHead { return max((ends.firstIndex { $0 > room } ?? 1) - 1, 0) }
        let kept = cuts.indices.firstIndex { kept in
            let head = sums[sums.startIndex + cuts[(kept + 1) / 2]] - start
            return head + ends[kept / 2] > room
        }
        return max((kept ?? 1) - 1, 0)
    }

    /// Bounds the search for huge texts: a character that is drawn has a width.
    private func limit(of count: Int) -> Int {
        let smallest = text.spans.map(\.font.font.size).min() ?? 0
        guard width.isFinite, smallest > 0 else { return count }
        return Int(min(Double(count), (width / (smallest * 0.05)).rounded(.up) + 16))
    }

    private func firstNewline(_ units: [UInt16]) -> Int {
        units.firstIndex(where: CharacterClass.isNewline) ?? units.count
    }

    private func afterLastNewline(_ units: [UInt16]) -> Int {
        var end = units.count
        while end > 0, CharacterClass.isNewline(units[end - 1]) { end -= 1 }
        return (units[..<end].lastIndex(where: CharacterClass.isNewline) ?? -1) + 1
    }

    private func compose(keeping kept: Int, _ cuts: [Int], front: Int, back: Int) -> ShapedText {
        var head = 0
        var tail = 0
        switch mode {
        case .byTruncatingHead: tail = kept
        case .byTruncatingMiddle:
            head = min((kept + 1) / 2, front)
            tail = min(kept - head, back)
            head = min(kept - tail, front)
        default: head = kept
        }
        let start = range.lowerBound
        var headEnd = start + cuts[head]
        while headEnd > start, CharacterClass.hangs(text.units[headEnd - 1]) { headEnd -= 1 }
        var tailStart = start + cuts[cuts.count - 1 - tail]
        var tailEnd = range.upperBound
        while tailEnd > tailStart, CharacterClass.isNewline(text.units[tailEnd - 1]) {
            tailEnd -= 1
        }
        while tailStart < tailEnd, CharacterClass.hangs(text.units[tailStart]) { tailStart += 1 }
        var line = StyledText()
        line.append(text, start..<headEnd)
        let neighbour = headEnd > start ? headEnd - 1 : min(tailStart, text.units.count - 1)
        line.append(Truncator.ellipsis, like: text.spans[text.spanIndex(at: max(neighbour, 0))])
        line.append(text, tailStart..<tailEnd)
        var shaped = shaper.shape(line, direction: direction)
        shaped.tabs = tabs
        return shaped
    }
}
