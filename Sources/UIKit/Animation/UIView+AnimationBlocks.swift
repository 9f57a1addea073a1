import Foundation
import RenderTree

/// Animations of code older than blocks: what changes between a beginning and a commit.
extension UIView {
    /// What leads from the picture of a view to the next one.
    public enum AnimationTransition: Int, Sendable {
        case none, flipFromLeft, flipFromRight, curlUp, curlDown

        var change: AppearanceChange? {
            switch self {
            case .none: nil
            case .flipFromLeft: .flipFromLeft
            case .flipFromRight: .flipFromRight
            case .curlUp, .curlDown: .crossDissolve
            }
        }
    }

    /// Begins a block of changes that are animated; it may stand inside another one.
    ///
    /// - Parameters:
    ///   - animationID: A name that the delegate's methods get.
    ///   - context: A pointer that they get as well.
    public static func beginAnimations(
        _ animationID: String?,
        context: UnsafeMutableRawPointer?
    ) {
        Animator.current.openBlocks.append(AnimationBlock(animationID, context))
    }

    /// Ends the innermost block, whose changes are animated from now on.
    public static func commitAnimations() {
        guard let block = Animator.current.openBlocks.popLast() else {
            return Diagnostics.report(
                "UIView.commitAnimations() without beginAnimations() was left out."
            )
        }
        block.commit()
    }

    /// Sets what is told of the start and the end of the block; kept until then.
    public static func setAnimationDelegate(_ delegate: Any?) {
        inBlock("setAnimationDelegate") { $0.delegate = TargetAction.unwrap(delegate) }
    }

    /// Sets the delegate's method for the start: with the block's name and its context.
    public static func setAnimationWillStart(_ selector: Selector?) {
        inBlock("setAnimationWillStart") { $0.willStart = selector }
    }

    /// Sets the delegate's method for the end.
    ///
    /// It takes the block's name, whether it ran to the end, and the block's context, or the first
    /// of them: `animationDidStop(_: String?, finished: NSNumber, context: UnsafeMutableRawPointer?)`.
    public static func setAnimationDidStop(_ selector: Selector?) {
        inBlock("setAnimationDidStop") { $0.didStop = selector }
    }

    /// Sets the length of what follows, in seconds; default 0.2, or that of the block around.
    public static func setAnimationDuration(_ duration: TimeInterval) {
        change("setAnimationDuration") { $0.duration = duration }
    }

    /// Sets the wait before the start of what follows, in seconds; default 0.
    public static func setAnimationDelay(_ delay: TimeInterval) {
        change("setAnimationDelay") { $0.delay = delay }
    }

    /// Sets the moment at which what follows starts.
    public static func setAnimationStart(_ startDate: Date) {
        change("setAnimationStart") { $0.delay = startDate.timeIntervalSinceNow }
    }

    /// Sets the pace of what follows; default slow, fast, slow, or that of the block around.
    public static func setAnimationCurve(_ curve: AnimationCurve) {
        change("setAnimationCurve") { $0.curve = curve }
    }

    /// Sets how often what follows runs; 0, the default, is once.
    public static func setAnimationRepeatCount(_ repeatCount: Float) {
        change("setAnimationRepeatCount") {
            // Code writes its largest number for «without end».
            $0.repeatCount =
                repeatCount > 1e6 ? .infinity : repeatCount > 0 ? Double(repeatCount) : 1
        }
    }

    /// Sets whether each run is followed by one backwards; default false.
    public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        change("setAnimationRepeatAutoreverses") { $0.autoreverses = repeatAutoreverses }
    }

    /// Sets whether what follows starts from what is on screen; default false.
    public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        change("setAnimationBeginsFromCurrentState") { $0.replaces = fromCurrentState }
    }

    /// Leads from the picture of a view up to now to the one at the end of the block.
    ///
    /// - Parameters:
    ///   - transition: The kind; of pages that turn, the pictures fade.
    ///   - view: The view, whose subviews the block changes.
    ///   - cache: Whether both pictures stand still; they do in either case.
    public static func setAnimationTransition(
        _ transition: AnimationTransition,
        for view: UIView,
        cache: Bool
    ) {
        guard let change = transition.change else { return }
        inBlock("setAnimationTransition") { $0.lead(change, of: view) }
    }

    private static func change(
        _ name: String,
        _ body: (inout AnimationBlock.Settings) -> Void
    ) {
        inBlock(name) { $0.change(body) }
    }

    private static func inBlock(_ name: String, _ body: (AnimationBlock) -> Void) {
        guard let block = Animator.current.openBlocks.last else {
            return Diagnostics.report("UIView.\(name) outside of an animation block was left out.")
        }
        body(block)
    }
}
