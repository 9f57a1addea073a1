/// Lays out styled text: paragraphs into lines, lines under each other.
struct TextLayouter {
    private let text: StyledText
    let style: ParagraphStyle
    let limits: LayoutLimits
    private let shaper: Shaper
    private let finder: BreakFinder

    private(set) var lines: [LaidOutText.Line] = []
    private var bottom = 0.0
    private var spaceBefore = 0.0
    /// What the fonts of the line above leave below it.
    private var leading = 0.0
    var isTruncated = false

    /// Creates a layouter.
    init(
        _ text: StyledText,
        style: ParagraphStyle,
        limits: LayoutLimits,
        shaper: Shaper,
        finder: BreakFinder
    ) {
        self.text = text
        self.style = style.sanitized
        self.limits = limits
        self.shaper = shaper
        self.finder = finder
    }

    /// Returns the lines and their extent.
    mutating func layOut() -> LaidOutText {
        var start = 0
        while start < text.units.count {
            let (end, next) = paragraph(at: start)
            guard addParagraph(start..<end, next: next) else { break }
            // The line separator ends a line but no paragraph.
            let isParagraph = text.units[next - 1] != 0x2028
            spaceBefore =
                style.lineSpacing
                + (isParagraph ? style.paragraphSpacing + style.paragraphSpacingBefore : 0)
            start = next
        }
        let width = lines.reduce(0) { max($0, $1.left + $1.width + $1.right) }
        return LaidOutText(lines: lines, width: width, height: bottom, isTruncated: isTruncated)
    }

    /// Returns the end of the paragraph at a unit, and the start of the next one.
    private func paragraph(at start: Int) -> (end: Int, next: Int) {
        var end = start
        while end < text.units.count, !CharacterClass.isNewline(text.units[end]) { end += 1 }
        guard end < text.units.count else { return (end, end) }
        let isPair =
            text.units[end] == 0x0D && end + 1 < text.units.count && text.units[end + 1] == 0x0A
        return (end, end + (isPair ? 2 : 1))
    }

    /// Adds the lines of a paragraph; returns whether there is room for another.
    private mutating func addParagraph(_ range: Range<Int>, next: Int) -> Bool {
        var part = StyledText()
        part.append(text, range)
        if part.spans.isEmpty {
            part.append([], like: text.spans[text.spanIndex(at: range.lowerBound)])
        }
        var shaped = shaper.shape(part, direction: style.direction)
        shaped.tabs = tabs(isFirst: true)
        let breaker = LineBreaker(
            shaped,
            shaper: shaper,
            finder: finder,
            byCharacter: style.breakMode == .byCharWrapping,
            strategy: style.breakStrategy,
            hyphenates: style.hyphenates
        )
        if style.obstacles != nil, limits.width.isFinite {
            return addRows(breaker, offset: range.lowerBound)
        }
        let hasMore = next < text.units.count
        var start = 0
        repeat {
            let isFirst = start == 0
            var end = breaker.nextStart(after: start, width: room(isFirst))
            let isLast = isLastLine(breaker, start..<end, hasMore: hasMore)
            if isLast, end < breaker.count || hasMore {
                addLastLine(breaker, start, end, offset: range.lowerBound, isFirst: isFirst)
                return false
            }
            if end < breaker.count {
                end = breaker.endLeavingCompany(start..<end, width: room(false))
            }
            addLine(breaker, start..<end, offset: range.lowerBound, isFirst: isFirst)
            start = end
        } while start < breaker.count
        return true
    }

    /// Where tabs of a paragraph lead whose first line is that of the paragraph or not.
    private func tabs(isFirst: Bool) -> ParagraphTabs? {
        style.tabs.map { stops in
            ParagraphTabs(
                stops: stops,
                firstIndent: isFirst ? style.firstLineHeadIndent : style.headIndent,
                indent: style.headIndent
            )
        }
    }

    /// The width between the indents.
    private func room(_ isFirst: Bool) -> Double {
        let tail = style.tailIndent
        let end = tail > 0 ? min(tail, limits.width) : limits.width + tail
        return max(end - (isFirst ? style.firstLineHeadIndent : style.headIndent), 0)
    }

    /// The room between the indents, from left to right.
    func span(_ isFirst: Bool, isRightToLeft: Bool) -> Range<Double> {
        let head = isFirst ? style.firstLineHeadIndent : style.headIndent
        let start = isRightToLeft ? max(limits.width - head - room(isFirst), 0) : head
        return start..<(start + max(room(isFirst), 0))
    }

    /// Where the next line begins, below the space above it.
    func nextTop(_ isFirst: Bool) -> Double {
        lines.isEmpty ? 0 : bottom + leading + (isFirst ? spaceBefore : style.lineSpacing)
    }

    /// Returns how high a line of characters is.
    func lineHeight(of breaker: LineBreaker, _ range: Range<Int>) -> Double {
        let extent = Extent(breaker.shaped.text, range)
        let natural = style.lineHeight(natural: extent.full.ascent + extent.full.descent)
        return natural + (style.fontLeading == .inLines ? extent.leading : 0)
    }

