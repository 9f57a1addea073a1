/// Something that a page does once, beside showing the tree.
public enum SceneEffect: Sendable, Equatable {
    /// Opens an address: pages in another tab, mail and calls in what the person has for them.
    case open(String)
    /// Puts a text onto the clipboard.
    case copy(String)
    /// Lets the device vibrate: the lengths of shakes and of the rests between them, in milliseconds.
    case vibrate([Int])
    /// Loads what performs effects, so that the next one is not late.
    case prepare
    /// Has assistive technology read a text.
    case announce(String)
    /// Has assistive technology go on at a node.
    case read(NodeID)
}
