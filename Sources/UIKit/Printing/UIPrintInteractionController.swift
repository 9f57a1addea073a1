import CoreGraphics
import Foundation

/// Gives a person what an app prints, as a PDF file that the browser downloads.
///
/// - Note: Differs from UIKit: pages cannot reach printers. The file is printed from there.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// Hears whether the page was asked to download the file.
    public typealias CompletionHandler =
        @MainActor (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// The controller of a scene, as long as that is there.
    private struct SceneController {
        weak var scene: UIWindowScene?
        var own: UIPrintInteractionController
    }

    private static var controllers: [SceneController] = []

    /// The controller of the scene whose code runs.
    open class var shared: UIPrintInteractionController {
        guard let scene = UIWindowScene.current else { return UIPrintInteractionController() }
        controllers.removeAll { $0.scene == nil }
        if let found = controllers.first(where: { $0.scene === scene }) { return found.own }
        let made = UIPrintInteractionController()
        controllers.append(SceneController(scene: scene, own: made))
        return made
    }

    /// True: every browser downloads files.
    open class var isPrintingAvailable: Bool { true }

    /// Returns whether bytes are a PDF file or a picture that is read here.
    open class func canPrint(_ data: Data) -> Bool {
        data.starts(with: Array("%PDF".utf8)) || UIImage(data: data) != nil
    }

    /// Returns whether a file is a PDF file or a picture that is read here.
    open class func canPrint(_ url: URL) -> Bool {
        (try? Data(contentsOf: url)).map { canPrint($0) } ?? false
    }

    /// The name of the file and how pages lie; default the usual values.
    open var printInfo: UIPrintInfo?
    /// What is printed: a picture, its bytes, those of a PDF file, or the address of such a file.
    open var printingItem: Any?
    /// Several of what is printed.
    open var printingItems: [Any]?
    /// Content that is laid out on pages.
    open var printFormatter: UIPrintFormatter?
    /// What draws the pages.
    open var printPageRenderer: UIPrintPageRenderer?

    /// Has the browser download what is printed.
    ///
    /// - Parameters:
    ///   - animated: Ignored: nothing is presented.
    ///   - completion: Is told whether the page was asked.
    /// - Returns: Whether there is something to print.
    @discardableResult
    open func present(
        animated: Bool,
        completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        guard let files = files, !files.isEmpty else { return false }
        let isGiven = UIWindowScene.current?.save(named: files) ?? false
        completion?(self, isGiven, isGiven ? nil : CocoaError(.fileWriteOutOfSpace))
        return true
    }

    /// Has the browser download what is printed, as `present(animated:completionHandler:)` does.
    @discardableResult
    open func present(
        from rect: CGRect,
        in view: UIView,
        animated: Bool,
        completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }

    /// Has the browser download what is printed, as `present(animated:completionHandler:)` does.
    @discardableResult
    open func present(
        from item: UIBarButtonItem,
        animated: Bool,
        completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }

    // MARK: - Files

    private var jobName: String { printInfo?.jobName ?? "Document" }

    /// The paper, in points: a letter, as the information has it lie.
    private var paper: CGRect {
        let isWide = printInfo?.orientation == .landscape
        return CGRect(x: 0, y: 0, width: isWide ? 792 : 612, height: isWide ? 612 : 792)
    }

    /// The files of what is printed; nil where one cannot be read.
    private var files: [(name: String, data: Data)]? {
        let items = printingItems ?? printingItem.map { [$0] } ?? []
        guard items.isEmpty else {
            let files = items.compactMap(file)
            guard files.count == items.count else { return nil }
            return files.map { ("\(jobName).pdf", $0) }
        }
        var renderer = printPageRenderer
        if renderer == nil, let printFormatter {
            let own = UIPrintPageRenderer()
            own.setValue(paper, forKey: "paperRect")
            // The margins of most printers, half an inch.
            own.setValue(paper.insetBy(dx: 36, dy: 36), forKey: "printableRect")
            own.addPrintFormatter(printFormatter, startingAtPageAt: printFormatter.startPage)
            renderer = own
        }
        guard let renderer, renderer.numberOfPages > 0 else { return nil }
        return [("\(jobName).pdf", pages(of: renderer))]
    }

    private func pages(of renderer: UIPrintPageRenderer) -> Data {
        let count = renderer.numberOfPages
        return UIGraphicsPDFRenderer(bounds: renderer.paperRect).pdfData { context in
            renderer.prepare(forDrawingPages: NSRange(location: 0, length: count))
            for page in 0..<count {
                context.beginPage()
                renderer.drawPage(at: page, in: renderer.printableRect)
            }
        }
    }

    private func file(_ item: Any) -> Data? {
        switch item {
        case let url as URL: return (try? Data(contentsOf: url)).flatMap { file($0) }
        case let data as Data:
            if data.starts(with: Array("%PDF".utf8)) { return data }
            return UIImage(data: data).flatMap { file($0) }
        case let image as UIImage:
            guard image.size.width > 0, image.size.height > 0 else { return nil }
            let margin: CGFloat = printInfo?.outputType.isOfPhotos == true ? 0 : 36
            let room = paper.insetBy(dx: margin, dy: margin)
            let scale = min(room.width / image.size.width, room.height / image.size.height)
            let size = CGSize(
                width: image.size.width * scale,
                height: image.size.height * scale
            )
            let place = CGRect(
                x: room.midX - size.width / 2,
                y: room.midY - size.height / 2,
                width: size.width,
                height: size.height
            )
            return UIGraphicsPDFRenderer(bounds: paper).pdfData { context in
                context.beginPage()
                image.draw(in: place)
            }
        default: return nil
        }
    }
}
