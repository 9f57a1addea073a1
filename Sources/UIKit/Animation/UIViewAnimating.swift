/// Where an animator stands.
public enum UIViewAnimatingState: Int, Sendable {
    /// It has nothing in its hands.
    case inactive
    /// It runs, or is paused.
    case active
    /// It was stopped and is to be finished.
    case stopped
}

/// An end of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The last values.
    case end
    /// The first values.
    case start
    /// The values on screen.
    case current
}

/// What controls an animation.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
    /// Where the animator stands.
    var state: UIViewAnimatingState { get }
    /// Whether values change over time now.
    var isRunning: Bool { get }
    /// Whether the animation goes to its first values.
    var isReversed: Bool { get set }
    /// How much of the way is done, 0…1; that back to the first values where it is reversed.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or lets it go on.
    func startAnimation()
    /// Starts the animation after a delay, in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds the animation where it is.
    func pauseAnimation()
    /// Ends the animation where it is.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends an animation that was stopped, at an end.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What controls an animation and changes it on the way.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes, after a part of the time that is left.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a call at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Lets a paused animation go on, with another pace and length.
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    )
}
