import RenderTree

/// An object that manages the content of a rectangular area of the screen.
///
/// The class body holds state and what subclasses override; behaviour stands in the concern files.
open class UIView: UIResponder {
    // The order is one in which flags fill the gaps that values of eight bytes would leave.
    // Unchecked exclusivity is safe: the state is the main actor's, and no access lasts while code
    // of the app runs. The checks took a fifth of the time of an event.
    @exclusivity(unchecked) nonisolated(unsafe) final var hierarchy = HierarchyState()
    // Safe: used on the main thread only, and by `deinit`, for which see `BackReferences`.
    @exclusivity(unchecked) final var switches: Switches = .standard
    @exclusivity(unchecked) final var layout = LayoutState()
    @exclusivity(unchecked) final var rendering = RenderingState()
    @exclusivity(unchecked) final var look = LookState()
    /// What the view knows of Auto Layout; nil for views that have nothing to do with it.
    @exclusivity(unchecked) nonisolated(unsafe) final var autoLayout: AutoLayoutState?
    // Safe: used on the main thread only, and by `deinit`, for which see `BackReferences`.
    @exclusivity(unchecked) nonisolated(unsafe) final var rare: RareViewState?

    /// The class of the layer that a view of this class has.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that holds the view's geometry and look.
    open var layer: CALayer { ownLayer }
    /// The same, without asking the class: apps override `layer` to say its type.
    final let ownLayer: CALayer

    // MARK: - Creation

    /// Creates a view with a frame in its future superview's coordinates.
    public init(frame: CGRect) {
        ownLayer = Self.makeLayer()
        super.init()
        ownLayer.owner = self
        takeInitialFrame(frame)
    }

    /// Creates a view from an archive; from a storyboard or xib with all that it says.
    public required init?(coder: NSCoder) {
        ownLayer = Self.makeLayer()
        super.init()
        ownLayer.owner = self
        if let nib = coder as? NibCoder {
            nib.decode(self)
        } else {
            ViewArchive.read(self, from: coder)
        }
    }

    /// Writes the view into an archive, with the views in it and the constraints between them.
    ///
    /// Overrides call super. What layers, gestures, targets and delegates say is left out.
    open func encode(with coder: NSCoder) { ViewArchive.write(self, to: coder) }

    /// Creates a view with an empty frame.
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Makes the layer of a new view.
    class func makeLayer() -> CALayer { LayerFactory.make(layerClass) }
    /// Takes the frame that a new view begins with.
    func takeInitialFrame(_ frame: CGRect) { self.frame = frame }

    deinit {
        let ended = ObjectIdentifier(self)
        rare?.reference?.objectEnds()
        let parts = (ownLayer, autoLayout, hierarchy.subviews)
        BackReferences.takeBack(parts) { layer, state, subviews in
            layer.owner = nil
            state?.viewEnds()
            // One that has moved on meanwhile has another.
            for view in subviews where view.hierarchy.superview.map(ObjectIdentifier.init) == ended
            {
                view.hierarchy.superview = nil
            }
        }
    }

    /// The view's controller if it has one, else the superview.
    open override var next: UIResponder? { viewController ?? superview }

    open override var description: String {
        let type = String(describing: type(of: self))
        // Debuggers and logs may ask from any thread; only the main one may read the frame.
        guard Thread.isMainThread else { return "<\(type)>" }
        return MainActor.assumeIsolated {
            "<\(type): frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))>"
        }
    }

    // MARK: - Geometry

    /// The rectangle in the superview's coordinates, in points; of no use under a transform.
    open var frame: CGRect {
        get { ownLayer.frame }
        set { ownLayer.frame = newValue }
    }

    /// The rectangle in the view's own coordinates, in points.
    open var bounds: CGRect {
        get { ownLayer.bounds }
        set { ownLayer.bounds = newValue }
    }

    /// The middle of the frame in the superview's coordinates, in points.
    open var center: CGPoint {
        get { ownLayer.position }
        set { ownLayer.position = newValue }
    }

