import Foundation

/// The colour of each pixel that is drawn, multiplied by its opacity.
enum PixelSource {
    case plain(SIMD4<Float>)
    case gradient(GradientPixels)
    case picture(PicturePixels)
    /// Pixels of the same place in others.
    case canvas(Canvas, opacity: Float)

    /// Creates the source of one colour.
    static func color(_ color: Drawing.Color) -> PixelSource { .plain(color.pixel) }

    /// Returns the colour of a pixel.
    func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
        switch self {
        case .plain(let color): return color
        case .gradient(let gradient): return gradient.pixel(x, y)
        case .picture(let picture): return picture.pixel(x, y)
        case .canvas(let canvas, let opacity): return canvas.pixel(x, y) * opacity
        }
    }
}

extension Drawing.Color {
    /// The colour multiplied by its opacity, 0…1.
    var pixel: SIMD4<Float> {
        func part(_ shift: UInt32) -> Float { Float(rgb >> shift & 255) / 255 }
        return SIMD4(part(16), part(8), part(0), 1) * Float(alpha)
    }
}

/// The colours of a gradient.
struct GradientPixels {
    private let stops: [CGGradient.Stop]
    private let kind: Drawing.GradientArea.Kind
    private let inverse: CGAffineTransform
    private let alpha: Float

    /// Creates the colours of an area in pixels.
    init(_ area: Drawing.GradientArea, _ transform: CGAffineTransform) {
        stops = area.gradient.stops
        kind = area.kind
        inverse = area.transform.concatenating(transform).inverted()
        alpha = Float(area.alpha)
    }

    func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
        let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
        guard let place = place(of: point) else { return .zero }
        return color(at: place) * alpha
    }

    private func place(of point: CGPoint) -> Double? {
        switch kind {
        case .linear(let start, let end):
            let (across, down) = (end.x - start.x, end.y - start.y)
            let square = across * across + down * down
            guard square > 0 else { return nil }
            return Double(((point.x - start.x) * across + (point.y - start.y) * down) / square)
        case .radial(let start, let startRadius, let end, let endRadius):
            return Self.place(of: point, start, startRadius, end, endRadius)
        }
    }

    /// Returns the greatest share at which the circle between two others meets a point.
    private static func place(
        of point: CGPoint,
        _ start: CGPoint,
        _ startRadius: CGFloat,
        _ end: CGPoint,
        _ endRadius: CGFloat
    ) -> Double? {
        let (dx, dy, dr) = (end.x - start.x, end.y - start.y, endRadius - startRadius)
        let (px, py) = (point.x - start.x, point.y - start.y)
        let a = dx * dx + dy * dy - dr * dr
        let b = px * dx + py * dy + startRadius * dr
        let c = px * px + py * py - startRadius * startRadius
        var shares: [CGFloat] = []
        if abs(a) < 1e-9 {
            if b != 0 { shares = [c / (2 * b)] }
        } else {
            let square = b * b - a * c
            guard square >= 0 else { return nil }
            let root = square.squareRoot()
            shares = [(b + root) / a, (b - root) / a].sorted(by: >)
        }
        return shares.first { startRadius + $0 * dr >= 0 }.map { Double($0) }
    }

    private func color(at place: Double) -> SIMD4<Float> {
        guard let first = stops.first, let last = stops.last else { return .zero }
        if place <= first.location { return first.color.pixel }
        for (left, right) in zip(stops, stops.dropFirst()) where place < right.location {
            let range = right.location - left.location
            let share = Float(range > 0 ? (place - left.location) / range : 1)
            let (from, to) = (left.color.plain, right.color.plain)
            var color = from + (to - from) * share
            let alpha = color.w
            color *= alpha
            color.w = alpha
            return color
        }
        return last.color.pixel
    }
}

extension Drawing.Color {
    /// The colour and, last, its opacity, 0…1.
    fileprivate var plain: SIMD4<Float> {
        func part(_ shift: UInt32) -> Float { Float(rgb >> shift & 255) / 255 }
        return SIMD4(part(16), part(8), part(0), Float(alpha))
    }
}

/// The pixels of a picture in another place and size.
struct PicturePixels {
    private let canvas: Canvas
    private let inverse: CGAffineTransform
    /// The part that is shown, in the picture's pixels.
    private let part: (left: Int, top: Int, right: Int, bottom: Int)
    /// How many of the picture's pixels one covers in each direction.
    private let reach: (x: Double, y: Double)
    private let isSmooth: Bool
    private let alpha: Float
    private let tint: SIMD4<Float>?

