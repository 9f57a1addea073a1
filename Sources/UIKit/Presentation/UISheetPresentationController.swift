/// Shows a controller on a card.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a card rests.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        /// The name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            /// Creates an identifier from a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier from a name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Half of the window.
            public static let medium = Identifier("medium")
            /// Almost the whole window.
            public static let large = Identifier("large")
        }

        /// The name of the height.
        public let identifier: Identifier
        let height: (CGFloat, UITraitCollection) -> CGFloat?

        init(
            _ identifier: Identifier,
            _ height: @escaping (CGFloat, UITraitCollection) -> CGFloat?
        ) {
            self.identifier = identifier
            self.height = height
            super.init()
        }

        /// Returns the height of half of the window.
        public static func medium() -> Detent { Detent(.medium) { height, _ in height / 2 } }
        /// Returns the largest height.
        public static func large() -> Detent { Detent(.large) { height, _ in height } }
        /// Returns a height that a closure computes, in points; nil from it leaves the height out.
        public static func custom(
            identifier: Identifier? = nil,
            resolver:
                @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString)) { height, traits in
                resolver(DetentSurroundings(traits, height))
            }
        }

        /// Returns the height in other surroundings, in points; nil where it is left out there.
        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? {
            height(context.maximumDetentValue, context.containerTraitCollection)
        }
    }

    private let grabber = SheetGrabber()

    /// How far a finger moved the card down, in points.
    private var dragOffset: CGFloat = 0
    private var sheetDrag: SheetDrag?
    /// The heights at which the card rests, from low to high; default the largest.
    open var detents: [Detent] = [.large()] {
        didSet {
            if detents.count > 1 { UISheetPresentationController.anyHasHeights = true }
            containerView?.setNeedsLayout()
        }
    }
    /// Whether any card of the process has several heights: without, nobody looks for one.
    @exclusivity(unchecked) static var anyHasHeights = false
    /// The height at which the card rests now; nil is the first one.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { containerView?.setNeedsLayout() }
    }
    /// The largest height at which what is below stays bright; nil, the default, for none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { updateDimming() }
    }
    /// Whether a handle shows that the card has other heights; default false.
    open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }
    /// Whether scrolling content on from its upper end leads the card to its next height; default true.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// The radius of the corners, in points; nil, the default, is the system's.
    open var preferredCornerRadius: CGFloat? { didSet { containerView?.setNeedsLayout() } }

    /// Whether the card stands at the lower edge in windows of compact height, in place of filling them;
    /// default false.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { containerView?.setNeedsLayout() }
    }
    /// Whether a card in a window of compact height is as wide as the controller prefers; default false.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Has heights that closures compute computed anew, with the next layout of the card.
    ///
    /// Within `animateChanges(_:)` the card moves to its new height.
    open func invalidateDetents() { containerView?.setNeedsLayout() }

    /// Makes changes of the card animated.
    open func animateChanges(_ changes: () -> Void) {
        guard let containerView else { return changes() }
        UIView.animate(withDuration: 0.35) {
            changes()
            containerView.setNeedsLayout()
            containerView.layoutIfNeeded()
        }
    }

    // MARK: - Place

    /// Whether the card stands at the lower end, as wide as the window.
    var isAttached: Bool {
        let view = containerView ?? presentingViewController.viewIfLoaded
        guard let traits = view?.traitCollection else { return true }
        return traits.horizontalSizeClass != .regular || traits.verticalSizeClass == .compact
    }

    /// Whether the card is no card: windows of compact height have no room around one.
    var fillsWindow: Bool {
        let view = containerView ?? presentingViewController.viewIfLoaded
        return !prefersEdgeAttachedInCompactHeight
            && view?.traitCollection.verticalSizeClass == .compact
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let bounds = container.bounds
        if fillsWindow { return bounds }
        let safe = container.safeAreaInsets
        guard isAttached else { return middleFrame(in: bounds) }
        let top = safe.top + 10
        let room = max(0, bounds.height - top)
        let rest = min(room, max(0, chosenHeight(in: room, container.traitCollection)))
        // Beyond its largest height a card follows less and less.
        let height = rest - dragOffset
        let shown = height > room ? room + min(30, (height - room) * 0.15) : height
        let width = attachedWidth(in: container)
        return CGRect(
            x: (bounds.width - width) / 2,
            y: bounds.height - shown,
            width: width,
            height: max(rest, shown)
        )
    }

    private func attachedWidth(in container: UIView) -> CGFloat {
        let preferred = presentedViewController.preferredContentSize.width
        guard widthFollowsPreferredContentSizeWhenEdgeAttached, preferred > 0,
            container.traitCollection.verticalSizeClass == .compact
        else { return container.bounds.width }
        return min(preferred, container.bounds.width)
    }

    // MARK: - Fingers

    /// Moves the card down by a distance from where it rests, in points.
    func drag(by distance: CGFloat) {
        dragOffset = distance
        containerView?.setNeedsLayout()
    }

    /// Ends a movement that led the card down by a distance: it rests at the nearest height, or goes.
    func endDrag(at distance: CGFloat) {
        guard let container = containerView else { return }
        let room = max(0, container.bounds.height - container.safeAreaInsets.top - 10)
        let traits = container.traitCollection
        let height = min(room, chosenHeight(in: room, traits)) - distance
        let heights = detents.map { (min(room, $0.height(room, traits) ?? room), $0.identifier) }
        let nearest = heights.min { abs($0.0 - height) < abs($1.0 - height) }
        guard let nearest, height > (heights.map(\.0).min() ?? 0) / 2 else {
            attemptToDismiss()
            if transition == nil { settle(at: selectedDetentIdentifier) }
            return
        }
        let old = selectedDetentIdentifier ?? detents.first?.identifier
        settle(at: nearest.1)
        if nearest.1 != old { tellHeight() }
    }

    /// A person scrolled content in the card on from its upper end.
    func expandByScrolling() {
        guard prefersScrollingExpandsWhenScrolledToEdge, isAttached, !fillsWindow,
            transition == nil, let container = containerView
        else { return }
        let room = max(0, container.bounds.height - container.safeAreaInsets.top - 10)
        let traits = container.traitCollection
        let height = min(room, chosenHeight(in: room, traits))
        let higher = detents.compactMap { detent in
            detent.height(room, traits).map { (min(room, $0), detent.identifier) }
        }
        .filter { $0.0 > height + 0.5 }
        guard let next = higher.min(by: { $0.0 < $1.0 }) else { return }
        settle(at: next.1)
        tellHeight()
    }

    private func tellHeight() {
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    private func settle(at identifier: Detent.Identifier?) {
        animateChanges {
            dragOffset = 0
            selectedDetentIdentifier = identifier
        }
    }

    private func chosenHeight(in room: CGFloat, _ traits: UITraitCollection) -> CGFloat {
        let chosen =
            detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
        return chosen?.height(room, traits) ?? room
    }

    private func middleFrame(in bounds: CGRect) -> CGRect {
        var size = CGSize(width: min(704, bounds.width - 88), height: bounds.height - 88)
        if effectiveStyle == .formSheet { size = CGSize(width: 540, height: 620) }
        let preferred = presentedViewController.preferredContentSize
        if preferred.width > 0, effectiveStyle == .formSheet { size.width = preferred.width }
        if preferred.height > 0, effectiveStyle == .formSheet { size.height = preferred.height }
        size.width = max(0, min(size.width, bounds.width - 32))
        size.height = max(0, min(size.height, bounds.height - 32))
        return CGRect(
            x: ((bounds.width - size.width) / 2).rounded(),
            y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width,
            height: size.height
        )
    }

    open override var shouldPresentInFullscreen: Bool { false }
    override var endsByPerson: Bool { true }
    override var isCard: Bool { true }

    // MARK: - Look

    override func prepareContainer(_ container: PresentationContainerView) {
        container.dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        guard let view = presentedView else { return }
        if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
        grabber.press = { [weak self] in self?.chooseNextDetent() }
        sheetDrag = SheetDrag(self, view)
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { takeOffHandles() }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { takeOffHandles() }
    }

    /// The view may come again, with handles of its own.
    private func takeOffHandles() {
        sheetDrag?.end()
        sheetDrag = nil
        grabber.removeFromSuperview()
    }

    open override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        guard let view = presentedView else { return }
        view.layer.cornerRadius = fillsWindow ? 0 : preferredCornerRadius ?? 10
        view.layer.maskedCorners =
            isAttached
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [
                .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner,
                .layerMaxXMaxYCorner,
            ]
        view.clipsToBounds = true
        placeGrabber(in: view)
        updateDimming()
    }

    private func placeGrabber(in view: UIView) {
        guard prefersGrabberVisible, !fillsWindow else { return grabber.removeFromSuperview() }
        if grabber.superview !== view { view.addSubview(grabber) }
        view.bringSubviewToFront(grabber)
        grabber.frame = CGRect(x: (view.bounds.width - 60) / 2, y: 0, width: 60, height: 20)
    }

    private func chooseNextDetent() {
        guard let first = detents.first, detents.count > 1 else { return }
        let current = selectedDetentIdentifier ?? first.identifier
        let index = detents.firstIndex { $0.identifier == current } ?? 0
        let next = detents[(index + 1) % detents.count].identifier
        animateChanges { selectedDetentIdentifier = next }
        tellHeight()
    }

    private func updateDimming() {
        guard let container = containerView as? PresentationContainerView else { return }
        let identifiers = detents.map(\.identifier)
        let chosen = selectedDetentIdentifier ?? identifiers.first
        let isBright: Bool =
            if let limit = largestUndimmedDetentIdentifier,
                let last = identifiers.firstIndex(of: limit),
                let index = chosen.flatMap(identifiers.firstIndex(of:))
            {
                index <= last
            } else {
                false
            }
        container.dimming.isHidden = isBright
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerView as? PresentationContainerView, let transition else {
            return
        }
        container.dimming.alpha = 0
        transition.animate(
            alongsideTransition: { _ in container.dimming.alpha = 1 },
            completion: nil
        )
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        guard let container = containerView as? PresentationContainerView, let transition else {
            return
        }
        transition.animate(
            alongsideTransition: { _ in container.dimming.alpha = 0 },
            completion: nil
        )
    }
}

/// What hears of the heights of a card.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells that a person chose another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    )
}

extension UISheetPresentationControllerDelegate {
    /// Tells that a person chose another height.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// The handle of a card; a tap leads to its next height.
private final class SheetGrabber: UIControl {
    var press: () -> Void = {}
    private let line = UIView()

    init() {
        super.init(frame: .zero)
        line.backgroundColor = .tertiaryLabel
        line.layer.cornerRadius = 2.5
        addSubview(line)
        accessibilityLabel = "Sheet Grabber"
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override func touchUpInsideSent(_ event: UIEvent?) {
        super.touchUpInsideSent(event)
        press()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    }
}
