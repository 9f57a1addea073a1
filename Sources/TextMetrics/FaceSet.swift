/// The files that draw one weight and slant of a family, and who draws which character.
final class FaceSet {
    /// The name in the style sheet under which all files are declared by their ranges.
    let face: FontFace
    /// The face that gives the measures.
    let primary: FontFile
    /// Whether the measures are UIKit's own.
    let isSystem: Bool
    /// The parts found so far: the primary's own, then fallback parts as text needs them.
    private(set) var subsets: [FontSubset]

    private let ownCount: Int
    private let catalog: FontCatalog
    private let fallback: [FallbackFace]
    private var fallbackSubsets: [Int: [FontSubset]] = [:]
    private var fallbackCores: [Int: ScalarRanges] = [:]
    private var fallbackStart: [Int: Int] = [:]
    private var pages: [UInt32: Page] = [:]
    private var latinPage: Page
    private var sequences: [[UInt32]: Int] = [:]

    /// What draws each of 256 characters.
    struct Page {
        /// The index of the part whose core has the character; `FaceSet.nobody` for none.
        var owners = [UInt16](repeating: FaceSet.nobody, count: 256)
        /// A bit for each of the primary's parts that can draw whole stretches.
        var masks = [UInt8](repeating: 0, count: 256)
    }

    /// The owner of characters that no installed font has.
    static let nobody = UInt16.max

    /// Creates the set; opens no fallback file yet.
    ///
    /// Unless `cutsFiles`, each file is one part.
    init(
        face: FontFace,
        primary: FontFile,
        isSystem: Bool,
        catalog: FontCatalog,
        fallback: [FallbackFace],
        cutsFiles: Bool
    ) {
        self.face = face
        self.primary = primary
        self.isSystem = isSystem
        self.catalog = catalog
        self.fallback = cutsFiles ? fallback : fallback.map(\.uncut)
        let own =
            cutsFiles
            ? FontSubset.textSubsets(of: primary)
            : FontSubset.fallbackSubsets(
                of: primary,
                core: primary.coverage,
                limit: primary.coverage,
                slicing: .whole
            )
        subsets = own
        ownCount = own.count
        latinPage = Page()
        latinPage = makePage(0)
    }

    /// UIKit's measures or the file's, at one point.
    var metrics: FontMetrics { isSystem ? .system : primary.metrics }

    /// Returns the index of the part that draws a character, `nobody` where none does.
    func owner(of scalar: UInt32) -> UInt16 {
        if scalar < 256 { return latinPage.owners[Int(scalar)] }
        return withPage(scalar) { $0.owners[Int(scalar & 0xFF)] }
    }

    /// Returns a bit for each part that can draw the character within a whole stretch.
    func stretchMask(of scalar: UInt32) -> UInt8 {
        if scalar < 256 { return latinPage.masks[Int(scalar)] }
        return withPage(scalar) { $0.masks[Int(scalar & 0xFF)] }
    }

    /// Whether a part is of the font itself, and not of one that draws what it lacks.
    func isOwn(_ part: Int) -> Bool { part < ownCount }

    /// Returns the space after each character that a part draws in a font, in points.
    func tracking(of font: TextFont, part: Int) -> Double {
        if isOwn(part) { return font.tracking }
        return subsets.indices.contains(part) && subsets[part].isHangul ? font.hangulTracking : 0
    }

    /// Returns the name under which a part is used for a stretch of text.
    func face(ofStretchIn index: Int) -> FontFace {
        guard let suffix = subsets[index].ownFamilySuffix else { return face }
        return FontFace(family: face.family + suffix, weight: face.weight, isItalic: face.isItalic)
    }

    /// Returns the families that a name in the style sheet may be of, the likeliest first.
    static func baseFamilies(of name: String) -> [String] {
        var result = [name]
        for suffix in FontSubset.familySuffixes + [FontSubset.emojiSuffix]
        where name.hasSuffix(suffix) {
            result.append(String(name.dropLast(suffix.count)))
        }
        let words = name.split(separator: " ", omittingEmptySubsequences: false)
        if words.count > 2, words[words.count - 2] == "Emoji" {
            result.append(words.dropLast(2).joined(separator: " "))
        }
        return result
    }

    /// Makes the part for the sequence that a name of a part or family ends with.
    func addSequence(named name: String) {
        _ = sequenceSubset(named: name)
    }

    /// Returns the part for the sequence that a name of a file tells; nil for none.
    func sequenceSubset(named name: String) -> FontSubset? {
        let scalars = name.split(separator: "-").map { UInt32($0, radix: 16) }
        guard scalars.count <= 16, !scalars.contains(nil) else { return nil }
        let drawn = scalars.compactMap { $0 }.filter { $0 != CharacterClass.emojiSelector }
        return drawn.count > 1 ? sequencePart(of: drawn).map { subsets[$0] } : nil
    }

    /// The parts of the font itself.
    var ownSubsets: [FontSubset] { Array(subsets.prefix(ownCount)) }

    /// Returns the parts of the fallback faces that are of an installed file; opens no other.
    func fallbackSubsets(ofStem stem: String) -> [FontSubset] {
        fallback.indices.filter { index in
            fallback[index].stems.contains { stem == $0 || stem.hasPrefix($0 + "-") }
        }.flatMap { parts(ofFallback: $0) }
    }

