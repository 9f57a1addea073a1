/// A step from one controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The name in the storyboard, or nil.
    open private(set) var identifier: String?
    /// The controller that the segue begins at.
    open private(set) var source: UIViewController
    /// The controller that the segue leads to.
    open private(set) var destination: UIViewController
    var handler: (@MainActor () -> Void)?

    /// Creates a segue between two controllers.
    ///
    /// Segues of a storyboard are made with it too: a class of the app can override it.
    public init(
        identifier: String?,
        source: UIViewController,
        destination: UIViewController
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
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

    /// Shows the destination; subclasses do it in their own way.
    open func perform() { handler?() }
}

/// Stands for any class of segues, whose initialiser with two ends is to be called.
///
/// It is open for the reason that `AnyInitializableObject` gives. Nothing outside needs it.
@_spi(ObjectFactory)
open class AnyInitializableSegue: UIStoryboardSegue {
    public required override init(
        identifier: String?,
        source: UIViewController,
        destination: UIViewController
    ) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}

extension ObjectFactory {
    // Not inlined: the class would be decided by the stand-in's type.
    @inline(never) @MainActor
    static func segue<Segue: UIStoryboardSegue>(
        _ type: Segue.Type,
        _ identifier: String?,
        _ source: UIViewController,
        _ destination: UIViewController
    ) -> Segue {
        let maker = unsafeBitCast(type, to: AnyInitializableSegue.Type.self)
        let made = maker.init(identifier: identifier, source: source, destination: destination)
        return unsafeDowncast(made as UIStoryboardSegue, to: type)
    }
}
