import RenderTree

/// The keyframes that a block of `animateKeyframes` collects.
@MainActor
final class KeyframeRecorder {
    let calculationMode: CAAnimationCalculationMode
    /// The part of the whole that changes belong to now.
    private var interval = 0.0...1.0
    private var segments: [Segment] = []
    private var views: [UIView] = []

    private struct Segment {
        let view: UIView
        let interval: ClosedRange<Double>
        let from: LayerValues
        let to: LayerValues
    }

    init(calculationMode: CAAnimationCalculationMode) {
        self.calculationMode = calculationMode
    }

    /// Runs a block whose changes belong to a part of the whole.
    func record(_ interval: ClosedRange<Double>, in group: AnimationGroup, _ body: () -> Void) {
        group.settle()
        let outer = self.interval
        self.interval = interval
        body()
        group.settle()
        self.interval = outer
    }

    /// Notes what a view changed within the part of the whole that is recorded.
    func note(_ view: UIView, from: LayerValues, to: LayerValues) {
        guard from != to else { return }
        segments.append(Segment(view: view, interval: interval, from: from, to: to))
        if !views.contains(where: { $0 === view }) { views.append(view) }
    }

    /// Plays what was collected.
    func play(_ group: AnimationGroup) {
        for view in views {
            let own = segments.filter { $0.view === view }
            let tracks = LayerProperty.allCases.compactMap { track(of: $0, in: own) }
            guard !tracks.isEmpty, let context = view.rendering.context else { continue }
            view.makeAnimations().add(tracks, of: group)
            let run = LayerAnimationRun(
                key: nil,
                wireKey: "",
                animation: nil,
                tracks: tracks,
                transition: group.transition,
                startTime: context.clock.now,
                fill: (true, false),
                onEnd: { _ in }
            )
            view.playOnPage(run)
        }
    }

    /// The way of one property through all parts, counted from the value at the end.
    private func track(of property: LayerProperty, in segments: [Segment]) -> PropertyTrack? {
        let own = segments.filter { $0.from[property] != $0.to[property] }
            .sorted { $0.interval.lowerBound < $1.interval.lowerBound }
        guard let first = own.first, let last = own.last else { return nil }
        var times = [0.0]
        var values = [first.from[property]]
        for segment in own {
            let (start, end) = (segment.interval.lowerBound, segment.interval.upperBound)
            if let time = times.last, start > time {
                times.append(start)
                values.append(values[values.count - 1])
            }
            times.append(max(end, times[times.count - 1]))
            values.append(segment.to[property])
        }
        if times[times.count - 1] < 1 {
            times.append(1)
            values.append(last.to[property])
        }
        let path = KeyframePath(property: property, values: values, times: times)
        var track = path.track(calculationMode)
        let end = last.to[property]
        if property == .transform {
            track.isAdditive = false
        } else {
            track.values = track.values.map { zip($0, end).map { $0 - $1 } }
        }
        return track
    }
}

/// Values and times, before a way of going from each to the next is chosen.
struct KeyframePath {
    var property: LayerProperty
    var values: [[Double]]
    var times: [Double]
    var timings: [Transition.Timing] = []

    /// Returns the track of a way to go.
    func track(_ mode: CAAnimationCalculationMode) -> PropertyTrack {
        var path = self
        if mode == .paced || mode == .cubicPaced { path.pace() }
        switch mode {
        case .discrete: return path.stepped
        case .cubic, .cubicPaced: return path.smoothed
        default:
            return PropertyTrack(
                property: property,
                values: path.values,
                times: path.times,
                timings: mode == .paced ? [] : path.timings
            )
        }
    }

    /// Each value stays until the time of the next.
    private var stepped: PropertyTrack {
        var (steps, moments): ([[Double]], [Double]) = ([], [])
        for index in values.indices {
            if index > 0 {
                steps.append(values[index - 1])
                moments.append(times[index])
            }
            steps.append(values[index])
            moments.append(times[index])
        }
        if let last = moments.last, last < 1 {
            steps.append(values[values.count - 1])
            moments.append(1)
        }
        return PropertyTrack(property: property, values: steps, times: moments)
    }

    /// Spreads the times so that the speed is even.
    private mutating func pace() {
        var lengths = [0.0]
        for index in values.indices.dropFirst() {
            let square = zip(values[index - 1], values[index]).reduce(0) {
                $0 + ($1.1 - $1.0) * ($1.1 - $1.0)
            }
            lengths.append(lengths[index - 1] + square.squareRoot())
        }
        guard let whole = lengths.last, whole > 0 else { return }
        times = lengths.map { $0 / whole }
        timings = []
    }

    /// A Catmull-Rom spline through the values, in steps.
    private var smoothed: PropertyTrack {
        guard values.count > 2, property != .transform else {
            return PropertyTrack(property: property, values: values, times: times)
        }
        let steps = 12
        var (points, moments): ([[Double]], [Double]) = ([values[0]], [times[0]])
        for index in 0..<(values.count - 1) {
            let before = values[max(index - 1, 0)]
            let (from, to) = (values[index], values[index + 1])
            let after = values[min(index + 2, values.count - 1)]
            for step in 1...steps {
                let share = Double(step) / Double(steps)
                let point = from.indices.map {
                    Self.spline(before[$0], from[$0], to[$0], after[$0], share)
                }
                points.append(point)
                moments.append(times[index] + (times[index + 1] - times[index]) * share)
            }
        }
        return PropertyTrack(property: property, values: points, times: moments)
    }

    private static func spline(
        _ before: Double,
        _ from: Double,
        _ to: Double,
        _ after: Double,
        _ t: Double
    ) -> Double {
        let first = (to - before) * t
        let second = (2 * before - 5 * from + 4 * to - after) * t * t
        let third = (3 * from - before - 3 * to + after) * t * t * t
        return from + (first + second + third) / 2
    }
}
