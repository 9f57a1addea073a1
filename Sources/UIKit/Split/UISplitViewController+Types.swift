extension UISplitViewController {
    /// How many columns there are, and who manages them.
    public enum Style: Int, Sendable {
        /// The classic one: two controllers, set by `viewControllers`.
        case unspecified = 0
        /// Primary and secondary column.
        case doubleColumn = 1
        /// Primary, supplementary and secondary column.
        case tripleColumn = 2
    }

    /// A place for a controller.
    public enum Column: Int, Sendable {
        /// The outermost column: a list of what there is.
        case primary = 0
        /// The column in the middle of three.
        case supplementary = 1
        /// The column with the details.
        case secondary = 2
        /// What is shown in place of all columns in compact width.
        case compact = 3
    }

    /// Which columns are seen, and how they stand to the secondary one.
    public enum DisplayMode: Int, Sendable {
        /// As the system decides.
        case automatic = 0
        /// The secondary column alone.
        case secondaryOnly = 1
        /// One other column beside it.
        case oneBesideSecondary = 2
        /// One other column over it.
        case oneOverSecondary = 3
        /// Two other columns beside it.
        case twoBesideSecondary = 4
        /// Two other columns over it.
        case twoOverSecondary = 5
        /// Two other columns, which push it aside.
        case twoDisplaceSecondary = 6

        /// Older name of `secondaryOnly`.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// Older name of `oneBesideSecondary`.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// Older name of `oneOverSecondary`.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// What happens to the secondary column when others come.
    public enum SplitBehavior: Int, Sendable {
        /// As the system decides: beside where the view is wider than high, else over.
        case automatic = 0
        /// It gets narrower.
        case tile = 1
        /// It is covered.
        case overlay = 2
        /// It is pushed aside.
        case displace = 3
    }

    /// The side of the primary column.
    public enum PrimaryEdge: Int, Sendable {
        /// Where lines of text begin.
        case leading = 0
        /// Where lines of text end.
        case trailing = 1
    }

    /// When the button that changes the display mode is in the bars of the columns.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// Where a gesture would change it as well.
        case automatic = 0
        /// Never.
        case never = 1
        /// Always.
        case always = 2
    }
}

extension UISplitViewController.DisplayMode {
    /// How many columns other than the secondary one are seen.
    var count: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// Whether the other columns cover the secondary one.
    var covers: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

    /// The mode of as many columns as there can be besides the secondary one.
    func limited(to columns: Int) -> UISplitViewController.DisplayMode {
        guard count > columns else { return self }
        if columns <= 0 { return .secondaryOnly }
        return covers ? .oneOverSecondary : .oneBesideSecondary
    }
}
