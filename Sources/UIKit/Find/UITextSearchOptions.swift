import Foundation

/// How text is searched.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
    /// Which words count as matches.
    public enum WordMatchMethod: Int, Sendable {
        /// Those that have the searched text anywhere.
        case contains
        /// Those that begin with it.
        case startsWith
        /// Those that are it.
        case fullWord
    }

    private let match: WordMatchMethod
    private let comparison: NSString.CompareOptions

    /// Creates options that find any part of words, whatever the case of their letters.
    public override init() {
        match = .contains
        comparison = .caseInsensitive
        super.init()
    }

    init(_ match: WordMatchMethod, _ comparison: NSString.CompareOptions) {
        self.match = match
        self.comparison = comparison
        super.init()
    }

    /// Which words count as matches; default those that have the searched text anywhere.
    open var wordMatchMethod: WordMatchMethod { match }
    /// How characters are compared; default whatever their case.
    open var stringCompareOptions: NSString.CompareOptions { comparison }
}

/// The looks of text that was found.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// That of all text.
    case normal
    /// That of each match.
    case found
    /// That of the match that a person looks at.
    case highlighted
}

extension String {
    /// The most matches that are looked for.
    private static let mostMatches = 10_000

    /// Returns where a text is found, in UTF-16 units, from first to last.
    func places(
        of text: String,
        _ match: UITextSearchOptions.WordMatchMethod,
        _ options: NSString.CompareOptions
    ) -> [Range<Int>] {
        let whole = self as NSString
        var places: [Range<Int>] = []
        var start = 0
        func isLetter(_ index: Int) -> Bool {
            guard index >= 0, index < whole.length else { return false }
            let scalar = Unicode.Scalar(whole.character(at: index))
            return scalar.map { CharacterSet.alphanumerics.contains($0) } ?? true
        }
        while start < whole.length, places.count < Self.mostMatches {
            let rest = NSRange(location: start, length: whole.length - start)
            let found = whole.range(of: text, options: options.subtracting(.backwards), range: rest)
            guard found.location != NSNotFound, found.length > 0 else { break }
            let end = NSMaxRange(found)
            start = end
            if match != .contains, isLetter(found.location - 1) { continue }
            if match == .fullWord, isLetter(end) { continue }
            places.append(found.location..<end)
        }
        return places
    }
}
