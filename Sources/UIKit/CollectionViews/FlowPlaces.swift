import Foundation

/// The places of everything in a flow layout, in the content's coordinates.
struct FlowPlaces {
    /// Items side by side.
    struct Line {
        let items: Range<Int>
        /// From where to where it reaches in the scrolling direction.
        let span: ClosedRange<CGFloat>
    }

    /// The places of a section.
    struct Section {
        var header: CGRect?
        var footer: CGRect?
        var items: [CGRect] = []
        var lines: [Line] = []
        /// From where to where it reaches in the scrolling direction.
        var span: ClosedRange<CGFloat> = 0...0
    }

    var sections: [Section] = []
    var contentSize = CGSize.zero
    /// The length across the scrolling direction that lines were filled up to.
    var width: CGFloat = 0

    /// Returns the place of an item; nil where there is none.
    func item(_ path: IndexPath) -> CGRect? {
        guard path.count == 2, sections.indices.contains(path.section),
            sections[path.section].items.indices.contains(path.item)
        else { return nil }
        return sections[path.section].items[path.item]
    }

    /// Returns the numbers of the sections that reach into a span.
    func sections(in span: ClosedRange<CGFloat>) -> Range<Int> {
        Self.indices(sections, in: span, \.span)
    }

    /// Returns what of an ordered list reaches into a span.
    static func indices<Element>(
        _ list: [Element],
        in span: ClosedRange<CGFloat>,
        _ place: KeyPath<Element, ClosedRange<CGFloat>>
    ) -> Range<Int> {
        let start = firstIndex(list.count) {
            list[$0][keyPath: place].upperBound >= span.lowerBound
        }
        let end = firstIndex(list.count) {
            list[$0][keyPath: place].lowerBound > span.upperBound
        }
        return start..<max(start, end)
    }

    /// Returns the first index of which a condition holds that holds of all after it as well.
    private static func firstIndex(_ count: Int, where holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// Lines of items, one after another.
///
/// All lengths are along and across the scrolling direction, so that both directions are one.
struct FlowLineFiller {
    /// The length that a line can have.
    let length: CGFloat
    let spacing: CGFloat
    let lineSpacing: CGFloat
    let isVertical: Bool

    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    /// Places items from a point on.
    ///
    /// - Parameters:
    ///   - sizes: The sizes of the items.
    ///   - start: Where the first line begins: across, and along the scrolling direction.
    ///   - section: What gets the places.
    /// - Returns: Where the last line ends.
    func place(
        _ sizes: [CGSize],
        from start: (across: CGFloat, along: CGFloat),
        in section: inout FlowPlaces.Section
    ) -> CGFloat {
        section.items.reserveCapacity(sizes.count)
        var position = start.along
        var index = 0
        while index < sizes.count {
            if index > 0 { position += lineSpacing }
            let end = endOfLine(sizes, from: index)
            let thickness = sizes[index..<end].reduce(0) { max($0, along($1)) }
            placeLine(sizes, index..<end, (start.across, position), thickness, &section)
            section.lines.append(
                FlowPlaces.Line(items: index..<end, span: position...(position + thickness))
            )
            position += thickness
            index = end
        }
        return position
    }

    /// Rounding must not send an item to the next line that fits.
    private static var tolerance: CGFloat { 0.01 }

    private func endOfLine(_ sizes: [CGSize], from start: Int) -> Int {
        var used = across(sizes[start])
        var end = start + 1
        while end < sizes.count {
            used += spacing + across(sizes[end])
            if used > length + Self.tolerance { break }
            end += 1
        }
        return end
    }

    private func placeLine(
        _ sizes: [CGSize],
        _ items: Range<Int>,
        _ start: (across: CGFloat, along: CGFloat),
        _ thickness: CGFloat,
        _ section: inout FlowPlaces.Section
    ) {
        let (margin, gap) = distances(sizes, items)
        var place = start.across + margin
        for index in items {
            let size = sizes[index]
            // Items of a line stand on its middle.
            let offset = start.along + (thickness - along(size)) / 2
            section.items.append(
                isVertical
                    ? CGRect(x: place, y: offset, width: size.width, height: size.height)
                    : CGRect(x: offset, y: place, width: size.width, height: size.height)
            )
            place += across(size) + gap
        }
    }

    /// Returns the room before a line's first item and between its items.
    ///
    /// Full lines reach from edge to edge. The last one is spaced as if more items of its last
    /// one's size filled it, so that a grid stays a grid.
    private func distances(_ sizes: [CGSize], _ items: Range<Int>) -> (CGFloat, CGFloat) {
        var used = items.reduce(0) { $0 + across(sizes[$1]) }
        var count = items.count
        if items.upperBound == sizes.count, let last = sizes.last, across(last) > 0 {
            let more = across(last)
            let room = length + Self.tolerance - used - CGFloat(count - 1) * spacing
            // Items so thin that they fill nothing make no grid.
            if more + spacing > 0.01, room > 0 {
                let fitting = (room / (more + spacing)).rounded(.down)
                used += fitting * more
                count += Int(min(fitting, 1e9))
            }
        }
        let room = length - used
        guard count > 1 else { return (max(0, room / 2), spacing) }
        return (0, max(spacing, room / CGFloat(count - 1)))
    }
}
