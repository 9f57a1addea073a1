import Foundation

extension UIImageView {
    /// Moves the symbol in a way that ends.
    ///
    /// - Parameters:
    ///   - effect: The way; one of its kind takes the place of the one before it.
    ///   - options: How fast and how often.
    ///   - animated: Whether the way is seen, or its end alone.
    ///   - completion: Called once, when the effect has ended or is removed.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        add(effect, options, animated, completion)
    }

    /// Moves the symbol in a way that goes on until it is removed.
    ///
    /// - Parameters:
    ///   - effect: The way; one of its kind takes the place of the one before it.
    ///   - options: How fast and how often.
    ///   - animated: Whether the way is seen, or its end alone.
    ///   - completion: Called once, when the effect has ended or is removed.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        add(effect, options, animated, completion)
    }

    /// Moves the symbol in a way that goes on until it is removed, or ends after as many runs as the
    /// options say.
    ///
    /// - Parameters:
    ///   - effect: The way; one of its kind takes the place of the one before it.
    ///   - options: How fast and how often.
    ///   - animated: Whether the way is seen, or its end alone.
    ///   - completion: Called once, when the effect has ended or is removed.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        add(effect, options, animated, completion)
    }

    /// Ends the effect of a kind; a symbol that has another size, or has gone, comes back.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        remove(effect, options, animated, completion)
    }

    /// Ends the effect of a kind.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        remove(effect, options, animated, completion)
    }

    /// Ends the effect of a kind.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        remove(effect, options, animated, completion)
    }

    /// Ends all effects of the symbol.
    public func removeAllSymbolEffects(
        options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        for effect in symbolEffects.values { remove(effect, options, animated, nil) }
    }

    /// Leads from the symbol that is shown to another.
    ///
    /// - Parameters:
    ///   - image: The image to show from now on.
    ///   - contentTransition: The way to it.
    ///   - options: How fast.
    ///   - completion: Called once, when the image alone is seen.
    public func setSymbolImage(
        _ image: UIImage,
        contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        completion: UISymbolEffectCompletion? = nil
    ) {
        let motion = contentTransition.configuration.motion
        let animation = motion.animation(in: bounds.size, pace: options.pace)
        if window != nil, image.isSymbolImage, stillImage?.isSymbolImage == true {
            layer.add(animation, forKey: Self.key(of: contentTransition))
        }
        UIView.transition(
            with: self,
            duration: animation.duration,
            options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: { self.image = image },
            completion: { [weak self] isFinished in
                guard let self else { return }
                completion?(
                    UISymbolEffectCompletionContext(
                        isFinished: isFinished,
                        sender: self,
                        contentTransition: contentTransition
                    )
                )
            }
        )
    }

    private static func key(of effect: any SymbolEffect) -> String {
        "symbolEffect.\(type(of: effect))"
    }

    private func add(
        _ effect: any SymbolEffect,
        _ options: SymbolEffectOptions,
        _ animated: Bool,
        _ completion: UISymbolEffectCompletion?
    ) {
        let (motion, key) = (effect.configuration.motion, Self.key(of: effect))
        guard stillImage?.isSymbolImage == true, animated || motion.stays else {
            return tell(completion, of: effect, stillImage?.isSymbolImage == true)
        }
        // What comes after it has gone is seen again, and what goes has come.
        if case .appear = motion { end(DisappearSymbolEffect()) }
        if case .disappear = motion { end(AppearSymbolEffect()) }
        let run = motion.animation(in: bounds.size, pace: animated ? options.pace : 100)
        let animation = motion.stays ? run : Self.rested(run, options.rest)
        let runs = options.runs ?? motion.runs
        if motion.stays {
            animation.fillMode = .both
            animation.isRemovedOnCompletion = false
        } else {
            animation.repeatCount = runs == 0 ? .infinity : Float(runs)
        }
        symbolEffects[key] = effect
        animation.delegate = SymbolEffectEnd { [weak self] isFinished in
            guard let self else { return }
            if !motion.stays, layer.animation(forKey: key) == nil { symbolEffects[key] = nil }
            tell(completion, of: effect, isFinished)
        }
        layer.add(animation, forKey: key)
    }

    /// Returns an animation with a rest after it.
    private static func rested(_ run: CAAnimation, _ seconds: Double) -> CAAnimation {
        guard seconds > 0 else { return run }
        let group = CAAnimationGroup()
        group.animations = [run]
        group.duration = run.duration + seconds
        return group
    }

    private func end(_ effect: any SymbolEffect) {
        let key = Self.key(of: effect)
        symbolEffects[key] = nil
        layer.removeAnimation(forKey: key)
    }

    private func remove(
        _ kind: any SymbolEffect,
        _ options: SymbolEffectOptions,
        _ animated: Bool,
        _ completion: UISymbolEffectCompletion?
    ) {
        guard let effect = symbolEffects[Self.key(of: kind)] else {
            return tell(completion, of: kind, false)
        }
        end(effect)
        let motion = effect.configuration.motion
        guard animated, motion.stays else { return tell(completion, of: effect, true) }
        if case .appear = motion { return tell(completion, of: effect, true) }
        let animation = motion.animation(in: bounds.size, pace: options.pace, isBack: true)
        animation.delegate = SymbolEffectEnd { [weak self] in
            self?.tell(completion, of: effect, $0)
        }
        layer.add(animation, forKey: Self.key(of: effect) + ".end")
    }

    private func tell(
        _ completion: UISymbolEffectCompletion?,
        of effect: any SymbolEffect,
        _ isFinished: Bool
    ) {
        completion?(
            UISymbolEffectCompletionContext(isFinished: isFinished, sender: self, effect: effect)
        )
    }
}

/// Hears that an effect's animation has ended.
private final class SymbolEffectEnd: NSObject, CAAnimationDelegate {
    private let tell: @MainActor (Bool) -> Void

    init(_ tell: @escaping @MainActor (Bool) -> Void) {
        self.tell = tell
        super.init()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { tell(flag) }
}
