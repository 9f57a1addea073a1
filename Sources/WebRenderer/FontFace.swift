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
    /// The scalars that the file has glyphs for; empty for all.
    package var unicodeRanges: [ClosedRange<UInt32>]
    /// Whether text of the first view needs the file, so that its loading starts at once.
    package var isPreloaded: Bool

    /// Creates a face.
    package init(
        family: String,
        address: String,
        weight: Int = 400,
        isItalic: Bool = false,
        unicodeRanges: [ClosedRange<UInt32>] = [],
        isPreloaded: Bool = false
    ) {
        self.family = family
        self.address = address
        self.weight = weight
        self.isItalic = isItalic
        self.unicodeRanges = unicodeRanges
        self.isPreloaded = isPreloaded
    }
}
