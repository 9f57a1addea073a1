import CoreGraphics
import Foundation

/// Draws pages: those of formatters, with headers and footers, or what overrides draw.
///
/// The pages are drawn into the current context, such as that of a PDF file.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    final var formatters: [UIPrintFormatter] = []
    private var paper = CGRect(x: 0, y: 0, width: 612, height: 792)
    private var printable: CGRect?

    /// Creates a renderer without content.
    public override init() { super.init() }

    /// The height above the content of each page, in points; default 0.
    open var headerHeight: CGFloat = 0
    /// The height below the content of each page, in points; default 0.
    open var footerHeight: CGFloat = 0

    /// The paper, in points; default that of a letter, 612 × 792.
    ///
    /// Apps that draw into files set it with `setValue(_:forKey:)`, or override it.
    open var paperRect: CGRect { paper }
    /// The part of the paper that can be drawn on, in points; default all of it.
    ///
    /// Apps that draw into files set it with `setValue(_:forKey:)`, or override it.
    open var printableRect: CGRect { printable ?? paperRect }

    /// Sets `paperRect` or `printableRect` by their names; the value is an `NSValue` or a `CGRect`.
    open func setValue(_ value: Any?, forKey key: String) {
        let rect = value as? CGRect ?? (value as? NSValue)?.cgRectValue
        guard let rect, [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite),
            !rect.isNull
        else {
            return Diagnostics.report("\(type(of: self)): \"\(key)\" is set to no rectangle.")
        }
        switch key {
        case "paperRect": paper = rect
        case "printableRect": printable = rect
        default: Diagnostics.report("\(type(of: self)) has no value for \"\(key)\".")
        }
    }

    /// What formatters have of each page.
    var contentRect: CGRect {
        let edges = UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0)
        return printableRect.inset(by: edges)
    }

    // MARK: - Formatters

    /// The contents that are laid out on the pages.
    open var printFormatters: [UIPrintFormatter]? {
        get { formatters.isEmpty ? nil : formatters }
        set {
            for formatter in formatters { formatter.printPageRenderer = nil }
            formatters = []
            for formatter in newValue ?? [] {
                addPrintFormatter(formatter, startingAtPageAt: formatter.startPage)
            }
        }
    }

    /// Adds content from a page on, counted from 0.
    open func addPrintFormatter(
        _ formatter: UIPrintFormatter,
        startingAtPageAt pageIndex: Int
    ) {
        formatter.removeFromPrintPageRenderer()
        formatter.printPageRenderer = self
        formatter.startPage = max(pageIndex, 0)
        formatters.append(formatter)
    }

    /// Returns the contents that a page has a part of.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        let found = formatters.filter { formatter in
            let own = pageIndex - formatter.startPage
            return own >= 0 && own < formatter.pageCount
        }
        return found.isEmpty ? nil : found
    }

    // MARK: - Pages

    /// The number of pages; default as many as the formatters take.
    open var numberOfPages: Int {
        formatters.map { $0.startPage + $0.pageCount }.max() ?? 0
    }

    /// Called before pages are drawn, by who draws them; does nothing by itself.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page: header, content, the parts of formatters, footer.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let parts = self.printableRect.divided(atDistance: headerHeight, from: .minYEdge)
        let rest = parts.remainder.divided(atDistance: footerHeight, from: .maxYEdge)
        if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: parts.slice) }
        drawContentForPage(at: pageIndex, in: rest.remainder)
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
        if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: rest.slice) }
    }

    /// Draws a formatter's part of a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        let rect = printFormatter.rectForPage(at: pageIndex)
        printFormatter.draw(in: rect, forPageAt: pageIndex)
    }

    /// Draws the header of a page; does nothing by itself.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

    /// Draws what is on a page beside the parts of formatters; does nothing by itself.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

    /// Draws the footer of a page; does nothing by itself.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
