import CoreGraphics
import Foundation

/// A line of a layout fragment.
@preconcurrency @MainActor
open class NSTextLineFragment: NSObject {
    private let line: TextKitLayout.Line
    private let padding: CGFloat
    /// The upper left corner of the layout fragment, in the region's coordinates.
    private let origin: CGPoint
    /// Where the paragraph of the line begins in the text.
    private let start: Int

    /// The paragraph of the line.
    public let attributedString: NSAttributedString

    init(
        _ line: TextKitLayout.Line,
        _ text: NSAttributedString,
        start: Int,
        origin: CGPoint,
        padding: CGFloat
    ) {
        self.line = line
        attributedString = text
        self.start = start
        self.origin = origin
        self.padding = padding
        super.init()
    }

    /// The UTF-16 units of the line, in those of `attributedString`.
    open var characterRange: NSRange {
        NSRange(
            location: line.range.lowerBound - start,
            length: line.range.count
        )
    }

    /// The box of the line, in points, from the upper left corner of its layout fragment.
    open var typographicBounds: CGRect {
        let used = line.usedRect.insetBy(dx: padding, dy: 0)
        return used.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// Where the first character begins on its baseline, from the upper left corner of the box.
    open var glyphOrigin: CGPoint { CGPoint(x: 0, y: line.baseline - line.usedRect.minY) }

    /// Draws the line, whose box begins at a point.
    open func draw(at point: CGPoint, in context: CGContext) {
        guard point.x.isFinite, point.y.isFinite else { return }
        let place = typographicBounds.origin
        drawInFragment(at: CGPoint(x: point.x - place.x, y: point.y - place.y), in: context)
    }

    /// Draws the line where its layout fragment begins at a point.
    func drawInFragment(at point: CGPoint, in context: CGContext) {
        let rect = CGRect(
            x: point.x - origin.x + padding,
            y: point.y - origin.y + line.drawingTop,
            width: max(0, line.rect.width - 2 * padding),
            height: line.rect.maxY - line.drawingTop
        )
        line.drawing.draw(line.source, .all, in: rect, context)
    }

    /// Returns where a character begins on the baseline, from the upper left corner of the box.
    open func locationForCharacter(at index: Int) -> CGPoint {
        let left = line.edge(before: index + start) - line.usedRect.minX - padding
        return CGPoint(x: left, y: glyphOrigin.y)
    }

    /// Returns the character that is nearest to a point of the box.
    open func characterIndex(for point: CGPoint) -> Int { nearest(to: point).index }

    /// Returns how far through its nearest character a point of the box is, 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        nearest(to: point).fraction
    }

    private func nearest(to point: CGPoint) -> (index: Int, fraction: CGFloat) {
        let x = point.x + line.usedRect.minX + padding
        let first = line.range.lowerBound - start
        guard !line.units.isEmpty else { return (first, 0) }
        func distance(_ unit: TextKitLayout.Unit) -> CGFloat {
            max(unit.left - x, x - unit.right, 0)
        }
        let index =
            line.units.indices.min { distance(line.units[$0]) < distance(line.units[$1]) } ?? 0
        let unit = line.units[index]
        guard unit.width > 0 else { return (first + index, 0) }
        let share = min(max(0, (x - unit.left) / unit.width), 1)
        return (first + index, unit.isRightToLeft ? 1 - share : share)
    }
}
