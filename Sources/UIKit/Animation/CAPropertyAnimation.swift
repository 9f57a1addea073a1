import RenderTree

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
    /// The name of the property, such as "position.x" or "transform.rotation.z".
    open var keyPath: String?
    /// Whether the values add to the layer's own; default false.
    open var isAdditive = false
    /// Whether each run starts where the one before ended; default false.
    ///
    /// Runs without end begin anew after every 64.
    open var isCumulative = false
    /// What makes the property's values of the animation's; default nothing.
    open var valueFunction: CAValueFunction?

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func makeBlank() -> CAAnimation { CAPropertyAnimation() }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        valueFunction = other.valueFunction
    }

    /// How many runs are one way of the layer, since each goes on from the one before.
    private var runsInOne: Int {
        guard isCumulative, !autoreverses, speed > 0, speed.isFinite else { return 1 }
        if case .spring = overallTiming { return 1 }
        let count = repeatDuration > 0 ? repeatDuration / effectiveDuration : Double(repeatCount)
        return count > 1 ? Int(min(count.rounded(.up), 64)) : 1
    }

    /// A way in numbers, before it is one of a property.
    struct Way {
        var values: [[Double]]
        var times: [Double]
        var timings: [Transition.Timing] = []
    }

    /// Returns the way with the runs that go on from it.
    final func continued(_ way: Way) -> Way {
        let runs = runsInOne
        guard runs > 1, let first = way.values.first, let last = way.values.last else { return way }
        let pace = way.values.count == 2 && way.timings.isEmpty ? [overallTiming] : way.timings
        let step = zip(first, last).map { $1 - $0 }
        var result = Way(values: [first], times: [0])
        for run in 0..<runs {
            for index in way.values.indices.dropFirst() {
                result.values.append(zip(way.values[index], step).map { $0 + Double(run) * $1 })
                result.times.append((Double(run) + way.times[index]) / Double(runs))
            }
            if pace.count == way.values.count - 1 { result.timings += pace }
        }
        return result
    }

    override func makeTransition(now: TimeInterval) -> Transition {
        var transition = super.makeTransition(now: now)
        let runs = runsInOne
        guard runs > 1 else { return transition }
        transition.duration *= Double(runs)
        transition.repeatCount /= Double(runs)
        transition.timing = .linear
        return transition
    }
}
