import CoreGraphics
import Foundation

/// How a PDF file is drawn.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// What the file says of itself, by keys such as `kCGPDFContextTitle`; default nothing.
    open var documentInfo: [String: Any] = [:]

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let format = copy as? UIGraphicsPDFRendererFormat { format.documentInfo = documentInfo }
        return copy
    }
}

/// A maker of PDF files.
///
/// Text stays text that can be searched and copied, where it is filled in one colour.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    private let fileFormat: UIGraphicsPDFRendererFormat

    /// Creates a maker of files whose pages show a rectangle, in points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        fileFormat = format.copy() as? UIGraphicsPDFRendererFormat ?? format
        super.init(bounds: bounds, format: fileFormat)
    }

    /// Creates a maker of files whose pages show a rectangle, in points.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Creates a maker of files whose pages have the size of a letter, 612 × 792 points.
    public convenience init() {
        self.init(bounds: .zero)
    }

    /// False: drawings are files.
    open override var allowsImageOutput: Bool { false }

    /// Returns the file of what a closure draws; it begins each page with `beginPage()`.
    ///
    /// Colours are those of the traits that are current when they are set.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let pages = PDFPages(bounds: fileFormat.bounds, documentInfo: fileFormat.documentInfo)
        let context = UIGraphicsPDFRendererContext(pages, fileFormat)
        GraphicsStack.current.drawing(into: context.cgContext) { actions(context) }
        let file = pages.finish(context.cgContext)
        GraphicsStack.report(pages.problem)
        return file
    }

    /// Writes the file of what a closure draws.
    ///
    /// - Throws: What writing throws.
    open func writePDF(
        to url: URL,
        withActions actions: (UIGraphicsPDFRendererContext) -> Void
    ) throws {
        try pdfData(actions: actions).write(to: url)
    }
}

/// What a PDF file of a renderer is made with.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private let pages: PDFPages

    init(_ pages: PDFPages, _ format: UIGraphicsPDFRendererFormat) {
        self.pages = pages
        super.init(pages.makeContext(), format)
    }

    /// What the present page shows, in points.
    open var pdfContextBounds: CGRect { pages.bounds }

    /// Begins a page that shows the renderer's rectangle.
    open func beginPage() { pages.beginPage(nil, in: cgContext) }

    /// Begins a page that shows a rectangle, in points; nothing of `pageInfo` is known.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        pages.beginPage(bounds, in: cgContext)
    }

    /// Has a rectangle of the page lead to an address.
    open func setURL(_ url: URL, for rect: CGRect) {
        drawing { UIGraphicsSetPDFContextURLForRect(url, rect) }
    }

    /// Gives a place on the page a name.
    open func addDestination(withName name: String, at point: CGPoint) {
        drawing { UIGraphicsAddPDFContextDestinationAtPoint(name, point) }
    }

    /// Has a rectangle of the page lead to a place that has a name.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        drawing { UIGraphicsSetPDFContextDestinationForRect(name, rect) }
    }

    private func drawing(_ body: () -> Void) {
        GraphicsStack.current.drawing(into: cgContext, body)
    }
}
