import CoreGraphics
import RenderTree

/// When views are drawn: after the layout of a commit, those that have to be.
extension UIView {
    func markNeedsDisplay() {
        switches.insert(.needsDisplay)
        setNeedsRender()
    }

    /// Draws the view if it has to be; what has no size or is hidden waits.
    ///
    /// - Returns: Whether the view shows a drawing, or asks for another layout.
    @discardableResult
    func displayIfNeeded() -> Bool {
        guard switches.contains(.needsDisplay) else { return false }
        guard isDrawn else {
            switches.remove(.needsDisplay)
            return displayInternals()
        }
        let size = layer.bounds.size
        guard size.width > 0, size.height > 0, !layer.isHidden else { return false }
        switches.remove(.needsDisplay)
        if drawsLayer { layer.extras?.needsDisplay = false }
        // Most views are plain ones, which have nothing to draw.
        if type(of: self) == UIView.self, type(of: layer) == CALayer.self { return false }
        let outer = UITraitCollection.current
        let traits = effectiveTraits
        if outer !== traits { UITraitCollection.current = traits }
        defer { if outer !== traits { UITraitCollection.current = outer } }
        observing(.drawing) { layer.displayAsShown() }
        return layer.rare?.extras?.drawn != nil
    }

    /// What the layer shows; drawn now where that was not done before.
    func displayedContent() -> NodeContent {
        if switches.contains(.needsDisplay), rendering.context?.keepsShownNodes != true {
            displayIfNeeded()
        }
        return layer.drawnContent()
    }
}
