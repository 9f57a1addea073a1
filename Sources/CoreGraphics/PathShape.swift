import Foundation

/// The steps of a path, as a value.
public struct PathShape: Sendable, Hashable {
    /// The kinds of the steps.
    package private(set) var kinds: [CGPathElementType] = []
    /// The points of all steps, in a row.
    package private(set) var points: [CGPoint] = []
    /// Where the part that is being made began.
    private var start: CGPoint?

    /// Creates an empty path.
    public init() {}

    /// Whether there are no steps.
    package var isEmpty: Bool { kinds.isEmpty }

    /// The end of the last step; nil where nothing began.
    package var currentPoint: CGPoint? {
        kinds.last == .closeSubpath ? start : points.last
    }

    /// One step with its points.
    package struct Step {
        /// The kind.
        package var kind: CGPathElementType
        /// As many points as the kind has.
        package var points: ArraySlice<CGPoint>
    }

    /// The steps in order.
    package var steps: [Step] {
        var place = 0
        return kinds.map { kind in
            defer { place += kind.pointCount }
            return Step(kind: kind, points: points[place..<(place + kind.pointCount)])
        }
    }

    // MARK: - Making

    package mutating func move(to point: CGPoint) {
        if kinds.last == .moveToPoint {
            points[points.count - 1] = point
        } else {
            kinds.append(.moveToPoint)
            points.append(point)
        }
        start = point
    }

    package mutating func addLine(to point: CGPoint) {
        guard begin(orMoveTo: point) else { return }
        kinds.append(.addLineToPoint)
        points.append(point)
    }

    package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard begin(orMoveTo: end) else { return }
        kinds.append(.addQuadCurveToPoint)
        points += [control, end]
    }

    package mutating func addCurve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
        guard begin(orMoveTo: end) else { return }
        kinds.append(.addCurveToPoint)
        points += [first, second, end]
    }

    package mutating func close() {
        guard let last = kinds.last, last != .closeSubpath else { return }
        kinds.append(.closeSubpath)
    }

    /// Makes sure that a line has a beginning; a path without one begins at the line's end.
    private mutating func begin(orMoveTo point: CGPoint) -> Bool {
        guard let current = currentPoint else {
            move(to: point)
            return false
        }
        // What goes on after a closed part begins where that began.
        if kinds.last == .closeSubpath { move(to: current) }
        return true
    }

    package mutating func append(_ other: PathShape) {
        guard !other.isEmpty else { return }
        kinds += other.kinds
        points += other.points
        start = other.start
    }

    /// Adds an arc, with a line from the current point to its beginning.
    package mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        from startAngle: CGFloat,
        by turn: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let first = point(startAngle).applying(transform)
        if isEmpty { move(to: first) } else if currentPoint != first { addLine(to: first) }
        guard turn != 0, turn.isFinite, radius.isFinite else { return }
        let count = max(Int((abs(turn) / (.pi / 2) - 1e-9).rounded(.up)), 1)
        let step = turn / CGFloat(count)
        // The cubic that meets a circle at its ends and in its middle.
        let reach = 4 / 3 * tan(step / 4) * radius
        for index in 0..<count {
            let (from, to) = (
                startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step
            )
            let (begin, end) = (point(from), point(to))
            addCurve(
                to: end.applying(transform),
                CGPoint(x: begin.x - reach * sin(from), y: begin.y + reach * cos(from))
                    .applying(transform),
                CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to))
                    .applying(transform)
            )
        }
    }

    /// The turn of an arc between two angles: at most a whole one.
    package static func turn(
        from start: CGFloat,
        to end: CGFloat,
        towardsGreaterAngles isGrowing: Bool
    ) -> CGFloat {
        let whole = 2 * CGFloat.pi
        let way = isGrowing ? end - start : start - end
        guard way.isFinite else { return 0 }
        var turn = way
        if turn < 0 { turn = way - whole * (way / whole).rounded(.down) }
        turn = min(turn, whole)
        return isGrowing ? turn : -turn
    }

    // MARK: - Changing

    package func applying(_ transform: CGAffineTransform) -> PathShape {
        guard transform != .identity else { return self }
        var result = self
        result.points = points.map { $0.applying(transform) }
        result.start = start?.applying(transform)
        return result
    }

    /// The parts, each with the step that begins it.
    package var subpaths: [PathShape] {
        var parts: [PathShape] = []
        for step in steps {
            if step.kind == .moveToPoint || parts.isEmpty { parts.append(PathShape()) }
            parts[parts.count - 1].add(step)
        }
        return parts
    }

    package mutating func add(_ step: Step) {
        let points = Array(step.points)
        switch step.kind {
        case .moveToPoint: move(to: points[0])
        case .addLineToPoint: addLine(to: points[0])
        case .addQuadCurveToPoint: addQuadCurve(to: points[1], control: points[0])
        case .addCurveToPoint: addCurve(to: points[2], points[0], points[1])
        case .closeSubpath: close()
        }
    }

    /// The same path, gone along the other way; its parts stand in the other order too.
    package var reversed: PathShape {
        var result = PathShape()
        for part in subpaths.reversed() { result.append(part.reversedPart) }
        return result
    }

    private var reversedPart: PathShape {
        var result = PathShape()
        let isClosed = kinds.last == .closeSubpath
        guard let last = points.last else { return self }
        result.move(to: last)
        var rest = points
        for kind in kinds.reversed() where kind != .closeSubpath && kind != .moveToPoint {
            let own = Array(rest.suffix(kind.pointCount))
            rest.removeLast(kind.pointCount)
            guard let end = rest.last else { continue }
            switch kind {
            case .addQuadCurveToPoint: result.addQuadCurve(to: end, control: own[0])
            case .addCurveToPoint: result.addCurve(to: end, own[1], own[0])
            default: result.addLine(to: end)
            }
        }
        if isClosed { result.close() }
        return result
    }
}
