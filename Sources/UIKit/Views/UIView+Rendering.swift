import RenderTree

/// What a view looks like, beyond its layer.
struct LookState {
    var backgroundColor: UIColor?
    var traits: UITraitCollection?
}

/// What the scene knows of a view.
struct RenderingState {
    /// The scene's rendering that gave the view its identity.
    ///
    /// A view that left its scene keeps it until the next commit, as it may come back.
    private(set) var home: RenderContext?
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

    /// The identity in `home`; 0 for none.
    private var rawID: UInt32 = 0
    private var isAttached = false
    var isDirty = false
    var contentMode = UIView.ContentMode.scaleToFill
    var semanticContentAttribute = UISemanticContentAttribute.unspecified

    /// The scene's rendering; nil outside of windows.
    var context: RenderContext? { isAttached ? home : nil }

    /// The view's identity in its scene.
    var id: NodeID? { rawID == 0 ? nil : NodeID(rawValue: rawID) }

    /// Enters a scene, or leaves the one before; in another scene the identity is another.
    mutating func attach(to context: RenderContext?) {
        isAttached = context != nil
        isDirty = false
        if let context, context !== home {
            forgetIdentity()
            home = context
        } else if rawID == 0, !isAttached {
            home = nil
        }
    }

    mutating func setIdentity(_ id: NodeID, in context: RenderContext) {
        rawID = id.rawValue
        home = context
        committed = nil
    }

    /// Gives up the identity, and with it the scene where the view is in none.
    mutating func forgetIdentity() {
        rawID = 0
        committed = nil
        if !isAttached { home = nil }
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
        guard !rendering.isDirty, let context = rendering.context else {
            if RareViewState.hasMasks, rendering.context == nil { maskMayChange() }
            return
        }
        rendering.isDirty = true
        context.enqueue(self)
        // What a mask covers is part of the look of the view that it masks.
        if drawsLayer, ownLayer.extras?.isMask == true { superview?.setNeedsRender() }
    }

    func attachRendering(to context: RenderContext?) {
        if rendering.context !== context {
            rendering.context?.forget(self)
            rendering.attach(to: context)
        }
        if drawsLayer, let view = self as? LayerView {
            view.isShown = false
            context?.newLayerViews.append(view)
        }
        guard let context else { return }
        _ = context.id(of: self)
        setNeedsRender()
        if ownLayer.rare != nil { ownLayer.playWaiting() }
        if layout.isQueued || isLayoutPending { context.scheduleUpdate() }
    }

    func layerLookDidChange() {
        if ownLayer.extras?.shadowPath != nil || ownLayer.extras?.shadowView != nil {
            ownLayer.updateShadowView()
        }
        setNeedsRender()
        if ValueObservers.isActive { ValueObservers.viewChanged(self) }
    }

    func layerVisibilityDidChange() {
        if autoLayout != nil, let stack = superview as? UIStackView {
            stack.arrangementDidChange()
            Animator.current.recordingGroup?.noteArrangement(of: self, in: stack)
        }
        setNeedsRender()
        if ValueObservers.isActive { ValueObservers.viewChanged(self) }
    }

    func layerBackgroundColorDidChange() {
        look.backgroundColor = nil
        setNeedsRender()
    }

    func setBackgroundColor(_ color: UIColor?) {
        if color == nil, ownLayer.backgroundColor != nil { ownLayer.backgroundColor = nil }
        guard look.backgroundColor != color else { return }
        recordAnimation(.style)
        look.backgroundColor = color
        setNeedsRender()
    }

    // MARK: - Nodes

    /// Returns what the view shows now.
    func makeRenderNode(id: NodeID, in context: RenderContext) -> RenderNode {
        if drawsLayer, let copy = self as? ReplicaView {
            return copy.makeCopy(id: id, in: context)
        }
        var frame = frameInNode
        var style = makeStyle(in: context)
        if let inset = rare?.stickyInset {
            // The page moves the box: its place says where it comes to stand.
            frame.origin.y = inset
            style.isSticky = true
        }
        if let above = hierarchy.superview, above.hierarchy.hasUnseenViews,
            above.ownLayer.leavesOutSublayers, isReplicated
        {
            style.isHidden = true
        }
        if let animations = animationState {
            showHeldValues(of: animations, in: &frame, &style)
        }
        var node = RenderNode(
            id: id,
            frame: frame,
            style: style,
            content: renderContent(),
            semantics: makeSemantics(),
            children: readSubviews.map { context.id(of: $0) }
        )
        if scrollsContent { node.scroll = scrollContent }
        return node
    }

