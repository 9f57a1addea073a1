/// A step from one controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The name in the storyboard, or nil.
    open internal(set) var identifier: String?
    // Set as soon as the segue is made; a segue without its ends is never handed out.
    private var storedSource: UIViewController?
    private var storedDestination: UIViewController?
    var handler: (@MainActor () -> Void)?

    /// Creates a segue between two controllers.
    public init(
        identifier: String?,
        source: UIViewController,
        destination: UIViewController
    ) {
        self.identifier = identifier
        storedSource = source
        storedDestination = destination
        super.init()
    }

    /// Creates a segue that a closure performs.
    public convenience init(
        identifier: String?,
        source: UIViewController,
        destination: UIViewController,
        performHandler: @escaping @MainActor () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Creates a segue of an app's class, which gets its ends afterwards.
    public override init() {
        super.init()
    }

    /// The controller that the segue begins at.
    open var source: UIViewController { end(storedSource) }
    /// The controller that the segue leads to.
    open var destination: UIViewController { end(storedDestination) }

    /// Shows the destination; subclasses do it in their own way.
    open func perform() { handler?() }

    func connect(
        _ identifier: String?,
        from source: UIViewController,
        to destination: UIViewController
    ) {
        self.identifier = identifier
        storedSource = source
        storedDestination = destination
    }

    private func end(_ controller: UIViewController?) -> UIViewController {
        guard let controller else {
            preconditionFailure(
                "\(type(of: self)) was made with init(); use init(identifier:source:destination:)."
            )
        }
        return controller
    }
}
