/// Controllers in columns side by side; in compact width one after the other.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// Stands for a width that the system decides.
    nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    var split = SplitState()

    // MARK: - Creation

    /// Creates a controller with columns.
    public init(style: Style) {
        super.init(nibName: nil, bundle: nil)
        split.style = style
    }

    /// Creates a controller of the classic style.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from a storyboard, with the controllers that its relationships name.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.decodeSplit(into: self)
    }

    open override func loadView() {
        let view = SplitView(self)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    // MARK: - Controllers

    /// What decides about the columns and hears of them.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// The number of columns; `unspecified` for the classic style.
    open var style: Style { split.style }

    /// The controllers from the primary to the secondary one; a single one while collapsed.
    open var viewControllers: [UIViewController] {
        get { shownHolders }
        set { replaceControllers(newValue) }
    }

    /// Puts a controller into a column, in a navigation controller unless it is one; nil empties it.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        set(vc, for: column)
    }

    /// Returns the controller that was put into a column.
    open func viewController(for column: Column) -> UIViewController? { split.columns[column] }

    /// Makes a column seen; in compact width it is pushed.
    open func show(_ column: Column) { makeSeen(column) }

    /// Makes a column go; in compact width what is before it is seen again.
    open func hide(_ column: Column) { makeGone(column) }

    override func showsOthers(asDetail isDetail: Bool) -> Bool { true }
    open override func show(_ vc: UIViewController, sender: Any?) {
        showPrimary(vc, sender)
    }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showSecondary(vc, sender)
    }

    // MARK: - Mode

    /// Whether one controller is shown at a time, as in compact width.
    open var isCollapsed: Bool { split.isCollapsed }
    /// The columns that are seen.
    open var displayMode: DisplayMode { split.displayMode }
    /// The columns that the app wants to be seen; default automatic.
    open var preferredDisplayMode: DisplayMode {
        get { split.preferredMode }
        set {
            split.preferredMode = newValue
            split.chosenMode = nil
            updateMode()
        }
    }
    /// What happens to the secondary column when others come, never automatic.
    open var splitBehavior: SplitBehavior { currentBehavior }
    /// What the app wants to happen to the secondary column; default automatic.
    open var preferredSplitBehavior: SplitBehavior {
        get { split.preferredBehavior }
        set {
            split.preferredBehavior = newValue
            updateMode()
        }
    }
    /// Whether a swipe from the edge shows the primary column; default true.
    open var presentsWithGesture: Bool {
        get { split.presentsWithGesture }
        set {
            split.presentsWithGesture = newValue
            updateButtons()
        }
    }
    /// The button that changes the display mode; column styles show it by themselves.
    open var displayModeButtonItem: UIBarButtonItem { modeButton }
    /// When the columns' bars have the button that changes the mode; default automatic.
    open var displayModeButtonVisibility: DisplayModeButtonVisibility {
        get { split.buttonVisibility }
        set {
            split.buttonVisibility = newValue
            updateButtons()
        }
    }
    /// Whether three columns have a button that leaves the secondary one alone; default false.
    open var showsSecondaryOnlyButton: Bool {
        get { split.showsSecondaryOnlyButton }
        set {
            split.showsSecondaryOnlyButton = newValue
            updateButtons()
        }
    }

    // MARK: - Widths

    /// The side of the primary column; default leading.
    open var primaryEdge: PrimaryEdge {
        get { split.edge }
        set { changeLayout { $0.edge = newValue } }
    }
    /// The wanted share of the primary column in the width, 0…1; default automatic.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { split.primaryWidth.fraction }
        set { changeLayout { $0.primaryWidth.fraction = newValue } }
    }
    /// The wanted width of the primary column in points; default automatic.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { split.primaryWidth.preferred }
        set { changeLayout { $0.primaryWidth.preferred = newValue } }
    }
    /// The least width of the primary column in points; default automatic.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { split.primaryWidth.minimum }
        set { changeLayout { $0.primaryWidth.minimum = newValue } }
    }
    /// The greatest width of the primary column in points; default automatic.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { split.primaryWidth.maximum }
        set { changeLayout { $0.primaryWidth.maximum = newValue } }
    }
    /// The width of the primary column in points.
    open var primaryColumnWidth: CGFloat { width(of: .primary) }
    /// The wanted share of the supplementary column in the width, 0…1; default automatic.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { split.supplementaryWidth.fraction }
        set { changeLayout { $0.supplementaryWidth.fraction = newValue } }
    }
    /// The wanted width of the supplementary column in points; default automatic.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { split.supplementaryWidth.preferred }
        set { changeLayout { $0.supplementaryWidth.preferred = newValue } }
    }
    /// The least width of the supplementary column in points; default automatic.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { split.supplementaryWidth.minimum }
        set { changeLayout { $0.supplementaryWidth.minimum = newValue } }
    }
    /// The greatest width of the supplementary column in points; default automatic.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { split.supplementaryWidth.maximum }
        set { changeLayout { $0.supplementaryWidth.maximum = newValue } }
    }
    /// The width of the supplementary column in points.
    open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

    // MARK: - Container

    override func childrenWillAppear(animated: Bool) {
        updateCollapse()
        installColumns()
    }
    override var contentScrollViewOfChildren: UIScrollView? {
        split.holders[isCollapsed ? .primary : .secondary]?.barScrollView
    }
    open override var childForStatusBarStyle: UIViewController? { shownHolders.first }
    open override var childForStatusBarHidden: UIViewController? { shownHolders.first }
}
