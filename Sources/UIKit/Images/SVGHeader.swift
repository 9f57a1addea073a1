import CoreGraphics
import Foundation

/// The size of an SVG picture: its root element's `width`, `height` and `viewBox`.
///
/// An SVG file may hold scripts. Pictures are only ever shown by an `img` element, in which
/// browsers run none and load nothing; the bytes are never put into the page.
enum SVGHeader {
    // A root element that starts later is none that a tool writes.
    private static let limit = 65_536

    /// Reads the size; nil where the bytes are not an SVG document.
    static func read(_ data: Data) -> ImageHeader? {
        // A byte order mark, white space or markup: whatever else comes first is no document.
        guard let first = data.first, [0xEF, 0x20, 0x09, 0x0A, 0x0D, 0x3C].contains(first),
            let attributes = rootAttributes(
                String(decoding: data.prefix(limit), as: UTF8.self).unicodeScalars
            )
        else { return nil }
        let box = viewBox(attributes["viewBox"])
        var width = attributes["width"].flatMap(length)
        var height = attributes["height"].flatMap(length)
        if let box {
            if width == nil { width = height.map { $0 * box.width / box.height } ?? box.width }
            if height == nil { height = width.map { $0 * box.height / box.width } }
        }
        // CSS 2.2 §10.3.2: what a browser uses where nothing says a size.
        var header = ImageHeader("image/svg+xml", width: width ?? 300, height: height ?? 150)
        header?.isVector = true
        return header
    }

    /// Returns a length in CSS pixels; nil for relative units, which an image has no size for.
    private static func length(_ text: String) -> Double? {
        let units: [(String, Double)] = [
            ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("in", 96), ("cm", 96 / 2.54),
            ("mm", 96 / 25.4), ("", 1),
        ]
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        for (unit, factor) in units where text.hasSuffix(unit) {
            guard let number = Double(text.dropLast(unit.count)) else { return nil }
            return number.isFinite && number > 0 ? number * factor : nil
        }
        return nil
    }

    private static func viewBox(_ text: String?) -> CGSize? {
        let numbers = (text ?? "").split { " ,\t\r\n".contains($0) }.map { Double($0) ?? .nan }
        guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0,
            numbers[2].isFinite, numbers[3].isFinite
        else { return nil }
        return CGSize(width: numbers[2], height: numbers[3])
    }

    private static func rootAttributes(
        _ text: String.UnicodeScalarView
    ) -> [String: String]? {
        var scanner = MarkupScanner(text[...])
        scanner.skipSpace()
        while scanner.skip("<?", until: "?>") || scanner.skip("<!--", until: "-->")
            || scanner.skip("<!DOCTYPE", until: ">")
        {
            scanner.skipSpace()
        }
        guard scanner.take("<svg"), scanner.startsWithDelimiter else { return nil }
        return scanner.attributes()
    }
}

/// A reader of the little markup in front of an SVG document's content.
private struct MarkupScanner {
    private var rest: Substring.UnicodeScalarView

    init(_ text: Substring.UnicodeScalarView) {
        rest = text
        if rest.first == "\u{FEFF}" { rest.removeFirst() }
    }

    var startsWithDelimiter: Bool {
        rest.first.map { Self.isSpace($0) || $0 == ">" || $0 == "/" } ?? false
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
    }

    mutating func skipSpace() {
        rest = rest.drop(while: Self.isSpace)
    }

    mutating func take(_ token: String) -> Bool {
        guard rest.starts(with: token.unicodeScalars) else { return false }
        rest = rest.dropFirst(token.unicodeScalars.count)
        return true
    }

    /// Skips what a token opens; a token that is never closed takes everything.
    mutating func skip(_ opening: String, until closing: String) -> Bool {
        guard take(opening) else { return false }
        while !rest.isEmpty {
            if take(closing) { return true }
            rest = rest.dropFirst()
        }
        return true
    }

    /// Reads attributes up to the end of the tag; the first of a name counts.
    mutating func attributes() -> [String: String]? {
        var result: [String: String] = [:]
        while true {
            skipSpace()
            if take(">") || take("/>") { return result }
            let name = String(rest.prefix { !Self.isSpace($0) && $0 != "=" && $0 != ">" })
            guard !name.isEmpty else { return nil }
            rest = rest.dropFirst(name.unicodeScalars.count)
            skipSpace()
            guard take("=") else { return nil }
            skipSpace()
            guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
            rest = rest.dropFirst()
            let value = String(rest.prefix { $0 != quote })
            rest = rest.dropFirst(value.unicodeScalars.count)
            guard !rest.isEmpty else { return nil }
            rest = rest.dropFirst()
            result[name] = result[name] ?? value
        }
    }
}
