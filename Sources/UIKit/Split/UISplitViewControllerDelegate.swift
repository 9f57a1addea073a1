/// What decides how a split view controller shows its columns, and hears of it.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Tells that other columns will be seen.
    func splitViewController(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode
    )
    /// Returns the mode that the button for it leads to; default automatic.
    func targetDisplayModeForAction(
        in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode
    /// Shows a controller in place of the split view controller; default false: it does so itself.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        show vc: UIViewController,
        sender: Any?
    ) -> Bool
    /// Shows a detail in place of the split view controller; default false: it does so itself.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        showDetail vc: UIViewController,
        sender: Any?
    ) -> Bool
    /// Returns the controller to show alone; nil, the default, takes the primary one.
    func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController?
    /// Returns the primary controller of two columns; nil, the default, takes what was shown alone.
    func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController?
    /// Takes the secondary controller over into the primary one.
    ///
    /// - Returns: False, the default, lets the primary controller do it; true with nothing done
    ///   leaves the secondary controller out.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Returns the secondary controller of two columns; nil, the default, asks the primary one.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    /// Returns the column to see when only one fits; default the proposed one.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Returns the mode to begin with when several columns fit again; default the proposed one.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
            .DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// Tells that only one column is shown from now on; column styles only.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Tells that several columns are shown from now on; column styles only.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// Tells that a column will be seen; column styles only.
    func splitViewController(
        _ svc: UISplitViewController,
        willShow column: UISplitViewController.Column
    )
    /// Tells that a column will go; column styles only.
    func splitViewController(
        _ svc: UISplitViewController,
        willHide column: UISplitViewController.Column
    )
}

extension UISplitViewControllerDelegate {
    /// Tells that other columns will be seen.
    public func splitViewController(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    /// Returns the mode that the button for it leads to.
    public func targetDisplayModeForAction(
        in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode { .automatic }
    /// Shows a controller in place of the split view controller.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        show vc: UIViewController,
        sender: Any?
    ) -> Bool { false }
    /// Shows a detail in place of the split view controller.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        showDetail vc: UIViewController,
        sender: Any?
    ) -> Bool { false }
    /// Returns the controller to show alone.
    public func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { nil }
    /// Returns the primary controller of two columns.
    public func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? { nil }
    /// Takes the secondary controller over into the primary one.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// Returns the secondary controller of two columns.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    /// Returns the column to see when only one fits.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// Returns the mode to begin with when several columns fit again.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
            .DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    /// Tells that only one column is shown from now on.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    /// Tells that several columns are shown from now on.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    /// Tells that a column will be seen.
    public func splitViewController(
        _ svc: UISplitViewController,
        willShow column: UISplitViewController.Column
    ) {}
    /// Tells that a column will go.
    public func splitViewController(
        _ svc: UISplitViewController,
        willHide column: UISplitViewController.Column
    ) {}
}
