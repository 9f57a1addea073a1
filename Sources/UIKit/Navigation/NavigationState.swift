import RenderTree

/// What a navigation controller knows of its stack and its bars.
struct NavigationState {
    /// What hears of and animates steps.
    weak var delegate: (any UINavigationControllerDelegate)?
    var stack: [UIViewController] = []
    /// The controller whose view stands in the container.
    var shown: UIViewController?
    /// A step that begins with the next layout.
    var step: NavigationStep?
    /// The transition that runs.
    var transition: ControllerTransition?
    /// The transition that ended, while controllers and the delegate are told so.
    var ending: ControllerTransition?
    /// What pops by a finger from the edge; made with the view.
    var edgePop: EdgePop?
    var hidesBar = false
    var hidesToolbar = true
    /// What makes the bars go by themselves.
    var hiding = BarHiding()
    /// Whether the delegate is to be told of the controller shown.
    var tellsDidShow = false
    /// How much of the large title content has pushed away, in points.
    var collapse: CGFloat = 0
    /// Whether bars change together with the transition that is being made.
    var isPreparing = false
    /// Where the bars were put.
    var barPlacement = BarPlacement()
    var toolbarPlacement = BarPlacement()
    /// How many animations move bars now.
    var barAnimations = 0
}

/// A change of the stack on its way to the screen.
struct NavigationStep {
    var operation: UINavigationController.Operation
    var isAnimated: Bool
    var added: [UIViewController] = []
    var removed: [UIViewController] = []
    /// The stack before, for a step that is called off.
    var oldStack: [UIViewController]
}

/// The view of a navigation controller: the content, and the bars in front of it.
final class NavigationView: UIView {
    private weak var controller: UINavigationController?
    let content: NavigationContentView

    init(_ controller: UINavigationController) {
        self.controller = controller
        content = NavigationContentView(controller)
        super.init(frame: UIScreen.main.bounds)
        content.frame = bounds
        addSubview(content)
        addSubview(controller.bar)
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if controller?.hidesBarsWhenVerticallyCompact == true {
            controller?.barsMayFollow(animated: previousTraitCollection != nil)
        }
    }

    override func layoutInternals() {
        controller?.prepareLayout()
        super.layoutInternals()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layOutBars()
        controller?.navigation.edgePop?.followStack()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    // MARK: - Reading

    /// Whether the bar is read before the content that it lies above: nothing stands between them.
    fileprivate var readsBarFirst: Bool {
        let views = hierarchy.subviews
        return views.count > 1 && views[0] === content && views[1] === controller?.bar
    }

    /// The bar stands above the content: that goes behind it by its height, not by its place.
    override var readSubviews: [UIView] {
        var views = super.readSubviews
        if readsBarFirst { views.swapAt(0, 1) }
        return views
    }

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        content.setNeedsRender()
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        content.setNeedsRender()
    }

    override func subviewsWereReordered() {
        super.subviewsWereReordered()
        content.setNeedsRender()
    }
}

/// Holds the view of the controller that is shown, below the bars.
final class NavigationContentView: UIView {
    private weak var controller: UINavigationController?

    override func describeLook(_ style: inout NodeStyle) {
        if (superview as? NavigationView)?.readsBarFirst == true { style.zPosition -= 1 }
    }

    init(_ controller: UINavigationController) {
        self.controller = controller
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// The safe area of what is inside begins at the bars.
    override var contentSafeArea: UIEdgeInsets {
        controller?.safeAreaBelowBars(safeAreaInsets) ?? safeAreaInsets
    }
}