    /// The point of the bounds that `center` is the place of, in fractions of them; default the
    /// middle.
    open var anchorPoint: CGPoint {
        get { ownLayer.anchorPoint }
        set { ownLayer.anchorPoint = newValue }
    }

    /// The transform about the anchor point; default identity.
    open var transform: CGAffineTransform {
        get { ownLayer.affineTransform() }
        set { ownLayer.setAffineTransform(newValue) }
    }

    /// The transform in space about the anchor point; default identity.
    open var transform3D: CATransform3D {
        get { ownLayer.transform }
        set { ownLayer.transform = newValue }
    }

    /// How the view changes when its superview's bounds do; default nothing.
    open var autoresizingMask: AutoresizingMask {
        get { layout.autoresizingMask }
        set { layout.autoresizingMask = newValue }
    }

    /// Whether subviews follow their autoresizing masks; default true.
    open var autoresizesSubviews: Bool {
        get { layout.autoresizesSubviews }
        set { layout.autoresizesSubviews = newValue }
    }

    /// Returns the size that fits best; default the current one.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view so that it just encloses its content.
    open func sizeToFit() { fitSize() }

    /// The natural size of the content; default none in both directions.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    // MARK: - Hierarchy

    /// The view above, or nil.
    open var superview: UIView? { hierarchy.superview }
    /// The views below, back to front.
    open var subviews: [UIView] { knownSubviews }
    /// The window of the view, or nil.
    open var window: UIWindow? { hierarchy.window }
    /// A number for the app's use; default 0.
    open var tag: Int {
        get { rare?.tag ?? 0 }
        set { if newValue != 0 || rare != nil { requireRare().tag = newValue } }
    }
    /// A name that apps tell the view by; default nil.
    ///
    /// Nothing is restored by it.
    open var restorationIdentifier: String? {
        get { rare?.restorationIdentifier }
        set { requireRare().restorationIdentifier = newValue }
    }

    /// Pixels for each point of what the view draws; default those of the screen.
    ///
    /// Kept in the layer's `contentsScale`; pages draw sharply whatever it is.
    open var contentScaleFactor: CGFloat {
        get {
            ownLayer.extras == nil ? max(traitCollection.displayScale, 1) : ownLayer.contentsScale
        }
        set { ownLayer.contentsScale = newValue }
    }

