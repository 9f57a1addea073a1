import CoreGraphics
import Foundation

/// A maker of images that are drawn.
///
/// - Note: Differs from UIKit: images are drawings that the page shows as sharp as its screen is.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let imageFormat: UIGraphicsImageRendererFormat

    /// Creates a maker of images that show a rectangle.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format.copy() as? UIGraphicsImageRendererFormat ?? format
        super.init(bounds: bounds, format: imageFormat)
    }

    /// Creates a maker of images of a size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a maker of images of a size, in points, for the current traits.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// Creates a maker of images that show a rectangle, for the current traits.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Creates a maker of empty images.
    public convenience init() {
        self.init(size: .zero)
    }

    /// Returns an image of what a closure draws.
    ///
    /// Colours are those of the traits that are current when they are set.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let drawing = ImageDrawing(
            bounds: imageFormat.bounds,
            scale: imageFormat.scale,
            isOpaque: imageFormat.opaque
        )
        let context = UIGraphicsImageRendererContext(drawing, imageFormat)
        GraphicsStack.current.drawing(into: drawing.context) { actions(context) }
        return context.currentImage
    }
    /// Returns the bytes of a PNG file of what a closure draws; none where there is no pixel.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns the bytes of a JPEG file of what a closure draws; none where there is no pixel.
    ///
    /// The quality is 0…1.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
