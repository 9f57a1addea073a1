extension UIView {
    /// Animates the changes that a block makes, and waits for the end.
    ///
    /// - Returns: Whether the animation ran to the end.
    @discardableResult
    public static func animate(
        withDuration duration: TimeInterval,
        animations: () -> Void
    ) async -> Bool {
        await animate(withDuration: duration, delay: 0, options: [], animations: animations)
    }

    /// Animates the changes that a block makes, after a delay, and waits for the end.
    ///
    /// - Returns: Whether the animation ran to the end.
    @discardableResult
    public static func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: () -> Void
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            animate(
                withDuration: duration,
                delay: delay,
                options: options,
                animations: animations,
                completion: { continuation.resume(returning: $0) }
            )
        }
    }

    /// Animates changes like masses on springs, and waits until they rest.
    ///
    /// - Returns: Whether the animation ran to the end.
    @discardableResult
    public static func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [],
        animations: () -> Void
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            animate(
                withDuration: duration,
                delay: delay,
                usingSpringWithDamping: dampingRatio,
                initialSpringVelocity: velocity,
                options: options,
                animations: animations,
                completion: { continuation.resume(returning: $0) }
            )
        }
    }

    /// Animates changes like masses on springs, as people perceive them, and waits until they rest.
    ///
    /// - Returns: Whether the animation ran to the end.
    @discardableResult
    public static func animate(
        springDuration duration: TimeInterval = 0.5,
        bounce: CGFloat = 0,
        initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0,
        options: AnimationOptions = [],
        animations: () -> Void
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            animate(
                springDuration: duration,
                bounce: bounce,
                initialSpringVelocity: initialSpringVelocity,
                delay: delay,
                options: options,
                animations: animations,
                completion: { continuation.resume(returning: $0) }
            )
        }
    }

    /// Animates changes through keyframes, and waits for the end.
    ///
    /// - Returns: Whether the animation ran to the end.
    @discardableResult
    public static func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: KeyframeAnimationOptions = [],
        animations: () -> Void
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            animateKeyframes(
                withDuration: duration,
                delay: delay,
                options: options,
                animations: animations,
                completion: { continuation.resume(returning: $0) }
            )
        }
    }

    /// Leads from a view's picture to the one that a block makes, and waits for the end.
    ///
    /// - Returns: Whether the transition ran to the end.
    @discardableResult
    public static func transition(
        with view: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        animations: (() -> Void)?
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            transition(
                with: view,
                duration: duration,
                options: options,
                animations: animations,
                completion: { continuation.resume(returning: $0) }
            )
        }
    }

    /// Leads from one view to another in its place, and waits for the end.
    ///
    /// - Returns: Whether the transition ran to the end.
    @discardableResult
    public static func transition(
        from fromView: UIView,
        to toView: UIView,
        duration: TimeInterval,
        options: AnimationOptions = []
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            transition(
                from: fromView,
                to: toView,
                duration: duration,
                options: options,
                completion: { continuation.resume(returning: $0) }
            )
        }
    }
}

extension UIViewPropertyAnimator {
    /// Waits for the end of the animation.
    ///
    /// - Returns: Where it ended; `.current` where it was stopped without an end.
    @discardableResult
    public func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in
            let wait = EndOfAnimation(continuation)
            addCompletion { wait.end(at: $0) }
        }
    }
}

/// Lets go of a task that waits for an animator, also where that lets go of its completions.
@MainActor
private final class EndOfAnimation {
    private let continuation: CheckedContinuation<UIViewAnimatingPosition, Never>
    private var isOver = false

    init(_ continuation: CheckedContinuation<UIViewAnimatingPosition, Never>) {
        self.continuation = continuation
    }

    func end(at position: UIViewAnimatingPosition) {
        isOver = true
        continuation.resume(returning: position)
    }

    deinit {
        if !isOver { continuation.resume(returning: .current) }
    }
}
