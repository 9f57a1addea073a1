import CoreGraphics
import Foundation

/// Makes a page of text with attributes.
struct HTMLWriter {
    private var page = ""

    /// Returns a page in HTML that shows a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - charset: The name of the encoding that the page says.
    /// - Returns: The page.
    static func page(of text: NSAttributedString, charset: String) -> String {
        var writer = HTMLWriter()
        writer.page = "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"\(charset)\">\n"
        writer.page += "</head>\n<body>\n"
        writer.append(text)
        writer.page += "</body>\n</html>\n"
        return writer.page
    }

    private mutating func append(_ text: NSAttributedString) {
        let string = text.string as NSString
        var start = 0
        while start < string.length {
            var (end, contentsEnd) = (0, 0)
            string.getParagraphStart(
                nil,
                end: &end,
                contentsEnd: &contentsEnd,
                for: NSRange(location: start, length: 0)
            )
            let style = text.attribute(.paragraphStyle, at: start, effectiveRange: nil)
            page += "<p style=\"\(Self.declarations(style as? NSParagraphStyle))\">"
            if contentsEnd > start {
                appendRuns(of: text, in: NSRange(location: start, length: contentsEnd - start))
            } else {
                appendRun("\n", text.attributes(at: start, effectiveRange: nil))
            }
            page += "</p>\n"
            start = max(end, start + 1)
        }
    }

    private mutating func appendRuns(of text: NSAttributedString, in range: NSRange) {
        var place = range.location
        while place < NSMaxRange(range) {
            var run = NSRange(location: 0, length: 0)
            let attributes = text.attributes(at: place, longestEffectiveRange: &run, in: range)
            appendRun((text.string as NSString).substring(with: run), attributes)
            place = max(NSMaxRange(run), place + 1)
        }
    }

    private mutating func appendRun(
        _ text: String,
        _ attributes: [NSAttributedString.Key: Any]
    ) {
        let address = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
        if let address { page += "<a href=\"\(Self.escaped(address))\">" }
        let declarations = Self.declarations(attributes)
        page += "<span style=\"\(Self.escaped(declarations))\">"
        page += Self.escaped(text).replacingOccurrences(of: "\u{2028}", with: "<br>")
        page += address == nil ? "</span>" : "</span></a>"
    }

    // MARK: - Declarations

    /// What a paragraph looks like; spaces and tabs in it are kept.
    private static func declarations(_ style: NSParagraphStyle?) -> String {
        var list = ["white-space: pre-wrap", "margin-top: 0px"]
        list.append("margin-bottom: \(length(style?.paragraphSpacing ?? 0))")
        guard let style else { return list.joined(separator: "; ") }
        if style.headIndent > 0 { list.append("margin-left: \(length(style.headIndent))") }
        switch style.alignment {
        case .left: list.append("text-align: left")
        case .right: list.append("text-align: right")
        case .center: list.append("text-align: center")
        case .justified: list.append("text-align: justify")
        default: break
        }
        if style.minimumLineHeight > 0, style.minimumLineHeight == style.maximumLineHeight {
            list.append("line-height: \(length(style.minimumLineHeight))")
        }
        return list.joined(separator: "; ")
    }

    private static func declarations(_ attributes: [NSAttributedString.Key: Any]) -> String {
        let font = attributes[.font] as? UIFont ?? UIFont(name: "Helvetica", size: 12)
        var list: [String] = []
        if let font {
            let traits = font.fontDescriptor.symbolicTraits
            let family =
                font.familyName.hasPrefix(".")
                ? "-apple-system" : "'\(font.familyName.replacingOccurrences(of: "'", with: ""))'"
            list.append("font-family: \(family)")
            list.append("font-size: \(length(font.pointSize))")
            list.append("font-weight: \(traits.contains(.traitBold) ? "bold" : "normal")")
            list.append("font-style: \(traits.contains(.traitItalic) ? "italic" : "normal")")
        }
        list.append("color: \(color(attributes[.foregroundColor]) ?? "rgba(0, 0, 0, 1)")")
        if let color = color(attributes[.backgroundColor]) {
            list.append("background-color: \(color)")
        }
        var lines: [String] = []
        if isLine(attributes[.underlineStyle]) { lines.append("underline") }
        if isLine(attributes[.strikethroughStyle]) { lines.append("line-through") }
        let decoration = lines.isEmpty ? "none" : lines.joined(separator: " ")
        list.append("text-decoration: \(decoration)")
        let raised = decimal(attributes[.baselineOffset])
        if raised != 0 { list.append("vertical-align: \(raised > 0 ? "super" : "sub")") }
        return list.joined(separator: "; ")
    }

    private static func length(_ value: CGFloat) -> String {
        "\((Double(value) * 100).rounded() / 100)px"
    }

    private static func color(_ value: Any?) -> String? {
        guard let color = (value as? UIColor)?.cgColor.renderColor else { return nil }
        let alpha = (Double(color.alpha) / 255 * 1000).rounded() / 1000
        return "rgba(\(color.red), \(color.green), \(color.blue), \(alpha))"
    }

    private static func isLine(_ value: Any?) -> Bool {
        NSUnderlineStyle(attribute: value)?.isLine ?? false
    }

    private static func decimal(_ value: Any?) -> Double {
        if let value = value as? CGFloat { return Double(value) }
        return value as? Double ?? (value as? NSNumber)?.doubleValue ?? 0
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;")
            .replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}