    /// Creates the pixels of a picture whose transform leads into pixels; nil where it is flat.
    init?(_ picture: Drawing.Picture, _ canvas: Canvas, _ transform: CGAffineTransform) {
        let shown = picture.image.part
        guard picture.size.width > 0, picture.size.height > 0 else { return nil }
        let place = CGAffineTransform(
            a: picture.size.width / shown.width,
            b: 0,
            c: 0,
            d: picture.size.height / shown.height,
            tx: -shown.minX * picture.size.width / shown.width,
            ty: -shown.minY * picture.size.height / shown.height
        )
        let whole = place.concatenating(picture.transform).concatenating(transform)
        let size = whole.a * whole.d - whole.b * whole.c
        guard abs(size) > 1e-12, size.isFinite else { return nil }
        self.canvas = canvas
        inverse = whole.inverted()
        part = (
            max(Int(shown.minX.rounded()), 0), max(Int(shown.minY.rounded()), 0),
            min(Int(shown.maxX.rounded()), canvas.width),
            min(Int(shown.maxY.rounded()), canvas.height)
        )
        guard part.left < part.right, part.top < part.bottom else { return nil }
        reach = (
            Double(abs(inverse.a) + abs(inverse.c)), Double(abs(inverse.b) + abs(inverse.d))
        )
        isSmooth = picture.isSmooth
        alpha = Float(picture.alpha)
        tint = picture.tint?.pixel
    }

    func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
        let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
        guard point.x.isFinite, point.y.isFinite, abs(point.x) < 1e8, abs(point.y) < 1e8 else {
            return .zero
        }
        let color: SIMD4<Float>
        if !isSmooth {
            color = clamped(Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
        } else {
            color = mean(Double(point.x), Double(point.y))
        }
        if let tint { return tint * (color.w * alpha) }
        return color * alpha
    }

    private func clamped(_ x: Int, _ y: Int) -> SIMD4<Float> {
        canvas.pixel(
            min(max(x, part.left), part.right - 1),
            min(max(y, part.top), part.bottom - 1)
        )
    }

    /// The most rows and columns that are looked at for a pixel: what is drawn very small takes some.
    private static let mostSamples = 64

    /// The mean of what a box around a place covers, at least one pixel each way.
    private func mean(_ x: Double, _ y: Double) -> SIMD4<Float> {
        let (across, down) = (max(reach.x, 1), max(reach.y, 1))
        let (left, top) = (x - across / 2, y - down / 2)
        guard max(across, down) <= Double(Self.mostSamples) else {
            return sparseMean(left, top, across, down)
        }
        let columns = Int(left.rounded(.down))...Int((left + across - 1e-9).rounded(.down))
        let rows = Int(top.rounded(.down))...Int((top + down - 1e-9).rounded(.down))
        var sum = SIMD4<Float>.zero
        for row in rows {
            let tall = min(Double(row + 1), top + down) - max(Double(row), top)
            for column in columns {
                let wide = min(Double(column + 1), left + across) - max(Double(column), left)
                sum += clamped(column, row) * Float(tall * wide)
            }
        }
        return sum / Float(across * down)
    }

    /// The mean of places that are evenly spread over a box, inside of the part that is shown.
    private func sparseMean(
        _ left: Double,
        _ top: Double,
        _ across: Double,
        _ down: Double
    ) -> SIMD4<Float> {
        func places(_ start: Double, _ length: Double, _ low: Int, _ high: Int) -> [Int] {
            let from = min(max(start, Double(low)), Double(high))
            let to = min(max(start + length, Double(low)), Double(high))
            let count = min(max(Int(to - from), 1), Self.mostSamples)
            return (0..<count).map { index in
                let place = from + (to - from) * (Double(index) + 0.5) / Double(count)
                return Int(place.rounded(.down))
            }
        }
        let columns = places(left, across, part.left, part.right)
        let rows = places(top, down, part.top, part.bottom)
        var sum = SIMD4<Float>.zero
        for row in rows { for column in columns { sum += clamped(column, row) } }
        return sum / Float(columns.count * rows.count)
    }
}
