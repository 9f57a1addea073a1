/// An action beside a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// What an action does to the row.
    public enum Style: Int, Sendable {
        case normal, destructive
    }

    /// What performs an action: it calls the function that it gets when it is done.
    public typealias Handler =
        (
            _ action: UIContextualAction, _ sourceView: UIView,
            _ completionHandler: @escaping (Bool) -> Void
        ) -> Void

    /// What the action does to the row.
    public let style: Style
    /// What performs the action.
    public let handler: Handler
    /// The title; default nil.
    open var title: String?
    /// The image above or in place of the title; default nil.
    open var image: UIImage?
    /// The colour behind the title; default red for destructive actions, else grey.
    open var backgroundColor: UIColor!
    /// What stands behind the title in place of a colour.
    var backgroundEffect: UIVisualEffect?

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }
}
