import CoreGraphics

/// Where a view's parts can be pressed for previews, as code before iOS 13 has it.
///
/// Pages know no pressure: as on phones that do not, a long press does it.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The recognizer of the press, for others that are to wait until it fails.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// What makes the previews.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that can be pressed.
    var sourceView: UIView { get }
    /// The part of it that is pressed, in its coordinates; by default all of it.
    var sourceRect: CGRect { get set }
}

/// What makes previews of what is pressed.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: AnyObject {
    /// Returns the controller that shows what stands at a place of the source view; nil for none.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// A person tapped the preview: the app shows its controller.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        commit viewControllerToCommit: UIViewController
    )
}

/// A choice below a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: AnyObject {
    /// What it says.
    var title: String { get }
}

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

extension UIViewController {
    /// Has long presses on parts of a view show previews of what is there.
    ///
    /// - Returns: What ends it, as the controller's own end does.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate,
        sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        let context = PreviewingContext(delegate, sourceView)
        requireRare().previewingContexts.append(context)
        return context
    }

    /// Ends what `registerForPreviewing(with:sourceView:)` began.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
        rare?.previewingContexts.removeAll { context in
            guard context === previewing else { return false }
            context.end()
            return true
        }
    }
}

/// A registration for previews, by an interaction for menus.
final class PreviewingContext: NSObject, UIViewControllerPreviewing {
    let sourceView: UIView
    var sourceRect: CGRect
    private weak var maker: (any UIViewControllerPreviewingDelegate)?
    private lazy var interaction = UIContextMenuInteraction(delegate: self)
    /// The controller that is shown, or was last.
    private var shown: UIViewController?

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
        maker = delegate
        self.sourceView = sourceView
        sourceRect = sourceView.bounds
        super.init()
        sourceView.addInteraction(interaction)
    }

    /// The delegate; whoever asks after its end hears of one that makes no previews.
    var delegate: any UIViewControllerPreviewingDelegate { maker ?? NoPreviews() }

    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer {
        interaction.pressRecognizer ?? UIGestureRecognizer(target: nil, action: nil)
    }

    func end() { sourceView.removeInteraction(interaction) }
}

extension PreviewingContext: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        sourceRect = sourceView.bounds
        guard
            let preview = maker?.previewingContext(self, viewControllerForLocation: location)
        else { return nil }
        shown = preview
        return UIContextMenuConfiguration(previewProvider: { preview }) { _ in
            UIMenu(children: preview.previewActionItems.map { $0.element(for: preview) })
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: sourceRect)
        return UITargetedPreview(view: sourceView, parameters: parameters)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let shown else { return }
        animator.preferredCommitStyle = .pop
        animator.addCompletion { [self] in maker?.previewingContext(self, commit: shown) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { shown = nil }
}

/// Stands for a delegate that is gone.
private final class NoPreviews: UIViewControllerPreviewingDelegate {
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }

    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        commit viewControllerToCommit: UIViewController
    ) {}
}

extension UIPreviewActionItem {
    /// Returns what a menu shows for the choice, which is made for a preview's controller.
    fileprivate func element(for preview: UIViewController) -> UIMenuElement {
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
