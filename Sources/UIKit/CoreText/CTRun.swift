import CoreGraphics
import Foundation
import TextMetrics

/// Glyphs of a line that have one font and one look.
public final class CTRun: Sendable {
    let line: CTLine
    /// Which glyphs of the line.
    let glyphs: Range<Int>

    init(line: CTLine, glyphs: Range<Int>) {
        self.line = line
        self.glyphs = glyphs
    }

    var places: ArraySlice<GlyphOutlines.Place> { line.outlines.places[glyphs] }

    /// Returns the glyphs that a range of the run's means.
    func part(_ range: CFRange) -> Range<Int> {
        let part = range.range(in: glyphs.count)
        return (glyphs.lowerBound + part.lowerBound)..<(glyphs.lowerBound + part.upperBound)
    }

    /// The units of the line's text that the run shows.
    var units: Range<Int> {
        guard let first = places.map(\.unit).min(), let last = places.map(\.unit).max() else {
            return 0..<0
        }
        let others = line.outlines.places.map(\.unit).filter { $0 > last }
        // Characters that have no glyph belong to the one before, as far as their look does.
        var end = NSRange()
        _ = line.text.attributes(at: last, effectiveRange: &end)
        return first..<min(others.min() ?? line.text.length, NSMaxRange(end))
    }
}

/// What stands out of a run.
public struct CTRunStatus: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates a status from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The characters read from right to left.
    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
    /// The glyphs are not in the order of their characters.
    public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
    /// The glyphs ask for a matrix of their own; they never do.
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

// MARK: - Looks

/// Returns the attributes of a run's text, and the font that the glyphs are of.
///
/// - Note: Differs from iOS: a dictionary of Swift's by the names of attributes.
public func CTRunGetAttributes(_ run: CTRun) -> [NSAttributedString.Key: Any] {
    let units = run.units
    guard !units.isEmpty, let place = run.places.first else { return [:] }
    var attributes = run.line.text.attributes(at: units.lowerBound, effectiveRange: nil)
    let font = attributes[.font] as? UIFont ?? CTLook.defaultFont
    let standIn = place.font.flatMap { run.line.outlines.families[$0] }
        .flatMap { UIFont(name: $0, size: font.pointSize) }
    attributes[.font] = standIn ?? font
    return attributes
}

/// Returns the attributes of a run's text by their names, for a variable of Foundation's class.
@_disfavoredOverload
public func CTRunGetAttributes(_ run: CTRun) -> NSDictionary {
    let attributes: [NSAttributedString.Key: Any] = CTRunGetAttributes(run)
    return NSDictionary(
        objects: attributes.map(\.value),
        forKeys: attributes.map { $0.key.rawValue as NSString }
    )
}

/// Returns what stands out of a run.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
    run.places.first?.isRightToLeft == true ? .rightToLeft : []
}

/// Returns the matrix of a run's glyphs: the identity.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

// MARK: - Glyphs

/// Returns how many glyphs a run has.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// Returns the stretch of the string that a run is for.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    let units = run.units
    guard let first = units.first, let last = units.last, last < run.line.indices.count else {
        return CFRange()
    }
    let indices = run.line.indices
    return CFRange(indices[first]..<(indices[last] + 1))
}

/// Copies the numbers of glyphs; a range of no length means all from its start on.
public func CTRunGetGlyphs(
    _ run: CTRun,
    _ range: CFRange,
    _ buffer: UnsafeMutablePointer<CGGlyph>
) {
    for (index, place) in run.line.outlines.places[run.part(range)].enumerated() {
        buffer[index] = CGGlyph(exactly: place.number) ?? 0
    }
}

/// Copies where glyphs begin, from the start of the line; a range of no length means all.
public func CTRunGetPositions(
    _ run: CTRun,
    _ range: CFRange,
    _ buffer: UnsafeMutablePointer<CGPoint>
) {
    for (index, place) in run.line.outlines.places[run.part(range)].enumerated() {
        buffer[index] = CGPoint(x: place.left, y: place.raise)
    }
}

/// Copies how far glyphs lead to the next one; a range of no length means all.
public func CTRunGetAdvances(
    _ run: CTRun,
    _ range: CFRange,
    _ buffer: UnsafeMutablePointer<CGSize>
) {
    for (index, place) in run.line.outlines.places[run.part(range)].enumerated() {
        buffer[index] = CGSize(width: place.width, height: 0)
    }
}

/// Copies the characters that glyphs stand for, as the whole string counts.
public func CTRunGetStringIndices(
    _ run: CTRun,
    _ range: CFRange,
    _ buffer: UnsafeMutablePointer<CFIndex>
) {
    let indices = run.line.indices
    for (index, place) in run.line.outlines.places[run.part(range)].enumerated() {
        buffer[index] = place.unit < indices.count ? indices[place.unit] : run.line.range.upperBound
    }
}

// MARK: - Measures

/// Measures glyphs of a run; a range of no length means all from its start on.
///
/// - Parameters:
///   - run: The run.
///   - range: Which glyphs.
///   - ascent: Receives how far the font reaches above the baseline, in points.
///   - descent: Receives how far it reaches below, in points.
///   - leading: Receives the space between lines, in points.
/// - Returns: The width, in points.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun,
    _ range: CFRange,
    _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let looks = run.places.first.map { [run.line.looks[$0.attribute]] } ?? []
    let reach = CTLine.reach(of: looks)
    ascent?.pointee = reach.ascent
    descent?.pointee = reach.descent
    leading?.pointee = reach.leading
    return run.line.outlines.places[run.part(range)].reduce(0) { $0 + $1.width }
}

/// Returns the box around what glyphs of a run draw from the context's place of text on.
public func CTRunGetImageBounds(
    _ run: CTRun,
    _ context: CGContext?,
    _ range: CFRange
) -> CGRect {
    let box = run.line.imageBounds(of: run.part(range))
    guard let context, !box.isEmpty else { return box }
    return box.applying(context.textMatrix)
}

/// Draws glyphs of a run where they stand on their line, which begins at `textPosition`.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    run.line.draw(run.part(range), in: context)
}
