import CHarfBuzz

/// The rules of a font file that look at several letters at once.
///
/// What a font does with one letter or with two neighbours can be asked of HarfBuzz once and kept.
/// That answer holds within longer text only where no such rule does anything. Source: the OpenType
/// specification's chapters on GSUB, GPOS and common table formats.
struct ContextRules {
    /// Neighbours that a rule looks at: it may match where each letter is in its place's set.
    struct Rule {
        /// The sets, in the order of the text.
        let places: [LetterSet]
        /// The place at which the lookup stands when it tries the rule.
        let input: Int
        /// Whether anything is done; a rule that does nothing keeps later ones of its lookup from it.
        let acts: Bool
        /// The number of the lookup among those that were read, and of the rule within it.
        let lookup: Int
        let order: Int
        /// The place whose letters are the rarest.
        let anchor: Int

        /// Whether it matches letters around the place at which the lookup stands.
        func matches(at place: Int, count: Int, slot: (Int) -> Int) -> Bool {
            let start = place - input
            guard start >= 0, start + places.count <= count else { return false }
            return places.indices.allSatisfy { places[$0].contains(slot(start + $0)) }
        }
    }

    /// The rules that do something, but for those that show in the answer for a pair.
    private(set) var rules: [Rule] = []
    /// The rules that do nothing, by their lookups.
    private(set) var exceptions: [Int: [Rule]] = [:]
    /// Letters that must not be taken for plain at all.
    private(set) var excluded = LetterSet()
    /// Whether all tables were understood.
    private(set) var isComplete = true

    /// The glyphs that features beyond the defaults put in place of letters' own, by the letters' slots.
    private(set) var replacements: [Int: UInt16] = [:]

    /// The letters that each glyph is drawn for, where the lookup that is read has its turn.
    private var letters: [UInt16: LetterSet]
    /// The glyphs of letters, in order.
    private var glyphs: [UInt16]
    /// The letters of which a feature that is always on makes something else.
    private var remade = LetterSet()
    /// Whether the lookup that is read passes over base glyphs or ligatures: what it sees together need
    /// not stand together.
    private var skips = false
    /// The length from which on rules do not show in the answer for a pair.
    private var least = 3
    private var lookup = 0
    private var order = 0

    /// Reads the rules that may apply to letters.
    ///
    /// - Parameters:
    ///   - face: HarfBuzz's face.
    ///   - letters: The letters that each glyph is drawn for.
    ///   - features: The features that are always on.
    ///   - added: The features that are on beyond them.
    init(
        _ face: OpaquePointer,
        letters: [UInt16: LetterSet],
        features: [hb_tag_t],
        added: [hb_tag_t]
    ) {
        self.letters = letters
        glyphs = letters.keys.sorted()
        for table in [ContextRules.substitution, ContextRules.positioning] {
            guard let blob = hb_face_reference_table(face, table) else { continue }
            defer { hb_blob_destroy(blob) }
            var length: UInt32 = 0
            guard let data = hb_blob_get_data(blob, &length), length > 0 else { continue }
            let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
            readTable(bytes, table, face, features, added)
        }
        // Which of the two had its turn first is not known.
        for slot in replacements.keys where remade.contains(slot) { excluded.insert(slot) }
    }

    // MARK: - Tables

    private static let substitution: hb_tag_t = 0x4753_5542
    private static let positioning: hb_tag_t = 0x4750_4F53

    private mutating func readTable(
        _ bytes: UnsafeRawBufferPointer,
        _ table: hb_tag_t,
        _ face: OpaquePointer,
        _ features: [hb_tag_t],
        _ added: [hb_tag_t]
    ) {
        let reader = TableReader(bytes)
        // Version 1.1 may change lookups by the axes of variable fonts.
        if reader.number(2) > 0, reader.number(10) | reader.number(12) != 0 { isComplete = false }
        guard let usual = hb_set_create() else { return isComplete = false }
        defer { hb_set_destroy(usual) }
        guard let all = hb_set_create() else { return isComplete = false }
        defer { hb_set_destroy(all) }
        // Those of all scripts and languages: more than apply can only leave out more letters.
        (features + [0]).withUnsafeBufferPointer {
            hb_ot_layout_collect_lookups(face, table, nil, nil, $0.baseAddress, usual)
        }
        hb_set_union(all, usual)
        if !added.isEmpty {
            (added + [0]).withUnsafeBufferPointer {
                hb_ot_layout_collect_lookups(face, table, nil, nil, $0.baseAddress, all)
            }
        }
        let list = reader.table(at: 8, of: 0)
        var index = hb_codepoint_t.max
        // Lookups have their turns in this order.
        while hb_set_next(all, &index) != 0 {
            let lookup = reader.table(at: list + 2 + 2 * Int(index), of: list)
            let isUsual = hb_set_has(usual, index) != 0
            if table == ContextRules.positioning {
                readLookup(reader, lookup, isSubstitution: false)
            } else if isUsual || !readReplacements(reader, lookup) {
                readLookup(reader, lookup, isSubstitution: true)
            }
        }
        if reader.isBroken { isComplete = false }
    }

