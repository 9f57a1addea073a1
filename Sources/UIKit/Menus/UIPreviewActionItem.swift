/// A choice below a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: AnyObject {
    /// What it says.
    var title: String { get }
}

extension UIPreviewActionItem {
    /// Returns what a menu shows for the choice, which is made for a preview's controller.
    func element(for preview: UIViewController) -> UIMenuElement {
        if let group = self as? UIPreviewActionGroup {
            return UIMenu(
                title: group.title,
                options: group.style == .destructive ? .destructive : [],
                children: group.actions.map { $0.element(for: preview) }
            )
        }
        let action = self as? UIPreviewAction
        return UIAction(
            title: title,
            attributes: action?.style == .destructive ? .destructive : [],
            state: action?.style == .selected ? .on : .off
        ) { _ in
            guard let action else { return }
            action.handler(action, preview)
        }
    }
}
