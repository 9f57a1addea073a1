import CoreGraphics

/// A view that stands for something that is pressed or pointed at, and where it stands.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// What of the view counts.
    public let parameters: UIPreviewParameters
    /// Where the view stands.
    public let target: UIPreviewTarget

    /// Creates a preview of a view that stands somewhere else.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    /// Creates a preview of a part of a view, where it is.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
        self.init(view: view, parameters: parameters, target: target)
    }

    /// Creates a preview of a view, where it is.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }

    /// Returns the same preview in another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
