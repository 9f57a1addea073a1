import Foundation

/// A part of a predicate's text.
enum PredicateToken: Equatable {
    /// A name, a key path or a word of the language.
    case word(String)
    /// A name after `#`: never a word of the language.
    case name(String)
    case integer(Int)
    case real(Double)
    case text(String)
    case variable(String)
    /// The argument with an index, as a value.
    case argument(Int)
    /// The argument with an index, as a key path.
    case argumentPath(Int)
    case symbol(String)
    case end
}

/// Cuts a predicate's text into tokens.
struct PredicateScanner {
    private let format: String
    private let characters: [Character]
    private var index = 0
    private var arguments = 0

    init(_ format: String) {
        self.format = format
        characters = Array(format)
    }

    /// Returns the tokens of a text, the last of which is its end.
    static func tokens(of format: String) throws -> [PredicateToken] {
        var scanner = PredicateScanner(format)
        var tokens: [PredicateToken] = []
        while true {
            let token = try scanner.next()
            tokens.append(token)
            if token == .end { return tokens }
        }
    }

    private var current: Character? { index < characters.count ? characters[index] : nil }
    private var following: Character? {
        index + 1 < characters.count ? characters[index + 1] : nil
    }

    private mutating func next() throws -> PredicateToken {
        while let character = current, character.isWhitespace { index += 1 }
        guard let character = current else { return .end }
        switch character {
        case "'", "\"": return .text(try quoted(character))
        case "%": return try specifier()
        case "$":
            index += 1
            let name = word()
            if name.isEmpty { throw error("a variable without a name") }
            return .variable(name)
        case "#":
            index += 1
            return .name(word())
        case "0"..."9": return try number()
        case "." where following?.isNumber == true: return try number()
        default:
            if Self.isWord(character) || character == "@" { return .word(word()) }
            return try symbol()
        }
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private mutating func word() -> String {
        let start = index
        if current == "@" { index += 1 }
        while let character = current, Self.isWord(character) { index += 1 }
        return String(characters[start..<index])
    }

    private mutating func symbol() throws -> PredicateToken {
        let pair = String(characters[index..<min(index + 2, characters.count)])
        let pairs = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**", ":="]
        if pairs.contains(pair) {
            index += 2
            return .symbol(pair)
        }
        guard let character = current, "=<>!()[]{},.+-*/:".contains(character) else {
            throw error("\"\(pair.prefix(1))\" is not expected")
        }
        index += 1
        return .symbol(String(character))
    }

    private mutating func quoted(_ mark: Character) throws -> String {
        index += 1
        var text = ""
        while let character = current, character != mark {
            index += 1
            text.append(character == "\\" ? try escaped() : character)
        }
        guard current == mark else { throw error("a text without its end") }
        index += 1
        return text
    }

    private mutating func escaped() throws -> Character {
        guard let character = current else { throw error("a text without its end") }
        index += 1
        switch character {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "u", "U":
            let digits = String(characters[index..<min(index + 4, characters.count)])
            guard digits.count == 4, let code = UInt32(digits, radix: 16),
                let scalar = Unicode.Scalar(code)
            else { throw error("\"\\\(character)\" without four digits") }
            index += 4
            return Character(scalar)
        default: return character
        }
    }

    private mutating func number() throws -> PredicateToken {
        let radixes: [Character: Int] = ["x": 16, "o": 8, "b": 2]
        if current == "0", let letter = following, let radix = radixes[letter] {
            index += 2
            let digits = word()
            guard let value = Int(digits, radix: radix) else {
                throw error("\"0\(letter)\(digits)\" is not a number")
            }
            return .integer(value)
        }
        var text = ""
        while let character = current {
            let isSign =
                (character == "-" || character == "+")
                && text.last.map { "eE".contains($0) } == true
            guard character.isNumber || ".eE".contains(character) || isSign else { break }
            text.append(character)
            index += 1
        }
        if let value = Int(text) { return .integer(value) }
        guard let value = Double(text) else { throw error("\"\(text)\" is not a number") }
        return .real(value)
    }

    private mutating func specifier() throws -> PredicateToken {
        index += 1
        // Lengths of numbers, and how many digits they have, do not matter to values.
        while let character = current, "lhqzjtL0123456789.".contains(character) { index += 1 }
        guard let kind = current else { throw error("\"%\" at the end") }
        index += 1
        defer { arguments += 1 }
        switch kind {
        case "K": return .argumentPath(arguments)
        case "@", "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "C", "s", "S", "f", "F", "e",
            "E", "g", "G", "a", "A", "p":
            return .argument(arguments)
        default: throw error("\"%\(kind)\" stands for no argument")
        }
    }

    private func error(_ reason: String) -> PredicateFormatError {
        PredicateFormatError(format: format, reason: reason)
    }
}
