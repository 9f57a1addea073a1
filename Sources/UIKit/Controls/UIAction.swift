/// An action that performs its work in a closure.
@preconcurrency @MainActor
open class UIAction: NSObject {
    /// The name of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates an identifier from a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The title that controls show.
    open var title: String
    /// The image that controls show.
    open var image: UIImage?
    /// The name of the action; unique unless given.
    public let identifier: Identifier
    /// What sent the action, while its closure runs.
    public private(set) var sender: Any?
    private let handler: UIActionHandler

    /// Creates an action.
    public init(
        title: String = "",
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        handler: @escaping UIActionHandler
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
        super.init()
    }

    func perform(sender: Any?) {
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }
}

/// A closure that an action performs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
