import CoreGraphics
import RenderTree

/// A copy of what a view shows, or the box of all copies of one instance of a replicator layer.
///
/// Its node is the original's with another identity. Neither the app, touches nor people who do not
/// see it meet it.
final class ReplicaView: UIView {
    /// What is particular to an instance.
    struct Instance: Equatable {
        var size = CGSize.zero
        /// The transform about the middle of the size.
        var transform = CATransform3DIdentity
        var tint = ReplicaTint()
        var opacity = 1.0
        /// How much later than in the original animations play, in seconds.
        var delay: Double = 0
        var sharesSpace = false
    }

    private(set) weak var original: UIView?
    private let isRoot: Bool
    private var instance = Instance()

    /// Makes a copy of a view; without one, the box of an instance.
    init(of original: UIView?) {
        self.original = original
        isRoot = original == nil
        super.init(frame: .zero)
        switches = [.drawsLayer]
    }

    required init?(coder: NSCoder) { nil }

    // A commit makes copies after its layout: nothing of them may ask for another one.
    func enter(_ view: UIView) {
        view.hierarchy.hasUnseenViews = true
        hierarchy.superview = view
        hierarchy.window = view.hierarchy.window
        attachRendering(to: view.rendering.context)
    }

    /// Goes, with all below; the caller takes it from the subviews.
    func leave() {
        if let superview = hierarchy.superview { unqueueLayout(from: superview) }
        hierarchy.superview = nil
        leaveWindowUnseen()
    }

    // MARK: - Following

    /// Holds one copy of each of some views, as they are now.
    func reflect(
        _ originals: [UIView],
        as instance: Instance,
        in context: RenderContext,
        tellsAnimations: Bool
    ) {
        if self.instance != instance {
            self.instance = instance
            setNeedsRender()
        }
        let fresh = matchSubviews(to: originals)
        for case let copy as ReplicaView in hierarchy.subviews {
            guard let original = copy.original else { continue }
            if original.rendering.isDirty { copy.setNeedsRender() }
            if tellsAnimations {
                let isNew = fresh.contains(ObjectIdentifier(copy))
                copy.followAnimations(of: original, delay: instance.delay, isNew: isNew)
            }
            copy.reflect(
                original.hierarchy.subviews.filter { !($0 is AccessibilityStandIn) },
                as: instance,
                in: context,
                tellsAnimations: tellsAnimations
            )
        }
    }

    /// Makes and drops copies.
    ///
    /// - Returns: The copies that are new.
    private func matchSubviews(to originals: [UIView]) -> Set<ObjectIdentifier> {
        let current = hierarchy.subviews.compactMap { $0 as? ReplicaView }
        if current.elementsEqual(originals, by: { $0.original === $1 }) { return [] }
        var known: [ObjectIdentifier: ReplicaView] = [:]
        for copy in current {
            if let original = copy.original { known[ObjectIdentifier(original)] = copy }
        }
        var fresh: Set<ObjectIdentifier> = []
        let copies = originals.map { original -> ReplicaView in
            if let copy = known[ObjectIdentifier(original)] { return copy }
            let copy = ReplicaView(of: original)
            fresh.insert(ObjectIdentifier(copy))
            return copy
        }
        let kept = Set(copies.map { ObjectIdentifier($0) })
        for copy in current where !kept.contains(ObjectIdentifier(copy)) { copy.leave() }
        hierarchy.subviews = copies
        for copy in copies where fresh.contains(ObjectIdentifier(copy)) { copy.enter(self) }
        setNeedsRender()
        return fresh
    }

    /// Plays what the original has the page play in this commit, and for a new copy what runs.
    private func followAnimations(of original: UIView, delay: Double, isNew: Bool) {
        guard original.animationState != nil, isNew || original.rendering.isDirty else { return }
        let own = original.takeAnimationOperations()
        var told = own
        if isNew, original.animationState?.openGroup == nil {
            original.tellAnimationsAgain()
            told = original.takeAnimationOperations()
        }
        // The original tells its own in this commit as well.
        if !own.isEmpty { original.makeAnimations().operations = own }
        let transitions = original.animationState?.transitions
        guard !told.isEmpty || transitions != nil else { return }
        let animations = makeAnimations()
        animations.operations += told.map { $0.copied(delay: delay, tint: instance.tint) }
        if var transitions {
            transitions.frame?.delay += delay
            transitions.style?.delay += delay
            transitions.content?.delay += delay
            animations.transitions = transitions
        }
        setNeedsRender()
    }

    // MARK: - Nodes

    /// Returns what the copy shows now.
    func makeCopy(id: NodeID, in context: RenderContext) -> RenderNode {
        var node = isRoot ? makeInstanceNode(id) : makeOriginalNode(id, in: context)
        node.children = hierarchy.subviews.map { context.id(of: $0) }
        node.semantics = Semantics(role: .none)
        node.semantics.isHidden = true
        node.style.isUserInteractionEnabled = false
        return node
    }

    private func makeInstanceNode(_ id: NodeID) -> RenderNode {
        var style = NodeStyle()
        style.opacity = instance.opacity
        style.sharesSpace = instance.sharesSpace
        style.transform = instance.transform.rendered
        return RenderNode(
            id: id,
            frame: CGRect(origin: .zero, size: instance.size),
            style: style
        )
    }

    private func makeOriginalNode(_ id: NodeID, in context: RenderContext) -> RenderNode {
        guard let original else { return RenderNode(id: id, frame: .zero) }
        var node = original.makeRenderNode(id: id, in: context)
        node.scroll = nil
        node.style.isPressable = false
        node.style.claims = []
        node.style.isSticky = false
        if case .field = node.content { node.content = .none }
        if let above = original.hierarchy.superview, above.scrollsContent {
            node.frame.origin.x -= above.bounds.minX
            node.frame.origin.y -= above.bounds.minY
        }
        if case .node(let mask) = node.style.mask {
            let copy = hierarchy.subviews.first {
                ($0 as? ReplicaView)?.original?.rendering.id == mask
            }
            node.style.mask = copy.map { .node(context.id(of: $0)) }
        }
        if (hierarchy.superview as? ReplicaView)?.isRoot == true {
            // The instance says what the replicator does to all of its sublayers.
            node.style.isHidden = original.ownLayer.isHidden
            if original.ownLayer.space != nil {
                node.style.transform = original.ownLayer.transformBox?.value.rendered
            }
        }
        if instance.tint != ReplicaTint() { instance.tint.apply(to: &node) }
        return node
    }
}

extension CATransform3D {
    /// The transform as nodes have it; nil for none.
    var rendered: RenderTransform? {
        if CATransform3DIsIdentity(self) { return nil }
        return CATransform3DIsAffine(self)
            ? .affine(CATransform3DGetAffineTransform(self))
            : .projective(entries.map { Double($0) })
    }
}

extension AnimationOperation {
    /// Returns the same for a copy, which plays later and in other colours.
    fileprivate func copied(delay: Double, tint: ReplicaTint) -> AnimationOperation {
        switch self {
        case .play(var animation):
            animation.transition.delay += delay
            tint.apply(to: &animation)
            return .play(animation)
        case .appearance(let change, var transition):
            transition.delay += delay
            return .appearance(change, transition)
        case .end:
            return self
        }
    }
}
