import CHarfBuzz

/// The widths of plain letters in one face, and of their pairs: HarfBuzz's, asked once.
///
/// Most of the time of shaping goes into rules that most text does not meet. Text in which no longer
/// rule can match is as wide as its letters and what each pair of neighbours adds.
final class PairTable {
    /// How text is shaped.
    struct Style: Hashable {
        /// The face, which the table keeps alive.
        let file: ObjectIdentifier
        /// The script, Latin or common.
        let script: UInt32
        /// The features beyond the defaults.
        let features: [String]
        /// Whether letters are spaced, without optional ligatures.
        let isSpaced: Bool
    }

    private let file: FontFile
    private let script: hb_script_t
    private let language: hb_language_t?
    private let features: [hb_feature_t]
    private let buffer = hb_buffer_create()
    private var kinds = [Kind](repeating: .unasked, count: 256)
    private var glyphs = [UInt32](repeating: 0, count: 256)
    private var advances = [Int32](repeating: 0, count: 256)
    /// What each pair adds, twice, and 1 where its letters depend on each other: a row for each first
    /// letter, made with its first pair.
    private var rows = [[Int16]](repeating: [], count: 256)
    /// The letters that can be plain.
    private let letters: LetterSet
    /// The glyphs that features beyond the defaults draw letters with, by their slots.
    private let replacements: [Int: UInt16]
    /// The rules by the slots of the rarest letters that they need.
    private var rules = [[ContextRules.Rule]](repeating: [], count: 256)
    private let exceptions: [Int: [ContextRules.Rule]]

    /// What is known of a letter.
    private enum Kind: UInt8 {
        case unasked, special, plain
        /// Plain where none of its rules matches.
        case ruled
    }

    /// Marks pairs that were not asked for, and those that are more than two letters side by side.
    private static let unknown = Int16.min
    private static let impure = Int16.max

    /// Reads a face's rules.
    init(
        _ file: FontFile,
        script: hb_script_t,
        language: hb_language_t?,
        features: [hb_feature_t]
    ) {
        self.file = file
        self.script = script
        self.language = language
        self.features = features
        let found = PairTable.rules(file, features)
        letters = found?.letters ?? LetterSet()
        replacements = found?.rules.replacements ?? [:]
        exceptions = found?.rules.exceptions ?? [:]
        for rule in found?.rules.rules ?? [] {
            for slot in rules.indices where rule.places[rule.anchor].contains(slot) {
                rules[slot].append(rule)
            }
        }
    }

    deinit { hb_buffer_destroy(buffer) }

    /// Adds the widths of text to those of its units, where all of it is plain.
    ///
    /// - Parameters:
    ///   - units: The text: UTF-16, or Latin-1.
    ///   - add: Called for each unit with its advance in font units, and whether it depends on
    ///     the letter before it.
    /// - Returns: False, where nothing was added, for text that HarfBuzz has to shape.
    @inline(__always)
    func measure<Unit: FixedWidthInteger>(
        _ units: UnsafeBufferPointer<Unit>,
        add: (Int, Int32, Bool) -> Void
    ) -> Bool {
        guard let isRuled = areLetters(units), arePure(units) else { return false }
        var joints: Set<Int> = []
        if isRuled {
            guard let found = self.joints(of: units) else { return false }
            joints = found
        }
        var isKerned = false
        for index in units.indices {
            let slot = slot(units[index])
            let next = index + 1 < units.count ? pair(slot, self.slot(units[index + 1])) : 0
            let isJoint = !joints.isEmpty && joints.contains(index)
            add(index, advances[slot] + Int32(next >> 1), isKerned || isJoint)
            isKerned = next & 1 != 0
        }
        return true
    }

    @inline(__always)
    private func slot<Unit: FixedWidthInteger>(_ unit: Unit) -> Int {
        LetterSet.slot(of: UInt16(truncatingIfNeeded: unit)) ?? 0
    }

    /// Returns whether rules have to be tried; nil where not all units are letters of the table.
    @inline(__always)
    private func areLetters<Unit: FixedWidthInteger>(_ units: UnsafeBufferPointer<Unit>) -> Bool? {
        var isRuled = false
        for unit in units {
            guard let slot = LetterSet.slot(of: UInt16(truncatingIfNeeded: unit)) else {
                return nil
            }
            var kind = kinds[slot]
            if kind == .unasked { kind = ask(slot, UInt16(truncatingIfNeeded: unit)) }
            if kind == .special { return nil }
            isRuled = isRuled || kind == .ruled
        }
        return isRuled
    }

    /// Returns the units that a rule joins to those before them; nil where a rule does something.
    private func joints<Unit: FixedWidthInteger>(
        of units: UnsafeBufferPointer<Unit>
    ) -> Set<Int>? {
        var joints: Set<Int> = []
        let slot = { (index: Int) in self.slot(units[index]) }
        for (index, unit) in units.enumerated() {
            for rule in rules[self.slot(unit)] {
                let place = index - rule.anchor + rule.input
                guard rule.matches(at: place, count: units.count, slot: slot) else { continue }
                if rule.acts {
                    let isKept = exceptions[rule.lookup, default: []].contains {
                        $0.order < rule.order
                            && $0.matches(at: place, count: units.count, slot: slot)
                    }
                    guard isKept else { return nil }
                } else {
                    let start = place - rule.input
                    joints.formUnion(start + 1..<start + rule.places.count)
                }
            }
        }
        return joints
    }

