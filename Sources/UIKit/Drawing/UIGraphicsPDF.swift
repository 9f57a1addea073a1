import CoreGraphics
import Foundation

/// The title of a PDF file: a string.
public let kCGPDFContextTitle = "Title"
/// Who wrote a PDF file: a string.
public let kCGPDFContextAuthor = "Author"
/// The app that made a PDF file: a string.
public let kCGPDFContextCreator = "Creator"
/// What a PDF file is about: a string.
public let kCGPDFContextSubject = "Subject"
/// What a PDF file can be found by: a string, or strings.
public let kCGPDFContextKeywords = "Keywords"

extension PDFPages {
    /// Begins a file that says what documents' information is known.
    ///
    /// - Note: Differs from UIKit: passwords and what they allow are left out.
    convenience init(bounds: CGRect, documentInfo: [String: Any]) {
        var info = ["Producer": "Vitrine"]
        let keys = ["Title", "Author", "Creator", "Subject", "Keywords"]
        for key in keys {
            switch documentInfo[key] {
            case let text as String: info[key] = text
            case let texts as [String]: info[key] = texts.joined(separator: ", ")
            default: break
            }
        }
        self.init(bounds: bounds, info: info)
    }
}

/// Begins a PDF file, which becomes the contents of an object when it ends.
///
/// - Parameters:
///   - data: What gets the bytes of the file.
///   - bounds: What pages show, in points; an empty one is that of a letter, 612 × 792.
///   - documentInfo: What the file says of itself, by keys such as `kCGPDFContextTitle`.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData,
    _ bounds: CGRect,
    _ documentInfo: [AnyHashable: Any]?
) {
    GraphicsStack.current.beginFile(bounds, documentInfo) { data.setData($0) }
}

/// Begins a PDF file, which is written when it ends.
///
/// - Parameters:
///   - path: Where it is written.
///   - bounds: What pages show, in points; an empty one is that of a letter, 612 × 792.
///   - documentInfo: What the file says of itself, by keys such as `kCGPDFContextTitle`.
/// - Returns: Whether a file can be written there.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String,
    _ bounds: CGRect,
    _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    let url = URL(fileURLWithPath: path)
    // Now, as who asks cannot be told later.
    guard (try? Data().write(to: url)) != nil else { return false }
    GraphicsStack.current.beginFile(bounds, documentInfo) { file in
        do {
            try file.write(to: url)
        } catch {
            GraphicsStack.report("The PDF file \(path) cannot be written: \(error)")
        }
    }
    return true
}

/// Ends the PDF file that was begun last.
public func UIGraphicsEndPDFContext() {
    guard let entry = GraphicsStack.current.top, let take = entry.file,
        let context = entry.context, let pages = context.pages
    else { return }
    _ = GraphicsStack.current.pop()
    take(pages.finish(context))
    GraphicsStack.report(pages.problem)
}

/// Begins a page that shows what the file's pages show.
public func UIGraphicsBeginPDFPage() { UIGraphicsBeginPDFPageWithInfo(.null, nil) }

/// Begins a page.
///
/// - Parameters:
///   - bounds: What it shows, in points; an empty one is that of the file's pages.
///   - pageInfo: Ignored.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.pages?.beginPage(bounds, in: context)
}

/// Returns what the present page shows, in points; zero where no PDF file is drawn.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    UIGraphicsGetCurrentContext()?.pages?.bounds ?? .zero
}

/// Has a rectangle of the present page lead to an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.link(rect) { $0.link($1, to: url) }
}

/// Gives a place on the present page a name.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.pages?.name(context.convertToDeviceSpace(point), name)
}

/// Has a rectangle of the present page lead to a place that has a name.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.link(rect) { $0.link($1, to: name) }
}

extension CGContext {
    fileprivate func link(_ rect: CGRect, _ add: (PDFPages, CGRect) -> Void) {
        let place = convertToDeviceSpace(rect)
        let numbers = [place.minX, place.minY, place.width, place.height]
        guard let pages, !place.isNull, numbers.allSatisfy(\.isFinite) else { return }
        add(pages, place)
    }
}

extension GraphicsStack {
    fileprivate func beginFile(
        _ bounds: CGRect,
        _ info: [AnyHashable: Any]?,
        _ take: @escaping (Data) -> Void
    ) {
        var entries: [String: Any] = [:]
        for (key, value) in info ?? [:] {
            if let name = key.base as? String { entries[name] = value }
        }
        let pages = PDFPages(bounds: bounds, documentInfo: entries)
        push(Entry(context: pages.makeContext(), file: take))
    }
}
