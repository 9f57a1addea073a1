import Foundation

extension PathShape {
    /// The box around all points, control points included; null for an empty path.
    package var boundingBox: CGRect { Self.box(around: points) }

    /// The box around what the path goes along; null for an empty path.
    package var boundingBoxOfPath: CGRect {
        var found: [CGPoint] = []
        var current = CGPoint.zero
        for (index, step) in steps.enumerated() {
            let points = Array(step.points)
            // A place that nothing goes on from takes no room.
            let isIdle = step.kind == .moveToPoint && index == kinds.count - 1 && index > 0
            if let end = points.last, !isIdle { found.append(end) }
            if points.count > 1 {
                let curve = Curve(from: current, points)
                found += curve.extremes.map(curve.point)
            }
            if let end = points.last { current = end }
        }
        return Self.box(around: found)
    }

    private static func box(around points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .null }
        var (low, high) = (first, first)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Returns the path as straight lines, so many of them for each curve: the points of each part.
    package func lines(for steps: Int = 24) -> [(points: [CGPoint], isClosed: Bool)] {
        var parts: [(points: [CGPoint], isClosed: Bool)] = []
        for step in self.steps {
            let points = Array(step.points)
            switch step.kind {
            case .moveToPoint: parts.append(([points[0]], false))
            case .closeSubpath:
                guard !parts.isEmpty else { continue }
                parts[parts.count - 1].isClosed = true
            case .addLineToPoint: parts[parts.count - 1].points.append(points[0])
            case .addQuadCurveToPoint, .addCurveToPoint:
                guard let start = parts.last?.points.last else { continue }
                let curve = Curve(from: start, points)
                for index in 1...steps {
                    let share = CGFloat(index) / CGFloat(steps)
                    parts[parts.count - 1].points.append(curve.point(share))
                }
            }
        }
        return parts
    }

    /// Whether a point is inside.
    package func contains(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
        var winding = 0
        for part in lines() {
            guard var from = part.points.last else { continue }
            // What is filled is closed, whether the path says so or not.
            for to in part.points {
                defer { from = to }
                guard (from.y <= point.y) != (to.y <= point.y) else { continue }
                let share = (point.y - from.y) / (to.y - from.y)
                guard from.x + share * (to.x - from.x) > point.x else { continue }
                winding += to.y > from.y ? 1 : -1
            }
        }
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// The length of the lines of each part, in points.
    package var lengths: [CGFloat] {
        lines().map { part in
            var length: CGFloat = 0
            var closed = part.points
            if part.isClosed, let first = closed.first { closed.append(first) }
            for (from, to) in zip(closed, closed.dropFirst()) {
                length += hypot(to.x - from.x, to.y - from.y)
            }
            return length
        }
    }

    /// A curve from a point, with its control points and its end.
    package struct Curve {
        private let points: [CGPoint]

        package init(from start: CGPoint, _ points: [CGPoint]) {
            self.points = [start] + points
        }

        /// Returns the place at a share of the way.
        package func point(_ share: CGFloat) -> CGPoint {
            CGPoint(
                x: Self.value(points.map(\.x), share),
                y: Self.value(points.map(\.y), share)
            )
        }

        /// Returns the direction at a share of the way, as an angle.
        package func angle(_ share: CGFloat) -> CGFloat {
            let differences = zip(points, points.dropFirst()).map {
                CGPoint(x: $1.x - $0.x, y: $1.y - $0.y)
            }
            let x = Self.value(differences.map(\.x), share)
            let y = Self.value(differences.map(\.y), share)
            if x != 0 || y != 0 { return atan2(y, x) }
            // Where control points lie on an end, the direction is that to the next one.
            let near = Self.value(differences.map(\.x), share < 0.5 ? share + 1e-3 : share - 1e-3)
            let other = Self.value(
                differences.map(\.y),
                share < 0.5 ? share + 1e-3 : share - 1e-3
            )
            return atan2(other, near)
        }

        /// De Casteljau's algorithm.
        private static func value(_ numbers: [CGFloat], _ share: CGFloat) -> CGFloat {
            var row = numbers
            while row.count > 1 {
                row = zip(row, row.dropFirst()).map { $0 + ($1 - $0) * share }
            }
            return row.first ?? 0
        }

        /// The shares of the way at which it turns back in one direction.
        fileprivate var extremes: [CGFloat] {
            (turns(points.map(\.x)) + turns(points.map(\.y))).filter { $0 > 0 && $0 < 1 }
        }

        /// The zeros of the derivative.
        private func turns(_ p: [CGFloat]) -> [CGFloat] {
            if p.count == 3 {
                let denominator = p[0] - 2 * p[1] + p[2]
                return denominator == 0 ? [] : [(p[0] - p[1]) / denominator]
            }
            guard p.count == 4 else { return [] }
            let a = -p[0] + 3 * p[1] - 3 * p[2] + p[3]
            let b = 2 * (p[0] - 2 * p[1] + p[2])
            let c = p[1] - p[0]
            if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
            let square = b * b - 4 * a * c
            guard square >= 0 else { return [] }
            let root = square.squareRoot()
            return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
    }
}
