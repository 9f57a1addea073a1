import CoreGraphics
import Foundation

extension HTMLStyle {
    /// Takes over a declaration.
    mutating func apply(_ declaration: HTMLDeclaration) {
        switch declaration.value {
        case .color(let color): self.color = color
        case .background(let color): background = color
        case .size(let length): apply(size: length)
        case .families(let names): families = names
        case .weight(let isBold): self.isBold = isBold
        case .slant(let isItalic): self.isItalic = isItalic
        case .font(let isBold, let isItalic, let size, let lineHeight, let families):
            self.isBold = isBold
            self.isItalic = isItalic
            apply(size: size)
            if let lineHeight { apply(lineHeight: lineHeight) }
            self.families = families
        case .lines(let isUnderlined, let isStruck):
            self.isUnderlined = isUnderlined
            self.isStruck = isStruck
        case .alignment(let alignment): self.alignment = alignment
        case .lineHeight(let length): apply(lineHeight: length)
        case .whiteSpace(let isPreformatted): self.isPreformatted = isPreformatted
        case .display(let isHidden): if isHidden { self.isHidden = true }
        case .listStyle(let hasMarkers): self.hasMarkers = hasMarkers
        case .raised(let share): raised = share
        case .spacing(let length): spacing = max(length.inPoints(size), 0)
        case .indent(let length): indent = max(indent + length.inPoints(size), 0)
        }
    }

    private mutating func apply(size length: HTMLLength) {
        let points = length.inPoints(size)
        if points > 0 { size = min(points, 2000) }
    }

    private mutating func apply(lineHeight length: HTMLLength) {
        let shares = length.sizes + length.points / size
        lineHeight = shares > 0 ? shares : nil
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
