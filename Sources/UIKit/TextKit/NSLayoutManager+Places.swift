import CoreGraphics
import Foundation

extension NSLayoutManager {
    // MARK: - Regions

    /// Returns the glyphs that stand in a region.
    public func glyphRange(for container: NSTextContainer) -> NSRange {
        let lines = lines(of: container)
        guard let first = lines.first, let last = lines.last else { return NSRange() }
        return NSRange(first.range.lowerBound..<last.range.upperBound)
    }

    /// Returns the glyphs whose lines meet a rectangle of a region's coordinates.
    public func glyphRange(
        forBoundingRect bounds: CGRect,
        in container: NSTextContainer
    ) -> NSRange {
        let lines = lines(of: container).filter { $0.rect.intersects(bounds) }
        guard let first = lines.first, let last = lines.last else { return NSRange() }
        return NSRange(first.range.lowerBound..<last.range.upperBound)
    }

    /// Returns the region in which a glyph stands; nil where there was no room for it.
    public func textContainer(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        guard let line = line(at: glyphIndex) else { return nil }
        let container = textContainers[line.container]
        effectiveGlyphRange?.pointee = glyphRange(for: container)
        return container
    }

    /// Returns the rectangle that lines take of a region, in its coordinates.
    func rectOfLines(in container: NSTextContainer) -> CGRect {
        var used = lines(of: container).reduce(CGRect.null) { $0.union($1.usedRect) }
        if let extra = layout.extra, textContainers[extra.container] === container {
            used = used.union(extra.used)
        }
        return used.isNull ? .zero : used
    }

    /// Returns the room that the lines of a region have, in its coordinates.
    func lines(of container: NSTextContainer) -> ArraySlice<TextKitLayout.Line> {
        let layout = layout
        guard let index = textContainers.firstIndex(where: { $0 === container }),
            layout.linesOfContainers.indices.contains(index)
        else { return [] }
        return layout.lines[layout.linesOfContainers[index]]
    }

    // MARK: - Lines

    /// Returns the line of a glyph; of one beyond the text's end the last.
    func line(at glyphIndex: Int) -> TextKitLayout.Line? {
        let layout = layout
        guard glyphIndex >= 0, glyphIndex <= layout.end else { return nil }
        var (low, high) = (0, layout.lines.count)
        while low < high {
            let middle = (low + high) / 2
            if layout.lines[middle].range.upperBound <= glyphIndex {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low < layout.lines.count ? layout.lines[low] : layout.lines.last
    }

    /// Returns the room of a glyph's line, in its region's coordinates.
    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        guard let line = line(at: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(line.range)
        return line.rect
    }

    /// Returns what a glyph's line takes of its room, in its region's coordinates.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        guard let line = line(at: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(line.range)
        return line.usedRect
    }

    /// The empty line after a paragraph's end at the end of the text; zero where there is none.
    public var extraLineFragmentRect: CGRect { layout.extra?.rect ?? .zero }
    /// What the empty line at the end takes of its room; zero where there is none.
    public var extraLineFragmentUsedRect: CGRect { layout.extra?.used ?? .zero }
    /// The region of the empty line at the end; nil where there is none.
    public var extraLineFragmentTextContainer: NSTextContainer? {
        layout.extra.map { textContainers[$0.container] }
    }

    /// Returns the glyphs of a line that an ellipsis stands for; `NSNotFound` where there is none.
    public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let truncated = line(at: glyphIndex)?.truncated else {
            return NSRange(location: NSNotFound, length: 0)
        }
        return NSRange(truncated)
    }

