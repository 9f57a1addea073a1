import CoreGraphics
import Foundation
import TextMetrics

/// A text broken into the lines of a room, paragraph by paragraph.
struct CTLayout {
    /// One line.
    struct Line {
        /// The units, with the white space and the paragraph's end after them.
        var range: Range<Int>
        var left: CGFloat
        /// The distance of the baseline from the room's upper edge.
        var baseline: CGFloat
        var isRightToLeft: Bool
        /// What is added to each space.
        var gap: Double

        /// Returns the glyphs of the line.
        func line(of text: NSAttributedString) -> CTLine {
            CTLine(
                text.attributedSubstring(from: NSRange(range)),
                range: range,
                isRightToLeft: isRightToLeft,
                gap: gap
            )
        }
    }

    private(set) var lines: [Line] = []
    /// What the lines take of the room.
    private(set) var size = CGSize.zero

    private let text: NSAttributedString
    private let (width, height): (CGFloat, CGFloat)
    /// The most lines.
    private let most: Int
    /// Where lines break, in place of what paragraphs say.
    private let mode: ParagraphStyle.BreakMode?
    /// The upper edge of the next paragraph.
    private var top: CGFloat = 0

    // Beyond any page; callers say "unlimited" with numbers of all sizes.
    private static let unlimited: CGFloat = 1e6

    init(
        _ text: NSAttributedString,
        _ range: Range<Int>,
        width: CGFloat,
        height: CGFloat,
        lines: Int = .max,
        mode: ParagraphStyle.BreakMode? = nil
    ) {
        self.text = text
        self.width = width < Self.unlimited ? max(0, width) : .infinity
        self.height = height < Self.unlimited ? max(0, height) : .infinity
        self.mode = mode
        most = lines
        let string = text.string as NSString
        var start = range.lowerBound
        while start < range.upperBound {
            let whole = string.paragraphRange(for: NSRange(location: start, length: 0))
            let end = min(NSMaxRange(whole), range.upperBound)
            guard add(start..<end, isContinued: start > whole.location) else { break }
            start = end
        }
    }

    /// Adds the lines of a paragraph; returns whether all found room.
    private mutating func add(_ range: Range<Int>, isContinued: Bool) -> Bool {
        let paragraph = text.attributedSubstring(from: NSRange(range))
        var style = ParagraphStyle()
        style.take(paragraph.paragraphStyle ?? .default)
        style.alignment = ParagraphStyle.Alignment(paragraph.paragraphStyle?.alignment ?? .natural)
        style.fontLeading = .inLines
        if let mode { style.breakMode = mode }
        if isContinued {
            style.firstLineHeadIndent = style.headIndent
            style.paragraphSpacingBefore = 0
        }
        var limits = LayoutLimits(width: Double(width))
        if style.breakMode != .byWordWrapping, style.breakMode != .byCharWrapping {
            limits.lines = 1
        }
        let runs = CTLook.looks(of: paragraph).runs
        let found = ProcessFonts.library?.layOut(runs, style: style, limits: limits).lines ?? []
        if !lines.isEmpty { top += CGFloat(style.paragraphSpacingBefore) }
        var bottom = top
        for (index, line) in found.enumerated() {
            bottom = top + CGFloat(line.top + line.height)
            guard bottom <= height + 0.5, lines.count < most else { return false }
            let end = index + 1 < found.count ? found[index + 1].range.lowerBound : range.count
            add(line, from: range.lowerBound, to: range.lowerBound + end)
            size.height = bottom
        }
        top = bottom + CGFloat(style.lineSpacing + style.paragraphSpacing)
        return true
    }

    private mutating func add(_ line: LaidOutText.Line, from start: Int, to end: Int) {
        let room = width.isFinite ? Double(width) : line.left + line.width + line.right
        let slack = room - line.left - line.right - line.width
        let string = (text.string as NSString)
            .substring(with: NSRange(line.range).moved(by: start))
        let spaces = string.utf8.count { $0 == 0x20 }
        let isFilled =
            line.alignment == .justified && !line.endsParagraph && spaces > 0 && slack > 0
        let left: Double =
            switch line.alignment {
            case .right: line.left + slack
            case .center: line.left + slack / 2
            case .left, .natural, .justified: line.left
            }
        lines.append(
            Line(
                range: (start + line.range.lowerBound)..<max(end, start + line.range.lowerBound),
                left: CGFloat(left),
                baseline: top + CGFloat(line.baseline),
                isRightToLeft: line.isRightToLeft,
                gap: isFilled ? slack / Double(spaces) : 0
            )
        )
        let used = isFilled ? room : line.left + line.width + line.right
        size.width = max(size.width, CGFloat(used))
    }
}

extension NSRange {
    fileprivate func moved(by distance: Int) -> NSRange {
        NSRange(location: location + distance, length: length)
    }
}
