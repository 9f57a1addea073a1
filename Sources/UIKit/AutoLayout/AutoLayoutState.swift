/// What a view knows of Auto Layout; made when the view first has to do with it.
@MainActor
final class AutoLayoutState {
    /// Whether the frame stands for constraints.
    // Safe unchecked, as all below: main actor only, and never held while other code runs.
    @exclusivity(unchecked) var translatesMask = true
    /// The constraints that the view holds.
    @exclusivity(unchecked) var constraints: [NSLayoutConstraint] = []
    /// The active constraints that name the view or one of its guides, wherever they are held.
    @exclusivity(unchecked) var references: [NSLayoutConstraint] = []
    /// The guides of the app.
    @exclusivity(unchecked) var guides: [UILayoutGuide] = []
    /// The guides that every view has, by kind, as far as they were asked for.
    @exclusivity(unchecked) var insetGuides: [UILayoutGuide] = []
    /// How much the view hugs its content, horizontally and vertically.
    @exclusivity(unchecked) var hugging: (UILayoutPriority, UILayoutPriority)
    /// How much the view resists compression, horizontally and vertically.
    @exclusivity(unchecked) var resistance = (
        UILayoutPriority.defaultHigh, UILayoutPriority.defaultHigh
    )
    /// The view's variables in the engine.
    @exclusivity(unchecked) var node: LayoutNode?
    /// The engine that lays out the view.
    var engine: LayoutEngine? {
        get { engineReference?.engine }
        set { engineReference = newValue?.reference }
    }
    @exclusivity(unchecked) private var engineReference: EngineReference?
    /// The engine of this view's tree, at its root.
    // Safe: used on the main actor, and at the view's end, when nobody else can.
    @exclusivity(unchecked) nonisolated(unsafe) var hostedEngine: LayoutEngine?
    /// What others hold of the view.
    let reference = ItemReference()
    /// The subviews whose solved frames differ from those they had, for `layoutSubviews()`.
    @exclusivity(unchecked) var movedSubviews: [UIView] = []
    /// Whether the view stands in its superview's list of moved subviews.
    @exclusivity(unchecked) var isListedAsMoved = false
    /// Whether margins or baselines of the view are part of a constraint.
    @exclusivity(unchecked) var hasDependents = false
    /// Whether a baseline in the view is that of a view above, which a constraint names.
    @exclusivity(unchecked) var givesBaseline = false
    /// Whether the frame is being set from the solution, or by autoresizing.
    @exclusivity(unchecked) var isApplying = false

    init(_ view: UIView) {
        hugging = view.standardHugging
        reference.view = view
    }

    /// The view ends: nobody gets at it any more.
    nonisolated func viewEnds() {
        reference.view = nil
        hostedEngine?.root = nil
    }

    /// Forgets what an engine made for the view that ended with its root, and so took nothing back.
    func forgetEngine() {
        node = nil
        for guide in guides { guide.node = nil }
        for constraint in constraints { constraint.forgetEngine() }
        // What views above held is gone with them.
        references.removeAll { $0.holder == nil }
    }

    func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? hugging.0 : hugging.1
    }

    func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? resistance.0 : resistance.1
    }
}

extension UIView {
    /// The view's state of Auto Layout, made if it is missing.
    func requireAutoLayout() -> AutoLayoutState {
        if let autoLayout { return autoLayout }
        let state = AutoLayoutState(self)
        autoLayout = state
        state.engine = hierarchy.window == nil ? treeEngine : requireTreeEngine()
        return state
    }

    /// The engine of the tree that the view stands in, or nil.
    var treeEngine: LayoutEngine? {
        if let window = hierarchy.window { return window.autoLayout?.hostedEngine }
        return treeRoot.autoLayout?.hostedEngine
    }

    /// The topmost view above, or this one.
    var treeRoot: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }

    /// Returns the engine of the view's tree, made if it is missing.
    func requireTreeEngine() -> LayoutEngine {
        let root = hierarchy.window ?? treeRoot
        if let engine = root.autoLayout?.hostedEngine { return engine }
        let engine = LayoutEngine(root: root)
        root.requireAutoLayout().hostedEngine = engine
        engine.adopt(root)
        return engine
    }
}
