import Foundation

/// A path of a symbol's drawing, on the grid of 24 units.
///
/// It is read from path data as SVG 1.1 §8.3 has it, without quadratic curves of the short form,
/// and with three letters more: `O x y r` is a circle, `E x y rx ry` an ellipse and
/// `R x y width height r` a rectangle with round corners.
struct SymbolPath: Sendable, Equatable {
    enum Segment: Sendable, Equatable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case arc(radii: CGSize, rotation: Double, isLarge: Bool, sweeps: Bool, CGPoint)
        case close
    }

    var segments: [Segment] = []

    var isEmpty: Bool { segments.isEmpty }

    init() {}

    /// Reads path data.
    init(_ text: Substring) throws(SymbolTableError) {
        var reader = SymbolPathReader(text)
        segments = try reader.segments()
    }

    static func + (left: SymbolPath, right: SymbolPath) -> SymbolPath {
        var sum = left
        sum.segments += right.segments
        return sum
    }

    /// Returns the path larger by a factor around the origin, and then moved.
    func transformed(scale: Double, x: Double, y: Double) -> SymbolPath {
        func moved(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x * scale + x, y: point.y * scale + y)
        }
        var result = SymbolPath()
        result.segments = segments.map { segment in
            switch segment {
            case .move(let end): .move(moved(end))
            case .line(let end): .line(moved(end))
            case .curve(let first, let second, let end):
                .curve(moved(first), moved(second), moved(end))
            case .arc(let radii, let rotation, let isLarge, let sweeps, let end):
                .arc(
                    radii: CGSize(width: radii.width * scale, height: radii.height * scale),
                    rotation: rotation,
                    isLarge: isLarge,
                    sweeps: sweeps,
                    moved(end)
                )
            case .close: .close
            }
        }
        return result
    }

    /// The smallest box around the path, to a twentieth of a unit; nil for an empty one.
    var bounds: CGRect? {
        var box: CGRect?
        var start = CGPoint.zero
        var current = CGPoint.zero
        func include(_ point: CGPoint) {
            let spot = CGRect(origin: point, size: .zero)
            box = box.map { $0.union(spot) } ?? spot
        }
        for segment in segments {
            switch segment {
            case .move(let end):
                start = end
                current = end
                include(end)
            case .line(let end):
                current = end
                include(end)
            case .curve(let first, let second, let end):
                for step in 1...16 {
                    include(Self.point(at: Double(step) / 16, current, first, second, end))
                }
                current = end
            case .arc(let radii, let rotation, let isLarge, let sweeps, let end):
                let arc = SymbolArc(
                    from: current,
                    to: end,
                    radii: radii,
                    rotation: rotation,
                    isLarge: isLarge,
                    sweeps: sweeps
                )
                for step in 0...24 { include(arc.point(at: Double(step) / 24)) }
                include(end)
                current = end
            case .close: current = start
            }
        }
        return box
    }

    private static func point(
        at time: Double,
        _ start: CGPoint,
        _ first: CGPoint,
        _ second: CGPoint,
        _ end: CGPoint
    ) -> CGPoint {
        let rest = 1 - time
        let (a, b) = (rest * rest * rest, 3 * rest * rest * time)
        let (c, d) = (3 * rest * time * time, time * time * time)
        return CGPoint(
            x: a * start.x + b * first.x + c * second.x + d * end.x,
            y: a * start.y + b * first.y + c * second.y + d * end.y
        )
    }

    /// The path as SVG has it, with two places after the point at the most.
    var data: String {
        var writer = SymbolPathWriter()
        for segment in segments { writer.write(segment) }
        return writer.text
    }
}

/// An arc of an ellipse between two points, after SVG 1.1 §F.6.
private struct SymbolArc {
    private let end: CGPoint
    private let center: CGPoint
    private let radii: CGSize
    private let rotation, angle, sweep: Double
    private let isLine: Bool

