/// How fast and how often an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How often; nil as the effect does by itself, 0 without end.
    var runs: Int?
    var pace = 1.0
    /// The rest between two runs, in seconds.
    var rest = 0.0

    /// The effect's own pace and number of runs.
    public static let `default` = SymbolEffectOptions()
    /// Runs without end.
    public static var repeating: SymbolEffectOptions { Self.default.repeating }
    /// A single run.
    public static var nonRepeating: SymbolEffectOptions { Self.default.nonRepeating }

    /// Runs without end.
    public var repeating: SymbolEffectOptions { with { $0.runs = 0 } }
    /// A single run.
    public var nonRepeating: SymbolEffectOptions { with { $0.runs = 1 } }

    /// Returns options of a number of runs; without one, the runs have no end.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { Self.default.repeat(count) }
    /// Returns options of runs without end.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        Self.default.repeat(behavior)
    }
    /// Returns options of a pace, where 2 is twice as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }

    /// Returns the options with a number of runs; without one, the runs have no end.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        with { $0.runs = count.map { max(1, $0) } ?? 0 }
    }

    /// Returns the options with runs without end, or as many as the behaviour says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        with { ($0.runs, $0.rest) = (behavior.runs, behavior.rest) }
    }

    /// Returns the options with a pace, where 2 is twice as fast; no slower than 1/100.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        with { $0.pace = speed.isFinite ? min(max(speed, 0.01), 100) : 1 }
    }

    /// How an effect runs again and again.
    public struct RepeatBehavior: Hashable, Sendable {
        let runs: Int
        let rest: Double

        /// Without end, one run after the other.
        public static let continuous = RepeatBehavior(runs: 0, rest: 0)
        /// Without end, run by run.
        public static var periodic: RepeatBehavior { periodic(nil) }

        /// Returns a number of runs, without one no end of them, with a rest between two.
        public static func periodic(_ count: Int?, delay: Double? = nil) -> RepeatBehavior {
            let rest = delay.map { $0.isFinite ? min(max($0, 0), 1e6) : 0 } ?? 0
            return RepeatBehavior(runs: count.map { max(1, $0) } ?? 0, rest: rest)
        }

        /// Returns runs without end, with a rest between two.
        public static func periodic(delay: Double) -> RepeatBehavior { periodic(nil, delay: delay) }
    }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var options = self
        change(&options)
        return options
    }
}
