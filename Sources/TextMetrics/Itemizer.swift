import CHarfBuzz
import _FoundationICU

/// Cuts a paragraph into stretches that are shaped at once.
///
/// Sources: UAX #9 for directions (ICU's implementation), UAX #24 for scripts.
struct Itemizer {
    private let text: StyledText
    private var items: [ShapingItem] = []
    private var levels: [UInt8] = []
    private(set) var isRightToLeft: Bool
    private let mayHoldEmoji: Bool

    /// Finds the directions of a paragraph.
    init(_ text: StyledText, direction: ParagraphStyle.Direction) {
        self.text = text
        isRightToLeft = direction == .rightToLeft
        mayHoldEmoji = text.units.contains { $0 >= 0x203C }
        // No character before U+0590 is written from right to left.
        if isRightToLeft || text.units.contains(where: { $0 >= 0x590 }) {
            findLevels(direction)
        }
    }

    /// Returns the stretches in logical order.
    mutating func makeItems() -> [ShapingItem] {
        var start = 0
        for (index, span) in text.spans.enumerated() where span.end > start {
            // Browsers shape neighbours in one font together, whatever their colours.
            if index + 1 < text.spans.count, span.isShapedLike(text.spans[index + 1]) { continue }
            addSpan(index, start..<span.end)
            start = span.end
        }
        resolveScripts()
        return items
    }

    private mutating func findLevels(_ direction: ParagraphStyle.Direction) {
        guard !text.units.isEmpty, let bidi = swift_ubidi_open() else { return }
        defer { swift_ubidi_close(bidi) }
        let base: UBiDiLevel =
            switch direction {
            case .natural: 0xFE
            case .leftToRight: 0
            case .rightToLeft: 1
            }
        var status = U_ZERO_ERROR
        let count = Int32(text.units.count)
        text.units.withUnsafeBufferPointer { units in
            swift_ubidi_setPara(bidi, units.baseAddress, count, base, nil, &status)
            guard status.rawValue <= 0 else { return }
            isRightToLeft = swift_ubidi_getParaLevel(bidi) & 1 == 1
            guard swift_ubidi_getDirection(bidi) != UBIDI_LTR else { return }
            guard let found = swift_ubidi_getLevels(bidi, &status), status.rawValue <= 0 else {
                return
            }
            levels = Array(UnsafeBufferPointer(start: found, count: Int(count)))
        }
    }

    private mutating func addSpan(_ index: Int, _ range: Range<Int>) {
        let faces = text.spans[index].font.faces
        let hasEmoji = mayHoldEmoji
        text.units.withUnsafeBufferPointer { units in
            var start = range.lowerBound
            while start < range.upperBound {
                let rest = start..<range.upperBound
                if hasEmoji, let emoji = EmojiCluster(units, rest) {
                    for (part, range) in emoji.parts(faces) {
                        let face = part.map(faces.face(ofStretchIn:)) ?? faces.face
                        addScalars(units, range, span: index) { scalar in
                            (part ?? Int(faces.owner(of: scalar)), face)
                        }
                    }
                    start = emoji.range.upperBound
                    continue
                }
                let (end, mask) = stretch(units, rest, faces)
                if end > start, mask != 0 {
                    let part = mask.trailingZeroBitCount
                    let face = faces.face(ofStretchIn: part)
                    if levels.isEmpty, !isRightToLeft,
                        let script = Itemizer.plainScript(units, start..<end)
                    {
                        append(
                            ShapingItem(
                                range: start..<end,
                                span: index,
                                part: part,
                                face: face,
                                level: 0,
                                script: script
                            )
                        )
                    } else {
                        addScalars(units, start..<end, span: index) { _ in (part, face) }
                    }
                    start = end
                } else {
                    let (_, length) = units.scalar(at: start, before: range.upperBound)
                    let stop = max(end, start + length)
                    addScalars(units, start..<stop, span: index) { scalar in
                        Itemizer.owner(of: scalar, faces)
                    }
                    start = stop
                }
            }
        }
    }

