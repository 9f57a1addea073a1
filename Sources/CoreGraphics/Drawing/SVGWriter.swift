import Foundation

/// The writer of a drawing as an SVG document that stands for itself (SVG 2).
///
/// Points stand in the drawing's own coordinates, so that hardly anything has a transform. Steps that
/// are limited or painted alike stand in groups.
struct SVGWriter {
    let area: CGRect
    let numbers: SVGNumbers
    var definitions = ""
    private var count = 0
    private var clipNames: [ObjectIdentifier: String] = [:]
    private var imageNames: [CGImage: String] = [:]
    private var filterNames: [String: String] = [:]

    private init(size: CGSize) {
        area = CGRect(origin: .zero, size: size)
        numbers = SVGNumbers(length: max(size.width, size.height))
    }

    /// Returns the document of steps.
    static func document(_ items: [Drawing.Item], size: CGSize) -> String {
        var writer = SVGWriter(size: size)
        let content = writer.content(items)
        let (width, height) = (writer.numbers.text(size.width), writer.numbers.text(size.height))
        let head =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
            + " viewBox=\"0 0 \(width) \(height)\">"
        let definitions = writer.definitions
        return head + (definitions.isEmpty ? "" : "<defs>\(definitions)</defs>") + content
            + "</svg>"
    }

    // MARK: - Steps

    /// Returns the markup of steps, one upon the other.
    mutating func content(_ items: [Drawing.Item]) -> String {
        var output = ""
        var elements: [SVGElement] = []
        var clip: Drawing.Clip?
        func same(_ other: Drawing.Clip?) -> Bool { other === clip }
        for item in items {
            let isPlain = item.blend == .normal
            if !elements.isEmpty, !isPlain || !same(item.clip) {
                output += wrap(SVGElement.joined(elements), in: clip)
                elements = []
            }
            clip = item.clip
            if isPlain {
                elements.append(element(item))
            } else if let name = item.blend.cssName {
                // Outermost: a group that is cut does not see what is below it.
                let drawn = wrap(element(item).text, in: item.clip)
                output += "<g style=\"mix-blend-mode:\(name)\">\(drawn)</g>"
            } else {
                output = compose(item, onto: output)
            }
        }
        if !elements.isEmpty { output += wrap(SVGElement.joined(elements), in: clip) }
        return output
    }

    /// Returns the markup of one step, without what limits it.
    mutating func element(_ item: Drawing.Item) -> SVGElement {
        var element = element(item.content)
        if item.isAliased { element.own += " shape-rendering=\"crispEdges\"" }
        if let shadow = item.shadow {
            let filter = filter(shadowFilter(shadow), room: shadowRoom(shadow))
            return SVGElement(raw: "<g filter=\"url(#\(filter))\">\(element.text)</g>")
        }
        return element
    }

    private mutating func element(_ content: Drawing.Content) -> SVGElement {
        switch content {
        case .path(let path): return element(path)
        case .gradient(let area): return element(area)
        case .picture(let picture): return element(picture)
        case .layer(let items, let alpha):
            let inside = self.content(items)
            if alpha < 1 {
                return SVGElement(
                    raw: "<g opacity=\"\(SVGNumbers.exact(alpha))\">\(inside)</g>"
                )
            }
            let blends = items.contains { $0.blend != .normal }
            return SVGElement(
                raw: blends ? "<g style=\"isolation:isolate\">\(inside)</g>" : "<g>\(inside)</g>"
            )
        }
    }

    // MARK: - Paths

    private func element(_ path: Drawing.Path) -> SVGElement {
        var element = SVGElement(start: "path d=\"\(numbers.path(path.shape))\"")
        if path.transform != .identity {
            element.own += " transform=\"\(numbers.matrix(path.transform))\""
        }
        if let fill = path.fill {
            element.shared += paint("fill", fill)
            if path.rule == .evenOdd { element.shared += " fill-rule=\"evenodd\"" }
        } else {
            element.shared += " fill=\"none\""
        }
        if let (color, line) = path.stroke {
            element.shared += paint("stroke", color, always: true) + attributes(line)
        }
        return element
    }

    private func paint(_ name: String, _ color: Drawing.Color, always: Bool = false) -> String {
        var text = ""
        if always || color.rgb != 0 { text = " \(name)=\"\(SVGNumbers.color(color))\"" }
        if color.alpha < 1 { text += " \(name)-opacity=\"\(SVGNumbers.exact(color.alpha))\"" }
        return text
    }

    private func attributes(_ line: Drawing.Line) -> String {
        var text = ""
        let width = numbers.text(line.width)
        if width != "1" { text += " stroke-width=\"\(width)\"" }
        switch line.cap {
        case .butt: break
        case .round: text += " stroke-linecap=\"round\""
        case .square: text += " stroke-linecap=\"square\""
        }
        switch line.join {
        case .miter:
            if line.miterLimit != 4 {
                text += " stroke-miterlimit=\"\(numbers.text(line.miterLimit))\""
            }
        case .round: text += " stroke-linejoin=\"round\""
        case .bevel: text += " stroke-linejoin=\"bevel\""
        }
        guard !line.dashes.isEmpty else { return text }
        let dashes = line.dashes.map { numbers.text($0) }.joined(separator: " ")
        text += " stroke-dasharray=\"\(dashes)\""
        if line.phase != 0 { text += " stroke-dashoffset=\"\(numbers.text(line.phase))\"" }
        return text
    }

