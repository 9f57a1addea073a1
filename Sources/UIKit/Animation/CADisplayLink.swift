import Foundation

/// Calls a method again and again as time passes, in step with what pages show.
///
/// Time is that of the scene that runs when the link is added to a run loop. The calls rest while
/// the scene is in the background, and end with it.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    /// The calls a second where the app asks for no rate.
    ///
    /// Each call that changes something is a message to a page.
    static let standardRate = 30.0
    /// The most calls a second.
    static let highestRate = 60.0

    private var target: AnyObject?
    private let method: ActionMethod
    private var modes: Set<RunLoop.Mode> = []
    private weak var scene: UIWindowScene?
    private var clock: (any SceneClock)?
    private var timer: SceneTimer?
    /// When the first of the calls in a row was due, and how many there were since.
    private var start: CFTimeInterval = 0
    private var calls = 0

    /// Creates a link that calls nothing, as tests do.
    public override init() {
        method = ActionMethod()
        super.init()
    }

    /// Creates a link that calls a named method; it keeps the target until it is invalidated.
    public init(target: Any, selector: Selector) {
        self.target = TargetAction.unwrap(target)
        method = selector.action
        super.init()
    }

    /// Creates a link that calls a method without parameters.
    public init<R: AnyObject, X>(
        target: Any,
        selector: @escaping @MainActor (R) -> @MainActor () -> X
    ) {
        self.target = TargetAction.unwrap(target)
        method = ActionMethod(selector)
        super.init()
    }

    /// Creates a link that calls a method with itself.
    public init<R: AnyObject, S, X>(
        target: Any,
        selector: @escaping @MainActor (R) -> @MainActor (S) -> X
    ) {
        self.target = TargetAction.unwrap(target)
        method = ActionMethod(selector)
        super.init()
    }

    // MARK: - Time

    /// The time of what is shown now, in seconds of `CACurrentMediaTime()`.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time of what the call makes, which is that of the next call.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// The time between two calls, in seconds; 0 before the first.
    open private(set) var duration: CFTimeInterval = 0

    /// How many calls a second the app asks for; 0, the default, leaves it to the system: 30.
    ///
    /// At most 60 are made.
    open var preferredFramesPerSecond = 0 {
        didSet {
            guard preferredFramesPerSecond != oldValue else { return }
            let rate = Float(max(preferredFramesPerSecond, 0))
            preferredFrameRateRange = CAFrameRateRange(
                minimum: rate,
                maximum: rate,
                preferred: rate
            )
        }
    }

    /// How many sixtieths of a second pass from call to call; older than rates.
    ///
    /// Default 1, which leaves it to the system until it is set.
    open var frameInterval: Int {
        get { preferredFramesPerSecond > 0 ? max(60 / preferredFramesPerSecond, 1) : 1 }
        set { preferredFramesPerSecond = 60 / min(max(newValue, 1), 60) }
    }

    /// The rates that the app asks for; default the system's own.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { if preferredFrameRateRange != oldValue { beginAnew() } }
    }

    /// Whether the calls rest; default false.
    open var isPaused = false {
        didSet { if isPaused != oldValue { beginAnew() } }
    }

    /// The time between two calls that the app's wishes lead to, in seconds.
    private var interval: CFTimeInterval {
        let range = preferredFrameRateRange
        let wish = [range.preferred, range.maximum, 0].compactMap { $0 }.first { $0 > 0 }
        guard let wish else { return 1 / Self.standardRate }
        return 1 / min(max(Double(wish), 1), Self.highestRate)
    }

    // MARK: - Calls

    /// Begins the calls; all modes of a run loop are the same.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil else { return }
        let isFirst = modes.isEmpty
        modes.insert(mode)
        guard isFirst else { return }
        scene = UIWindowScene.current
        clock = scene?.renderContext.clock ?? SystemSceneClock()
        beginAnew()
    }

    /// Ends the calls for a mode; without any, there are none.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        if modes.isEmpty { rest() }
    }

    /// Ends the calls for good and lets go of the target.
    open func invalidate() {
        modes = []
        rest()
        target = nil
    }

    private func rest() {
        timer?.cancel()
        timer = nil
    }

    private func beginAnew() {
        rest()
        guard !modes.isEmpty, !isPaused, let clock else { return }
        start = clock.now
        calls = 0
        wait()
    }

    private func wait() {
        guard let clock else { return }
        // Counted from the start, so that lateness does not add up.
        calls += 1
        let due = start + Double(calls) * interval
        let action: @MainActor () -> Void = { [self] in tick() }
        let delay = max(0, due - clock.now)
        if let scene {
            timer = scene.renderContext.schedule(after: delay, action)
        } else {
            timer = clock.schedule(after: delay, action)
        }
    }

    private func tick() {
        timer = nil
        guard !modes.isEmpty, !isPaused, let clock, let target else { return }
        let step = interval
        let now = clock.now
        let missed = Int(((now - start) / step).rounded(.down)) - calls
        // Calls that were missed are left out.
        if missed > 0 { calls += missed }
        let due = start + Double(calls) * step
        timestamp = due
        targetTimestamp = due + step
        duration = step
        if scene?.activationState != .background {
            _ = method.call(target, self, nil)
        }
        // The call may have ended, changed or paused it.
        if timer == nil, !modes.isEmpty, !isPaused { wait() }
    }
}
