import RenderTree

/// A copy of what a view showed at one time, with all that was in it.
///
/// It takes no input, and people who do not see it do not meet it.
final class FrozenView: UIView {
    private var copied: NodeStyle
    private let content: NodeContent

    /// Copies a view as it is, or as pages show it without later changes.
    init(_ view: UIView, usesCommitted: Bool, in context: RenderContext) {
        let committed = usesCommitted ? view.rendering.committed : nil
        let node =
            committed
            ?? RenderNode(
                id: NodeID(rawValue: 0),
                frame: view.frameInNode,
                style: view.makeStyle(in: context),
                content: view.renderContent()
            )
        var style = node.style
        style.isUserInteractionEnabled = false
        style.isPressable = false
        style.claims = []
        style.isSticky = false
        if case .node = style.mask { style.mask = nil }
        copied = style
        content = Self.frozen(node.content)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        take(view, node, isCommitted: committed != nil)
        for subview in view.hierarchy.subviews
        where !(subview is AccessibilityStandIn) && !(subview is ReplicaView) {
            addSubview(FrozenView(subview, usesCommitted: usesCommitted, in: context))
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Takes the place of the view in what is around it.
    private func take(_ view: UIView, _ node: RenderNode, isCommitted: Bool) {
        layer.anchorPoint = view.layer.anchorPoint
        var box = view.layer.untransformedFrame
        if isCommitted, view.rare?.stickyInset == nil {
            box.size = node.frame.size
            let isScrolled = view.superview?.scrollsContent != false
            let origin = isScrolled ? .zero : view.superview?.bounds.origin ?? .zero
            box.origin = CGPoint(x: node.frame.minX + origin.x, y: node.frame.minY + origin.y)
        }
        layer.bounds = CGRect(origin: view.bounds.origin, size: box.size)
        layer.position = CGPoint(
            x: box.minX + box.width * layer.anchorPoint.x,
            y: box.minY + box.height * layer.anchorPoint.y
        )
    }

    /// Text that nobody edits any more looks the same.
    private static func frozen(_ content: NodeContent) -> NodeContent {
        guard case .field(var field) = content else { return content }
        field.selection = nil
        field.isFocused = false
        field.isEditable = false
        field.isEnabled = false
        return .field(field)
    }

    override func renderContent() -> NodeContent { content }

    override func describeLook(_ style: inout NodeStyle) {
        style = copied
    }

    /// Becomes the outermost view of a snapshot: its opacity and transform are the snapshot's own.
    func beTop(size: CGSize) {
        copied.isHidden = false
        copied.opacity = 1
        copied.transform = nil
        copied.blendMode = .normal
        copied.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        layer.anchorPoint = copied.anchorPoint
    }
}
