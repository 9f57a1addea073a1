import CoreGraphics
import RenderTree

extension CALayer {
    func setSublayerTransform(_ transform: CATransform3D) {
        guard transform != sublayerTransform else { return }
        for view in shownSublayers { view.recordAnimation(.style) }
        requireExtras().sublayerTransform = CATransform3DIsIdentity(transform) ? nil : transform
        owner?.setNeedsRender()
        for view in shownSublayers { view.setNeedsRender() }
    }

    private var shownSublayers: [UIView] { owner?.hierarchy.subviews ?? [] }

    /// The point about which sublayers are transformed moved.
    func sublayerSpaceDidChange() {
        guard rare?.extras?.sublayerTransform != nil else { return }
        for view in shownSublayers { view.setNeedsRender() }
    }

    /// What the layer above adds to the transform about this layer's anchor point; nil for nothing.
    var space: CATransform3D? {
        guard let above = owner?.superview?.layer,
            let transform = above.rare?.extras?.sublayerTransform
        else { return nil }
        let (box, anchor) = (above.bounds, above.anchorPoint)
        let x = position.x - box.minX - anchor.x * box.width
        let y = position.y - box.minY - anchor.y * box.height
        let there = CATransform3DMakeTranslation(x, y, zPosition)
        let back = CATransform3DMakeTranslation(-x, -y, 0)
        return CATransform3DConcat(CATransform3DConcat(there, transform), back)
    }

    /// The transform as it is seen in the layer above; nil for none.
    var shownTransform: CATransform3D? {
        let own = transformBox?.value
        guard let space else { return own }
        return own.map { CATransform3DConcat($0, space) } ?? space
    }

    /// Describes how the layer and those below it stand in space.
    func describeSpace(_ style: inout NodeStyle) {
        guard let extras = rare?.extras else { return }
        style.hidesBack = !extras.isDoubleSided
        style.blendMode = blendMode
        // What the layer draws itself stays behind its sublayers, and what it cuts is flat.
        let hasSpace =
            extras.sublayerTransform != nil
            || extras.isReplicator && (self as? CAReplicatorLayer)?.preservesDepth == true
        style.sharesSpace =
            hasSpace && transformBox == nil && !masksToBounds
            && style.backgroundColor == nil && extras.mask == nil && opacity == 1
    }

    /// Leaves of a picture what `contentsRect` says, or has it stretch as `contentsCenter` says, and
    /// shows its pixels as `magnificationFilter` says.
    func cut(_ content: NodeContent) -> NodeContent {
        guard case .image(var image) = content, let extras = rare?.extras else { return content }
        image.isPixelated = extras.magnificationFilter == .nearest
        let all = CGRect(x: 0, y: 0, width: 1, height: 1)
        let rect = extras.contentsRect
        guard rect != all else {
            guard extras.contentsCenter != all else { return .image(image) }
            image.capInsets = Self.caps(of: image.size, around: extras.contentsCenter)
            return .image(image)
        }
        let (width, height) = (Double(image.size.width), Double(image.size.height))
        image.capInsets = ImageContent.Insets(
            top: max(Double(rect.minY), 0) * height,
            left: max(Double(rect.minX), 0) * width,
            bottom: max(1 - Double(rect.maxY), 0) * height,
            right: max(1 - Double(rect.maxX), 0) * width
        )
        image.isCut = true
        return .image(image)
    }

    /// Returns the distances of a picture's middle from its edges, in points.
    ///
    /// A middle without a size is one point wide, as there would be nothing to stretch.
    private static func caps(of size: CGSize, around center: CGRect) -> ImageContent.Insets {
        func caps(_ length: CGFloat, _ from: CGFloat, _ to: CGFloat) -> (Double, Double) {
            let start = min(max(from, 0), 1) * length
            let end = min(max(to, 0), 1) * length
            guard end - start < 1, length > 1 else {
                return (Double(start), Double(max(length - end, 0)))
            }
            let first = min(max((start + end - 1) / 2, 0), length - 1)
            return (Double(first), Double(length - 1 - first))
        }
        let (left, right) = caps(size.width, center.minX, center.maxX)
        let (top, bottom) = caps(size.height, center.minY, center.maxY)
        return ImageContent.Insets(top: top, left: left, bottom: bottom, right: right)
    }
}