    // MARK: - Gradients

    private mutating func element(_ area: Drawing.GradientArea) -> SVGElement {
        let name = makeName()
        var stops = area.gradient.stops
        var attributes = " gradientUnits=\"userSpaceOnUse\""
        let tag: String
        func number(_ name: String, _ value: CGFloat) -> String {
            " \(name)=\"\(numbers.text(value))\""
        }
        switch area.kind {
        case .linear(let start, let end):
            tag = "linearGradient"
            attributes += number("x1", start.x) + number("y1", start.y)
            attributes += number("x2", end.x) + number("y2", end.y)
        case .radial(var start, var startRadius, var end, var endRadius):
            tag = "radialGradient"
            if startRadius > endRadius {
                // SVG's first circle is the one inside.
                (start, end) = (end, start)
                (startRadius, endRadius) = (endRadius, startRadius)
                stops = stops.reversed().map {
                    CGGradient.Stop(location: 1 - $0.location, color: $0.color)
                }
            }
            attributes += number("cx", end.x) + number("cy", end.y) + number("r", endRadius)
            if start != end { attributes += number("fx", start.x) + number("fy", start.y) }
            if startRadius > 0 { attributes += number("fr", startRadius) }
        }
        if area.transform != .identity {
            attributes += " gradientTransform=\"\(numbers.matrix(area.transform))\""
        }
        let list = stops.map { stop in
            let offset = SVGNumbers.exact(stop.location)
            return "<stop offset=\"\(offset)\"\(paint("stop-color", stop.color))/>"
                .replacingOccurrences(of: "stop-color-opacity", with: "stop-opacity")
        }
        definitions += "<\(tag) id=\"\(name)\"\(attributes)>\(list.joined())</\(tag)>"
        var element = SVGElement(start: "path d=\"\(numbers.path(area.shape))\"")
        element.shared = " fill=\"url(#\(name))\" fill-rule=\"evenodd\""
        if area.alpha < 1 { element.shared += " fill-opacity=\"\(SVGNumbers.exact(area.alpha))\"" }
        return element
    }

    // MARK: - Pictures

    private mutating func element(_ picture: Drawing.Picture) -> SVGElement {
        if let tint = picture.tint {
            var inner = picture
            inner.tint = nil
            inner.alpha = 1
            let mask = mask(element(inner).text, kind: "alpha")
            let color = tint.opacity(times: picture.alpha)
            var element = element(Drawing.Path(shape: picture.outline, fill: color))
            element.own += " mask=\"url(#\(mask))\""
            return element
        }
        let name = name(of: picture.image)
        var place = ""
        let transform = picture.transform
        var size = picture.size
        if transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 {
            size = CGSize(width: size.width * transform.a, height: size.height * transform.d)
            if transform.tx != 0 { place += " x=\"\(numbers.text(transform.tx))\"" }
            if transform.ty != 0 { place += " y=\"\(numbers.text(transform.ty))\"" }
        } else {
            place = " transform=\"\(numbers.matrix(transform))\""
        }
        var element = SVGElement(
            start: "use href=\"#\(name)\" width=\"\(numbers.text(size.width))\""
                + " height=\"\(numbers.text(size.height))\"\(place)"
        )
        if picture.alpha < 1 { element.own += " opacity=\"\(SVGNumbers.exact(picture.alpha))\"" }
        if !picture.isSmooth { element.own += " image-rendering=\"pixelated\"" }
        return element
    }

    /// Returns the name of a picture, which the document holds once.
    private mutating func name(of image: CGImage) -> String {
        if let known = imageNames[image] { return known }
        let name = makeName()
        imageNames[image] = name
        if let drawn = image.drawn {
            define(drawn, of: image, as: name)
            return name
        }
        let part = image.part
        let box = [part.minX, part.minY, part.width, part.height].map(SVGNumbers.exact)
        let (width, height) = (
            SVGNumbers.exact(image.wholeSize.width), SVGNumbers.exact(image.wholeSize.height)
        )
        definitions +=
            "<symbol id=\"\(name)\" viewBox=\"\(box.joined(separator: " "))\""
            + " preserveAspectRatio=\"none\"><image width=\"\(width)\" height=\"\(height)\""
            + " preserveAspectRatio=\"none\" href=\"\(image.dataURI)\"/></symbol>"
        return name
    }

