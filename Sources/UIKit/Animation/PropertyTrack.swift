import CoreGraphics
import RenderTree

/// The values that one property takes while an animation goes from 0 to 1.
struct PropertyTrack {
    var property: LayerProperty
    /// The values, each with as many numbers as the property has.
    var values: [[Double]]
    /// The times of the values, 0…1, rising.
    var times: [Double]
    /// The way from each value to the next; empty for an even pace.
    var timings: [Transition.Timing] = []
    /// Whether the values add to the ones below instead of taking their place.
    var isAdditive = true
    /// The part of the property that the values are of; nil for all of it.
    var part: AnimatedKeyPath?

    /// Returns the value at a progress; springs go beyond 0…1, and the ends go on.
    func value(at progress: Double) -> [Double] {
        guard values.count > 1 else { return values.first ?? [] }
        // The last value that was reached: of two at the same time, the later one.
        var index = times.lastIndex { $0 <= progress } ?? 0
        index = min(max(index, 0), values.count - 2)
        let length = times[index + 1] - times[index]
        var share = length > 0 ? (progress - times[index]) / length : 1
        if timings.indices.contains(index), (0...1).contains(share) {
            share = timings[index].progress(at: share, of: 1)
        }
        return blend(values[index], values[index + 1], share)
    }

    private func blend(_ from: [Double], _ to: [Double], _ share: Double) -> [Double] {
        guard from.count == to.count,
            property != .path || PathShape.haveSameSteps(from, to)
        else { return share < 1 ? from : to }
        if property == .transform, from.count == 16 {
            let start = CATransform3D(entries: from.map { CGFloat($0) })
            let end = CATransform3D(entries: to.map { CGFloat($0) })
            return start.interpolated(to: end, progress: share).entries.map { Double($0) }
        }
        return zip(from, to).map { $0 + ($1 - $0) * share }
    }

    /// Shows the value at a progress among those of a layer.
    func apply(to values: inout LayerValues, progress: Double) {
        let value = value(at: progress)
        if let part {
            values[property] = part.merged(value, adds: isAdditive, into: values)
        } else if isAdditive {
            values.add(value, to: property)
        } else {
            values[property] = value
        }
    }
}

extension PropertyTrack {
    /// The same way, whose turns are in parts that tell the direction.
    var divided: PropertyTrack {
        guard let part, part.isRotation else { return self }
        var path = KeyframePath(property: .opacity, values: values, times: times)
        path.timings = timings
        path.divideTurns()
        var track = self
        (track.values, track.times, track.timings) = (path.values, path.times, path.timings)
        return track
    }

    /// Returns a way that stays where this one is at a progress.
    func held(at progress: Double) -> PropertyTrack {
        var held = self
        held.values = Array(repeating: value(at: progress), count: 2)
        held.times = [0, 1]
        held.timings = []
        return held
    }

    /// Returns the way from one progress to another, whose end is what is there without it.
    ///
    /// - Returns: The way; nil for a transform whose end has no inverse.
    func part(from start: Double, to end: Double) -> PropertyTrack? {
        let (first, last) = (value(at: start), value(at: end))
        var part = PropertyTrack(property: property, values: [first, last], times: [0, 1])
        part.isAdditive = isAdditive
        guard isAdditive else { return part }
        if property == .transform, first.count == 16, last.count == 16 {
            let goal = CATransform3D(entries: last.map { CGFloat($0) })
            let inverse = CATransform3DInvert(goal)
            let product = CATransform3DConcat(inverse, goal).entries
            guard zip(product, CATransform3DIdentity.entries).allSatisfy({ abs($0 - $1) < 1e-6 })
            else { return nil }
            let way = CATransform3DConcat(
                CATransform3D(entries: first.map { CGFloat($0) }),
                inverse
            )
            part.values = [way, CATransform3DIdentity].map { $0.entries.map { Double($0) } }
        } else {
            part.values = [zip(first, last).map { $0 - $1 }, last.map { _ in 0 }]
        }
        return part
    }
}

extension LayerValues {
    /// Returns the ways from these values to others, as differences that fade from all to nothing.
    func tracks(to new: LayerValues) -> [PropertyTrack] {
        guard self != new else { return [] }
        return LayerProperty.allCases.compactMap { property in
            let (from, to) = (self[property], new[property])
            // A path does not move by itself, and what has no counterpart cannot.
            guard from != to, from.count == to.count, property != .path,
                property != .gradientKind
            else { return nil }
            if property == .transform { return Self.transformTrack(from: transform, to: new) }
            return PropertyTrack(
                property: property,
                values: [zip(from, to).map { $0 - $1 }, from.map { _ in 0 }],
                times: [0, 1]
            )
        }
    }

    /// A transform that has an inverse can be left out of the way; any other is led as a whole.
    private static func transformTrack(
        from old: CATransform3D,
        to new: LayerValues
    ) -> PropertyTrack {
        let inverse = CATransform3DInvert(new.transform)
        let product = CATransform3DConcat(inverse, new.transform)
        let isInvertible = zip(product.entries, CATransform3DIdentity.entries).allSatisfy {
            abs($0 - $1) < 1e-6
        }
        let ends =
            isInvertible
            ? [CATransform3DConcat(old, inverse), CATransform3DIdentity] : [old, new.transform]
        return PropertyTrack(
            property: .transform,
            values: ends.map { $0.entries.map { Double($0) } },
            times: [0, 1],
            isAdditive: isInvertible
        )
    }
}
