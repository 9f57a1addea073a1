/// A controller's place among the others.
struct ContainmentState {
    weak var parent: UIViewController?
    var children: [UIViewController] = []
    var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
    var isMovingToParent = false
    var isMovingFromParent = false
}

extension UIViewController {
    func adopt(_ child: UIViewController) {
        if child.parent === self { return }
        var around: UIViewController? = self
        while let current = around {
            precondition(
                current !== child,
                "\(child) cannot be a child of itself or of what is in it."
            )
            around = current.containment.parent
        }
        if child.parent != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        child.containment.isMovingToParent = true
        containment.children.append(child)
        child.containment.parent = self
        if ValueObservers.isActive { ValueObservers.changed(child) }
    }

    func leaveParent() {
        guard let parent else { return }
        containment.isMovingFromParent = true
        parent.disown(self)
        didMove(toParent: nil)
        parentDidChange()
    }

    /// The move is over where no appearance is left to tell of it.
    func parentDidChange() {
        let phase = appearance.phase
        if phase == .disappeared || phase == .appeared { containment.isMovingToParent = false }
        if phase == .disappeared || parent == nil { containment.isMovingFromParent = false }
    }

    func disown(_ child: UIViewController) {
        containment.children.removeAll { $0 === child }
        containment.childTraits[ObjectIdentifier(child)] = nil
        child.containment.parent = nil
        if ValueObservers.isActive { ValueObservers.changed(child) }
    }

    func setTraits(_ collection: UITraitCollection?, of child: UIViewController) {
        guard child.parent === self else {
            return Diagnostics.report(
                "Traits were not set: \(child) is not a child of \(self)."
            )
        }
        containment.childTraits[ObjectIdentifier(child)] = collection
        child.viewIfLoaded?.updateTraits()
    }

    func exchange(
        _ old: UIViewController,
        _ new: UIViewController,
        _ duration: TimeInterval,
        _ options: UIView.AnimationOptions,
        _ animations: (() -> Void)?,
        _ completion: ((Bool) -> Void)?
    ) {
        precondition(
            old.parent === self && new.parent === self,
            "Both \(old) and \(new) must be children of \(self); call addChild(_:) first."
        )
        let container: UIView = old.viewIfLoaded?.superview ?? view
        // A container that forwards appearance itself does so around this call.
        let forwards = shouldAutomaticallyForwardAppearanceMethods && mayShowChildren
        if forwards {
            old.beginAppearanceTransition(false, animated: duration > 0)
            new.beginAppearanceTransition(true, animated: duration > 0)
        }
        let end: (Bool) -> Void = { finished in
            old.viewIfLoaded?.removeFromSuperview()
            if forwards {
                old.endAppearanceTransition()
                new.endAppearanceTransition()
            }
            completion?(finished)
        }
        guard options.appearanceChange == nil else {
            // The picture of the old view leads to that of the new one.
            let change = {
                container.addSubview(new.view)
                old.viewIfLoaded?.removeFromSuperview()
                animations?()
            }
            return UIView.transition(
                with: container,
                duration: duration,
                options: options,
                animations: change,
                completion: end
            )
        }
        container.addSubview(new.view)
        UIView.animate(
            withDuration: duration,
            delay: 0,
            options: options,
            animations: { animations?() },
            completion: end
        )
    }
}
