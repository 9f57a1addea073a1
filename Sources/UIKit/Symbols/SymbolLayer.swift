import Foundation

/// A part of a symbol's drawing, in front of the parts before it.
struct SymbolLayer: Sendable, Equatable {
    /// What is always drawn as lines.
    var lines = SymbolPath()
    /// Closed outlines, which filled variants fill.
    var shape = SymbolPath()
    /// Lines in the shape, which filled variants leave out of it.
    var details = SymbolPath()
    /// What is filled, and left out of the shape of filled variants.
    var areas = SymbolPath()
    /// What is always filled.
    var spots = SymbolPath()
    /// Drawings in the shape, which filled variants leave out of it.
    var inside: [SymbolLayer] = []
    /// Whether the part is filled or not in all variants; nil for one that the variant decides.
    var isFilled: Bool?
    /// Whether there is air around the part, where the parts before it are not seen.
    var hasAir = false
    /// The width of lines in proportion to those of the whole.
    var stroke = 1.0

    /// The paths that are drawn as lines when the part is not filled.
    var outlines: SymbolPath { lines + shape + details }

    /// The smallest box around the middles of all lines; nil where there is nothing.
    var bounds: CGRect? {
        // What is filled reaches as far as the outer side of lines.
        let half = 0.75
        let filled = fillBounds.map { box in
            box.insetBy(dx: min(half, box.width / 2), dy: min(half, box.height / 2))
        }
        let boxes = [outlines.bounds, filled].compactMap { $0 } + inside.compactMap(\.bounds)
        return boxes.dropFirst().reduce(boxes.first) { $0?.union($1) }
    }

    /// The smallest box around what is filled without lines around it; nil where there is nothing.
    var fillBounds: CGRect? { (areas + spots).bounds }

    /// Returns the part in another size and place.
    ///
    /// - Parameters:
    ///   - scale: The factor of the size.
    ///   - x: The way to the right after that, in units.
    ///   - y: The way down after that, in units.
    /// - Returns: The part.
    func transformed(scale: Double, x: Double, y: Double) -> SymbolLayer {
        var result = self
        for path in [
            \SymbolLayer.lines, \SymbolLayer.shape, \SymbolLayer.details, \SymbolLayer.areas,
            \SymbolLayer.spots,
        ] {
            result[keyPath: path] = self[keyPath: path].transformed(scale: scale, x: x, y: y)
        }
        result.inside = inside.map { $0.transformed(scale: scale, x: x, y: y) }
        // Small parts have lines that are a little thinner.
        result.stroke = stroke * (scale < 0.8 ? max(0.6, 0.6 + scale / 2) : 1)
        return result
    }

    /// Returns the part as it is in filled variants.
    func filled() -> SymbolLayer {
        var result = self
        result.isFilled = isFilled ?? true
        return result
    }
}

/// A whole symbol: its parts, from the back to the front.
struct SymbolComposition: Sendable, Equatable {
    /// The place for another symbol in a shape.
    struct Room: Sendable, Equatable {
        var x, y, size: Double
    }

    var layers: [SymbolLayer]
    /// The box of the drawing's lines, in units.
    var box: CGRect
    /// The box of what is filled without lines, where the row does not say the box; in units.
    var fillBox: CGRect?
    /// Whether the symbol has a filled variant.
    var canBeFilled: Bool
    var room: Room?

    /// Returns the box of the drawing with lines of a width, in units.
    func box(stroke: Double) -> CGRect {
        let outer = box.insetBy(dx: -stroke / 2, dy: -stroke / 2)
        return fillBox.map { outer.union($0) } ?? outer
    }

    /// Returns the filled variant.
    func filled() -> SymbolComposition {
        var result = self
        result.layers = layers.map { $0.filled() }
        result.canBeFilled = false
        return result
    }

    /// Returns the parts in another size, with the middle of the box at a point.
    func placed(scale: Double, x: Double, y: Double) -> [SymbolLayer] {
        layers.map {
            $0.transformed(scale: scale, x: x - box.midX * scale, y: y - box.midY * scale)
        }
    }

    /// Returns the symbol with parts of another one in front, with air around them.
    func covered(by front: [SymbolLayer]) -> SymbolComposition {
        var result = self
        var front = front
        if !front.isEmpty { front[0].hasAir = true }
        result.layers += front
        for bounds in front.compactMap(\.bounds) { result.box = result.box.union(bounds) }
        for bounds in front.compactMap(\.fillBounds) {
            result.fillBox = result.fillBox.map { $0.union(bounds) } ?? bounds
        }
        return result
    }

    /// Returns the symbol with another one in its room; nil where it has none.
    func enclosing(_ inner: SymbolComposition) -> SymbolComposition? {
        guard let room else { return nil }
        let factor = room.size / max(inner.box.width, inner.box.height)
        // Small signs do not grow to the whole room.
        let scale = min(0.62 * room.size / 11.2, factor)
        var result = self
        result.room = nil
        let parts = inner.placed(scale: scale, x: room.x, y: room.y)
        if let index = layers.lastIndex(where: { !$0.shape.isEmpty }) {
            result.layers[index].inside += parts
        } else {
            result.layers += parts
            result.canBeFilled = inner.canBeFilled
            for bounds in parts.compactMap(\.bounds) { result.box = result.box.union(bounds) }
        }
        return result
    }
}
