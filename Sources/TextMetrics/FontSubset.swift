/// A part of a font file that the browser loads as one file.
struct FontSubset: Sendable {
    /// The face that the part is cut from.
    var file: FontFile
    /// The part's name within the face, such as "basic".
    var name: String
    /// The characters that the shared family takes from this part; no two parts share one.
    var core: ScalarRanges
    /// All characters that the file holds.
    var coverage: ScalarRanges
    /// The end of the family's name under which this part alone draws whole stretches of text.
    ///
    /// Kerning does not reach across files. So a stretch of Cyrillic with its spaces and full stops
    /// is drawn from one file that has them all, named by a family of its own.
    var ownFamilySuffix: String?
    /// The characters that the part draws under its own name; nil for all that it holds.
    var ownCore: ScalarRanges?
    /// Whether the part draws Korean for fonts that lack it.
    var isHangul = false

    /// The ends of the names of families that draw a script with the letters that stand beside it.
    static let familySuffixes = [" Western", " Latin", " Cyrillic", " Greek"]
    /// The end of the name of the family that draws emoji, also those that text faces have.
    static let emojiSuffix = " Emoji"

    /// Cuts a text face: English for first screens, then by script, then everything else.
    static func textSubsets(of file: FontFile) -> [FontSubset] {
        let all = file.coverage
        var rest = all
        var result: [FontSubset] = []
        func add(_ name: String, _ ranges: ScalarRanges, with: ScalarRanges, suffix: String?) {
            let core = rest.intersection(ranges)
            guard !core.isEmpty else { return }
            rest = rest.subtracting(core)
            result.append(
                FontSubset(
                    file: file,
                    name: name,
                    core: core,
                    coverage: core.union(all.intersection(with)),
                    ownFamilySuffix: suffix
                )
            )
        }
        let shared = latin.union(marks).union(ScalarRanges([0x2116...0x2116]))
        // English text, and nothing else: it is what the first sight of most pages waits for.
        add("basic", basic, with: ScalarRanges(), suffix: nil)
        // A new suffix goes into `familySuffixes` too, or its files are never found.
        add("latin", latin, with: basic, suffix: " Western")
        add("latin-ext", latinExtended, with: latin, suffix: " Latin")
        add("cyrillic", cyrillic, with: shared, suffix: " Cyrillic")
        add("greek", greek, with: shared, suffix: " Greek")
        add("symbols", ScalarRanges([0...0x10FFFF]), with: ScalarRanges(), suffix: nil)
        return result
    }

    /// Cuts a fallback face, for the characters that no earlier face has.
    static func fallbackSubsets(
        of file: FontFile,
        core: ScalarRanges,
        limit: ScalarRanges,
        slicing: FallbackFace.Slicing
    ) -> [FontSubset] {
        switch slicing {
        case .whole:
            return [subset(of: file, name: "all", core: core, coverage: file.coverage)]
        case .blocks:
            return slices(of: core) { $0 >= 0x3000 && $0 <= 0x30FF ? 0x3000 : $0 & ~0x7F }
                .map { start, slice in
                    let name = String(start, radix: 16)
                    return subset(of: file, name: name, core: slice, coverage: slice)
                }
        case .emoji:
            let all = file.coverage.intersection(limit)
            let selector = ScalarRanges([
                CharacterClass.emojiSelector...CharacterClass.emojiSelector
            ])
            return slices(of: all) { $0 & ~0xF }.map { start, slice in
                FontSubset(
                    file: file,
                    name: String(start, radix: 16),
                    core: slice.intersection(core),
                    coverage: slice.union(selector),
                    ownFamilySuffix: emojiSuffix,
                    ownCore: slice
                )
            }
        }
    }

    private static func subset(
        of file: FontFile,
        name: String,
        core: ScalarRanges,
        coverage: ScalarRanges
    ) -> FontSubset {
        FontSubset(file: file, name: name, core: core, coverage: coverage, ownFamilySuffix: nil)
    }

    private static func slices(
        of core: ScalarRanges,
        by start: (UInt32) -> UInt32
    ) -> [(UInt32, ScalarRanges)] {
        var slices: [UInt32: [ClosedRange<UInt32>]] = [:]
        for range in core.ranges {
            for scalar in range { slices[start(scalar), default: []].append(scalar...scalar) }
        }
        return slices.sorted { $0.key < $1.key }.map { ($0.key, ScalarRanges($0.value)) }
    }

    /// The part of an emoji face that draws one sequence, such as a flag or a family.
    ///
    /// All sequences of a face would make files of a megabyte; one takes a few kilobytes. It draws
    /// the sequence with `CharacterClass.emojiSelector` too, wherever that stands.
    static func emojiSequence(_ scalars: [UInt32], of file: FontFile) -> FontSubset {
        let name = scalars.map { String($0, radix: 16) }.joined(separator: "-")
        return FontSubset(
            file: file,
            name: sequencePrefix + name,
            core: ScalarRanges(),
            coverage: ScalarRanges((scalars + [CharacterClass.emojiSelector]).map { $0...$0 }),
            ownFamilySuffix: emojiSuffix + " " + name
        )
    }

    /// The start of the names of parts that draw one sequence.
    static let sequencePrefix = "seq-"

    private static let basic = ScalarRanges([
        0x20...0x7E, 0xA0...0xA0, 0x2013...0x2014, 0x2018...0x2019, 0x201C...0x201D,
        0x2022...0x2022, 0x2026...0x2026,
    ])
    private static let latin = ScalarRanges([
        0x20...0x7E, 0xA0...0xFF, 0x131...0x131, 0x152...0x153, 0x2010...0x2014, 0x2018...0x201A,
        0x201C...0x201E, 0x2020...0x2022, 0x2026...0x2026, 0x2030...0x2030, 0x2039...0x203A,
        0x20AC...0x20AC, 0x2122...0x2122, 0x2190...0x2193, 0x2212...0x2212,
    ])
    private static let marks = ScalarRanges([
        0x2B9...0x2DF, 0x300...0x304, 0x306...0x308, 0x30A...0x30C, 0x313...0x314, 0x342...0x342,
        0x345...0x345,
    ])
    private static let latinExtended = ScalarRanges([
        0x100...0x36F, 0x1D00...0x1DFF, 0x1E00...0x1EFF, 0x2000...0x206F, 0x20A0...0x20C0,
        0x2070...0x209F, 0x2113...0x2117, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xFEFF...0xFEFF,
    ])
    private static let cyrillic = ScalarRanges([
        0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F, 0xFE2E...0xFE2F,
    ])
    private static let greek = ScalarRanges([0x370...0x3FF, 0x1F00...0x1FFF])
}
