import RenderTree

/// The way between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Straight from value to value.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// From value to value at once.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Straight, at an even speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// On a smooth curve, at an even speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How what goes along a path turns on its way.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// With its right side ahead.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// With its left side ahead.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values on the way.
    open var values: [Any]?
    /// The path of a property that is a point, in place of the values; default none.
    ///
    /// Each of its steps takes as long as the others, or as `keyTimes` say; with a paced mode the
    /// speed is even.
    open var path: CGPath?
    /// How the layer turns along the path; default not at all.
    open var rotationMode: CAAnimationRotationMode?
    /// The times of the values, 0…1; nil for even ones.
    open var keyTimes: [NSNumber]?
    /// The paces from each value to the next.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The way between the values; default straight.
    open var calculationMode = CAAnimationCalculationMode.linear

    override func makeBlank() -> CAAnimation { CAKeyframeAnimation() }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, keyTimes) = (other.values, other.keyTimes)
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        (path, rotationMode) = (other.path?.copy(), other.rotationMode)
    }

    override func tracks(from layer: LayerValues) -> [PropertyTrack] {
        guard let target = AnimatedKeyPath(keyPath, valueFunction, reportedBy: self) else {
            return []
        }
        if let path, target.neutral.count == 2 { return tracks(along: path, of: target, layer) }
        let numbers = (values ?? []).compactMap { target.numbers($0) }
        guard !numbers.isEmpty, numbers.count == values?.count else { return [] }
        return [target.track(way(through: numbers), calculationMode, isAdditive)]
    }

    /// Returns the way through values, at the times and paces that are set.
    final func way(through numbers: [[Double]]) -> Way {
        // A value that stays until the next one has a time of its own at the end, too.
        let parts = numbers.count - (calculationMode == .discrete ? 0 : 1)
        let even = numbers.indices.map { Double($0) / Double(max(parts, 1)) }
        var way = Way(values: numbers, times: times(count: numbers.count) ?? even)
        way.timings = timingFunctions?.map(\.timing) ?? []
        return continued(way)
    }

    private func tracks(
        along path: CGPath,
        of target: AnimatedKeyPath,
        _ layer: LayerValues
    ) -> [PropertyTrack] {
        let way = PathWay(
            along: path.shape,
            isPaced: calculationMode == .paced || calculationMode == .cubicPaced,
            keyTimes: keyTimes.flatMap { times(count: $0.count) },
            timings: timingFunctions?.map(\.timing) ?? []
        )
        guard way.points.count > 1 else { return [] }
        let mode = calculationMode == .discrete ? calculationMode : .linear
        let places = Way(values: way.points.map { [$0.x, $0.y] }, times: way.times)
        var tracks = [target.track(continued(places), mode, isAdditive)]
        if let rotationMode {
            let turn = rotationMode == .rotateAutoReverse ? CGFloat.pi : 0
            let values = way.angles.map { angle in
                CATransform3DRotate(layer.transform, angle + turn, 0, 0, 1).entries.map {
                    Double($0)
                }
            }
            let turning = KeyframePath(property: .transform, values: values, times: way.times)
            var track = turning.track(mode)
            track.isAdditive = false
            tracks.append(track)
        }
        return tracks
    }

    /// The times as set, where they say a time for each value in order.
    private func times(count: Int) -> [Double]? {
        guard let times = keyTimes?.map(\.doubleValue), times.count >= count else { return nil }
        let own = Array(times.prefix(count))
        let isRising = zip(own, own.dropFirst()).allSatisfy { $0 <= $1 }
        guard isRising, own.allSatisfy({ (0...1).contains($0) }) else { return nil }
        return own
    }
}