    /// Returns all parts, of all fallback faces too.
    func allSubsets() -> [FontSubset] {
        Array(subsets.prefix(ownCount)) + fallback.indices.flatMap { parts(ofFallback: $0) }
            + sequences.values.sorted().map { subsets[$0] }
    }

    private func withPage<Result>(_ scalar: UInt32, _ body: (Page) -> Result) -> Result {
        let number = scalar >> 8
        if let page = pages[number] { return body(page) }
        let page = makePage(number)
        pages[number] = page
        return body(page)
    }

    private func makePage(_ number: UInt32) -> Page {
        var page = Page()
        let span = (number << 8)...(number << 8 | 0xFF)
        var missing: [ClosedRange<UInt32>] = [span]
        func fill(_ subset: FontSubset, _ index: Int) {
            let inside = subset.core.intersection(ScalarRanges([span]))
            // A font that draws tens of thousands of sequences as one must not end the process.
            let owner = UInt16(exactly: index) ?? FaceSet.nobody
            for scalar in inside.ranges.joined() { page.owners[Int(scalar & 0xFF)] = owner }
            missing = ScalarRanges(missing).subtracting(inside).ranges
        }
        for (index, subset) in subsets.prefix(ownCount).enumerated() {
            fill(subset, index)
            guard index == 0 || subset.ownFamilySuffix != nil else { continue }
            let covered = subset.coverage.intersection(ScalarRanges([span]))
            for scalar in covered.ranges.joined() { page.masks[Int(scalar & 0xFF)] |= 1 << index }
        }
        for index in fallback.indices where !missing.isEmpty {
            let wanted = ScalarRanges(missing).intersection(fallback[index].limit)
            guard !wanted.isEmpty else { continue }
            let start = addParts(ofFallback: index)
            for (offset, part) in parts(ofFallback: index).enumerated() {
                fill(part, start + offset)
            }
        }
        return page
    }

    /// Gives a fallback face's parts their numbers; returns the first.
    private func addParts(ofFallback index: Int) -> Int {
        if let known = fallbackStart[index] { return known }
        let start = subsets.count
        fallbackStart[index] = start
        subsets += parts(ofFallback: index)
        return start
    }

    /// Returns the index of the part that draws a character as emoji; nil where none does.
    func emojiPart(of scalar: UInt32) -> Int? {
        guard let index = fallback.firstIndex(where: \.isEmoji) else { return nil }
        let start = addParts(ofFallback: index)
        return parts(ofFallback: index)
            .firstIndex { ($0.ownCore ?? $0.core).contains(scalar) }
            .map { start + $0 }
    }

    /// Returns the index of the part that draws characters as one emoji; nil where none does.
    ///
    /// The characters are without `CharacterClass.emojiSelector`: with and without it an emoji is
    /// in the same file.
    func sequencePart(of scalars: [UInt32]) -> Int? {
        if let known = sequences[scalars] { return known }
        var part: Int?
        if let index = fallback.firstIndex(where: \.isEmoji), let file = file(ofFallback: index),
            scalars.allSatisfy(file.coverage.contains), file.drawsAsOne(scalars)
        {
            part = subsets.count
            subsets.append(FontSubset.emojiSequence(scalars, of: file))
        }
        // Only what the font draws as one is kept: it has some thousands, while texts have no end.
        if part != nil { sequences[scalars] = part }
        return part
    }

    private func parts(ofFallback index: Int) -> [FontSubset] {
        if let known = fallbackSubsets[index] { return known }
        var parts: [FontSubset] = []
        if let file = file(ofFallback: index) {
            let core = core(ofFallback: index)
            if !core.isEmpty {
                parts = FontSubset.fallbackSubsets(
                    of: file,
                    core: core,
                    limit: fallback[index].limit,
                    slicing: fallback[index].slicing
                )
                for part in parts.indices { parts[part].isHangul = fallback[index].isHangul }
            }
        }
        fallbackSubsets[index] = parts
        return parts
    }

    /// Returns what a fallback face draws: what neither the primary nor an earlier one has.
    private func core(ofFallback index: Int) -> ScalarRanges {
        if let known = fallbackCores[index] { return known }
        let limit = fallback[index].limit
        guard let file = file(ofFallback: index) else { return ScalarRanges() }
        var core = file.coverage.intersection(limit).subtracting(primary.coverage)
        for earlier in 0..<index where !fallback[earlier].limit.intersection(limit).isEmpty {
            core = core.subtracting(self.core(ofFallback: earlier))
        }
        fallbackCores[index] = core
        return core
    }

    private func file(ofFallback index: Int) -> FontFile? {
        let weights = face.weight >= 600 ? ["-Bold", "-Regular", ""] : ["-Regular", ""]
        for stem in fallback[index].stems {
            for weight in weights where catalog.contains(stem: stem + weight) {
                let number = fallback[index].index
                if let file = catalog.file(stem: stem + weight, index: number) { return file }
            }
        }
        return nil
    }
}

extension FallbackFace {
    fileprivate var uncut: FallbackFace {
        var face = self
        if !isEmoji { face.slicing = .whole }
        return face
    }

    fileprivate var isEmoji: Bool {
        if case .emoji = slicing { true } else { false }
    }
}
