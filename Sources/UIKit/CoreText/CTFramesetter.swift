import CoreGraphics
import Foundation
import TextMetrics

/// What breaks a text into lines that fill paths.
public final class CTFramesetter: @unchecked Sendable {
    // Unchecked: nothing of it changes, and the text is a copy of its own.

    let text: NSAttributedString

    init(_ text: NSAttributedString) { self.text = NSAttributedString(attributedString: text) }
}

/// What breaks a text into lines, one at a time.
public typealias CTTypesetter = CTFramesetter

/// Lines of text in a path.
public final class CTFrame: @unchecked Sendable {
    // Unchecked: nothing of it changes, and the path is a copy of its own.

    let lines: [CTLine]
    /// Where baselines begin, from the lower left corner of the path's box; y grows upwards.
    let origins: [CGPoint]
    let path: CGPath
    /// The units that were to be laid out, and those that found room.
    let (range, visible): (Range<Int>, Range<Int>)

    init(_ text: NSAttributedString, _ range: Range<Int>, in path: CGPath) {
        let box = path.boundingBoxOfPath
        let room = box.isNull ? .zero : box.size
        let layout = CTLayout(text, range, width: room.width, height: room.height)
        self.path = path.copy() ?? path
        self.range = range
        visible = range.lowerBound..<(layout.lines.last?.range.upperBound ?? range.lowerBound)
        lines = layout.lines.map { $0.line(of: text) }
        origins = layout.lines.map { CGPoint(x: $0.left, y: room.height - $0.baseline) }
    }
}

// MARK: - Framesetters

/// Creates what breaks a text into lines.
public func CTFramesetterCreateWithAttributedString(
    _ attrString: CFAttributedString
) -> CTFramesetter { CTFramesetter(attrString) }

/// Fills a path with lines.
///
/// - Parameters:
///   - framesetter: What has the text.
///   - stringRange: What is laid out; one of no length means all from its start on.
///   - path: What is filled: the box around it.
///   - frameAttributes: Are without effect.
/// - Returns: The lines that find room.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter,
    _ stringRange: CFRange,
    _ path: CGPath,
    _ frameAttributes: CFDictionary?
) -> CTFrame {
    CTFrame(framesetter.text, stringRange.range(in: framesetter.text.length), in: path)
}

/// Measures the lines that find room.
///
/// - Parameters:
///   - framesetter: What has the text.
///   - stringRange: What is laid out; one of no length means all from its start on.
///   - frameAttributes: Are without effect.
///   - constraints: The room, in points; a length that is not positive means any.
///   - fitRange: Receives what finds room.
/// - Returns: The size of the lines, in points.
@discardableResult
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter,
    _ stringRange: CFRange,
    _ frameAttributes: CFDictionary?,
    _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let range = stringRange.range(in: framesetter.text.length)
    func limit(_ length: CGFloat) -> CGFloat { length > 0 ? length : .infinity }
    let layout = CTLayout(
        framesetter.text,
        range,
        width: limit(constraints.width),
        height: limit(constraints.height)
    )
    let end = layout.lines.last?.range.upperBound ?? range.lowerBound
    fitRange?.pointee = CFRange(range.lowerBound..<end)
    return layout.size
}

/// Returns what breaks the text into single lines.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
    framesetter
}

// MARK: - Typesetters

/// Creates what breaks a text into single lines.
public func CTTypesetterCreateWithAttributedString(
    _ string: CFAttributedString
) -> CTTypesetter { CTFramesetter(string) }

/// Returns how many units from an index on fit into a width, broken as the paragraph's style says.
public func CTTypesetterSuggestLineBreak(
    _ typesetter: CTTypesetter,
    _ startIndex: CFIndex,
    _ width: Double
) -> CFIndex { typesetter.count(from: startIndex, width, nil) }

/// Returns how many units from an index on fit into a width, broken between any characters.
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter,
    _ startIndex: CFIndex,
    _ width: Double
) -> CFIndex { typesetter.count(from: startIndex, width, .byCharWrapping) }

/// Lays out a stretch of the text as a line; one of no length means all from its start on.
public func CTTypesetterCreateLine(
    _ typesetter: CTTypesetter,
    _ stringRange: CFRange
) -> CTLine {
    let range = stringRange.range(in: typesetter.text.length)
    return CTLine(typesetter.text.attributedSubstring(from: NSRange(range)), range: range)
}

extension CTFramesetter {
    fileprivate func count(
        from start: Int,
        _ width: Double,
        _ mode: ParagraphStyle.BreakMode?
    ) -> Int {
        guard start >= 0, start < text.length else { return 0 }
        let layout = CTLayout(
            text,
            start..<text.length,
            width: CGFloat(width),
            height: .infinity,
            lines: 1,
            mode: mode
        )
        return layout.lines.first?.range.count ?? 0
    }
}

// MARK: - Frames

/// Returns the lines of a frame, from the first.
///
/// - Note: Differs from iOS: an array of Swift's, so that `as! [CTLine]` is not needed.
public func CTFrameGetLines(_ frame: CTFrame) -> [CTLine] { frame.lines }

/// Returns the lines of a frame, from the first, for a variable of Foundation's class.
@_disfavoredOverload
public func CTFrameGetLines(_ frame: CTFrame) -> NSArray { NSArray(array: frame.lines) }

/// Copies where baselines begin, from the lower left corner of the path's box.
///
/// - Parameters:
///   - frame: The frame.
///   - range: Which lines; a range of no length means all from its start on.
///   - origins: Receives one place for each; y grows upwards.
public func CTFrameGetLineOrigins(
    _ frame: CTFrame,
    _ range: CFRange,
    _ origins: UnsafeMutablePointer<CGPoint>
) {
    for (index, origin) in frame.origins[range.range(in: frame.origins.count)].enumerated() {
        origins[index] = origin
    }
}

/// Returns the stretch of the text that was to be laid out.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.range) }

/// Returns the stretch of the text that found room.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.visible) }

/// Returns the path that the lines fill.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Draws the lines of a frame where they stand in its path.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let box = frame.path.boundingBoxOfPath
    for (line, origin) in zip(frame.lines, frame.origins) {
        context.textPosition = CGPoint(x: box.minX + origin.x, y: box.minY + origin.y)
        CTLineDraw(line, context)
    }
}
