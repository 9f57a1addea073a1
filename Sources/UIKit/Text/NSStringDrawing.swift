import TextMetrics

/// How text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Lines break at the width; without it text is one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The space that fonts of text styles leave below their lines counts.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The last line that fits into the height ends with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What measuring and drawing text goes by, and what it found out.
open class NSStringDrawingContext: NSObject {
    /// How much smaller letters may become so that the text has room, 0…1; default 0, not at all.
    open var minimumScaleFactor: CGFloat = 0
    /// How much smaller the letters were of the text that was measured or drawn last; 1 for not.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle of the text that was measured last.
    open internal(set) var totalBounds = CGRect.zero

    /// Creates a context that nothing was measured with.
    public override init() {
        super.init()
    }
}

extension NSAttributedString {
    /// Returns the size of the text on one line for each of its paragraphs, in points.
    public func size() -> CGSize {
        boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
    }

    /// Returns the rectangle that the text fills, in points, not rounded.
    ///
    /// - Parameters:
    ///   - size: The room; a length that is not positive means any.
    ///   - options: Whether lines break, and the last one is cut off.
    ///   - context: What says how small letters may become, and is told of the rectangle.
    /// - Returns: The rectangle. Without `.usesLineFragmentOrigin` it counts from the baseline.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) -> CGRect {
        var rect = CGRect.zero
        if length > 0 {
            let scale = fittingScale(in: size, options, context)
            let text = typeset(in: size, options, scale)
            rect.size = CGSize(width: text.width, height: text.height)
            if !options.contains(.usesLineFragmentOrigin) {
                let font = attribute(.font, at: 0, effectiveRange: nil) as? UIFont
                rect.origin.y = (font ?? Self.fontWhereNoneIsNamed).descender * scale
            }
        }
        context?.totalBounds = rect
        return rect
    }

    /// The font of text that names none.
    private static var fontWhereNoneIsNamed: UIFont { .systemFont(ofSize: 12) }

    /// Returns how much smaller letters have to be for a room, and tells the context.
    private func fittingScale(
        in room: CGSize,
        _ options: NSStringDrawingOptions,
        _ context: NSStringDrawingContext?
    ) -> CGFloat {
        guard let context else { return 1 }
        let smallest = context.minimumScaleFactor
        context.actualScaleFactor = 1
        guard smallest > 0, smallest < 1, length > 0 else { return 1 }
        let isBlock = options.contains(.usesLineFragmentOrigin)
        func fits(_ scale: CGFloat) -> Bool {
            // All lines count, those too that would be cut off.
            let text = typeset(in: CGSize(width: room.width, height: 0), options, scale)
            return (room.width <= 0 || CGFloat(text.width) <= room.width)
                && (!isBlock || room.height <= 0 || CGFloat(text.height) <= room.height)
        }
        if fits(1) { return 1 }
        var (fitting, tooLarge) = (smallest, CGFloat(1))
        // To a thousandth; where the smallest has no room either, that is taken.
        for _ in 0..<10 {
            let middle = (fitting + tooLarge) / 2
            if fits(middle) { fitting = middle } else { tooLarge = middle }
        }
        context.actualScaleFactor = fitting
        return fitting
    }

    /// Breaks the text into the lines of a room, on any thread.
    private func typeset(
        in room: CGSize,
        _ options: NSStringDrawingOptions,
        _ scale: CGFloat
    ) -> TypesetText {
        let isBlock = options.contains(.usesLineFragmentOrigin)
        let isCut = options.contains(.truncatesLastVisibleLine)
        var style = ParagraphStyle()
        style.alignment = .left
        style.breakMode = isBlock && !isCut ? .byWordWrapping : .byTruncatingTail
        style.fontLeading = options.contains(.usesFontLeading) ? .betweenLines : .unused
        style.tabs = TabStops()
        if let paragraph = attribute(.paragraphStyle, at: 0, effectiveRange: nil)
            as? NSParagraphStyle
        {
            style.take(paragraph)
            style.alignment = ParagraphStyle.Alignment(paragraph.alignment)
        }
        // Beyond any screen; callers say "unlimited" with numbers of all sizes.
        func limit(_ length: CGFloat) -> Double {
            length > 0 && length < 1e6 ? Double(length) : .infinity
        }
        let limits = LayoutLimits(
            width: isBlock ? limit(room.width) : .infinity,
            height: isBlock && isCut ? limit(room.height) : .infinity,
            lines: isBlock ? 0 : 1
        )
        let looks = TextLook.looks(
            of: self,
            in: NSRange(location: 0, length: length),
            font: Self.fontWhereNoneIsNamed,
            color: .black
        )
        let runs = looks.enumerated().map { index, look in
            look.run(attribute: index, scale: scale, width: limits.width)
        }
        if let library = ProcessFonts.library {
            return TypesetText(library.layOut(runs, style: style, limits: limits))
        }
        return TypesetText(estimating: runs, style: style, limits: limits)
    }

    /// Draws the text into the current context from a point to the right and down.
    public func draw(at point: CGPoint) { TextDrawing(self).draw(at: point) }

    /// Draws the text into the current context, broken at a rectangle's width.
    ///
    /// Lines that have no room in its height are left out; a height of 0 has room for all.
    public func draw(in rect: CGRect) { TextDrawing(self, in: rect.size).draw(in: rect) }

    /// Draws the text into the current context.
    ///
    /// - Parameters:
    ///   - rect: The room; without `.usesLineFragmentOrigin` its origin is on the baseline of one
    ///     line.
    ///   - options: Whether lines break, and the last one is cut off.
    ///   - context: What says how small letters may become, and is told of the rectangle.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) {
        let scale = fittingScale(in: rect.size, options, context)
        let drawing = TextDrawing(self, in: rect.size, options, scale: scale)
        if options.contains(.usesLineFragmentOrigin) {
            drawing.draw(in: rect)
        } else {
            drawing.draw(at: CGPoint(x: rect.minX, y: rect.minY - drawing.firstBaseline))
        }
        context?.totalBounds = CGRect(origin: .zero, size: drawing.size)
    }
}

extension NSString {
    /// Returns the size of the text on one line for each of its paragraphs, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as String).size(withAttributes: attributes)
    }

    /// Returns the rectangle that the text fills, in points, not rounded.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as String).boundingRect(
            with: size,
            options: options,
            attributes: attributes,
            context: context
        )
    }

    /// Draws the text into the current context from a point to the right and down.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    {
        (self as String).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text into the current context, broken at a rectangle's width.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text into the current context.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        (self as String).draw(
            with: rect,
            options: options,
            attributes: attributes,
            context: context
        )
    }
}

extension String {
    /// Returns the size of the text on one line for each of its paragraphs, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    /// Returns the rectangle that the text fills, in points, not rounded.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
    /// Draws the text into the current context from a point to the right and down.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    {
        NSAttributedString(string: self, attributes: attrs).draw(at: point)
    }

    /// Draws the text into the current context, broken at a rectangle's width.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(in: rect)
    }

    /// Draws the text into the current context.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes)
            .draw(with: rect, options: options, context: context)
    }
}
