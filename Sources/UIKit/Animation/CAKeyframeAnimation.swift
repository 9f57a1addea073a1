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

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values on the way.
    open var values: [Any]?
    /// The times of the values, 0…1; nil for even ones.
    open var keyTimes: [NSNumber]?
    /// The paces from each value to the next.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The way between the values; default straight.
    open var calculationMode = CAAnimationCalculationMode.linear

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, keyTimes) = (other.values, other.keyTimes)
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
    }

    override func tracks(from layer: LayerValues) -> [PropertyTrack] {
        guard let target = AnimatedKeyPath(keyPath, valueFunction, reportedBy: self) else {
            return []
        }
        let numbers = (values ?? []).compactMap { target.numbers($0) }
        guard !numbers.isEmpty, numbers.count == values?.count else { return [] }
        // A value that stays until the next one has a time of its own at the end, too.
        let parts = numbers.count - (calculationMode == .discrete ? 0 : 1)
        let even = numbers.indices.map { Double($0) / Double(max(parts, 1)) }
        var way = Way(values: numbers, times: times(count: numbers.count) ?? even)
        way.timings = timingFunctions?.map(\.timing) ?? []
        return [target.track(continued(way), calculationMode, isAdditive, layer)]
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
