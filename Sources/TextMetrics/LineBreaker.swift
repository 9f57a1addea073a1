/// Breaks one shaped paragraph into lines, each as long as fits.
///
/// White space at a line's end hangs over the edge; a word longer than the line is cut between
/// characters. Both as CSS's `white-space: pre-wrap; overflow-wrap: break-word`.
final class LineBreaker {
    /// The paragraph.
    let shaped: ShapedText
    private let shaper: Shaper
    private let finder: BreakFinder
    private let byCharacter: Bool
    private let strategy: ParagraphStyle.BreakStrategy
    private let hyphenates: Bool
    /// Whether lines may end with a hyphen.
    private let hasHyphens: Bool
    private lazy var characterStarts = finder.characterStarts(in: shaped.text.units)
    private lazy var lineStarts =
        byCharacter
        ? characterStarts
        : finder.lineStarts(
            in: shaped.text.units,
            keepsHangul: strategy.contains(.hangulWordPriority)
        )

    /// Widths are sums of fractions; a line that is as wide as its text must hold it.
    static let tolerance = 0.005

    /// How much narrower a line can become by being cut.
    private lazy var slack = 2 * (shaped.text.spans.map(\.font.font.size).max() ?? 0)

    /// Creates a breaker.
    init(
        _ shaped: ShapedText,
        shaper: Shaper,
        finder: BreakFinder,
        byCharacter: Bool,
        strategy: ParagraphStyle.BreakStrategy = [],
        hyphenates: Bool = false
    ) {
        self.shaped = shaped
        self.shaper = shaper
        self.finder = finder
        self.byCharacter = byCharacter
        self.strategy = strategy
        self.hyphenates = hyphenates
        hasHyphens = hyphenates || shaped.text.units.contains(0xAD)
    }

    /// The number of units.
    var count: Int { shaped.text.units.count }

    /// Returns the width of a line, without the white space that hangs where it wraps.
    func width(_ range: Range<Int>) -> Double { shaper.width(of: shaped, range) }

    /// The hyphens that lines end with.
    enum Hyphen {
        case none
        /// In the place of the soft hyphen at the line's end.
        case soft
        /// After the letter at which a word was cut.
        case added
    }

    /// Returns the hyphen that a line ends with.
    func hyphen(_ range: Range<Int>) -> Hyphen {
        guard hasHyphens, range.count > 1, range.upperBound < count else { return .none }
        let units = shaped.text.units
        if units[range.upperBound - 1] == 0xAD { return .soft }
        guard hyphenates, range.count > 2, !lineStarts[range.upperBound],
            LineBreaker.isLetter(units[range.upperBound - 1]),
            LineBreaker.isLetter(units[range.upperBound])
        else { return .none }
        return .added
    }

    /// Returns the width of the hyphen that a line ends with.
    func hyphenWidth(_ range: Range<Int>) -> Double {
        guard hyphen(range) != .none else { return 0 }
        return shaper.hyphenWidth(
            shaped.text.spans[shaped.text.spanIndex(at: range.upperBound - 1)]
        )
    }

    private static func isLetter(_ unit: UInt16) -> Bool {
        Unicode.Scalar(unit)?.properties.isAlphabetic == true
    }

    /// Returns where the line's visible part ends.
    func trimmedEnd(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, CharacterClass.hangs(shaped.text.units[end - 1]) { end -= 1 }
        return end
    }

    /// Whether a line may start at a unit without cutting a word, or the text ends there.
    func isLineStart(_ unit: Int) -> Bool { unit >= count || byCharacter || lineStarts[unit] }

    /// Returns the start of the line after the one at `start`; `count` where all the rest fits.
    func nextStart(after start: Int, width: Double) -> Int {
        guard width.isFinite else { return count }
        let guess = firstBeyond(start, width: width)
        if guess == count, fits(start..<count, width) { return count }
        let beyond = firstBeyond(start, width: width + slack)
        // Cutting a line changes glyphs at the cut, so that a little more may fit than the sums say.
        var candidate = lineStart(atOrAfter: guess, upTo: beyond, after: start)
        var isOver = false
        while candidate > start {
            if fits(start..<candidate, width) {
                guard !isOver, candidate < count else { return candidate }
                let next = lineStart(atOrAfter: candidate + 1, upTo: beyond, after: start)
                guard next > candidate, fits(start..<next, width) else { return candidate }
                candidate = next
            } else {
                isOver = true
                candidate = lineStart(before: candidate, after: start)
            }
        }
        return cut(start, guess: guess, width: width)
    }

    /// Returns where a line ends that leaves more than one word to the last line.
    ///
    /// - Parameters:
    ///   - line: The line as it is when filled, which is not the last one.
    ///   - width: The width of the line after it.
    /// - Returns: The end of a shorter line; that of the line where a word is not left alone, or
    ///   no other can join it.
    func endLeavingCompany(_ line: Range<Int>, width: Double) -> Int {
        let end = line.upperBound
        guard !byCharacter, strategy.contains(.pushOut) else { return end }
        var next = end + 1
        while next < count {
            if lineStarts[next] { return end }
            next += 1
        }
        var start = end
        repeat {
            start = lineStart(before: start, after: line.lowerBound)
        } while start > line.lowerBound && !CharacterClass.hangs(shaped.text.units[start - 1])
        guard start > line.lowerBound, fits(start..<count, width) else { return end }
        return start
    }

    private func fits(_ range: Range<Int>, _ width: Double) -> Bool {
        shaper.width(of: shaped, range, upTo: trimmedEnd(range)) + hyphenWidth(range)
            <= width + LineBreaker.tolerance
    }

    /// Returns the first unit whose end lies beyond the width, by the paragraph's own sums.
    private func firstBeyond(_ start: Int, width: Double) -> Int {
        let limit = shaped.sums[start] + width + LineBreaker.tolerance
        var low = start
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if shaped.sums[middle + 1] <= limit { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the next unit where a line may start; the last one before where there is none.
    private func lineStart(atOrAfter unit: Int, upTo end: Int, after start: Int) -> Int {
        var next = max(unit, 1)
        // White space hangs, however much there is.
        while next < count, !lineStarts[next],
            next <= end || CharacterClass.hangs(shaped.text.units[next])
        { next += 1 }
        if next >= count || lineStarts[next] { return min(next, count) }
        return lineStart(before: min(unit + 1, count), after: start)
    }

    private func lineStart(before unit: Int, after start: Int) -> Int {
        var unit = unit - 1
        while unit > start, !lineStarts[unit] { unit -= 1 }
        return unit
    }

    /// Cuts a word that is longer than the line, after one character at least.
    private func cut(_ start: Int, guess: Int, width: Double) -> Int {
        var end = min(max(guess + 2, start + 1), count)
        while end < count, !characterStarts[end] { end += 1 }
        while end > start {
            let line = start..<end
            if self.width(line) + hyphenWidth(line) <= width + LineBreaker.tolerance { return end }
            end -= 1
            while end > start, !characterStarts[end] { end -= 1 }
        }
        end = start + 1
        while end < count, !characterStarts[end] { end += 1 }
        // White space after the cut hangs on this line.
        while end < count, CharacterClass.hangs(shaped.text.units[end]) { end += 1 }
        return end
    }
}
