import CHarfBuzz

/// The rules of a font file that look at three letters or more at once.
///
/// What a font does with one letter or with two neighbours can be asked of HarfBuzz once and kept.
/// That answer holds within longer text only where no such rule can match. Source: the OpenType
/// specification's chapters on GSUB, GPOS and common table formats.
struct ContextRules {
    /// Sequences of letters: a rule may match where each letter is in its place's set.
    private(set) var sequences: [[LetterSet]] = []
    /// Letters that must not be taken for plain at all.
    private(set) var excluded = LetterSet()
    /// Whether all tables were understood.
    private(set) var isComplete = true

    /// The letters that each glyph is drawn for.
    private let letters: [UInt16: LetterSet]
    /// The glyphs of letters, in order.
    private let glyphs: [UInt16]
    /// Whether the lookup that is read passes over base glyphs or ligatures: what it sees together need
    /// not stand together.
    private var skips = false

    /// Reads the rules that may apply to letters.
    ///
    /// - Parameters:
    ///   - face: HarfBuzz's face.
    ///   - letters: The letters that each glyph is drawn for.
    ///   - features: The features that are on.
    init(_ face: OpaquePointer, letters: [UInt16: LetterSet], features: [hb_tag_t]) {
        self.letters = letters
        glyphs = letters.keys.sorted()
        for table in [ContextRules.substitution, ContextRules.positioning] {
            guard let blob = hb_face_reference_table(face, table) else { continue }
            defer { hb_blob_destroy(blob) }
            var length: UInt32 = 0
            guard let data = hb_blob_get_data(blob, &length), length > 0 else { continue }
            let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
            readTable(bytes, table, face, features)
        }
    }

    /// Returns letters of which no rule can match in text that holds no others.
    func plainLetters(of letters: LetterSet) -> LetterSet {
        guard isComplete else { return LetterSet() }
        var plain = letters
        plain.subtract(excluded)
        for sequence in sequences {
            let places = sequence.map { $0.intersection(plain) }
            guard !places.contains(where: \.isEmpty) else { continue }
            guard let least = places.min(by: { $0.weight < $1.weight }) else { continue }
            plain.subtract(least)
        }
        return plain
    }

    // MARK: - Tables

    private static let substitution: hb_tag_t = 0x4753_5542
    private static let positioning: hb_tag_t = 0x4750_4F53

    private mutating func readTable(
        _ bytes: UnsafeRawBufferPointer,
        _ table: hb_tag_t,
        _ face: OpaquePointer,
        _ features: [hb_tag_t]
    ) {
        let reader = TableReader(bytes)
        // Version 1.1 may change lookups by the axes of variable fonts.
        if reader.number(2) > 0, reader.number(10) | reader.number(12) != 0 { isComplete = false }
        guard let indexes = hb_set_create() else { return isComplete = false }
        defer { hb_set_destroy(indexes) }
        // Those of all scripts and languages: more than apply can only leave out more letters.
        (features + [0]).withUnsafeBufferPointer {
            hb_ot_layout_collect_lookups(face, table, nil, nil, $0.baseAddress, indexes)
        }
        let list = reader.table(at: 8, of: 0)
        var index = hb_codepoint_t.max
        while hb_set_next(indexes, &index) != 0 {
            let lookup = reader.table(at: list + 2 + 2 * Int(index), of: list)
            readLookup(reader, lookup, isSubstitution: table == ContextRules.substitution)
        }
        if reader.isBroken { isComplete = false }
    }

    private mutating func readLookup(_ reader: TableReader, _ lookup: Int, isSubstitution: Bool) {
        let kind = Int(reader.number(lookup))
        skips = reader.number(lookup + 2) & 0x6 != 0
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
        case 1, 2, 3: break
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
    private mutating func keep(_ places: [LetterSet]) {
        guard places.count > (skips ? 1 : 2), !places.contains(where: \.isEmpty) else {
            return
        }
        if skips {
            for place in places { excluded.formUnion(place) }
        } else {
            sequences.append(places)
        }
    }

    private mutating func readLigatures(_ reader: TableReader, _ table: Int) {
        for (index, glyph) in covered(reader, reader.table(at: table + 2, of: table)) {
            let set = reader.table(at: table + 6 + 2 * index, of: table)
            for entry in 0..<Int(reader.number(set)) {
                let ligature = reader.table(at: set + 2 + 2 * entry, of: set)
                let count = Int(reader.number(ligature + 2))
                guard count > 2 else { continue }
                let rest = (1..<count).map { reader.number(ligature + 2 + 2 * $0) }
                keep(([glyph] + rest).map { letters[$0] ?? LetterSet() })
            }
        }
    }

    private mutating func readReverse(_ reader: TableReader, _ table: Int) {
        var places = [letters(reader, reader.table(at: table + 2, of: table))]
        var place = table + 4
        for _ in 0..<2 {
            let count = Int(reader.number(place))
            for index in 0..<count {
                places.append(letters(reader, reader.table(at: place + 2 + 2 * index, of: table)))
            }
            place += 2 + 2 * count
        }
        keep(places)
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
            var places = [first]
            func take(_ count: Int, _ part: Int) {
                for index in 0..<count {
                    places.append(letters(part, reader.number(place + 2 * index)))
                }
                place += 2 * count
            }
            func count() -> Int {
                defer { place += 2 }
                return Int(reader.number(place))
            }
            if isChained {
                take(count(), 0)
                take(max(count() - 1, 0), 1)
                take(count(), 2)
            } else {
                let length = count()
                place += 2
                take(max(length - 1, 0), 0)
            }
            keep(places)
        }
    }

    private mutating func readCoverages(_ reader: TableReader, _ table: Int, isChained: Bool) {
        var places: [LetterSet] = []
        var place = table + 2
        for _ in 0..<(isChained ? 3 : 1) {
            let count = Int(reader.number(place))
            // Without a chain, the count of what is done comes before the coverages.
            place += isChained ? 2 : 4
            for index in 0..<count {
                places.append(letters(reader, reader.table(at: place + 2 * index, of: table)))
                // Most rules are about other letters.
                if places[places.count - 1].isEmpty { return }
            }
            place += 2 * count
        }
        keep(places)
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
