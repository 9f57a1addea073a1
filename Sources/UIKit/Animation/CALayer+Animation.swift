import RenderTree

extension CALayer {
    func play(_ anim: CAAnimation, _ key: String?) {
        let copy = anim.makeCopy()
        // A layer has one transition at a time, whatever the app calls it.
        let key = copy is CATransition ? kCATransition : key
        guard let view = owner, let context = view.rendering.context else {
            if let key { extras?.waiting.removeAll { $0.key == key } }
            requireExtras().waiting.append((key, copy))
            return
        }
        if let key { end(key, finished: false, tellsPage: true) }
        let now = context.clock.now
        let transition = copy.makeTransition(now: LayerTiming.areUsed ? localTime(now) : now)
        if let change = copy as? CATransition {
            view.showBefore(change.change, change.whole(of: transition))
        }
        let transactionEnd = CATransaction.current?.end
        transactionEnd?.retain()
        let delegate = copy.delegate
        let dynamic = DynamicTrack(copy, on: self)
        let run = LayerAnimationRun(
            key: key,
            wireKey: key.map { "k\($0)" } ?? "a\(context.makeID())",
            animation: copy,
            tracks: dynamic == nil ? copy.effectiveTracks(from: LayerValues(of: self)) : [],
            transition: transition,
            startTime: now,
            fill: (
                copy.fillMode == .backwards || copy.fillMode == .both,
                !copy.isRemovedOnCompletion
                    && (copy.fillMode == .forwards || copy.fillMode == .both)
            ),
            onEnd: { [weak self] finished in
                if dynamic != nil { self?.setNeedsDisplay() }
                delegate?.animationDidStop(copy, finished: finished)
                transactionEnd?.release()
            }
        )
        run.dynamic = dynamic
        if let delegate {
            _ = context.schedule(after: max(transition.delay, 0)) {
                delegate.animationDidStart(copy)
            }
        }
        view.makeAnimations().explicit.append(run)
        view.playOnPage(run)
        // The mask is drawn in another way while it moves.
        if view.drawsLayer, extras?.isMask == true { view.superview?.setNeedsRender() }
        run.schedule(in: context) { [weak view] in
            if run.animation?.isRemovedOnCompletion != false {
                view?.animationState?.explicit.removeAll { $0 === run }
            }
            run.end(finished: true)
        }
        if LayerTiming.areUsed {
            run.localStart = localTime(now)
            if pace != 1 { run.follow(run.localStart, speed: pace, in: context) }
        }
        if dynamic != nil { redraw(during: run, in: context) }
    }

    /// The names of the animations that play on the layer, blocks' first; nil where there are none.
    var runningKeys: [String]? {
        let playing = owner?.animationState?.explicit.compactMap(\.key) ?? []
        let blocks = blockAnimations.map(\.key).filter { !playing.contains($0) }
        let keys = blocks + playing + (extras?.waiting.compactMap(\.key) ?? [])
        return keys.isEmpty ? nil : keys
    }

    /// Takes note of a window: plays what was added outside of one.
    func playWaiting() {
        guard let extras else { return }
        if extras.isReplicator, let layer = self as? CAReplicatorLayer {
            owner?.rendering.context?.note(layer)
        }
        if extras.isEmitter, let layer = self as? CAEmitterLayer { layer.emit() }
        guard !extras.waiting.isEmpty else { return }
        let waiting = extras.waiting
        extras.waiting = []
        for (key, animation) in waiting { play(animation, key) }
    }

    /// Returns the animation of a name, whether it plays or waits, or a block leads it.
    func findAnimation(_ key: String) -> CAAnimation? {
        owner?.animationState?.explicit.first { $0.key == key }?.animation
            ?? extras?.waiting.first { $0.key == key }?.animation
            ?? blockAnimations.first { $0.key == key }?.makeAnimation(LayerValues(of: self))
    }

    func endAll() {
        extras?.waiting = []
        guard let view = owner, let animations = view.animationState else { return }
        view.settleAnimation()
        let runs = animations.explicit
        animations.explicit = []
        animations.endTracks(of: Set(LayerProperty.allCases), view)
        animations.operations = [.end(.all)]
        // Nor does the page begin what it did not hear of yet.
        animations.transitions = nil
        animations.runsToTell = []
        view.setNeedsRender()
        for run in runs { run.end(finished: false) }
    }

