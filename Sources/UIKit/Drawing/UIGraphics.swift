import CoreGraphics
import Foundation

/// Returns the context that drawing functions of this thread draw into; nil where there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.top?.context }

/// Makes a context the one that drawing functions draw into.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.current.push(GraphicsStack.Entry(context: context))
}

/// Takes back what was made the current context last.
public func UIGraphicsPopContext() { _ = GraphicsStack.current.pop() }

/// Begins an image of a size, with one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size; an empty one has no context, and becomes no image.
///
/// - Parameters:
///   - size: The size, in points.
///   - opaque: Whether it is black where nothing is drawn.
///   - scale: The pixels a point; 0 for those of the screen.
public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize,
    _ opaque: Bool,
    _ scale: CGFloat
) {
    let drawing = ImageDrawing(
        bounds: CGRect(origin: .zero, size: size),
        scale: scale,
        isOpaque: opaque
    )
    GraphicsStack.current.push(
        GraphicsStack.Entry(
            context: drawing.isEmpty ? nil : drawing.context,
            image: (drawing.scale, drawing.size)
        )
    )
}

/// Returns an image of what was drawn since one was begun; nil where none was, or an empty one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsStack.current.top, let image = entry.image,
        let context = entry.context
    else { return nil }
    return UIImage(drawing: context, size: image.size, scale: image.scale)
}

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() {
    guard GraphicsStack.current.top?.image != nil else { return }
    _ = GraphicsStack.current.pop()
}

/// Fills a rectangle with the current colour of fillings.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the current colour of fillings in a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(context.paintsOver(blendMode))
    context.saveOpenPath { context.fill(rect) }
    context.restoreGState()
}

/// Draws a frame of one point inside a rectangle with the current colour of fillings.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of one point inside a rectangle with the current colour of fillings.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(context.paintsOver(blendMode))
    context.saveOpenPath {
        context.addRect(rect)
        context.addRect(rect.insetBy(dx: 1, dy: 1))
        context.fillPath(using: .evenOdd)
    }
    context.restoreGState()
}

/// Limits drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveOpenPath { context.clip(to: rect) }
}

/// A context for an image, in whole pixels.
struct ImageDrawing {
    let context: CGContext
    let scale: CGFloat
    /// The size, in points.
    let size: CGSize
    /// Whether there is no pixel to draw.
    var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

    /// Creates a context that shows a rectangle.
    init(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
        let screen = UITraitCollection.current.displayScale
        let scale = scale > 0 && scale.isFinite ? scale : screen > 0 ? screen : 1
        func pixels(_ length: CGFloat) -> CGFloat {
            (length * scale - 1e-4).rounded(.up) / scale
        }
        let bounds = bounds.standardized
        size = CGSize(width: max(pixels(bounds.width), 0), height: max(pixels(bounds.height), 0))
        self.scale = scale
        context = CGContext(size: size, origin: bounds.origin)
        context.pixelsPerPoint = scale
        context.isOpaque = isOpaque
        if isOpaque { context.fill(CGRect(origin: bounds.origin, size: size)) }
    }
}

extension CGContext {
    /// Copying an opaque colour is painting it, which takes less to show.
    func paintsOver(_ mode: CGBlendMode) -> CGBlendMode {
        mode == .copy && fillColor.alpha >= 1 ? .normal : mode
    }
}
