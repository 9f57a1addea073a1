/// The part of a view that a keyboard covers.
///
/// Without a keyboard on the screen it is the part below the safe area, as high as that is.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    init(of view: UIView) {
        super.init()
        identifier = "UIViewKeyboardLayoutGuide"
        storedOwner = view
    }

    /// Creates a guide from an archive; it belongs to no view.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Whether the guide goes with a keyboard that leaves the lower edge; default false.
    ///
    /// Only then do constraints count that are set for edges of the window. Keyboards of pages stay
    /// at the lower edge, near none of the others.
    open var followsUndockedKeyboard = false {
        didSet { if followsUndockedKeyboard != oldValue { updateTrackedConstraints() } }
    }

    /// Whether the guide ends the safe area where no keyboard is on the screen; default true.
    ///
    /// While false it then has no height, at the lower edge of the view.
    open var usesBottomSafeArea = true {
        didSet {
            guard usesBottomSafeArea != oldValue, let owningView else { return }
            owningView.updateDependents()
            owningView.setNeedsLayout()
        }
    }

    override var nearEdges: NSDirectionalRectEdge? { followsUndockedKeyboard ? .bottom : nil }

    // MARK: - Place

    override var isInset: Bool { true }
    override var followsKeyboard: Bool { true }

    override var insets: UIEdgeInsets {
        guard let view = owningView else { return .zero }
        let safe = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        let height = max(safe, coveredHeight(of: view))
        return UIEdgeInsets(top: max(0, view.bounds.height - height), left: 0, bottom: 0, right: 0)
            .againstContent(of: view)
    }

    open override var layoutFrame: CGRect { insetFrame }

    /// Returns how much of a view's lower part a keyboard covers, in points.
    private func coveredHeight(of view: UIView) -> CGFloat {
        guard let window = view.window,
            let keyboard = window.windowScene?.requests?.keyboardHeight, keyboard > 0
        else { return 0 }
        let top = CGPoint(x: 0, y: window.bounds.maxY - keyboard)
        return max(0, view.bounds.maxY - view.convert(top, from: window).y)
    }
}
