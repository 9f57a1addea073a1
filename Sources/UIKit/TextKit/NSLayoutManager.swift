import CoreGraphics
import Foundation

/// Lays the text of a storage out in regions.
///
/// - Note: Differs from UIKit: a glyph is a UTF-16 unit of the text.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// The text.
    open internal(set) weak var textStorage: NSTextStorage?
    /// The regions, in the order in which text fills them.
    public private(set) final var textContainers: [NSTextContainer] = []
    /// What decides about and hears of the lines; it may be the text view's own delegate.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet {
            known = nil
            layoutHandler?()
        }
    }
    /// Called where lines stand elsewhere without another text.
    final var layoutHandler: (() -> Void)?
    /// Called after the text changed.
    final var editHandler: ((NSTextStorage.EditActions) -> Void)?
    /// Called where what shows the text is to show it anew.
    final var displayHandler: (() -> Void)?
    /// The font of text that names none.
    final var defaultFont = UIFont.systemFont(ofSize: 12) {
        didSet { if defaultFont != oldValue { known = nil } }
    }
    /// Whether characters are drawn: a text view shows its own, and has what else there is drawn.
    final var showsText = true
    private var known: TextKitLayout? {
        didSet { layoutNumber &+= 1 }
    }
    /// Another number for lines that may be others.
    private(set) final var layoutNumber = 0
    private var isLayingOut = false

    /// Whether lines may be laid out when they are asked for; is kept.
    open var allowsNonContiguousLayout = false
    /// Whether the leading of fonts counts, as it always does.
    open var usesFontLeading = true

    /// Creates a layout manager without text and regions.
    public override init() {
        super.init()
    }

    /// Creates a layout manager without text and regions: documents say nothing of them.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Becomes the layout manager of a storage.
    func join(_ storage: NSTextStorage?) {
        textStorage = storage
        known = nil
    }

    // MARK: - Regions

    /// Adds a region after the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Adds a region at a place in the order.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        container.layoutManager = self
        textContainers.insert(container, at: min(max(0, index), textContainers.count))
        known = nil
    }

    /// Removes a region.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
        known = nil
    }

    /// Forgets lines, since a region changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        forgetLayout()
    }

    // MARK: - Layout

    /// The lines as they are now.
    final var layout: TextKitLayout {
        if let known { return known }
        let text: NSAttributedString = textStorage ?? NSAttributedString(string: "")
        guard let rules = lineRules else {
            let layout = TextKitLayout(text, in: textContainers, font: defaultFont)
            known = layout
            return layout
        }
        // What the delegate asks meanwhile has no lines.
        guard !isLayingOut else { return TextKitLayout(NSAttributedString(string: ""), in: []) }
        let layout = asking {
            TextKitLayout(text, in: textContainers, font: defaultFont, rules: rules)
        }
        known = layout
        tellOfLayout(layout, of: text)
        return layout
    }

    /// Asks the delegate about lines, which it may forget meanwhile without an end.
    final func asking<Answer>(_ question: () -> Answer) -> Answer {
        let outer = isLayingOut
        isLayingOut = true
        defer { isLayingOut = outer }
        return question()
    }

    private func tellOfLayout(_ layout: TextKitLayout, of text: NSAttributedString) {
        let isDone = layout.end >= text.length
        for (container, lines) in zip(textContainers, layout.linesOfContainers) {
            let end = lines.isEmpty ? 0 : layout.lines[lines.upperBound - 1].range.upperBound
            delegate?.layoutManager(
                self,
                didCompleteLayoutFor: container,
                atEnd: isDone && end >= text.length
            )
        }
        if !isDone { delegate?.layoutManager(self, didCompleteLayoutFor: nil, atEnd: false) }
    }

    /// Forgets the lines.
    private func forgetLayout() {
        guard known != nil else { return }
        known = nil
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    /// Forgets lines, since the text changed.
    open func processEditing(
        for textStorage: NSTextStorage,
        edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange,
        changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {
        forgetLayout()
        editHandler?(editMask)
    }

    /// Forgets lines, which are laid out anew when they are asked for.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        actualCharRange?.pointee = charRange
        forgetLayout()
        if !isLayingOut { layoutHandler?() }
    }

    /// Lays out what is not laid out yet.
    open func ensureLayout(for container: NSTextContainer) { _ = layout }
    /// Lays out what is not laid out yet.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }
    /// Lays out what is not laid out yet.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout }
    /// Lays out what is not laid out yet.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        _ = layout
    }

    /// Returns the rectangle that lines take of a region, in its coordinates.
    open func usedRect(for container: NSTextContainer) -> CGRect { rectOfLines(in: container) }
    /// Returns the rectangle around glyphs, as high as their lines, in the region's coordinates.
    open func boundingRect(
        forGlyphRange glyphRange: NSRange,
        in container: NSTextContainer
    ) -> CGRect { rectAround(glyphRange, in: container) }

    // MARK: - Drawing

    /// Has the text view whose text this is show it anew.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { displayHandler?() }
    /// Has the text view whose text this is show it anew.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { displayHandler?() }

    /// Draws what is behind characters into the current context.
    ///
    /// - Parameters:
    ///   - glyphsToShow: The characters.
    ///   - origin: Where the region's origin is drawn.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        if type(of: self) == NSLayoutManager.self {
            draw(.background, glyphsToShow, at: origin)
        } else if origin.x.isFinite, origin.y.isFinite {
            fillBackgrounds(glyphsToShow, at: origin)
        }
    }

    /// Fills what is behind characters of a background colour, in the current context.
    ///
    /// Called by `drawBackground(forGlyphRange:at:)` for the rectangles of each colour's characters.
    ///
    /// - Parameters:
    ///   - rectArray: The rectangles, one for each line, in the context's coordinates.
    ///   - rectCount: The number of rectangles.
    ///   - charRange: The characters.
    ///   - color: The colour, which is also that of the context.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>,
        count rectCount: Int,
        forCharacterRange charRange: NSRange,
        color: UIColor
    ) {
        UIGraphicsGetCurrentContext()?.fill(
            Array(UnsafeBufferPointer(start: rectArray, count: rectCount))
        )
    }

    /// Draws characters with their lines and shadows into the current context.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        if showsText { draw(.characters, glyphsToShow, at: origin) }
    }

    private func draw(_ part: TextDrawing.Part, _ range: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), origin.x.isFinite, origin.y.isFinite
        else { return }
        let range = range.location..<max(range.location, NSMaxRange(range))
        for line in layout.lines where line.range.overlaps(range) {
            let isWhole = range.contains(line.range)
            if !isWhole {
                context.saveGState()
                context.clip(
                    to: line.rects(of: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
                )
            }
            let padding = textContainers[line.container].lineFragmentPadding
            let rect = CGRect(
                x: origin.x + padding,
                y: origin.y + line.drawingTop,
                width: max(0, line.rect.width - 2 * padding),
                height: line.rect.maxY - line.drawingTop
            )
            line.drawing.draw(line.source, part, in: rect, context)
            if !isWhole { context.restoreGState() }
        }
    }

    // MARK: - Characters and glyphs

    /// The number of glyphs: UTF-16 units of the text.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// Returns the glyph of a character.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Returns the character of a glyph.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Returns whether there is a glyph at an index.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
        glyphIndex >= 0 && glyphIndex < numberOfGlyphs
    }

    /// Returns the glyphs of characters.
    open func glyphRange(
        forCharacterRange charRange: NSRange,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }

    /// Returns the characters of glyphs.
    open func characterRange(
        forGlyphRange glyphRange: NSRange,
        actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
}
