import RenderTree

/// What a view looks like, beyond its layer.
struct LookState {
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var contentMode = UIView.ContentMode.scaleToFill
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var traits: UITraitCollection?
    /// The traits that this view overrides, and who watches them.
    var traitState: TraitState?
}

/// What the scene knows of a view.
struct RenderingState {
    /// The scene's rendering; nil outside of windows.
    var context: RenderContext?
    /// The scene's rendering that gave the view its identity.
    var home: RenderContext?
    var id: NodeID?
    /// The node that the last commit sent.
    var committed: RenderNode? {
        get { committedNode?.value }
        set { committedNode = newValue.map { CommittedNode($0) } }
    }
    /// Whether a commit sent a node.
    var isCommitted: Bool { committedNode != nil }
    // Boxed, so that views of scenes that sleep do not hold its room.
    private var committedNode: CommittedNode?

    private final class CommittedNode {
        let value: RenderNode

        init(_ value: RenderNode) {
            self.value = value
        }
    }

    var isDirty = false
    /// How the changes since the last commit are shown, where they are animated.
    var transitions: NodeTransitions? {
        get { pendingTransitions?.value }
        set { pendingTransitions = newValue.map { PendingTransitions($0) } }
    }
    /// Boxed, since few views are animated at a time.
    private var pendingTransitions: PendingTransitions?

    private final class PendingTransitions {
        let value: NodeTransitions

        init(_ value: NodeTransitions) {
            self.value = value
        }
    }
}

extension UIView {
    /// How content fits bounds.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
        case center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// Marks the view's own node as changed.
    func setNeedsRender() {
        guard !rendering.isDirty, let context = rendering.context else { return }
        rendering.isDirty = true
        context.enqueue(self)
    }

    func attachRendering(to context: RenderContext?) {
        if rendering.context !== context {
            rendering.context?.forget(self)
            rendering.context = context
            rendering.isDirty = false
        }
        guard let context else { return }
        _ = context.id(of: self)
        setNeedsRender()
        if layout.isQueued || isLayoutPending { context.scheduleUpdate() }
    }

    func layerLookDidChange() {
        setNeedsRender()
    }

    func layerVisibilityDidChange() {
        if autoLayout != nil, let stack = superview as? UIStackView { stack.arrangementDidChange() }
        setNeedsRender()
    }

    func layerBackgroundColorDidChange() {
        look.backgroundColor = nil
        setNeedsRender()
    }

    func setBackgroundColor(_ color: UIColor?) {
        if color == nil, layer.backgroundColor != nil { layer.backgroundColor = nil }
        guard look.backgroundColor != color else { return }
        recordAnimation(.style)
        look.backgroundColor = color
        setNeedsRender()
    }

    // MARK: - Nodes

    /// Returns what the view shows now.
    func makeRenderNode(id: NodeID, in context: RenderContext) -> RenderNode {
        var frame = layer.untransformedFrame
        if let superview, !superview.scrollsContent {
            frame.origin.x -= superview.bounds.minX
            frame.origin.y -= superview.bounds.minY
        }
        var node = RenderNode(
            id: id,
            frame: frame,
            style: makeStyle(),
            content: renderContent(),
            semantics: makeSemantics(),
            children: hierarchy.subviews.map { context.id(of: $0) }
        )
        if scrollsContent { node.scroll = scrollContent }
        return node
    }

    private func makeStyle() -> NodeStyle {
        var style = NodeStyle()
        style.opacity = Double(layer.opacity)
        style.isHidden = layer.isHidden
        style.clipsToBounds = layer.masksToBounds
        style.isUserInteractionEnabled = isUserInteractionEnabled
        style.isPressable = isPressable
        if let color = look.backgroundColor {
            style.backgroundColor = color.renderColor(in: effectiveTraits)
        } else if let color = layer.backgroundColor {
            style.backgroundColor = color.renderColor
        }
        if layer.cornerRadius != 0 || layer.rare != nil { layer.decorate(&style) }
        if let transform = layer.transformBox?.value {
            style.transform =
                CATransform3DIsAffine(transform)
                ? .affine(CATransform3DGetAffineTransform(transform))
                : .projective(transform.entries.map(Double.init))
        }
        if layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) { style.anchorPoint = layer.anchorPoint }
        return style
    }

    private func makeSemantics() -> Semantics {
        var semantics = Semantics(role: defaultRole)
        describe(&semantics)
        accessibility?.describe(&semantics)
        return semantics
    }

    // MARK: - Tint

    var effectiveTintColor: UIColor {
        var view: UIView? = self
        while let current = view {
            if let color = current.look.tintColor { return color }
            view = current.superview
        }
        return .systemBlue
    }

    func setTintColor(_ color: UIColor?) {
        guard look.tintColor != color else { return }
        look.tintColor = color
        tellTintColorDidChange()
    }

    func tellTintColorDidChange() {
        tintColorDidChange()
        setNeedsRender()
        for view in hierarchy.subviews where view.look.tintColor == nil {
            view.tellTintColorDidChange()
        }
    }
}
