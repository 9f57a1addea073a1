import CoreGraphics
import TextMetrics

/// What a label has laid out, by room.
struct LabelLayouts {
    struct Entry {
        var limits: LayoutLimits
        var text: TypesetText
        var alignment: ParagraphStyle.Alignment
    }

    /// Boxed, so that labels that were not laid out yet, or sleep, do not hold its room.
    private var last: Layout?

    private final class Layout {
        /// The one before; most labels are laid out for one room only.
        let other: Layout?
        let entry: Entry

        init(_ entry: Entry, other: Layout? = nil) {
            self.entry = entry
            self.other = other
        }
    }

    var isEmpty: Bool { last == nil }

    mutating func clear() {
        last = nil
    }

    /// Returns the lines laid out for a room, or for one that gives the same lines.
    func text(
        for limits: LayoutLimits,
        _ alignment: ParagraphStyle.Alignment,
        isPlain: Bool
    ) -> TypesetText? {
        var layout = last
        while let candidate = layout {
            let entry = candidate.entry
            if entry.alignment == alignment, entry.serves(limits, isPlain) { return entry.text }
            layout = candidate.other
        }
        return nil
    }

    mutating func insert(_ entry: Entry) {
        // Two are kept, so the one before forgets what came before it.
        let other = last.map { $0.other == nil ? $0 : Layout($0.entry) }
        last = Layout(entry, other: other)
    }
}

extension LabelLayouts.Entry {
    fileprivate func serves(_ room: LayoutLimits, _ isPlain: Bool) -> Bool {
        limits == room || (isPlain && holds(in: room))
    }

    /// Whether whole text that was broken in a wider room breaks the same in a given one.
    private func holds(in room: LayoutLimits) -> Bool {
        !text.isTruncated && limits.lines == room.lines && room.width <= limits.width
            && text.width <= room.width + 0.001 && text.height <= room.height
    }
}

extension UILabel {
    /// Whether there is something to show.
    var hasText: Bool { content.hasText }

    /// Whether the text reaches out of the bounds, at which labels cut it off.
    ///
    /// Only then the box has to clip: one that does casts no shadow, and takes longer to draw.
    var cutsText: Bool {
        guard content.hasText, hierarchy.subviews.isEmpty, layer.shadowOpacity == 0 else {
            return false
        }
        let size = bounds.size
        // Lines are a little higher than what is drawn of them.
        if size.width <= 0 || content.font.lineHeight > size.height + 1 { return true }
        guard content.lineBreakMode == .byClipping, !content.shrinks else { return false }
        return linesShown(in: bounds).width > Double(size.width) + 0.5
    }

    /// The height of one line, in points, rounded up to pixels.
    var lineHeight: CGFloat { roundedUpToPixel(content.font.lineHeight) }

    /// Returns the size of the text; a width that is not positive means any.
    func naturalSize(within width: CGFloat) -> CGSize {
        let any = CGFloat.greatestFiniteMagnitude
        let isFree = content.numberOfLines == 1 || !(width > 0)
        let room = CGRect(x: 0, y: 0, width: isFree ? any : width, height: any)
        return textRect(forBounds: room, limitedToNumberOfLines: content.numberOfLines).size
    }

    func measureText(in bounds: CGRect, lines: Int) -> CGRect {
        guard content.hasText else { return CGRect(origin: bounds.origin, size: .zero) }
        let text = layOut(limits(bounds.size, lines: lines))
        let size = CGSize(
            width: min(roundedUpToPixel(text.width), bounds.width),
            height: roundedUpToPixel(text.height)
        )
        var rect = CGRect(origin: bounds.origin, size: size)
        if bounds.height < Self.unlimited {
            rect.origin.y += roundedToPixel((bounds.height - size.height) / 2)
        }
        return rect
    }

    // Beyond any screen; callers say "unlimited" with numbers of all sizes.
    private static let unlimited: CGFloat = 1e6

