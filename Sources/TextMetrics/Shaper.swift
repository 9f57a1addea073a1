import CHarfBuzz

/// Turns text into widths with HarfBuzz.
final class Shaper {
    let buffer: OpaquePointer?
    private let language: OpaquePointer?
    private var tables: [PairTable.Style: PairTable] = [:]
    private var lastTable:
        (font: ResolvedFont, part: Int, isSpaced: Bool, isLatin: Bool, table: PairTable)?
    private var recent: [(direction: ParagraphStyle.Direction, shaped: ShapedText)] = []
    private var oldest = 0

    /// The paragraphs that are kept: labels are measured and then laid out.
    private static let maximumRecent = 8
    private static let maximumRecentLength = 2000
    /// The faces and ways to shape them that are kept.
    private static let maximumTables = 64

    /// Creates a shaper with a buffer of its own.
    init(language: String?) {
        buffer = hb_buffer_create()
        self.language = language.flatMap { hb_language_from_string($0, -1) }
    }

    deinit { hb_buffer_destroy(buffer) }

    /// Shapes a paragraph, which holds no line separators; paragraphs of late are kept.
    func shape(_ text: StyledText, direction: ParagraphStyle.Direction) -> ShapedText {
        let known = recent.first { $0.direction == direction && $0.shaped.text.isShapedLike(text) }
        if var shaped = known?.shaped {
            // What has no part in shaping may differ.
            shaped.text.spans = text.spans
            return shaped
        }
        let shaped = shapeAnew(text, direction: direction)
        guard text.units.count <= Shaper.maximumRecentLength else { return shaped }
        if recent.count < Shaper.maximumRecent {
            recent.append((direction, shaped))
        } else {
            recent[oldest] = (direction, shaped)
            oldest = (oldest + 1) % Shaper.maximumRecent
        }
        return shaped
    }

    private func shapeAnew(_ text: StyledText, direction: ParagraphStyle.Direction) -> ShapedText {
        var itemizer = Itemizer(text, direction: direction)
        let items = itemizer.makeItems()
        let count = text.units.count
        var widths = [Double](repeating: 0, count: count + 1)
        var isUnsafe = [Bool](repeating: true, count: count + 1)
        for item in items {
            let isMeasured = measure(text, item, item.range) { unit, width, unsafe in
                widths[unit] = width
                isUnsafe[unit] = unsafe
            }
            if isMeasured { continue }
            shape(text, item, item.range, context: 0..<count) { cluster, width, unsafe in
                widths[cluster] += width
                isUnsafe[cluster] = unsafe
            }
        }
        isUnsafe[0] = false
        isUnsafe[count] = false
        var sum = 0.0
        for index in widths.indices {
            let width = widths[index]
            widths[index] = sum
            sum += width
        }
        return ShapedText(
            text: text,
            items: items,
            sums: widths,
            isUnsafe: isUnsafe,
            hasTabs: text.units.contains(0x09),
            isRightToLeft: itemizer.isRightToLeft
        )
    }

    /// Returns the width of a part of a paragraph as a line of its own.
    func width(of shaped: ShapedText, _ range: Range<Int>) -> Double {
        guard !range.isEmpty else { return 0 }
        if shaped.hasTabs { return widthWithTabs(of: shaped, range) }
        if !shaped.isUnsafe[range.lowerBound], !shaped.isUnsafe[range.upperBound] {
            return shaped.sums[range.upperBound] - shaped.sums[range.lowerBound]
        }
        return reshapedWidth(of: shaped, range)
    }

    /// Returns the width of a line up to a unit, with what hangs after it in its place.
    ///
    /// A full stop is kerned to the space after it even where the line ends there.
    func width(of shaped: ShapedText, _ range: Range<Int>, upTo end: Int) -> Double {
        guard end < range.upperBound, !shaped.hasTabs else {
            return width(of: shaped, range.lowerBound..<end)
        }
        if !shaped.isUnsafe[range.lowerBound], !shaped.isUnsafe[range.upperBound] {
            return shaped.sums[end] - shaped.sums[range.lowerBound]
        }
        return reshapedWidth(of: shaped, range) - reshapedWidth(of: shaped, end..<range.upperBound)
    }

    private func reshapedWidth(of shaped: ShapedText, _ range: Range<Int>) -> Double {
        var total = 0.0
        var index = shaped.itemIndex(at: range.lowerBound)
        while index < shaped.items.count {
            let item = shaped.items[index]
            guard item.range.lowerBound < range.upperBound else { break }
            let part = item.range.clamped(to: range)
            if part == item.range, !isEdge(part, of: range) || isSafe(part, shaped) {
                total += shaped.sums[part.upperBound] - shaped.sums[part.lowerBound]
            } else {
                // The browser sees the line alone, so that letters do not join across its ends.
                let isMeasured = measure(shaped.text, item, part) { _, width, _ in total += width }
                if isMeasured {
                    index += 1
                    continue
                }
                shape(shaped.text, item, part, context: range) { _, width, _ in total += width }
            }
            index += 1
        }
        return total
    }

