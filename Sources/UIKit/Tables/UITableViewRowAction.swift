/// An action beside a row, of apps from before `UIContextualAction`.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// What an action does to the row.
    public enum Style: Int, Sendable {
        /// It takes something away: it is red.
        case `default` = 0
        /// It changes something: it is grey.
        case normal = 1

        /// It takes something away: it is red.
        public static var destructive: Style { .default }
    }

    /// What performs an action.
    public typealias Handler = (UITableViewRowAction, IndexPath) -> Void

    /// What the action does to the row.
    public let style: Style
    /// The title; default nil.
    open var title: String?
    /// The colour behind the title; nil, the default, is that of the style.
    open var backgroundColor: UIColor?
    /// An effect behind the title, in place of a colour; default nil.
    open var backgroundEffect: UIVisualEffect?
    private let handler: Handler

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// Returns what the row shows for the action.
    ///
    /// - Parameter row: Says where the row is when the action is performed.
    /// - Returns: An action that does the same.
    func contextual(_ row: @escaping () -> IndexPath) -> UIContextualAction {
        let action = UIContextualAction(
            style: style == .default ? .destructive : .normal,
            title: title
        ) { [self] _, _, finish in
            handler(self, row())
            finish(true)
        }
        action.backgroundEffect = backgroundEffect
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
