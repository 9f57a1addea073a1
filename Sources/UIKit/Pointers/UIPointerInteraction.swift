import CoreGraphics

/// Shows that a pointer is over a view, or over a part of it.
///
/// The pointer itself stays as the browser draws it.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The view that the interaction is of; nil without one.
    open private(set) weak var view: UIView?
    /// What says what is shown; nil shows what suits the view.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Whether pointers show anything; default true.
    open var isEnabled = true {
        didSet { hover?.isEnabled = isEnabled }
    }
    private var hover: UIHoverGestureRecognizer?
    private var region: UIPointerRegion?
    private var plate: PointerPlate?
    /// Where the pointer is, in the view's coordinates; nil for elsewhere.
    private var place: CGPoint?

    /// Creates an interaction; add it to a view.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {
        leave()
        if let hover { self.view?.removeGestureRecognizer(hover) }
        hover = nil
        place = nil
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let hover = UIHoverGestureRecognizer(target: self, action: UIPointerInteraction.hovered)
        hover.isEnabled = isEnabled
        self.hover = hover
        view.addGestureRecognizer(hover)
    }

    /// Asks anew what is shown, as where the view has changed under the pointer.
    open func invalidate() {
        leave()
        if let place { follow(place) }
    }

    var standardStyle: UIPointerStyle? {
        view.map { UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0))) }
    }

    // MARK: - The pointer

    private func hovered(_ recognizer: UIHoverGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed:
            let point = recognizer.location(in: view)
            place = point
            follow(point)
        default:
            place = nil
            leave()
        }
    }

    private func follow(_ point: CGPoint) {
        guard let view else { return }
        let whole = UIPointerRegion(rect: view.bounds)
        var found: UIPointerRegion? = whole
        if let delegate {
            found = delegate.pointerInteraction(
                self,
                regionFor: UIPointerRegionRequest(location: point),
                defaultRegion: whole
            )
        }
        guard let found, found.rect.contains(point) else { return leave() }
        if let region, region.isSame(as: found) { return }
        leave()
        enter(found)
    }

    private func enter(_ new: UIPointerRegion) {
        region = new
        let animation = PointerAnimation()
        var style = standardStyle
        if let delegate {
            delegate.pointerInteraction(self, willEnter: new, animator: animation)
            style = delegate.pointerInteraction(self, styleFor: new)
        }
        plate = style.flatMap { PointerPlate($0) }
        animation.run()
    }

    private func leave() {
        guard let old = region else { return }
        region = nil
        plate?.remove()
        plate = nil
        let animation = PointerAnimation()
        delegate?.pointerInteraction(self, willExit: old, animator: animation)
        animation.run()
    }
}
