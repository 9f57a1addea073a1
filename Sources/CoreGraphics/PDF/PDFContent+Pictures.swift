import Foundation

/// Pictures, gradients and shadows.
extension PDFContent {
    // MARK: - Pictures

    mutating func add(_ picture: Drawing.Picture) {
        if picture.alpha < 1 { setState("/ca \(SVGNumbers.exact(picture.alpha))") }
        guard let tint = picture.tint else { return draw(picture) }
        var plain = picture
        (plain.tint, plain.alpha) = (nil, 1)
        setMask(document.form(area) { $0.draw(plain) })
        add(.path(Drawing.Path(shape: picture.outline, fill: tint)))
    }

    /// Draws a picture in its own colours.
    private mutating func draw(_ picture: Drawing.Picture) {
        guard picture.size.width > 0, picture.size.height > 0 else { return }
        if let drawn = picture.image.drawn {
            let (whole, part) = (picture.image.wholeSize, picture.image.part)
            // From pixels to points of the drawing.
            let (across, down) = (drawn.size.width / whole.width, drawn.size.height / whole.height)
            let box = CGRect(
                x: part.minX * across,
                y: part.minY * down,
                width: part.width * across,
                height: part.height * down
            )
            guard box.width > 0, box.height > 0 else { return }
            concatenate(picture.transform)
            concatenate(
                CGAffineTransform(translationX: -box.minX, y: -box.minY).concatenating(
                    CGAffineTransform(
                        scaleX: picture.size.width / box.width,
                        y: picture.size.height / box.height
                    )
                )
            )
            draw(object: document.form(of: drawn, box))
            return
        }
        guard let image = document.image(picture.image, isSmooth: picture.isSmooth) else { return }
        concatenate(picture.transform)
        place(image, in: CGRect(origin: .zero, size: picture.size))
    }

    /// Draws an image object, upright where y grows downwards.
    private mutating func place(_ image: Int, in rect: CGRect) {
        concatenate(
            CGAffineTransform(
                a: rect.width,
                b: 0,
                c: 0,
                d: -rect.height,
                tx: rect.minX,
                ty: rect.maxY
            )
        )
        draw(object: image)
    }

    // MARK: - Shadows

    /// How many pixels of a shadow a point has.
    private static let shadowScale: CGFloat = 2

    /// Draws the shadow of a step, as pixels.
    mutating func draw(_ shadow: Drawing.Shadow, of item: Drawing.Item) {
        let plain = DrawnSteps(
            [Drawing.Item(content: item.content)],
            size: area.size,
            depth: 0,
            cost: 0,
            shown: 0
        )
        let scale = Self.shadowScale
        guard
            let own = Rasterizer.canvas(
                of: plain,
                width: Int((area.width * scale).rounded(.up)),
                height: Int((area.height * scale).rounded(.up))
            ), let dark = Shadows.canvas(of: own, shadow, scale: Double(scale))
        else { return }
        write("q")
        let size = CGSize(width: CGFloat(dark.width) / scale, height: CGFloat(dark.height) / scale)
        place(document.image(dark, isSmooth: true), in: CGRect(origin: .zero, size: size))
        write("Q")
    }

    // MARK: - Gradients

    mutating func add(_ gradient: Drawing.GradientArea) {
        let stops = gradient.gradient.stops
        let place = gradient.transform
        let isFlat = place.a * place.d == place.b * place.c
        guard !stops.isEmpty, !isFlat else { return }
        if gradient.alpha < 1 { setState("/ca \(SVGNumbers.exact(gradient.alpha))") }
        if stops.contains(where: { $0.color.alpha < 1 }) {
            let mask = document.form(area, colors: "DeviceGray") { content in
                content.concatenate(gradient.transform)
                content.paint(
                    shading: Self.shading(gradient.kind, "DeviceGray", stops) { [$0.alpha] }
                )
            }
            setMask(mask, kind: "Luminosity")
        }
        write(Self.path(gradient.shape) + "W* n")
        concatenate(gradient.transform)
        paint(
            shading: Self.shading(gradient.kind, "DeviceRGB", stops) { color in
                [16, 8, 0].map { Double(color.rgb >> UInt32($0) & 255) / 255 }
            }
        )
    }

    /// Returns a shading without its brackets (ISO 32000-1, 8.7.4.5).
    private static func shading(
        _ kind: Drawing.GradientArea.Kind,
        _ space: String,
        _ stops: [CGGradient.Stop],
        _ parts: (Drawing.Color) -> [Double]
    ) -> String {
        let (type, places): (Int, [CGFloat]) =
            switch kind {
            case .linear(let start, let end): (2, [start.x, start.y, end.x, end.y])
            case .radial(let start, let startRadius, let end, let endRadius):
                (3, [start.x, start.y, startRadius, end.x, end.y, endRadius])
            }
        return "/ShadingType \(type) /ColorSpace /\(space) /Coords [\(PDFObjects.numbers(places))]"
            + " /Extend [true true] /Function \(function(stops, parts))"
    }

    /// Returns the function from a place between 0 and 1 to the parts of a colour.
    private static func function(
        _ stops: [CGGradient.Stop],
        _ parts: (Drawing.Color) -> [Double]
    ) -> String {
        var ends = stops
        if let first = stops.first, first.location > 0 {
            ends.insert(CGGradient.Stop(location: 0, color: first.color), at: 0)
        }
        if let last = stops.last, last.location < 1 || ends.count == 1 {
            ends.append(CGGradient.Stop(location: 1, color: last.color))
        }
        func step(_ from: CGGradient.Stop, _ to: CGGradient.Stop) -> String {
            let (start, end) = (
                parts(from.color).map { CGFloat($0) }, parts(to.color).map { CGFloat($0) }
            )
            return "<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [\(PDFObjects.numbers(start))]"
                + " /C1 [\(PDFObjects.numbers(end))] >>"
        }
        let steps = zip(ends, ends.dropFirst()).map { step($0, $1) }
        guard steps.count > 1 else { return steps.first ?? step(ends[0], ends[0]) }
        // Bounds lie inside of the domain, and each is greater than the last.
        var (bounds, last): ([CGFloat], Double) = ([], 0)
        for (index, stop) in ends.dropFirst().dropLast().enumerated() {
            let room = 1 - Double(ends.count - 2 - index) * 2e-6
            last = min(max(stop.location, last + 2e-6), room)
            bounds.append(CGFloat(last))
        }
        let encode = Array(repeating: "0 1", count: steps.count).joined(separator: " ")
        return "<< /FunctionType 3 /Domain [0 1] /Functions [\(steps.joined(separator: " "))]"
            + " /Bounds [\(PDFObjects.numbers(bounds))] /Encode [\(encode)] >>"
    }
}