    @inline(__always)
    private func arePure<Unit: FixedWidthInteger>(_ units: UnsafeBufferPointer<Unit>) -> Bool {
        guard var last = units.first else { return true }
        for unit in units.dropFirst() {
            var value = pair(slot(last), slot(unit))
            if value == PairTable.unknown {
                value = ask(UInt16(truncatingIfNeeded: last), UInt16(truncatingIfNeeded: unit))
            }
            if value == PairTable.impure { return false }
            last = unit
        }
        return true
    }

    @inline(__always)
    private func pair(_ first: Int, _ second: Int) -> Int16 {
        let row = rows[first]
        return row.isEmpty ? PairTable.unknown : row[second]
    }

    // MARK: - Asking

    private func ask(_ slot: Int, _ unit: UInt16) -> Kind {
        var kind = Kind.special
        let shaped = letters.contains(slot) ? shape([unit]) : []
        let glyph = replacements[slot].map(UInt32.init) ?? PairTable.glyph(of: unit, file)
        if shaped.count == 1, shaped[0].glyph == glyph {
            glyphs[slot] = shaped[0].glyph
            advances[slot] = shaped[0].advance
            kind = rules[slot].isEmpty ? .plain : .ruled
        }
        kinds[slot] = kind
        return kind
    }

    private func ask(_ first: UInt16, _ second: UInt16) -> Int16 {
        let (left, right) = (slot(first), slot(second))
        if rows[left].isEmpty { rows[left] = [Int16](repeating: PairTable.unknown, count: 256) }
        let shaped = shape([first, second])
        var value = PairTable.impure
        if shaped.count == 2, shaped[0].glyph == glyphs[left], shaped[1].glyph == glyphs[right],
            shaped[1].advance == advances[right],
            let added = Int16(exactly: (shaped[0].advance - advances[left]) * 2),
            added != PairTable.unknown
        {
            value = added | (shaped[1].isUnsafe ? 1 : 0)
        }
        rows[left][right] = value
        return value
    }

    /// A glyph as HarfBuzz gives it.
    private struct Shaped {
        let glyph: UInt32
        let advance: Int32
        let isUnsafe: Bool
    }

    /// Shapes letters and returns the glyphs with their advances.
    private func shape(_ units: [UInt16]) -> [Shaped] {
        hb_buffer_clear_contents(buffer)
        hb_buffer_add_utf16(buffer, units, Int32(units.count), 0, Int32(units.count))
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, script)
        if let language { hb_buffer_set_language(buffer, language) }
        features.withUnsafeBufferPointer {
            hb_shape(file.font, buffer, $0.baseAddress, UInt32($0.count))
        }
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { index in
            let flags = hb_glyph_info_get_glyph_flags(&infos[index]).rawValue
            return Shaped(
                glyph: infos[index].codepoint,
                advance: positions[index].x_advance,
                isUnsafe: flags & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
            )
        }
    }

    // MARK: - Rules

    /// The features that HarfBuzz turns on by itself for text from left to right.
    private static let features: [hb_tag_t] = {
        let names = [
            "abvm", "blwm", "calt", "ccmp", "clig", "curs", "dist", "kern", "liga", "locl", "ltra",
            "ltrm", "mark", "mkmk", "rand", "rclt", "rlig", "rvrn",
        ]
        return names.map { name in hb_tag_from_string(name, -1) }
    }()

    /// Returns the letters that can be plain and the rules that look at several; nil where unknown.
    private static func rules(
        _ file: FontFile,
        _ added: [hb_feature_t]
    ) -> (letters: LetterSet, rules: ContextRules)? {
        // Tables of Apple's own take the place of OpenType's.
        let hasOthers =
            hb_aat_layout_has_substitution(file.face) != 0
            || hb_aat_layout_has_positioning(file.face) != 0
            || hb_aat_layout_has_tracking(file.face) != 0
        guard !hasOthers, !hasStateMachines(file.face) else { return nil }
        var slots: [UInt16: LetterSet] = [:]
        var letters = LetterSet()
        for unit in LetterSet.units {
            guard let slot = LetterSet.slot(of: unit), let glyph = glyph(of: unit, file),
                hb_ot_layout_get_glyph_class(file.face, glyph) != HB_OT_LAYOUT_GLYPH_CLASS_MARK,
                let number = UInt16(exactly: glyph)
            else { continue }
            slots[number, default: LetterSet()].insert(slot)
            letters.insert(slot)
        }
        let rules = ContextRules(
            file.face,
            letters: slots,
            features: features,
            added: added.filter { $0.value != 0 }.map(\.tag)
        )
        guard rules.isComplete else { return nil }
        letters.subtract(rules.excluded)
        for (slot, glyph) in rules.replacements where letters.contains(slot) {
            let kind = hb_ot_layout_get_glyph_class(file.face, UInt32(glyph))
            if kind == HB_OT_LAYOUT_GLYPH_CLASS_MARK {
                letters.subtract(LetterSet(slot))
            }
        }
        return (letters, rules)
    }

    /// Whether the old kerning table is of Apple's kind, which may look at more than pairs.
    private static func hasStateMachines(_ face: OpaquePointer) -> Bool {
        let kerning: hb_tag_t = 0x6B65_726E
        guard let blob = hb_face_reference_table(face, kerning) else { return false }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length), length > 1 else { return false }
        return TableReader(UnsafeRawBufferPointer(start: data, count: Int(length))).number(0) != 0
    }

    private static func glyph(of unit: UInt16, _ file: FontFile) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(file.font, UInt32(unit), &glyph) != 0, glyph != 0 else {
            return nil
        }
        return glyph
    }
}
