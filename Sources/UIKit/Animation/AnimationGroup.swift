import RenderTree

/// What animation blocks are open now.
@MainActor
final class Animator {
    static let current = Animator()

    /// The block that runs; blocks are synchronous, so that one scene never sees another's.
    var group: AnimationGroup?
    /// What takes up whole blocks, to lead them by a gesture; nil where they run by themselves.
    var holder: UIViewPropertyAnimator?
    /// The blocks that were begun and not committed yet, innermost last.
    @exclusivity(unchecked) var openBlocks: [AnimationBlock] = []
    /// Whether changes are animated where the scene that runs says nothing of it itself.
    private var isEnabledElsewhere = true

    /// Whether changes made by the code that runs are animated.
    ///
    /// What is said outside of all scenes, as at launch and in tests, counts for every scene whose
    /// own code said nothing.
    var isEnabled: Bool {
        get { RenderContext.current?.areAnimationsEnabled ?? isEnabledElsewhere }
        set {
            if let context = switchingContext {
                context.areAnimationsEnabled = newValue
            } else if RenderContext.current != nil || SceneOrigin.current == nil {
                // Code that outlived its scene says nothing for the others.
                isEnabledElsewhere = newValue
            }
        }
    }

    /// The context whose own switch is set by the code that runs.
    ///
    /// The scene of windows in a process that serves no app has none: its code and that of tests
    /// are one person's.
    private var switchingContext: RenderContext? {
        guard let context = RenderContext.current,
            !UIApplication.shared.isUnseen(context.scene)
        else { return nil }
        return context
    }

    /// Runs code whose changes are not animated.
    func withoutAnimations(_ body: () -> Void) {
        guard UpdateFlush.isOn, group != nil else { return runWithoutAnimations(body) }
        UpdateFlush.flush()
        runWithoutAnimations { UpdateFlush.run(body) }
    }

    private func runWithoutAnimations(_ body: () -> Void) {
        guard let context = switchingContext else {
            let wasEnabled = isEnabledElsewhere
            isEnabledElsewhere = false
            body()
            isEnabledElsewhere = wasEnabled
            return
        }
        let own = context.areAnimationsEnabled
        context.areAnimationsEnabled = false
        body()
        context.areAnimationsEnabled = own
    }

    /// The block that takes up changes made now; nil where they are not animated.
    var recordingGroup: AnimationGroup? {
        guard let group, isEnabled, !CATransaction.disableActions() else { return nil }
        return group.records ? group : nil
    }
}

/// The parts of a node that take a transition of their own.
enum AnimatedPart {
    case frame, style, content
    /// What a layer draws by itself, which is led as an animation beside the node.
    case drawing
}

/// The changes of one animation block.
@MainActor
final class AnimationGroup {
    /// How the changes are led over time.
    var transition: Transition
    let options: UIView.AnimationOptions
    /// What becomes of the changes besides their transition.
    enum Kind {
        /// They take the transition.
        case block
        /// They are collected as keyframes of the whole.
        case keyframes(KeyframeRecorder)
        /// They are led by an animator, which may stop and turn them.
        case animator(UIViewPropertyAnimator)
        /// They are not animated by themselves: the picture of a view that holds them is.
        case still
    }
    let kind: Kind
    private var completion: ((Bool) -> Void)?
    private(set) var contexts: [RenderContext] = []
    /// The views that the block changed and that are still in a window.
    private var views: [ObjectIdentifier: UIView] = [:]
    /// The stacks whose arranged views the block hid or showed.
    private var stacks: [UIStackView] = []
    /// The views that stay visible until the end, since the block hid them.
    private var leavingViews: [UIView] = []
    private var timer: SceneTimer?
    /// The time on the scene's clock at which the block was run.
    private(set) var startTime: TimeInterval = 0
    /// The progress that the views' nodes stand for: below 1 while an animator holds the changes.
    var restProgress = 1.0
    /// Whether the group is over, and so leaves nothing on screen.
    private(set) var isOver = false
    /// What of a transaction waits for the group's end.
    private let transactionEnd = CATransaction.current?.end
    /// Whether the group ends with its time, and not when an animator says so.
    var endsByItself = true
    /// Whether the page plays the changes as they are made; an animator may hold them first.
    var sendsTransitions = true
    /// The end of blocks inside that take longer than the group.
    private var innerLength = 0.0
    /// Where a block inside runs, whose end is waited for.
    private weak var innerContext: RenderContext?

    /// Makes the end wait for that of a block inside.
    func wait(for inner: AnimationGroup) {
        innerLength = max(innerLength, inner.transition.length)
        innerContext = inner.contexts.first ?? innerContext
    }

    init(
        _ transition: Transition,
        _ options: UIView.AnimationOptions = [],
        kind: Kind = .block,
        _ completion: ((Bool) -> Void)? = nil
    ) {
        self.transition = transition
        self.options = options
        self.kind = kind
        self.completion = completion
        transactionEnd?.retain()
    }

    @discardableResult
    static func run(
        _ transition: Transition,
        _ options: UIView.AnimationOptions,
        _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) -> AnimationGroup {
        guard options.contains(.flushUpdates) || UpdateFlush.isOn else {
            return runAsIs(transition, options, animations, completion)
        }
        UpdateFlush.flush()
        return runAsIs(transition, options, { UpdateFlush.run(animations) }, completion)
    }

