import Foundation

/// A part of a page.
enum HTMLToken: Equatable {
    case text(String)
    /// The beginning of an element, with its name in small letters.
    case start(String, [String: String])
    case end(String)
}

/// Cuts a page into tokens, as browsers do: nothing is wrong enough to stop at.
///
/// After the HTML Standard, "Tokenization", without the states of scripts.
struct HTMLTokenizer {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    /// The element whose content is text up to its end tag.
    private var rawElement: String?

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    /// Returns the next token; nil at the end.
    mutating func next() -> HTMLToken? {
        if let name = rawElement {
            rawElement = nil
            return .text(rawText(until: name))
        }
        while index < scalars.count {
            guard scalars[index] == "<", let following = peek(1) else { return .text(text()) }
            if following == "!" || following == "?" {
                skipDeclaration()
            } else if following == "/", let letter = peek(2), Self.isLetter(letter) {
                index += 2
                let name = self.name()
                skip(past: ">")
                return .end(name)
            } else if Self.isLetter(following) {
                return start()
            } else {
                return .text(text())
            }
        }
        return nil
    }

    private func peek(_ distance: Int) -> Unicode.Scalar? {
        index + distance < scalars.count ? scalars[index + distance] : nil
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }

    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" || scalar == "\u{C}"
    }

    private func string(_ range: Range<Int>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[range])
        return String(view)
    }

    /// Text up to what may be a tag; a "<" that begins none is a part of it.
    private mutating func text() -> String {
        let start = index
        index += 1
        while index < scalars.count, scalars[index] != "<" { index += 1 }
        return HTMLEntities.decode(string(start..<index))
    }

    private mutating func rawText(until name: String) -> String {
        let start = index
        let end = Array(("</" + name).unicodeScalars)
        while index < scalars.count {
            if scalars[index] == "<", matches(end) { break }
            index += 1
        }
        return string(start..<index)
    }

    private func matches(_ end: [Unicode.Scalar]) -> Bool {
        guard index + end.count <= scalars.count else { return false }
        return end.indices.allSatisfy {
            scalars[index + $0].properties.lowercaseMapping == String(end[$0])
        }
    }

    private mutating func skip(past end: Unicode.Scalar) {
        while index < scalars.count, scalars[index] != end { index += 1 }
        index = min(index + 1, scalars.count)
    }

    private mutating func skipDeclaration() {
        guard peek(2) == "-", peek(3) == "-" else { return skip(past: ">") }
        index += 4
        while index < scalars.count {
            if scalars[index] == "-", peek(1) == "-", peek(2) == ">" {
                index += 3
                return
            }
            index += 1
        }
    }

    private mutating func name() -> String {
        let start = index
        while index < scalars.count, !Self.isSpace(scalars[index]), scalars[index] != ">",
            scalars[index] != "/"
        {
            index += 1
        }
        return string(start..<index).lowercased()
    }

    private mutating func start() -> HTMLToken {
        index += 1
        let name = self.name()
        var attributes: [String: String] = [:]
        while index < scalars.count, scalars[index] != ">" {
            if Self.isSpace(scalars[index]) || scalars[index] == "/" {
                index += 1
                continue
            }
            let (key, value) = attribute()
            if attributes[key] == nil { attributes[key] = value }
        }
        index = min(index + 1, scalars.count)
        if ["script", "style", "title", "textarea"].contains(name) { rawElement = name }
        return .start(name, attributes)
    }

    private mutating func attribute() -> (String, String) {
        let start = index
        index += 1
        while index < scalars.count, !Self.isSpace(scalars[index]),
            !["=", ">", "/"].contains(scalars[index])
        {
            index += 1
        }
        let key = string(start..<index).lowercased()
        skipSpaces()
        guard index < scalars.count, scalars[index] == "=" else { return (key, "") }
        index += 1
        skipSpaces()
        guard index < scalars.count else { return (key, "") }
        let mark = scalars[index]
        let isQuoted = mark == "\"" || mark == "'"
        if isQuoted { index += 1 }
        let valueStart = index
        while index < scalars.count {
            let scalar = scalars[index]
            if isQuoted ? scalar == mark : (Self.isSpace(scalar) || scalar == ">") { break }
            index += 1
        }
        let value = string(valueStart..<index)
        if isQuoted { index = min(index + 1, scalars.count) }
        return (key, HTMLEntities.decode(value))
    }

    private mutating func skipSpaces() {
        while index < scalars.count, Self.isSpace(scalars[index]) { index += 1 }
    }
}
