/// What a split view controller knows of its columns.
struct SplitState {
    typealias Column = UISplitViewController.Column

    var style = UISplitViewController.Style.unspecified
    /// What the app put into the columns.
    var columns: [Column: UIViewController] = [:]
    /// What stands in the columns: navigation controllers around what is none.
    var holders: [Column: UIViewController] = [:]
    /// The columns whose navigation controllers were made for them.
    var wrapped: Set<Column> = []
    var isCollapsed = false
    /// The secondary controller that found no place while collapsed.
    var preserved: UIViewController?
    var displayMode = UISplitViewController.DisplayMode.oneBesideSecondary
    var preferredMode = UISplitViewController.DisplayMode.automatic
    /// The mode that a person or the app chose since the preference was set.
    var chosenMode: UISplitViewController.DisplayMode?
    var preferredBehavior = UISplitViewController.SplitBehavior.automatic
    var presentsWithGesture = true
    var buttonVisibility = UISplitViewController.DisplayModeButtonVisibility.automatic
    var showsSecondaryOnlyButton = false
    var edge = UISplitViewController.PrimaryEdge.leading
    var primaryWidth = SplitColumnWidth()
    var supplementaryWidth = SplitColumnWidth()
    var modeButton: UIBarButtonItem?
    var secondaryOnlyButton: UIBarButtonItem?
    /// How many animations move columns now.
    var animations = 0
    /// Whether a controller that is to be shown came back from the primary one.
    var isShowing = false
    /// Whether the view was wider than high when the mode was last looked at.
    var wasLying: Bool?
}

/// The width that an app wants a column to have.
struct SplitColumnWidth {
    var fraction = UISplitViewController.automaticDimension
    var preferred = UISplitViewController.automaticDimension
    var minimum = UISplitViewController.automaticDimension
    var maximum = UISplitViewController.automaticDimension

    /// Returns the width in points.
    ///
    /// - Parameters:
    ///   - total: The width of all columns.
    ///   - standard: The width of the system, which also limits a share of the total.
    /// - Returns: The width, at most the total.
    func width(in total: CGFloat, standard: CGFloat) -> CGFloat {
        var width = min(standard, total * 0.4)
        var most = CGFloat.greatestFiniteMagnitude
        if fraction >= 0 {
            width = fraction * total
            most = standard
        }
        if preferred >= 0 {
            width = preferred
            most = .greatestFiniteMagnitude
        }
        if maximum >= 0 { most = maximum }
        width = min(width, most)
        if minimum >= 0 { width = max(width, minimum) }
        return min(max(0, width), total)
    }
}
