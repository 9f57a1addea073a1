/// A rectangle that constraints can name without a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    // Safe unchecked, as all below: main actor only, and never held while other code runs.
    @exclusivity(unchecked) var node: LayoutNode?
    /// What others hold of the guide.
    let reference = ItemReference()
    @exclusivity(unchecked) private var ownerReference: ItemReference?

    var storedOwner: UIView? {
        get { ownerReference?.view }
        set { ownerReference = newValue?.layoutReference }
    }

    /// Creates a guide that belongs to no view.
    public override init() {
        super.init()
        reference.guide = self
    }

    /// Creates a guide from an archive.
    ///
    /// Storyboards hold no guides of classes: what is of the app's has nothing to read.
    public required init?(coder: NSCoder) {
        super.init()
        reference.guide = self
    }

    deinit {
        BackReferences.takeBack(reference) { $0.guide = nil }
    }

    /// A name for reports; default empty.
    open var identifier = ""

    /// The view whose coordinates the guide lies in; nil until it is added to one.
    ///
    /// Setting it adds the guide to the view, or removes it; subclasses hear of either here.
    open var owningView: UIView? {
        get { storedOwner }
        set {
            guard newValue !== storedOwner else { return }
            storedOwner?.release(self)
            // A view that ended, with the engine of its tree, took nothing back.
            node = nil
            newValue?.requireAutoLayout().guides.append(self)
            storedOwner = newValue
        }
    }

    /// The guide's rectangle in the owner's coordinates, as last solved, in points.
    open var layoutFrame: CGRect {
        guard let owner = owningView else { return .zero }
        owner.autoLayout?.engine?.solve()
        return node?.frame.rounded(scale: owner.pixelsPerPoint) ?? .zero
    }

    /// Returns the constraints that name the guide and count on an axis.
    open func constraintsAffectingLayout(
        for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        owningView?.constraints(naming: self, axis) ?? []
    }

    /// Whether constraints leave more than one rectangle to the guide.
    open var hasAmbiguousLayout: Bool {
        guard let owner = owningView, !isInset else { return false }
        return owner.askAboutAmbiguity { $0.isAmbiguous(self) }
    }

    /// Whether the guide is the owner's rectangle less some insets, without variables.
    var isInset: Bool { false }
    /// What the insets are, of a guide that every view has.
    var insetKind: InsetLayoutGuide.Kind? { nil }
    /// Whether the insets change with the keyboard.
    var followsKeyboard: Bool { false }
    /// The insets of such a guide, in points.
    var insets: UIEdgeInsets { .zero }

    // MARK: - Anchors

    /// The leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The horizontal centre.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The vertical centre.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
