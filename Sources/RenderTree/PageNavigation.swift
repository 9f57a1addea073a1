/// What a page is to show in the frame of a node.
public struct PageNavigation: Sendable, Equatable {
    /// The node.
    public var node: NodeID
    /// The number by which the page tells of it.
    public var number: Int
    /// The address; one without a scheme counts from the scene's, an empty one is nothing.
    public var address: String
    /// What the frame may do, as HTML's `sandbox` has it.
    public var sandbox: String

    /// Creates a way to a page.
    public init(node: NodeID, number: Int, address: String, sandbox: String) {
        self.node = node
        self.number = number
        self.address = address
        self.sandbox = sandbox
    }
}

/// What a page tells of the frame of a node.
public struct PageLoadInput: Sendable, Equatable {
    /// The node.
    public var node: NodeID
    /// The number of what the frame was asked for.
    public var number: Int
    /// Whether something came; false where the page may not show it.
    public var isLoaded: Bool

    /// Creates a report.
    public init(node: NodeID, number: Int, isLoaded: Bool) {
        self.node = node
        self.number = number
        self.isLoaded = isLoaded
    }
}
