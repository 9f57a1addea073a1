/// A delegate that has the main window of what it is told of.
///
/// - Note: Differs from UIKit: there the property is an optional one of each delegate's protocol.
@preconcurrency @MainActor
public protocol UIWindowOwner: AnyObject {
    // Disfavoured: of an app's delegate the doubly optional property is meant.
    /// The main window.
    @_disfavoredOverload var window: UIWindow? { get set }
}

extension UIWindowOwner {
    // A protocol's default says that it answered: so a class's own property is told from it.
    @_disfavoredOverload public var window: UIWindow? {
        get {
            OwnWindowQuestion.isUnanswered = true
            return nil
        }
        set {}
    }

    /// Whether the class has the property itself.
    var hasOwnWindow: Bool {
        OwnWindowQuestion.isUnanswered = false
        _ = (self as any UIWindowOwner).window
        return !OwnWindowQuestion.isUnanswered
    }
}

@MainActor
private enum OwnWindowQuestion {
    static var isUnanswered = false
}