    /// Puts one glyph in place of another for the lookups that follow.
    ///
    /// - Returns: False for a lookup that does anything else, which is left to be read.
    private mutating func readReplacements(_ reader: TableReader, _ lookup: Int) -> Bool {
        guard reader.number(lookup + 2) & 0x6 == 0 else { return false }
        var changes: [UInt16: UInt16] = [:]
        for index in 0..<Int(reader.number(lookup + 4)) {
            var table = reader.table(at: lookup + 6 + 2 * index, of: lookup)
            var type = reader.number(lookup)
            if type == 7 {
                type = reader.number(table + 2)
                table += reader.longNumber(table + 4)
            }
            guard type == 1 else { return false }
            let format = reader.number(table)
            for (place, glyph) in covered(reader, reader.table(at: table + 2, of: table))
            where changes[glyph] == nil {
                switch format {
                case 1: changes[glyph] = glyph &+ reader.number(table + 4)
                case 2: changes[glyph] = reader.number(table + 6 + 2 * place)
                default: isComplete = false
                }
            }
        }
        let moved = changes.map { old, new in (new, letters.removeValue(forKey: old)) }
        for (glyph, set) in moved {
            guard let set else { continue }
            letters[glyph, default: LetterSet()].formUnion(set)
            for unit in LetterSet.units {
                guard let slot = LetterSet.slot(of: unit), set.contains(slot) else { continue }
                replacements[slot] = glyph
            }
        }
        glyphs = letters.keys.sorted()
        return true
    }

    private mutating func readLookup(_ reader: TableReader, _ lookup: Int, isSubstitution: Bool) {
        let kind = Int(reader.number(lookup))
        skips = reader.number(lookup + 2) & 0x6 != 0
        // Of two pairs that follow each other, a rule that moves both letters may skip the second.
        least = isSubstitution ? 3 : 2
        self.lookup += 1
        for index in 0..<Int(reader.number(lookup + 4)) {
            var table = reader.table(at: lookup + 6 + 2 * index, of: lookup)
            var type = kind
            if type == (isSubstitution ? 7 : 9) {
                type = Int(reader.number(table + 2))
                table += reader.longNumber(table + 4)
            }
            if isSubstitution {
                readSubstitution(reader, table, type)
            } else {
                readPositioning(reader, table, type)
            }
        }
    }

    private mutating func readSubstitution(_ reader: TableReader, _ table: Int, _ type: Int) {
        switch type {
        case 1, 2, 3:
            remade.formUnion(letters(reader, reader.table(at: table + 2, of: table)))
        case 4 where skips: excludeCovered(reader, table)
        case 4: readLigatures(reader, table)
        case 5: readContext(reader, table, isChained: false)
        case 6: readContext(reader, table, isChained: true)
        case 8: readReverse(reader, table)
        default: isComplete = false
        }
    }

    private mutating func readPositioning(_ reader: TableReader, _ table: Int, _ type: Int) {
        switch type {
        // Marks stand on letters and are none themselves.
        case 1, 4, 5, 6: break
        // A pair that moves its second glyph as well is passed over whole.
        case 2 where skips || reader.number(table + 6) != 0: excludeCovered(reader, table)
        case 3 where skips: excludeCovered(reader, table)
        case 2, 3: break
        case 7: readContext(reader, table, isChained: false)
        case 8: readContext(reader, table, isChained: true)
        default: isComplete = false
        }
    }

