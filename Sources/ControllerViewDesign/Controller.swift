import UIKit

/// A view controller that is linked to a ControllerView.
///
/// Set `controllerView` in `viewDidLoad()`, and connect targets, gesture recognizers, delegates
/// and data sources in `setViewHandlers()`.
open class Controller: UIViewController {
    private var viewReference: BackReference<UIView>?

    /// The view with all subviews; setting it calls `setViewHandlers()`.
    ///
    /// The controller's view keeps it alive.
    open var controllerView: ControllerView? {
        get { viewReference?.object as? ControllerView }
        set {
            let oldValue = controllerView
            viewReference = newValue?.reference
            guard oldValue !== newValue else { return }
            oldValue?.removeFromSuperview()
            if newValue != nil { setViewHandlers() }
        }
    }

    /// Connects the subviews with this controller.
    ///
    /// Called once for each view that `controllerView` is set to, at once: its subviews are there
    /// and `layoutViews()` has been called, but no layout pass has run yet.
    open func setViewHandlers() {}
}