    /// Returns the end of the characters that some part of the main face can draw together.
    private func stretch(
        _ units: UnsafeBufferPointer<UInt16>,
        _ range: Range<Int>,
        _ faces: FaceSet
    ) -> (end: Int, mask: UInt8) {
        var mask: UInt8 = 0xFF
        var end = range.lowerBound
        while end < range.upperBound {
            let (scalar, length) = units.scalar(at: end, before: range.upperBound)
            let next = faces.stretchMask(of: scalar)
            if next == 0 && !(end > range.lowerBound && CharacterClass.isIgnorable(scalar)) {
                break
            }
            if mayHoldEmoji, EmojiCluster(units, end..<range.upperBound) != nil { break }
            if next != 0 { mask &= next }
            end += length
        }
        return (end, mask)
    }

    /// Returns the script of Latin letters and what stands among them; nil where there is more.
    private static func plainScript(
        _ units: UnsafeBufferPointer<UInt16>,
        _ range: Range<Int>
    ) -> hb_script_t? {
        var hasLetters = false
        for index in range {
            let unit = units[index]
            guard unit >= 0x20, unit < 0x250, unit < 0x7F || unit > 0x9F else { return nil }
            hasLetters = hasLetters || unit >= 0xC0 || (unit | 0x20 >= 0x61 && unit | 0x20 <= 0x7A)
        }
        return hasLetters ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
    }

    /// Emoji have a family of their own: text faces have some of the same characters.
    private static func owner(of scalar: UInt32, _ faces: FaceSet) -> (Int, FontFace) {
        let owner = Int(faces.owner(of: scalar))
        guard owner < faces.subsets.count, faces.subsets[owner].ownCore != nil else {
            return (owner, faces.face)
        }
        return (owner, faces.face(ofStretchIn: owner))
    }

    private mutating func addScalars(
        _ units: UnsafeBufferPointer<UInt16>,
        _ range: Range<Int>,
        span: Int,
        choose: (UInt32) -> (Int, FontFace)
    ) {
        var index = range.lowerBound
        while index < range.upperBound {
            let (scalar, length) = units.scalar(at: index, before: range.upperBound)
            var (part, face) = choose(scalar)
            if CharacterClass.isControl(scalar) {
                part = Int(FaceSet.nobody)
            } else if let last = items.last, last.span == span, last.range.upperBound == index,
                last.part != Int(FaceSet.nobody), joins(scalar, last, part)
            {
                (part, face) = (last.part, last.face)
            } else if part == Int(FaceSet.nobody) {
                // Nothing has the character: the main face draws its box.
                part = 0
            }
            let level = levels.isEmpty ? (isRightToLeft ? 1 : 0) : levels[index]
            let script = CharacterClass.script(scalar) ?? HB_SCRIPT_COMMON
            append(
                ShapingItem(
                    range: index..<(index + length),
                    span: span,
                    part: part,
                    face: face,
                    level: level,
                    script: script
                )
            )
            index += length
        }
    }

    /// Whether a mark is drawn by the part that draws what it stands on.
    private func joins(_ scalar: UInt32, _ item: ShapingItem, _ owner: Int) -> Bool {
        guard scalar >= 0xAD, item.part != owner else { return false }
        if CharacterClass.isIgnorable(scalar) { return true }
        guard CharacterClass.extends(scalar) else { return false }
        let subsets = text.spans[item.span].font.faces.subsets
        return owner == Int(FaceSet.nobody) || subsets[item.part].coverage.contains(scalar)
    }

    private mutating func append(_ item: ShapingItem) {
        guard let last = items.last, last.span == item.span, last.part == item.part,
            last.level == item.level, last.range.upperBound == item.range.lowerBound,
            last.face == item.face, scriptsAgree(last.script, item.script)
        else { return items.append(item) }
        let index = items.count - 1
        items[index].range = last.range.lowerBound..<item.range.upperBound
        if last.script == HB_SCRIPT_COMMON { items[index].script = item.script }
    }

    private func scriptsAgree(_ left: hb_script_t, _ right: hb_script_t) -> Bool {
        left == right || left == HB_SCRIPT_COMMON || right == HB_SCRIPT_COMMON
    }

    /// Common characters take the script before them, at the start the one after them.
    private mutating func resolveScripts() {
        var known = items.first { $0.script != HB_SCRIPT_COMMON }?.script ?? HB_SCRIPT_COMMON
        for index in items.indices {
            if items[index].script == HB_SCRIPT_COMMON {
                items[index].script = known
            } else {
                known = items[index].script
            }
        }
    }
}
