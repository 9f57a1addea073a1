import Foundation

/// Reads what stands within lines of Markdown: emphasis, code, struck through text and links.
///
/// After CommonMark 0.31, "Phase 2: inline structure", with GitHub's tildes.
struct MarkdownInlines {
    /// A stretch of text, or the marks of a run of them that are left.
    private struct Piece {
        var text: String
        var intent: InlinePresentationIntent = []
        var link: URL?
    }

    /// A run of marks that may begin or end emphasis.
    private struct Delimiter {
        var piece: Int
        var mark: Character
        var count: Int
        /// The length of the run as it is written.
        var length: Int
        var canOpen: Bool
        var canClose: Bool
    }

    private struct Bracket {
        var piece: Int
        var firstDelimiter: Int
        var isImage: Bool
    }

    private let characters: [Character]
    private let base: URL?
    private var index = 0
    private var pieces: [Piece] = []
    private var plain = ""
    private var delimiters: [Delimiter] = []
    private var brackets: [Bracket] = []
    /// How many of the first brackets stand around a link, and begin none.
    private var bracketsAroundLinks = 0
    private var meanings: [(pieces: Range<Int>, intent: InlinePresentationIntent)] = []
    private var links: [(pieces: Range<Int>, address: URL)] = []
    /// The lengths of runs of backticks that no later run ends.
    private var openTicks: Set<Int> = []

    private init(_ text: String, _ base: URL?) {
        characters = Array(text)
        self.base = base
    }

    /// Reads a text.
    static func read(_ text: String, relativeTo base: URL?) -> AttributedString {
        var reader = MarkdownInlines(text, base)
        reader.readAll()
        return reader.result
    }

    private mutating func readAll() {
        while index < characters.count {
            switch characters[index] {
            case "\\": readEscape()
            case "`": readCode()
            case "*", "_", "~": readDelimiters()
            case "[": openBracket(isImage: false)
            case "!" where peek(1) == "[": openBracket(isImage: true)
            case "]": closeBracket()
            case "<": readAddress()
            case "&": readEntity()
            default:
                plain.append(characters[index])
                index += 1
            }
        }
        flush()
        matchDelimiters(from: 0)
    }

    private func peek(_ distance: Int) -> Character? {
        let place = index + distance
        return characters.indices.contains(place) ? characters[place] : nil
    }

    private mutating func flush() {
        guard !plain.isEmpty else { return }
        pieces.append(Piece(text: plain))
        plain = ""
    }

    // MARK: - Characters and code

    private mutating func readEscape() {
        if let next = peek(1), next.isASCII, next.isPunctuation || next.isSymbol {
            plain.append(next)
            index += 2
        } else {
            plain.append("\\")
            index += 1
        }
    }

    private mutating func readEntity() {
        let end = characters[index...].prefix(32).firstIndex(of: ";")
        let entity = end.map { String(characters[index...$0]) }
        if let end, let entity, HTMLEntities.decode(entity) != entity {
            plain += HTMLEntities.decode(entity)
            index = end + 1
        } else {
            plain.append("&")
            index += 1
        }
    }

    private func runLength(at start: Int) -> Int {
        var end = start
        while end < characters.count, characters[end] == characters[start] { end += 1 }
        return end - start
    }

    private mutating func readCode() {
        let length = runLength(at: index)
        var end = index + length
        while !openTicks.contains(length), end < characters.count {
            guard characters[end] == "`" else {
                end += 1
                continue
            }
            let closing = runLength(at: end)
            if closing == length {
                addCode((index + length)..<end)
                index = end + length
                return
            }
            end += closing
        }
        openTicks.insert(length)
        plain += String(repeating: "`", count: length)
        index += length
    }

    private mutating func addCode(_ range: Range<Int>) {
        var text = String(characters[range].map { $0.isNewline ? " " : $0 })
        if text.hasPrefix(" "), text.hasSuffix(" "), text.contains(where: { $0 != " " }) {
            text = String(text.dropFirst().dropLast())
        }
        flush()
        pieces.append(Piece(text: text, intent: .code))
    }

