import CoreGraphics

/// What one view shows: a value that is compared with the one shown before it.
///
/// A node names its children instead of holding them, so that a change costs what changed,
/// however many siblings stand beside it.
public struct RenderNode: Sendable, Equatable {
    // The order leaves no gaps: every view of every scene has a node.
    /// The box before its transform, in points, in the parent's content coordinates.
    public var frame: CGRect
    /// The look of the box.
    public var style: NodeStyle
    /// What is drawn in the box, below the children.
    public var content: NodeContent
    /// What the node means to people who do not see it, and to scripts.
    public var semantics: Semantics
    /// The node's identity within its scene.
    public var id: NodeID
    /// The children, back to front.
    public var children: [NodeID]
    // Boxed, since few nodes scroll.
    private var scrolling: Scrolling?

    /// How the children scroll; nil where they do not.
    public var scroll: ScrollContent? {
        get { scrolling?.content }
        set { scrolling = newValue.map { Scrolling($0) } }
    }

    private final class Scrolling: Sendable, Equatable {
        let content: ScrollContent

        init(_ content: ScrollContent) {
            self.content = content
        }

        static func == (left: Scrolling, right: Scrolling) -> Bool {
            left === right || left.content == right.content
        }
    }

    /// Creates a node.
    public init(
        id: NodeID,
        frame: CGRect,
        style: NodeStyle = NodeStyle(),
        content: NodeContent = .none,
        semantics: Semantics = .none,
        children: [NodeID] = []
    ) {
        self.id = id
        self.frame = frame
        self.style = style
        self.content = content
        self.semantics = semantics
        self.children = children
    }
}

/// A node with everything below it, for first pages and insertions.
public struct RenderSubtree: Sendable, Equatable {
    /// The node at the top; its `children` are the identities of the subtrees below, in order.
    public var node: RenderNode
    /// The subtrees of the node's children, back to front.
    public var children: [RenderSubtree]

    /// Creates a subtree.
    public init(node: RenderNode, children: [RenderSubtree] = []) {
        self.node = node
        self.children = children
    }

    /// Whether any node of the subtree has content that scrolls.
    public var scrolls: Bool {
        node.scroll != nil || children.contains(where: \.scrolls)
    }
}

/// What a node draws in its box, below its children.
///
/// The cases are boxed, since most nodes draw nothing.
public indirect enum NodeContent: Sendable, Equatable {
    /// Nothing.
    case none
    /// Lines of text.
    case text(TextContent)
    /// A picture.
    case image(ImageContent)
    /// Text that a person edits.
    case field(FieldContent)
    /// A path that is filled or has a line.
    case shape(ShapeContent)

    /// Whether it certainly is drawn with the fonts and pictures of another content.
    func drawsLike(_ other: NodeContent) -> Bool {
        switch (self, other) {
        case (.none, _), (.shape, _): true
        // The rules for ASCII come as one; other characters may need further files.
        case (.text(let new), .text(let old)):
            new.differsInCharacters(from: old) && new.isBasicLatin && old.isBasicLatin
        default: false
        }
    }
}
