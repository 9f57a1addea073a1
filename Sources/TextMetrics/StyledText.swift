/// Text in UTF-16 units with the fonts of its stretches: what layout works on.
struct StyledText {
    /// A stretch in one font.
    struct Span {
        /// The unit after the stretch's last.
        var end: Int
        var font: ResolvedFont
        var kern: Double
        var baselineOffset: Double
        var attribute: Int
        /// What stands in the place of the character; it is a stretch of its own.
        var object: ObjectSize?

        /// Returns the tracking of what a part draws, the font's or a fallback's, in points.
        func tracking(ofPart part: Int) -> Double {
            object == nil ? font.faces.tracking(of: font.font, part: part) : 0
        }

        /// Returns the space after each character that a part draws, in points.
        func spacing(ofPart part: Int) -> Double { kern + tracking(ofPart: part) }

        /// Whether letters are joined and kerned across the border of two stretches.
        func isShapedLike(_ other: Span) -> Bool {
            font === other.font && kern == other.kern && object == nil && other.object == nil
        }
    }

    /// The text.
    var units: [UInt16] = []
    /// The stretches, in order, without gaps; none is empty but that of an empty text.
    var spans: [Span] = []

    /// Creates a text in one font.
    static func plain(_ units: [UInt16], font: ResolvedFont, kern: Double) -> StyledText {
        let span = Span(
            end: units.count,
            font: font,
            kern: kern,
            baselineOffset: 0,
            attribute: 0
        )
        return StyledText(units: units, spans: [span])
    }

    /// Whether another text has the same characters in the same fonts.
    func isShapedLike(_ other: StyledText) -> Bool {
        units == other.units
            && spans.elementsEqual(other.spans) {
                $0.end == $1.end && $0.isShapedLike($1)
            }
    }

    /// Returns the index of the span that holds a unit.
    func spanIndex(at unit: Int) -> Int {
        var low = 0
        var high = max(spans.count - 1, 0)
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].end <= unit { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Adds a part of another text.
    mutating func append(_ other: StyledText, _ range: Range<Int>) {
        guard !range.isEmpty else { return }
        var index = other.spanIndex(at: range.lowerBound)
        var start = range.lowerBound
        while start < range.upperBound, index < other.spans.count {
            var span = other.spans[index]
            let end = min(span.end, range.upperBound)
            units.append(contentsOf: other.units[start..<end])
            span.end = units.count
            append(span)
            start = end
            index += 1
        }
    }

    /// Adds units in the style of a span of another text.
    mutating func append(_ added: [UInt16], like span: Span) {
        units.append(contentsOf: added)
        var span = span
        span.end = units.count
        span.object = nil
        append(span)
    }

    /// Adds a span, joined with the one before where both look the same.
    private mutating func append(_ span: Span) {
        if let last = spans.last, last.isShapedLike(span), last.attribute == span.attribute,
            last.baselineOffset == span.baselineOffset
        {
            spans[spans.count - 1].end = span.end
        } else {
            spans.append(span)
        }
    }
}