    private mutating func readAddress() {
        var end = index + 1
        while end < characters.count, characters[end] != ">", characters[end] != "<",
            !characters[end].isWhitespace
        { end += 1 }
        let text = String(characters[(index + 1)..<min(end, characters.count)])
        let isClosed = end < characters.count && characters[end] == ">"
        let isMail = text.contains("@") && !text.contains(":")
        if isClosed, isMail || text.prefix(while: { $0 != ":" }).count >= 2 && text.contains(":"),
            let address = URL(string: isMail ? "mailto:" + text : text)
        {
            flush()
            pieces.append(Piece(text: text, link: address))
            index = end + 1
        } else {
            plain.append("<")
            index += 1
        }
    }

    // MARK: - Emphasis

    private mutating func readDelimiters() {
        let mark = characters[index]
        let length = runLength(at: index)
        let (before, after) = (index > 0 ? characters[index - 1] : " ", peek(length) ?? " ")
        func isMark(_ mark: Character) -> Bool { mark.isPunctuation || mark.isSymbol }
        let opens = !after.isWhitespace && (!isMark(after) || before.isWhitespace || isMark(before))
        let closes =
            !before.isWhitespace && (!isMark(before) || after.isWhitespace || isMark(after))
        flush()
        delimiters.append(
            Delimiter(
                piece: pieces.count,
                mark: mark,
                count: length,
                length: length,
                canOpen: mark == "_" ? opens && (!closes || isMark(before)) : opens,
                canClose: mark == "_" ? closes && (!opens || isMark(after)) : closes
            )
        )
        pieces.append(Piece(text: String(repeating: mark, count: length)))
        index += length
    }

    /// What runs of marks have in common for which a search found nothing.
    private struct Kind: Hashable {
        var mark: Character
        var canOpen: Bool
        var rest: Int
    }

    /// Finds the beginnings and ends of emphasis among the runs of marks from one on; takes these away.
    private mutating func matchDelimiters(from first: Int) {
        var open: [Delimiter] = []
        var bottoms: [Kind: Int] = [:]
        for var closer in delimiters[first...] {
            let kind = Kind(mark: closer.mark, canOpen: closer.canOpen, rest: closer.length % 3)
            while closer.canClose, closer.count > 0 {
                let bottom = min(bottoms[kind] ?? 0, open.count)
                let found = open.indices[bottom...].last { Self.matches(open[$0], closer) }
                guard let found else {
                    bottoms[kind] = open.count
                    break
                }
                let used = open[found].count >= 2 && closer.count >= 2 ? 2 : 1
                meanings.append(
                    ((open[found].piece + 1)..<closer.piece, Self.intent(closer.mark, used))
                )
                pieces[open[found].piece].text.removeLast(used)
                pieces[closer.piece].text.removeLast(used)
                open[found].count -= used
                closer.count -= used
                open.removeSubrange((open[found].count > 0 ? found + 1 : found)...)
                bottoms = bottoms.mapValues { min($0, open.count) }
            }
            if closer.canOpen, closer.count > 0 { open.append(closer) }
        }
        delimiters.removeSubrange(first...)
    }

    private static func matches(_ opener: Delimiter, _ closer: Delimiter) -> Bool {
        guard opener.mark == closer.mark else { return false }
        if opener.mark == "~" { return opener.count >= 2 && closer.count >= 2 }
        // A run that is both may not make three with another, unless each makes three itself.
        let isBoth = opener.canClose || closer.canOpen
        return !isBoth || (opener.length + closer.length) % 3 != 0
            || opener.length % 3 == 0 && closer.length % 3 == 0
    }

    private static func intent(_ mark: Character, _ count: Int) -> InlinePresentationIntent {
        if mark == "~" { return .strikethrough }
        return count == 2 ? .stronglyEmphasized : .emphasized
    }

    // MARK: - Links

    private mutating func openBracket(isImage: Bool) {
        flush()
        brackets.append(
            Bracket(piece: pieces.count, firstDelimiter: delimiters.count, isImage: isImage)
        )
        pieces.append(Piece(text: isImage ? "![" : "["))
        index += isImage ? 2 : 1
    }