    private static func runAsIs(
        _ transition: Transition,
        _ options: UIView.AnimationOptions,
        _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) -> AnimationGroup {
        if let holder = Animator.current.holder, Animator.current.group == nil,
            transition.length > 0, transition.length.isFinite
        {
            return holder.take(transition, options, animations, completion)
        }
        let group = AnimationGroup(transition, options, completion)
        group.record(animations)
        group.begin()
        return group
    }

    /// Sets what is called at the end, before the group begins.
    func onEnd(_ completion: @escaping (Bool) -> Void) { self.completion = completion }

    /// Whether the changes take the transition as they are, without keyframes and animators.
    var isPlain: Bool {
        if case .block = kind { return true }
        return false
    }

    /// Whether changes made in the block are animated one by one.
    var records: Bool {
        if case .still = kind { return false }
        return true
    }

    /// Runs a block whose changes belong to the group.
    func record(_ animations: () -> Void) {
        let outer = Animator.current.group
        Animator.current.group = self
        animations()
        endRecording(outer)
    }

    /// Takes up what the block changed, and lets changes belong to the group around it.
    func endRecording(_ outer: AnimationGroup?) {
        // As in UIKit, stacks arrange themselves within the block that hides their views.
        while let stack = stacks.popLast() { (stack.superview ?? stack).layoutIfNeeded() }
        settle()
        Animator.current.group = outer
    }

    /// Takes up what the block changed so far.
    func settle() {
        for view in views.values where view.animationState?.openGroup === self {
            view.settleAnimation()
        }
    }

    /// Notes that the block changes a view of a scene.
    func note(_ view: UIView, in context: RenderContext) {
        views[ObjectIdentifier(view)] = view
        guard !contexts.contains(where: { $0 === context }) else { return }
        contexts.append(context)
        startTime = context.clock.now
        context.scene?.keepChangesApart()
    }

    /// Notes that an arranged view is about to be hidden or shown.
    func noteArrangement(of view: UIView, in stack: UIStackView) {
        if !stacks.contains(where: { $0 === stack }) { stacks.append(stack) }
        guard view.isHidden, transition.duration > 0, transition.length.isFinite,
            let context = view.rendering.context
        else { return }
        note(view, in: context)
        leavingViews.append(view)
        view.makeAnimations().isLeaving = true
    }

    /// The views that the block changed.
    var changedViews: [UIView] { Array(views.values) }

    /// A view left its window: its animations are cut off, as in Core Animation.
    func viewDidLeave(_ view: UIView) {
        release(view)
    }

    /// A view has no animation of this group any more.
    func release(_ view: UIView) {
        guard views.removeValue(forKey: ObjectIdentifier(view)) != nil, views.isEmpty else {
            return
        }
        finishSoon(false)
    }

    /// Returns how much of the way is done at a time of the scene's clock.
    func progress(at now: TimeInterval) -> Double {
        if case .animator(let animator) = kind { return animator.progress(of: self, at: now) }
        return transition.progress(after: now - startTime)
    }

    /// Whether views take no touches while they change.
    var blocksTouches: Bool {
        guard !isOver, !options.contains(.allowUserInteraction) else { return false }
        if case .animator(let animator) = kind { return !animator.isUserInteractionEnabled }
        return true
    }

    // MARK: - End

    /// Waits for the end, once everything is noted.
    func begin() {
        let context = contexts.first ?? innerContext ?? RenderContext.current
        guard let context else {
            return DispatchQueue.main.async { MainActor.assumeIsolated { self.finish(true) } }
        }
        // An empty block completes in the next turn, as in UIKit.
        let wait = contexts.isEmpty ? innerLength : max(transition.length, innerLength)
        if !contexts.isEmpty { context.runningGroups.append(self) }
        guard wait.isFinite, endsByItself else { return }
        timer = context.schedule(after: wait) { [self] in finish(true) }
    }

    /// Ends the animation in the next turn, as when it is cut off.
    func finishSoon(_ finished: Bool) {
        timer?.cancel()
        guard !isOver, endsByItself else { return }
        guard let context = contexts.first, !context.isClosed else { return sceneDidClose() }
        context.runningGroups.removeAll { $0 === self }
        timer = context.schedule(after: 0) { [self] in finish(finished) }
    }

    /// The scene ended, and its clock may never go on.
    private func sceneDidClose() {
        timer = nil
        leave()
        contexts = []
        DispatchQueue.main.async { MainActor.assumeIsolated { self.finish(false) } }
    }

    /// The scene is gone: nothing is left of what would not have ended by itself, and nobody is told.
    func sceneDidEnd() {
        timer?.cancel()
        timer = nil
        leave()
        contexts = []
        completion = nil
        if case .animator(let animator) = kind { animator.sceneDidEnd() }
    }

    /// Takes the group's changes off the views, which show their own values.
    func leave() {
        guard !isOver else { return }
        isOver = true
        for context in contexts { context.runningGroups.removeAll { $0 === self } }
        for view in views.values { view.animationState?.remove(self, from: view) }
        for view in leavingViews {
            view.animationState?.isLeaving = false
            view.setNeedsRender()
        }
        views = [:]
        leavingViews = []
        transactionEnd?.release()
    }

    private func finish(_ finished: Bool) {
        leave()
        timer = nil
        let completion = completion
        self.completion = nil
        completion?(finished)
    }
}
