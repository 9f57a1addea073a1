/// The coordinator of a change of size or traits.
@MainActor
final class SizeTransitionCoordinator: UIViewControllerTransitionCoordinator {
    typealias Context = any UIViewControllerTransitionCoordinatorContext

    let transitionDuration: TimeInterval
    let containerView: UIView
    private var animations: [(Context) -> Void] = []
    private var completions: [(Context) -> Void] = []
    private var isStarted = false

    init(duration: TimeInterval, containerView: UIView) {
        transitionDuration = duration
        self.containerView = containerView
    }

    var isAnimated: Bool { transitionDuration > 0 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var isCancelled: Bool { false }
    var isInteractive: Bool { false }
    var targetTransform: CGAffineTransform { .identity }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var percentComplete: CGFloat { 0 }
    var completionVelocity: CGFloat { 1 }
    var presentationStyle: UIModalPresentationStyle { .none }
    func viewController(
        forKey key: UITransitionContextViewControllerKey
    ) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    /// Gestures never lead a change of size.
    func notifyWhenInteractionChanges(_ handler: @escaping (Context) -> Void) {}

    @discardableResult
    func animate(
        alongsideTransition animation: ((Context) -> Void)?,
        completion: ((Context) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((Context) -> Void)?,
        completion: ((Context) -> Void)?
    ) -> Bool {
        guard !isStarted else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// Runs what controllers asked to run with the transition.
    func runAnimations() {
        isStarted = true
        for animation in animations { animation(self) }
        animations = []
    }

    func runCompletions() {
        for completion in completions { completion(self) }
        completions = []
    }
}

extension UIWindowScene {
    /// Makes a change of size or traits, which controllers are told of before.
    ///
    /// A turn of the device, or a change of size class, is animated; a window whose edge is
    /// dragged follows at once.
    func changeSurroundings(_ change: () -> Void) {
        let (oldSize, newSize) = (screen.bounds.size, geometry.size)
        let (oldTraits, newTraits) = (traitCollection, overridden(makeTraits()))
        let oldOrientation = interfaceOrientation
        defer { tellDelegate(of: oldSize, oldOrientation, oldTraits) }
        let following = allWindows.filter { !$0.isHidden && $0.frame == screen.bounds }
        guard oldSize != newSize || oldTraits != newTraits, !following.isEmpty else {
            return change()
        }
        let isTurned = (oldSize.width > oldSize.height) != (newSize.width > newSize.height)
        defer { if isTurned { tellOrientation() } }
        let changesClass =
            oldTraits.horizontalSizeClass != newTraits.horizontalSizeClass
            || oldTraits.verticalSizeClass != newTraits.verticalSizeClass
        let isSeen = oldSize != newSize && !guessesGeometry
        let duration = isSeen && (isTurned || changesClass) ? 0.4 : 0
        let news = Surroundings(
            size: oldSize == newSize ? nil : newSize,
            traits: oldTraits == newTraits ? nil : newTraits
        )
        let coordinators = perform {
            following.map { window in
                let coordinator = SizeTransitionCoordinator(
                    duration: duration,
                    containerView: window
                )
                news.tellControllers(of: window, coordinator)
                return coordinator
            }
        }
        perform {
            UIView.animate(
                withDuration: duration,
                delay: 0,
                options: .allowUserInteraction,
                animations: {
                    change()
                    for coordinator in coordinators { coordinator.runAnimations() }
                    guard duration > 0 else { return }
                    for window in following { window.layoutIfNeeded() }
                },
                completion: { _ in
                    for coordinator in coordinators { coordinator.runCompletions() }
                }
            )
        }
    }
}

/// What windows get, of which controllers are told before.
@MainActor
private struct Surroundings {
    /// The new size; nil where it stays.
    let size: CGSize?
    /// The new traits; nil where they stay.
    let traits: UITraitCollection?

    func tellControllers(of window: UIWindow, _ coordinator: SizeTransitionCoordinator) {
        guard let root = window.rootViewController, root.isViewLoaded else { return }
        if let traits { root.willTransition(to: traits, with: coordinator) }
        if let size { root.viewWillTransition(to: size, with: coordinator) }
        var over = root.presentation?.over
        while let controller = over {
            // Cards and bubbles have traits of their own.
            let shown = controller.presentedViewController
            if let traits {
                let own = shown.traitsForView(inheriting: traits)
                if own != shown.traitCollection {
                    controller.willTransition(to: own, with: coordinator)
                }
            }
            if let size { controller.viewWillTransition(to: size, with: coordinator) }
            over = controller.presentedViewController.presentation?.over
        }
    }
}

extension UIWindowScene {
    /// Tells the delegate what the scene was like before, where it changed.
    private func tellDelegate(
        of size: CGSize,
        _ orientation: UIInterfaceOrientation,
        _ traits: UITraitCollection
    ) {
        guard size != screen.bounds.size || traits != traitCollection,
            let delegate = delegate as? any UIWindowSceneDelegate
        else { return }
        perform {
            delegate.windowScene(
                self,
                didUpdate: FormerCoordinateSpace(size, of: screen),
                interfaceOrientation: orientation,
                traitCollection: traits
            )
        }
    }
}

/// The coordinates of a screen that had another size; they begin where they did.
@MainActor
private final class FormerCoordinateSpace: NSObject, UICoordinateSpace {
    let bounds: CGRect
    private let screen: UIScreen

    init(_ size: CGSize, of screen: UIScreen) {
        bounds = CGRect(origin: .zero, size: size)
        self.screen = screen
        super.init()
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        screen.convert(point, to: coordinateSpace)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        screen.convert(point, from: coordinateSpace)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        screen.convert(rect, to: coordinateSpace)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        screen.convert(rect, from: coordinateSpace)
    }
}

extension UIViewController: UIContentContainer {
    /// Tells the children whose sizes change with this controller's.
    func passOnTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children where child.isViewLoaded {
            let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if own != child.viewIfLoaded?.bounds.size {
                child.viewWillTransition(to: own, with: coordinator)
                child.presentation?.over?.viewWillTransition(to: own, with: coordinator)
            }
        }
    }

    func sizeOfChild(_ container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        guard let own = (container as? UIViewController)?.viewIfLoaded?.bounds.size else {
            return parentSize
        }
        return own == viewIfLoaded?.bounds.size ? parentSize : own
    }
}
