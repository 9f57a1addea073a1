/// What a node means to people who do not see it, and to scripts.
public struct Semantics: Sendable, Equatable {
    /// The kind of element.
    public var role: Role
    /// Whether the element takes input; default true.
    public var isEnabled = true
    /// Whether the element is selected; default false.
    public var isSelected = false
    /// Whether assistive technology passes over the node and all below it; default false.
    public var isHidden = false
    /// What few nodes have; boxed, so that the others stay small.
    private var words: Boxed?

    /// The kind of element; it decides the tag in the page.
    public enum Role: Sendable, Hashable {
        /// A box without meaning of its own.
        case none
        /// Plain text.
        case text
        /// A heading of a level, 1…6.
        case heading(Int)
        /// Something that can be pressed.
        case button
        /// Something that leads elsewhere.
        case link
        /// A picture.
        case image
    }

    /// A box without meaning.
    public static let none = Semantics(role: .none)

    /// Creates semantics of a role.
    public init(role: Role) {
        self.role = role
    }

    /// A short name of the element; nil where its text says it.
    public var label: String? {
        get { words?.words.label }
        set { if newValue != label { change { $0.label = newValue } } }
    }
    /// The value of the element.
    public var value: String? {
        get { words?.words.value }
        set { if newValue != value { change { $0.value = newValue } } }
    }
    /// What happens when the element is used.
    public var hint: String? {
        get { words?.words.hint }
        set { if newValue != hint { change { $0.hint = newValue } } }
    }
    /// A name for scripts; people never meet it.
    public var identifier: String? {
        get { words?.words.identifier }
        set { if newValue != identifier { change { $0.identifier = newValue } } }
    }

    private struct Words: Sendable, Equatable {
        var label: String?
        var value: String?
        var hint: String?
        var identifier: String?
    }

    private final class Boxed: Sendable, Equatable {
        let words: Words

        init(_ words: Words) {
            self.words = words
        }

        static func == (left: Boxed, right: Boxed) -> Bool {
            left === right || left.words == right.words
        }
    }

    private mutating func change(_ body: (inout Words) -> Void) {
        var changed = words?.words ?? Words()
        body(&changed)
        words = Boxed(changed)
    }
}
