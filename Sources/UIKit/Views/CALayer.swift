import CoreGraphics
import RenderTree

/// The geometry and the look of a view, or of a part of one.
///
/// - Note: Differs from Core Animation: a layer is bound to the main actor.
@preconcurrency @MainActor
open class CALayer: NSObject {
    // Unchecked exclusivity is safe: main actor only, and never held while code of the app runs.
    // Safe: the view's end takes the reference back on the main thread, which alone reads it; see
    // `BackReferences`. A weak one would cost every view 48 bytes.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) final var owner: UIView?
    @exclusivity(unchecked) final var rare: RareProperties?
    @exclusivity(unchecked) final var transformBox: TransformBox?
    @exclusivity(unchecked) private final var storedPosition = CGPoint.zero
    // The origin is with the rare properties: only views that scroll move it.
    @exclusivity(unchecked) private final var storedSize = CGSize.zero
    @exclusivity(unchecked) private final var storedCornerRadius: CGFloat = 0
    @exclusivity(unchecked) private final var storedOpacity: Float = 1
    @exclusivity(unchecked) private final var storedIsHidden = false
    @exclusivity(unchecked) private final var storedMasksToBounds = false

    /// Creates a layer.
    public override init() {
        super.init()
    }

    /// Creates a layer with the values of another.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { takeValues(of: layer) }
    }

    /// Creates a layer from an archive, which says nothing about layers.
    public required init?(coder: NSCoder) {
        super.init()
    }

    deinit {
        AssociatedObjects.ownerEnds(ObjectIdentifier(self))
    }

    /// What is asked and told; that of a view's layer is the view.
    open var delegate: (any CALayerDelegate)? {
        get { extras?.delegate ?? (isOfView ? owner : nil) }
        set { requireExtras().delegate = newValue }
    }
    /// A name for the app's use; default nil.
    open var name: String? {
        get { extras?.name }
        set { if newValue != nil || extras != nil { requireExtras().name = newValue } }
    }

    /// Returns a property by its name, or what the app noted by a name of its own; nil for nothing.
    ///
    /// Numbers are `NSNumber`, whatever their type.
    open func value(forKey key: String) -> Any? { findValue(key) }
    /// Returns a property, or a part such as "transform.rotation.z", by its name.
    open func value(forKeyPath keyPath: String) -> Any? { findValue(keyPath) }
    /// Sets a property by its name; other names note a value for the app.
    open func setValue(_ value: Any?, forKey key: String) { take(value, for: key) }
    /// Sets a property, or a part such as "transform.rotation.z", by its name.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { take(value, for: keyPath) }
    /// Returns the value of a property of the app's own to which nothing was set; nil for none.
    open class func defaultValue(forKey key: String) -> Any? { nil }
    /// Returns whether the layer is drawn anew where a property of the app's own changes, and while
    /// an animation leads it; default false.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: - Hierarchy

    /// The layers below, back to front, those of subviews among them; nil where there are none.
    open var sublayers: [CALayer]? {
        get {
            let layers = allSublayers
            return layers.isEmpty ? nil : layers
        }
        set { replaceSublayers(newValue ?? []) }
    }
    /// The layer above, or nil.
    open var superlayer: CALayer? {
        if let owner, isOfView { return owner.superview?.layer }
        return extras?.isMask == true ? nil : extras?.parent ?? owner?.superview?.layer
    }
    /// Adds a layer in front of the others.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }
    /// Inserts a layer at an index among those below this one.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    /// Inserts a layer behind another.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0)
    }
    /// Inserts a layer in front of another.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1)
    }
    /// Puts a layer in the place of another.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        insert(newLayer, beside: oldLayer, offset: 0)
        if oldLayer !== newLayer, oldLayer.superlayer === self { oldLayer.removeFromSuperlayer() }
    }
    /// Takes the layer from the one above.
    open func removeFromSuperlayer() { leaveSuperlayer() }
    /// What says, by its opacity, which parts of the layer are seen; default nil, all.
    open var mask: CALayer? {
        get { extras?.mask }
        set { setMask(newValue) }
    }

    // MARK: - Layout

    /// Lays out sublayers; the base class asks the delegate, which for a view lays out subviews.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    /// Asks for a layout of the sublayers in the next update cycle.
    open func setNeedsLayout() { markNeedsLayout() }
    /// Lays out the layer and what is below it now if a layout is pending.
    open func layoutIfNeeded() { layoutPending() }
    /// Returns whether a point, in the layer's coordinates, is inside its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// Returns the deepest layer at a point in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? { findHit(p) }

    // MARK: - Geometry

    /// The content's rectangle in the layer's own coordinates, in points.
    open var bounds: CGRect {
        get { CGRect(origin: rare?.boundsOrigin ?? .zero, size: storedSize) }
        set {
            let old = CGRect(origin: rare?.boundsOrigin ?? .zero, size: storedSize)
            guard newValue != old else { return }
            let new = limited(newValue, "bounds")
            owner?.layerBoundsWillChange(to: new)
            storedSize = new.size
            if new.origin != old.origin { requireRare().boundsOrigin = new.origin }
            if let owner {
                owner.layerBoundsDidChange(from: old)
            } else if new.size != old.size {
                sizeChangedWithoutView()
            }
        }
    }

    /// The place of the anchor point in the superlayer, in points.
    open var position: CGPoint {
        get { storedPosition }
        set {
            guard newValue != storedPosition else { return }
            let new = limited(newValue, "position")
            willChange(.position)
            storedPosition = new
            owner?.layerPositionDidChange()
        }
    }

    /// The fixed point of the bounds, in fractions of them; default the centre.
    open var anchorPoint: CGPoint {
        get { rare?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
        set {
            guard newValue != rare?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) else { return }
            let new = limited(newValue, "anchorPoint")
            willChange(.position)
            willChange(.anchorPoint)
            requireRare().anchorPoint = new
            owner?.layerPositionDidChange()
            sublayerSpaceDidChange()
        }
    }

    /// The transform about the anchor point; default identity.
    open var transform: CATransform3D {
        get { transformBox?.value ?? CATransform3DIdentity }
        set {
            let new = newValue.orNothing
            guard new != transform else { return }
            willChange(.transform)
            transformBox = CATransform3DIsIdentity(new) ? nil : TransformBox(value: new)
            owner?.layerTransformDidChange()
        }
    }

    /// The transform of all sublayers about the anchor point; default identity.
    ///
    /// A perspective stands in its `m34`: −1 by the distance of the eye, in points.
    open var sublayerTransform: CATransform3D {
        get { extras?.sublayerTransform ?? CATransform3DIdentity }
        set { setSublayerTransform(newValue.orNothing) }
    }

    /// Whether the layer is seen from behind as well; default true.
    open var isDoubleSided: Bool {
        get { extras?.isDoubleSided ?? true }
        set {
            guard newValue != isDoubleSided else { return }
            requireExtras().isDoubleSided = newValue
            owner?.layerLookDidChange()
        }
    }

    /// Returns the transform's affine part.
    open func affineTransform() -> CGAffineTransform {
        transformBox.map { CATransform3DGetAffineTransform($0.value) } ?? .identity
    }

    /// Sets an affine transform.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }

    /// The bounding box in the superlayer, in points.
    open var frame: CGRect {
        get { boundingBox }
        set { setFrame(limited(newValue, "frame").standardized) }
    }

    /// What brings a point of the superlayer into the layer, as far as it has no transform.
    ///
    /// It moves the point by the position, and then by the second part.
    @inline(__always)
    final var placement: (position: CGPoint, origin: CGPoint) {
        // What is stored: a class that answers `bounds` itself moves nothing by that.
        let (anchor, start) = (rare?.anchorPoint, rare?.boundsOrigin)
        let origin = CGPoint(
            x: (start?.x ?? 0) + (anchor?.x ?? 0.5) * storedSize.width,
            y: (start?.y ?? 0) + (anchor?.y ?? 0.5) * storedSize.height
        )
        return (storedPosition, origin)
    }

    // MARK: - Look

    /// The pixels for each point of the content; default 1.
    open var contentsScale: CGFloat {
        get { extras?.contentsScale ?? 1 }
        set { requireExtras().contentsScale = newValue }
    }

    /// The colour behind the content; default nil.
    open var backgroundColor: CGColor? {
        get { rare?.backgroundColor }
        set {
            willChange(.backgroundColor)
            if newValue != nil || rare != nil { requireRare().backgroundColor = newValue }
            owner?.layerBackgroundColorDidChange()
        }
    }

    /// The opacity, 0…1; default 1.
    open var opacity: Float {
        get { storedOpacity }
        set {
            guard newValue != storedOpacity else { return }
            willChange(.opacity)
            storedOpacity = newValue
            owner?.layerLookDidChange()
        }
    }

    /// Whether the layer and its sublayers are left out; default false.
    open var isHidden: Bool {
        get { storedIsHidden }
        set {
            guard newValue != storedIsHidden else { return }
            storedIsHidden = newValue
            owner?.layerVisibilityDidChange()
        }
    }

    /// Whether sublayers are cut at the bounds; default false.
    open var masksToBounds: Bool {
        get { storedMasksToBounds }
        set {
            guard newValue != storedMasksToBounds else { return }
            owner?.recordAnimation(.style)
            storedMasksToBounds = newValue
            owner?.layerLookDidChange()
        }
    }

    /// The radius of the corners, in points; default 0.
    open var cornerRadius: CGFloat {
        get { storedCornerRadius }
        set {
            guard newValue != storedCornerRadius else { return }
            willChange(.cornerRadius)
            storedCornerRadius = newValue
            owner?.layerLookDidChange()
        }
    }

    /// How round corners bend; default as circles.
    open var cornerCurve: CALayerCornerCurve {
        get { extras?.cornerCurve ?? .circular }
        set {
            guard newValue != cornerCurve else { return }
            requireExtras().cornerCurve = newValue
            owner?.layerLookDidChange()
        }
    }

    /// The corners that the radius rounds; default all.
    open var maskedCorners: CACornerMask {
        get { look(\.maskedCorners) }
        set { setLook(\.maskedCorners, newValue) }
    }

    /// The width of the border inside the bounds, in points; default 0.
    open var borderWidth: CGFloat {
        get { look(\.borderWidth) }
        set { setLook(\.borderWidth, newValue, .borderWidth) }
    }

    /// The colour of the border; default opaque black.
    open var borderColor: CGColor? {
        get { look(\.borderColor) }
        set { setLook(\.borderColor, newValue, .borderColor) }
    }

    /// The colour of the shadow; default opaque black.
    open var shadowColor: CGColor? {
        get { look(\.shadowColor) }
        set { setLook(\.shadowColor, newValue, .shadowColor) }
    }

    /// The opacity of the shadow, 0…1; default 0.
    open var shadowOpacity: Float {
        get { look(\.shadowOpacity) }
        set { setLook(\.shadowOpacity, newValue, .shadowOpacity) }
    }

    /// The offset of the shadow, in points; default (0, −3).
    open var shadowOffset: CGSize {
        get { look(\.shadowOffset) }
        set { setLook(\.shadowOffset, newValue, .shadowOffset) }
    }

    /// The blur of the shadow, in points; default 3.
    open var shadowRadius: CGFloat {
        get { look(\.shadowRadius) }
        set { setLook(\.shadowRadius, newValue, .shadowRadius) }
    }

    /// The shape of the shadow, in the layer's coordinates; nil, the default, for what is drawn.
    open var shadowPath: CGPath? {
        get { extras?.shadowPath }
        set { setShadowPath(newValue) }
    }

    /// The stacking order among sibling layers; default 0.
    open var zPosition: CGFloat {
        get { look(\.zPosition) }
        set {
            setLook(\.zPosition, newValue, .zPosition)
            if newValue != 0 { owner?.superview?.hierarchy.hasStackingOrder = true }
        }
    }

    // MARK: - Content

    /// What the layer shows: a `CGImage` or a `UIImage`; default nil.
    ///
    /// Drawing takes its place. What else is set is kept and not shown.
    open var contents: Any? {
        get { extras?.contents }
        set { setContents(newValue) }
    }
    /// How `contents` fit the bounds; default filling them, for views by their content mode.
    open var contentsGravity: CALayerContentsGravity {
        get { gravity }
        set { setGravity(newValue) }
    }
    /// The part of `contents` that is shown, in fractions of them; default all.
    open var contentsRect: CGRect {
        get { extras?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set {
            guard newValue != contentsRect else { return }
            requireExtras().contentsRect = newValue
            owner?.layerLookDidChange()
        }
    }
    /// The part of `contents` that stretches where they fill the bounds, in fractions of them;
    /// default all.
    ///
    /// What is beside it keeps its size in one direction, the corners in both. Where
    /// `contentsRect` shows a part of the contents, all of that part stretches.
    open var contentsCenter: CGRect {
        get { extras?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set {
            guard newValue != contentsCenter else { return }
            requireExtras().contentsCenter = newValue
            owner?.layerLookDidChange()
        }
    }
    /// Whether the layer is drawn anew when its size changes; default false.
    open var needsDisplayOnBoundsChange: Bool {
        get { extras?.needsDisplayOnBoundsChange ?? false }
        set { requireExtras().needsDisplayOnBoundsChange = newValue }
    }
    /// Asks for the content to be drawn anew.
    open func setNeedsDisplay() { markNeedsDisplay() }
    /// Asks for a part of the content to be drawn anew; all of it is.
    open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay() }
    /// Draws the content now if it was asked for.
    open func displayIfNeeded() { displayPending() }
    /// Returns whether the content will be drawn anew.
    open func needsDisplay() -> Bool { isDisplayPending }
    /// Makes the content; the base class asks the delegate, or draws.
    open func display() {
        if let delegate { delegate.display(self) } else { displayByDrawing() }
    }
    /// Draws the content; the base class asks the delegate.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Draws the layer, and what is below it, as they are now.
    ///
    /// Backgrounds, borders, round corners, text, pictures, shapes and gradients are drawn, and what
    /// `draw(in:)` made; masks, blurs and the page's own fields are left out.
    open func render(in ctx: CGContext) { withView { $0.renderTree(into: ctx) } }

    /// What layers that draw something of their own draw in the box.
    func drawnContent() -> NodeContent { shownContents }
    /// Adds what the kind of layer draws itself to the look of its box.
    func describe(_ style: inout NodeStyle) {}
    /// The numbers that animations lead, of what the kind of layer draws; nil for none.
    var drawnValues: [LayerProperty: [Double]]? { nil }
    /// Takes over numbers of what the kind of layer draws.
    func takeDrawnValues(_ values: LayerValues) {}
    /// Takes over what the kind of layer has.
    func takeOwnValues(of other: CALayer) {}

    // MARK: - Animations

    /// What happens where a property changes, by its name; NSNull for nothing.
    open var actions: [String: any CAAction]? {
        get { extras?.actions }
        set { if newValue != nil || extras != nil { requireExtras().actions = newValue } }
    }
    /// Returns what happens where a property changes; nil for nothing.
    ///
    /// Asks the delegate, then `actions`, then the class; layers that no view has move by default.
    open func action(forKey event: String) -> (any CAAction)? { findAction(event) }
    /// Returns what happens by default where a property changes; nil for the usual.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// Plays an animation on the layer; its own values stay.
    ///
    /// An animation that has the same key ends. Outside of windows it waits for one.
    ///
    /// - Parameters:
    ///   - anim: The animation; the layer keeps a copy.
    ///   - key: The name to find it by; nil for none.
    open func add(_ anim: CAAnimation, forKey key: String?) { play(anim, key) }
    /// Ends the animation of a name.
    open func removeAnimation(forKey key: String) { end(key, finished: false, tellsPage: true) }
    /// Ends all animations of the layer, those of blocks included; it shows its own values.
    open func removeAllAnimations() { endAll() }
    /// The names of the animations that play on the layer, blocks' too; nil where there are none.
    open func animationKeys() -> [String]? { runningKeys }
    /// Returns the animation of a name.
    open func animation(forKey key: String) -> CAAnimation? {
        findAnimation(key)
    }
    /// Returns a layer with the values that are on screen now; nil outside of windows.
    ///
    /// Now is the time of the scene's clock. The copy does not change with the layer.
    open func presentation() -> Self? { copyOnScreen() as? Self }
    /// The layer itself: this one holds the values that apps set.
    open func model() -> Self { self }
}
