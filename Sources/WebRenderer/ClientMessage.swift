import RenderTree

/// What a page sends to its scene.
package enum ClientMessage: Sendable, Equatable {
    /// The first message of a connection: the protocol's version and the last patch applied.
    case hello(version: Int, patch: Int)
    /// An input with its number, which is one more than that of the input before.
    case input(number: Int, SceneInput)
    /// All patches up to a number were applied.
    case seen(patch: Int)
    /// The page lost track and wants the whole tree.
    case treeRequest
}
