import Foundation

/// The words of a language: a list of stems with flags, and rules for what may stand before and
/// behind them.
///
/// The files are those of Hunspell (hunspell(5)), as far as it says single words: dictionaries
/// that build compounds of any words are none.
struct SpellingDictionary: Sendable {
    /// A beginning or an end of words.
    private struct Affix: Sendable {
        var flag: UInt32
        /// What the stem has in the affix's place.
        var stripped: String
        var added: String
        /// Whether words may have one at the other end as well.
        var isCrossed: Bool
        /// What words that have it may have at the other end, whatever their stem may.
        var continued: Set<UInt32>
        var condition: Condition
    }

    /// What the edge of a stem has to be.
    private struct Condition: Sendable {
        /// For each character those that are allowed, or that are not; nil for any.
        var parts: [(characters: Set<Character>, isExcluding: Bool)?]

        init(_ text: Substring) {
            parts = []
            var rest = text
            while let first = rest.popFirst() {
                switch first {
                case ".": parts.append(nil)
                case "[":
                    let end = rest.firstIndex(of: "]") ?? rest.endIndex
                    var inner = rest[..<end]
                    let isExcluding = inner.first == "^"
                    if isExcluding { inner.removeFirst() }
                    parts.append((Set(inner), isExcluding))
                    rest = rest[end...].dropFirst()
                default: parts.append(([first], false))
                }
            }
            if text == "." { parts = [] }
        }

        func allows(_ edge: some Collection<Character>) -> Bool {
            guard edge.count == parts.count else { return false }
            return zip(edge, parts).allSatisfy { character, part in
                part.map { $0.characters.contains(character) != $0.isExcluding } ?? true
            }
        }
    }

    /// Why a text is no dictionary.
    enum Problem: Error {
        /// It is in an encoding that is not read.
        case encoding(String)
        /// It builds compounds, which is not understood.
        case compounds
    }

    private var stems: [String: Int32] = [:]
    private var flagSets: [Set<UInt32>] = []
    private var suffixes: [String: [Affix]] = [:]
    private var prefixes: [String: [Affix]] = [:]
    private var longestSuffix = 0
    private var longestPrefix = 0
    /// Flags of stems that are no words by themselves.
    private var hidden: Set<UInt32> = []
    private var forbidden: UInt32?
    private var unsuggested: UInt32?
    private(set) var letters: [Character] = Array("abcdefghijklmnopqrstuvwxyz'")
    private(set) var replacements: [(from: String, to: String)] = []
    private var converted: [(from: String, to: String)] = []
    /// The stems in order, of which completions are made.
    private var sorted: [String] = []

    /// Reads a dictionary.
    ///
    /// - Parameters:
    ///   - affixes: The text of the file of rules.
    ///   - words: The text of the file of stems.
    /// - Throws: `Problem`, where the rules are in another encoding or build compounds.
    init(affixes: String, words: String) throws(Problem) {
        var kind = FlagKind.characters
        for line in affixes.split(whereSeparator: \.isNewline) {
            let parts = line.split(whereSeparator: \.isWhitespace)
            guard let name = parts.first, !name.hasPrefix("#") else { continue }
            try take(name, parts, &kind)
        }
        readStems(words, kind)
        aliases = nil
        sorted = stems.keys.sorted()
    }

    private mutating func take(
        _ name: Substring,
        _ parts: [Substring],
        _ kind: inout FlagKind
    ) throws(Problem) {
        let value = parts.count > 1 ? parts[1] : ""
        switch name {
        case "SET": if value.uppercased() != "UTF-8" { throw .encoding(String(value)) }
        case "FLAG": kind = FlagKind(value)
        // The first line says how many follow.
        case "AF": if aliases == nil { aliases = [] } else { aliases?.append(kind.flags(value)) }
        case "COMPOUNDFLAG", "COMPOUNDBEGIN": throw .compounds
        case "TRY": letters = Array(value).filter { $0.isLowercase || !$0.isLetter }
        case "NEEDAFFIX", "ONLYINCOMPOUND": hidden.formUnion(kind.flags(value))
        case "FORBIDDENWORD": forbidden = kind.flags(value).first
        case "NOSUGGEST": unsuggested = kind.flags(value).first
        case "REP" where parts.count > 2:
            let texts = parts[1...2].map { $0.replacingOccurrences(of: "_", with: " ") }
            replacements.append((texts[0], texts[1]))
        case "ICONV" where parts.count > 2:
            converted.append((String(parts[1]), String(parts[2])))
        case "SFX", "PFX": takeAffix(parts, isSuffix: name == "SFX", kind)
        default: break
        }
    }

    private mutating func takeAffix(_ parts: [Substring], isSuffix: Bool, _ kind: FlagKind) {
        guard parts.count >= 4, let flag = kind.flags(parts[1]).first else { return }
        // The first line of a rule says how many follow.
        if parts.count == 4, Int(parts[3]) != nil {
            if parts[2] == "Y" { crossed.insert(flag) }
            return
        }
        let ends = parts[3].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        let added = ends[0]
        let affix = Affix(
            flag: flag,
            stripped: parts[2] == "0" ? "" : String(parts[2]),
            added: added == "0" ? "" : String(added),
            isCrossed: crossed.contains(flag),
            continued: ends.count > 1 ? Set(flags(ends[1], kind)) : [],
            condition: Condition(parts.count > 4 ? parts[4] : ".")
        )
        if isSuffix {
            suffixes[affix.added, default: []].append(affix)
            longestSuffix = max(longestSuffix, affix.added.count)
        } else {
            prefixes[affix.added, default: []].append(affix)
            longestPrefix = max(longestPrefix, affix.added.count)
        }
    }