    /// Defines a picture by the steps that it was drawn with.
    private mutating func define(_ drawn: DrawnSteps, of image: CGImage, as name: String) {
        var inner = SVGWriter(size: drawn.size)
        (inner.count, inner.imageNames) = (count, imageNames)
        let content = inner.element(Drawing.Content.layer(drawn.items, alpha: 1)).text
        (count, imageNames) = (inner.count, inner.imageNames)
        // From pixels to points.
        let across = drawn.size.width / image.wholeSize.width
        let down = drawn.size.height / image.wholeSize.height
        let part = image.part
        let box = [part.minX * across, part.minY * down, part.width * across, part.height * down]
        definitions +=
            inner.definitions
            + "<symbol id=\"\(name)\" viewBox=\"\(box.map(SVGNumbers.exact).joined(separator: " "))\""
            + " preserveAspectRatio=\"none\">\(content)</symbol>"
    }

    // MARK: - Definitions

    mutating func makeName() -> String {
        count += 1
        return "a" + String(count, radix: 36)
    }

    /// Returns the name of a filter that reaches beyond the drawing by a length.
    mutating func filter(_ steps: String, room: CGFloat = 0) -> String {
        if let known = filterNames[steps] { return known }
        let name = makeName()
        filterNames[steps] = name
        definitions +=
            "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\"\(box(area.insetBy(dx: -room, dy: -room)))"
            + " color-interpolation-filters=\"sRGB\">\(steps)</filter>"
        return name
    }

    func box(_ rect: CGRect) -> String {
        " x=\"\(numbers.text(rect.minX))\" y=\"\(numbers.text(rect.minY))\""
            + " width=\"\(numbers.text(rect.width))\" height=\"\(numbers.text(rect.height))\""
    }

    private func shadowFilter(_ shadow: Drawing.Shadow) -> String {
        "<feDropShadow dx=\"\(numbers.text(shadow.offset.width))\""
            + " dy=\"\(numbers.text(shadow.offset.height))\""
            + " stdDeviation=\"\(numbers.text(shadow.deviation))\""
            + " flood-color=\"\(SVGNumbers.color(shadow.color))\""
            + " flood-opacity=\"\(SVGNumbers.exact(shadow.color.alpha))\"/>"
    }

    private func shadowRoom(_ shadow: Drawing.Shadow) -> CGFloat {
        let offset = max(abs(shadow.offset.width), abs(shadow.offset.height))
        return (min(offset, 1e5) + 3 * shadow.deviation).rounded(.up)
    }

    /// Returns the name of a mask: markup whose opacity, or brightness, lets through.
    mutating func mask(_ content: String, kind: String) -> String {
        let name = makeName()
        definitions +=
            "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\"\(box(area))"
            + "\(kind == "alpha" ? " style=\"mask-type:alpha\"" : "")>\(content)</mask>"
        return name
    }

    // MARK: - Clips

    /// Returns markup limited to what a clip leaves.
    mutating func wrap(_ content: String, in clip: Drawing.Clip?) -> String {
        var starts: [String] = []
        var end = ""
        var outer = clip
        while let clip = outer {
            // What all of the drawing lies in limits nothing.
            if clip.isRect, clip.parent == nil, clip.bounds.contains(area) { break }
            let name = name(of: clip)
            outer = clip.parent
            end += "</g>"
            switch clip.kind {
            case .shape:
                while let next = outer, case .shape = next.kind { outer = next.parent }
                starts.append("<g clip-path=\"url(#\(name))\">")
            case .mask:
                starts.append("<g mask=\"url(#\(name))\">")
            }
        }
        return starts.reversed().joined() + content + end
    }

    /// Returns the name of a clip, after the definitions of those that it lies in.
    private mutating func name(of clip: Drawing.Clip) -> String {
        var unnamed: [Drawing.Clip] = []
        var next: Drawing.Clip? = clip
        while let clip = next, clipNames[ObjectIdentifier(clip)] == nil {
            unnamed.append(clip)
            guard case .shape = clip.kind, let parent = clip.parent, case .shape = parent.kind
            else { break }
            next = parent
        }
        for clip in unnamed.reversed() { define(clip) }
        return clipNames[ObjectIdentifier(clip)] ?? ""
    }

    /// Defines a clip whose outer shapes have names.
    private mutating func define(_ clip: Drawing.Clip) {
        let name: String
        switch clip.kind {
        case .shape(let shape, let rule):
            var outer = ""
            if let parent = clip.parent, case .shape = parent.kind,
                let known = clipNames[ObjectIdentifier(parent)]
            {
                outer = " clip-path=\"url(#\(known))\""
            }
            name = makeName()
            let evenOdd = rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
            definitions +=
                "<clipPath id=\"\(name)\"\(outer)><path d=\"\(numbers.path(shape))\"\(evenOdd)/>"
                + "</clipPath>"
        case .mask(let content):
            name = mask(element(content).text, kind: "alpha")
        }
        clipNames[ObjectIdentifier(clip)] = name
    }
}

extension CGImage {
    /// The bytes as an address.
    var dataURI: String { "data:\(mediaType);base64,\(data.base64EncodedString())" }

    /// A drawing that shows a part of a picture, in points.
    package func drawing(size: CGSize) -> CGContext {
        let context = CGContext(size: size)
        context.drawUpright(self, in: CGRect(origin: .zero, size: size), tint: nil, alpha: 1)
        return context
    }
}
