import CoreGraphics
import Foundation

/// What a page says of the look of elements, as `color: red`, read once for all of them.
struct HTMLDeclaration {
    /// The look itself.
    enum Value {
        case color(UIColor)
        case background(UIColor)
        case size(HTMLLength)
        case families([String])
        case weight(isBold: Bool)
        case slant(isItalic: Bool)
        case font(
            isBold: Bool,
            isItalic: Bool,
            size: HTMLLength,
            lineHeight: HTMLLength?,
            families: [String]
        )
        case lines(isUnderlined: Bool, isStruck: Bool)
        case alignment(NSTextAlignment)
        case lineHeight(HTMLLength)
        case whiteSpace(isPreformatted: Bool)
        case display(isHidden: Bool)
        case listStyle(hasMarkers: Bool)
        case raised(CGFloat)
        case spacing(HTMLLength)
        case indent(HTMLLength)
    }

    /// The name of the property, in small letters.
    var name: String
    var value: Value

    /// Reads `color: red; font-size: 12px`, in its order.
    ///
    /// What is not understood is left out; of each property the last declaration counts.
    static func read(_ text: String) -> [HTMLDeclaration] {
        var found: [HTMLDeclaration] = []
        var last: [String: Int] = [:]
        for part in text.split(separator: ";") {
            guard let colon = part.firstIndex(of: ":") else { continue }
            let name = part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            var word = part[part.index(after: colon)...].lowercased()
            if let mark = word.range(of: "!important") { word.removeSubrange(mark) }
            word = word.trimmingCharacters(in: .whitespacesAndNewlines)
            guard let declaration = HTMLDeclaration(name, word) else { continue }
            last[name] = found.count
            found.append(declaration)
        }
        return found.enumerated().filter { last[$0.element.name] == $0.offset }.map(\.element)
    }
}

extension HTMLDeclaration {
    /// Reads a value in small letters; nil where the property or the value is not understood.
    init?(_ name: String, _ word: String) {
        guard let value = Self.value(name, word) else { return nil }
        self.init(name: name, value: value)
    }

    private static func value(_ name: String, _ word: String) -> Value? {
        switch name {
        case "color": return HTMLColor.parse(word).map(Value.color)
        case "background-color", "background": return HTMLColor.parse(word).map(Value.background)
        case "font-size": return size(word).map(Value.size)
        case "font-family": return families(word).map(Value.families)
        case "font-weight": return isBold(word).map { .weight(isBold: $0) }
        case "font-style": return isItalic(word).map { .slant(isItalic: $0) }
        case "font": return font(word)
        case "text-decoration", "text-decoration-line":
            return .lines(
                isUnderlined: word.contains("underline"),
                isStruck: word.contains("line-through")
            )
        case "text-align": return alignments[word].map(Value.alignment)
        case "line-height": return lineHeight(word).map(Value.lineHeight)
        case "white-space": return .whiteSpace(isPreformatted: word.hasPrefix("pre"))
        case "display": return .display(isHidden: word == "none")
        case "list-style", "list-style-type":
            return .listStyle(hasMarkers: !word.split(separator: " ").contains("none"))
        case "vertical-align":
            let shares: [String: CGFloat] = ["super": 0.4, "sub": -0.2]
            return shares[word].map(Value.raised)
        case "margin-bottom": return HTMLLength.read(word).map(Value.spacing)
        case "margin": return lowerMargin(word).map(Value.spacing)
        case "margin-left", "padding-left": return HTMLLength.read(word).map(Value.indent)
        default: return nil
        }
    }

    private static let alignments: [String: NSTextAlignment] = [
        "left": .left, "right": .right, "center": .center, "justify": .justified,
        "start": .natural,
    ]

    private static func lowerMargin(_ word: String) -> HTMLLength? {
        let parts = word.split(separator: " ")
        guard let lower = parts.count > 2 ? parts[2] : parts.first else { return nil }
        return HTMLLength.read(String(lower))
    }

