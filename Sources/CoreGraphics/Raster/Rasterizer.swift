import Foundation

/// Draws recorded steps as pixels.
///
/// What a page paints is drawn here as well where an app asks for bytes: for files and for pixels that
/// it reads.
package final class Rasterizer {
    private let canvas: Canvas
    /// Leads from the drawing's points to pixels.
    private let transform: CGAffineTransform
    private let area: Coverage.Box
    private var masks: [ObjectIdentifier: (clip: Drawing.Clip, mask: Coverage)] = [:]
    private var maskBytes = 0
    /// The pixels of the picture that was drawn last: many are drawn again and again.
    private var lastPicture: (image: CGImage, pixels: Canvas)?

    /// How much is kept of what clips leave.
    private static let mostMaskBytes = 50_000_000

    init(_ canvas: Canvas, transform: CGAffineTransform) {
        self.canvas = canvas
        self.transform = transform
        area = Coverage.Box(x: 0, y: 0, width: canvas.width, height: canvas.height)
    }

    /// Returns the pixels of steps; nil where there are too many.
    static func canvas(of drawn: DrawnSteps, width: Int, height: Int) -> Canvas? {
        guard drawn.size.width > 0, drawn.size.height > 0,
            let canvas = Canvas(width: width, height: height)
        else { return nil }
        let scale = CGAffineTransform(
            scaleX: CGFloat(width) / drawn.size.width,
            y: CGFloat(height) / drawn.size.height
        )
        Rasterizer(canvas, transform: scale).draw(drawn.items)
        return canvas
    }

    /// Draws steps, one upon the other.
    func draw(_ items: [Drawing.Item]) {
        for item in items { draw(item) }
    }

    private func draw(_ item: Drawing.Item) {
        guard let shadow = item.shadow else {
            return draw(item.content, item.clip, item.blend, isAliased: item.isAliased)
        }
        guard let own = Canvas(width: canvas.width, height: canvas.height) else { return }
        Rasterizer(own, transform: transform)
            .draw(item.content, nil, .normal, isAliased: item.isAliased)
        let mask = item.clip.map { self.mask($0) }
        if let dark = Shadows.canvas(of: own, shadow, scale: scale) {
            paint(.canvas(dark, opacity: 1), Coverage(box: area, value: 255), mask, item.blend)
        }
        paint(.canvas(own, opacity: 1), Coverage(box: area, value: 255), mask, item.blend)
    }

    private func draw(
        _ content: Drawing.Content,
        _ clip: Drawing.Clip?,
        _ blend: CGBlendMode,
        isAliased: Bool
    ) {
        let mask = clip.map { self.mask($0) }
        func cover(_ shape: PathShape, _ rule: CGPathFillRule) -> Coverage {
            Coverage(shape.applying(transform), rule, in: mask?.box ?? area, isAliased: isAliased)
        }
        switch content {
        case .path(let path):
            if let fill = path.fill {
                let shape = path.shape.applying(path.transform)
                paint(.color(fill), cover(shape, path.rule), mask, blend)
            }
            if let (color, line) = path.stroke {
                let outline = LineOutline.outline(of: path.shape, line).applying(path.transform)
                paint(.color(color), cover(outline, .winding), mask, blend)
            }
        case .gradient(let gradient):
            let source = PixelSource.gradient(GradientPixels(gradient, transform))
            paint(source, cover(gradient.shape, .evenOdd), mask, blend)
        case .picture(let picture):
            guard let pixels = pixels(of: picture.image),
                let source = PicturePixels(picture, pixels, transform)
            else { return }
            paint(.picture(source), cover(picture.outline, .winding), mask, blend)
        case .layer(let items, let alpha):
            guard let inner = Canvas(width: canvas.width, height: canvas.height) else { return }
            Rasterizer(inner, transform: transform).draw(items)
            let source = PixelSource.canvas(inner, opacity: Float(alpha))
            paint(source, Coverage(box: area, value: 255), mask, blend)
        }
    }

    private func pixels(of image: CGImage) -> Canvas? {
        if let lastPicture, lastPicture.image.hasSameBytes(as: image) { return lastPicture.pixels }
        guard let pixels = image.pixels else { return nil }
        lastPicture = (image, pixels)
        return pixels
    }

    /// The pixels of a point.
    private var scale: CGFloat {
        abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    }

    // MARK: - Clips

    /// Returns what a clip leaves of each pixel.
    private func mask(_ clip: Drawing.Clip) -> Coverage {
        if let known = masks[ObjectIdentifier(clip)] { return known.mask }
        // The outermost first: chains may be long.
        var chain: [Drawing.Clip] = []
        var next: Drawing.Clip? = clip
        var result: Coverage?
        while let current = next {
            if let known = masks[ObjectIdentifier(current)] {
                result = known.mask
                break
            }
            chain.append(current)
            next = current.parent
        }
        for current in chain.reversed() {
            let own = ownMask(current, in: result?.box ?? area)
            result = result.map { $0.multiplied(by: own) } ?? own
        }
        let mask = result ?? Coverage(box: area, value: 255)
        // Each clip may be as large as the drawing: only some are kept.
        maskBytes += mask.values.count
        if maskBytes > Self.mostMaskBytes {
            masks = [:]
            maskBytes = mask.values.count
        }
        masks[ObjectIdentifier(clip)] = (clip, mask)
        return mask
    }

    private func ownMask(_ clip: Drawing.Clip, in box: Coverage.Box) -> Coverage {
        switch clip.kind {
        case .shape(let shape, let rule):
            return Coverage(shape.applying(transform), rule, in: box)
        case .mask(let content):
            guard let own = Canvas(width: canvas.width, height: canvas.height) else {
                return Coverage(box: box, value: 0)
            }
            Rasterizer(own, transform: transform).draw(content, nil, .normal, isAliased: false)
            return Coverage(opacityOf: own, box: box)
        }
    }

    // MARK: - Pixels

    private func paint(
        _ source: PixelSource,
        _ coverage: Coverage,
        _ mask: Coverage?,
        _ blend: CGBlendMode
    ) {
        let box = coverage.box.intersection(mask?.box ?? area).intersection(area)
        for y in box.y..<(box.y + box.height) {
            for x in box.x..<(box.x + box.width) {
                var covered = Int(coverage.value(x, y))
                guard covered > 0 else { continue }
                if let mask { covered = (covered * Int(mask.value(x, y)) + 127) / 255 }
                guard covered > 0 else { continue }
                let color = source.pixel(x, y)
                if blend == .normal {
                    if color.w <= 0 { continue }
                    if covered == 255, color.w >= 1 {
                        canvas.set(x, y, color)
                        continue
                    }
                }
                let below = canvas.pixel(x, y)
                let result = Blending.result(blend, color, over: below)
                canvas.set(x, y, below + (result - below) * (Float(covered) / 255))
            }
        }
    }
}

