import RenderTree

/// What is animated of one view; views that never were have none.
@MainActor
final class ViewAnimations {
    /// How the changes since the last commit are shown, where they are animated.
    var transitions: NodeTransitions?
    /// The block that the changes since `startValues` belong to.
    private(set) var openGroup: AnimationGroup?
    private var startValues: LayerValues?
    /// What runs, oldest first.
    private(set) var running: [RunningAnimation] = []
    /// What the next commit tells the page.
    var operations: [AnimationOperation] = []
    /// The animations that the next commit tells the page to play.
    var runsToTell: [LayerAnimationRun] = []
    /// Whether the view is still drawn, though it is hidden already.
    var isLeaving = false

    /// Changes of a view that a block animates.
    struct RunningAnimation {
        let group: AnimationGroup
        var tracks: [PropertyTrack]
        /// The transition where it is not the group's: that of a spring with a speed of its own.
        var transition: Transition?
        /// The names that the layer lists the properties under, once somebody asked for them.
        var keys: [String: String] = [:]

        @MainActor
        func progress(at now: TimeInterval) -> Double {
            guard let transition else { return group.progress(at: now) }
            return transition.progress(after: now - group.startTime)
        }
    }

    /// Whether nothing is animated, so that this can go.
    var isIdle: Bool {
        transitions == nil && openGroup == nil && running.isEmpty && operations.isEmpty
            && explicit.isEmpty && runsToTell.isEmpty && !isLeaving
    }

    /// The animations that were added to the layer, oldest first.
    var explicit: [LayerAnimationRun] = []
    /// Whether the layer's time goes by in another way than the page knows.
    var isRetimed = false

    /// Tells the page again of what runs, whose time goes by in another way.
    func tellTimesAgain() {
        isRetimed = false
        for run in explicit where !runsToTell.contains(where: { $0 === run }) {
            operations.append(.end(.key(run.wireKey)))
            runsToTell.append(run)
        }
    }

    // MARK: - Recording

    /// Begins to take up changes for a block.
    func open(_ group: AnimationGroup, _ view: UIView) {
        openGroup = group
        startValues = LayerValues(of: view.layer)
    }

    /// Ends taking up changes for a block, and returns them.
    func close(_ view: UIView) -> (group: AnimationGroup, from: LayerValues, to: LayerValues)? {
        guard let group = openGroup, let startValues else { return nil }
        openGroup = nil
        self.startValues = nil
        return (group, startValues, LayerValues(of: view.layer))
    }

    /// Adds what a block changed.
    func add(
        _ tracks: [PropertyTrack],
        of group: AnimationGroup,
        transition: Transition? = nil
    ) {
        guard !tracks.isEmpty || !group.records else { return }
        running.append(RunningAnimation(group: group, tracks: tracks, transition: transition))
    }

    /// Takes what a block changed off a view.
    func remove(_ group: AnimationGroup, from view: UIView) {
        running.removeAll { $0.group === group }
        if openGroup === group {
            openGroup = nil
            startValues = nil
        }
    }

    /// Returns the name under which the layer lists what a block leads, which it keeps to its end.
    ///
    /// - Parameters:
    ///   - name: The name of the property.
    ///   - index: The block's place among those that run.
    /// - Returns: The property's name, with a number where another block has that.
    func key(of name: String, at index: Int) -> String {
        if let key = running[index].keys[name] { return key }
        let taken = Set(running.compactMap { $0.keys[name] })
        var (key, number) = (name, 1)
        while taken.contains(key) {
            number += 1
            key = "\(name)-\(number)"
        }
        running[index].keys[name] = key
        return key
    }

    /// Takes a property away from one block, which goes on without it.
    func endTrack(of property: LayerProperty, in group: AnimationGroup, _ view: UIView) {
        guard
            let index = running.firstIndex(where: { animation in
                animation.group === group && animation.tracks.contains { $0.property == property }
            })
        else { return }
        running[index].tracks.removeAll { $0.property == property }
        guard running[index].tracks.isEmpty else { return }
        running.remove(at: index)
        if !running.contains(where: { $0.group === group }) { group.release(view) }
    }

    /// Takes properties away from all blocks, which go on without them.
    func endTracks(of properties: Set<LayerProperty>, _ view: UIView) {
        endTracks(of: properties, view) { _ in true }
    }

    /// Takes properties away from all other blocks that lead them, for a group that leads them from
    /// now on; keyframes and animators keep theirs where only plain blocks are asked.
    func endTracks(
        of properties: Set<LayerProperty>,
        for group: AnimationGroup,
        inPlainBlocks isPlain: Bool,
        _ view: UIView
    ) {
        endTracks(of: properties, view) { other in
            other !== group && other.records && (!isPlain || other.isPlain)
        }
    }

    private func endTracks(
        of properties: Set<LayerProperty>,
        _ view: UIView,
        where isAsked: (AnimationGroup) -> Bool
    ) {
        for index in running.indices where isAsked(running[index].group) {
            running[index].tracks.removeAll { properties.contains($0.property) }
        }
        let ended = running.filter { $0.tracks.isEmpty && isAsked($0.group) }.map(\.group)
        running.removeAll { $0.tracks.isEmpty && isAsked($0.group) }
        for other in ended where !running.contains(where: { $0.group === other }) {
            other.release(view)
        }
    }

