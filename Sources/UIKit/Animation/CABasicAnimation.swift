import RenderTree

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// The first value; nil for the layer's own, or one counted back from the last by `byValue`.
    open var fromValue: Any?
    /// The last value; nil for the layer's own, or one counted on from the first by `byValue`.
    open var toValue: Any?
    /// The difference of the values.
    open var byValue: Any?

    override func makeBlank() -> CAAnimation { CABasicAnimation() }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    override func tracks(from values: LayerValues) -> [PropertyTrack] {
        guard let target = AnimatedKeyPath(keyPath, valueFunction, reportedBy: self) else {
            return []
        }
        let own = isAdditive ? target.neutral : target.value(in: values)
        let (from, to) = (target.numbers(fromValue), target.numbers(toValue))
        let by = target.numbers(byValue)
        func sum(_ a: [Double], _ b: [Double], _ sign: Double) -> [Double] {
            zip(a, b).map { $0 + sign * $1 }
        }
        let ends: [[Double]]
        switch (from, to, by) {
        case (let from?, let to?, _): ends = [from, to]
        case (let from?, nil, let by?): ends = [from, sum(from, by, 1)]
        case (nil, let to?, let by?): ends = [sum(to, by, -1), to]
        case (let from?, nil, nil): ends = [from, own]
        case (nil, let to?, nil): ends = [own, to]
        case (nil, nil, let by?): ends = [own, sum(own, by, 1)]
        case (nil, nil, nil): return []
        }
        let way = continued(Way(values: ends, times: [0, 1]))
        return [target.track(way, .linear, isAdditive)]
    }
}
