import Foundation

/// The steps of a drawing as operators of a PDF file, and the resources that these name.
///
/// Coordinates are those of the drawing: whoever uses the content turns y round.
struct PDFContent {
    let document: PDFDocumentWriter
    /// What is drawn into, in points.
    let area: CGRect
    private(set) var text = ""
    private var fonts: [Int: String] = [:]
    private var pictures: [Int: String] = [:]
    private var states: [String: String] = [:]
    private var shadings: [String] = []

    init(_ document: PDFDocumentWriter, area: CGRect) {
        self.document = document
        self.area = area
    }

    /// The dictionary of what the operators name.
    var resources: String {
        func list<Names: Sequence<(key: Int, value: String)>>(_ kind: String, _ names: Names)
            -> String
        {
            let entries = names.sorted { $0.key < $1.key }.map { "/\($0.value) \($0.key) 0 R" }
            return entries.isEmpty ? "" : " /\(kind) << \(entries.joined(separator: " ")) >>"
        }
        let looks = states.sorted { $0.value < $1.value }.map { "/\($0.value) << \($0.key) >>" }
        let areas = shadings.enumerated().map { "/S\($0.offset) << \($0.element) >>" }
        return "<<" + list("Font", fonts) + list("XObject", pictures)
            + (looks.isEmpty ? "" : " /ExtGState << \(looks.joined(separator: " ")) >>")
            + (areas.isEmpty ? "" : " /Shading << \(areas.joined(separator: " ")) >>") + " >>"
    }

    /// Adds operators.
    mutating func write(_ operators: String) { text += operators + "\n" }

    /// Adds what comes first on a page: y grows downwards.
    mutating func turn() {
        write("1 0 0 -1 0 \(PDFObjects.numbers([area.height])) cm")
    }

    /// Makes a dictionary of the graphics state the current one.
    mutating func setState(_ entries: String) {
        let name = states[entries] ?? "G\(states.count)"
        states[entries] = name
        write("/\(name) gs")
    }

    /// Draws a form or an image.
    mutating func draw(object: Int) {
        let name = pictures[object] ?? "X\(pictures.count)"
        pictures[object] = name
        write("/\(name) Do")
    }

    /// Paints a shading inside of what drawing is limited to.
    mutating func paint(shading: String) {
        shadings.append(shading)
        write("/S\(shadings.count - 1) sh")
    }

    mutating func name(ofFont number: Int) -> String {
        let name = fonts[number] ?? "F\(fonts.count)"
        fonts[number] = name
        return name
    }

    mutating func concatenate(_ transform: CGAffineTransform) {
        guard transform != .identity else { return }
        write("\(Self.matrix(transform)) cm")
    }

    // MARK: - Steps

    /// Adds steps, one upon the other.
    mutating func add(_ items: [Drawing.Item]) {
        for item in items { add(item) }
    }

    private mutating func add(_ item: Drawing.Item) {
        // Modes of Porter and Duff have no names in such files.
        guard item.blend != .clear, item.blend != .destinationOut else { return }
        write("q")
        limit(to: item.clip)
        if let shadow = item.shadow { draw(shadow, of: item) }
        if let mode = item.blend.pdfName { setState("/BM /\(mode)") }
        add(item.content)
        write("Q")
    }

    /// Adds what a step draws.
    mutating func add(_ content: Drawing.Content) {
        switch content {
        case .path(let path): add(path)
        case .gradient(let gradient): add(gradient)
        case .picture(let picture): add(picture)
        case .layer(let items, let alpha):
            if alpha < 1 { setState(Self.opacity(alpha)) }
            draw(object: document.form(area) { $0.add(items) })
        }
    }

    private static func opacity(_ fill: Double, _ stroke: Double? = nil) -> String {
        "/ca \(SVGNumbers.exact(fill)) /CA \(SVGNumbers.exact(stroke ?? fill))"
    }

    // MARK: - Clips

    /// Limits drawing to what a clip leaves.
    private mutating func limit(to clip: Drawing.Clip?) {
        var shapes: [(PathShape, CGPathFillRule)] = []
        var mask: Drawing.Clip?
        var next = clip
        while let clip = next {
            switch clip.kind {
            case .shape(let shape, let rule): shapes.append((shape, rule))
            case .mask: if mask == nil { mask = clip }
            }
            next = clip.parent
        }
        for (shape, rule) in shapes.reversed() {
            let path = shape.isEmpty ? "0 0 0 0 re\n" : Self.path(shape)
            write("\(path)W\(rule == .evenOdd ? "*" : "") n")
        }
        guard let mask, case .mask(let content) = mask.kind else { return }
        // Masks around it limit what it draws.
        let inner = Drawing.Item(content: content, clip: mask.parent)
        setMask(document.form(area) { $0.add([inner]) })
    }

