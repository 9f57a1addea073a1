import CoreGraphics
import Foundation
import TextMetrics

/// The lines of a text storage in the regions of a layout manager.
struct TextKitLayout {
    /// One line; a glyph is a UTF-16 unit.
    struct Line {
        /// The units, with white space and the paragraph's end at the line's end.
        var range: Range<Int>
        /// The index of the region.
        var container: Int
        /// The room of the line, in the region's coordinates.
        var rect: CGRect
        /// What characters take of it, with the padding at both ends.
        var usedRect: CGRect
        /// The distance of the baseline from the region's top.
        var baseline: CGFloat
        /// Where units stand, in the region's coordinates.
        var units: [Unit]
        /// The units that an ellipsis stands for.
        var truncated: Range<Int>?
        /// What draws the line.
        var drawing: TextDrawing
        var source: LaidOutText.Line
        /// The upper edge of what draws, in the region's coordinates.
        var drawingTop: CGFloat
    }

    /// The place of one unit.
    struct Unit {
        var left: CGFloat
        var width: CGFloat
        var isRightToLeft = false
        var right: CGFloat { left + width }
    }

    private(set) var lines: [Line] = []
    /// The lines of each region.
    private(set) var linesOfContainers: [Range<Int>] = []
    /// The empty line after a paragraph's end at the end of all, and its region.
    private(set) var extra: (rect: CGRect, used: CGRect, container: Int)?

    /// The unit after the last that has a place.
    var end: Int { lines.last?.range.upperBound ?? 0 }

    /// The font of text that names none.
    private let font: UIFont
    private let rules: Rules?

    /// Lays text out in regions, one after the other.
    @MainActor
    init(
        _ text: NSAttributedString,
        in containers: [NSTextContainer],
        font: UIFont = .systemFont(ofSize: 12),
        rules: Rules? = nil
    ) {
        self.font = font
        self.rules = rules
        var start = 0
        for (index, container) in containers.enumerated() {
            let first = lines.count
            start = fill(container, index, with: text, from: start)
            linesOfContainers.append(first..<lines.count)
            let isLast = start >= text.length
            if isLast, extra == nil, text.length == 0 || text.endsWithNewline {
                addExtraLine(in: container, index, after: text)
            }
        }
    }

    /// Puts lines into a region as long as they fit; returns the unit after the last.
    @MainActor
    private mutating func fill(
        _ container: NSTextContainer,
        _ index: Int,
        with text: NSAttributedString,
        from start: Int
    ) -> Int {
        let room = Room(container)
        let string = text.string as NSString
        var start = start
        var top: CGFloat = 0
        var count = 0
        while start < text.length {
            let whole = string.paragraphRange(for: NSRange(location: start, length: 0))
            let range = start..<NSMaxRange(whole)
            var paragraph = Paragraph(
                text,
                range,
                room,
                isContinued: start > whole.location,
                font: font
            )
            paragraph.limit(lines: room.lines.map { $0 - count }, height: room.height - top)
            var gap = count == 0 ? 0 : paragraph.spaceBefore
            paragraph.flow(around: room.obstacles, from: top + gap)
            let drawing = paragraph.draw()
            let first = lines.count
            if count > 0, let rules, let line = drawing.layout?.lines.first {
                gap += rules.gap(before: line, start, gap)
            }
            // By how much more a line takes than its style says.
            var more: CGFloat = 0
            for line in drawing.layout?.lines ?? [] {
                let bottom = top + gap + CGFloat(line.top + line.height)
                if bottom > room.height + 0.5 { break }
                add(line, of: drawing, start, at: top + gap, index, room)
                count += 1
                guard let rules else { continue }
                let last = lines.count - 1
                gap += rules.change(&lines[last], in: container)
                more = rules.gap(after: lines[last], paragraph.lineSpacing)
                gap += more
            }
            guard lines.count > first else { break }
            let isCut =
                drawing.layout?.isTruncated == true
                || lines.count - first < (drawing.layout?.lines.count ?? 0)
            close(from: first, start, to: isCut && !paragraph.isOfOneLine ? nil : range.upperBound)
            let last = lines[lines.count - 1]
            top = last.rect.maxY + paragraph.spaceAfter + more
            if let rules {
                top += rules.gap(afterParagraphOf: last, paragraph.spacing)
            }
            start = lines[lines.count - 1].range.upperBound
            if isCut, !paragraph.isOfOneLine { break }
            if let most = room.lines, count >= most { break }
        }
        return start
    }