    private func isEdge(_ part: Range<Int>, of range: Range<Int>) -> Bool {
        part.lowerBound == range.lowerBound || part.upperBound == range.upperBound
    }

    private func isSafe(_ part: Range<Int>, _ shaped: ShapedText) -> Bool {
        !shaped.isUnsafe[part.lowerBound] && !shaped.isUnsafe[part.upperBound]
    }

    /// Tabs end at multiples of eight spaces from the line's start, as `tab-size: 8` has it.
    private func widthWithTabs(of shaped: ShapedText, _ range: Range<Int>) -> Double {
        if let tabs = shaped.tabs { return placeTabs(of: shaped, range, tabs) { _, _ in } }
        var position = 0.0
        var start = range.lowerBound
        for index in range where shaped.text.units[index] == 0x09 {
            position += reshapedWidth(of: shaped, start..<index)
            let space = spaceWidth(shaped.text.spans[shaped.text.spanIndex(at: index)])
            let stop = space * 8
            if stop > 0 {
                let distance = stop - position.truncatingRemainder(dividingBy: stop)
                position += distance < space / 2 ? distance + stop : distance
            }
            start = index + 1
        }
        return position + reshapedWidth(of: shaped, start..<range.upperBound)
    }

    /// Returns what is added to a space that stands in the place of each tab of a line.
    func tabSpacing(of shaped: ShapedText, _ range: Range<Int>) -> [Int: Double] {
        guard shaped.hasTabs, let tabs = shaped.tabs else { return [:] }
        var spacing: [Int: Double] = [:]
        _ = placeTabs(of: shaped, range, tabs) { unit, width in
            let span = shaped.text.spans[shaped.text.spanIndex(at: unit)]
            spacing[unit] = width - spaceWidth(span)
        }
        return spacing
    }

    /// Reports the width of each tab of a line and returns that of the line.
    private func placeTabs(
        of shaped: ShapedText,
        _ range: Range<Int>,
        _ tabs: ParagraphTabs,
        report: (Int, Double) -> Void
    ) -> Double {
        let indent = range.lowerBound == 0 ? tabs.firstIndent : tabs.indent
        var start = range.lowerBound
        var end = nextTab(in: shaped, start..<range.upperBound)
        var position = indent + reshapedWidth(of: shaped, start..<end)
        while end < range.upperBound {
            start = end + 1
            let next = nextTab(in: shaped, start..<range.upperBound)
            let width = reshapedWidth(of: shaped, start..<next)
            let stop = tabs.stops.stop(after: position)
            let place =
                switch stop.alignment {
                case .leading: stop.location
                case .center: stop.location - width / 2
                case .trailing: stop.location - width
                }
            // Text that has no room before its stop follows at once.
            let length = max(place - position, 0)
            report(end, length)
            position += length + width
            end = next
        }
        return position - indent
    }

    private func nextTab(in shaped: ShapedText, _ range: Range<Int>) -> Int {
        shaped.text.units[range].firstIndex(of: 0x09) ?? range.upperBound
    }

    private func spaceWidth(_ span: StyledText.Span) -> Double { width(of: 0x20, span) }

    /// Returns the width of the hyphen that lines of a font end with.
    func hyphenWidth(_ span: StyledText.Span) -> Double { width(of: 0x2D, span) }

    private func width(of scalar: UInt32, _ span: StyledText.Span) -> Double {
        let file = span.font.faces.primary
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(file.font, scalar, &glyph) != 0 else { return 0 }
        let advance = Double(hb_font_get_glyph_h_advance(file.font, glyph))
        return advance * span.font.font.size / file.unitsPerEm + span.spacing(ofPart: 0)
    }

    /// Reports each unit's width, where all letters of a stretch are plain; else returns false.
    @inline(__always)
    private func measure(
        _ text: StyledText,
        _ item: ShapingItem,
        _ range: Range<Int>,
        report: (Int, Double, Bool) -> Void
    ) -> Bool {
        guard item.level & 1 == 0, item.script == HB_SCRIPT_LATIN || item.script == HB_SCRIPT_COMMON
        else { return false }
        let span = text.spans[item.span]
        guard span.object == nil, item.part < span.font.faces.subsets.count else { return false }
        let spacing = span.spacing(ofPart: item.part)
        let table = pairTable(
            span.font,
            part: item.part,
            isSpaced: spacing != 0,
            isLatin: item.script == HB_SCRIPT_LATIN
        )
        let scale = span.font.font.size / span.font.faces.subsets[item.part].file.unitsPerEm
        return text.units.withUnsafeBufferPointer { units in
            table.measure(UnsafeBufferPointer(rebasing: units[range])) { index, advance, isKerned in
                report(range.lowerBound + index, Double(advance) * scale + spacing, isKerned)
            }
        }
    }

