/// An action that performs its work in a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// The name of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates an identifier from a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }
    /// The image in a menu where the action is marked; nil means the other one.
    open var selectedImage: UIImage?
    /// What the action does, in more words than the title; default nil.
    open var discoverabilityTitle: String?
    /// What is special about the action in a menu; default nothing.
    open var attributes: UIMenuElement.Attributes
    /// The mark beside the action in a menu; default off.
    open var state: UIMenuElement.State
    /// The name of the action; unique unless given.
    public let identifier: Identifier
    /// What sent the action, while its closure runs.
    public private(set) var sender: Any?
    private let handler: UIActionHandler

    /// Creates an action.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        selectedImage: UIImage? = nil,
        identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.selectedImage = selectedImage
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
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
