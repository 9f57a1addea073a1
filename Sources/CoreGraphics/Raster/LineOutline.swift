import Foundation

/// The outline of a path's line, as a shape that is filled by winding numbers.
struct LineOutline {
    private let line: Drawing.Line
    private let half: CGFloat
    /// The greatest angle between two points of a round corner.
    private let step: CGFloat
    private var result = PathShape()

    /// The most parts that dashes cut a path into.
    private static let mostDashes = 100_000

    /// Returns the outline of a line along a shape.
    static func outline(of shape: PathShape, _ line: Drawing.Line) -> PathShape {
        var outline = LineOutline(line)
        for part in dashed(shape, line.dashes, line.phase) {
            outline.add(part.points, isClosed: part.isClosed)
        }
        return outline.result
    }

    /// Returns the dashes of a shape, as shapes that are open; the shape itself without dashes.
    static func dashed(_ shape: PathShape, lengths: [CGFloat], phase: CGFloat) -> PathShape {
        var result = PathShape()
        for part in dashed(shape, lengths.map { Double($0) }, Double(phase)) {
            guard let first = part.points.first else { continue }
            result.move(to: first)
            for point in part.points.dropFirst() { result.addLine(to: point) }
            if part.isClosed { result.close() }
        }
        return result
    }

    private init(_ line: Drawing.Line) {
        self.line = line
        // Wider lines cover all that there is just the same.
        half = min(CGFloat(line.width) / 2, 1e9)
        // However wide a line is, a round corner has at most some hundred points.
        step = max(2 * acos(max(1 - 0.05 / max(half, 0.1), 0.5)), 0.01)
    }

    // MARK: - Dashes

    private typealias Part = (points: [CGPoint], isClosed: Bool)