    private func pairTable(
        _ font: ResolvedFont,
        part: Int,
        isSpaced: Bool,
        isLatin: Bool
    ) -> PairTable {
        if let last = lastTable, last.font === font, last.part == part, last.isSpaced == isSpaced,
            last.isLatin == isLatin
        {
            return last.table
        }
        let file = font.faces.subsets[part].file
        let script = isLatin ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
        let style = PairTable.Style(
            file: ObjectIdentifier(file),
            script: script.rawValue,
            features: font.font.features,
            isSpaced: isSpaced
        )
        let table =
            tables[style]
            ?? PairTable(
                file,
                script: script,
                language: language,
                features: isSpaced ? font.spacedFeatures : font.features
            )
        // Features that apps make up must not fill the memory.
        if tables.count >= Shaper.maximumTables { tables = [:] }
        tables[style] = table
        lastTable = (font, part, isSpaced, isLatin, table)
        return table
    }

    /// Shapes one stretch and reports each glyph's unit and width, and whether it can be cut off.
    private func shape(
        _ text: StyledText,
        _ item: ShapingItem,
        _ range: Range<Int>,
        context: Range<Int>,
        report: (Int, Double, Bool) -> Void
    ) {
        if let object = text.spans[item.span].object {
            for unit in range { report(unit, object.width, false) }
            return
        }
        guard let file = fill(text, item, range, context: context) else {
            for unit in range { report(unit, 0, false) }
            return
        }
        let span = text.spans[item.span]
        let scale = span.font.font.size / file.unitsPerEm
        let spacing = span.spacing(ofPart: item.part)
        readGlyphs(scale: scale) { cluster, width, isFirst, unsafe in
            let unit = cluster + context.lowerBound
            let isSpaced = isFirst && Shaper.takesSpacing(text.units[unit])
            report(unit, isSpaced ? width + spacing : width, unsafe)
        }
    }

    /// Whether browsers add letter spacing after a character; those that show nothing get none.
    static func takesSpacing(_ unit: UInt16) -> Bool {
        unit < 0xAD || !CharacterClass.isIgnorable(UInt32(unit))
    }

    /// Shapes one stretch into the buffer; returns the file, or nil where nothing draws it.
    func fill(
        _ text: StyledText,
        _ item: ShapingItem,
        _ range: Range<Int>,
        context: Range<Int>
    ) -> FontFile? {
        let span = text.spans[item.span]
        guard item.part < span.font.faces.subsets.count else { return nil }
        hb_buffer_clear_contents(buffer)
        text.units.withUnsafeBufferPointer { units in
            guard let base = units.baseAddress else { return }
            hb_buffer_add_utf16(
                buffer,
                base + context.lowerBound,
                Int32(context.count),
                UInt32(range.lowerBound - context.lowerBound),
                Int32(range.count)
            )
        }
        let direction = item.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
        let file = span.font.faces.subsets[item.part].file
        run(
            file,
            span.font,
            isSpaced: span.spacing(ofPart: item.part) != 0,
            script: item.script,
            direction: direction
        )
        return file
    }

    /// Returns the width of printable ASCII in one font.
    func width(
        ofASCII bytes: UnsafeBufferPointer<UInt8>,
        _ font: ResolvedFont,
        spacing: Double
    ) -> Double {
        guard let base = bytes.baseAddress else { return 0 }
        let hasLetters = bytes.contains { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
        let table = pairTable(font, part: 0, isSpaced: spacing != 0, isLatin: hasLetters)
        let scale = font.font.size / font.faces.primary.unitsPerEm
        var sum = 0.0
        if table.measure(bytes, add: { _, advance, _ in sum += Double(advance) * scale + spacing })
        {
            return sum
        }
        hb_buffer_clear_contents(buffer)
        hb_buffer_add_latin1(buffer, base, Int32(bytes.count), 0, Int32(bytes.count))
        run(
            font.faces.primary,
            font,
            isSpaced: spacing != 0,
            script: hasLetters ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON,
            direction: HB_DIRECTION_LTR
        )
        var total = 0.0
        readGlyphs(scale: scale) { _, width, isFirst, _ in
            total += isFirst ? width + spacing : width
        }
        return total
    }

    private func run(
        _ file: FontFile,
        _ font: ResolvedFont,
        isSpaced: Bool,
        script: hb_script_t,
        direction: hb_direction_t
    ) {
        hb_buffer_set_direction(buffer, direction)
        hb_buffer_set_script(buffer, script)
        if let language { hb_buffer_set_language(buffer, language) }
        let features = isSpaced ? font.spacedFeatures : font.features
        features.withUnsafeBufferPointer {
            hb_shape(file.font, buffer, $0.baseAddress, UInt32($0.count))
        }
    }

    /// Reports each glyph's cluster and width, and whether it is its first and can be cut off.
    private func readGlyphs(scale: Double, report: (Int, Double, Bool, Bool) -> Void) {
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return }
        var last = UInt32.max
        for index in 0..<Int(count) {
            let cluster = infos[index].cluster
            let isFirst = cluster != last
            last = cluster
            let flags = hb_glyph_info_get_glyph_flags(&infos[index]).rawValue
            let isUnsafe = flags & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
            let width = Double(positions[index].x_advance) * scale
            report(Int(cluster), width, isFirst, isUnsafe)
        }
    }
}
