import Foundation

/// Actions below a preview that are shown once their title was chosen.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    public let title: String
    let style: UIPreviewAction.Style
    let actions: [UIPreviewAction]

    /// Creates a group.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
        self.style = style
        self.actions = actions
        super.init()
    }
}