    private func isLastLine(_ breaker: LineBreaker, _ range: Range<Int>, hasMore: Bool) -> Bool {
        if limits.lines > 0, lines.count + 1 >= limits.lines { return true }
        guard limits.height.isFinite, range.upperBound < breaker.count || hasMore else {
            return false
        }
        // The next line is taken to be as high as this one.
        let extent = Extent(breaker.shaped.text, range)
        let height = style.lineHeight(natural: extent.full.ascent + extent.full.descent)
        let gap = lines.isEmpty ? 0 : spaceBefore + leading
        let own = style.fontLeading == .unused ? 0 : extent.leading
        let next = style.lineSpacing + own + height
        return bottom + gap + height + next > limits.height + 0.5
    }

    mutating func addLine(
        _ breaker: LineBreaker,
        _ range: Range<Int>,
        offset: Int,
        isFirst: Bool,
        at spot: Spot? = nil
    ) {
        let visible = range.lowerBound..<breaker.trimmedEnd(range)
        let endsParagraph = range.upperBound == breaker.count
        let hyphen = breaker.hyphen(range)
        var width = breaker.width(visible) + breaker.hyphenWidth(range)
        var shown = visible
        if endsParagraph, visible != range {
            // Spaces at the end of all count as far as there is room.
            let room = spot.map { $0.span.upperBound - $0.span.lowerBound } ?? room(isFirst)
            width = max(width, min(breaker.width(range), room))
            shown = range
        }
        place(
            breaker.shaped,
            shown,
            source: (shown.lowerBound + offset)..<(shown.upperBound + offset),
            width: width,
            isFirst: isFirst,
            endsParagraph: endsParagraph,
            at: spot
        )
        if hyphen != .none { addHyphen(hyphen) }
    }

    /// Shows the hyphen at the end of the line that was placed last.
    private mutating func addHyphen(_ hyphen: LineBreaker.Hyphen) {
        guard let line = lines.indices.last, let run = lines[line].runs.indices.last else { return }
        var text = lines[line].runs[run].text.unicodeScalars
        if hyphen == .soft, text.last == "\u{AD}" { text.removeLast() }
        text.append("-")
        lines[line].runs[run].text = String(text)
    }

    /// Adds the last line that there is room for, where text is left over.
    private mutating func addLastLine(
        _ breaker: LineBreaker,
        _ start: Int,
        _ end: Int,
        offset: Int,
        isFirst: Bool
    ) {
        isTruncated = true
        switch style.breakMode {
        case .byWordWrapping, .byCharWrapping:
            addLine(breaker, start..<end, offset: offset, isFirst: isFirst)
        case .byClipping:
            addLine(breaker, start..<breaker.count, offset: offset, isFirst: isFirst)
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
            let truncator = Truncator(
                text: text,
                range: (start + offset)..<text.units.count,
                width: room(isFirst),
                mode: style.breakMode,
                direction: breaker.shaped.isRightToLeft ? .rightToLeft : .leftToRight,
                sums: breaker.shaped.sums[start...],
                tabs: tabs(isFirst: isFirst),
                shaper: shaper,
                finder: finder
            )
            let line = truncator.truncated()
            let all = 0..<line.text.units.count
            place(
                line,
                all,
                source: truncator.range,
                width: shaper.width(of: line, all),
                isFirst: isFirst,
                endsParagraph: true
            )
        }
    }

    private mutating func place(
        _ shaped: ShapedText,
        _ range: Range<Int>,
        source: Range<Int>,
        width: Double,
        isFirst: Bool,
        endsParagraph: Bool,
        at spot: Spot? = nil
    ) {
        let extent = Extent(shaped.text, range)
        let full = extent.full
        let natural = style.lineHeight(natural: full.ascent + full.descent)
        let height = natural + (style.fontLeading == .inLines ? extent.leading : 0)
        let top = spot?.top ?? nextTop(isFirst)
        let head = isFirst ? style.firstLineHeadIndent : style.headIndent
        let tail = style.tailIndent
        let isWide = limits.width.isFinite
        let end = tail > 0 ? (isWide ? max(limits.width - tail, 0) : 0) : -tail
        let isRightToLeft = shaped.isRightToLeft
        var (left, right) = isRightToLeft ? (end, head) : (head, end)
        if let span = spot?.span {
            (left, right) = (span.lowerBound, max(limits.width - span.upperBound, 0))
        }
        var (textTop, textHeight) = (top, natural)
        var baseline = top + (natural + full.ascent - full.descent) / 2
        if extent.object == nil {
            baseline += extent.shift
        } else {
            // The box of the characters has the baseline where the line has it.
            textHeight = style.lineHeight(natural: extent.ascent + extent.descent)
            let middle = (textHeight + extent.ascent - extent.descent) / 2 + extent.shift
            textTop = baseline - middle
        }
        lines.append(
            LaidOutText.Line(
                runs: runs(of: shaped, range),
                range: source,
                width: width,
                top: top,
                height: height,
                baseline: baseline,
                textTop: textTop,
                textHeight: textHeight,
                left: left,
                right: right,
                alignment: alignment(isRightToLeft),
                isRightToLeft: isRightToLeft,
                endsParagraph: endsParagraph
            )
        )
        bottom = spot == nil ? top + height : max(bottom, top + height)
        if style.fontLeading == .betweenLines { leading = extent.leading }
    }

