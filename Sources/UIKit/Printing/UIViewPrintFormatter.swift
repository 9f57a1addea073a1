import CoreGraphics
import Foundation

/// What a view shows, on pages.
///
/// Text is broken into lines anew, for the page's width. Of another view the pages show its bounds,
/// smaller where they are wider than a page.
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view that is printed.
    public let view: UIView
    private let text: (@MainActor () -> NSAttributedString)?

    /// Creates the content of a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - text: Returns what the view shows, where that is text.
    package init(_ view: UIView, text: (@MainActor () -> NSAttributedString)? = nil) {
        self.view = view
        self.text = text
        super.init()
    }

    override var content: NSAttributedString { text?() ?? NSAttributedString() }

    /// The size of the view on paper; nil where there is none.
    private var drawnSize: CGSize? {
        let (room, size) = (room.size, view.bounds.size)
        guard room.width > 0, room.height > 0, size.width > 0, size.height > 0 else { return nil }
        let scale = min(1, room.width / size.width)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// What of the view stands on a page: from its upper edge to its lower one, in points on paper.
    private func part(ofPage index: Int) -> (top: CGFloat, height: CGFloat)? {
        guard let size = drawnSize, index >= startPage, index - startPage < pageCount else {
            return nil
        }
        let top = CGFloat(index - startPage) * room.height
        return (top, min(room.height, size.height - top))
    }

    open override var pageCount: Int {
        guard text == nil else { return super.pageCount }
        guard let size = drawnSize else { return 0 }
        // What is a hair too high takes no page more.
        return max(1, Int(((size.height - 0.5) / room.height).rounded(.up)))
    }

    open override func rectForPage(at pageIndex: Int) -> CGRect {
        guard text == nil else { return super.rectForPage(at: pageIndex) }
        guard let size = drawnSize, let part = part(ofPage: pageIndex) else { return .zero }
        return CGRect(x: room.minX, y: room.minY, width: size.width, height: part.height)
    }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard text == nil else {
            // Paper is white, whatever the page's look is.
            let light = UITraitCollection(userInterfaceStyle: .light)
            return light.performAsCurrent { super.draw(in: rect, forPageAt: pageIndex) }
        }
        guard let size = drawnSize, let part = part(ofPage: pageIndex), rect.width > 0,
            let context = UIGraphicsGetCurrentContext()
        else { return }
        let scale = rect.width / size.width
        context.saveGState()
        context.clip(to: rect)
        view.drawHierarchy(
            in: CGRect(
                x: rect.minX,
                y: rect.minY - part.top * scale,
                width: rect.width,
                height: size.height * scale
            ),
            afterScreenUpdates: true
        )
        context.restoreGState()
    }
}
