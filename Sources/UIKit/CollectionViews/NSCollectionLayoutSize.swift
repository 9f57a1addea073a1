import CoreGraphics
import RenderTree

/// A width and a height in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size.
    public init(
        widthDimension width: NSCollectionLayoutDimension,
        heightDimension height: NSCollectionLayoutDimension
    ) {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(
            width: widthDimension.length(in: container),
            height: heightDimension.length(in: container)
        )
    }

    /// The directions in which content is measured.
    var measuredAxes: ScrollContent.Axes {
        var axes: ScrollContent.Axes = []
        if widthDimension.isMeasured { axes.insert(.horizontal) }
        if heightDimension.isMeasured { axes.insert(.vertical) }
        return axes
    }
}
