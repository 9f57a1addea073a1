import CoreGraphics
import Foundation
import TextMetrics

/// Text that is drawn into a context as outlines: the page has no fonts for pictures.
struct TextDrawing {
    private let looks: [TextLook]
    private let runs: [AttributedRun]
    /// The lines; nil where there are no font files.
    let layout: LaidOutText?
    private let library: FontLibrary?
    private let width: Double
    /// How much smaller letters are than their fonts say.
    private let scale: CGFloat

    /// What is drawn of text.
    struct Part: OptionSet {
        let rawValue: Int
        static let background = Part(rawValue: 1)
        static let characters = Part(rawValue: 2)
        static let all: Part = [.background, .characters]
    }

    /// Lays text out in a room; a length that is not positive means any.
    init(
        _ string: NSAttributedString,
        in room: CGSize = .zero,
        _ options: NSStringDrawingOptions = .usesLineFragmentOrigin,
        scale: CGFloat = 1
    ) {
        let looks = TextLook.looks(
            of: string,
            in: NSRange(location: 0, length: string.length),
            font: .systemFont(ofSize: 12),
            color: .black
        )
        var style = ParagraphStyle()
        style.breakMode = .byWordWrapping
        style.alignment = .natural
        style.tabs = TabStops()
        if string.length > 0,
            let paragraph = string.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
                as? NSParagraphStyle
        {
            style.take(paragraph)
            style.alignment = ParagraphStyle.Alignment(paragraph.alignment)
        }
        var limits = LayoutLimits()
        let isBlock = options.contains(.usesLineFragmentOrigin)
        if isBlock, room.width > 0 { limits.width = Double(room.width) }
        if isBlock, room.height > 0 { limits.height = Double(room.height) }
        if options.contains(.truncatesLastVisibleLine) {
            style.breakMode = .byTruncatingTail
        } else if !isBlock || style.breakMode.isOfOneLine {
            limits.lines = 1
        }
        self.init(looks, style, limits, scale: scale)
    }

    /// Lays stretches of text out.
    init(
        _ looks: [TextLook],
        _ style: ParagraphStyle,
        _ limits: LayoutLimits,
        scale: CGFloat = 1
    ) {
        self.looks = looks
        self.scale = scale
        width = limits.width
        runs = looks.enumerated().map { $1.run(attribute: $0, scale: scale, width: limits.width) }
        library = ProcessFonts.library
        layout = library?.layOut(runs, style: style, limits: limits)
    }

    /// The size of the lines, in points.
    var size: CGSize { layout?.size ?? .zero }

    /// The distance of the first line's baseline from its top, in points.
    var firstBaseline: CGFloat { CGFloat(layout?.lines.first?.baseline ?? 0) }