    /// The box before the transform, where the superview's node has it.
    var frameInNode: CGRect {
        var frame = ownLayer.untransformedFrame
        if let superview, !superview.scrollsContent {
            frame.origin.x -= superview.bounds.minX
            frame.origin.y -= superview.bounds.minY
        }
        let least = min(frame.width, frame.height)
        if least > 0, least < 1 { keepVisible(&frame) }
        return frame
    }

    /// Gives a hairline a whole pixel: browsers may draw nothing of half of one.
    private func keepVisible(_ frame: inout CGRect) {
        let pixel = 1 / max(effectiveTraits.displayScale, 1)
        if frame.width > 0 { frame.size.width = max(frame.width, pixel) }
        if frame.height > 0 { frame.size.height = max(frame.height, pixel) }
    }

    /// Returns the look of the view's box.
    func makeStyle(in context: RenderContext?) -> NodeStyle {
        var style = NodeStyle()
        if drawsLayer, ownLayer.extras?.isMask == true {
            style.isUserInteractionEnabled = false
            return style
        }
        style.opacity = Double(ownLayer.opacity)
        style.isHidden = ownLayer.isHidden
        style.clipsToBounds = ownLayer.masksToBounds
        style.isUserInteractionEnabled = isUserInteractionEnabled
        style.isPressable = isPressable
        if !recognizers.isEmpty { style.claims = touchClaims }
        if let rare, rare.takesPartInDrags { context?.scene?.listenForDrags() }
        let kept = UIScrollView.touchesKept(by: self)
        if !kept.isEmpty { style.claims.formUnion(kept) }
        if let color = look.backgroundColor {
            if case .pattern = color.storage {
                style.pattern = color.pattern(in: effectiveTraits)
            } else {
                style.backgroundColor = color.renderColor(in: effectiveTraits)
            }
        } else if let color = ownLayer.backgroundColor {
            style.backgroundColor = color.renderColor
        }
        if ownLayer.cornerRadius != 0 || ownLayer.rare != nil { ownLayer.decorate(&style) }
        if let transform = ownLayer.shownTransform {
            style.transform = transform.rendered
        }
        let anchor = ownLayer.anchorPoint
        if anchor != CGPoint(x: 0.5, y: 0.5) { style.anchorPoint = anchor }
        ownLayer.describe(&style)
        ownLayer.describeSpace(&style)
        describeLook(&style)
        if ownLayer.extras?.mask != nil { style.mask = ownLayer.renderMask(in: context) }
        if let above = hierarchy.superview?.ownLayer, above.rare != nil {
            style.opacity *= Double(above.opacityOfEach)
        }
        if ownLayer.extras?.keepsDepth == true { ownLayer.leaveOutPlane(&style) }
        return style
    }

    func makeSemantics() -> Semantics {
        var semantics = Semantics(role: defaultRole)
        describe(&semantics)
        speak(&semantics)
        if let rare {
            semantics.isInert = rare.isInert
            semantics.isModal = rare.isModal
            if rare.isModal { (self as? PresentationContainerView)?.name(&semantics) }
            if rare.isLeftOut { semantics.isHidden = true }
            // Lists have nothing but items; headings and progress stand in one.
            if rare.isListPart, semantics.role == .none, superview?.defaultRole == .list {
                semantics.role = .listItem
            }
            if let list = rare.elementList { semantics.readingOrder = list.order }
        }
        // As touches, keys and assistive technology pass over what is as good as hidden. Fields that
        // nobody sees still take what is typed where the app gives them the focus.
        if ownLayer.opacity < 0.01, !holdsText { semantics.isInert = true }
        return semantics
    }

    /// Whether the view is or holds one that takes text.
    private var holdsText: Bool {
        self is any UIKeyInput || hierarchy.subviews.contains { $0.holdsText }
    }
}
