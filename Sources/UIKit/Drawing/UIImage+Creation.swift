import CoreGraphics
import Foundation
import RenderTree

extension UIImage {
    /// Creates the image of what was drawn into a context.
    convenience init(drawing context: CGContext, size: CGSize, scale: CGFloat) {
        GraphicsStack.report(context.problem)
        let shown = context.problem == nil || context.size != .zero ? size : .zero
        self.init(
            UIImageState(resource: .drawn(context), size: shown, scale: scale)
        )
    }
}

extension EncodedImage {
    /// Returns the resource of a document that was drawn here.
    static func drawn(_ document: String) -> EncodedImage {
        ImageResources.resource(of: Data(document.utf8), mediaType: "image/svg+xml")
    }

    /// Returns the resource of what was drawn into a context.
    static func drawn(_ context: CGContext) -> EncodedImage {
        ImageResources.resource(
            of: Data(context.document.utf8),
            mediaType: "image/svg+xml",
            drawn: context.drawnSteps
        )
    }
}