    /// Draws the lines from a point on, each at the left.
    func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the lines from the upper edge of a rectangle on, where their alignment has them.
    func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rect.minX.isFinite, rect.minY.isFinite
        else { return }
        for line in layout?.lines ?? [] { draw(line, .all, in: rect, context) }
    }

    /// Returns the characters that a line shows, an ellipsis among them.
    func characters(of line: LaidOutText.Line) -> [AttributedRun] {
        guard !runs.isEmpty else { return [] }
        return line.runs.map { run in
            var own = runs.indices.contains(run.attribute) ? runs[run.attribute] : runs[0]
            own.text = run.text
            own.kern += run.kern
            return own
        }
    }

    /// Returns where a line begins in a width, and what is added to its spaces.
    static func place(
        _ line: LaidOutText.Line,
        in width: Double
    ) -> (left: Double, gap: Double) {
        let slack = width - line.left - line.right - line.width
        switch line.alignment {
        case .right: return (line.left + slack, 0)
        case .center: return (line.left + slack / 2, 0)
        case .justified:
            let spaces = line.runs.reduce(0) { $0 + $1.text.utf8.count { $0 == 0x20 } }
            guard !line.endsParagraph, spaces > 0, slack > 0 else { return (line.left, 0) }
            return (line.left, slack / Double(spaces))
        case .left, .natural: return (line.left, 0)
        }
    }

    /// Draws parts of a line that was laid out here.
    func draw(
        _ line: LaidOutText.Line,
        _ parts: Part,
        in rect: CGRect,
        _ context: CGContext
    ) {
        guard let library else { return }
        let characters = characters(of: line)
        let (left, gap) = Self.place(line, in: Double(rect.width))
        let outlines = library.outlines(
            of: characters,
            isRightToLeft: line.isRightToLeft,
            gap: gap,
            keepsGlyphs: context.pages != nil
        )
        let origin = CGPoint(
            x: rect.minX + CGFloat(left),
            y: rect.minY + CGFloat(line.baseline)
        )
        let top = rect.minY + CGFloat(line.top)
        for part in outlines.parts where looks.indices.contains(part.attribute) {
            let box = CGRect(
                x: origin.x + CGFloat(part.left),
                y: top,
                width: CGFloat(part.width),
                height: CGFloat(line.height)
            )
            draw(part, looks[part.attribute], parts, at: origin, box, context)
        }
    }

    private func draw(
        _ part: GlyphOutlines.Part,
        _ look: TextLook,
        _ parts: Part,
        at origin: CGPoint,
        _ box: CGRect,
        _ context: CGContext
    ) {
        context.saveGState()
        defer { context.restoreGState() }
        if parts.contains(.background), let background = look.backgroundColor {
            context.fill(box, in: background.cgColor)
        }
        guard parts.contains(.characters) else { return }
        if let attachment = look.attachment {
            let place = attachment.place(within: width)
            let start = CGPoint(x: box.minX, y: origin.y - CGFloat(look.baselineOffset))
            attachment.shownImage(in: place, look.color)?
                .draw(in: NSTextAttachment.rect(of: place, at: start))
            return
        }
        if let shadow = look.shadow, let color = shadow.shadowColor as? UIColor {
            context.setShadow(
                offset: shadow.shadowOffset,
                blur: shadow.shadowBlurRadius,
                color: color.cgColor
            )
        }
        let moved = CGAffineTransform(translationX: origin.x, y: origin.y)
        // Characters lean about the line that they stand on.
        let lean = CGFloat(look.obliqueness)
        let raised = CGFloat(look.baselineOffset) * scale
        let placed = CGAffineTransform(a: 1, b: 0, c: -lean, d: 1, tx: -lean * raised, ty: 0)
            .concatenating(moved)
        let outline = look.outline(ofSize: look.font.pointSize * scale)
        let stroke = outline.map { ((look.strokeColor ?? look.color).cgColor, $0.width) }
        let hasGlyphs = !part.glyphs.isEmpty && stroke == nil
        context.drawGlyphs(
            part.shape.applying(placed),
            color: look.color.cgColor,
            line: stroke,
            isFilled: outline?.isFilled ?? true,
            glyphs: hasGlyphs ? part.glyphs.map { $0.moved(by: placed) } : nil
        )
        for (data, rect) in part.pictures {
            guard let image = UIImage(data: data)?.cgImage else { continue }
            context.drawUpright(image, in: rect.applying(moved), tint: nil, alpha: 1)
        }
        // As thick and as far away as Inter's own underlines.
        let size = look.font.pointSize * scale
        func line(_ y: CGFloat, _ color: UIColor?) {
            let rect = CGRect(x: box.minX, y: y, width: box.width, height: max(size / 14, 0.5))
            context.fill(rect, in: (color ?? look.color).cgColor)
        }
        if look.isUnderlined { line(origin.y + size * 0.11, look.underlineColor) }
        if look.isStruckThrough {
            line(origin.y - look.font.xHeight * scale / 2 - size / 28, look.strikethroughColor)
        }
    }
}

extension CGContext {
    /// Fills a rectangle in a colour; the path and the colour of fillings stay.
    func fill(_ rect: CGRect, in color: CGColor) {
        fill(CGPath(rect: rect, transform: nil).shape, with: color)
    }
}

extension ParagraphStyle.BreakMode {
    /// Whether text that has no room stays on one line.
    fileprivate var isOfOneLine: Bool {
        switch self {
        case .byWordWrapping, .byCharWrapping: false
        default: true
        }
    }
}

extension ParagraphStyle.Alignment {
    /// Creates what a text's own alignment means.
    init(_ alignment: NSTextAlignment) {
        self =
            switch alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            case .natural: .natural
            }
    }
}