    private mutating func closeBracket() {
        index += 1
        let bracket = brackets.popLast()
        let isAroundLink = brackets.count < bracketsAroundLinks
        bracketsAroundLinks = min(bracketsAroundLinks, brackets.count)
        guard let bracket, bracket.isImage || !isAroundLink, peek(0) == "(",
            let (address, end) = destination(from: index + 1)
        else {
            plain.append("]")
            return
        }
        flush()
        matchDelimiters(from: bracket.firstDelimiter)
        pieces[bracket.piece].text = ""
        index = end
        guard !bracket.isImage else { return }
        if let url = URL(string: address, relativeTo: base)?.absoluteURL {
            links.append(((bracket.piece + 1)..<pieces.count, url))
        }
        // Links do not stand in links.
        bracketsAroundLinks = brackets.count
    }

    /// Returns the address of a link and the place after its closing bracket; nil where it has none.
    private func destination(from start: Int) -> (String, Int)? {
        var place = start
        func skipSpaces() {
            while place < characters.count, characters[place].isWhitespace { place += 1 }
        }
        skipSpaces()
        var address = ""
        let isQuoted = place < characters.count && characters[place] == "<"
        if isQuoted { place += 1 }
        var depth = 0
        while place < characters.count {
            let character = characters[place]
            let next = place + 1 < characters.count ? characters[place + 1] : " "
            if character == "\\", next.isPunctuation {
                address.append(next)
                place += 2
                continue
            }
            // In angle brackets stands no other, which the reading of each link ends at.
            let isEnd =
                isQuoted
                ? "<>".contains(character) || character.isNewline : character.isWhitespace
            if isEnd { break }
            if !isQuoted, character == "(" { depth += 1 }
            if !isQuoted, character == ")" {
                if depth == 0 { break }
                depth -= 1
            }
            // Deeper ones are no addresses of pages, and would be read again for each bracket.
            guard depth <= 32, address.utf8.count < 2_048 else { return nil }
            address.append(character)
            place += 1
        }
        if isQuoted {
            guard place < characters.count, characters[place] == ">" else { return nil }
            place += 1
        }
        skipSpaces()
        if place < characters.count, "\"'(".contains(characters[place]) {
            let end = characters[place] == "(" ? ")" : characters[place]
            let title = characters[(place + 1)...].prefix(2_048)
            // Nor stands a bracket in those around a title.
            let close = title.firstIndex { $0 == end || end == ")" && $0 == "(" }
            guard let close, title[close] == end else { return nil }
            place = close + 1
            skipSpaces()
        }
        guard place < characters.count, characters[place] == ")" else { return nil }
        return (HTMLEntities.decode(address), place + 1)
    }

    // MARK: - Result

    private var result: AttributedString {
        var pieces = pieces
        for (range, address) in links {
            for piece in range where pieces[piece].link == nil { pieces[piece].link = address }
        }
        // How much of each meaning begins and ends at each piece.
        let all: [InlinePresentationIntent] = [.emphasized, .stronglyEmphasized, .strikethrough]
        for intent in all {
            var changes = [Int](repeating: 0, count: pieces.count + 1)
            for meaning in meanings where meaning.intent == intent {
                changes[meaning.pieces.lowerBound] += 1
                changes[meaning.pieces.upperBound] -= 1
            }
            var depth = 0
            for index in pieces.indices {
                depth += changes[index]
                if depth > 0 { pieces[index].intent.formUnion(intent) }
            }
        }
        var text = AttributedString()
        for piece in pieces where !piece.text.isEmpty {
            var attributes = AttributeContainer()
            if !piece.intent.isEmpty {
                attributes[AttributeScopes.UIKitAttributes.InlinePresentationIntentAttribute.self] =
                    piece.intent
            }
            attributes.foundation.link = piece.link
            text.append(AttributedString(piece.text, attributes: attributes))
        }
        return text
    }
}
