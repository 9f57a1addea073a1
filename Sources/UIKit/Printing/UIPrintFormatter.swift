import CoreGraphics
import Foundation

/// Content that is laid out on pages; its subclasses say which.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
    /// What draws the pages; nil before the formatter is added to it.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
    /// The first page with the content, from 0; default 0.
    open var startPage = 0
    /// The distances from the edges of each page's room, in points; default 0.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// The greatest width of the content, in points; 0, as by default, for that of the page.
    open var maximumContentWidth: CGFloat = 0
    /// The greatest height of the content on a page, in points; 0, as by default, for that of the page.
    open var maximumContentHeight: CGFloat = 0

    private var layout: (width: CGFloat, height: CGFloat, pages: [Page], drawing: TextDrawing)?

    /// The lines of a page, and where the first of them begins in the whole.
    private struct Page {
        var lines: Range<Int>
        var top: CGFloat
        var height: CGFloat
    }

    /// The text that is laid out.
    var content: NSAttributedString { NSAttributedString() }

    /// Has the content be laid out anew.
    func contentDidChange() { layout = nil }

    /// Takes the formatter away from what draws its pages.
    open func removeFromPrintPageRenderer() {
        printPageRenderer?.formatters.removeAll { $0 === self }
        printPageRenderer = nil
    }

    /// The number of pages that the content takes; 0 before it has a renderer.
    open var pageCount: Int { pages.count }

    /// Returns where a page has the content, in points; zero for other pages.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        let own = pages
        guard own.indices.contains(pageIndex - startPage) else { return .zero }
        let room = self.room
        return CGRect(
            x: room.minX,
            y: room.minY,
            width: room.width,
            height: min(own[pageIndex - startPage].height, room.height)
        )
    }

    /// Draws a page's part of the content in the current context.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        let own = pages
        guard own.indices.contains(pageIndex - startPage), let drawing = layout?.drawing,
            let lines = drawing.layout?.lines, let context = UIGraphicsGetCurrentContext()
        else { return }
        let page = own[pageIndex - startPage]
        let place = rect.offsetBy(dx: 0, dy: -page.top)
        for index in page.lines { drawing.draw(lines[index], .all, in: place, context) }
    }

    /// The room of a page for the content, in points.
    final var room: CGRect {
        guard let renderer = printPageRenderer else { return .zero }
        var room = renderer.contentRect.inset(by: perPageContentInsets)
        if maximumContentWidth > 0 { room.size.width = min(room.width, maximumContentWidth) }
        if maximumContentHeight > 0 { room.size.height = min(room.height, maximumContentHeight) }
        return room
    }

    private var pages: [Page] {
        let room = self.room
        guard room.width > 0, room.height > 0 else { return [] }
        if let layout, layout.width == room.width, layout.height == room.height {
            return layout.pages
        }
        let drawing = TextDrawing(content, in: CGSize(width: room.width, height: 0))
        var pages: [Page] = []
        for (index, line) in (drawing.layout?.lines ?? []).enumerated() {
            let (top, height) = (CGFloat(line.top), CGFloat(line.height))
            if let last = pages.last, top + height - last.top <= room.height {
                pages[pages.count - 1].lines = last.lines.lowerBound..<index + 1
                pages[pages.count - 1].height = top + height - last.top
            } else {
                pages.append(Page(lines: index..<index + 1, top: top, height: height))
            }
        }
        layout = (room.width, room.height, pages, drawing)
        return pages
    }
}

/// Plain or attributed text on pages.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text; nil where attributed text was set.
    open var text: String? {
        didSet { contentDidChange() }
    }
    /// The text with attributes; counts where there is no `text`.
    open var attributedText: NSAttributedString? {
        didSet {
            if attributedText != nil { text = nil }
            contentDidChange()
        }
    }
    /// The font of `text`; default the system's of 12 points.
    open var font: UIFont? {
        didSet { contentDidChange() }
    }
    /// The colour of `text`; default black.
    open var color: UIColor? {
        didSet { contentDidChange() }
    }
    /// Where the lines of `text` stand; default natural.
    open var textAlignment = NSTextAlignment.natural {
        didSet { contentDidChange() }
    }

    /// Creates content of text.
    public init(text: String) {
        super.init()
        self.text = text
    }

    /// Creates content of text with attributes.
    public init(attributedText: NSAttributedString) {
        super.init()
        self.attributedText = attributedText
    }

    override var content: NSAttributedString {
        guard let text else { return attributedText ?? NSAttributedString() }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return NSAttributedString(
            string: text,
            attributes: [
                .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black,
                .paragraphStyle: style,
            ]
        )
    }
}

/// HTML on pages.
///
/// - Note: Differs from UIKit: what `NSAttributedString` reads of HTML is shown.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// The HTML.
    open var markupText: String? {
        didSet { contentDidChange() }
    }

    /// Creates content of HTML.
    public init(markupText: String) {
        super.init()
        self.markupText = markupText
    }

    override var content: NSAttributedString {
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html,
            .characterEncoding: String.Encoding.utf8.rawValue,
        ]
        let text = try? NSAttributedString(
            data: Data((markupText ?? "").utf8),
            options: options,
            documentAttributes: nil
        )
        return text ?? NSAttributedString()
    }
}
