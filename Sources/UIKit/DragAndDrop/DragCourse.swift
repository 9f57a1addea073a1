import CoreGraphics
import RenderTree

/// A drag from its beginning to its end: what is lifted, and what it is held over.
@MainActor
final class DragCourse {
    enum Phase {
        /// The source has said what it gives.
        case asked
        /// A finger holds it where it was.
        case lifted
        case dragging, over
    }

    private let place: DragPlace
    var items: [UIDragItem]
    /// The drag as its source sees it; nil for what comes from outside of the page.
    let drag: LocalDragSession?
    let source: UIDragInteraction?
    /// The drag as its targets see it; nil before it begins.
    private(set) var drop: LocalDropSession?
    weak var window: UIWindow?
    var previews: [(item: UIDragItem, preview: UITargetedDragPreview)] = []
    /// What was added on the way, by the interactions that gave it.
    var additions: [(source: UIDragInteraction, items: [UIDragItem])] = []
    var view: DragPreviewView?
    /// Where the middle of the pictures is from the finger on, in points.
    private var grip = CGVector.zero
    private(set) var phase = Phase.asked
    private var target: UIDropInteraction?
    /// The touch that moves the drag since the source's view left the window; nil before.
    private var touch: UITouch?
    private(set) var operation = UIDropOperation.cancel
    let springs = SpringLoader()
    /// The targets that were asked if they have to do with the drag, with their answers.
    private var asked: [(target: UIDropInteraction, canHandle: Bool)] = []
    private var entered: [UIDropInteraction] = []

    /// Creates a drag of what a press lifts.
    init(_ session: LocalDragSession, from source: UIDragInteraction, in window: UIWindow) {
        place = session.place
        items = session.items
        drag = session
        self.source = source
        self.window = window
    }

    /// Creates a drag of what comes from outside, which is on its way at once.
    init(_ items: [UIDragItem], at point: CGPoint, in scene: UIWindowScene) {
        place = DragPlace(point, in: scene)
        self.items = items
        drag = nil
        source = nil
        drop = LocalDropSession(items, place, drag: nil)
        phase = .dragging
        scene.requirePageRequests().drags.course = self
    }

    private var scene: UIWindowScene? { place.scene }

    // MARK: - Lifting

    /// Shows that the items are lifted.
    func lift() {
        guard phase == .asked, let drag, let source, let window, let scene else { return }
        phase = .lifted
        scene.requirePageRequests().drags.course = self
        previews = liftedPreviews(of: items, from: source, drag)
        let view = DragPreviewView(previews, in: window)
        self.view = view
        window.addSubview(view)
        let finger = window.pointFromSuperview(place.point)
        grip = CGVector(dx: view.center.x - finger.x, dy: view.center.y - finger.y)
        let animation = DragAnimation()
        source.delegate?.dragInteraction(source, willAnimateLiftWith: animation, session: drag)
        animate {
            view.showLift()
            animation.perform()
        } completion: {
            animation.finish()
        }
    }

    func liftedPreviews(
        of items: [UIDragItem],
        from source: UIDragInteraction,
        _ drag: LocalDragSession
    ) -> [(item: UIDragItem, preview: UITargetedDragPreview)] {
        items.compactMap { item in
            source.delegate?
                .dragInteraction(source, previewForLifting: item, session: drag)
                .map { (item, $0) }
        }
    }

    /// Begins to move what is lifted about.
    func begin() {
        guard phase == .lifted, let drag, let source, let scene else { return }
        phase = .dragging
        // The menu that the same press showed gives way.
        (scene.frontPresentation?.presentedViewController as? MenuController)?.end()
        let delegate = source.delegate
        drag.allowsMoveOperation =
            delegate?.dragInteraction(source, sessionAllowsMoveOperation: drag) ?? true
        drag.isRestrictedToDraggingApplication =
            delegate?.dragInteraction(source, sessionIsRestrictedToDraggingApplication: drag)
            ?? false
        drop = LocalDropSession(items, place, drag: drag)
        delegate?.dragInteraction(source, sessionWillBegin: drag)
        // The app may have taken the drag back.
        guard phase == .dragging, let view, let window else { return }
        view.showDragged(at: window.pointFromSuperview(place.point))
        animate { view.gather() }
        let origin = CGPoint(
            x: view.center.x - view.bounds.width / 2,
            y: view.center.y - view.bounds.height / 2
        )
        scene.perform(
            .drag(
                .follow(
                    scene.renderContext.id(of: view),
                    grip: CGPoint(x: place.point.x - origin.x, y: place.point.y - origin.y)
                )
            )
        )
    }

    // MARK: - Moving

    /// Moves the drag to a point of the screen.
    func move(to point: CGPoint) {
        guard phase == .dragging else { return }
        place.point = point
        if let view, let window {
            let finger = window.pointFromSuperview(point)
            let center = CGPoint(x: finger.x + grip.dx, y: finger.y + grip.dy)
            UIView.performWithoutAnimation { view.center = center }
        }
        if let source, let drag {
            source.delegate?.dragInteraction(source, sessionDidMove: drag)
        }
        retarget()
    }

    /// Tells targets where the drag is, though it may have stayed while what is below it moved.
    func retarget() {
        guard phase == .dragging, let drop else { return }
        let found = findTarget(drop)
        if found !== target {
            let old = target
            target = nil
            old?.exit(drop)
            guard phase == .dragging else { return }
            target = found
            if let found {
                if !entered.contains(where: { $0 === found }) { entered.append(found) }
                found.enter(drop)
            }
        }
        operation = target?.update(drop) ?? .cancel
        view?.show(operation, isLocalMove: drag != nil)
        if phase == .dragging { springs.update(place) }
    }

