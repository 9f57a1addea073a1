import CoreGraphics

/// What changed between two commits of one scene.
public struct Patch: Sendable, Equatable {
    /// The changes, in the order in which they are applied.
    public var operations: [Operation]
    /// The transitions that operations refer to by index.
    public var transitions: [Transition]
    /// Whether operations may draw with fonts or pictures that the scene did not show before.
    package var mayNeedFiles = true

    /// A change of one node.
    public enum Operation: Sendable, Equatable {
        /// Adds a subtree at an index among the parent's children as they are then.
        ///
        /// Without a parent the subtree becomes the tree's root, in place of the one before.
        case insert(RenderSubtree, parent: NodeID?, index: Int)
        /// Removes a node and all below it.
        case remove(NodeID)
        /// Moves a node with all below it; the index counts after it was taken out.
        case move(NodeID, parent: NodeID, index: Int)
        /// Changes the box.
        case frame(NodeID, from: CGRect, to: CGRect, transition: Int?)
        /// Changes the look.
        case style(NodeID, from: NodeStyle, to: NodeStyle, transition: Int?)
        /// Changes what is drawn.
        case content(NodeID, from: NodeContent, to: NodeContent, transition: Int?)
        /// Changes how the children scroll.
        case scroll(NodeID, from: ScrollContent, to: ScrollContent)
        /// Changes the meaning; the role stays the same.
        case semantics(NodeID, from: Semantics, to: Semantics)
        /// Changes the meaning with its role: the element is made anew, its children stay.
        case replace(RenderNode, from: RenderNode)
        /// Plays an animation of its own on a node, beside its values.
        case animate(NodeID, LayerAnimation)
        /// Ends animations of a node; it shows its values at once.
        case endAnimations(NodeID, AnimationTarget)
        /// Leads from the node's picture before the operations that follow to the one after them.
        case changeAppearance(NodeID, AppearanceChange, transition: Int)
        /// Gives the focus to the text of a node, or takes it from all text.
        case focus(NodeID?)
        /// Does something once.
        case perform(SceneEffect)
    }

    /// Creates a patch.
    public init(operations: [Operation] = [], transitions: [Transition] = []) {
        self.operations = operations
        self.transitions = transitions
    }

    /// Whether nothing changed.
    public var isEmpty: Bool { operations.isEmpty }

    public static func == (left: Patch, right: Patch) -> Bool {
        // What may need files says nothing about the change.
        left.operations == right.operations && left.transitions == right.transitions
    }
}