    private var crossed: Set<UInt32> = []
    /// Sets of flags that stems and affixes name by their number, from 1; nil where they have flags.
    private var aliases: [[UInt32]]?

    private func flags(_ text: Substring, _ kind: FlagKind) -> [UInt32] {
        guard let aliases else { return kind.flags(text) }
        guard let number = Int(text), number > 0, number <= aliases.count else { return [] }
        return aliases[number - 1]
    }

    private mutating func readStems(_ words: String, _ kind: FlagKind) {
        var known: [Set<UInt32>: Int32] = [:]
        func index(of flags: Set<UInt32>, in sets: inout [Set<UInt32>]) -> Int32 {
            if let index = known[flags] { return index }
            sets.append(flags)
            known[flags] = Int32(sets.count - 1)
            return Int32(sets.count - 1)
        }
        for line in words.split(whereSeparator: \.isNewline).dropFirst() {
            let entry = line.prefix { $0 != "\t" && $0 != " " }
            let slash = entry.firstIndex(of: "/") ?? entry.endIndex
            guard slash > entry.startIndex else { continue }
            let word = String(entry[..<slash])
            var flags = Set(self.flags(entry[slash...].dropFirst(), kind))
            // Words of the same letters are one that has all affixes.
            if let old = stems[word] { flags.formUnion(flagSets[Int(old)]) }
            stems[word] = index(of: flags, in: &flagSets)
        }
    }

    // MARK: - Words

    /// Whether a word is spelled right; one with digits or without letters always is.
    func isRight(_ word: String) -> Bool {
        var word = word
        for (from, to) in converted where word.contains(from) {
            word = word.replacingOccurrences(of: from, with: to)
        }
        guard word.contains(where: \.isLetter), !word.contains(where: \.isNumber) else {
            return true
        }
        if isWord(word) { return true }
        let small = word.lowercased()
        guard small != word, let first = word.first, first.isUppercase else { return false }
        // At the beginning of a sentence, and where all letters are capitals.
        let isRestSmall = word.dropFirst().allSatisfy { !$0.isUppercase }
        if isRestSmall { return isWord(small) }
        guard word == word.uppercased() else { return false }
        return isWord(small) || isWord(small.prefix(1).uppercased() + small.dropFirst())
    }

    /// Whether a word is there as it is written.
    private func isWord(_ word: String) -> Bool {
        if let flags = flags(of: word) {
            if let forbidden, flags.contains(forbidden) { return false }
            if hidden.isDisjoint(with: flags) { return true }
        }
        if hasStem(word, needing: nil) { return true }
        for length in stride(from: 1, through: min(longestPrefix, word.count - 1), by: 1) {
            for affix in prefixes[String(word.prefix(length))] ?? [] {
                let stem = affix.stripped + word.dropFirst(length)
                guard affix.condition.allows(stem.prefix(affix.condition.parts.count)) else {
                    continue
                }
                if flags(of: stem)?.contains(affix.flag) == true { return true }
                if affix.isCrossed, hasStem(stem, needing: affix.flag) { return true }
            }
        }
        return false
    }

    /// Whether a word is a stem with an end; with a prefix, the stem has to have its flag as well.
    private func hasStem(_ word: String, needing prefix: UInt32?) -> Bool {
        for length in stride(from: 0, through: min(longestSuffix, word.count - 1), by: 1) {
            for affix in suffixes[String(word.suffix(length))] ?? [] {
                let stem = word.dropLast(length) + affix.stripped
                guard prefix == nil ? hidden.isDisjoint(with: affix.continued) : affix.isCrossed,
                    affix.condition.allows(stem.suffix(affix.condition.parts.count)),
                    let flags = flags(of: String(stem)), flags.contains(affix.flag),
                    prefix.map({ flags.contains($0) || affix.continued.contains($0) }) ?? true
                else { continue }
                if let forbidden, flags.contains(forbidden) { continue }
                return true
            }
        }
        return false
    }

    private func flags(of stem: String) -> Set<UInt32>? { stems[stem].map { flagSets[Int($0)] } }

    /// Whether a word may be suggested.
    func isSuggested(_ word: String) -> Bool {
        guard isRight(word) else { return false }
        guard let unsuggested else { return true }
        return flags(of: word.lowercased())?.contains(unsuggested) != true
    }

    /// Returns words that begin with letters, the shortest first.
    func words(beginningWith letters: String, atMost most: Int) -> [String] {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] < letters { low = middle + 1 } else { high = middle }
        }
        let found = sorted[low...].prefix { $0.hasPrefix(letters) }
            .filter { $0 != letters && isSuggested($0) }
        return Array(found.sorted { ($0.count, $0) < ($1.count, $1) }.prefix(most))
    }
}

/// How flags are written.
private enum FlagKind {
    case characters, pairs, numbers

    init(_ name: Substring) {
        switch name {
        case "long": self = .pairs
        case "num": self = .numbers
        default: self = .characters
        }
    }

    func flags(_ text: Substring) -> [UInt32] {
        switch self {
        case .characters: text.unicodeScalars.map(\.value)
        case .numbers: text.split(separator: ",").compactMap { UInt32($0) }
        case .pairs:
            stride(from: 0, to: text.unicodeScalars.count - 1, by: 2).map { start in
                let pair = Array(text.unicodeScalars.dropFirst(start).prefix(2))
                return pair[0].value << 16 | pair[1].value & 0xFFFF
            }
        }
    }
}
