import CoreGraphics
import Foundation
import TextMetrics

extension CTLine {
    /// Draws glyphs from the context's place of text on.
    ///
    /// - Parameters:
    ///   - glyphs: Which; nil for all, with the pictures among them.
    ///   - context: Where they are drawn.
    func draw(_ glyphs: Range<Int>? = nil, in context: CGContext) {
        // Outlines are made for y that grows downwards.
        let turn = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        let matrix = turn.concatenating(context.textMatrix)
        for stretch in stretches {
            let part = glyphs.map { stretch.clamped(to: $0) } ?? stretch
            guard let first = part.first,
                looks.indices.contains(outlines.places[first].attribute)
            else { continue }
            let look = looks[outlines.places[first].attribute]
            let color = look.takesContextColor ? context.fillColor : look.look.color.cgColor
            drawBackground(part, look, matrix, context)
            let drawn = part.compactMap { self.drawn[$0] }
            var shape = PathShape()
            for glyph in drawn {
                shape.append(glyph.outline.applying(glyph.place.concatenating(matrix)))
            }
            context.drawGlyphs(
                shape,
                color: color,
                line: look.line.map { ($0.color.cgColor, $0.width) },
                isFilled: look.line?.isFilled ?? true,
                glyphs: context.pages != nil && look.line == nil
                    ? drawn.map { $0.moved(by: matrix) } : nil
            )
            drawUnderline(part, look, color, matrix, context)
        }
        guard glyphs == nil else { return }
        for (data, rect) in outlines.parts.flatMap(\.pictures) {
            guard let image = UIImage(data: data)?.cgImage else { continue }
            context.saveGState()
            context.concatenate(matrix)
            context.drawUpright(image, in: rect, tint: nil, alpha: 1)
            context.restoreGState()
        }
    }

    private func box(_ glyphs: Range<Int>, from top: CGFloat, height: CGFloat) -> CGRect {
        let places = outlines.places[glyphs]
        let left = places.map(\.left).min() ?? 0
        return CGRect(
            x: left,
            y: top,
            width: (places.map { $0.left + $0.width }.max() ?? left) - left,
            height: height
        )
    }

    private func drawBackground(
        _ glyphs: Range<Int>,
        _ look: CTLook,
        _ matrix: CGAffineTransform,
        _ context: CGContext
    ) {
        guard let color = look.look.backgroundColor else { return }
        let reach = Self.reach(of: [look])
        let box = box(glyphs, from: -reach.ascent, height: reach.ascent + reach.descent)
        context.fill(PathShape(box, matrix), with: color.cgColor)
    }

    private func drawUnderline(
        _ glyphs: Range<Int>,
        _ look: CTLook,
        _ color: CGColor,
        _ matrix: CGAffineTransform,
        _ context: CGContext
    ) {
        guard look.look.isUnderlined else { return }
        let font = look.look.font
        let thickness = max(CTFontGetUnderlineThickness(font), 0.5)
        let top = -CTFontGetUnderlinePosition(font) - thickness / 2
        let box = box(glyphs, from: top, height: thickness)
        context.fill(
            PathShape(box, matrix),
            with: look.look.underlineColor?.cgColor ?? color
        )
    }
}

extension PathShape {
    fileprivate init(_ box: CGRect, _ transform: CGAffineTransform) {
        self = withUnsafePointer(to: transform) { CGPath(rect: box, transform: $0).shape }
    }
}
