/// One `@font-face` rule of a page.
package struct FontFace: Sendable, Equatable {
    /// The name that text refers to.
    package var family: String
    /// The address of the WOFF2 file.
    package var address: String
    /// The weight, 1…1000.
    package var weight: Int
    /// Whether the face is italic.
    package var isItalic: Bool
    /// The characters that the file is loaded for, as CSS writes them; nil for all.
    package var unicodeRange: String?
    /// Vertical measures that replace the file's own; nil keeps those.
    package var metrics: MetricsOverride?
    /// Whether the file's characters are pictures without outlines.
    ///
    /// Not every browser draws them: Firefox does not. Those leave such a face out by what its source
    /// says, and show the device's own.
    package var isOfPictures: Bool
    /// Whether text of the first view needs the file, so that its loading starts at once.
    package var isPreloaded: Bool

    /// Vertical measures, in fractions of the font's size.
    package struct MetricsOverride: Sendable, Equatable {
        /// From the baseline up.
        package var ascent: Double
        /// From the baseline down.
        package var descent: Double
        /// Between lines.
        package var lineGap: Double

        /// Creates measures.
        package init(ascent: Double, descent: Double, lineGap: Double) {
            self.ascent = ascent
            self.descent = descent
            self.lineGap = lineGap
        }
    }

    /// Creates a face.
    package init(
        family: String,
        address: String,
        weight: Int = 400,
        isItalic: Bool = false,
        unicodeRange: String? = nil,
        metrics: MetricsOverride? = nil,
        isOfPictures: Bool = false,
        isPreloaded: Bool = false
    ) {
        self.family = family
        self.address = address
        self.weight = weight
        self.isItalic = isItalic
        self.unicodeRange = unicodeRange
        self.metrics = metrics
        self.isOfPictures = isOfPictures
        self.isPreloaded = isPreloaded
    }
}

extension FontFace {
    /// Adds the file with its form, as CSS says it.
    func writeSource(to writer: inout ByteWriter) {
        writer.append(raw: "url(")
        writer.append(css: address)
        writer.append(raw: ") format('woff2')")
        // CSS Fonts 4 §11.1
        if isOfPictures { writer.append(raw: " tech(color-CBDT)") }
    }

    /// The descriptors besides family and source, by their CSS names, in the order of the wire.
    var descriptors: [(name: String, value: String)] {
        var result = [(name: "font-weight", value: String(min(max(weight, 1), 1000)))]
        if isItalic { result.append(("font-style", "italic")) }
        // Text is placed by these very faces: a fallback in between would jump.
        result.append(("font-display", "block"))
        if let unicodeRange { result.append(("unicode-range", unicodeRange)) }
        if let metrics {
            result.append(("ascent-override", Self.percent(metrics.ascent)))
            result.append(("descent-override", Self.percent(metrics.descent)))
            result.append(("line-gap-override", Self.percent(metrics.lineGap)))
        }
        return result
    }

    private static func percent(_ fraction: Double) -> String {
        let value = (min(max(fraction, 0), 100) * 1_000_000).rounded() / 10_000
        return value == value.rounded() ? "\(Int(value))%" : "\(value)%"
    }
}
