import Foundation

/// Finds words that are misspelled, and what may be meant.
///
/// The words are those of the machine's Hunspell dictionaries (on Debian, packages such as
/// `hunspell-en-us`). In a language without one nothing is misspelled.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    /// Words that this checker takes as right; default nil.
    open var ignoredWords: [String]?

    /// Creates a checker.
    public override init() { super.init() }

    /// The languages that can be checked, such as "en_US".
    open class var availableLanguages: [String] { SpellingDictionaries.languages }

    // MARK: - Checking

    /// Returns the first misspelled word; the location is `NSNotFound` where there is none.
    ///
    /// - Parameters:
    ///   - stringToCheck: The text.
    ///   - range: The part of the text in which words are checked, in UTF-16 units.
    ///   - startingOffset: Where the search begins in the text, in UTF-16 units.
    ///   - wrapFlag: Whether the search goes on at the beginning of the part.
    ///   - language: The language, such as "en" or "en_US".
    /// - Returns: Where the word stands in the text, in UTF-16 units.
    open func rangeOfMisspelledWord(
        in stringToCheck: String,
        range: NSRange,
        startingAt startingOffset: Int,
        wrap wrapFlag: Bool,
        language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let dictionary = SpellingDictionaries.dictionary(of: language) else { return none }
        let text = stringToCheck as NSString
        let start = min(max(0, range.location), text.length)
        let end = start + min(max(0, range.length), text.length - start)
        let words = self.words(of: stringToCheck).filter {
            $0.lowerBound >= start && $0.upperBound <= end
        }
        let behind = words.filter { $0.upperBound > startingOffset }
        let rest = wrapFlag ? words.filter { $0.upperBound <= startingOffset } : []
        let wrong = (behind + rest).first { word in
            let letters = text.substring(with: NSRange(word))
            return !isKnown(letters) && !dictionary.isRight(letters)
        }
        return wrong.map { NSRange($0) } ?? none
    }

    /// The words of the text that was checked last: apps ask for its mistakes one by one.
    private var split = (text: "", words: [Range<Int>]())

    private func words(of text: String) -> [Range<Int>] {
        // Texts that are equal may have other characters.
        if !split.text.utf8.elementsEqual(text.utf8) {
            split = (text, TextUnits.ranges(.word, in: text))
        }
        return split.words
    }

    /// Returns what may be meant by a misspelled word, the likeliest first; nil for a word that is
    /// right, and in a language without a dictionary.
    open func guesses(
        forWordRange range: NSRange,
        in string: String,
        language: String
    ) -> [String]? {
        guard let dictionary = SpellingDictionaries.dictionary(of: language),
            let word = Self.word(range, in: string), !isKnown(word), !dictionary.isRight(word)
        else { return nil }
        return dictionary.guesses(for: word)
    }

    /// Returns words that begin as a part of one does, the shortest first; nil where there are none.
    open func completions(
        forPartialWordRange range: NSRange,
        in string: String?,
        language: String
    ) -> [String]? {
        guard let dictionary = SpellingDictionaries.dictionary(of: language),
            let part = string.flatMap({ Self.word(range, in: $0) }), !part.isEmpty
        else { return nil }
        let isCapital = part.first?.isUppercase == true
        var found = dictionary.words(beginningWith: part, atMost: 20)
        if isCapital {
            found += dictionary.words(beginningWith: part.lowercased(), atMost: 20).map {
                $0.prefix(1).uppercased() + $0.dropFirst()
            }
        }
        return found.isEmpty ? nil : found
    }

    private static func word(_ range: NSRange, in string: String) -> String? {
        let text = string as NSString
        guard range.location >= 0, range.length > 0, range.location <= text.length,
            range.length <= text.length - range.location
        else { return nil }
        return text.substring(with: range)
    }

    // MARK: - Words of the app's

    /// Has this checker take a word as right.
    open func ignoreWord(_ wordToIgnore: String) {
        ignoredWords = (ignoredWords ?? []).filter { $0 != wordToIgnore } + [wordToIgnore]
    }

    /// Has all checkers of this tab take a word as right.
    open class func learnWord(_ word: String) { learnedWords.insert(word) }
    /// Returns whether checkers of this tab were told that a word is right.
    open class func hasLearnedWord(_ word: String) -> Bool { learnedWords.contains(word) }
    /// Has the checkers of this tab forget a word.
    open class func unlearnWord(_ word: String) { learnedWords.remove(word) }

    private func isKnown(_ word: String) -> Bool {
        ignoredWords?.contains(word) == true || Self.learnedWords.contains(word)
    }

    private static let keyObject = NSObject()
    private static var key: UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(keyObject).toOpaque())
    }
    /// What was learned where no scene runs.
    private static var looseWords: Set<String> = []

    /// What one person's app learned is for that tab alone.
    private static var learnedWords: Set<String> {
        get {
            guard let scene = UIWindowScene.current else { return looseWords }
            return AssociatedObjects.value(of: scene, key) as? Set<String> ?? []
        }
        set {
            guard let scene = UIWindowScene.current else {
                looseWords = newValue
                return
            }
            AssociatedObjects.set(newValue, of: scene, key, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}

extension SpellingDictionary {
    /// Returns what may be meant by a misspelled word, the likeliest first.
    func guesses(for word: String) -> [String] {
        let isCapital = word.first?.isUppercase == true
        let small = word.lowercased()
        // Nobody means one of these, and trying all of its changes would take long.
        guard small.count <= 40 else { return [] }
        var found: [String] = []
        func add(_ candidate: String) {
            var text = candidate
            if !isSuggested(text) {
                // Names are written with a capital.
                text = candidate.prefix(1).uppercased() + candidate.dropFirst()
                guard isSuggested(text) else { return }
            }
            if isCapital { text = text.prefix(1).uppercased() + text.dropFirst() }
            if text != word, !found.contains(text) { found.append(text) }
        }
        add(small)
        for (from, to) in replacements {
            var start = small.startIndex
            while let place = small.range(of: from, range: start..<small.endIndex) {
                add(small.replacingCharacters(in: place, with: to))
                start = small.index(after: place.lowerBound)
            }
        }
        let characters = Array(small)
        func text(_ change: (inout [Character]) -> Void) -> String {
            var copy = characters
            change(&copy)
            return String(copy)
        }
        for index in characters.indices.dropLast() {
            add(text { $0.swapAt(index, index + 1) })
        }
        for letter in letters {
            for index in characters.indices where characters[index] != letter {
                add(text { $0[index] = letter })
            }
        }
        for index in characters.indices where characters.count > 1 {
            add(text { $0.remove(at: index) })
        }
        for letter in letters {
            for index in 0...characters.count { add(text { $0.insert(letter, at: index) }) }
        }
        for index in characters.indices.dropFirst() {
            let (first, second) = (String(characters[..<index]), String(characters[index...]))
            guard first.count > 1, second.count > 1, isRight(first), isRight(second) else {
                continue
            }
            found.append("\(isCapital ? first.capitalized : first) \(second)")
        }
        return Array(found.prefix(15))
    }
}
