import RenderTree

/// An animation that plays on a layer beside its values.
@MainActor
final class LayerAnimationRun {
    let key: String?
    /// The animation as it was added, which the layer's delegate and `animation(forKey:)` meet.
    let animation: CAAnimation?
    let tracks: [PropertyTrack]
    /// The way of a property of the app's own, which the layer is drawn for.
    var dynamic: DynamicTrack?
    /// How far the run was when the layer was last drawn for it.
    private var drawnElapsed: TimeInterval?
    /// When and how often the way is gone, at the pace of the layer's time.
    private(set) var transition: Transition
    /// The time on the scene's clock at which the run began at that pace.
    private(set) var startTime: TimeInterval
    /// The same as the layer's time goes by itself.
    private let ownTransition: Transition
    /// The layer's time at which the run began.
    var localStart: TimeInterval
    /// How far the run is, where the layer's time stands; nil where it goes on.
    private var heldElapsed: TimeInterval?
    let fillsBackwards: Bool
    let fillsForwards: Bool
    /// The name of the run on the page, where it can be ended by it.
    let wireKey: String
    private var timer: SceneTimer?
    private var onEnd: ((Bool) -> Void)?
    private var atEnd: (@MainActor () -> Void)?

    init(
        key: String?,
        wireKey: String,
        animation: CAAnimation?,
        tracks: [PropertyTrack],
        transition: Transition,
        startTime: TimeInterval,
        fill: (backwards: Bool, forwards: Bool),
        onEnd: @escaping (Bool) -> Void
    ) {
        self.key = key
        self.wireKey = wireKey
        self.animation = animation
        self.tracks = tracks
        self.transition = transition
        ownTransition = transition
        self.startTime = startTime
        localStart = startTime
        fillsBackwards = fill.backwards
        fillsForwards = fill.forwards
        self.onEnd = onEnd
    }

    /// Shows what the animation shows at a time among the values of the layer.
    func apply(to values: inout LayerValues, at now: TimeInterval) {
        let elapsed = heldElapsed ?? now - startTime
        guard isShown(after: elapsed) else { return }
        let progress = transition.progress(after: elapsed)
        // At the end of a run back and forth stands its beginning.
        let isBack = transition.autoreverses && elapsed >= transition.length
        for track in tracks { track.apply(to: &values, progress: isBack ? 0 : progress) }
    }

    /// Returns what the app's own property is at a time; nil where it is the layer's own.
    func dynamicValue(at now: TimeInterval) -> Any? {
        let elapsed = heldElapsed ?? now - startTime
        guard let dynamic, isShown(after: elapsed) else { return nil }
        let isBack = transition.autoreverses && elapsed >= transition.length
        return dynamic.value(at: isBack ? 0 : transition.progress(after: elapsed))
    }

    /// Returns whether the run went on since this was last asked.
    func isChanged(at now: TimeInterval) -> Bool {
        let elapsed = heldElapsed ?? now - startTime
        defer { drawnElapsed = elapsed }
        return elapsed != drawnElapsed
    }

    /// Returns whether the run has come to its end.
    func isOver(at now: TimeInterval) -> Bool {
        heldElapsed == nil && now - startTime >= transition.length
    }

    private func isShown(after elapsed: TimeInterval) -> Bool {
        if elapsed < transition.delay { return fillsBackwards }
        return elapsed < transition.length || fillsForwards
    }

    /// Waits for the end on a scene's clock.
    func schedule(in context: RenderContext, _ end: @escaping @MainActor () -> Void) {
        atEnd = end
        guard transition.length.isFinite else { return }
        timer = context.schedule(after: transition.length, end)
    }

    /// Goes on with the layer's time, which now goes by in another way.
    ///
    /// - Parameters:
    ///   - localTime: The layer's time now.
    ///   - speed: How fast it goes by; at 0 the run is held where it is.
    ///   - context: The scene's rendering, whose clock says when the run ends.
    func follow(_ localTime: TimeInterval, speed: Double, in context: RenderContext) {
        let elapsed = localTime - localStart
        timer?.cancel()
        timer = nil
        guard speed > 0 else {
            transition = ownTransition
            heldElapsed = elapsed
            return
        }
        heldElapsed = nil
        transition = ownTransition
        transition.duration /= speed
        transition.delay /= speed
        startTime = context.clock.now - elapsed / speed
        guard transition.length.isFinite, onEnd != nil, let atEnd else { return }
        timer = context.schedule(after: max(0, transition.length - elapsed / speed), atEnd)
    }

    /// Ends the run and tells so, once.
    func end(finished: Bool) {
        timer?.cancel()
        timer = nil
        let onEnd = onEnd
        self.onEnd = nil
        onEnd?(finished)
    }

