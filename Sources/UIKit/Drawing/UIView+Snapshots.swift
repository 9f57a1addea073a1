import CoreGraphics
import RenderTree

/// Views as pictures: what they show now is drawn once more, into a context.
extension UIView {
    func paintHierarchy(in rect: CGRect, _ afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0
        else {
            return false
        }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        renderTree(into: context)
        context.restoreGState()
        return true
    }

    /// Draws the view and what is below it in the view's own coordinates.
    func renderTree(into context: CGContext) {
        let outer = UITraitCollection.current
        UITraitCollection.current = effectiveTraits
        defer { UITraitCollection.current = outer }
        let style = makeStyle(in: rendering.context)
        let box = drawnOutline(style)
        context.saveGState()
        if let color = style.backgroundColor, color.alpha > 0 {
            if let shadow = style.shadow {
                context.setShadow(
                    offset: shadow.offset,
                    blur: CGFloat(shadow.radius * 2),
                    color: CGColor(shadow.color)
                )
            }
            context.fill(box, with: CGColor(color))
            context.setShadow(offset: .zero, blur: 0, color: nil)
        }
        context.saveGState()
        if style.clipsToBounds {
            context.saveOpenPath {
                context.addPath(CGPath(shape: box))
                context.clip()
            }
        }
        if let gradient = style.gradient { draw(gradient, in: box, context) }
        drawContent(into: context)
        for view in viewsBackToFront where !view.layer.isHidden && view.layer.opacity > 0 {
            view.renderBelow(context)
        }
        context.restoreGState()
        if let border = style.border {
            drawBorder(border, style, context)
        }
        context.restoreGState()
    }

    private func renderBelow(_ context: CGContext) {
        guard layer.extras?.isMask != true else { return }
        context.saveGState()
        let (bounds, anchor) = (layer.bounds, layer.anchorPoint)
        context.translateBy(x: layer.position.x, y: layer.position.y)
        context.concatenate(layer.affineTransform())
        context.translateBy(
            x: -bounds.minX - anchor.x * bounds.width,
            y: -bounds.minY - anchor.y * bounds.height
        )
        let mode = layer.blendMode
        let isGroup = layer.opacity < 1 || mode != .normal
        if isGroup {
            context.setAlpha(CGFloat(layer.opacity))
            context.setBlendMode(mode)
            context.beginTransparencyLayer()
        }
        renderTree(into: context)
        if isGroup { context.endTransparencyLayer() }
        context.restoreGState()
    }

    private var viewsBackToFront: [UIView] {
        guard hierarchy.hasStackingOrder else { return hierarchy.subviews }
        return hierarchy.subviews.enumerated().sorted {
            ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
        }.map(\.element)
    }

    private func drawnOutline(_ style: NodeStyle) -> PathShape {
        let radius = min(CGFloat(style.cornerRadius), bounds.width / 2, bounds.height / 2)
        guard radius > 0 else { return CGPath(rect: bounds, transform: nil).shape }
        let corners = UIRectCorner(rawValue: UInt(style.maskedCorners.rawValue))
        return UIBezierPath(
            roundedRect: bounds,
            byRoundingCorners: corners,
            cornerRadii: CGSize(width: radius, height: radius)
        ).shape
    }

    private func drawBorder(_ border: Border, _ style: NodeStyle, _ context: CGContext) {
        let width = CGFloat(border.width)
        let inner = bounds.insetBy(dx: width, dy: width)
        guard !inner.isNull else {
            return context.fill(drawnOutline(style), with: CGColor(border.color))
        }
        var ring = drawnOutline(style)
        let radius = max(CGFloat(style.cornerRadius) - width, 0)
        ring.append(UIBezierPath(roundedRect: inner, cornerRadius: radius).shape)
        context.saveGState()
        context.setFillColor(CGColor(border.color))
        context.saveOpenPath {
            context.addPath(CGPath(shape: ring))
            context.fillPath(using: .evenOdd)
        }
        context.restoreGState()
    }

    private func draw(_ gradient: Gradient, in box: PathShape, _ context: CGContext) {
        let colors = gradient.stops.map { CGColor($0.color) }
        let places = gradient.stops.map { CGFloat($0.location) }
        guard let shown = CGGradient(colorsSpace: nil, colors: colors, locations: places) else {
            return
        }
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: bounds.minX + point.x * bounds.width,
                y: bounds.minY + point.y * bounds.height
            )
        }
        context.saveGState()
        context.saveOpenPath {
            context.addPath(CGPath(shape: box))
            context.clip()
        }
        context.drawLinearGradient(
            shown,
            start: place(gradient.start),
            end: place(gradient.end),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        )
        context.restoreGState()
    }

    private func drawContent(into context: CGContext) {
        if let label = self as? UILabel {
            return GraphicsStack.current.drawing(into: context) { label.draw(label.bounds) }
        }
        switch renderContent() {
        case .image(let content): draw(content, context)
        case .shape(let content) where content.use == .picture: draw(content, context)
        case .none, .text, .field, .shape: break
        }
    }
}
