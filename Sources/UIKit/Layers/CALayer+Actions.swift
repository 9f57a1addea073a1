import CoreGraphics
import Foundation
import RenderTree

extension CALayer {
    /// Returns what happens where a property changes; nil for nothing.
    func findAction(_ event: String) -> (any CAAction)? {
        let own =
            delegate?.action(for: self, forKey: event) ?? actions?[event]
            ?? Self.defaultAction(forKey: event)
        if let own { return own is NSNull ? nil : own }
        guard LayerProperty(rawValue: event) != nil else { return nil }
        return CABasicAnimation(keyPath: event)
    }

    /// Notes that a property is about to change.
    ///
    /// Layers of views change at once, or as an animation block says; others move by themselves.
    func willChange(_ property: LayerProperty) {
        guard let owner else { return }
        guard owner.drawsLayer, let view = owner as? LayerView, view.isShown,
            Animator.current.recordingGroup == nil, let context = view.rendering.context,
            let transition = implicitTransition(property)
        else { return owner.recordAnimation(property.part) }
        let group = context.implicitGroup(transition)
        group.note(view, in: context)
        view.record(property.part, of: group, in: context)
    }

    /// Returns how a change is led, and starts what the app has for it; nil for not at all.
    private func implicitTransition(_ property: LayerProperty) -> Transition? {
        guard !CATransaction.disableActions(), let action = action(forKey: property.rawValue)
        else { return nil }
        guard let animation = action as? CAAnimation else {
            action.run(forKey: property.rawValue, object: self, arguments: nil)
            return nil
        }
        let basic = animation as? CABasicAnimation
        guard let basic, basic.fromValue == nil, basic.toValue == nil, basic.byValue == nil else {
            animation.run(forKey: property.rawValue, object: self, arguments: nil)
            return nil
        }
        // From what is on screen to the new value.
        var transition = animation.makeTransition(now: 0)
        if animation.timingFunction == nil, CATransaction.animationTimingFunction() == nil,
            transition.timing == .linear
        {
            transition.timing = CAMediaTimingFunction(name: .default).timing
        }
        transition.delay = max(transition.delay, 0)
        transition.replaces = true
        return transition.duration > 0 ? transition : nil
    }
}

extension RenderContext {
    /// Returns the group of changes that layers lead by themselves, which ends with the turn.
    func implicitGroup(_ transition: Transition) -> AnimationGroup {
        let end = CATransaction.current?.end
        if let open = implicitAnimation, open.group.transition == transition,
            open.transactionEnd === end
        {
            return open.group
        }
        endImplicitGroup()
        let group = AnimationGroup(transition, [.allowUserInteraction])
        implicitAnimation = (group, end)
        scheduleUpdate()
        return group
    }

    /// Ends taking up changes that layers lead by themselves.
    func endImplicitGroup() {
        guard let open = implicitAnimation else { return }
        implicitAnimation = nil
        open.group.settle()
        open.group.begin()
    }
}

extension AnimationGroup {
    /// Returns what leads a property of a layer as the block does, from what the layer has now; nil
    /// for a name that no layer has.
    func action(of layer: CALayer, forKey event: String) -> CABasicAnimation? {
        guard LayerProperty(rawValue: event) != nil else { return nil }
        let animation: CABasicAnimation
        switch transition.timing {
        case .linear:
            animation = CABasicAnimation(keyPath: event)
            animation.timingFunction = CAMediaTimingFunction(name: .linear)
        case .cubic(let x1, let y1, let x2, let y2):
            animation = CABasicAnimation(keyPath: event)
            let points = [x1, y1, x2, y2].map { Float($0) }
            animation.timingFunction = CAMediaTimingFunction(
                controlPoints: points[0],
                points[1],
                points[2],
                points[3]
            )
        case .spring(let mass, let stiffness, let damping, let velocity):
            let spring = CASpringAnimation(keyPath: event)
            (spring.mass, spring.stiffness) = (CGFloat(mass), CGFloat(stiffness))
            (spring.damping, spring.initialVelocity) = (CGFloat(damping), CGFloat(velocity))
            animation = spring
        }
        animation.duration = transition.duration
        animation.autoreverses = transition.autoreverses
        animation.repeatCount = Float(transition.repeatCount)
        animation.fromValue = layer.value(forKey: event)
        if transition.delay > 0 {
            animation.beginTime = CACurrentMediaTime() + transition.delay
            animation.fillMode = .backwards
        }
        return animation
    }
}