    // MARK: - Values

    /// Whether values other than the view's own are part of its node.
    var isHeld: Bool { running.contains { $0.group.restProgress != 1 } }

    /// Shows what is held among the values of the layer.
    func applyHeld(to values: inout LayerValues) {
        apply(to: &values) { animation in
            let progress = animation.group.restProgress
            return progress == 1 ? nil : progress
        }
    }

    /// Shows what is animated among the values of the layer.
    func apply(to values: inout LayerValues, at now: TimeInterval) {
        apply(to: &values) { $0.progress(at: now) }
        for run in explicit { run.apply(to: &values, at: now) }
    }

    /// Shows what is left of the ways of blocks, by how far each is; nil for one that shows nothing.
    private func apply(to values: inout LayerValues, _ progress: (RunningAnimation) -> Double?) {
        for animation in running {
            guard let progress = progress(animation) else { continue }
            for track in animation.tracks where track.property != .transform {
                track.apply(to: &values, progress: progress)
            }
        }
        // What is left of a transform is said in the space of the one it leads to: the newest
        // comes next to the layer's own, and all older ones before it.
        for animation in running.reversed() {
            guard let track = animation.tracks.first(where: { $0.property == .transform }),
                let progress = progress(animation)
            else { continue }
            track.apply(to: &values, progress: progress)
            if !track.isAdditive { return }
        }
    }

    /// Returns the speed of a property, in its numbers for each second.
    func velocity(of property: LayerProperty, from base: LayerValues, at now: TimeInterval)
        -> [Double]
    {
        let step = 1e-3
        var (before, after) = (base, base)
        apply(to: &before, at: now - step)
        apply(to: &after, at: now)
        return zip(before[property], after[property]).map { ($1 - $0) / step }
    }

    /// Whether a block that lets no touches through changes the view.
    var blocksTouches: Bool { running.contains { $0.group.blocksTouches } }
}

extension UIView {
    /// Notes that a part is about to change, inside an animation block or outside of one.
    func recordAnimation(_ part: AnimatedPart) {
        let group = Animator.current.group == nil ? nil : Animator.current.recordingGroup
        guard group != nil || animationState != nil else { return }
        guard let context = rendering.context else { return }
        if let group, group.transition.duration > 0 {
            group.note(self, in: context)
            record(part, of: group, in: context)
        } else {
            recordStill(part, replaces: group?.transition.replaces == true, in: context)
        }
    }

    func record(_ part: AnimatedPart, of group: AnimationGroup, in context: RenderContext) {
        if !rendering.isCommitted {
            // A view that the block added starts from the values that it came with.
            context.scene?.keepChangesApart()
        }
        if animationState?.openGroup !== group {
            settleAnimation()
            if rendering.isDirty, animationState?.transitions != nil {
                context.scene?.keepChangesApart()
            }
            makeAnimations().open(group, self)
        }
        if isPartUnsent(part, of: group) { context.scene?.keepChangesApart() }
        let animations = makeAnimations()
        if case .keyframes = group.kind { return }
        // Where the layer above says a transform, what is seen of it depends on the place.
        if part == .frame, superview?.layer.rare?.extras?.sublayerTransform != nil {
            record(.style, of: group, in: context)
        }
        guard group.sendsTransitions, part != .drawing else { return }
        var pending = animations.transitions ?? NodeTransitions()
        pending[part] = group.transition
        animations.transitions = pending
    }

    /// Whether the page does not know yet what the part is led from.
    ///
    /// Most views that are dirty were only laid out; telling of each apart would cost bytes.
    private func isPartUnsent(_ part: AnimatedPart, of group: AnimationGroup) -> Bool {
        // Keyframes are told of as a whole, so that places between them are of no interest.
        if case .keyframes = group.kind { return false }
        guard rendering.isDirty, let animations = animationState,
            animations.transitions?[part] == nil
        else { return false }
        guard part == .frame, let committed = rendering.committed else {
            return animations.transitions?.frame == nil
        }
        return frameInNode != committed.frame
    }

    /// A change that is not animated leaves what runs as it is: both add up.
    private func recordStill(_ part: AnimatedPart, replaces: Bool, in context: RenderContext) {
        guard let animations = animationState else { return }
        settleAnimation()
        if rendering.isDirty, animations.transitions?[part] != nil {
            context.scene?.keepChangesApart()
        }
        guard replaces, animationState != nil else { return }
        endAnimations(of: part)
    }

    /// Ends what runs on a part, which shows its own values at once.
    func endAnimations(of part: AnimatedPart) {
        guard let animations = animationState else { return }
        let properties = Set(LayerProperty.allCases.filter { $0.part == part })
        animations.endTracks(of: properties, self)
        if part == .content || part == .drawing { return }
        animations.operations.append(.end(part == .frame ? .frame : .style))
        setNeedsRender()
    }

