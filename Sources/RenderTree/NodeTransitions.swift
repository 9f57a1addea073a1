/// The transitions of one node's changes within one commit; default none.
package struct NodeTransitions: Sendable, Equatable {
    /// The transition of the box.
    package var frame: Transition?
    /// The transition of the look.
    package var style: Transition?
    /// The transition of what is drawn.
    package var content: Transition?

    /// Creates transitions.
    package init(
        frame: Transition? = nil,
        style: Transition? = nil,
        content: Transition? = nil
    ) {
        self.frame = frame
        self.style = style
        self.content = content
    }
}