    /// Adds a line of a paragraph that begins at a unit.
    private mutating func add(
        _ line: LaidOutText.Line,
        of drawing: TextDrawing,
        _ start: Int,
        at top: CGFloat,
        _ container: Int,
        _ room: Room
    ) {
        let width = room.isWide ? Double(room.width) : line.left + line.width + line.right
        let (left, gap) = TextDrawing.place(line, in: width)
        let inset = CGFloat(left) + room.padding
        let shown = drawing.characters(of: line)
        let extents = ProcessFonts.library?.extents(
            of: shown,
            isRightToLeft: line.isRightToLeft,
            gap: gap
        )
        let range = (line.range.lowerBound + start)..<(line.range.upperBound + start)
        let (units, truncated) = Self.units(
            of: range,
            shown: shown.map(\.text).joined(),
            extents,
            inset
        )
        let lineTop = top + CGFloat(line.top)
        let used =
            CGFloat(line.width) + gap
            * CGFloat(shown.reduce(0) { $0 + $1.text.utf8.count { $0 == 0x20 } })
        lines.append(
            Line(
                range: range,
                container: container,
                rect: CGRect(
                    x: room.obstacles == nil ? 0 : CGFloat(line.left),
                    y: lineTop,
                    width: CGFloat(width - (room.obstacles == nil ? 0 : line.left + line.right))
                        + 2 * room.padding,
                    height: CGFloat(line.height)
                ),
                usedRect: CGRect(
                    x: CGFloat(left),
                    y: lineTop,
                    width: used + 2 * room.padding,
                    height: CGFloat(line.height)
                ),
                baseline: top + CGFloat(line.baseline),
                units: units,
                truncated: truncated,
                drawing: drawing,
                source: line,
                drawingTop: top
            )
        )
    }

    /// Returns the places of a line's units, an ellipsis standing for those that are left out.
    private static func units(
        of range: Range<Int>,
        shown: String,
        _ extents: CharacterExtents?,
        _ inset: CGFloat
    ) -> (units: [Unit], truncated: Range<Int>?) {
        guard let extents else { return (range.map { _ in Unit(left: inset, width: 0) }, nil) }
        let places = (0..<extents.count).map {
            Unit(
                left: inset + CGFloat(extents.lefts[$0]),
                width: CGFloat(extents.widths[$0]),
                isRightToLeft: extents.isRightToLeft[$0]
            )
        }
        let characters = Array(shown.utf16)
        guard characters.count != range.count, let ellipsis = characters.lastIndex(of: 0x2026)
        else {
            let last = places.last ?? Unit(left: inset, width: 0)
            let end = Unit(left: last.isRightToLeft ? last.left : last.right, width: 0)
            return (
                range.indices.map {
                    places.indices.contains($0 - range.lowerBound)
                        ? places[$0 - range.lowerBound] : end
                }, nil
            )
        }
        let after = characters.count - ellipsis - 1
        let hidden = max(0, range.count - ellipsis - after)
        var units = Array(places[..<min(ellipsis, range.count)])
        if hidden > 0 {
            units.append(places[ellipsis])
            let end = Unit(left: places[ellipsis].right, width: 0)
            units.append(contentsOf: Array(repeating: end, count: hidden - 1))
        }
        units.append(contentsOf: places[(ellipsis + 1)...])
        let first = range.lowerBound + ellipsis
        return (Array(units.prefix(range.count)), first..<(first + hidden))
    }

    /// Gives the lines from an index on the white space after them, and the end of the paragraph.
    private mutating func close(from first: Int, _ start: Int, to end: Int?) {
        for index in first..<lines.count {
            let last = lines[index].range.upperBound
            let next = index + 1 < lines.count ? lines[index + 1].range.lowerBound : end ?? last
            guard next > last else { continue }
            let unit = lines[index].units.last
            let edge = unit.map { $0.isRightToLeft ? $0.left : $0.right }
            let place = Unit(left: edge ?? lines[index].usedRect.midX, width: 0)
            lines[index].units.append(
                contentsOf: Array(repeating: place, count: next - last)
            )
            lines[index].range = lines[index].range.lowerBound..<next
        }
    }

