import RenderTree

/// Where an animator's whole way is over time.
struct AnimatorCourse {
    var from = 0.0
    var to = 1.0
    var transition = Transition(duration: 0, timing: .linear)
    var startTime: TimeInterval = 0

    /// Returns how much of the way is done at a time.
    func progress(at now: TimeInterval) -> Double {
        from + (to - from) * transition.progress(after: now - startTime)
    }

    /// The time at which it is done.
    var endTime: TimeInterval { startTime + transition.length }
}

/// Changes that an animator leads, and when they begin.
@MainActor
final class AnimatorBlock {
    let group: AnimationGroup
    /// The fraction of the whole at which the changes begin.
    let start: Double
    /// The way that the changes are on now.
    var course = AnimatorCourse()

    init(group: AnimationGroup, start: Double) {
        self.group = group
        self.start = start
    }
}

/// The rest of an animator's way, from where it was held.
@MainActor
struct AnimatorRemainder {
    /// The way as a whole, as the animator was made.
    let whole: Transition
    let original: (any UITimingCurveProvider)?
    /// The pace and the length that the app asks for instead.
    let parameters: (any UITimingCurveProvider)?
    let durationFactor: Double
    let duration: Double
    /// The speed that the whole had, in ways for each second.
    let velocity: Double?

    /// Returns the transition from one fraction of the way to an end of it.
    func transition(from place: Double, to goal: Double) -> Transition {
        let distance = goal - place
        guard distance != 0 else { return Transition(duration: 0, timing: .linear) }
        if let spring = (parameters ?? original)?.springTimingParameters {
            let speed = velocity.map { $0 / distance } ?? 0
            let own = durationFactor > 0 ? nil : spring.ownDuration
            let length = own ?? askedDuration ?? max(abs(distance), 0.1) * whole.duration
            let timing = spring.timing(duration: length, velocity: speed)
            return Transition(duration: length, timing: timing)
        }
        let rest = remainingCurve(from: place, to: goal)
        let length = askedDuration ?? rest.share * whole.duration
        let asked = parameters?.cubicTimingParameters?.timing
        return Transition(duration: length, timing: asked ?? rest.timing)
    }

    /// Returns the transition of changes that began later than the whole, or will begin.
    func transition(
        of block: AnimatorBlock,
        at place: Double,
        done: Double,
        to goal: Double
    ) -> Transition {
        var transition = transition(from: place, to: goal)
        let all = self.transition(from: done, to: goal)
        guard block.start > 0 else { return transition }
        if goal == 1 {
            let wait = done < 1 ? max(block.start - done, 0) / (1 - done) : 0
            transition.delay = wait * all.duration
            transition.duration = all.duration * (1 - wait)
        } else {
            // Backwards, what began later is back at its beginning earlier.
            transition.duration = done > 0 ? all.duration * max(done - block.start, 0) / done : 0
        }
        return transition
    }

    private var askedDuration: Double? {
        durationFactor > 0 ? durationFactor * duration : nil
    }

    /// Returns the pace from a fraction of the way to an end, and its share of the time.
    ///
    /// A part of a Bézier curve is one, by the construction of de Casteljau.
    private func remainingCurve(
        from place: Double,
        to goal: Double
    ) -> (timing: Transition.Timing, share: Double) {
        guard case .cubic(let x1, let y1, let x2, let y2) = whole.timing else {
            return (.linear, abs(goal - place))
        }
        let t = Self.parameter(of: place, y1, y2)
        let points = [SIMD2(0, 0), SIMD2(x1, y1), SIMD2(x2, y2), SIMD2(1, 1)]
        func mix(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> { a + (b - a) * t }
        let first = [
            mix(points[0], points[1]), mix(points[1], points[2]), mix(points[2], points[3]),
        ]
        let second = [mix(first[0], first[1]), mix(first[1], first[2])]
        let middle = mix(second[0], second[1])
        let part =
            goal > place
            ? [middle, second[1], first[2], points[3]] : [middle, second[0], first[0], points[0]]
        let size = part[3] - part[0]
        guard abs(size.x) > 1e-6, abs(size.y) > 1e-6 else { return (.linear, abs(goal - place)) }
        let handles = part[1...2].map { ($0 - part[0]) / size }
        let timing = Transition.Timing.cubic(
            x1: min(max(handles[0].x, 0), 1),
            y1: handles[0].y,
            x2: min(max(handles[1].x, 0), 1),
            y2: handles[1].y
        )
        return (timing, abs(size.x))
    }

    /// Finds the parameter at which a curve reaches a height, by halving.
    private static func parameter(of y: Double, _ y1: Double, _ y2: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let t = (low + high) / 2
            let u = 1 - t
            let height = 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t
            if height < y { low = t } else { high = t }
        }
        return (low + high) / 2
    }
}

