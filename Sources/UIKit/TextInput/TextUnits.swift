import Foundation

/// The units of texts by which a person moves and selects, in UTF-16 units.
enum TextUnits {
    /// Returns the units of a text, in order; white space between words is in none.
    static func ranges(_ granularity: UITextGranularity, in text: String) -> [Range<Int>] {
        switch granularity {
        case .character: characters(in: text)
        case .word: words(in: text)
        case .sentence: sentences(in: text)
        case .paragraph, .line: paragraphs(in: text)
        case .document: text.isEmpty ? [] : [0..<text.length]
        }
    }

    private static func characters(in text: String) -> [Range<Int>] {
        var start = 0
        return text.map { character in
            let length = String(character).length
            defer { start += length }
            return start..<(start + length)
        }
    }

    private static func words(in text: String) -> [Range<Int>] {
        let characters = Array(text)
        var words: [Range<Int>] = []
        var (offset, start) = (0, 0)
        var isInside = false
        for (index, character) in characters.enumerated() {
            let length = String(character).length
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            let previous = index > 0 ? characters[index - 1] : nil
            let isIdeograph = character.unicodeScalars.first?.properties.isIdeographic == true
            let isPart =
                !isIdeograph
                && (isOfWords(character) || joins(character, after: previous, before: next))
            if isInside, !isPart {
                words.append(start..<offset)
                isInside = false
            }
            if isIdeograph {
                words.append(offset..<(offset + length))
            } else if isPart, !isInside {
                start = offset
                isInside = true
            }
            offset += length
        }
        if isInside { words.append(start..<offset) }
        return words
    }

    private static func isOfWords(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// Whether a mark stands within a word or a number: "don't", "3.14".
    private static func joins(
        _ mark: Character,
        after previous: Character?,
        before next: Character?
    ) -> Bool {
        guard let previous, let next else { return false }
        switch mark {
        case "'", "\u{2019}": return previous.isLetter && next.isLetter
        case ".", ",": return previous.isNumber && next.isNumber
        default: return false
        }
    }

    private static func sentences(in text: String) -> [Range<Int>] {
        let ends: Set<Character> = [".", "!", "?", "\u{2026}", "\u{3002}", "\u{FF01}", "\u{FF1F}"]
        var sentences: [Range<Int>] = []
        var (offset, start) = (0, 0)
        var (hasEnd, isOver) = (false, false)
        for character in text {
            // What follows the white space after the end belongs to the next one.
            if isOver, !character.isWhitespace {
                sentences.append(start..<offset)
                (start, hasEnd, isOver) = (offset, false, false)
            }
            if ends.contains(character) {
                hasEnd = true
            } else if character.isNewline || hasEnd && character.isWhitespace {
                isOver = true
            } else if !"\"')]\u{201D}\u{2019}".contains(character) {
                hasEnd = false
            }
            offset += String(character).length
        }
        if offset > start { sentences.append(start..<offset) }
        return sentences
    }

    private static func paragraphs(in text: String) -> [Range<Int>] {
        var paragraphs: [Range<Int>] = []
        var (offset, start) = (0, 0)
        for character in text {
            let length = String(character).length
            if character.isNewline {
                paragraphs.append(start..<offset)
                start = offset + length
            }
            offset += length
        }
        if offset > start { paragraphs.append(start..<offset) }
        return paragraphs
    }
}