    /// Returns the room for lines.
    func limits(_ size: CGSize, lines: Int) -> LayoutLimits {
        LayoutLimits(
            width: size.width < Self.unlimited ? Double(size.width) : .infinity,
            // One line is shown however low the room is.
            height: size.height < Self.unlimited && lines != 1 ? Double(size.height) : .infinity,
            lines: lines
        )
    }

    /// Returns the lines that a rectangle shows, smaller if they have to be.
    func linesShown(in area: CGRect) -> TypesetText {
        let limits = limits(area.size, lines: content.numberOfLines)
        let text = layOut(limits)
        guard text.isTruncated || text.width > limits.width + 0.01 else { return text }
        let tightens = content.tightens || paragraphTightens
        guard content.shrinks || tightens else { return text }
        let tight = tightens ? tightenedText(to: limits) : text
        guard content.shrinks, tight.isTruncated || tight.width > limits.width + 0.01 else {
            return tight
        }
        return shrunkText(text, to: limits)
    }

    /// Whether the style of the first paragraph lets letters move together.
    private var paragraphTightens: Bool {
        guard case .attributed(let string) = content.text, string.length > 0 else { return false }
        let style = string.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        return (style as? NSParagraphStyle)?.allowsDefaultTighteningForTruncation == true
    }

    /// The most that letters move together, in sizes of the font: TextKit's default factor.
    private static let tightest = 0.05

    /// Returns the lines with letters as close as they have to be, and no closer than they may.
    private func tightenedText(to limits: LayoutLimits) -> TypesetText {
        let tightest = -Self.tightest * Double(shownFont.pointSize)
        var (low, high) = (tightest, 0.0)
        var best = typeset(limits, scale: 1, kern: low)
        guard !best.isTruncated, best.width <= limits.width + 0.01 else { return best }
        for _ in 0..<6 {
            let middle = (low + high) / 2
            let candidate = typeset(limits, scale: 1, kern: middle)
            if candidate.isTruncated || candidate.width > limits.width + 0.01 {
                high = middle
            } else {
                low = middle
                best = candidate
            }
        }
        return best
    }

    /// Returns the lines at the largest scale at which nothing is cut off.
    private func shrunkText(_ text: TypesetText, to limits: LayoutLimits) -> TypesetText {
        let smallest = min(max(content.minimumScale, 0.05), 1)
        if content.numberOfLines == 1 {
            let natural = LayoutLimits(lines: 1)
            let scale = UIFont.fittingScale(to: CGFloat(limits.width), smallest: smallest) {
                CGFloat(($0 < 1 ? typeset(natural, scale: $0) : layOut(natural)).width)
            }
            return typeset(limits, scale: scale)
        }
        var (low, high) = (smallest, CGFloat(1))
        var best = typeset(limits, scale: low)
        for _ in 0..<6 {
            let middle = (low + high) / 2
            let candidate = typeset(limits, scale: middle)
            if candidate.isTruncated {
                high = middle
            } else {
                low = middle
                best = candidate
            }
        }
        return best
    }

    private func layOut(_ limits: LayoutLimits) -> TypesetText {
        let alignment = alignment(content.alignment)
        let isPlain = !content.isAttributed && content.obstacles == nil
        if let known = layouts.text(for: limits, alignment, isPlain: isPlain) { return known }
        let text = typeset(limits, scale: 1)
        layouts.insert(LabelLayouts.Entry(limits: limits, text: text, alignment: alignment))
        return text
    }