    private mutating func excludeCovered(_ reader: TableReader, _ table: Int) {
        excluded.formUnion(letters(reader, reader.table(at: table + 2, of: table)))
    }

    // MARK: - Rules

    /// Keeps a rule that may match; shorter ones show in the answer for a pair.
    private mutating func keep(
        _ before: [LetterSet] = [],
        _ input: [LetterSet],
        _ after: [LetterSet] = [],
        acts: Bool = true
    ) {
        let places = before + input + after
        guard !places.contains(where: \.isEmpty) else { return }
        if skips {
            guard places.count > 1 else { return }
            for place in places { excluded.formUnion(place) }
            return
        }
        let weights = places.map(\.weight)
        let rule = Rule(
            places: places,
            input: before.count,
            acts: acts,
            lookup: lookup,
            order: order,
            anchor: weights.indices.min { weights[$0] < weights[$1] } ?? 0
        )
        order += 1
        if !acts { exceptions[lookup, default: []].append(rule) }
        if places.count >= least { rules.append(rule) }
    }

    private mutating func readLigatures(_ reader: TableReader, _ table: Int) {
        for (index, glyph) in covered(reader, reader.table(at: table + 2, of: table)) {
            let set = reader.table(at: table + 6 + 2 * index, of: table)
            for entry in 0..<Int(reader.number(set)) {
                let ligature = reader.table(at: set + 2 + 2 * entry, of: set)
                let count = Int(reader.number(ligature + 2))
                guard count > 2 else { continue }
                let rest = (1..<count).map { reader.number(ligature + 2 + 2 * $0) }
                keep([], ([glyph] + rest).map { letters[$0] ?? LetterSet() })
            }
        }
    }

    private mutating func readReverse(_ reader: TableReader, _ table: Int) {
        var place = table + 4
        func sets() -> [LetterSet] {
            let count = Int(reader.number(place))
            defer { place += 2 + 2 * count }
            return (0..<count).map {
                letters(reader, reader.table(at: place + 2 + 2 * $0, of: table))
            }
        }
        let input = letters(reader, reader.table(at: table + 2, of: table))
        // What stands before is listed from the nearest on.
        let before = Array(sets().reversed())
        keep(before, [input], sets())
    }

    private mutating func readContext(_ reader: TableReader, _ table: Int, isChained: Bool) {
        switch reader.number(table) {
        case 1:
            let first = covered(reader, reader.table(at: table + 2, of: table))
            for (index, glyph) in first {
                let set = reader.offset(table + 6 + 2 * index)
                let letters = letters
                let start = letters[glyph] ?? LetterSet()
                readRules(reader, table, set, first: start, isChained) {
                    letters[$1] ?? LetterSet()
                }
            }
        case 2: readClasses(reader, table, isChained: isChained)
        case 3: readCoverages(reader, table, isChained: isChained)
        default: isComplete = false
        }
    }

    private mutating func readClasses(_ reader: TableReader, _ table: Int, isChained: Bool) {
        let covered = letters(reader, reader.table(at: table + 2, of: table))
        let definitions = (0..<(isChained ? 3 : 1)).map { index in
            classes(reader, reader.offset(table + 4 + 2 * index).map { table + $0 })
        }
        // The input's classes are the only ones, or stand between the two others.
        let input = isChained ? 1 : 0
        let sets = table + (isChained ? 10 : 6)
        for value in 0..<Int(reader.number(sets)) {
            let first = covered.intersection(definitions[input][UInt16(value)] ?? LetterSet())
            guard !first.isEmpty else { continue }
            let set = reader.offset(sets + 2 + 2 * value)
            readRules(reader, table, set, first: first, isChained) { part, value in
                definitions[isChained ? part : 0][value] ?? LetterSet()
            }
        }
    }

    private mutating func readRules(
        _ reader: TableReader,
        _ table: Int,
        _ set: Int?,
        first: LetterSet,
        _ isChained: Bool,
        letters: (Int, UInt16) -> LetterSet
    ) {
        guard let set else { return }
        let start = table + set
        for index in 0..<Int(reader.number(start)) {
            var place = reader.table(at: start + 2 + 2 * index, of: start)
            func count() -> Int {
                defer { place += 2 }
                return Int(reader.number(place))
            }
            func take(_ count: Int, _ part: Int) -> [LetterSet] {
                defer { place += 2 * count }
                return (0..<count).map { letters(part, reader.number(place + 2 * $0)) }
            }
            guard isChained else {
                let length = count()
                let actions = count()
                keep([], [first] + take(max(length - 1, 0), 0), acts: actions > 0)
                continue
            }
            // What stands before is listed from the nearest on.
            let before = Array(take(count(), 0).reversed())
            let input = [first] + take(max(count() - 1, 0), 1)
            let after = take(count(), 2)
            keep(before, input, after, acts: count() > 0)
        }
    }