    func makeAnimations() -> ViewAnimations {
        if let animations = animationState { return animations }
        let animations = ViewAnimations()
        animationState = animations
        return animations
    }

    /// Takes up what the open block changed so far.
    func settleAnimation() {
        guard let animations = animationState else { return }
        guard let (group, from, to) = animations.close(self) else { return }
        if case .keyframes(let recorder) = group.kind {
            return recorder.note(self, from: from, to: to)
        }
        let tracks = from.tracks(to: to)
        guard !tracks.isEmpty else { return }
        let isFlat = isFlatTransformLed(by: tracks)
        let ending = tracks.filter { track in
            track.property.endsWhatRuns(before: group.transition)
                || (isFlat && track.property == .transform)
        }
        let properties = Set(ending.map(\.property))
        let joining = tracks.filter { !properties.contains($0.property) }
        if !joining.isEmpty {
            animations.add(joining, of: group)
            playDrawing(joining, of: group)
        }
        guard !ending.isEmpty else { return }
        replace(ending, of: group, from: from, to: to, isAlone: joining.isEmpty)
    }

    /// Whether a way from or to a transform without an inverse meets another one, which it cannot
    /// be added to.
    private func isFlatTransformLed(by tracks: [PropertyTrack]) -> Bool {
        guard let new = tracks.first(where: { $0.property == .transform }) else { return false }
        let running = animationState?.running.flatMap(\.tracks) ?? []
        let old = running.filter { $0.property == .transform }
        return !old.isEmpty && (old + [new]).contains { !$0.isAdditive }
    }

    /// Has the page play what a layer draws by itself.
    private func playDrawing(_ tracks: [PropertyTrack], of group: AnimationGroup) {
        let drawn = tracks.filter { $0.property.part == .drawing }
        guard !drawn.isEmpty, group.sendsTransitions, let context = rendering.context else {
            return
        }
        playOnPage(
            LayerAnimationRun(
                key: nil,
                wireKey: "",
                animation: nil,
                tracks: drawn,
                transition: group.transition,
                startTime: context.clock.now,
                fill: (true, false),
                onEnd: { _ in }
            )
        )
    }

    /// Ends what ran on properties, and starts their tracks where the block says.
    ///
    /// A spring goes on with the speed of what it ends where nothing else of the block is added to
    /// what runs, and so is alone.
    private func replace(
        _ tracks: [PropertyTrack],
        of group: AnimationGroup,
        from: LayerValues,
        to: LayerValues,
        isAlone: Bool
    ) {
        guard let animations = animationState, let context = rendering.context else { return }
        let now = context.clock.now
        var shown = from
        animations.apply(to: &shown, at: now)
        let isPlain = !group.transition.replaces
        if isPlain {
            // As in UIKit, only blocks that say so take up what is on screen.
            shown.opacity = from.opacity
            shown.backgroundColor = from.backgroundColor
        }
        let led = Set(tracks.map(\.property))
        for part in [AnimatedPart.frame, .style, .drawing] {
            let properties = led.filter { $0.part == part }
            guard let main = LayerProperty.allCases.first(where: properties.contains) else {
                continue
            }
            var transition = group.transition
            if isAlone, !isPlain || main == .transform {
                let velocity = animations.velocity(of: main, from: from, at: now)
                transition.takeOver(velocity, from: shown[main], to: to[main])
            }
            animations.endTracks(
                of: properties,
                for: group,
                inPlainBlocks: isPlain && main != .transform,
                self
            )
            let tracks = shown.tracks(to: to).filter { properties.contains($0.property) }
            // A group whose time a gesture holds has its own course.
            let own = transition == group.transition ? nil : transition
            animations.add(tracks, of: group, transition: own)
            playDrawing(tracks, of: group)
            if animations.transitions?[part] == group.transition {
                animations.transitions?[part] = transition
            }
        }
    }
}

extension Transition {
    /// Makes a spring go on with the speed of what it takes over.
    ///
    /// - Parameters:
    ///   - velocity: The speed, in numbers of the property for each second.
    ///   - start: The value on screen.
    ///   - end: The value that the spring rests at.
    fileprivate mutating func takeOver(_ velocity: [Double], from start: [Double], to end: [Double])
    {
        guard case .spring(let mass, let stiffness, let damping, let own) = timing else { return }
        let way = zip(start, end).map { $1 - $0 }
        let square = way.reduce(0) { $0 + $1 * $1 }
        let product = zip(way, velocity).reduce(0) { $0 + $1.0 * $1.1 }
        guard square > 1e-9 else { return }
        timing = .spring(
            mass: mass,
            stiffness: stiffness,
            damping: damping,
            initialVelocity: own + product / square
        )
    }
}

extension NodeTransitions {
    /// The transition of a part.
    subscript(part: AnimatedPart) -> Transition? {
        get {
            switch part {
            case .frame: frame
            case .style: style
            case .content: content
            case .drawing: nil
            }
        }
        set {
            switch part {
            case .frame: frame = newValue
            case .style: style = newValue
            case .content: content = newValue
            case .drawing: break
            }
        }
    }
}