    private func typeset(_ limits: LayoutLimits, scale: CGFloat, kern: Double = 0) -> TypesetText {
        let style = paragraphStyle
        var text: TypesetText
        switch content.text {
        case .plain(let string) where kern != 0:
            let font = TextFont(shownFont, scale: scale, drawing: string)
            let run = AttributedRun(string, font: font, kern: kern)
            if let library = ProcessFonts.library {
                text = TypesetText(library.layOut([run], style: style, limits: limits))
            } else {
                text = TypesetText(estimating: [run], style: style, limits: limits)
            }
        case .plain(let string):
            let font = TextFont(shownFont, scale: scale, drawing: string)
            if let library = ProcessFonts.library {
                text = TypesetText(
                    library.layOut(string, font: font, style: style, limits: limits)
                )
            } else {
                text = TypesetText(
                    estimating: [AttributedRun(string, font: font)],
                    style: style,
                    limits: limits
                )
            }
        case .attributed, nil:
            let runs = looks.enumerated().map { index, look in
                var look = look
                look.kern += kern
                return look.run(attribute: index, scale: scale, width: limits.width)
            }
            if let library = ProcessFonts.library {
                text = TypesetText(library.layOut(runs, style: style, limits: limits))
            } else {
                text = TypesetText(estimating: runs, style: style, limits: limits)
            }
        }
        text.scale = scale
        text.kern = kern
        return text
    }

    /// The font, in the size that people prefer where the label follows it.
    var shownFont: UIFont {
        content.followsContentSize ? content.font.adapted(to: effectiveTraits) : content.font
    }

    // MARK: - Paragraphs

    /// The paragraph style of all lines.
    var paragraphStyle: ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment = alignment(content.alignment)
        style.breakMode = ParagraphStyle.BreakMode(content.lineBreakMode)
        style.breakStrategy = ParagraphStyle.BreakStrategy(content.lineBreakStrategy)
        style.fontLeading = content.fontLeading
        // The stops that nobody set are at the multiples that come after those that are.
        style.tabs = TabStops()
        style.obstacles = content.obstacles
        guard case .attributed(let string) = content.text, string.length > 0,
            let paragraph = string.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
                as? NSParagraphStyle
        else { return style }
        style.take(paragraph)
        if paragraph.alignment != .natural { style.alignment = alignment(paragraph.alignment) }
        return style
    }

    /// A label's natural alignment follows the interface, not the text.
    private func alignment(_ alignment: NSTextAlignment) -> ParagraphStyle.Alignment {
        switch alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural:
            effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        }
    }
}

extension ParagraphStyle.BreakMode {
    init(_ mode: NSLineBreakMode) {
        self =
            switch mode {
            case .byWordWrapping: .byWordWrapping
            case .byCharWrapping: .byCharWrapping
            case .byClipping: .byClipping
            case .byTruncatingHead: .byTruncatingHead
            case .byTruncatingTail: .byTruncatingTail
            case .byTruncatingMiddle: .byTruncatingMiddle
            }
    }
}

extension ParagraphStyle.BreakStrategy {
    init(_ strategy: NSParagraphStyle.LineBreakStrategy) {
        // Both have the same bits; sets of another module are dear to put together.
        self.init(rawValue: UInt8(truncatingIfNeeded: strategy.rawValue & 3))
    }
}

extension ParagraphStyle {
    /// Takes over what a paragraph style says, but for its alignment.
    mutating func take(_ style: NSParagraphStyle) {
        breakMode = BreakMode(style.lineBreakMode)
        breakStrategy = BreakStrategy(style.lineBreakStrategy)
        switch style.baseWritingDirection {
        case .leftToRight: direction = .leftToRight
        case .rightToLeft: direction = .rightToLeft
        case .natural: break
        }
        firstLineHeadIndent = Double(style.firstLineHeadIndent)
        headIndent = Double(style.headIndent)
        tailIndent = Double(style.tailIndent)
        lineSpacing = Double(style.lineSpacing)
        paragraphSpacing = Double(style.paragraphSpacing)
        paragraphSpacingBefore = Double(style.paragraphSpacingBefore)
        minimumLineHeight = Double(style.minimumLineHeight)
        maximumLineHeight = Double(style.maximumLineHeight)
        lineHeightMultiple = Double(style.lineHeightMultiple)
        hyphenates = style.hyphenationFactor > 0 || style.usesDefaultHyphenation
        tabs = style.textTabs
    }
}
