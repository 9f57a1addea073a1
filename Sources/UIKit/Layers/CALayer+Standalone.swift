import CoreGraphics

/// Layers that are in no view, which apps lay out and draw by hand.
extension CALayer {
    /// Runs code with the view that draws the layer, made for that time where it is in none.
    func withView(_ body: (UIView) -> Void) {
        let view = owner ?? LayerView.make(for: self)
        withExtendedLifetime(view) { body(view) }
    }

    /// Returns whether the layer's sublayers will be laid out.
    public func needsLayout() -> Bool {
        owner?.layout.needsLayout ?? extras?.needsLayout ?? false
    }

    func markNeedsLayout() {
        if let owner { owner.setNeedsLayout() } else { requireExtras().needsLayout = true }
    }

    func layoutPending() {
        if let owner { return owner.layoutIfNeeded() }
        guard let extras else { return }
        if let parent = extras.parent, parent.extras?.needsLayout == true {
            return parent.layoutIfNeeded()
        }
        layOutWithoutView()
    }

    private func layOutWithoutView() {
        guard let extras else { return }
        if extras.needsLayout {
            extras.needsLayout = false
            layoutSublayers()
        }
        for sublayer in extras.sublayers { sublayer.layOutWithoutView() }
    }

    func sizeChangedWithoutView() {
        let extras = requireExtras()
        extras.needsLayout = true
        if extras.needsDisplayOnBoundsChange { extras.needsDisplay = true }
    }

    func displayPending() {
        if let owner {
            owner.displayIfNeeded()
            return
        }
        guard let extras, extras.needsDisplay, bounds.width > 0, bounds.height > 0, !isHidden
        else { return }
        extras.needsDisplay = false
        display()
    }
}