    /// Returns the target at the drag's place: the innermost one that has to do with it.
    private func findTarget(_ drop: LocalDropSession) -> UIDropInteraction? {
        guard let scene, scene.ignoredInput == 0 else { return nil }
        var view = scene.hitTest(place.point)
        while let candidate = view {
            if let rare = candidate.rare {
                for case let found as UIDropInteraction in rare.interactions
                where canHandle(found, drop) {
                    return found
                }
            }
            view = candidate.superview
        }
        return nil
    }

    private func canHandle(_ target: UIDropInteraction, _ drop: LocalDropSession) -> Bool {
        if let known = asked.first(where: { $0.target === target }) { return known.canHandle }
        let answer = target.canHandle(drop)
        asked.append((target, answer))
        return answer
    }

    /// Forgets what targets said, as where more is known of the items now.
    func forgetAnswers() { asked = [] }

    /// Whether the target would take the items.
    var wouldDrop: Bool { target != nil && (operation == .copy || operation == .move) }

    /// Goes on with a touch of which the source hears no more; what was only lifted is put down.
    func follow(_ touch: UITouch) {
        guard phase == .dragging else { return cancel() }
        self.touch = touch
    }

    /// Takes a step of the touch that the drag follows, at a point of the screen.
    func take(_ step: UITouch, at point: CGPoint) {
        guard step === touch else { return }
        switch step.phase {
        case .moved: move(to: point)
        case .ended: letGo(at: point)
        case .cancelled: cancel()
        default: break
        }
    }

    // MARK: - The end

    /// The person let go at a point of the screen.
    func letGo(at point: CGPoint) {
        guard phase == .dragging else { return cancel() }
        move(to: point)
        guard phase == .dragging, wouldDrop, let target, let drop else { return cancel() }
        leave()
        target.perform(drop)
        tellWillEnd()
        land(on: target, drop)
    }

    private func land(on target: UIDropInteraction, _ drop: LocalDropSession) {
        let view = view
        var ways: [(item: UIDragItem, goal: DropGoal?)] = []
        for item in items {
            let preview = previews.first { $0.item === item }?.preview
            let goal =
                preview.map { target.goal(of: item, $0, drop)?.resolved }
                ?? target.goals[ObjectIdentifier(item)]
            let animation = goal?.animation ?? DragAnimation()
            target.delegate?.dropInteraction(target, item: item, willAnimateDropWith: animation)
            var way = goal
            way?.animation = animation
            if goal == nil {
                animate {
                    animation.perform()
                } completion: {
                    animation.finish()
                }
            }
            ways.append((item, way))
        }
        for way in ways { way.goal?.cell?.isHidden = true }
        animate { [ways] in
            view?.settle()
            for (item, goal) in ways {
                if let goal { view?.lead(item, to: goal) } else { view?.fade(item) }
                goal?.animation.perform()
            }
        } completion: { [self, ways] in
            for way in ways {
                way.goal?.cell?.isHidden = false
                way.goal?.animation.finish()
            }
            target.conclude(drop)
            finish()
        }
    }

    /// Takes the drag back: the items go to where they came from.
    func cancel() {
        let before = phase
        guard before != .over else { return }
        leave()
        if before == .dragging, let drop, let target {
            self.target = nil
            target.exit(drop)
        }
        operation = .cancel
        guard before != .asked, drag != nil else { return finish() }
        if before == .dragging { tellWillEnd() }
        let view = view
        let ways = previews.map { wayBack(of: $0.item, $0.preview) }
        animate {
            view?.settle()
            for (item, goal, animation) in ways {
                if let goal { view?.lead(item, to: goal) } else { view?.fade(item) }
                animation.perform()
            }
        } completion: { [self] in
            for (_, _, animation) in ways { animation.finish() }
            if before == .dragging { finish() } else { view?.removeFromSuperview() }
        }
    }

    /// Returns where an item goes back to, nil for nowhere, and what is animated with it.
    private func wayBack(
        of item: UIDragItem,
        _ preview: UITargetedDragPreview
    ) -> (UIDragItem, DropGoal?, DragAnimation) {
        let animation = DragAnimation()
        guard let source = giver(of: item), let delegate = source.delegate else {
            return (item, DropGoal(preview), animation)
        }
        let goal = delegate.dragInteraction(
            source,
            previewForCancelling: item,
            withDefault: preview
        )
        delegate.dragInteraction(source, item: item, willAnimateCancelWith: animation)
        return (item, goal.map { DropGoal($0) }, animation)
    }

    private func tellWillEnd() {
        guard let drag else { return }
        for giver in givers {
            giver.delegate?.dragInteraction(giver, session: drag, willEndWith: operation)
        }
    }

    /// Leaves the page and the scene to the next drag.
    private func leave() {
        if phase == .dragging, drag != nil { scene?.perform(.drag(.end)) }
        phase = .over
        springs.end()
        if scene?.requests?.drags.course === self { scene?.requests?.drags.course = nil }
    }

    private func finish() {
        view?.removeFromSuperview()
        view = nil
        guard let drop else { return }
        for target in entered { target.end(drop) }
        entered = []
        guard let drag else { return }
        for giver in givers {
            giver.delegate?.dragInteraction(giver, session: drag, didEndWith: operation)
        }
    }

    func animate(
        _ changes: @escaping @MainActor () -> Void,
        completion: @escaping @MainActor () -> Void = {}
    ) {
        UIView.animate(
            withDuration: 0.25,
            delay: 0,
            options: [.allowUserInteraction],
            animations: changes
        ) { _ in completion() }
    }
}