    private static func dashed(_ shape: PathShape, _ lengths: [Double], _ phase: Double) -> [Part] {
        let parts = shape.lines(for: shape.stepsOfCurves).map { part -> Part in
            var points: [CGPoint] = []
            for point in part.points where point != points.last { points.append(point) }
            let isRound = part.isClosed && points.count > 1 && points.first == points.last
            if isRound { points.removeLast() }
            return (points, part.isClosed)
        }
        let whole = lengths.reduce(0, +)
        guard whole > 0, whole.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return parts }
        var result: [Part] = []
        for part in parts where result.count < mostDashes {
            cut(part, lengths, phase, whole, into: &result)
        }
        return result
    }

    private static func cut(
        _ part: Part,
        _ lengths: [Double],
        _ phase: Double,
        _ whole: Double,
        into result: inout [Part]
    ) {
        var points = part.points
        if part.isClosed, let first = points.first { points.append(first) }
        // An odd number of lengths counts twice.
        let round = lengths.count % 2 == 0 ? whole : whole * 2
        var rest = phase.truncatingRemainder(dividingBy: round)
        if rest < 0 { rest += round }
        var index = 0
        while rest >= lengths[index % lengths.count], index < lengths.count * 2 {
            rest -= lengths[index % lengths.count]
            index += 1
        }
        var left = lengths[index % lengths.count] - rest
        var dash: [CGPoint] = index % 2 == 0 ? Array(points.prefix(1)) : []
        for (from, to) in zip(points, points.dropFirst()) {
            let length = Double(hypot(to.x - from.x, to.y - from.y))
            var gone = 0.0
            while length - gone > left {
                gone += left
                let share = CGFloat(gone / length)
                let place = CGPoint(
                    x: from.x + (to.x - from.x) * share,
                    y: from.y + (to.y - from.y) * share
                )
                if index % 2 == 0 {
                    result.append((dash + [place], false))
                    guard result.count < mostDashes else { return }
                    dash = []
                } else {
                    dash = [place]
                }
                index += 1
                left = lengths[index % lengths.count]
            }
            left -= length - gone
            if index % 2 == 0 { dash.append(to) }
        }
        if index % 2 == 0, dash.count > 1 { result.append((dash, false)) }
    }

    // MARK: - Outlines

    private mutating func add(_ all: [CGPoint], isClosed: Bool) {
        var points: [CGPoint] = []
        for point in all where point != points.last && point.x.isFinite && point.y.isFinite {
            points.append(point)
        }
        guard half > 0, let first = points.first else { return }
        guard points.count > 1 else { return addDot(first, isClosed: isClosed) }
        if isClosed, points.count > 2 {
            add(side(points + [points[0], points[1]], isRound: true))
            let back = Array(points.reversed())
            add(side(back + [back[0], back[1]], isRound: true))
        } else {
            let line = isClosed ? points + [first] : points
            let back = Array(line.reversed())
            let (there, home) = (side(line, isRound: false), side(back, isRound: false))
            add(there + cap(of: line) + home + cap(of: back))
        }
    }

    private mutating func add(_ contour: [CGPoint]) {
        guard let first = contour.first else { return }
        result.move(to: first)
        for point in contour.dropFirst() { result.addLine(to: point) }
        result.close()
    }

    private mutating func addDot(_ center: CGPoint, isClosed: Bool) {
        switch line.cap {
        case .butt: break
        case .round: add(arc(center, from: 0, by: 2 * .pi))
        case .square:
            add(
                [(-half, -half), (half, -half), (half, half), (-half, half)].map {
                    CGPoint(x: center.x + $0.0, y: center.y + $0.1)
                }
            )
        }
    }

    /// The way from a point to the next, as a vector at a right angle to it, half a line long.
    private func normal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
        let length = hypot(to.x - from.x, to.y - from.y)
        guard length > 0 else { return CGVector(dx: 0, dy: 0) }
        let factor = half / length
        return CGVector(dx: (to.y - from.y) * factor, dy: (from.x - to.x) * factor)
    }

    private func point(_ center: CGPoint, _ way: CGVector) -> CGPoint {
        CGPoint(x: center.x + way.dx, y: center.y + way.dy)
    }

    /// Returns one side of a line; of a round one the last two points are the first two.
    private func side(_ points: [CGPoint], isRound: Bool) -> [CGPoint] {
        let ways = zip(points, points.dropFirst()).map { normal($0, $1) }
        var side: [CGPoint] = isRound ? [] : [point(points[0], ways[0])]
        for index in 1..<max(points.count - 1, 1) {
            side += corner(points[index], ways[index - 1], ways[index])
        }
        if !isRound, let last = points.last, let way = ways.last { side.append(point(last, way)) }
        return side
    }

    private func corner(_ center: CGPoint, _ first: CGVector, _ second: CGVector) -> [CGPoint] {
        let ends = [point(center, first), point(center, second)]
        let turn = first.dx * second.dy - first.dy * second.dx
        let along = first.dx * second.dx + first.dy * second.dy
        let square = half * half
        // Nearly straight: one point is enough.
        if along > 0, abs(turn) < square * 1e-6 { return [ends[1]] }
        let isOuter = turn > 0 || (turn == 0 && along < 0)
        guard isOuter else { return [ends[0], center, ends[1]] }
        switch line.join {
        case .bevel: return ends
        case .round:
            let start = atan2(first.dy, first.dx)
            return arc(center, from: start, by: atan2(turn, along)) + [ends[1]]
        case .miter:
            // The tip is where the outer edges meet; its length is 1 / cos(half the angle between).
            let share = (1 + along / square) / 2
            guard share > 1e-9, 1 / share.squareRoot() <= line.miterLimit else { return ends }
            let factor = 1 / (2 * share)
            let (across, down) = (first.dx + second.dx, first.dy + second.dy)
            return [point(center, CGVector(dx: across * factor, dy: down * factor))]
        }
    }

    /// Returns the points between the sides at the end of a line.
    private func cap(of points: [CGPoint]) -> [CGPoint] {
        guard points.count > 1, let end = points.last else { return [] }
        let way = normal(points[points.count - 2], end)
        switch line.cap {
        case .butt: return []
        case .round: return arc(end, from: atan2(way.dy, way.dx), by: .pi)
        case .square:
            let ahead = CGVector(dx: -way.dy, dy: way.dx)
            return [
                CGPoint(x: end.x + way.dx + ahead.dx, y: end.y + way.dy + ahead.dy),
                CGPoint(x: end.x - way.dx + ahead.dx, y: end.y - way.dy + ahead.dy),
            ]
        }
    }

    private func arc(_ center: CGPoint, from start: CGFloat, by turn: CGFloat) -> [CGPoint] {
        guard turn.isFinite else { return [] }
        let count = max(Int((abs(turn) / step).rounded(.up)), 1)
        return (0..<count).map { index in
            let angle = start + turn * CGFloat(index) / CGFloat(count)
            return CGPoint(x: center.x + half * cos(angle), y: center.y + half * sin(angle))
        }
    }
}
