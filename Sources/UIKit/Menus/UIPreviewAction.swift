import Foundation

/// An action below a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// How actions look.
    public enum Style: Int, Sendable {
        case `default`, selected, destructive
    }

    public let title: String
    let style: Style
    /// What the action does, given itself and the controller of the preview.
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void

    /// Creates an action.
    public init(
        title: String,
        style: Style,
        handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        self.title = title
        self.style = style
        self.handler = { item, controller in
            guard let action = item as? UIPreviewAction else { return }
            handler(action, controller)
        }
        super.init()
    }
}
