import CoreGraphics
import Foundation
import RenderTree

/// What a layout manager of the app's own class draws in a text view.
extension UITextView {
    /// The layout manager that draws; nil where it is not of a class of the app's.
    private var drawingManager: NSLayoutManager? {
        guard let manager = area.kit?.manager, type(of: manager) != NSLayoutManager.self else {
            return nil
        }
        return manager
    }

    /// Has a layout manager of the app's own class draw anew, after the next layout.
    func layoutDrawingMayChange() {
        decorationsMayChange()
        guard drawingManager != nil else { return }
        area.kit?.drawsAnew = true
        markNeedsDisplay()
    }

    /// Returns text without what a layout manager of the app's own class draws in its place.
    func withoutDrawnParts(_ text: NSAttributedString) -> NSAttributedString {
        guard drawingManager != nil else { return text }
        let result = NSMutableAttributedString(attributedString: text)
        let whole = NSRange(location: 0, length: result.length)
        result.removeAttribute(.backgroundColor, range: whole)
        return result
    }

    /// Draws what such a layout manager draws behind the characters, over the whole content.
    func drawLayout() {
        guard let kit = area.kit, kit.drawsAnew, let manager = drawingManager, bounds.width > 0
        else { return }
        kit.drawsAnew = false
        let size = CGSize(
            width: bounds.width,
            height: min(max(bounds.height, contentSize.height), 16_384)
        )
        let outer = UITraitCollection.current
        UITraitCollection.current = effectiveTraits
        defer { UITraitCollection.current = outer }
        let context = CGContext(size: size)
        let origin = CGPoint(x: area.inset.left, y: area.inset.top)
        manager.showsText = false
        GraphicsStack.current.drawing(into: context) {
            let range = manager.glyphRange(for: area.container)
            manager.drawBackground(forGlyphRange: range, at: origin)
            manager.drawGlyphs(forGlyphRange: range, at: origin)
        }
        manager.showsText = true
        GraphicsStack.report(context.problem)
        guard !context.isBlank || area.layoutDrawing != nil else { return }
        let view = area.layoutDrawing ?? FieldDrawing(frame: .zero)
        if area.layoutDrawing == nil { insertSubview(view, at: 0) }
        area.layoutDrawing = view
        view.frame = CGRect(origin: .zero, size: size)
        view.content =
            context.isBlank
            ? nil : ImageContent(resource: .drawn(context.document), size: context.size)
    }
}

extension NSLayoutManager {
    /// Calls what fills the backgrounds of characters with the rectangles of each of their runs.
    func fillBackgrounds(_ glyphs: NSRange, at origin: CGPoint) {
        guard let textStorage else { return }
        let whole = NSRange(location: 0, length: textStorage.length)
        let range = NSIntersectionRange(glyphs, whole)
        guard range.length > 0 else { return }
        var runs: [(UIColor, NSRange)] = []
        textStorage.enumerateAttribute(.backgroundColor, in: range) { value, run, _ in
            if let color = value as? UIColor { runs.append((color, run)) }
        }
        for (color, run) in runs {
            let units = run.location..<NSMaxRange(run)
            var rects: [CGRect] = []
            for line in layout.lines where line.range.overlaps(units) {
                rects += line.rects(of: units).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
            }
            color.setFill()
            rects.withUnsafeBufferPointer { rects in
                guard let first = rects.baseAddress else { return }
                fillBackgroundRectArray(
                    first,
                    count: rects.count,
                    forCharacterRange: run,
                    color: color
                )
            }
        }
    }
}