    /// Returns what the page plays, given the values that the node has.
    ///
    /// - Parameters:
    ///   - base: The values that the node has.
    ///   - space: What the layer above adds to the transform.
    ///   - masked: The origin of the layer that the layer masks with its shape; nil for others.
    ///   - now: The time on the scene's clock; what is over by then is left out.
    /// - Returns: The animations, one for each property that the page knows.
    func wireAnimations(
        over base: LayerValues,
        in space: CATransform3D? = nil,
        masking masked: CGPoint? = nil,
        at now: TimeInterval
    ) -> [LayerAnimation] {
        var (transition, tracks) = (transition, tracks)
        let elapsed = heldElapsed ?? now - startTime
        if heldElapsed != nil {
            guard isShown(after: elapsed) else { return [] }
            let progress = transition.progress(after: elapsed)
            tracks = tracks.map { $0.held(at: progress) }
            transition = Transition(duration: 31_536_000, timing: .linear)
            transition.repeatCount = .infinity
        } else if elapsed > 0.05 {
            // Within the turn in which it was added the clock of a machine may have gone on a little.
            transition.delay -= elapsed
        }
        let encoder = TrackEncoder(base: base, space: space, masked: masked)
        return encoder.animations(of: tracks).map { animation in
            var animation = animation
            animation.key = wireKey
            animation.transition = transition
            animation.fillsBackwards = fillsBackwards
            animation.fillsForwards = fillsForwards
            return animation
        }
    }
}

/// The translation of tracks of a layer's properties into what a page shows of them.
struct TrackEncoder {
    /// The values that the node has.
    let base: LayerValues
    /// What the layer above adds to the transform.
    var space: CATransform3D?
    /// The origin of the layer that is masked by a shape; nil for layers that are no masks.
    var masked: CGPoint?

    func animations(of tracks: [PropertyTrack]) -> [LayerAnimation] {
        guard let masked else { return plainAnimations(of: tracks) }
        // What is seen through is the shape: wherever it goes, it is another path in the masked box.
        let moving = tracks.filter {
            [.position, .bounds, .anchorPoint, .transform, .path].contains($0.property)
        }
        let others = tracks.filter { track in !moving.contains { $0.property == track.property } }
        guard !moving.isEmpty else { return plainAnimations(of: others) }
        let shape = sampled(moving.map(\.divided), .path) { $0.shape(masking: masked) }
        return [shape] + plainAnimations(of: others)
    }

    private func plainAnimations(of tracks: [PropertyTrack]) -> [LayerAnimation] {
        var result: [LayerAnimation] = []
        let boxes = tracks.filter { $0.property.part == .frame || $0.property == .anchorPoint }
        if !boxes.isEmpty { result += boxAnimations(boxes) }
        for track in tracks {
            switch track.property {
            case .opacity: result.append(direct(track, .opacity))
            case .backgroundColor: result.append(absolute(track, .backgroundColor) { $0 })
            case .cornerRadius: result.append(absolute(track, .cornerRadius) { $0 })
            case .fillColor: result.append(absolute(track, .fillColor) { $0 })
            case .strokeColor: result.append(absolute(track, .lineColor) { $0 })
            case .lineWidth: result.append(absolute(track, .lineWidth) { $0 })
            case .lineDashPhase: result.append(absolute(track, .dashPhase) { $0 })
            case .path: result.append(absolute(track, .path) { $0 })
            default: break
            }
        }
        let transforms = tracks.filter { $0.property == .transform }
        if !transforms.isEmpty { result.append(transformAnimation(transforms)) }
        result += drawingAnimations(tracks)
        let borders = tracks.filter { $0.property == .borderWidth || $0.property == .borderColor }
        if !borders.isEmpty {
            result.append(
                sampled(borders, .border) { values in
                    values[.borderWidth] + values[.borderColor]
                }
            )
        }
        let shadows = tracks.filter {
            [.shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius].contains($0.property)
        }
        if !shadows.isEmpty {
            result.append(
                sampled(shadows, .shadow) { values in
                    let opacity = values[.shadowOpacity][0]
                    return values[.shadowOffset] + values[.shadowRadius]
                        + values[.shadowColor].map { $0 * opacity }
                }
            )
        }
        return result
    }

    /// Places and sizes, as differences from the box that the node has.
    private func boxAnimations(_ tracks: [PropertyTrack]) -> [LayerAnimation] {
        let frame = base.frame
        var place = sampled(tracks, .translation) { values in
            [values.frame.minX - frame.minX, values.frame.minY - frame.minY].map { Double($0) }
        }
        var size = sampled(tracks, .size) { values in
            [values.frame.width - frame.width, values.frame.height - frame.height].map {
                Double($0)
            }
        }
        // What leads a part of the place leaves the rest to others.
        let adds = tracks.allSatisfy { $0.isAdditive || $0.part != nil }
        place.isAdditive = adds
        size.isAdditive = adds
        return [place, size].filter { $0.values.contains { $0.contains { abs($0) > 1e-6 } } }
    }

