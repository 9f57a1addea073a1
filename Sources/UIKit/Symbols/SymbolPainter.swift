import Foundation

/// The maker of the marks of a symbol's drawing, one over the other.
struct SymbolPainter {
    private struct Mark {
        var data: String
        var isFilled: Bool
        /// The width of its lines in units; 0 for none.
        var width: Double
        /// Whether it is drawn, or taken away from what is below.
        var isInk: Bool
    }

    private let stroke: Double
    private var marks: [Mark] = []

    /// Creates a painter of lines of a width, in units.
    init(stroke: Double) { self.stroke = stroke }

    /// The air around a part that is in front of others, in units.
    private var air: Double { 0.75 + stroke * 0.25 }

    mutating func paint(_ layers: [SymbolLayer], isFilled: Bool = false, isInk: Bool = true) {
        for layer in layers {
            if layer.hasAir, !marks.isEmpty { clear(layer, isInk: isInk) }
            paint(layer, isFilled: layer.isFilled ?? isFilled, isInk: isInk)
        }
    }

    /// The width of lines that stand close together: they leave room in heavy weights.
    private func width(_ factor: Double, growth: Double) -> Double {
        let usual = 1.5
        return factor * (stroke > usual ? usual + (stroke - usual) * growth : stroke)
    }

    private mutating func paint(_ layer: SymbolLayer, isFilled: Bool, isInk: Bool) {
        let width = width(layer.stroke, growth: layer.stroke < 1 ? 0.75 : 1)
        let thinner = self.width(layer.stroke, growth: 0.5)
        guard isFilled, !layer.shape.isEmpty else {
            mark(layer.lines + layer.shape, width: width, isInk: isInk)
            mark(layer.details, width: thinner, isInk: isInk)
            mark(layer.areas, isFilled: true, isInk: isInk)
            mark(layer.spots, isFilled: true, isInk: isInk)
            paint(layer.inside, isInk: isInk)
            return
        }
        mark(layer.shape, isFilled: true, width: width, isInk: isInk)
        mark(layer.details, width: thinner, isInk: !isInk)
        mark(layer.areas, isFilled: true, isInk: !isInk)
        paint(layer.inside, isFilled: true, isInk: !isInk)
        mark(layer.lines, width: width, isInk: isInk)
        mark(layer.spots, isFilled: true, isInk: isInk)
    }

    /// Takes away what is below a part and close to it.
    private mutating func clear(_ layer: SymbolLayer, isInk: Bool) {
        let width = stroke * layer.stroke + 2 * air
        let isHollow = layer.shape.isEmpty
        mark(isHollow ? layer.outlines : layer.lines, width: width, isInk: !isInk)
        mark(layer.shape, isFilled: true, width: width, isInk: !isInk)
        mark(layer.spots, isFilled: true, width: 2 * air, isInk: !isInk)
        if isHollow { mark(layer.areas, isFilled: true, width: 2 * air, isInk: !isInk) }
    }

    private mutating func mark(
        _ path: SymbolPath,
        isFilled: Bool = false,
        width: Double = 0,
        isInk: Bool
    ) {
        guard !path.isEmpty else { return }
        if let last = marks.last, !last.isFilled, !isFilled, last.width == width,
            last.isInk == isInk
        {
            marks[marks.count - 1].data += path.data
            return
        }
        marks.append(Mark(data: path.data, isFilled: isFilled, width: width, isInk: isInk))
    }

    /// Returns the elements of an SVG document that draw the marks in black.
    ///
    /// - Parameter box: What they fill, in units.
    /// - Returns: The elements.
    func elements(in box: CGRect) -> String {
        let isPlain = marks.allSatisfy(\.isInk)
        let ink = isPlain ? "#000" : "#fff"
        var text =
            "<g fill=\"none\" stroke=\"\(ink)\" stroke-width=\"\(SymbolPath.text(stroke))\""
            + " stroke-linecap=\"round\" stroke-linejoin=\"round\">"
        for mark in marks {
            let color = mark.isInk ? ink : "#000"
            text += "<path d=\"\(mark.data)\""
            if mark.isFilled { text += " fill=\"\(color)\"" }
            if mark.width == 0 {
                text += " stroke=\"none\""
            } else {
                if color != ink { text += " stroke=\"#000\"" }
                if mark.width != stroke {
                    text += " stroke-width=\"\(SymbolPath.text(mark.width))\""
                }
            }
            text += "/>"
        }
        text += "</g>"
        if isPlain { return text }
        let (x, y) = (SymbolPath.text(box.minX), SymbolPath.text(box.minY))
        let (width, height) = (SymbolPath.text(box.width), SymbolPath.text(box.height))
        let place = "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
        return "<mask id=\"m\" maskUnits=\"userSpaceOnUse\" \(place)>\(text)</mask>"
            + "<rect \(place) mask=\"url(#m)\"/>"
    }
}
