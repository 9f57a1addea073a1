import CoreGraphics
import Foundation
import TextMetrics

/// A line of text: its glyphs, and where each stands.
///
/// Places are in points from the start of the baseline; y grows upwards.
public final class CTLine: @unchecked Sendable {
    // Unchecked: nothing of it changes, and the text is a copy of its own.

    /// The text that is shown.
    let text: NSAttributedString
    let looks: [CTLook]
    /// The units of the string that the line was made for.
    let range: Range<Int>
    /// For each unit that is shown the unit of that string.
    let indices: [Int]
    let isRightToLeft: Bool
    /// What is added to each space, in points.
    let gap: Double
    /// Where units stand.
    let extents: CharacterExtents
    let outlines: GlyphOutlines
    /// The glyphs of each run.
    let stretches: [Range<Int>]
    /// The outlines and places of glyphs by their index; pictures have none.
    let drawn: [Int: Drawing.Glyph]

    /// Lays out a line.
    ///
    /// - Parameters:
    ///   - text: The characters, with the white space at the line's end.
    ///   - range: The units of the whole string that the line is for.
    ///   - indices: For each unit its place in the whole string; nil where they are those of `range`.
    ///   - isRightToLeft: The base direction; nil for that of the text.
    ///   - gap: What is added to each space, in points.
    init(
        _ text: NSAttributedString,
        range: Range<Int>,
        indices: [Int]? = nil,
        isRightToLeft: Bool? = nil,
        gap: Double = 0
    ) {
        self.text = NSAttributedString(attributedString: text)
        self.range = range
        self.indices = indices ?? Array(range)
        self.gap = gap
        looks = CTLook.looks(of: text)
        let runs = looks.runs
        let library = ProcessFonts.library
        self.isRightToLeft =
            isRightToLeft ?? library?.isRightToLeft(runs, text.paragraphStyle) ?? false
        extents =
            library?.extents(of: runs, isRightToLeft: self.isRightToLeft, gap: gap)
            ?? CharacterExtents()
        outlines =
            library?.outlines(
                of: runs,
                isRightToLeft: self.isRightToLeft,
                gap: gap,
                keepsGlyphs: true
            ) ?? GlyphOutlines()
        var stretches: [Range<Int>] = []
        for (index, place) in outlines.places.enumerated() {
            if let last = stretches.last, outlines.places[last.lowerBound].joins(place) {
                stretches[stretches.count - 1] = last.lowerBound..<(index + 1)
            } else {
                stretches.append(index..<(index + 1))
            }
        }
        self.stretches = stretches
        drawn = Self.drawn(outlines)
    }

    private static func drawn(_ outlines: GlyphOutlines) -> [Int: Drawing.Glyph] {
        var rest = outlines.parts.flatMap(\.glyphs)[...]
        var drawn: [Int: Drawing.Glyph] = [:]
        for (index, place) in outlines.places.enumerated() {
            guard let next = rest.first, next.number == place.number, next.font == place.font,
                next.place.tx == place.left
            else { continue }
            drawn[index] = next
            rest.removeFirst()
        }
        return drawn
    }

    /// The width of all characters, in points.
    var width: Double {
        zip(extents.lefts, extents.widths).reduce(0) { max($0, $1.0 + $1.1) }
    }

    /// How many units at the end are white space.
    private var trailingSpaces: Int {
        text.string.unicodeScalars.reversed()
            .prefix { CharacterSet.whitespacesAndNewlines.contains($0) }
            .reduce(0) { $0 + $1.utf16.count }
    }

    /// The width of the white space at the end, in points.
    var trailingWidth: Double { extents.widths.suffix(trailingSpaces).reduce(0, +) }

    /// How far fonts reach above and below the baseline, and the space between lines.
    var reach: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        Self.reach(of: looks)
    }

    static func reach(of looks: [CTLook]) -> (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        looks.reduce((0, 0, 0)) { reach, text in
            if let room = text.room {
                return (
                    max(reach.0, CGFloat(room.ascent)), max(reach.1, CGFloat(room.descent)), reach.2
                )
            }
            let look = text.look
            let offset = CGFloat(look.baselineOffset)
            return (
                max(reach.0, look.font.ascender + offset),
                max(reach.1, -look.font.descender - offset), max(reach.2, look.font.leading)
            )
        }
    }

    /// The box around what is drawn; zero where nothing is.
    func imageBounds(of glyphs: Range<Int>? = nil) -> CGRect {
        let shapes: [CGRect] = (glyphs ?? outlines.places.indices).map { index in
            guard let glyph = drawn[index] else { return .null }
            return glyph.outline.applying(glyph.place).boundingBoxOfPath
        }
        let pictures = glyphs == nil ? outlines.parts.flatMap(\.pictures).map(\.rect) : []
        let box = (shapes + pictures).reduce(CGRect.null) { $0.union($1) }
        guard !box.isNull else { return .zero }
        return CGRect(x: box.minX, y: -box.maxY, width: box.width, height: box.height)
    }

    // MARK: - Places

    /// Returns where a unit of the whole string begins.
    func offset(of index: Int) -> CGFloat {
        guard index >= range.lowerBound else { return edge(before: 0) }
        return edge(before: indices.firstIndex { $0 >= index } ?? extents.count)
    }

    /// Returns where a unit that is shown begins; of one after the last where that ends.
    private func edge(before unit: Int) -> CGFloat {
        guard extents.count > 0 else { return 0 }
        let isEnd = unit >= extents.count
        let unit = isEnd ? extents.count - 1 : unit
        let isLeft = isEnd == extents.isRightToLeft[unit]
        return CGFloat(extents.lefts[unit] + (isLeft ? 0 : extents.widths[unit]))
    }

    /// Returns the unit of the whole string before which a caret stands nearest to a place.
    func index(at x: CGFloat) -> Int {
        guard extents.count > 0, x.isFinite else { return range.lowerBound }
        let string = text.string as NSString
        var best = (distance: CGFloat.infinity, index: range.lowerBound)
        var unit = 0
        // The end of a paragraph is no place for a caret after it.
        let last = endsParagraph ? extents.count - 1 : extents.count
        while unit <= last {
            let distance = abs(edge(before: unit) - x)
            let index = unit < indices.count ? indices[unit] : (indices.last ?? 0) + 1
            if distance < best.distance { best = (distance, index) }
            guard unit < extents.count else { break }
            unit = NSMaxRange(string.rangeOfComposedCharacterSequence(at: unit))
        }
        return best.index
    }

    private var endsParagraph: Bool {
        text.string.unicodeScalars.last.map { CharacterSet.newlines.contains($0) } ?? false
    }
}

extension GlyphOutlines.Place {
    /// Whether a glyph belongs to the same run.
    fileprivate func joins(_ other: Self) -> Bool {
        attribute == other.attribute && font == other.font
            && isRightToLeft == other.isRightToLeft
    }
}

extension NSAttributedString {
    /// The style of the paragraph that the text begins with.
    var paragraphStyle: NSParagraphStyle? {
        guard length > 0 else { return nil }
        return attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }
}

extension FontLibrary {
    /// Returns the base direction of a line.
    fileprivate func isRightToLeft(_ runs: [AttributedRun], _ paragraph: NSParagraphStyle?) -> Bool
    {
        var style = ParagraphStyle()
        if let paragraph { style.take(paragraph) }
        style.breakMode = .byClipping
        let lines = layOut(runs, style: style, limits: LayoutLimits(lines: 1)).lines
        return lines.first?.isRightToLeft ?? false
    }
}
