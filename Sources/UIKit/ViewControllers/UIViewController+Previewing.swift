import CoreGraphics

/// A registration for previews that a firm press shows.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// What others may wait for before they begin.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// What has the previews.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that is pressed.
    var sourceView: UIView { get }
    /// The part of the view that stands out, in its coordinates.
    var sourceRect: CGRect { get set }
}

/// What has the previews that a firm press shows.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// Returns the preview for a place in the source view; nil for none.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Asks to show the controller of a preview that was pressed more firmly.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        commit viewControllerToCommit: UIViewController
    )
}

/// What a preview offers.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The text of the choice.
    var title: String { get }
}

/// A choice that a preview offers.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// What a choice means.
    public enum Style: Int, Sendable {
        /// An ordinary choice.
        case `default`
        /// The choice that holds now.
        case selected
        /// A choice that may destroy something.
        case destructive
    }

    /// The text of the choice.
    public let title: String
    /// What the choice means.
    public let style: Style
    /// What is called with the choice and the controller of the preview.
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void

    /// Creates a choice.
    public init(
        title: String,
        style: Style,
        handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        self.title = title
        self.style = style
        self.handler = { item, controller in
            if let action = item as? UIPreviewAction { handler(action, controller) }
        }
        super.init()
    }
}

extension UIViewController {
    /// Registers for previews that a firm press shows.
    ///
    /// - Note: As on all screens that do not feel force, whose traits say so, the delegate is never
    ///   asked.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate,
        sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        PreviewingContext(delegate, sourceView)
    }

    /// Ends a registration.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// A registration, which holds neither its delegate nor its view: they may hold it.
private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
    private weak var owner: (any UIViewControllerPreviewingDelegate)?
    private weak var source: UIView?
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
    var sourceRect: CGRect

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
        owner = delegate
        source = sourceView
        sourceRect = sourceView.bounds
        super.init()
    }

    var delegate: any UIViewControllerPreviewingDelegate { owner ?? NoPreviews() }
    var sourceView: UIView { source ?? UIView() }
}

/// Stands for a delegate that is gone.
private final class NoPreviews: NSObject, UIViewControllerPreviewingDelegate {
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        commit viewControllerToCommit: UIViewController
    ) {}
}
