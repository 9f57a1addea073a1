import CoreGraphics
import Foundation
import TextMetrics

/// What decides about and hears of the lines of a layout manager.
///
/// What it asks the manager of the lines while they are laid out has no answer yet.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {
    /// Returns the space below a line, in points; default that of its paragraph's style.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Returns the space above a paragraph, in points; default that of its style.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Returns the space below a paragraph, in points; default that of its style.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Changes the room of a line, what it takes of it and where its baseline is below the room's
    /// upper edge; returns whether it did. Default false.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
        baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer,
        forGlyphRange glyphRange: NSRange
    ) -> Bool
    /// Tells that lines are no longer right, since the text or a region changed.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// Tells that a region is filled; the region is nil where text had no more room.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    )
}

extension NSLayoutManagerDelegate {
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.style(at: glyphIndex).lineSpacing }
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.style(at: glyphIndex).paragraphSpacingBefore }
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.style(at: glyphIndex).paragraphSpacing }
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
        baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer,
        forGlyphRange glyphRange: NSRange
    ) -> Bool { false }
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
}

extension NSLayoutManager {
    /// Returns the style of a character's paragraph.
    fileprivate func style(at index: Int) -> NSParagraphStyle {
        guard let textStorage, index >= 0, index < textStorage.length else { return .default }
        let style = textStorage.attribute(.paragraphStyle, at: index, effectiveRange: nil)
        return style as? NSParagraphStyle ?? .default
    }

    /// Returns the rules of the delegate for lines that are laid out; nil without one.
    var lineRules: TextKitLayout.Rules? {
        guard let delegate else { return nil }
        return TextKitLayout.Rules(manager: self, delegate: delegate)
    }
}

extension TextKitLayout {
    /// What a layout manager's delegate says of lines.
    @MainActor
    struct Rules {
        let manager: NSLayoutManager
        let delegate: any NSLayoutManagerDelegate

        /// Returns by how much more a paragraph stands below the one before than its style says.
        func gap(before line: LaidOutText.Line, _ start: Int, _ style: CGFloat) -> CGFloat {
            finite(
                delegate.layoutManager(
                    manager,
                    paragraphSpacingBeforeGlyphAt: line.range.lowerBound + start,
                    withProposedLineFragmentRect: CGRect(
                        x: 0,
                        y: 0,
                        width: line.width,
                        height: line.height
                    )
                )
            ) - style
        }

        /// Returns by how much more space there is below a line than its style says.
        func gap(after line: Line, _ style: CGFloat) -> CGFloat {
            finite(
                delegate.layoutManager(
                    manager,
                    lineSpacingAfterGlyphAt: max(line.range.lowerBound, line.range.upperBound - 1),
                    withProposedLineFragmentRect: line.rect
                )
            ) - style
        }

        /// Returns by how much more space there is below a paragraph than its style says.
        func gap(afterParagraphOf line: Line, _ style: CGFloat) -> CGFloat {
            finite(
                delegate.layoutManager(
                    manager,
                    paragraphSpacingAfterGlyphAt: max(
                        line.range.lowerBound,
                        line.range.upperBound - 1
                    ),
                    withProposedLineFragmentRect: line.rect
                )
            ) - style
        }

        /// Lets the delegate change a line; returns by how much its lower edge moved.
        func change(_ line: inout Line, in container: NSTextContainer) -> CGFloat {
            var (room, used) = (line.rect, line.usedRect)
            var offset = line.baseline - room.minY
            guard
                delegate.layoutManager(
                    manager,
                    shouldSetLineFragmentRect: &room,
                    lineFragmentUsedRect: &used,
                    baselineOffset: &offset,
                    in: container,
                    forGlyphRange: NSRange(line.range)
                )
            else { return 0 }
            (room, used) = (finite(room), finite(used))
            let moved = room.maxY - line.rect.maxY
            let baseline = room.minY + finite(offset)
            line.drawingTop += baseline - line.baseline
            (line.rect, line.usedRect, line.baseline) = (room, used, baseline)
            return moved
        }

        private func finite(_ rect: CGRect) -> CGRect {
            CGRect(
                x: finite(rect.minX),
                // Long texts go far down.
                y: finite(rect.minY, limit: 1e12),
                width: finite(rect.width),
                height: finite(rect.height)
            )
        }

        private func finite(_ length: CGFloat, limit: CGFloat = 1e6) -> CGFloat {
            length.isFinite ? min(max(length, -limit), limit) : 0
        }
    }
}
