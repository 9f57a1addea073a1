import CoreGraphics
import RenderTree

/// The way along a path: places, directions and times.
///
/// Curves become keyframes here, since pages move things from place to place on straight lines.
struct PathWay {
    /// The places on the way.
    private(set) var points: [CGPoint] = []
    /// The direction at each place, as an angle that does not jump by whole turns.
    private(set) var angles: [CGFloat] = []
    /// The times of the places, 0…1, rising.
    private(set) var times: [Double] = []

    /// How many keyframes stand for a curve.
    private static let parts = 20

    /// Creates the way along a path.
    ///
    /// - Parameters:
    ///   - shape: The path; each of its steps is one part of the way.
    ///   - isPaced: Whether the speed is even; otherwise each step takes as long as the others.
    ///   - keyTimes: The times of the steps' ends; nil for even ones.
    ///   - timings: The paces of the steps.
    init(
        along shape: PathShape,
        isPaced: Bool,
        keyTimes: [Double]?,
        timings: [Transition.Timing]
    ) {
        let segments = Self.segments(of: shape)
        let count = segments.count
        let isTimed = keyTimes.map { $0.count > count } == true
        for (index, segment) in segments.enumerated() {
            let even = (Double(index) / Double(count), Double(index + 1) / Double(count))
            let (start, end) =
                isTimed ? (keyTimes?[index] ?? even.0, keyTimes?[index + 1] ?? even.1) : even
            let timing = timings.indices.contains(index) ? timings[index] : .linear
            let steps = segment.isStraight && timing == .linear ? 1 : Self.parts
            for step in 0...steps {
                let time = Double(step) / Double(steps)
                let share = isPaced || step == steps ? time : timing.progress(at: time, of: 1)
                add(segment.curve, CGFloat(share), at: start + (end - start) * time)
            }
        }
        if isPaced { pace() }
    }

    private mutating func add(_ curve: PathShape.Curve, _ share: CGFloat, at time: Double) {
        let point = curve.point(share)
        var angle = curve.angle(share)
        if let last = angles.last {
            // The nearest of the angles that mean the same direction.
            angle += (2 * .pi) * ((last - angle) / (2 * .pi)).rounded()
            if points.last == point, last == angle, times.last == time { return }
        }
        points.append(point)
        angles.append(angle)
        times.append(time)
    }

    private mutating func pace() {
        var lengths = [0.0]
        for (from, to) in zip(points, points.dropFirst()) {
            lengths.append((lengths.last ?? 0) + hypot(to.x - from.x, to.y - from.y))
        }
        guard let whole = lengths.last, whole > 0 else { return }
        times = lengths.map { $0 / whole }
    }

    private struct Segment {
        let curve: PathShape.Curve
        let isStraight: Bool
    }

    private static func segments(of shape: PathShape) -> [Segment] {
        var segments: [Segment] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for step in shape.steps {
            let points = Array(step.points)
            switch step.kind {
            case .moveToPoint: start = points[0]
            case .closeSubpath:
                guard current != start else { continue }
                segments.append(
                    Segment(curve: PathShape.Curve(from: current, [start]), isStraight: true)
                )
            default:
                let curve = PathShape.Curve(from: current, points)
                segments.append(Segment(curve: curve, isStraight: points.count == 1))
            }
            current = points.last ?? start
        }
        return segments
    }
}
