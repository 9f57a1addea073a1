import CoreGraphics

/// What is shown under the finger of an item that is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// The view whose picture is shown.
    public let view: UIView
    /// What of the view is shown.
    public let parameters: UIDragPreviewParameters

    /// Creates a preview of a part of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    /// Creates a preview of a view.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }
}

/// What of a view is shown where it is dragged.
open class UIDragPreviewParameters: UIPreviewParameters {
    /// Creates parameters by which the whole view is shown.
    public override init() {
        super.init()
    }

    /// Creates parameters by which lines of text are shown with some space around them.
    ///
    /// - Parameter textLineRects: The lines, in the view's coordinates.
    public init(textLineRects: [NSValue]) {
        super.init()
        let path = UIBezierPath()
        for line in textLineRects {
            let rect = line.cgRectValue.insetBy(dx: -4, dy: -4)
            path.append(UIBezierPath(roundedRect: rect, cornerRadius: 6))
        }
        visiblePath = path
    }
}

/// Where a preview of what is dragged comes from or goes to.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview of what is dragged, and where it comes from or goes to.
open class UITargetedDragPreview: UITargetedPreview {
    /// Creates a preview of a view that comes from, or goes to, another place.
    public init(
        view: UIView,
        parameters: UIDragPreviewParameters,
        target: UIDragPreviewTarget
    ) {
        super.init(view: view, parameters: parameters, target: target)
    }

    /// Creates a preview of a part of a view, where it is.
    public convenience init(view: UIView, parameters: UIDragPreviewParameters) {
        let target = UIDragPreviewTarget(container: view.superview ?? view, center: view.center)
        self.init(view: view, parameters: parameters, target: target)
    }

    /// Creates a preview of a view, where it is.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    /// Returns the same preview in another place.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        let own = UIDragPreviewParameters()
        own.visiblePath = parameters.visiblePath
        own.backgroundColor = parameters.backgroundColor
        return UITargetedDragPreview(view: view, parameters: own, target: newTarget)
    }
}
