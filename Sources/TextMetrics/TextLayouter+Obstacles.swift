/// Lines that flow around areas: each row has a piece of the text in each part that is free.
extension TextLayouter {
    /// Where a piece of a row stands.
    struct Spot {
        /// The upper edge of the row.
        var top: Double
        /// The free part.
        var span: Range<Double>
    }

    /// How many places are tried for a row before text goes over all areas.
    private static let mostTries = 10_000

    /// Adds the rows of a paragraph; returns whether there is room for another.
    mutating func addRows(_ breaker: LineBreaker, offset: Int) -> Bool {
        var start = 0
        repeat {
            guard let pieces = row(breaker, from: start) else {
                isTruncated = true
                return false
            }
            let isFirst = start == 0
            for (range, spot) in pieces {
                addLine(breaker, range, offset: offset, isFirst: isFirst, at: spot)
                start = range.upperBound
            }
        } while start < breaker.count
        return true
    }

    /// Returns the pieces of the next row; nil where there is no room for one.
    private func row(_ breaker: LineBreaker, from start: Int) -> [(Range<Int>, Spot)]? {
        let isFirst = start == 0
        let whole = span(isFirst, isRightToLeft: breaker.shaped.isRightToLeft)
        let width = whole.upperBound - whole.lowerBound
        let guess = breaker.nextStart(after: start, width: width)
        let height = lineHeight(of: breaker, start..<guess)
        if limits.lines > 0, lines.count >= limits.lines { return nil }
        let first = nextTop(isFirst)
        var top = first
        guard width > 0 else { return [(start..<guess, Spot(top: top, span: whole))] }
        for _ in 0..<Self.mostTries {
            if !lines.isEmpty, top + height > limits.height + 0.5 { return nil }
            guard top < lowest else { break }
            var spans = TextObstacle.free(
                whole,
                from: top,
                to: top + height,
                around: style.obstacles ?? []
            )
            if breaker.shaped.isRightToLeft { spans.reverse() }
            var pieces: [(Range<Int>, Spot)] = []
            var next = start
            for span in spans where next < breaker.count || pieces.isEmpty {
                let room = span.upperBound - span.lowerBound
                let end = breaker.nextStart(after: next, width: room)
                // A word that a part has no room for goes on behind the area.
                let fits =
                    breaker.isLineStart(end)
                    && breaker.width(next..<breaker.trimmedEnd(next..<end)) <= room + 0.01
                guard room >= width || fits else { continue }
                pieces.append((next..<end, Spot(top: top, span: span)))
                next = end
            }
            if !pieces.isEmpty { return pieces }
            // Farther down the steps are longer: an area may be higher than any text.
            top += max(1, height / 4, (top - first) / 256)
        }
        return [(start..<guess, Spot(top: top, span: whole))]
    }

    /// The lower edge of all areas.
    private var lowest: Double { style.obstacles?.map(\.bottom).max() ?? 0 }
}
