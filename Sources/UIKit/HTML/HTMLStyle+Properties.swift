import CoreGraphics
import Foundation

extension HTMLStyle {
    /// Takes over declarations: `color: red; font-size: 12px`.
    mutating func apply(declarations text: String) {
        for declaration in text.split(separator: ";") {
            guard let colon = declaration.firstIndex(of: ":") else { continue }
            let name = declaration[..<colon].trimmingCharacters(in: .whitespacesAndNewlines)
            var value = declaration[declaration.index(after: colon)...]
                .trimmingCharacters(in: .whitespacesAndNewlines)
            if let mark = value.range(of: "!important") { value.removeSubrange(mark) }
            apply(property: name.lowercased(), value.trimmingCharacters(in: .whitespaces))
        }
    }

    /// Takes over a declaration; what is not understood changes nothing.
    mutating func apply(property name: String, _ value: String) {
        let word = value.lowercased()
        switch name {
        case "color": if let color = HTMLColor.parse(word) { self.color = color }
        case "background-color", "background":
            if let color = HTMLColor.parse(word) { background = color }
        case "font-size": applySize(word)
        case "font-family": applyFamilies(word)
        case "font-weight": applyWeight(word)
        case "font-style": isItalic = word == "italic" || word == "oblique"
        case "font": applyShorthand(word)
        case "text-decoration", "text-decoration-line":
            isUnderlined = word.contains("underline")
            isStruck = word.contains("line-through")
        case "text-align":
            let alignments: [String: NSTextAlignment] = [
                "left": .left, "right": .right, "center": .center, "justify": .justified,
                "start": .natural,
            ]
            if let alignment = alignments[word] { self.alignment = alignment }
        case "line-height":
            if let factor = Double(word) {
                lineHeight = factor > 0 ? CGFloat(factor) : nil
            } else {
                lineHeight = length(word).flatMap { $0 > 0 ? $0 / size : nil }
            }
        case "white-space": isPreformatted = word.hasPrefix("pre")
        case "display": if word == "none" { isHidden = true }
        case "vertical-align":
            if word == "super" { raised = 0.4 }
            if word == "sub" { raised = -0.2 }
        case "margin-bottom": if let length = length(word) { spacing = max(length, 0) }
        case "margin": applyMargin(word)
        case "margin-left", "padding-left", "text-indent":
            if name != "text-indent", let length = length(word) { indent = max(indent + length, 0) }
        default: break
        }
    }

    private mutating func applyMargin(_ word: String) {
        let parts = word.split(separator: " ").map { length(String($0)) }
        guard let lower = parts.count > 2 ? parts[2] : parts.first, let lower else { return }
        spacing = max(lower, 0)
    }

    private mutating func applySize(_ word: String) {
        let words: [String: CGFloat] = [
            "xx-small": 6.75, "x-small": 7.5, "small": 9.75, "medium": 12, "large": 13.5,
            "x-large": 18, "xx-large": 24, "smaller": size / 1.2, "larger": size * 1.2,
        ]
        guard let found = words[word] ?? length(word), found > 0 else { return }
        size = min(found, 2000)
    }

    private mutating func applyFamilies(_ word: String) {
        let names = word.split(separator: ",").map {
            $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\r\n'\""))
        }
        families = Array(names.filter { !$0.isEmpty }.prefix(8))
    }

    private mutating func applyWeight(_ word: String) {
        if let number = Int(word) {
            isBold = number >= 600
        } else {
            isBold = word == "bold" || word == "bolder"
        }
    }

    /// `italic bold 12px/1.5 Georgia, serif`.
    private mutating func applyShorthand(_ word: String) {
        var parts = word.split(separator: " ")[...]
        isBold = false
        isItalic = false
        while let part = parts.first {
            parts = parts.dropFirst()
            let sizes = part.split(separator: "/").map(String.init)
            if let text = sizes.first, length(text) != nil, Int(text) == nil {
                applySize(text)
                if sizes.count > 1 { apply(property: "line-height", sizes[1]) }
                return applyFamilies(parts.joined(separator: " "))
            }
            if part == "italic" || part == "oblique" { isItalic = true }
            if part == "bold" || (Int(part) ?? 0) >= 600 { isBold = true }
        }
    }