    func end(_ key: String, finished: Bool, tellsPage: Bool) {
        extras?.waiting.removeAll { $0.key == key }
        guard let view = owner, let animations = view.animationState,
            let run = animations.explicit.first(where: { $0.key == key })
        else { return endBlockAnimation(key) }
        animations.explicit.removeAll { $0 === run }
        animations.runsToTell.removeAll { $0 === run }
        animations.operations.append(.end(.key(run.wireKey)))
        view.setNeedsRender()
        run.end(finished: finished)
    }

    /// Returns a copy with the values that are on screen now; nil outside of windows.
    func copyOnScreen() -> CALayer? {
        guard let view = owner, let context = view.rendering.context else { return nil }
        let copy = LayerFactory.make(type(of: self))
        copy.takeOwnValues(of: self)
        view.valuesOnScreen(at: context.clock.now).apply(to: copy)
        copy.isHidden = isHidden
        copy.masksToBounds = masksToBounds
        copy.takeNotes(of: self)
        return copy
    }

    /// Takes over the values of another layer.
    func takeValues(of other: CALayer) {
        takeOwnValues(of: other)
        var values = LayerValues(of: other)
        // A layer of this kind has given what it draws; one of another kind draws something else.
        values.drawn = nil
        values.apply(to: self)
        isHidden = other.isHidden
        masksToBounds = other.masksToBounds
        maskedCorners = other.maskedCorners
        takeNotes(of: other)
    }
}

extension UIView {
    /// Returns the layer's values with all that is animated, at a time of the scene's clock.
    func valuesOnScreen(at now: TimeInterval) -> LayerValues {
        settleAnimation()
        var values = LayerValues(of: layer)
        animationState?.apply(to: &values, at: now)
        return values
    }

    /// Makes the next commit tell the page to play an animation.
    func playOnPage(_ run: LayerAnimationRun) {
        let animations = makeAnimations()
        animations.runsToTell.append(run)
        setNeedsRender()
    }

    /// Makes the next commit tell of what runs, as far as it is not over.
    func tellAnimationsAgain() {
        guard let animations = animationState, rendering.context != nil else { return }
        settleAnimation()
        for animation in animations.running {
            guard !animation.tracks.isEmpty, !animation.group.isOver else { continue }
            if case .animator(let animator) = animation.group.kind {
                let rest = animator.restOfWay(of: animation.group, animation.tracks)
                if let rest { animations.runsToTell.append(rest) }
                continue
            }
            let run = LayerAnimationRun(
                key: nil,
                wireKey: "",
                animation: nil,
                tracks: animation.tracks,
                transition: animation.transition ?? animation.group.transition,
                startTime: animation.group.startTime,
                fill: (true, false),
                onEnd: { _ in }
            )
            animations.runsToTell.append(run)
        }
        for run in animations.explicit
        where !animations.runsToTell.contains(where: { $0 === run }) {
            animations.runsToTell.append(run)
        }
        if !animations.runsToTell.isEmpty { setNeedsRender() }
    }

    /// Makes the next commit lead from the picture of the view up to now to the new one.
    func showBefore(_ change: AppearanceChange, _ transition: Transition) {
        guard let context = rendering.context, rendering.isCommitted else { return }
        context.scene?.keepChangesApart()
        makeAnimations().operations.append(.appearance(change, transition))
        setNeedsRender()
    }

    /// Takes what the commit tells the page of the view's animations.
    func takeAnimationOperations() -> [AnimationOperation] {
        guard let animations = animationState, let context = rendering.context else {
            return []
        }
        if animations.isRetimed { animations.tellTimesAgain() }
        var operations = animations.operations
        animations.operations = []
        if !animations.runsToTell.isEmpty {
            // The node shows what animators hold.
            var base = LayerValues(of: layer)
            animations.applyHeld(to: &base)
            for run in animations.runsToTell {
                operations += run.wireAnimations(
                    over: base,
                    in: layer.space,
                    masking: layer.originMasked,
                    at: context.clock.now
                ).map { .play($0) }
            }
            animations.runsToTell = []
        }
        if animations.isIdle { animationState = nil }
        return operations
    }

    /// Tells that the view left its window: its animations are over.
    func endAllAnimations() {
        guard let animations = animationState else { return }
        let runs = animations.explicit
        animations.explicit = []
        animationState = nil
        for run in runs { run.end(finished: false) }
    }
}
