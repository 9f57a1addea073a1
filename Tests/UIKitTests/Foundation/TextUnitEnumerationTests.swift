import Foundation
import Testing

@testable import UIKit

struct TextUnitEnumerationTests {
    @Test func wordsOfAText() {
        let text = "Don't  stop, \u{1F600} now!"
        var words: [String?] = []
        var parts: [String] = []
        text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byWords) {
            word,
            range,
            enclosing,
            _ in
            words.append(word)
            #expect(word == String(text[range]))
            parts.append(String(text[enclosing]))
        }
        #expect(words == ["Don't", "stop", "now"])
        #expect(parts == ["Don't  ", "stop, \u{1F600} ", "now!"])
    }

    @Test func theLastWordsOfAPart() {
        let text = "one two three four" as NSString
        var words: [String?] = []
        var range = NSRange()
        text.enumerateSubstrings(
            in: NSRange(location: 4, length: 9),
            options: [.byWords, .reverse]
        ) { word, place, _, stop in
            words.append(word)
            range = place
            stop.pointee = true
        }
        #expect(words == ["three"] && range == NSRange(location: 8, length: 5))
    }

    @Test func sentencesWithoutTheirTexts() {
        let text = "One. Two!"
        var ranges: [String] = []
        text.enumerateSubstrings(
            in: text.startIndex...,
            options: [.bySentences, .substringNotRequired]
        ) { sentence, range, _, _ in
            #expect(sentence == nil)
            ranges.append(String(text[range]))
        }
        #expect(ranges.map { $0.trimmingCharacters(in: .whitespaces) } == ["One.", "Two!"])
    }

    @Test func otherUnitsAreFoundations() {
        var lines: [String?] = []
        let text = "a\nb"
        text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byLines) {
            line,
            _,
            _,
            _ in
            lines.append(line)
        }
        #expect(lines == ["a", "b"])
        let count: NSInteger = lines.count
        #expect(count == 2)
    }
}
