import CoreGraphics
import RenderTree

/// The elements that draw a shape.
enum ShapeElements {
    /// Returns the drawing of a node's shape.
    static func element(of shape: ShapeContent, in node: NodeID) -> Element {
        var drawing = Element(tag: .svg)
        drawing.attributes.set(.className, "i")
        drawing.attributes.set(.ariaHidden, "true")
        // Paths reach beyond the box, and an SVG element without a size shows nothing.
        drawing.declarations.set(.width, 1)
        drawing.declarations.set(.height, 1)
        drawing.declarations.set(.overflow, "visible")
        drawing.declarations.set(.pointerEvents, "none")
        if case .shadow(let radius) = shape.use, radius > 0 {
            drawing.declarations.set(.filter, "blur(\(StyleDeclarations.css(radius))px)")
        }
        let paths = paths(of: shape).map { Element.Child.element($0) }
        guard shape.use == .mask else {
            drawing.children = paths
            return drawing
        }
        var mask = Element(tag: .mask)
        mask.attributes.set(.id, maskName(of: node))
        // Far beyond any box: what a mask does not cover is not seen.
        mask.attributes.set(.maskUnits, "userSpaceOnUse")
        for name in [HTMLAttribute.x, .y] { mask.attributes.set(name, "-9999") }
        for name in [HTMLAttribute.width, .height] { mask.attributes.set(name, "19998") }
        mask.declarations.set(.maskType, "alpha")
        mask.children = paths
        drawing.children = [.element(mask)]
        return drawing
    }

    /// The name of the mask that a node draws.
    static func maskName(of node: NodeID) -> String { "m\(node.rawValue)" }

    private static func paths(of shape: ShapeContent) -> [Element] {
        guard let line = shape.line, line.start > 0 || line.end < 1 else {
            return [path(shape.path, shape.fill, shape.fillRule, shape.line)]
        }
        var elements: [Element] = []
        if shape.fill != nil {
            elements.append(path(shape.path, shape.fill, shape.fillRule, nil))
        }
        // Dashes begin anew with each part of a path, so each part says what is seen of it.
        let parts = shape.path.subpaths
        let lengths = parts.map { $0.lengths.reduce(0) { $0 + Double($1) } }
        let whole = lengths.reduce(0, +)
        var place = 0.0
        for (part, length) in zip(parts, lengths) {
            let start = min(max(line.start * whole - place, 0), length)
            let end = min(max(line.end * whole - place, 0), length)
            elements.append(self.part(part, line, from: start, to: end, of: length))
            place += length
        }
        return elements
    }

    /// Returns a part of a path with what is seen of its line, between two lengths.
    private static func part(
        _ part: PathShape,
        _ line: ShapeContent.Line,
        from start: Double,
        to end: Double,
        of length: Double
    ) -> Element {
        var element = path(part, nil, .winding, line)
        guard start > 0 || end < length else { return element }
        let dashes = dashes(of: line, from: start, to: end)
        element.declarations.removeAll {
            $0.name == .strokeDasharray || $0.name == .strokeDashoffset
        }
        if let first = dashes.first {
            var lengths: [Double] = []
            for (index, dash) in dashes.enumerated() {
                // The last gap is longer than what is left.
                let isLast = index + 1 == dashes.count
                let next = isLast ? length + 1 : dashes[index + 1].start
                lengths += [dash.end - dash.start, next - dash.end]
            }
            lengths[lengths.count - 1] += first.start
            let list = lengths.map { StyleDeclarations.css($0) }
            element.declarations.set(.strokeDasharray, list.joined(separator: " "))
            if first.start > 0 { element.declarations.set(.strokeDashoffset, -first.start) }
        } else {
            // The line is there all the same, for animations.
            element.declarations.insert(
                Assignment(name: .opacity, value: .text("0")),
                at: 0
            )
        }
        return element
    }

    private struct Dash {
        var start, end: Double
    }

    /// Returns what is seen of a line between two lengths, which may have dashes itself.
    private static func dashes(
        of line: ShapeContent.Line,
        from start: Double,
        to end: Double
    ) -> [Dash] {
        guard start < end else { return [] }
        let pattern = line.dashes.count % 2 == 0 ? line.dashes : line.dashes + line.dashes
        let period = pattern.reduce(0, +)
        guard pattern.allSatisfy({ $0 >= 0 }), period > 0.1, (end - start) / period < 500 else {
            return [Dash(start: start, end: end)]
        }
        var result: [Dash] = []
        var phase = line.dashPhase.truncatingRemainder(dividingBy: period)
        if phase < 0 { phase += period }
        var place = -phase
        // Whole periods before the start show nothing.
        if start > place { place += ((start - place) / period).rounded(.down) * period }
        var index = 0
        // So far from the beginning that a dash is nothing to the place, no dash leads on.
        while place < end, index < 512 * pattern.count {
            let next = place + pattern[index % pattern.count]
            let dash = Dash(start: max(place, start), end: min(next, end))
            if index % 2 == 0, dash.end > dash.start { result.append(dash) }
            place = next
            index += 1
        }
        return result
    }

    private static func path(
        _ shape: PathShape,
        _ fill: RenderColor?,
        _ rule: CGPathFillRule,
        _ line: ShapeContent.Line?
    ) -> Element {
        var element = Element(tag: .path)
        element.attributes.set(.d, PathData.text(shape))
        element.declarations.set(.fill, fill.map { StyleDeclarations.css($0) } ?? "none")
        if rule == .evenOdd { element.declarations.set(.fillRule, "evenodd") }
        if let line { add(line, to: &element.declarations) }
        return element
    }

    private static func add(
        _ line: ShapeContent.Line,
        to list: inout StyleDeclarations.Declarations
    ) {
        list.set(.stroke, StyleDeclarations.css(line.color))
        list.set(.strokeWidth, line.width)
        switch line.cap {
        case .butt: break
        case .round: list.set(.strokeLinecap, "round")
        case .square: list.set(.strokeLinecap, "square")
        }
        switch line.join {
        case .miter: list.set(.strokeMiterlimit, StyleDeclarations.css(max(line.miterLimit, 1)))
        case .round: list.set(.strokeLinejoin, "round")
        case .bevel: list.set(.strokeLinejoin, "bevel")
        }
        guard line.dashes.contains(where: { $0 > 0 }) else { return }
        let dashes = line.dashes.map { StyleDeclarations.css(max($0, 0)) }
        list.set(.strokeDasharray, dashes.joined(separator: " "))
        if line.dashPhase != 0 { list.set(.strokeDashoffset, line.dashPhase) }
    }
}