extension UIViewPropertyAnimator {
    /// Returns what a page plays that shows the views where a block's way ends; nil at rest.
    func restOfWay(of group: AnimationGroup, _ tracks: [PropertyTrack]) -> LayerAnimationRun? {
        guard isRunning, let block = blocks.first(where: { $0.group === group }) else { return nil }
        let course = block.course
        let parts = tracks.compactMap { $0.part(from: course.from, to: course.to) }
        guard course.from != course.to, !parts.isEmpty else { return nil }
        return LayerAnimationRun(
            key: nil,
            wireKey: "",
            animation: nil,
            tracks: parts,
            transition: course.transition,
            startTime: course.startTime,
            fill: (true, false),
            onEnd: { _ in }
        )
    }
}

extension UIView {
    /// Shows what an animator holds, at once or over time.
    func showHeld(with transition: Transition?) {
        guard let animations = animationState else { return }
        animations.transitions = transition.map {
            NodeTransitions(frame: $0, style: $0, content: nil)
        }
        setNeedsRender()
    }

    /// Makes the values that a group shows at a progress the view's own.
    func takeValues(of group: AnimationGroup, at progress: Double) {
        guard let animations = animationState else { return }
        let own = LayerValues(of: layer)
        var values = own
        let tracks = animations.running.filter { $0.group === group }.flatMap(\.tracks)
        for track in tracks { track.apply(to: &values, progress: progress) }
        guard values != own else { return }
        // The colours of a view may follow its traits; only those that are led lose that.
        let property = Set(tracks.map(\.property))
        performWithoutRecording {
            if !property.isDisjoint(with: [.position, .bounds, .anchorPoint]) {
                layer.anchorPoint = values.anchorPoint
                layer.bounds = values.bounds
                layer.position = values.position
            }
            var rest = values
            rest.anchorPoint = layer.anchorPoint
            rest.bounds = layer.bounds
            rest.position = layer.position
            rest.applyLook(to: layer, property)
        }
    }

    private func performWithoutRecording(_ body: () -> Void) {
        let outer = Animator.current.group
        Animator.current.group = nil
        body()
        Animator.current.group = outer
    }
}

extension UIView {
    /// Shows what animators hold, and views on their way out, instead of the view's own values.
    func showHeldValues(
        of animations: ViewAnimations,
        in frame: inout CGRect,
        _ style: inout NodeStyle
    ) {
        if animations.isLeaving { style.isHidden = false }
        guard animations.isHeld else { return }
        let own = LayerValues(of: layer)
        var values = own
        animations.applyHeld(to: &values)
        if values.frame != own.frame {
            frame.origin.x += values.frame.minX - own.frame.minX
            frame.origin.y += values.frame.minY - own.frame.minY
            frame.size = values.frame.size
        }
        values.show(over: own, in: &style, layer.space)
    }
}

extension LayerValues {
    /// Writes what differs from other values to the look of a node.
    ///
    /// The space is what the layer above adds to the transform.
    func show(over own: LayerValues, in style: inout NodeStyle, _ space: CATransform3D?) {
        style.opacity = min(max(opacity, 0), 1)
        if backgroundColor != own.backgroundColor {
            style.backgroundColor = backgroundColor.color?.renderColor
        }
        style.cornerRadius = cornerRadius
        if transform != own.transform {
            var transform = transform
            if let space { transform = CATransform3DConcat(transform, space) }
            style.transform =
                CATransform3DIsAffine(transform)
                ? .affine(CATransform3DGetAffineTransform(transform))
                : .projective(transform.entries.map { Double($0) })
        }
        guard let rare, rare != own.rare else { return }
        style.zPosition = rare.zPosition
        let color = rare.borderColor.color
        style.border =
            rare.borderWidth > 0
            ? color.map { Border(width: rare.borderWidth, color: $0.renderColor) } : nil
        let shadow = rare.shadowColor.color?.renderColor
        style.shadow =
            rare.shadowOpacity > 0
            ? shadow.map {
                Shadow(
                    color: $0.withAlpha(multipliedBy: rare.shadowOpacity),
                    offset: rare.shadowOffset,
                    radius: rare.shadowRadius
                )
            } : nil
    }
}
