/// The values of one `@font-face` rule.
package struct FontFaceRule: Hashable, Sendable {
    /// The family, weight and slant that the rule declares.
    package var face: FontFace
    /// The characters that the file is loaded for, as CSS writes them; nil for all.
    package var unicodeRange: String?
    /// The name of the file; it holds the content's hash.
    package var fileName: String
    /// Overrides of the file's vertical measures, in fractions of the size; nil for its own.
    package var metrics: MetricsOverride?
    /// Whether the file's characters are pictures without outlines, which not every browser draws.
    package var isOfPictures = false

    /// Measures that the browser uses in place of the file's.
    package struct MetricsOverride: Hashable, Sendable {
        /// CSS's `ascent-override`, in fractions of the size.
        package var ascent: Double
        /// CSS's `descent-override`, in fractions of the size.
        package var descent: Double
        /// CSS's `line-gap-override`, in fractions of the size.
        package var lineGap: Double
    }

    /// The path of the file on the server.
    package var path: String { "/fonts/" + fileName }

    /// The rule as CSS text.
    package var cssText: String {
        var text = "@font-face{font-family:\"\(face.family.cssEscaped)\";font-weight:\(face.weight)"
        if face.isItalic { text += ";font-style:italic" }
        text += ";font-display:block;src:url(\"\(path)\")format(\"woff2\")"
        if isOfPictures { text += "tech(color-CBDT)" }
        if let metrics {
            text += ";ascent-override:\(percent(metrics.ascent))"
            text += ";descent-override:\(percent(metrics.descent))"
            text += ";line-gap-override:\(percent(metrics.lineGap))"
        }
        if let unicodeRange { text += ";unicode-range:\(unicodeRange)" }
        return text + "}"
    }

    private func percent(_ fraction: Double) -> String {
        let value = (fraction * 1_000_000).rounded() / 10_000
        return value == value.rounded() ? "\(Int(value))%" : "\(value)%"
    }
}

extension String {
    /// The text for use between CSS's double quotes, also inside a style element.
    fileprivate var cssEscaped: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\", "<", "\0"..<" ": result += "\\\(String(scalar.value, radix: 16)) "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