    /// Calls a function with each line of glyphs: its room, what it takes of it, region and glyphs.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) ->
            Void
    ) {
        let range = glyphRange.location..<max(glyphRange.location, NSMaxRange(glyphRange))
        var stop = ObjCBool(false)
        for line in layout.lines where line.range.overlaps(range) {
            let container = textContainers[line.container]
            block(line.rect, line.usedRect, container, NSRange(line.range), &stop)
            if stop.boolValue { return }
        }
    }

    // MARK: - Glyphs

    /// Returns where a glyph begins on its baseline, from the origin of its line's room.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let line = line(at: glyphIndex) else { return .zero }
        return CGPoint(
            x: line.edge(before: glyphIndex) - line.rect.minX,
            y: line.baseline - line.rect.minY
        )
    }

    /// Returns the rectangle around glyphs, as high as their lines, in the region's coordinates.
    func rectAround(_ glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = rects(of: glyphRange, in: container)
        if rects.isEmpty, let line = line(at: glyphRange.location) {
            return CGRect(
                x: line.edge(before: glyphRange.location),
                y: line.rect.minY,
                width: 0,
                height: line.rect.height
            )
        }
        return rects.reduce(CGRect.null) { $0.union($1) }
    }

    /// Calls a function with rectangles that together hold glyphs, in the region's coordinates.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs.
    ///   - selectedRange: Glyphs that are selected; where these are the same, lines that go on are
    ///     filled to their ends. `NSNotFound` for none.
    ///   - textContainer: The region.
    ///   - block: What is called with each rectangle.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange,
        withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        let isSelected = selectedRange.location != NSNotFound
        for line in lines(of: textContainer) {
            let range = glyphRange.location..<max(glyphRange.location, NSMaxRange(glyphRange))
            for var rect in line.rects(of: range) {
                if isSelected, NSMaxRange(selectedRange) > line.range.upperBound {
                    rect.size.width = line.rect.maxX - rect.minX
                }
                block(rect, &stop)
                if stop.boolValue { return }
            }
        }
    }

    private func rects(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
        let range = range.location..<max(range.location, NSMaxRange(range))
        return lines(of: container).flatMap { $0.rects(of: range) }
    }

    // MARK: - Places

    /// Returns the glyph that is nearest to a place in a region.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        nearest(to: point, in: container).index
    }

    /// Returns the glyph that is nearest to a place, and how far through it the place is, 0 to 1.
    public func glyphIndex(
        for point: CGPoint,
        in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let (index, fraction) = nearest(to: point, in: container)
        partialFraction?.pointee = fraction
        return index
    }

    /// Returns how far through the nearest glyph a place is, 0 to 1.
    public func fractionOfDistanceThroughGlyph(
        for point: CGPoint,
        in container: NSTextContainer
    ) -> CGFloat { nearest(to: point, in: container).fraction }

    /// Returns the character that is nearest to a place, and how far through it the place is.
    public func characterIndex(
        for point: CGPoint,
        in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let (index, fraction) = nearest(to: point, in: container)
        partialFraction?.pointee = fraction
        return index
    }

    private func nearest(
        to point: CGPoint,
        in container: NSTextContainer
    ) -> (index: Int, fraction: CGFloat) {
        guard let index = textContainers.firstIndex(where: { $0 === container }),
            let found = layout.character(at: point, container: index)
        else { return (0, 0) }
        return (found.index, found.fraction)
    }
}

extension TextKitLayout.Line {
    /// Returns where a unit begins; of one after the line where the last ends.
    func edge(before index: Int) -> CGFloat {
        let offset = index - range.lowerBound
        if units.indices.contains(offset) {
            return units[offset].isRightToLeft ? units[offset].right : units[offset].left
        }
        guard let last = units.last else { return usedRect.midX }
        return last.isRightToLeft ? last.left : last.right
    }

    /// Returns the rectangles of units, each as high as the line; those that touch are one.
    func rects(of wanted: Range<Int>) -> [CGRect] {
        let part = wanted.clamped(to: range)
        guard !part.isEmpty else { return [] }
        let places = units[
            (part.lowerBound - range.lowerBound)..<(part.upperBound - range.lowerBound)
        ]
        .sorted { $0.left < $1.left }
        var spans: [(left: CGFloat, right: CGFloat)] = []
        for place in places {
            if let last = spans.last, place.left <= last.right + 0.01 {
                spans[spans.count - 1].right = max(last.right, place.right)
            } else {
                spans.append((place.left, place.right))
            }
        }
        return spans.map {
            CGRect(x: $0.left, y: rect.minY, width: $0.right - $0.left, height: rect.height)
        }
    }
}
