import Foundation

/// The file whose pages a context draws.
///
/// The context is the same for all pages; each begins with the state of a new one.
package final class PDFPages {
    private let writer = PDFDocumentWriter()
    private let info: [String: String]
    /// The rectangle that pages show unless they say otherwise, in points.
    package let defaultBounds: CGRect
    /// The rectangle that the present page shows, in points.
    package private(set) var bounds: CGRect
    /// Whether y grows upwards, as in Core Graphics, from the lower edge.
    private let isUpright: Bool
    private var isOpen = false
    private var count = 0
    /// What happened that the pages do not show; nil for nothing.
    package private(set) var problem: String?
    private var links: [PDFLink] = []
    private var places: [String: CGPoint] = [:]

    /// Begins a file.
    ///
    /// - Parameters:
    ///   - bounds: What pages show, in points; those of a letter, 612 × 792, where it is empty.
    ///   - info: The entries of the information dictionary, such as "Title".
    ///   - isUpright: Whether y grows upwards, from the lower edge.
    package init(bounds: CGRect, info: [String: String], isUpright: Bool = false) {
        self.info = info
        self.isUpright = isUpright
        defaultBounds = Self.page(bounds) ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        self.bounds = defaultBounds
    }

    /// Returns a rectangle that a page can show; nil where it is empty or too large.
    private static func page(_ rect: CGRect) -> CGRect? {
        let rect = rect.isNull ? .zero : rect.standardized
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width > 0, rect.height > 0,
            rect.width <= CGContext.maximumLength, rect.height <= CGContext.maximumLength
        else { return nil }
        return rect
    }

    /// Creates the context that draws the pages; before the first one nothing is drawn.
    package func makeContext() -> CGContext {
        let context = CGContext(size: .zero)
        context.pages = self
        return context
    }

    /// Ends the present page and begins another.
    package func beginPage(_ rect: CGRect?, in context: CGContext) {
        endPage(in: context)
        bounds = rect.flatMap(Self.page) ?? defaultBounds
        context.beginPage(size: bounds.size, origin: bounds.origin, isUpright: isUpright)
        isOpen = true
        count += 1
    }

    /// Ends the present page; what is drawn until the next one begins is not shown.
    package func endPage(in context: CGContext) {
        guard isOpen else { return }
        isOpen = false
        if problem == nil { problem = context.problem }
        writer.addPage(context.items, size: bounds.size, links: links, places: places)
        (links, places) = ([], [:])
        context.beginPage(size: .zero, origin: .zero, isUpright: isUpright)
    }

    /// Ends the file and returns it; one without pages has an empty one.
    package func finish(_ context: CGContext) -> Data {
        endPage(in: context)
        if count == 0 {
            beginPage(nil, in: context)
            endPage(in: context)
        }
        return writer.file(info: info)
    }

    // MARK: - Links

    /// Has a rectangle, in points of the drawing, lead to an address.
    package func link(_ rect: CGRect, to url: URL) {
        links.append(PDFLink(rect: rect.standardized, url: url.absoluteString))
    }

    /// Has a rectangle, in points of the drawing, lead to a place that has a name.
    package func link(_ rect: CGRect, to name: String) {
        links.append(PDFLink(rect: rect.standardized, name: name))
    }

    /// Gives a place, in points of the drawing, a name.
    package func name(_ point: CGPoint, _ name: String) { places[name] = point }
}