    init(
        from start: CGPoint,
        to end: CGPoint,
        radii: CGSize,
        rotation degrees: Double,
        isLarge: Bool,
        sweeps: Bool
    ) {
        self.end = end
        rotation = degrees * .pi / 180
        let (cosine, sine) = (cos(rotation), sin(rotation))
        let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
        let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
        var (rx, ry) = (abs(radii.width), abs(radii.height))
        guard rx > 0, ry > 0, dx != 0 || dy != 0 else {
            (center, self.radii, angle, sweep, isLine) = (start, .zero, 0, 0, true)
            return
        }
        isLine = false
        let growth = (x * x / (rx * rx) + y * y / (ry * ry)).squareRoot()
        if growth > 1 { (rx, ry) = (rx * growth, ry * growth) }
        let below = rx * rx * y * y + ry * ry * x * x
        var factor = max(0, (rx * rx * ry * ry - below) / below).squareRoot()
        if isLarge == sweeps { factor = -factor }
        let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
        center = CGPoint(
            x: cosine * cx - sine * cy + (start.x + end.x) / 2,
            y: sine * cx + cosine * cy + (start.y + end.y) / 2
        )
        self.radii = CGSize(width: rx, height: ry)
        angle = atan2((y - cy) / ry, (x - cx) / rx)
        var turn = atan2((-y - cy) / ry, (-x - cx) / rx) - angle
        if sweeps, turn < 0 { turn += 2 * .pi }
        if !sweeps, turn > 0 { turn -= 2 * .pi }
        sweep = turn
    }

    func point(at time: Double) -> CGPoint {
        if isLine { return time == 0 ? center : end }
        let now = angle + sweep * time
        let (x, y) = (radii.width * cos(now), radii.height * sin(now))
        return CGPoint(
            x: center.x + cos(rotation) * x - sin(rotation) * y,
            y: center.y + sin(rotation) * x + cos(rotation) * y
        )
    }
}

/// A writer of short path data: coordinates from point to point.
private struct SymbolPathWriter {
    var text = ""
    private var start = CGPoint.zero
    private var current = CGPoint.zero

    mutating func write(_ segment: SymbolPath.Segment) {
        switch segment {
        case .move(let end):
            text += "M"
            number(end.x)
            number(end.y)
            current = Self.rounded(end)
            start = current
        case .line(let end):
            text += "l"
            point(end)
            current = Self.rounded(end)
        case .curve(let first, let second, let end):
            text += "c"
            point(first)
            point(second)
            point(end)
            current = Self.rounded(end)
        case .arc(let radii, let rotation, let isLarge, let sweeps, let end):
            text += "a"
            number(radii.width)
            number(radii.height)
            number(rotation)
            text += isLarge ? " 1" : " 0"
            text += sweeps ? " 1" : " 0"
            let (x, y) = (end.x - current.x, end.y - current.y)
            number(x, isAfterFlag: true)
            number(y)
            current = Self.rounded(end)
        case .close:
            text += "Z"
            current = start
        }
    }

    private mutating func point(_ point: CGPoint) {
        number(point.x - current.x)
        number(point.y - current.y)
    }

    private mutating func number(_ value: Double, isAfterFlag: Bool = false) {
        var digits = Self.text(value)
        if digits.hasPrefix("0.") { digits.removeFirst() }
        if digits.hasPrefix("-0.") { digits.remove(at: digits.index(after: digits.startIndex)) }
        let needsSpace = isAfterFlag || text.last?.isNumber == true
        if needsSpace, !digits.hasPrefix("-") { text += " " }
        text += digits
    }

    private static func rounded(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x * 100).rounded() / 100, y: (point.y * 100).rounded() / 100)
    }

    /// Returns a number with two places after the point at the most.
    static func text(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let (whole, part) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        let sign = hundredths < 0 ? "-" : ""
        if part == 0 { return "\(sign)\(whole)" }
        if part % 10 == 0 { return "\(sign)\(whole).\(part / 10)" }
        return "\(sign)\(whole).\(part < 10 ? "0" : "")\(part)"
    }
}

extension SymbolPath {
    /// Returns a number as the drawings have them: with two places after the point at the most.
    static func text(_ value: Double) -> String { SymbolPathWriter.text(value) }
}