    private func alignment(_ isRightToLeft: Bool) -> ParagraphStyle.Alignment {
        guard style.alignment == .natural else { return style.alignment }
        return isRightToLeft ? .right : .left
    }

    private func runs(of shaped: ShapedText, _ range: Range<Int>) -> [LaidOutText.Run] {
        var result: [LaidOutText.Run] = []
        var start = range.lowerBound
        var index = shaped.itemIndex(at: start)
        var spanIndex = shaped.text.spanIndex(at: start)
        let tabs = shaper.tabSpacing(of: shaped, range)
        while start < range.upperBound, index < shaped.items.count {
            let span = shaped.text.spans[spanIndex]
            let face = shaped.items[index].face
            let tracking = shaped.tracking(of: index)
            var limit = min(span.end, range.upperBound)
            if !tabs.isEmpty {
                let isTab = tabs[start] != nil
                let next = shaped.text.units[start..<limit].firstIndex(of: 0x09) ?? limit
                limit = isTab ? start + 1 : next
            }
            var end = min(shaped.items[index].range.upperBound, limit)
            // Neighbours that the style sheet draws alike are one run.
            while end < limit, index + 1 < shaped.items.count,
                shaped.items[index + 1].face == face, shaped.tracking(of: index + 1) == tracking
            {
                index += 1
                end = min(shaped.items[index].range.upperBound, limit)
            }
            let text = visibleText(shaped.text.units[start..<end])
            if let spacing = tabs[start] {
                result.append(
                    LaidOutText.Run(
                        text: " ",
                        attribute: span.attribute,
                        face: span.font.faces.face,
                        tracking: span.tracking(ofPart: 0),
                        kern: spacing
                    )
                )
            } else if !text.isEmpty {
                result.append(
                    LaidOutText.Run(
                        text: text,
                        attribute: span.attribute,
                        face: face,
                        tracking: tracking
                    )
                )
            }
            if end == span.end { spanIndex += 1 }
            if end == shaped.items[index].range.upperBound { index += 1 }
            start = end
        }
        return result
    }

    /// Browsers draw boxes for control characters, which the server counts as nothing.
    private func visibleText(_ units: ArraySlice<UInt16>) -> String {
        // Most text is ASCII, which UTF-8 has unit by unit.
        if units.allSatisfy({ 0x20..<0x7F ~= $0 || $0 == 0x09 }) {
            return String(unsafeUninitializedCapacity: units.count) { bytes in
                for (index, unit) in units.enumerated() {
                    bytes[index] = UInt8(truncatingIfNeeded: unit)
                }
                return units.count
            }
        }
        let isHidden = { (unit: UInt16) in unit != 0x09 && CharacterClass.isControl(UInt32(unit)) }
        guard units.contains(where: isHidden) else {
            return String(decoding: units, as: UTF16.self)
        }
        return String(decoding: units.filter { !isHidden($0) }, as: UTF16.self)
    }
}

/// How far the fonts of a line reach above and below its baseline.
private struct Extent {
    var ascent = 0.0
    var descent = 0.0
    /// How far CSS moves the baseline down because fonts of several sizes are centred each.
    var shift = 0.0
    /// What the fonts leave below the line.
    var leading = 0.0
    /// How far things reach that stand in the line like characters.
    var object: (ascent: Double, descent: Double)?

    /// How far anything in the line reaches.
    var full: (ascent: Double, descent: Double) {
        guard let object else { return (ascent, descent) }
        return (max(ascent, object.ascent), max(descent, object.descent))
    }

    init(_ text: StyledText, _ range: Range<Int>) {
        var index = text.spanIndex(at: range.lowerBound)
        var largest = -Double.infinity
        repeat {
            guard index < text.spans.count else { break }
            let span = text.spans[index]
            let metrics = span.font.metrics
            ascent = max(ascent, metrics.ascender + metrics.leading / 2 + span.baselineOffset)
            descent = max(descent, metrics.leading / 2 - metrics.descender - span.baselineOffset)
            leading = max(leading, span.font.font.leading)
            largest = max(largest, metrics.ascender + metrics.descender)
            if let size = span.object {
                object = (
                    max(object?.ascent ?? 0, size.ascent + span.baselineOffset),
                    max(object?.descent ?? 0, size.descent - span.baselineOffset)
                )
            }
            index += 1
        } while index < text.spans.count && text.spans[index - 1].end < range.upperBound
        shift = largest.isFinite ? max(0, (largest - (ascent - descent)) / 2) : 0
    }
}
