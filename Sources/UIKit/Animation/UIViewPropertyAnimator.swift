import RenderTree

/// An animation of views that can be paused, moved by hand, turned round and ended on the way.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The length in seconds; of springs by their physics the time until they rest.
    public let duration: TimeInterval
    /// The pace.
    public let timingParameters: (any UITimingCurveProvider)?
    /// The wait before the start, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// Whether views take touches while they change; default true.
    open var isUserInteractionEnabled = true
    /// Whether the animation can be paused, moved and stopped while it runs; default true.
    open var isInterruptible = true
    /// Whether a fraction is one of the way rather than of the time; default true.
    open var scrubsLinearly = true
    /// Whether the animation stays active at its end; default false.
    open var pausesOnCompletion = false
    /// Whether updates that wait are made before the animations, and those that these ask for belong
    /// to them; default false.
    open var flushUpdates = false
    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false

    private var waiting: [(body: () -> Void, delayFactor: Double)] = []
    private(set) var blocks: [AnimatorBlock] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    var options: UIView.AnimationOptions = []
    private var storedIsReversed = false
    /// The course of the whole, which delayed changes follow.
    private var course = AnimatorCourse()
    private var timer: SceneTimer?
    /// What keeps the animator alive while it runs, as on iOS.
    private var keeper: UIViewPropertyAnimator?

    // MARK: - Creation

    /// Creates an animator of a pace, whose spring may say the duration itself.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration =
            parameters.springTimingParameters?.ownDuration ?? UIView.length(duration)
        timingParameters = parameters
        super.init()
    }

    /// Creates an animator of UIKit's own pace and no duration, for what is made anew later.
    public override convenience init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters())
    }

    // MARK: - Changes

    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let factor = delayFactor > 0 ? min(Double(delayFactor), 1) : 0
        precondition(state != .stopped, "A stopped animator takes no changes; finish it first.")
        guard state == .active else {
            waiting.append((animation, factor))
            return
        }
        let done = fraction(at: now)
        let start = done + factor * (1 - done)
        record(animation, start: start, wait: factor, rest: 1 - done)
        scheduleEnd()
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: - Course

    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        precondition(state != .stopped, "A stopped animator cannot start; finish it first.")
        guard !isRunning else { return }
        guard state == .inactive else {
            return continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        self.delay = UIView.length(delay)
        if let holder = Animator.current.holder, holder !== self { return handOver(to: holder) }
        activate(isRunning: true)
    }

    /// Leaves the changes to what leads a whole transition by a gesture.
    private func handOver(to holder: UIViewPropertyAnimator) {
        let (waiting, completions) = (waiting, completions)
        (self.waiting, self.completions) = ([], [])
        for (body, factor) in waiting { holder.take(body, start: factor) }
        for completion in completions { holder.addCompletion(completion) }
    }

    /// Takes up a block of an animation that would run by itself; it begins where it is held.
    func take(
        _ transition: Transition,
        _ options: UIView.AnimationOptions,
        _ body: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) -> AnimationGroup {
        // What waits for longer than the whole lasts begins with it, or it would never be seen.
        let share = duration > 0 ? transition.delay / duration : 0
        let group = take(body, start: share < 1 ? share : 0)
        if let completion { addCompletion { _ in completion(true) } }
        return group
    }

    @discardableResult
    private func take(_ body: () -> Void, start: Double) -> AnimationGroup {
        if state == .inactive { activate(isRunning: false) }
        let done = isRunning ? fraction(at: now) : 0
        let group = record(body, start: start, wait: isRunning ? 0 : start, rest: 1 - done)
        if isRunning { scheduleEnd() }
        return group
    }

    open func pauseAnimation() {
        precondition(state != .stopped, "A stopped animator cannot pause; finish it first.")
        if state == .inactive { return activate(isRunning: false) }
        guard isRunning, mayBeInterrupted("pauses") else { return }
        let now = self.now
        hold(fraction: fraction(at: now), keepsPlaces: true, at: now)
    }

    /// Whether the app lets itself take hold of the animation now; it is told where it does not.
    private func mayBeInterrupted(_ attempt: String) -> Bool {
        guard isRunning, !isInterruptible else { return true }
        Diagnostics.report("UIViewPropertyAnimator that is not interruptible never \(attempt).")
        return false
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    ) {
        precondition(state != .stopped, "A stopped animator cannot go on; finish it first.")
        if state == .inactive { activate(isRunning: false) }
        let now = self.now
        let velocity = isRunning ? velocity(at: now) : nil
        if isRunning { hold(fraction: fraction(at: now), keepsPlaces: true, at: now) }
        keepChangesApart()
        isRunning = true
        keeper = self
        let done = fraction(at: now)
        let goal = storedIsReversed ? 0.0 : 1
        let rest = AnimatorRemainder(
            whole: wholeTransition(delay: 0),
            original: timingParameters,
            parameters: parameters,
            durationFactor: Double(durationFactor),
            duration: duration,
            velocity: velocity
        )
        let transition = rest.transition(from: done, to: goal)
        course = AnimatorCourse(from: done, to: goal, transition: transition, startTime: now)
        for block in blocks { go(on: block, rest, done: done, at: now) }
        scheduleEnd()
    }

    open var isReversed: Bool {
        get { storedIsReversed }
        set {
            guard storedIsReversed != newValue else { return }
            storedIsReversed = newValue
            // One that runs turns round where it is, with its speed.
            if isRunning { continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        }
    }

    open var fractionComplete: CGFloat {
        get {
            guard state != .inactive else { return 0 }
            let done = min(max(fraction(at: now), 0), 1)
            return CGFloat(storedIsReversed ? 1 - done : done)
        }
        set {
            precondition(state != .stopped, "A stopped animator cannot move; finish it first.")
            guard mayBeInterrupted("moves by its fraction") else { return }
            if state == .inactive { activate(isRunning: false) }
            let fraction = newValue.isFinite ? min(max(Double(newValue), 0), 1) : 0
            let done = storedIsReversed ? 1 - fraction : fraction
            hold(fraction: done, keepsPlaces: false, at: now)
        }
    }

    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else {
            waiting = []
            return
        }
        guard mayBeInterrupted("stops") else { return }
        timer?.cancel()
        let now = self.now
        hold(fraction: fraction(at: now), keepsPlaces: true, at: now)
        state = .stopped
        guard withoutFinishing else { return }
        take(.current)
        completions = []
        reset()
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        precondition(
            state == .stopped,
            "finishAnimation(at:) ends a stopped animator; call stopAnimation(false) first."
        )
        end(at: finalPosition)
    }

    // MARK: - Workings

    /// The time of the scene whose views are animated.
    var now: TimeInterval {
        let context = blocks.lazy.compactMap { $0.group.contexts.first }.first
        return (context ?? RenderContext.current)?.clock.now ?? CACurrentMediaTime()
    }

    /// Returns how much of the way is done.
    func fraction(at now: TimeInterval) -> Double { course.progress(at: now) }

    /// Returns the speed of the whole, in ways for each second.
    private func velocity(at now: TimeInterval) -> Double {
        let step = 1e-3
        return (course.progress(at: now) - course.progress(at: now - step)) / step
    }

    private func activate(isRunning: Bool) {
        state = .active
        self.isRunning = isRunning
        keeper = isRunning ? self : nil
        let now = self.now
        let whole = wholeTransition(delay: delay)
        course = AnimatorCourse(from: 0, to: isRunning ? 1 : 0, transition: whole, startTime: now)
        let waiting = waiting
        self.waiting = []
        for (body, factor) in waiting { record(body, start: factor, wait: factor, rest: 1) }
        // Which scene's time it is may be known by the views that changed alone.
        course.startTime = self.now
        if isRunning, storedIsReversed {
            // Backwards from the start there is no way to go.
            hold(fraction: 0, keepsPlaces: false, at: self.now)
            self.isRunning = true
        }
        scheduleEnd()
    }

    /// The transition of the whole way, as set.
    func wholeTransition(delay: Double) -> Transition {
        let spring = timingParameters?.springTimingParameters
        let length = spring?.ownDuration ?? duration
        let timing =
            spring?.timing(duration: length, velocity: nil)
            ?? timingParameters?.cubicTimingParameters?.timing
            ?? UIView.AnimationCurve.easeInOut.timing
        return Transition(duration: length, delay: delay, timing: timing)
    }

    /// Runs a block of changes.
    ///
    /// - Parameters:
    ///   - body: The changes.
    ///   - start: The fraction of the whole at which they begin.
    ///   - wait: The part of the time left that passes before.
    ///   - rest: The part of the whole time that is left.
    /// - Returns: The changes as a group.
    @discardableResult
    private func record(
        _ body: () -> Void,
        start: Double,
        wait: Double,
        rest: Double
    ) -> AnimationGroup {
        var transition = wholeTransition(delay: delay)
        let length = transition.duration * rest
        transition.delay += wait * length
        transition.duration = length * (1 - wait)
        if let spring = timingParameters?.springTimingParameters, spring.ownDuration == nil {
            transition.timing = spring.timing(duration: transition.duration, velocity: nil)
        }
        transition.replaces = options.contains(.beginFromCurrentState)
        transition.addsWays = transition.replaces
        let group = AnimationGroup(transition, options, kind: .animator(self))
        group.endsByItself = false
        group.sendsTransitions = isRunning
        if !isRunning { group.restProgress = 0 }
        let block = AnimatorBlock(group: group, start: start)
        block.course.to = isRunning ? 1 : 0
        block.course.transition = transition
        blocks.append(block)
        if flushUpdates {
            UpdateFlush.flush()
            group.record { UpdateFlush.run(body) }
        } else {
            group.record(body)
        }
        group.begin()
        block.course.startTime = now
        return group
    }

    /// Makes what changes from now on a change of its own, since places on the way are shown.
    private func keepChangesApart() {
        for context in Set(blocks.flatMap { $0.group.contexts.map(ObjectIdentifier.init) }) {
            let contexts = blocks.lazy.flatMap { $0.group.contexts }
            contexts.first { ObjectIdentifier($0) == context }?.scene?.keepChangesApart()
        }
    }

    /// Lets a block go on from where it is held.
    private func go(
        on block: AnimatorBlock,
        _ rest: AnimatorRemainder,
        done: Double,
        at now: TimeInterval
    ) {
        let place = block.course.progress(at: now)
        let goal = storedIsReversed ? 0.0 : 1
        block.course = AnimatorCourse(
            from: place,
            to: goal,
            transition: rest.transition(of: block, at: place, done: done, to: goal),
            startTime: now
        )
        block.group.restProgress = goal
        for view in block.group.changedViews {
            view.showHeld(with: place == goal ? nil : block.course.transition)
        }
    }

    /// Holds everything at a fraction of the way.
    private func hold(fraction: Double, keepsPlaces: Bool, at now: TimeInterval) {
        let wasRunning = isRunning
        timer?.cancel()
        if wasRunning { keepChangesApart() }
        isRunning = false
        keeper = nil
        course = AnimatorCourse(from: fraction, to: fraction, startTime: now)
        for block in blocks {
            var place = block.course.progress(at: now)
            if !keepsPlaces {
                let whole = scrubsLinearly ? fraction : timed(fraction)
                place = block.start < 1 ? max((whole - block.start) / (1 - block.start), 0) : 0
            }
            block.course = AnimatorCourse(from: place, to: place, startTime: now)
            block.group.restProgress = place
            for view in block.group.changedViews {
                if wasRunning {
                    view.animationState?.operations += [.end(.frame), .end(.style)]
                }
                view.showHeld(with: nil)
            }
        }
    }

    /// Returns the part of the way of a part of the time.
    private func timed(_ fraction: Double) -> Double {
        let transition = wholeTransition(delay: 0)
        return transition.timing.progress(at: fraction, of: transition.duration)
    }

    /// Returns how much of a group's way is done.
    func progress(of group: AnimationGroup, at now: TimeInterval) -> Double {
        blocks.first { $0.group === group }?.course.progress(at: now) ?? 1
    }

    private func scheduleEnd() {
        timer?.cancel()
        guard isRunning else { return }
        let now = self.now
        let end = max(blocks.map(\.course.endTime).max() ?? now, course.endTime)
        let wait = max(end - now, 0)
        let context = blocks.lazy.compactMap { $0.group.contexts.first }.first
        guard let context = context ?? RenderContext.current else {
            return DispatchQueue.main.async { MainActor.assumeIsolated { self.reachEnd() } }
        }
        timer = context.schedule(after: wait) { [weak self] in self?.reachEnd() }
    }

    private func reachEnd() {
        guard isRunning, state == .active else { return }
        let position: UIViewAnimatingPosition = storedIsReversed ? .start : .end
        if pausesOnCompletion {
            return hold(fraction: position == .start ? 0 : 1, keepsPlaces: true, at: now)
        }
        end(at: position)
    }

    private func end(at position: UIViewAnimatingPosition) {
        take(position)
        let completions = completions
        self.completions = []
        reset()
        for completion in completions { completion(position) }
    }

    /// Makes what an end shows the values of the views.
    private func take(_ position: UIViewAnimatingPosition) {
        let now = self.now
        for block in blocks.reversed() {
            let progress: Double? =
                switch position {
                case .end: nil
                case .start: 0
                case .current: block.course.progress(at: now)
                }
            for view in block.group.changedViews {
                if let progress { view.takeValues(of: block.group, at: progress) }
                view.setNeedsRender()
            }
            block.group.restProgress = 1
            block.group.leave()
        }
    }

    /// The scene of the views is gone, as on iOS the process with all animators.
    func sceneDidEnd() {
        completions = []
        reset()
    }

    private func reset() {
        timer?.cancel()
        for block in blocks {
            block.group.restProgress = 1
            block.group.leave()
        }
        blocks = []
        waiting = []
        isRunning = false
        state = .inactive
        keeper = nil
    }
}