    /// What several properties of a drawing say together.
    private func drawingAnimations(_ tracks: [PropertyTrack]) -> [LayerAnimation] {
        var result: [LayerAnimation] = []
        let lines = tracks.filter { $0.property == .strokeStart || $0.property == .strokeEnd }
        if !lines.isEmpty {
            result.append(
                sampled(lines, .lineRange) { $0[.strokeStart] + $0[.strokeEnd] }
            )
        }
        let names: [LayerProperty] = [.colors, .locations, .startPoint, .endPoint]
        let gradients = tracks.filter { names.contains($0.property) }
        guard !gradients.isEmpty else { return result }
        // Pages cannot lead from one gradient to another: they get it in steps.
        var steps = PropertyTrack(property: .gradientKind, values: [], times: [])
        steps.times = (0...40).map { Double($0) / 40 }
        steps.values = steps.times.map { _ in base[.gradientKind] }
        steps.isAdditive = false
        result.append(
            sampled(gradients + [steps], .gradient) { values in
                let (colors, places) = (values[.colors], values[.locations])
                var numbers = values[.gradientKind]
                numbers += [Double(values.bounds.width), Double(values.bounds.height)]
                numbers += values[.startPoint] + values[.endPoint]
                for (index, place) in places.enumerated() where index * 4 + 4 <= colors.count {
                    numbers += [place] + colors[(index * 4)..<(index * 4 + 4)]
                }
                return numbers
            }
        )
        return result
    }

    /// One whole transform as it is; parts of it, such as a turn and a scale, together.
    private func transformAnimation(_ tracks: [PropertyTrack]) -> LayerAnimation {
        if tracks.count == 1, let track = tracks.first, track.part == nil {
            if track.isAdditive { return direct(track, .transform) }
            var shown = track
            shown.values = track.values.map(inSpace)
            return direct(shown, .transform)
        }
        var result = sampled(tracks.map(\.divided), .transform) { inSpace($0[.transform]) }
        result.joins = tracks.allSatisfy { $0.part != nil }
        return result
    }

    /// Returns the entries of a transform as they are seen in the layer above.
    private func inSpace(_ entries: [Double]) -> [Double] {
        guard let space, entries.count == 16 else { return entries }
        let own = CATransform3D(entries: entries.map { CGFloat($0) })
        return CATransform3DConcat(own, space).entries.map { Double($0) }
    }

    private func direct(_ track: PropertyTrack, _ property: LayerAnimation.Property)
        -> LayerAnimation
    {
        var result = LayerAnimation(
            key: "",
            property: property,
            values: track.values,
            times: track.times,
            timings: track.timings,
            transition: Transition(duration: 0, timing: .linear)
        )
        result.isAdditive = track.isAdditive
        return result
    }

    private func absolute(
        _ track: PropertyTrack,
        _ property: LayerAnimation.Property,
        _ value: ([Double]) -> [Double]
    ) -> LayerAnimation {
        var result = direct(track, property)
        result.isAdditive = false
        result.values = track.values.map { entry in
            var values = base
            PropertyTrack(
                property: track.property,
                values: [entry],
                times: [0],
                isAdditive: track.isAdditive
            ).apply(to: &values, progress: 0)
            return value(values[track.property])
        }
        return result
    }

    /// Several tracks as one: their values at all times at which one of them turns.
    private func sampled(
        _ tracks: [PropertyTrack],
        _ property: LayerAnimation.Property,
        _ value: (LayerValues) -> [Double]
    ) -> LayerAnimation {
        let (times, timings) = Self.grid(of: tracks)
        var values: [[Double]] = []
        for (index, time) in times.enumerated() {
            var shown = base
            // Of two values at one time the first ends the way to it.
            let isJump = index + 1 < times.count && times[index + 1] == time
            for track in tracks {
                track.apply(to: &shown, progress: isJump ? time - 1e-9 : time)
            }
            values.append(value(shown))
        }
        return LayerAnimation(
            key: "",
            property: property,
            values: values,
            times: times,
            timings: timings,
            transition: Transition(duration: 0, timing: .linear)
        )
    }

    private static func grid(of tracks: [PropertyTrack]) -> ([Double], [Transition.Timing]) {
        if let first = tracks.first, tracks.allSatisfy({ $0.times == first.times }),
            tracks.allSatisfy({ $0.timings == first.timings })
        {
            return (first.times, first.timings)
        }
        var times = Set<Double>()
        for track in tracks {
            times.formUnion(track.times)
            guard !track.timings.isEmpty else { continue }
            // Curves that differ are followed in steps.
            times.formUnion((0...32).map { Double($0) / 32 })
        }
        return (times.sorted(), [])
    }
}
