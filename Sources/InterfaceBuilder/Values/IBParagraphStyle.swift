/// The style of a paragraph in an attributed text; lengths in points.
package struct IBParagraphStyle: Sendable, Hashable {
    /// `left`, `center`, `right`, `justified` or `natural`.
    package let alignment: String?
    /// Such as `wordWrapping` or `truncatingTail`.
    package let lineBreakMode: String?
    /// `natural`, `leftToRight` or `rightToLeft`.
    package let baseWritingDirection: String?
    package let lineSpacing: Double
    package let paragraphSpacing: Double
    package let paragraphSpacingBefore: Double
    package let minimumLineHeight: Double
    package let maximumLineHeight: Double
    package let lineHeightMultiple: Double
    package let headIndent: Double
    package let tailIndent: Double
    package let firstLineHeadIndent: Double
    package let hyphenationFactor: Double
    /// The places that tabs lead to; nil for the usual ones.
    package let tabStops: [IBTabStop]?
    /// The distance of the stops after these; 0 for the usual one.
    package let defaultTabInterval: Double

    init(_ element: IBElement) {
        alignment = element.string("alignment")
        lineBreakMode = element.string("lineBreakMode")
        baseWritingDirection = element.string("baseWritingDirection")
        lineSpacing = element.length("lineSpacing") ?? 0
        paragraphSpacing = element.length("paragraphSpacing") ?? 0
        paragraphSpacingBefore = element.length("paragraphSpacingBefore") ?? 0
        minimumLineHeight = element.length("minimumLineHeight") ?? 0
        maximumLineHeight = element.length("maximumLineHeight") ?? 0
        lineHeightMultiple = element.length("lineHeightMultiple") ?? 0
        headIndent = element.length("headIndent") ?? 0
        tailIndent = element.length("tailIndent") ?? 0
        firstLineHeadIndent = element.length("firstLineHeadIndent") ?? 0
        hyphenationFactor = element.number("hyphenationFactor") ?? 0
        tabStops = element.child(named: "tabStops")?.children(named: "textTab").map(IBTabStop.init)
        defaultTabInterval = element.length("defaultTabInterval") ?? 0
    }
}
