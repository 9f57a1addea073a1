import CoreGraphics

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
