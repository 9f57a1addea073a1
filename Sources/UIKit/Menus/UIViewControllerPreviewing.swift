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