    private static func size(_ word: String) -> HTMLLength? {
        switch word {
        case "xx-small": return HTMLLength(points: 6.75)
        case "x-small": return HTMLLength(points: 7.5)
        case "small": return HTMLLength(points: 9.75)
        case "medium": return HTMLLength(points: 12)
        case "large": return HTMLLength(points: 13.5)
        case "x-large": return HTMLLength(points: 18)
        case "xx-large": return HTMLLength(points: 24)
        case "smaller": return HTMLLength(sizes: 1 / 1.2)
        case "larger": return HTMLLength(sizes: 1.2)
        default:
            guard let length = HTMLLength.read(word), length.points + length.sizes > 0 else {
                return nil
            }
            return length
        }
    }

    private static func families(_ word: String) -> [String]? {
        let names = word.split(separator: ",").map {
            $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\r\n'\""))
        }
        // Every element looks its fonts up by these names.
        let found = names.filter { !$0.isEmpty && $0.utf8.count <= 100 }.prefix(8)
        return found.isEmpty ? nil : Array(found)
    }

    private static func isBold(_ word: String) -> Bool? {
        if let number = Int(word) { return number >= 600 }
        let words = ["bold": true, "bolder": true, "normal": false, "lighter": false]
        return words[word]
    }

    private static func isItalic(_ word: String) -> Bool? {
        let words = ["italic": true, "oblique": true, "normal": false]
        return words[word]
    }

    private static func lineHeight(_ word: String) -> HTMLLength? {
        // The font's own is none that is said.
        if word == "normal" { return HTMLLength() }
        if let factor = Double(word) {
            return factor.isFinite ? HTMLLength(sizes: CGFloat(factor)) : nil
        }
        return HTMLLength.read(word)
    }

    /// `italic bold 12px/1.5 Georgia, serif`.
    private static func font(_ word: String) -> Value? {
        var parts = word.split(separator: " ")[...]
        var isBold = false
        var isItalic = false
        while let part = parts.first {
            parts = parts.dropFirst()
            let sizes = part.split(separator: "/").map(String.init)
            if let text = sizes.first, Int(text) == nil, HTMLLength.read(text) != nil {
                guard let size = Self.size(text),
                    let names = Self.families(parts.joined(separator: " "))
                else { return nil }
                return .font(
                    isBold: isBold,
                    isItalic: isItalic,
                    size: size,
                    lineHeight: sizes.count > 1 ? Self.lineHeight(sizes[1]) : nil,
                    families: names
                )
            }
            if part == "italic" || part == "oblique" { isItalic = true }
            if part == "bold" || (Int(part) ?? 0) >= 600 { isBold = true }
        }
        return nil
    }
}

/// A length of a page: points, and sizes of the element's text.
struct HTMLLength {
    var points: CGFloat = 0
    var sizes: CGFloat = 0

    /// Reads `12px`, `1.5em`, `50%`; nil for what is none.
    static func read(_ word: String) -> HTMLLength? {
        for (unit, one) in units where word.hasSuffix(unit) {
            guard let number = Double(word.dropLast(unit.count)), number.isFinite else { continue }
            return HTMLLength(
                points: CGFloat(number) * one.points,
                sizes: CGFloat(number) * one.sizes
            )
        }
        return nil
    }

    /// Returns the length in points where the text is of a size.
    func inPoints(_ size: CGFloat) -> CGFloat { points + sizes * size }

    private static let units: [(String, HTMLLength)] = [
        ("px", HTMLLength(points: 1)), ("pt", HTMLLength(points: 1)),
        ("rem", HTMLLength(points: 12)), ("em", HTMLLength(sizes: 1)),
        ("ex", HTMLLength(sizes: 0.5)), ("%", HTMLLength(sizes: 0.01)),
        ("", HTMLLength(points: 1)),
    ]
}
