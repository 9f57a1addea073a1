import CoreGraphics
import RenderTree
import TextMetrics

/// Labels whose classes draw, and labels in contexts.
extension UILabel {
    /// Returns what a label of a subclass shows, where overrides draw something of their own.
    func drawingOfOverrides() -> NodeContent? {
        guard bounds.width > 0, bounds.height > 0 else {
            drawText(in: bounds)
            return nil
        }
        let outer = UITraitCollection.current
        UITraitCollection.current = effectiveTraits
        defer { UITraitCollection.current = outer }
        let stack = GraphicsStack.current
        let before = stack.probe
        let probe = CGContext(size: bounds.size, origin: bounds.origin)
        stack.probe = GraphicsStack.Probe(context: probe)
        stack.drawing(into: probe) { draw(bounds) }
        let isMoved = stack.probe?.isMoved == true
        stack.probe = before
        guard isMoved || !probe.isBlank else { return nil }
        let context = CGContext(size: bounds.size, origin: bounds.origin)
        stack.drawing(into: context) { draw(bounds) }
        GraphicsStack.report(context.problem)
        let content = ImageContent(resource: .drawn(context.document), size: context.size)
        return context.isBlank ? NodeContent.none : .image(content)
    }

    /// Draws the text into the current context.
    ///
    /// - Returns: False where there is none, or only the one that finds out about overrides.
    func drawTextIntoContext(in area: CGRect) -> Bool {
        let stack = GraphicsStack.current
        guard stack.top?.context != nil, !stack.probesText(in: bounds) else { return false }
        guard hasText else { return true }
        let text = TextDrawing(
            drawnLooks,
            paragraphStyle,
            limits(area.size, lines: content.numberOfLines)
        )
        let top = roundedToPixel((area.height - roundedUpToPixel(text.size.height)) / 2)
        text.draw(in: area.offsetBy(dx: 0, dy: top))
        return true
    }

    /// The stretches of the text in the colours of the label's state.
    private var drawnLooks: [TextLook] {
        var looks = self.looks
        if looks.isEmpty {
            looks = [TextLook(content.string ?? "", [:], font: shownFont, color: content.color)]
        }
        for index in looks.indices {
            if content.isHighlighted, let color = content.highlightedColor {
                looks[index].color = color
            } else if !content.isEnabled {
                let color = looks[index].color.resolvedColor(with: effectiveTraits)
                looks[index].color = color.withAlphaComponent(color.cgColor.alpha / 2)
            }
            if let color = content.shadowColor, looks[index].shadow == nil {
                let shadow = NSShadow()
                shadow.shadowColor = color
                shadow.shadowOffset = shadowOffset
                looks[index].shadow = shadow
            }
        }
        return looks
    }
}
