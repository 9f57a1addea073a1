import CoreGraphics
import Foundation

/// Where characters stand in a text view, in its own coordinates.
extension UITextView {
    /// The lines as the page shows them.
    private var shownLines: TextKitLayout {
        followContainer()
        let plain = NSAttributedString(string: area.edited.string, attributes: editedAttributes)
        let text = showsField ? plain : readText ?? plain
        return TextKitLayout(text, in: [area.container], font: area.fallbackFont)
    }

    /// Returns the place between two characters: a rectangle without width, as high as the line.
    func place(before offset: Int) -> CGRect {
        let layout = shownLines
        let padding = area.container.lineFragmentPadding
        var rect = CGRect(x: padding, y: 0, width: 0, height: lineHeight)
        if let extra = layout.extra, offset >= layout.end {
            rect.origin.y = extra.rect.minY
        } else if let line = layout.lines.first(where: { offset < $0.range.upperBound })
            ?? layout.lines.last
        {
            rect = line.rect
            rect.origin.x = line.edge(before: offset)
            rect.size.width = 0
        }
        return rect.offsetBy(dx: area.inset.left, dy: area.inset.top)
    }

    /// Returns the rectangle of the first line's part of a range.
    func firstPlace(of range: Range<Int>) -> CGRect {
        let lines = shownLines.lines
        let rects = lines.lazy.map { $0.rects(of: range) }.first { !$0.isEmpty } ?? []
        guard !rects.isEmpty else { return place(before: range.lowerBound) }
        return rects.reduce(CGRect.null) { $0.union($1) }
            .offsetBy(dx: area.inset.left, dy: area.inset.top)
    }

    /// Returns the rectangles of a range, line by line.
    func selectedPlaces(of range: Range<Int>) -> [CGRect] {
        shownLines.lines.flatMap { $0.rects(of: range) }
            .map { $0.offsetBy(dx: area.inset.left, dy: area.inset.top) }
    }

    /// Returns the rectangles of ranges that do not overlap, from first to last.
    func places(of ranges: [Range<Int>]) -> [[CGRect]] {
        let lines = shownLines.lines
        var first = 0
        return ranges.map { range in
            while first < lines.count, lines[first].range.upperBound <= range.lowerBound {
                first += 1
            }
            return lines[first...].prefix { $0.range.lowerBound < range.upperBound }
                .flatMap { $0.rects(of: range) }
                .map { $0.offsetBy(dx: area.inset.left, dy: area.inset.top) }
        }
    }

    /// The lines as the text is broken into, in UTF-16 units.
    var lineRanges: [Range<Int>] { shownLines.lines.map(\.range) }

    /// Returns the character at or next to a point, and whether the point is inside of it.
    func character(at point: CGPoint) -> (index: Int, fraction: CGFloat, isInside: Bool)? {
        let place = CGPoint(x: point.x - area.inset.left, y: point.y - area.inset.top)
        return shownLines.character(at: place, container: 0)
    }
}

extension TextKitLayout {
    /// Returns the unit that is nearest to a place in a region, how far through it the place is,
    /// and whether it is inside of it; nil where there are none.
    func character(
        at point: CGPoint,
        container: Int
    ) -> (index: Int, fraction: CGFloat, isInside: Bool)? {
        guard linesOfContainers.indices.contains(container) else { return nil }
        let lines = lines[linesOfContainers[container]]
        guard var line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else {
            return nil
        }
        // Beside areas that text flows around, a row has several pieces.
        for piece in lines where piece.rect.minY == line.rect.minY && piece.rect.minX <= point.x {
            if piece.rect.minX > line.rect.minX { line = piece }
        }
        var best: (offset: Int, fraction: CGFloat, distance: CGFloat)?
        for (offset, unit) in line.units.enumerated() where unit.width > 0 {
            let distance = max(unit.left - point.x, point.x - unit.right, 0)
            guard best.map({ distance < $0.distance }) ?? true else { continue }
            let share = min(max((point.x - unit.left) / unit.width, 0), 1)
            best = (offset, unit.isRightToLeft ? 1 - share : share, distance)
        }
        let isInside =
            best?.distance == 0 && line.rect.minY <= point.y && point.y < line.rect.maxY
        return (line.range.lowerBound + (best?.offset ?? 0), best?.fraction ?? 0, isInside)
    }
}
