import CoreGraphics

extension CALayer {
    /// The layers below, back to front, those of subviews among them.
    var allSublayers: [CALayer] {
        guard let owner, isOfView else { return extras?.sublayers ?? [] }
        return owner.hierarchy.subviews.compactMap { view in
            // Shadows, copies, particles and what stands in for elements are no layers of the app's.
            (view.drawsLayer && !(view is LayerView)) || view.layer.extras?.isMask == true
                ? nil : view.layer
        }
    }

    /// Whether a layer is this one or somewhere below it.
    private func isAbove(_ layer: CALayer) -> Bool {
        var candidate: CALayer? = layer
        while let current = candidate {
            if current === self { return true }
            candidate = current.superlayer
        }
        return false
    }

    func insert(_ layer: CALayer, at index: Int) {
        guard !layer.isAbove(self) else {
            return Diagnostics.report(
                "\(layer) was not added to \(self), which is \(layer === self ? "itself" : "below it")."
            )
        }
        guard !layer.isOfView else { return insertView(of: layer, at: index) }
        if index == .max, isOfView, let owner {
            // In front of all no other layer has to be counted: charts have many.
            layer.leaveSuperlayer()
            layer.requireExtras().parent = nil
            owner.adopt(layer, at: .max)
            return sublayersDidChange()
        }
        let old = layer.superlayer === self ? allSublayers.firstIndex { $0 === layer } : nil
        layer.leaveSuperlayer()
        let count = allSublayers.count
        // As in Core Animation the index counts the layer while it is still there.
        let place = min(max(old.map { $0 < index ? index - 1 : index } ?? index, 0), count)
        let views = owner.map { rawPlace(of: place, in: $0) }
        layer.requireExtras().parent = isOfView ? nil : self
        if !isOfView { requireExtras().sublayers.insert(layer, at: place) }
        if let owner, let views { owner.adopt(layer, at: views) }
        sublayersDidChange()
    }

    /// Sublayers came or went: asks for a layout, unless that is what a layout just did.
    private func sublayersDidChange() {
        if owner?.layout.isLayingOut != true { setNeedsLayout() }
    }

    /// Returns the place among all views of an index among the sublayers.
    private func rawPlace(of index: Int, in view: UIView) -> Int {
        let list = allSublayers
        guard index < list.count else { return view.hierarchy.subviews.count }
        return view.hierarchy.subviews.firstIndex { $0.layer === list[index] } ?? .max
    }

    /// Adds the layer of a view: the view comes with it.
    private func insertView(of layer: CALayer, at index: Int) {
        guard let view = layer.owner else { return }
        guard let owner, isOfView else {
            return Diagnostics.report(
                "The layer of \(view) was not added to \(self), which no view has."
            )
        }
        owner.insert(view, at: rawPlace(of: index, in: owner))
    }

    func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        let list = allSublayers
        guard let sibling, let place = list.firstIndex(where: { $0 === sibling }) else {
            return insert(layer, at: list.count)
        }
        guard layer !== sibling else { return }
        insert(layer, at: place + offset)
    }

    /// Takes the layer from the one above.
    func leaveSuperlayer() {
        if isOfView {
            owner?.removeFromSuperview()
            return
        }
        if let extras {
            if extras.isMask { extras.parent?.extras?.mask = nil }
            extras.parent?.extras?.sublayers.removeAll { $0 === self }
            extras.parent?.sublayersDidChange()
            if extras.isMask { extras.parent?.owner?.setNeedsRender() }
            extras.parent = nil
            extras.isMask = false
        }
        owner?.removeUnseen()
    }

    func replaceSublayers(_ layers: [CALayer]) {
        for layer in allSublayers where !layers.contains(where: { $0 === layer }) {
            layer.leaveSuperlayer()
        }
        for (index, layer) in layers.enumerated() { insert(layer, at: index) }
    }

    // MARK: - Mask

    func setMask(_ mask: CALayer?) {
        guard mask !== extras?.mask else { return }
        if let old = extras?.mask {
            old.leaveSuperlayer()
            extras?.mask = nil
        }
        defer { owner?.setNeedsRender() }
        guard let mask else { return }
        if !mask.isOfView {
            mask.leaveSuperlayer()
            let extras = mask.requireExtras()
            (extras.parent, extras.isMask) = (self, true)
        }
        requireExtras().mask = mask
        if let owner, !mask.isOfView { owner.adopt(mask, at: .max) }
    }

    // MARK: - Shadow

    func setShadowPath(_ path: CGPath?) {
        guard path != nil || extras?.shadowPath != nil else { return }
        requireExtras().shadowPath = path?.copy()
        owner?.layerLookDidChange()
    }

    /// Makes or removes what draws the shadow of a path.
    func updateShadowView() {
        guard let owner, let extras else { return }
        let isNeeded = castsPathShadow
        if isNeeded, extras.shadowView == nil {
            let view = ShadowPathView(frame: .zero)
            extras.shadowView = view
            owner.insertUnseen(view, at: 0)
            owner.hierarchy.hasStackingOrder = true
        } else if !isNeeded, let view = extras.shadowView {
            view.removeUnseen()
            extras.shadowView = nil
        }
        extras.shadowView?.setNeedsRender()
    }

    /// Whether the shadow is one that only a path says.
    var castsPathShadow: Bool {
        guard let path = extras?.shadowPath, shadowOpacity > 0, shadowColor != nil, !masksToBounds
        else { return false }
        return !isOutline(path)
    }

    /// The edge of the bounds with its round corners, from (0, 0) on.
    var outline: CGPath {
        let box = CGRect(origin: .zero, size: bounds.size)
        let radius = min(cornerRadius, box.width / 2, box.height / 2)
        return CGPath(
            roundedRect: box,
            cornerWidth: radius,
            cornerHeight: radius,
            transform: nil
        )
    }

    /// Whether a path is as good as the edge of an opaque box, whose shadow is drawn anyway.
    private func isOutline(_ path: CGPath) -> Bool {
        let opaque = (owner?.backgroundColor?.cgColor ?? backgroundColor)?.alpha == 1
        let box = path.boundingBoxOfPath
        guard opaque, !box.isNull, abs(box.minX - bounds.minX) < 0.5,
            abs(box.minY - bounds.minY) < 0.5, abs(box.width - bounds.width) < 0.5,
            abs(box.height - bounds.height) < 0.5
        else { return false }
        let inset = max(cornerRadius * 0.35, 1)
        return path.contains(CGPoint(x: box.minX + inset, y: box.minY + inset))
            && path.contains(CGPoint(x: box.maxX - inset, y: box.maxY - inset))
    }
}