    /// Adds a view in front of the other subviews.
    open func addSubview(_ view: UIView) { insert(view, at: .max) }
    /// Inserts a view at an index among the subviews.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: place(ofKnown: index))
    }
    /// Inserts a view in front of another.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, beside: sibling, offset: 1)
    }
    /// Inserts a view behind another.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, beside: sibling, offset: 0)
    }
    /// Removes the view from its superview and its window.
    open func removeFromSuperview() { detach() }
    /// Moves a subview to the front.
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: .max) }
    /// Moves a subview to the back.
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
    /// Exchanges the places of two subviews.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        exchange(place(ofKnown: index1), place(ofKnown: index2))
    }
    /// Returns whether this view is `view` or somewhere below it.
    open func isDescendant(of view: UIView) -> Bool { stands(in: view) }
    /// Returns the nearest view, this one or below, with a tag.
    open func viewWithTag(_ tag: Int) -> UIView? { findView(tag: tag) }
    /// Ends the editing of text in this view or below it.
    ///
    /// - Parameter force: Whether editing ends though the app would not let it.
    /// - Returns: Whether nothing is edited any more.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { finishEditing(force) }
    /// Returns a view that shows what this one shows now, whatever becomes of this one.
    ///
    /// - Parameter afterUpdates: Whether changes that no page shows yet are part of it.
    /// - Returns: A view of the same size at the origin; nil where this view is in no scene.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(
            from: bounds,
            afterScreenUpdates: afterUpdates,
            withCapInsets: .zero
        )
    }

    /// Returns a view that shows what a part of this one shows now.
    ///
    /// - Parameters:
    ///   - rect: The part, in this view's coordinates, in points.
    ///   - afterUpdates: Whether changes that no page shows yet are part of it.
    ///   - capInsets: The edges that keep their thickness where the snapshot changes its size.
    /// - Returns: A view of the part's size at the origin; nil where this view is in no scene.
    open func resizableSnapshotView(
        from rect: CGRect,
        afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        makeSnapshot(of: rect, afterUpdates, capInsets)
    }
    /// Draws the view, and what is below it, into a rectangle of the current context.
    ///
    /// - Parameters:
    ///   - rect: Where the bounds are drawn, in the context's coordinates.
    ///   - afterUpdates: Whether pending layouts are done first.
    /// - Returns: Whether there is a context and something to draw.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        paintHierarchy(in: rect, afterUpdates)
    }

    /// Returns what prints the view: a new formatter with each call.
    open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }

    /// Tells that a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Tells that a subview will be removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Tells that the superview will change; nil for removal.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Tells that the superview changed.
    open func didMoveToSuperview() {}
    /// Tells that the window will change; nil for removal.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Tells that the window changed.
    open func didMoveToWindow() {}

    // MARK: - Layout

    /// Brings up to date what the view shows, before its layout; overrides call super.
    ///
    /// Called before the first layout, after changes of traits, and where something changed that it
    /// read of observable objects.
    open func updateProperties() {}
    /// Asks for a call of `updateProperties()` before the next layout, which need not follow.
    open func setNeedsUpdateProperties() { markNeedsProperties() }
    /// Updates the properties of the view, its controller and what is below it now, if that is pending.
    open func updatePropertiesIfNeeded() { updatePropertiesBelow() }
    /// Lays out subviews; the base class sets the frames that constraints ask for.
    open func layoutSubviews() { applySolvedFrames() }
    /// Lays out what is below the view's layer; the base class lays out subviews.
    open func layoutSublayers(of layer: CALayer) {
        if layer === ownLayer { layoutSubviews() }
    }
    /// Returns what happens where a property of the layer changes.
    ///
    /// NSNull, for nothing, outside of animation blocks; in one an animation that goes its way, which
    /// may be added with the key path of a property of the app's own.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard let group = Animator.current.recordingGroup else { return NSNull() }
        return group.action(of: layer, forKey: event)
    }
    /// Asks for a layout of the subviews in the next update cycle.
    open func setNeedsLayout() { markNeedsLayout() }
    /// Lays out the view and what is below it now if a layout is pending.
    open func layoutIfNeeded() { layoutPending() }
    /// Tells that the layout margins changed.
    open func layoutMarginsDidChange() { setNeedsLayout() }
    /// Tells that the safe area changed.
    open func safeAreaInsetsDidChange() {}
    /// The safe area is the one that was last told, after a change on the way to it.
    func safeAreaDidSettle() {}
    /// The margins of a view whose margins nobody set, in points; 8, and 0 of stacks.
    var standardMargins: NSDirectionalEdgeInsets {
        superview?.contentMargins(of: self)
            ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    /// Returns the margins that a cell gives its content view; nil for all other views.
    func contentMargins(of view: UIView) -> NSDirectionalEdgeInsets? { nil }

    // MARK: - Margins

    /// The parts of the view that bars and hardware cover, in points.
    open var safeAreaInsets: UIEdgeInsets { currentSafeArea }
    /// The space kept between the view's edges and its content, in points; default 8, of stacks 0.
    ///
    /// Includes the safe area where `insetsLayoutMarginsFromSafeArea` is true.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { setMargins(newValue) }
    }
    /// The layout margins by reading direction, in points.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins, effectiveUserInterfaceLayoutDirection) }
        set { setMargins(newValue) }
    }
    /// Whether margins are at least the superview's where the views overlap; default false.
    open var preservesSuperviewLayoutMargins: Bool {
        get { rare?.margins?.state.preservesSuperview ?? false }
        set { changeMargins { $0.preservesSuperview = newValue } }
    }
    /// Whether the safe area is added to the margins; default true.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { rare?.margins?.state.insetsFromSafeArea ?? true }
        set { changeMargins { $0.insetsFromSafeArea = newValue } }
    }
    /// The part of the view that bars and hardware do not cover.
    open var safeAreaLayoutGuide: UILayoutGuide { insetGuide(.safeArea) }
    /// The part of the view inside its margins.
    open var layoutMarginsGuide: UILayoutGuide { insetGuide(.layoutMargins) }
    /// The part inside the margins that is no wider than lines that are easy to read.
    open var readableContentGuide: UILayoutGuide { insetGuide(.readableContent) }
    /// Whether and how the view's content mirrors; default with the reading direction.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { rendering.semanticContentAttribute }
        set { setSemanticContentAttribute(newValue) }
    }
    /// The direction of this view's content.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        contentDirection
    }

    // MARK: - Auto Layout

    /// Whether the class depends on constraints; default false.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// The constraints that the view holds.
    open var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }
    /// Adds a constraint between the view and views below it.
    open func addConstraint(_ constraint: NSLayoutConstraint) { adopt(constraint) }
    /// Adds constraints between the view and views below it.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }
    /// Removes a constraint that the view holds.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { letGo(of: constraint) }
    }
    /// Removes constraints that the view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }
    /// Whether the view's frame takes part in layout as constraints; default true.
    ///
    /// While false, constraints set the frame.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { autoLayout?.translatesMask ?? true }
        set { setTranslatesMask(newValue) }
    }
    /// Changes constraints before a layout; overrides call super last.
    open func updateConstraints() {}
    /// Asks for `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsConstraintUpdate() }
    /// Returns whether `updateConstraints()` will be called before the next layout.
    open func needsUpdateConstraints() -> Bool { layout.needsUpdateConstraints }
    /// Calls `updateConstraints()` of the view and what is below it where it is asked for.
    open func updateConstraintsIfNeeded() { updateConstraintsBelow() }
    /// Tells that the natural size changed.
    open func invalidateIntrinsicContentSize() { contentDidChange() }
    /// The distance of the frame's edges from those that constraints act on; default none.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// Returns the rectangle that constraints act on.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }
    /// Returns the frame of a rectangle that constraints act on.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: alignmentRectInsets.negated)
    }
    /// The view at or below this one whose first baseline is this view's; default that of the last.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view at or below this one whose last baseline is this view's; default itself.
    open var forLastBaselineLayout: UIView { forBaselineLayout() }
    /// Returns the view whose last baseline is this view's, for code of before iOS 9; default itself.
    open func forBaselineLayout() -> UIView { self }
    /// Returns how much the view resists being larger than its content; default 250.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        autoLayout?.hugging(axis)
            ?? (axis == .horizontal ? standardHugging.0 : standardHugging.1)
    }
    /// Sets how much the view resists being larger than its content.
    open func setContentHuggingPriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        setHugging(priority, axis)
    }
    /// Returns how much the view resists being smaller than its content; default 750.
    open func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        autoLayout?.resistance(axis) ?? .defaultHigh
    }
    /// Sets how much the view resists being smaller than its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        setResistance(priority, axis)
    }

    /// Returns the smallest size that satisfies the constraints of the view and what is below it.
    ///
    /// - Parameter targetSize: The size to stay close to, in points.
    /// - Returns: A size in points, rounded up to whole pixels.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        fitConstraints(targetSize, .fittingSizeLevel, .fittingSizeLevel)
    }
    /// Returns the size that satisfies the constraints and, by their priorities, the target's.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fitConstraints(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// How much a new view hugs its content, horizontally and vertically; default 250.
    var standardHugging: (UILayoutPriority, UILayoutPriority) { (.defaultLow, .defaultLow) }
    /// The distance of the first baseline from the top of the frame, for this very view.
    var ownFirstBaseline: CGFloat { 0 }
    /// The distance of the last baseline from the bottom of the frame, for this very view.
    var ownLastBaseline: CGFloat { 0 }
    /// Whether the height of the content depends on the width that layout finds.
    var heightFollowsWidth: Bool { false }

    /// Converts a point to another view's coordinates; nil for the window's.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
    /// Converts a point from another view's coordinates; nil for the window's.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        converted(point, from: view)
    }
    /// Converts a rectangle to another view's coordinates; nil for the window's.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
    /// Converts a rectangle from another view's coordinates; nil for the window's.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

    // Disfavoured: views are converted between by the methods for views.
    @_disfavoredOverload
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, toSpace: coordinateSpace)
    }
    @_disfavoredOverload
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, fromSpace: coordinateSpace)
    }
    @_disfavoredOverload
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, toSpace: coordinateSpace)
    }
    @_disfavoredOverload
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, fromSpace: coordinateSpace)
    }

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
    /// The baseline of the first line of text, or the top edge.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(self, .firstBaseline)
    }
    /// The baseline of the last line of text, or the bottom edge.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    // MARK: - Look

    /// The opacity, 0…1; default 1.
    open var alpha: CGFloat {
        get { CGFloat(ownLayer.opacity) }
        set { ownLayer.opacity = Float(min(max(newValue, 0), 1)) }
    }

    /// Whether the view and what is below it is left out; default false.
    open var isHidden: Bool {
        get { ownLayer.isHidden }
        set { ownLayer.isHidden = newValue }
    }

    /// The colour behind the content; default nil.
    open var backgroundColor: UIColor? {
        get { look.backgroundColor ?? ownLayer.backgroundColor.map { UIColor(cgColor: $0) } }
        set { setBackgroundColor(newValue) }
    }

    /// Whether subviews are cut at the bounds; default false.
    open var clipsToBounds: Bool {
        get { ownLayer.masksToBounds }
        set { ownLayer.masksToBounds = newValue }
    }

    /// Whether the view promises to be opaque; default true.
    ///
    /// The page is drawn the same.
    open var isOpaque: Bool {
        get { switches.contains(.opaque) }
        set { switches.set(.opaque, newValue) }
    }

    /// The tint colour: this view's own, or the nearest superview's that has one.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTintColor(newValue) }
    }

    /// Whether the tint colour is shown grey, as behind something that wants attention; default
    /// `.automatic`, which is read as the superview's, and at the top as `.normal`.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }

    /// Tells that the tint colour changed, here or above.
    open func tintColorDidChange() {}

    /// How content fits bounds; default `.scaleToFill`.
    open var contentMode: ContentMode {
        get { rendering.contentMode }
        set {
            rendering.contentMode = newValue
            setNeedsRender()
        }
    }

    /// The view whose opaque parts are those that are seen of this one; default nil, for all.
    open var mask: UIView? {
        get { rare?.maskView }
        set { setMaskView(newValue) }
    }

    // MARK: - Drawing

    /// Draws the content of the view into the current context; the base class draws nothing.
    ///
    /// Called before the view is shown first, after `setNeedsDisplay()`, when the traits change, and
    /// when the size changes where the content mode is `.redraw`.
    ///
    /// - Parameter rect: The part to draw, in the view's coordinates: always its bounds.
    open func draw(_ rect: CGRect) {}
    /// Asks for the content to be drawn anew.
    open func setNeedsDisplay() { markNeedsDisplay() }
    /// Asks for a part of the content to be drawn anew; all of it is.
    open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay() }
    /// Draws the content of a layer; the base class calls `draw(_:)` for the view's own.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        guard layer === ownLayer else { return }
        GraphicsStack.current.drawing(into: ctx) { draw(bounds) }
    }
    /// Makes the content of a layer; the base class has it drawn.
    open func display(_ layer: CALayer) { layer.displayByDrawing() }
    /// Whether drawings begin empty, as they always do; default true.
    open var clearsContextBeforeDrawing: Bool {
        get { rare?.clearsContext ?? true }
        set {
            if newValue != rare?.clearsContext ?? true { requireRare().clearsContext = newValue }
        }
    }

    // MARK: - Dynamics

    /// The shape with which a dynamic animator lets this view collide; default its rectangle.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The shape of type `path`, with the view's middle at (0, 0); default an empty path.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    // MARK: - Layout templates

    /// The key paths of what the view, in a layout template, transfers to its target view.
    ///
    /// Default those that Interface Builder lists.
    open var transferredTemplateAttributeKeyPaths: [String] {
        transferableTemplateAttributeKeyPaths
    }
    /// The key paths of what the view transfers, by their older name.
    open var transferableTemplateAttributeKeyPaths: [String] { listedTemplateKeyPaths }

    // MARK: - Traits

    /// The traits of the view: its window's, with changes made on the way down.
    open var traitCollection: UITraitCollection { effectiveTraits }
    /// Brings the traits up to date and tells of changes, where a change above waits for that.
    open func updateTraitsIfNeeded() { updateTraits() }
    /// Tells that the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The style that this view and what is below it has; unspecified follows the superview.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.override(newValue) }
    }

    // MARK: - Accessibility

    /// Whether assistive technology meets this view; default true for text and controls.
    open var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? isElementByNature }
        set { changeAccessibility { $0.isElement = newValue } }
    }
    /// A short name of the view; default what the view itself says.
    open var accessibilityLabel: String? {
        get { accessibility?.label ?? defaultSemantics.label ?? spokenText }
        set { changeAccessibility { $0.label = newValue } }
    }
    /// The value of the view.
    open var accessibilityValue: String? {
        get { accessibility?.value ?? defaultSemantics.value }
        set { changeAccessibility { $0.value = newValue } }
    }
    /// What happens when the view is used.
    open var accessibilityHint: String? {
        get { accessibility?.hint }
        set { changeAccessibility { $0.hint = newValue } }
    }
    /// The language in which the view and what is below it are read, as a BCP 47 tag such as "fr";
    /// default nil, that of what is around.
    open var accessibilityLanguage: String? {
        get { accessibility?.language }
        set { changeAccessibility { $0.language = newValue } }
    }
    /// A name for scripts and tests; people never meet it.
    open var accessibilityIdentifier: String? {
        get { accessibility?.identifier }
        set { changeAccessibility { $0.identifier = newValue } }
    }
    /// What the view does and how it behaves; default what the kind of view says.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.traits ?? UIAccessibilityTraits(defaultSemantics) }
        set { changeAccessibility { $0.traits = newValue } }
    }
    /// Whether assistive technology passes over what is below this view; default false.
    open var accessibilityElementsHidden: Bool {
        get { accessibility?.elementsHidden ?? false }
        set { changeAccessibility { $0.elementsHidden = newValue } }
    }
    /// Whether assistive technology stays within the view, as in dialogs; default false.
    open var accessibilityViewIsModal: Bool {
        get { rare?.isModal ?? false }
        set {
            guard newValue != rare?.isModal ?? false else { return }
            requireRare().isModal = newValue
            setNeedsRender()
        }
    }
    /// Does what the view is there for, for assistive technology.
    ///
    /// - Returns: Whether it did; false, the default, makes it a tap.
    open func accessibilityActivate() -> Bool { false }
    /// Makes the value of an adjustable view larger.
    open func accessibilityIncrement() {}
    /// Makes the value of an adjustable view smaller.
    open func accessibilityDecrement() {}
    override var spokenState: AccessibilityState? { accessibility }
    override func changeSpokenState(_ change: (AccessibilityState) -> Void) {
        changeAccessibility(change)
    }
    override var spokenFrame: CGRect { screenRect(bounds) }

    // MARK: - Events

    /// Whether the view has the focus of keys and remote controls, which pages keep to themselves:
    /// false.
    open var isFocused: Bool { false }

    /// Whether the view and what is below it takes touches and keys; default true.
    open var isUserInteractionEnabled: Bool {
        get { switches.contains(.interactive) }
        set {
            guard newValue != switches.contains(.interactive) else { return }
            switches.set(.interactive, newValue)
            setNeedsRender()
        }
    }

    /// Whether the view takes more than one touch at a time; default false, of scroll views true.
    open var isMultipleTouchEnabled: Bool {
        get { switches.contains(.multipleTouch) }
        set { switches.set(.multipleTouch, newValue) }
    }
    /// Whether the view keeps touches from other views while it has some; default false.
    open var isExclusiveTouch: Bool {
        get { switches.contains(.exclusiveTouch) }
        set { switches.set(.exclusiveTouch, newValue) }
    }

    /// Returns the deepest view that takes a touch at a point, in this view's coordinates.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        findHit(point, event)
    }

    /// Returns whether a point, in this view's coordinates, is inside.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// What a person can do with the view beside touching it.
    open var interactions: [any UIInteraction] {
        get { rare?.interactions ?? [] }
        set {
            for old in interactions where !newValue.contains(where: { $0 === old }) { remove(old) }
            for new in newValue { add(new) }
        }
    }
    /// Adds something that a person can do with the view.
    open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }
    /// Takes something away that a person can do with the view.
    open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }

    /// The gesture recognizers that watch the view; nil until one was attached.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { rare?.recognizers }
        set { setRecognizers(newValue ?? []) }
    }
    /// Attaches a gesture recognizer.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attach(gestureRecognizer)
    }
    /// Detaches a gesture recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }
    /// Returns whether a recognizer of this view, or of one around it, may begin; default true.
    ///
    /// A touched view is asked about recognizers around it by which it would lose its touch.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    /// Takes steps that keys ask for.
    func adjust(_ input: AdjustInput) { adjustByAccessibility(input) }

    // MARK: - Rendering

    /// Lets go of what can be computed again.
    func dropCaches() {}
    /// What the view itself draws below its subviews.
    func renderContent() -> NodeContent { displayedContent() }
    /// Whether `draw(_:)` makes the content.
    var isDrawn: Bool { true }
    /// What a view does in place of being drawn; true where another layout has to follow.
    func displayInternals() -> Bool { false }
    /// The role that the view has where accessibility properties say nothing else.
    var defaultRole: Semantics.Role { .none }
    /// Whether a pointer over the view shows that it can be pressed.
    var isPressable: Bool { recognizers.contains { $0.isEnabled && $0 is UITapGestureRecognizer } }
    /// The text that stands for the accessibility label where nothing else does.
    var spokenText: String? { nil }
    /// Adds what the kind of view draws itself to the look of its box.
    func describeLook(_ style: inout NodeStyle) {}
    /// The subviews in the order in which pages read them and keys reach them.
    var readSubviews: [UIView] { hierarchy.subviews }
    /// The links in the view's own text, which pages have read and keys reach.
    var readLinks: [TextLink] { [] }
    /// Subviews that stay changed places among each other.
    func subviewsWereReordered() { setNeedsRender() }
    /// Adds what the kind of view says about itself to its semantics.
    func describe(_ semantics: inout Semantics) {}
    /// Lays out subviews that belong to the view's own workings, before `layoutSubviews()`.
    func layoutInternals() {}
    /// Whether the page moves the content: the node's children stand in its coordinates.
    var scrollsContent: Bool { false }
    /// How the content scrolls; nil where it does not.
    var scrollContent: ScrollContent? { nil }
    /// Tells that the bounds are about to change, while they are the old ones.
    func boundsWillChange(to new: CGRect) {}
    /// Tells that the bounds changed.
    func boundsDidChange(from old: CGRect) {}
    /// The safe area as far as it reaches into subviews.
    var contentSafeArea: UIEdgeInsets { safeAreaInsets }
}