    /// Returns a length in points; nil for what is none.
    private func length(_ word: String) -> CGFloat? {
        let units: [(String, CGFloat)] = [
            ("px", 1), ("pt", 1), ("rem", 12), ("em", size), ("ex", size / 2), ("%", size / 100),
            ("", 1),
        ]
        for (unit, factor) in units where word.hasSuffix(unit) {
            guard let number = Double(word.dropLast(unit.count)), number.isFinite else { continue }
            return CGFloat(number) * factor
        }
        return nil
    }
}

/// The colours of pages.
enum HTMLColor {
    static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)

    /// Returns the colour of a word in small letters; nil for what is none.
    static func parse(_ word: String) -> UIColor? {
        let word = word.lowercased().trimmingCharacters(in: .whitespaces)
        if word.hasPrefix("#") { return hexadecimal(String(word.dropFirst())) }
        if word.hasPrefix("rgb"), let open = word.firstIndex(of: "("), word.hasSuffix(")") {
            let inside = word[word.index(after: open)...].dropLast()
            return components(inside.split { ", /\t".contains($0) }.map(String.init))
        }
        if word == "transparent" { return .clear }
        return names[word].map { rgb($0, alpha: 1) }
    }

    private static func rgb(_ value: UInt32, alpha: CGFloat) -> UIColor {
        UIColor(
            red: CGFloat(value >> 16 & 255) / 255,
            green: CGFloat(value >> 8 & 255) / 255,
            blue: CGFloat(value & 255) / 255,
            alpha: alpha
        )
    }

    private static func hexadecimal(_ digits: String) -> UIColor? {
        let long = digits.count < 5 ? digits.map { "\($0)\($0)" }.joined() : digits
        guard digits.allSatisfy(\.isHexDigit), let value = UInt32(long, radix: 16) else {
            return nil
        }
        switch long.count {
        case 6: return rgb(value, alpha: 1)
        case 8: return rgb(value >> 8, alpha: CGFloat(value & 255) / 255)
        default: return nil
        }
    }

    private static func components(_ words: [String]) -> UIColor? {
        let values = words.compactMap { word -> CGFloat? in
            let isShare = word.hasSuffix("%")
            return Double(isShare ? String(word.dropLast()) : word).map {
                isShare ? CGFloat($0) * 2.55 : CGFloat($0)
            }
        }
        guard values.count == words.count, values.count == 3 || values.count == 4,
            values.allSatisfy(\.isFinite)
        else { return nil }
        let color = values.map { min(max($0 / 255, 0), 1) }
        var alpha: CGFloat = 1
        if values.count == 4 { alpha = words[3].hasSuffix("%") ? color[3] : values[3] }
        return UIColor(red: color[0], green: color[1], blue: color[2], alpha: min(max(alpha, 0), 1))
    }

    private static let names: [String: UInt32] = [
        "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080,
        "white": 0xFFFFFF, "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080,
        "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00,
        "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF,
        "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500,
        "brown": 0xA52A2A, "pink": 0xFFC0CB, "gold": 0xFFD700, "darkgray": 0xA9A9A9,
        "darkgrey": 0xA9A9A9, "lightgray": 0xD3D3D3, "lightgrey": 0xD3D3D3, "darkred": 0x8B0000,
        "darkgreen": 0x006400, "darkblue": 0x00008B, "lightblue": 0xADD8E6,
        "lightgreen": 0x90EE90, "tomato": 0xFF6347, "crimson": 0xDC143C, "indigo": 0x4B0082,
        "violet": 0xEE82EE, "coral": 0xFF7F50, "salmon": 0xFA8072, "khaki": 0xF0E68C,
        "beige": 0xF5F5DC, "whitesmoke": 0xF5F5F5, "dimgray": 0x696969, "slategray": 0x708090,
        "steelblue": 0x4682B4, "royalblue": 0x4169E1, "dodgerblue": 0x1E90FF, "skyblue": 0x87CEEB,
    ]
}
