import Foundation
import Testing

@testable import UIKit

struct SpellingDictionaryTests {
    private static let affixes = """
        SET UTF-8
        TRY esianrtolcdugmfphbyvkwz
        ICONV 1
        ICONV ’ '
        NOSUGGEST !
        FORBIDDENWORD X
        REP 1
        REP ie ei
        PFX U Y 1
        PFX U 0 un .
        SFX D Y 3
        SFX D 0 d e
        SFX D y ied [^aeiou]y
        SFX D 0 ed [^ey]
        SFX S N 2
        SFX S 0 s [^sy]
        SFX S 0 es s
        """
    private static let words = """
        9
        walk/DS
        tie/UD
        cry/D
        cat/S
        glass/S
        receive/D
        Paris
        darn/!
        don't
        """
    private let dictionary: SpellingDictionary

    init() throws {
        dictionary = try SpellingDictionary(affixes: Self.affixes, words: Self.words)
    }

    @Test(arguments: [
        "walk", "walked", "walks", "tied", "untied", "untie", "cried", "cats", "glasses", "Cats",
        "CATS", "Paris", "PARIS", "don't", "don’t", "4th", "12",
    ])
    func wordsOfTheRulesAreRight(word: String) { #expect(dictionary.isRight(word)) }

    @Test(arguments: ["walkd", "cryed", "tys", "uncats", "paris", "cAts", "glasss", "unwalk", "s"])
    func otherWordsAreWrong(word: String) { #expect(!dictionary.isRight(word)) }

    @Test func guessesAreWordsThatAreNear() {
        #expect(dictionary.guesses(for: "recieve") == ["receive"])
        #expect(dictionary.guesses(for: "wlak").first == "walk")
        #expect(dictionary.guesses(for: "Caat") == ["Cat"])
        #expect(dictionary.guesses(for: "paris") == ["Paris"])
        #expect(dictionary.guesses(for: "catwalk") == ["cat walk"])
        // Words that nobody likes to read are right, but not suggested.
        #expect(dictionary.isRight("darn") && dictionary.guesses(for: "dran") == [])
        #expect(dictionary.guesses(for: String(repeating: "a", count: 10_000)) == [])
    }

    @Test func affixesSayWhatGoesOn() throws {
        let affixes = """
            SET UTF-8
            FLAG long
            NEEDAFFIX N.
            AF 4
            AF S.P.
            AF S. # 2
            AF J.
            AF N.J.
            PFX P. Y 1
            PFX P. 0 un .
            PFX J. Y 1
            PFX J. 0 j' [aeiou]
            SFX S. Y 2
            SFX S. er e/3 er
            SFX S. er ai/4 er
            """
        let dictionary = try SpellingDictionary(
            affixes: affixes,
            words: "3\naimer/1\nparler/2\nodd/9"
        )
        for word in ["aimer", "aime", "unaimer", "parle", "j'aime", "j'aimai", "odd"] {
            #expect(dictionary.isRight(word), "\(word)")
        }
        for word in ["unparler", "j'aimer", "j'parle", "aimai", "parlai"] {
            #expect(!dictionary.isRight(word), "\(word)")
        }
    }

    @Test func wordsAreCompleted() {
        #expect(dictionary.words(beginningWith: "c", atMost: 5) == ["cat", "cry"])
        #expect(dictionary.words(beginningWith: "x", atMost: 5) == [])
    }

    @Test func whatIsNotUnderstoodIsNoDictionary() {
        #expect(throws: SpellingDictionary.Problem.self) {
            try SpellingDictionary(affixes: "SET ISO8859-1", words: "0")
        }
        #expect(throws: SpellingDictionary.Problem.self) {
            try SpellingDictionary(affixes: "COMPOUNDFLAG x", words: "0")
        }
        // Broken lines are left out.
        let odd = try? SpellingDictionary(affixes: "SFX\nSFX A\nPFX A Y x\nREP 1\nSET", words: "")
        #expect(odd == nil)
        let rest = try? SpellingDictionary(affixes: "SFX A Y\nSFX A 0 x [", words: "1\n/\nab/A")
        #expect(rest?.isRight("ab") == true)
    }
}

@MainActor
@Suite(.enabled("No dictionary is installed.") { await !UITextChecker.availableLanguages.isEmpty })
struct UITextCheckerTests {
    private let checker = UITextChecker()
    private let text = "Helo wrld, hello world"

    private func find(from start: Int = 0, wrapping: Bool = false, _ language: String = "en")
        -> NSRange
    {
        checker.rangeOfMisspelledWord(
            in: text,
            range: NSRange(location: 0, length: text.utf16.count),
            startingAt: start,
            wrap: wrapping,
            language: language
        )
    }

    @Test func misspelledWordsAreFound() {
        #expect(find() == NSRange(location: 0, length: 4))
        #expect(find(from: 5) == NSRange(location: 5, length: 4))
        #expect(find(from: 10).location == NSNotFound)
        #expect(find(from: 10, wrapping: true) == NSRange(location: 0, length: 4))
        #expect(find("en-US") == find("en_US") && find("xx").location == NSNotFound)
        let odd = NSRange(location: Int.max, length: Int.max)
        let found = checker.rangeOfMisspelledWord(
            in: text,
            range: odd,
            startingAt: -5,
            wrap: true,
            language: "en"
        )
        #expect(found.location == NSNotFound)
    }

    @Test func equalTextsOfOtherCharactersHavePlacesOfTheirOwn() {
        func place(in text: String) -> Int {
            let range = NSRange(location: 0, length: text.utf16.count)
            return checker.rangeOfMisspelledWord(
                in: text,
                range: range,
                startingAt: 5,
                wrap: false,
                language: "en"
            ).location
        }
        #expect(place(in: "caf\u{E9} wrld") == 5)
        #expect(place(in: "cafe\u{301} wrld") == 6)
    }

    @Test func wordsThatAreLearnedAreRight() {
        checker.ignoreWord("Helo")
        #expect(find() == NSRange(location: 5, length: 4))
        #expect(checker.ignoredWords == ["Helo"])
        UITextChecker.learnWord("wrld")
        #expect(find().location == NSNotFound && UITextChecker.hasLearnedWord("wrld"))
        UITextChecker.unlearnWord("wrld")
        #expect(find().location == 5)
    }

    @Test func whatIsLearnedIsTheTabs() {
        let (one, two) = (TestScene(), TestScene())
        defer {
            one.end()
            two.end()
        }
        one.scene.perform { UITextChecker.learnWord("wrld") }
        #expect(one.scene.perform { UITextChecker.hasLearnedWord("wrld") })
        #expect(!two.scene.perform { UITextChecker.hasLearnedWord("wrld") })
    }

    @Test func wordsAreGuessedAndCompleted() {
        let guesses = checker.guesses(
            forWordRange: NSRange(location: 0, length: 4),
            in: text,
            language: "en"
        )
        #expect(guesses?.contains("Hello") == true)
        let right = NSRange(location: 11, length: 5)
        #expect(checker.guesses(forWordRange: right, in: text, language: "en") == nil)
        let part = NSRange(location: 11, length: 4)
        let completions = checker.completions(
            forPartialWordRange: part,
            in: text,
            language: "en"
        )
        #expect(completions?.contains("hello") == true)
        let beyond = NSRange(location: 20, length: 50)
        #expect(checker.guesses(forWordRange: beyond, in: text, language: "en") == nil)
    }
}
