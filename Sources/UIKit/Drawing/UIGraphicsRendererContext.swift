import CoreGraphics
import Foundation

/// What a drawing of a renderer is made with.
open class UIGraphicsRendererContext: NSObject {
    /// The context that is drawn into.
    public let cgContext: CGContext
    private let storedFormat: UIGraphicsRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
        cgContext = context
        storedFormat = format
    }

    /// The format of the drawing.
    open var format: UIGraphicsRendererFormat { storedFormat }

    /// Fills a rectangle with the current colour of fillings.
    public func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

    /// Fills a rectangle with the current colour of fillings in a blend mode.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.saveOpenPath { cgContext.fill(rect) }
        cgContext.restoreGState()
    }

    /// Draws a line of one point inside a rectangle with the current colour of lines.
    public func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

    /// Draws a line of one point inside a rectangle in a blend mode.
    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.saveOpenPath { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
        cgContext.restoreGState()
    }

    /// Limits drawing to a rectangle.
    public func clip(to rect: CGRect) {
        cgContext.saveOpenPath { cgContext.clip(to: rect) }
    }
}

/// What an image of a renderer is made with.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let drawing: ImageDrawing

    init(_ drawing: ImageDrawing, _ format: UIGraphicsImageRendererFormat) {
        self.drawing = drawing
        super.init(drawing.context, format)
    }

    /// The image of what was drawn so far.
    open var currentImage: UIImage {
        drawing.isEmpty
            ? UIImage()
            : UIImage(drawing: cgContext, size: drawing.size, scale: drawing.scale)
    }
}
