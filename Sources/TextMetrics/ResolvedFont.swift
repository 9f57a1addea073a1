import CHarfBuzz

/// A font with the files that draw it, and the widths measured in it.
final class ResolvedFont {
    /// What was asked for.
    let font: TextFont
    /// The files.
    let faces: FaceSet
    /// The vertical measures, in points.
    let metrics: FontMetrics
    /// The features beyond HarfBuzz's defaults.
    let features: [hb_feature_t]
    /// The same for text with letter spacing, which CSS draws without optional ligatures.
    let spacedFeatures: [hb_feature_t]
    /// The widths of short strings in this font.
    var widths = WidthCache()
    /// Whether all of printable ASCII is drawn from the first part.
    let drawsASCII: Bool

    /// Resolves the features and measures of a font.
    init(font: TextFont, faces: FaceSet) {
        self.font = font
        self.faces = faces
        var metrics = faces.metrics
        if font.ascent > 0 {
            (metrics.ascender, metrics.descender) = (font.ascent, -font.descent)
            metrics.leading = 0
        }
        self.metrics = metrics.scaled(by: font.size)
        features = font.features.compactMap(ResolvedFont.parse)
        let ligatures = ["liga=0", "clig=0"].compactMap(ResolvedFont.parse)
        spacedFeatures = ligatures + features
        drawsASCII = (0x20...0x7E).allSatisfy { faces.owner(of: $0) == 0 }
    }

    private static func parse(_ text: String) -> hb_feature_t? {
        var feature = hb_feature_t()
        return hb_feature_from_string(text, -1, &feature) != 0 ? feature : nil
    }
}
