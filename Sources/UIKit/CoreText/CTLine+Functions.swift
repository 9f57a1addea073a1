import CoreGraphics
import Foundation
import TextMetrics

/// Where a line that is too wide is cut.
public enum CTLineTruncationType: UInt32, Sendable {
    case start = 0
    case end = 1
    case middle = 2
}

/// What a line's bounds are made of.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: CFOptionFlags

    /// Creates options from their bits.
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    /// The space between lines does not count.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    /// Changes nothing: shifts for neighbours never count.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
    /// Changes nothing: punctuation does not hang.
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    /// The box around the outlines of glyphs.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    /// Changes nothing.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
    /// Changes nothing.
    public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}

/// Bits of options, as Core Foundation keeps them.
public typealias CFOptionFlags = UInt

// MARK: - Creation

/// Lays a text out as one line.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    CTLine(attrString, range: 0..<attrString.length)
}

/// Shortens a line to a width.
///
/// - Parameters:
///   - line: The line.
///   - width: The width, in points.
///   - truncationType: Where it is cut.
///   - truncationToken: What stands in the place of what is cut out; nil for nothing.
/// - Returns: The line itself where it fits; nil where the token alone is too wide.
public func CTLineCreateTruncatedLine(
    _ line: CTLine,
    _ width: Double,
    _ truncationType: CTLineTruncationType,
    _ truncationToken: CTLine?
) -> CTLine? {
    guard line.width - line.trailingWidth > width else { return line }
    let room = width - (truncationToken?.width ?? 0)
    guard room >= 0 else { return nil }
    let count = line.text.length
    // As many characters as fit, by halving: widths grow with the number that is kept.
    var (least, most) = (0, count)
    while least < most {
        let middle = (least + most + 1) / 2
        let kept = line.shortened(keeping: middle, truncationType, truncationToken)
        if kept.width <= width { least = middle } else { most = middle - 1 }
    }
    return line.shortened(keeping: least, truncationType, truncationToken)
}

/// Widens the spaces of a line.
///
/// - Parameters:
///   - line: The line.
///   - justificationFactor: How much of the missing width is added, 0…1.
///   - justificationWidth: The width, in points.
/// - Returns: The line; nil where it is wider or has no spaces.
public func CTLineCreateJustifiedLine(
    _ line: CTLine,
    _ justificationFactor: CGFloat,
    _ justificationWidth: Double
) -> CTLine? {
    let missing = justificationWidth - (line.width - line.trailingWidth)
    let text = line.text.string.trimmingCharacters(in: .whitespacesAndNewlines)
    let spaces = text.utf8.count { $0 == 0x20 }
    guard missing >= 0, spaces > 0 else { return nil }
    return CTLine(
        line.text,
        range: line.range,
        indices: line.indices,
        isRightToLeft: line.isRightToLeft,
        gap: line.gap + missing * Double(min(max(justificationFactor, 0), 1)) / Double(spaces)
    )
}

extension CTLine {
    /// Returns the line with some of its units, and a token in the place of the others.
    fileprivate func shortened(
        keeping count: Int,
        _ type: CTLineTruncationType,
        _ token: CTLine?
    ) -> CTLine {
        let string = text.string as NSString
        func start(_ unit: Int) -> Int {
            guard unit > 0, unit < text.length else { return unit }
            return string.rangeOfComposedCharacterSequence(at: unit).location
        }
        let cut =
            switch type {
            case .start: 0..<start(text.length - count)
            case .end: start(count)..<text.length
            case .middle: start((count + 1) / 2)..<start(text.length - count / 2)
            }
        let shown = NSMutableAttributedString(
            attributedString: text.attributedSubstring(from: NSRange(0..<cut.lowerBound))
        )
        var units = Array(indices[..<cut.lowerBound])
        if let token {
            shown.append(token.text)
            let place = cut.lowerBound < indices.count ? indices[cut.lowerBound] : range.upperBound
            units += Array(repeating: place, count: token.text.length)
        }
        shown.append(text.attributedSubstring(from: NSRange(cut.upperBound..<text.length)))
        units += indices[cut.upperBound...]
        return CTLine(
            shown,
            range: range,
            indices: units,
            isRightToLeft: isRightToLeft,
            gap: gap
        )
    }
}

// MARK: - Measures

/// Measures a line.
///
/// - Parameters:
///   - line: The line.
///   - ascent: Receives how far its fonts reach above the baseline, in points.
///   - descent: Receives how far they reach below it, in points.
///   - leading: Receives the space between lines, in points.
/// - Returns: The width with the white space at the end, in points.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine,
    _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let reach = line.reach
    ascent?.pointee = reach.ascent
    descent?.pointee = reach.descent
    leading?.pointee = reach.leading
    return line.width
}

/// Returns the rectangle of a line from the start of its baseline, in points; y grows upwards.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) { return line.imageBounds() }
    let reach = line.reach
    let leading = options.contains(.excludeTypographicLeading) ? 0 : reach.leading
    return CGRect(
        x: 0,
        y: -reach.descent - leading,
        width: CGFloat(line.width),
        height: reach.ascent + reach.descent + leading
    )
}

/// Returns the box around what a line draws from the context's place of text on; zero for nothing.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let box = line.imageBounds()
    guard let context, !box.isEmpty else { return box }
    return box.applying(context.textMatrix)
}

/// Returns the width of the white space at a line's end, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { line.trailingWidth }

/// Returns where a line begins in a width: 0 at the left, 1 at the right.
///
/// - Parameters:
///   - line: The line.
///   - flushFactor: Where it stands, 0…1.
///   - flushWidth: The width, in points.
/// - Returns: The distance from the left, in points; 0 for a line that is wider.
public func CTLineGetPenOffsetForFlush(
    _ line: CTLine,
    _ flushFactor: CGFloat,
    _ flushWidth: Double
) -> Double {
    let room = flushWidth - (line.width - line.trailingWidth)
    return max(0, room) * Double(min(max(flushFactor, 0), 1))
}

// MARK: - Parts

/// Returns how many glyphs a line has.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.outlines.places.count }

/// Returns the glyphs of a line in stretches of the same looks, from left to right.
///
/// - Note: Differs from iOS: an array of Swift's, so that `as! [CTRun]` is not needed.
public func CTLineGetGlyphRuns(_ line: CTLine) -> [CTRun] {
    line.stretches.map { CTRun(line: line, glyphs: $0) }
}

/// Returns the glyphs of a line in stretches, for a variable of Foundation's class.
@_disfavoredOverload
public func CTLineGetGlyphRuns(_ line: CTLine) -> NSArray {
    NSArray(array: CTLineGetGlyphRuns(line) as [CTRun])
}

/// Returns the stretch of the string that a line is for.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.range) }

/// Returns the character before which a caret stands nearest to a place on the line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.text.length > 0 ? line.index(at: position.x) : kCFNotFound
}

/// Returns where a caret stands before a character, in points.
///
/// - Parameters:
///   - line: The line.
///   - charIndex: The character, as the whole string counts.
///   - secondaryOffset: Receives the same place.
/// - Returns: The distance from the line's start.
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine,
    _ charIndex: CFIndex,
    _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offset = line.offset(of: charIndex)
    secondaryOffset?.pointee = offset
    return offset
}

/// Draws a line from the context's `textPosition` on.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }
