import RenderTree

/// A way of content to an offset that the app chose, which the page goes in the same time.
@MainActor
final class ScrollMotion {
    /// The way of a page, in seconds.
    static let transition = Transition(
        duration: 0.3,
        timing: UIView.AnimationCurve.easeInOut.timing
    )

    /// The time between two steps, in seconds.
    private static let step = 1.0 / 30

    /// Where the content came from, and where it goes.
    private(set) var start: CGPoint
    private(set) var target: CGPoint
    private let startTime: TimeInterval
    /// Asks again for the target, where what stands there moves when it is measured on the way.
    private let aim: (@MainActor () -> CGPoint?)?
    /// Called where the way is cut off before its end.
    let interrupted: (@MainActor (UIScrollView) -> Void)?
    private let end: @MainActor (UIScrollView) -> Void
    private var timer: SceneTimer?

    init(
        from start: CGPoint,
        to target: CGPoint,
        at time: TimeInterval,
        aim: (@MainActor () -> CGPoint?)?,
        interrupted: (@MainActor (UIScrollView) -> Void)?,
        _ end: @escaping @MainActor (UIScrollView) -> Void
    ) {
        self.start = start
        self.target = target
        startTime = time
        self.aim = aim
        self.interrupted = interrupted
        self.end = end
    }

    /// Waits for the next step of a scroll view.
    func wait(_ scrollView: UIScrollView, in context: RenderContext) {
        let left = startTime + Self.transition.duration - context.clock.now
        let wait = min(Self.step, max(0, left))
        timer = context.schedule(after: wait) { [weak self, weak scrollView] in
            guard let self, let scrollView else { return }
            go(scrollView)
        }
    }

    func cancel() {
        timer?.cancel()
        timer = nil
    }

    private func go(_ scrollView: UIScrollView) {
        timer = nil
        guard scrollView.scroll.motion === self else { return }
        if let aim, let place = aim().map(scrollView.rounded), place != target {
            target = place
            // The page is on its way to what stood there before.
            scrollView.tellMotion()
        }
        let context = scrollView.rendering.context
        let elapsed = context.map { $0.clock.now - startTime } ?? .infinity
        // Times are sums of parts, whose last digits differ.
        let isOver = elapsed > Self.transition.duration - 1e-6
        scrollView.follow(self, to: isOver ? target : place(after: elapsed))
        // Who hears of the step may have chosen another way.
        guard scrollView.scroll.motion === self else { return }
        guard isOver else {
            if let context = scrollView.rendering.context {
                wait(scrollView, in: context)
            } else {
                go(scrollView)
            }
            return
        }
        scrollView.scroll.motion = nil
        end(scrollView)
    }

    private func place(after elapsed: TimeInterval) -> CGPoint {
        let done = Self.transition.progress(after: elapsed)
        return CGPoint(
            x: start.x + (target.x - start.x) * done,
            y: start.y + (target.y - start.y) * done
        )
    }

    /// Follows content that moved under what is seen.
    func shift(by change: CGPoint) {
        (start.x, start.y) = (start.x + change.x, start.y + change.y)
        guard aim == nil else { return }
        (target.x, target.y) = (target.x + change.x, target.y + change.y)
    }

    /// Goes elsewhere from now on, as content gets shorter.
    func turn(to target: CGPoint) { self.target = target }

    /// How the page goes the rest of the way; nil once it is over.
    func rest(at time: TimeInterval?) -> Transition? {
        guard let time, time > startTime else { return Self.transition }
        var rest = Self.transition
        rest.duration = max(0.01, startTime + rest.duration - time)
        // In its middle the way is at its fastest.
        rest.timing = UIView.AnimationCurve.easeOut.timing
        return rest
    }
}
