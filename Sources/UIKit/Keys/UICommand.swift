/// Something that a person can have done, by the first responder that has the method.
open class UICommand: UIMenuElement {
    /// The method that is called.
    public internal(set) final var action: Selector
    /// What a document names as the receiver; nil for the responder chain.
    final weak var fixedTarget: AnyObject?
    /// What the app keeps with the command; default nil.
    public let propertyList: Any?
    /// What is special about the command; default nothing.
    open var attributes: Attributes
    /// The mark beside the command; default none.
    open var state: State
    /// A longer title where there is room for one; default nil.
    open var discoverabilityTitle: String?
    /// The title.
    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    /// The image; nil for none.
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    /// What a responder said of the command last; nil for nothing.
    final var validation: CommandValidation?

    /// Creates a command.
    public init(
        title: String = "",
        image: UIImage? = nil,
        action: Selector,
        propertyList: Any? = nil,
        discoverabilityTitle: String? = nil,
        attributes: Attributes = [],
        state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.attributes = attributes
        self.state = state
        self.discoverabilityTitle = discoverabilityTitle
        super.init(title: title, image: image)
    }
}
