import CoreGraphics
import RenderTree
import TextMetrics

/// Pictures in a label's text: layers over gaps in its lines.
extension UILabel {
    /// Whether pictures stand in the text.
    var holdsAttachments: Bool {
        guard case .attributed(let string) = content.text else { return false }
        return string.string.unicodeScalars.contains("\u{FFFC}")
    }

    /// Puts the layers of the pictures where the lines have them.
    func placeAttachments() {
        var layers = content.attachmentLayers
        let places = holdsAttachments ? attachmentPlaces() : []
        guard !layers.isEmpty || !places.isEmpty else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        while layers.count > places.count { layers.removeLast().removeFromSuperlayer() }
        while layers.count < places.count {
            let layer = CALayer()
            self.layer.addSublayer(layer)
            layers.append(layer)
        }
        for (layer, place) in zip(layers, places) {
            layer.frame = place.rect
            layer.contents = place.image
        }
        CATransaction.commit()
        content.attachmentLayers = layers
    }

    /// Returns the pictures and where they stand in the label.
    private func attachmentPlaces() -> [(image: UIImage?, rect: CGRect)] {
        let shown = content.textArea(in: bounds)
        let area = shown.isEmpty ? bounds : shown
        let limits = limits(area.size, lines: content.numberOfLines)
        let looks = looks
        let drawing = TextDrawing(looks, paragraphStyle, limits)
        let height = roundedUpToPixel(drawing.size.height)
        let top = area.minY + roundedToPixel((area.height - height) / 2)
        var places: [(UIImage?, CGRect)] = []
        for line in drawing.layout?.lines ?? [] {
            let (left, gap) = TextDrawing.place(line, in: Double(area.width))
            let runs = drawing.characters(of: line)
            guard runs.contains(where: { $0.object != nil }) else { continue }
            let extents = ProcessFonts.library?.extents(
                of: runs,
                isRightToLeft: line.isRightToLeft,
                gap: gap
            )
            var unit = 0
            for run in runs {
                defer { unit += run.text.utf16.count }
                guard run.object != nil, let extents, unit < extents.count,
                    let attachment = looks[run.attribute].attachment
                else { continue }
                let place = attachment.place(within: limits.width)
                let start = CGPoint(
                    x: area.minX + CGFloat(left + extents.lefts[unit]),
                    y: top + CGFloat(line.baseline - run.baselineOffset)
                )
                places.append(
                    (
                        attachment.shownImage(in: place, looks[run.attribute].color),
                        NSTextAttachment.rect(of: place, at: start)
                    )
                )
            }
        }
        return places
    }

    /// Returns a run that leaves room for a picture; nil where none stands for an attribute.
    func gap(of attribute: Int, _ style: TextStyle, scale: CGFloat) -> TextRun? {
        let looks = looks
        guard looks.indices.contains(attribute), let attachment = looks[attribute].attachment,
            let library = ProcessFonts.library
        else { return nil }
        let font = TextFont(looks[attribute].font, scale: scale)
        let width = attachment.room(within: Double(bounds.width)).width
        var style = style
        style.use(library.face(of: font), tracking: font.tracking)
        var decoration = TextStyle.Decoration()
        decoration.kern = width - library.width(of: "\u{A0}", font: font)
        style.decoration = decoration
        return TextRun(text: "\u{A0}", style: style)
    }
}