    /// Limits drawing to what a form shows, by its opacity.
    mutating func setMask(_ form: Int, kind: String = "Alpha") {
        setState("/SMask << /S /\(kind) /G \(form) 0 R >>")
    }

    // MARK: - Paths

    private mutating func add(_ path: Drawing.Path) {
        if let glyphs = path.glyphs, let fill = path.fill, path.stroke == nil {
            return add(glyphs, fill)
        }
        var operators = ""
        if let fill = path.fill { operators += Self.color(fill, "rg") }
        if let (color, line) = path.stroke {
            operators += Self.color(color, "RG") + Self.line(line)
        }
        let (fill, stroke) = (path.fill?.alpha ?? 1, path.stroke?.color.alpha ?? 1)
        if fill < 1 || stroke < 1 { setState(Self.opacity(fill, stroke)) }
        concatenate(path.transform)
        let star = path.rule == .evenOdd && path.fill != nil ? "*" : ""
        let paint =
            switch (path.fill, path.stroke) {
            case (nil, nil): "n"
            case (.some, nil): "f" + star
            case (nil, .some): "S"
            case (.some, .some): "B" + star
            }
        write(operators + Self.path(path.shape) + paint)
    }

    private mutating func add(_ glyphs: [Drawing.Glyph], _ color: Drawing.Color) {
        if color.alpha < 1 { setState(Self.opacity(color.alpha)) }
        var operators = Self.color(color, "rg") + "BT\n"
        var current = 0
        for glyph in glyphs {
            let (font, code) = document.fonts.place(glyph)
            if font != current {
                operators += "/\(name(ofFont: font)) 1 Tf\n"
                current = font
            }
            var place = glyph.place
            place.a *= glyph.unitsPerEm
            place.b *= glyph.unitsPerEm
            place.c *= glyph.unitsPerEm
            place.d *= glyph.unitsPerEm
            operators += "\(Self.matrix(place)) Tm <\(PDFFonts.code(code))> Tj\n"
        }
        write(operators + "ET")
    }

    private static func color(_ color: Drawing.Color, _ name: String) -> String {
        let parts = [16, 8, 0].map { CGFloat(color.rgb >> UInt32($0) & 255) / 255 }
        return "\(PDFObjects.numbers(parts)) \(name)\n"
    }

    private static func line(_ line: Drawing.Line) -> String {
        var text = "\(SVGNumbers.exact(line.width)) w \(line.cap.rawValue) J"
        text += " \(line.join.rawValue) j \(SVGNumbers.exact(max(line.miterLimit, 1))) M\n"
        guard !line.dashes.isEmpty else { return text }
        let dashes = PDFObjects.numbers(line.dashes.map { CGFloat($0) })
        return text + "[\(dashes)] \(SVGNumbers.exact(max(line.phase, 0))) d\n"
    }

    /// Returns the steps of a path.
    static func path(_ shape: PathShape) -> String {
        var text = ""
        var current = CGPoint.zero
        for step in shape.steps {
            let points = Array(step.points)
            switch step.kind {
            case .moveToPoint: text += PDFObjects.numbers([points[0].x, points[0].y]) + " m\n"
            case .addLineToPoint: text += PDFObjects.numbers([points[0].x, points[0].y]) + " l\n"
            case .addQuadCurveToPoint:
                // The cubic curve that goes the same way.
                let (control, end) = (points[0], points[1])
                func third(_ from: CGPoint) -> [CGFloat] {
                    [from.x + (control.x - from.x) * 2 / 3, from.y + (control.y - from.y) * 2 / 3]
                }
                text += PDFObjects.numbers(third(current) + third(end) + [end.x, end.y]) + " c\n"
            case .addCurveToPoint:
                text += PDFObjects.numbers(points.flatMap { [$0.x, $0.y] }) + " c\n"
            case .closeSubpath: text += "h\n"
            }
            if let last = points.last { current = last }
        }
        return text
    }

    static func matrix(_ transform: CGAffineTransform) -> String {
        PDFObjects.numbers([
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        ])
    }
}

extension CGBlendMode {
    /// The name of the mode in PDF files; nil where it is drawn as the usual one.
    fileprivate var pdfName: String? {
        switch self {
        case .multiply: "Multiply"
        case .screen, .plusLighter: "Screen"
        case .overlay: "Overlay"
        case .darken: "Darken"
        case .lighten: "Lighten"
        case .colorDodge: "ColorDodge"
        case .colorBurn: "ColorBurn"
        case .softLight: "SoftLight"
        case .hardLight: "HardLight"
        case .difference: "Difference"
        case .exclusion: "Exclusion"
        case .hue: "Hue"
        case .saturation: "Saturation"
        case .color: "Color"
        case .luminosity: "Luminosity"
        default: nil
        }
    }
}