/// Shadows of pixels.
enum Shadows {
    /// Returns the shadow of what pixels show.
    static func canvas(of own: Canvas, _ shadow: Drawing.Shadow, scale: CGFloat) -> Canvas? {
        guard let result = Canvas(width: own.width, height: own.height) else { return nil }
        let across = Int((shadow.offset.width * scale).rounded().clamped)
        let down = Int((shadow.offset.height * scale).rounded().clamped)
        var opacity = [Float](repeating: 0, count: own.width * own.height)
        for y in 0..<own.height {
            for x in 0..<own.width {
                let (fromX, fromY) = (x - across, y - down)
                guard fromX >= 0, fromY >= 0, fromX < own.width, fromY < own.height else {
                    continue
                }
                let place = (fromY * own.width + fromX) * 4 + 3
                opacity[y * own.width + x] = Float(own.bytes[place]) / 255
            }
        }
        blur(&opacity, own.width, own.height, deviation: shadow.deviation * Double(scale))
        let color = shadow.color.pixel
        for y in 0..<own.height {
            for x in 0..<own.width { result.set(x, y, color * opacity[y * own.width + x]) }
        }
        return result
    }

    /// Three means of boxes are nearly a Gaussian (Filter Effects 1, §9.4).
    private static func blur(
        _ values: inout [Float],
        _ width: Int,
        _ height: Int,
        deviation: Double
    ) {
        let length = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
        guard length > 1 else { return }
        let reach = min(length / 2, max(width, height))
        for _ in 0..<3 {
            for row in 0..<height {
                mean(&values, from: row * width, step: 1, count: width, reach: reach)
            }
            for column in 0..<width {
                mean(&values, from: column, step: width, count: height, reach: reach)
            }
        }
    }

    private static func mean(
        _ values: inout [Float],
        from start: Int,
        step: Int,
        count: Int,
        reach: Int
    ) {
        let old = (0..<count).map { values[start + $0 * step] }
        var sum: Float = old.prefix(reach).reduce(0, +)
        for index in 0..<count {
            if index + reach < count { sum += old[index + reach] }
            if index > reach { sum -= old[index - reach - 1] }
            values[start + index * step] = max(sum, 0) / Float(2 * reach + 1)
        }
    }
}

extension CGFloat {
    fileprivate var clamped: CGFloat { isFinite ? Swift.min(Swift.max(self, -1e6), 1e6) : 0 }
}
