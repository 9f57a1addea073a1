import CoreGraphics
import RenderTree

/// What was drawn into a layer, as the page shows it.
struct DrawnContent {
    var resource: EncodedImage
    /// The size of the bounds at that time, in points.
    var size: CGSize
}

extension CALayer {
    /// Whether the layer is drawn anew when its size changes.
    var redrawsInNewSize: Bool { rare?.extras?.needsDisplayOnBoundsChange == true }

    var isDisplayPending: Bool {
        owner?.switches.contains(.needsDisplay) ?? extras?.needsDisplay ?? false
    }

    func markNeedsDisplay() {
        if !isOfView { requireExtras().needsDisplay = true }
        owner?.markNeedsDisplay()
    }

    /// Draws into a context of the bounds' size and shows what came of it.
    func displayByDrawing() {
        let context = CGContext(size: bounds.size, origin: bounds.origin)
        draw(in: context)
        GraphicsStack.report(context.problem)
        guard !context.isBlank else {
            if extras?.drawn != nil { extras?.drawn = nil }
            return
        }
        let drawn = DrawnContent(resource: .drawn(context), size: context.size)
        requireExtras().drawn = drawn
        requireExtras().contents = nil
    }

    /// The picture in the layer's box.
    var shownContents: NodeContent { cut(wholeContents) }

    private var wholeContents: NodeContent {
        guard let extras = rare?.extras else { return .none }
        if let drawn = extras.drawn {
            return .image(
                ImageContent(resource: drawn.resource, size: drawn.size, mode: gravity.imageMode)
            )
        }
        let contents = extras.contents
        let scale = extras.contentsScale > 0 ? extras.contentsScale : 1
        let image =
            contents as? UIImage
            ?? (contents as? CGImage).map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
        guard let image else { return .none }
        let traits = owner?.effectiveTraits ?? .current
        return .image(
            ImageContent(
                resource: image.resource(for: traits),
                size: image.size,
                mode: gravity.imageMode
            )
        )
    }

    var gravity: CALayerContentsGravity {
        if let own = extras?.contentsGravity { return own }
        guard let owner, isOfView else { return .resize }
        return CALayerContentsGravity(owner.contentMode)
    }

    func setGravity(_ gravity: CALayerContentsGravity) {
        requireExtras().contentsGravity = gravity
        owner?.layerLookDidChange()
    }

    func setContents(_ contents: Any?) {
        guard contents != nil || extras != nil else { return }
        let extras = requireExtras()
        extras.contents = contents
        extras.drawn = nil
        owner?.layerLookDidChange()
    }
}