    @MainActor
    private mutating func addExtraLine(
        in container: NSTextContainer,
        _ index: Int,
        after text: NSAttributedString
    ) {
        let room = Room(container)
        let last =
            text.length > 0 ? text.attribute(.font, at: text.length - 1, effectiveRange: nil) : nil
        let font = last as? UIFont ?? self.font
        let mine = linesOfContainers[index]
        let top = mine.isEmpty ? 0 : lines[mine.upperBound - 1].rect.maxY
        if let most = room.lines, mine.count >= most { return }
        let height = font.lineHeight + font.styleLeading
        guard top + height <= room.height + 0.5 else { return }
        let rect = CGRect(
            x: 0,
            y: top,
            width: room.isWide ? room.width + 2 * room.padding : 2 * room.padding,
            height: height
        )
        let used = CGRect(x: 0, y: top, width: 2 * room.padding, height: height)
        extra = (rect, used, index)
    }
}

/// What a region has room for.
private struct Room {
    let width: CGFloat
    let height: CGFloat
    let padding: CGFloat
    let lines: Int?
    let breakMode: NSLineBreakMode
    /// The areas that text flows around, in the text's coordinates; nil without any.
    let obstacles: [TextObstacle]?
    // Beyond any page; callers say "unlimited" with numbers of all sizes.
    private static let unlimited: CGFloat = 1e6

    var isWide: Bool { width.isFinite }

    @MainActor
    init(_ container: NSTextContainer) {
        let size = container.size
        padding = container.lineFragmentPadding
        let isLimited = size.width > 0 && size.width < Self.unlimited
        width = isLimited ? max(0, size.width - 2 * padding) : .infinity
        height = size.height > 0 && size.height < Self.unlimited ? size.height : .infinity
        lines = container.maximumNumberOfLines > 0 ? container.maximumNumberOfLines : nil
        breakMode = container.lineBreakMode
        obstacles = isLimited ? container.obstacles : nil
    }
}

/// One paragraph on its way to lines.
private struct Paragraph {
    var looks: [TextLook] = []
    var style = ParagraphStyle()
    var limits = LayoutLimits()
    private(set) var isOfOneLine = false

    /// The space above the paragraph, in points.
    var spaceBefore: CGFloat { CGFloat(style.paragraphSpacingBefore) }
    /// The space between lines, in points.
    var lineSpacing: CGFloat { CGFloat(style.lineSpacing) }
    /// The space below the paragraph that its style says, in points.
    var spacing: CGFloat { CGFloat(style.paragraphSpacing) }
    /// The space below the paragraph, in points.
    var spaceAfter: CGFloat { CGFloat(style.lineSpacing + style.paragraphSpacing) }

    init(
        _ text: NSAttributedString,
        _ range: Range<Int>,
        _ room: Room,
        isContinued: Bool,
        font: UIFont
    ) {
        let whole = NSRange(location: range.lowerBound, length: range.count)
        looks = TextLook.looks(of: text, in: whole, font: font, color: .black)
        let paragraph =
            text.attribute(.paragraphStyle, at: range.lowerBound, effectiveRange: nil)
            as? NSParagraphStyle ?? .default
        style.take(paragraph)
        style.fontLeading = .inLines
        style.alignment = ParagraphStyle.Alignment(paragraph.alignment)
        if isContinued {
            style.firstLineHeadIndent = style.headIndent
            style.paragraphSpacingBefore = 0
        }
        switch paragraph.lineBreakMode {
        case .byWordWrapping, .byCharWrapping:
            switch room.breakMode {
            case .byWordWrapping, .byCharWrapping: break
            case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
                style.breakMode = ParagraphStyle.BreakMode(room.breakMode)
            }
        case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
            isOfOneLine = true
            limits.lines = 1
        }
        limits.width = room.isWide ? Double(room.width) : .infinity
    }

    /// Takes over what room is left.
    mutating func limit(lines: Int?, height: CGFloat) {
        if let lines { limits.lines = isOfOneLine ? 1 : max(1, lines) }
        limits.height = height.isFinite ? Double(max(0, height)) : .infinity
    }

    /// Has the lines flow around areas, which are in the coordinates of all text.
    ///
    /// - Parameters:
    ///   - obstacles: The areas; nil for none.
    ///   - top: Where the paragraph begins.
    mutating func flow(around obstacles: [TextObstacle]?, from top: CGFloat) {
        style.obstacles = obstacles?.map { $0.moved(x: 0, y: -top) }
    }

    func draw() -> TextDrawing { TextDrawing(looks, style, limits) }
}

extension NSAttributedString {
    /// Whether the last character ends a paragraph.
    fileprivate var endsWithNewline: Bool {
        string.unicodeScalars.last.map { CharacterSet.newlines.contains($0) } ?? false
    }
}
