/// How paragraphs are broken and placed: the values of `NSParagraphStyle`.
package struct ParagraphStyle: Sendable, Hashable {
    /// Where lines stand.
    package enum Alignment: UInt8, Sendable, Hashable {
        case natural, left, center, right, justified
    }
    /// How lines are broken, and what happens to what does not fit the last.
    package enum BreakMode: UInt8, Sendable, Hashable {
        case byWordWrapping, byCharWrapping, byClipping
        case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
    }
    /// What lines are broken for beyond filling them.
    package struct BreakStrategy: OptionSet, Sendable, Hashable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The last line of a paragraph gets a second word where it would have one.
        package static let pushOut = BreakStrategy(rawValue: 1)
        /// Korean words stay whole.
        package static let hangulWordPriority = BreakStrategy(rawValue: 2)
    }
    /// What becomes of the leading of fonts.
    package enum FontLeading: UInt8, Sendable, Hashable {
        /// It does not count.
        case unused
        /// It stands between lines.
        case betweenLines
        /// It is the lower end of each line, of the last one too.
        case inLines
    }
    /// The direction of a paragraph.
    package enum Direction: UInt8, Sendable, Hashable {
        /// That of the first letter with one; left to right without.
        case natural
        case leftToRight, rightToLeft
    }

    /// Where lines stand; default natural.
    package var alignment = Alignment.natural
    /// How lines are broken; default by words.
    package var breakMode = BreakMode.byWordWrapping
    /// What lines are broken for beyond filling them; default nothing.
    package var breakStrategy: BreakStrategy = []
    /// Where the leading of fonts stands; default nowhere.
    package var fontLeading = FontLeading.unused
    /// The direction; default that of the text.
    package var direction = Direction.natural
    /// The indent of a paragraph's first line, in points.
    package var firstLineHeadIndent = 0.0
    /// The indent of the other lines, in points.
    package var headIndent = 0.0
    /// The end of lines: from the head edge where positive, from the other edge where not.
    package var tailIndent = 0.0
    /// The space between lines, in points.
    package var lineSpacing = 0.0
    /// The space after a paragraph, in points.
    package var paragraphSpacing = 0.0
    /// The space before a paragraph that is not the first, in points.
    package var paragraphSpacingBefore = 0.0
    /// The smallest height of a line, in points; 0 for none.
    package var minimumLineHeight = 0.0
    /// The largest height of a line, in points; 0 for none.
    package var maximumLineHeight = 0.0
    /// The factor of the font's line height; 0 for 1.
    package var lineHeightMultiple = 0.0

    /// Whether words that are longer than a line are cut with a hyphen; default false.
    ///
    /// Soft hyphens show wherever a line ends after one.
    package var hyphenates = false

    /// Where tabs lead; nil, the default, for multiples of eight spaces, as browsers have it.
    package var tabs: TabStops?

    /// Areas that lines flow around, where there is an end to their width; nil for none.
    package var obstacles: [TextObstacle]?

    /// Creates the default style.
    package init() {}

    /// The style with numbers that layout can work with.
    var sanitized: ParagraphStyle {
        var style = self
        func clean(_ path: WritableKeyPath<ParagraphStyle, Double>, atLeast low: Double) {
            let value = style[keyPath: path]
            style[keyPath: path] = value.isFinite ? min(max(value, low), 1e6) : 0
        }
        clean(\.tailIndent, atLeast: -1e6)
        for path in [
            \ParagraphStyle.firstLineHeadIndent, \.headIndent, \.lineSpacing, \.paragraphSpacing,
            \.paragraphSpacingBefore, \.minimumLineHeight, \.maximumLineHeight,
            \.lineHeightMultiple,
        ] { clean(path, atLeast: 0) }
        return style
    }

    /// The height of a line whose natural height is given.
    func lineHeight(natural: Double) -> Double {
        var height = natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return max(height, minimumLineHeight)
    }
}