    private mutating func readCoverages(_ reader: TableReader, _ table: Int, isChained: Bool) {
        var place = table + 2
        func sets(_ count: Int) -> [LetterSet]? {
            defer { place += 2 * count }
            var sets: [LetterSet] = []
            for index in 0..<count {
                let set = letters(reader, reader.table(at: place + 2 * index, of: table))
                // Most rules are about other letters.
                if set.isEmpty { return nil }
                sets.append(set)
            }
            return sets
        }
        func count() -> Int {
            defer { place += 2 }
            return Int(reader.number(place))
        }
        guard isChained else {
            let length = count()
            let actions = count()
            guard let input = sets(length) else { return }
            return keep([], input, acts: actions > 0)
        }
        guard let before = sets(count()), let input = sets(count()), let after = sets(count())
        else { return }
        // What stands before is listed from the nearest on.
        keep(before.reversed(), input, after, acts: count() > 0)
    }

    // MARK: - Glyphs

    /// Returns the letters in a coverage table.
    private mutating func letters(_ reader: TableReader, _ coverage: Int) -> LetterSet {
        var result = LetterSet()
        for (_, glyph) in covered(reader, coverage) {
            if let letters = letters[glyph] { result.formUnion(letters) }
        }
        return result
    }

    /// Returns the letters' glyphs in a coverage table, with their places in it.
    private mutating func covered(_ reader: TableReader, _ coverage: Int) -> [(Int, UInt16)] {
        let count = Int(reader.number(coverage + 2))
        var result: [(Int, UInt16)] = []
        switch reader.number(coverage) {
        case 1:
            for index in 0..<count {
                let glyph = reader.number(coverage + 4 + 2 * index)
                if letters[glyph] != nil { result.append((index, glyph)) }
            }
        case 2:
            for index in 0..<count {
                let range = coverage + 4 + 6 * index
                let first = reader.number(range)
                let start = Int(reader.number(range + 4))
                for glyph in glyphs(from: first, to: reader.number(range + 2)) {
                    result.append((start + Int(glyph - first), glyph))
                }
            }
        default: isComplete = false
        }
        return result
    }

    /// Returns the letters' glyphs in a range.
    private func glyphs(from first: UInt16, to last: UInt16) -> ArraySlice<UInt16> {
        func index(of glyph: Int) -> Int {
            var (low, high) = (0, glyphs.count)
            while low < high {
                let middle = (low + high) / 2
                if Int(glyphs[middle]) < glyph { low = middle + 1 } else { high = middle }
            }
            return low
        }
        guard first <= last else { return [] }
        return glyphs[index(of: Int(first))..<index(of: Int(last) + 1)]
    }

    /// Returns the letters of each class of a class definition table; those it leaves out are of class 0.
    private mutating func classes(_ reader: TableReader, _ table: Int?) -> [UInt16: LetterSet] {
        var known: [UInt16: UInt16] = [:]
        if let table {
            switch reader.number(table) {
            case 1:
                let (first, count) = (reader.number(table + 2), Int(reader.number(table + 4)))
                for glyph in glyphs where glyph >= first && Int(glyph) < Int(first) + count {
                    known[glyph] = reader.number(table + 6 + 2 * Int(glyph - first))
                }
            case 2:
                let count = Int(reader.number(table + 2))
                for index in 0..<count {
                    let range = table + 4 + 6 * index
                    let value = reader.number(range + 4)
                    for glyph in glyphs(from: reader.number(range), to: reader.number(range + 2)) {
                        known[glyph] = value
                    }
                }
            default: isComplete = false
            }
        }
        var result: [UInt16: LetterSet] = [:]
        for (glyph, letters) in letters {
            result[known[glyph] ?? 0, default: LetterSet()].formUnion(letters)
        }
        return result
    }
}
