import CoreGraphics

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
    /// Leaves keys to the scene that the browser would have taken, in place of those before.
    case claim([KeyClaim])
    /// Has the person choose files; a question that is asked already goes on.
    case choose(FileQuestion)
    /// Takes a question back, by its name.
    case endChoice(String)
    /// Shows a page in the frame of a node.
    case navigate(PageNavigation)
    /// Keeps the screen on while the page is looked at, or lets it go off again.
    case keepAwake(Bool)
    /// Tells where the page is, once or again and again, or no more.
    case locate(LocationWish)
    /// Gives the person a picture as a file of a name.
    case save(EncodedImage, name: String)

    /// Has to do with what a person drags.
    case drag(Drag)

    /// What a page does about drags.
    public enum Drag: Sendable, Equatable {
        /// Loads what drags need, and tells of those that come from outside.
        case listen
        /// Keeps a node under the finger: `grip` is how far it is from the node's upper left corner on, in
        /// points.
        case follow(NodeID, grip: CGPoint)
        /// Leaves the node that followed where the tree says.
        case end
        /// Shows what a drop of what comes from outside would do.
        case answer(Answer)
    }

    /// What becomes of what is dragged from outside.
    public enum Answer: Int, Sendable {
        /// Nothing.
        case refuse = 0
        /// The scene takes it.
        case take = 1
    }

    /// A key that the browser leaves to the scene.
    public struct KeyClaim: Sendable, Hashable {
        /// The key's value as in the DOM's `KeyboardEvent.key`, letters small.
        public var key: String
        /// The modifiers held.
        public var modifiers: KeyInput.Modifiers
        /// Whether the key is left to the scene in text as well.
        public var isFirst: Bool

        /// Creates a claim.
        public init(key: String, modifiers: KeyInput.Modifiers, isFirst: Bool) {
            self.key = key
            self.modifiers = modifiers
            self.isFirst = isFirst
        }

        /// Whether a key is the one that is claimed.
        ///
        /// Letters count by their place where Alt makes other characters of them. Characters that
        /// Shift makes say by themselves that it was held.
        public func matches(_ input: KeyInput) -> Bool {
            let typed = input.key.count == 1 ? input.key.lowercased() : input.key
            guard typed == key || place(of: input.code) == key else { return false }
            let isSign = key.count == 1 && key.first?.isLetter == false && typed == key
            return isSign
                ? modifiers.subtracting(.shift) == input.modifiers.subtracting(.shift)
                : modifiers == input.modifiers
        }

        private func place(of code: String) -> String? {
            for prefix in ["Key", "Digit"] where code.hasPrefix(prefix) {
                return code.dropFirst(prefix.count).lowercased()
            }
            return nil
        }
    }
}
