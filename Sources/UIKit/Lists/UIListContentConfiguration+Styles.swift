import CoreGraphics

extension UIListContentConfiguration {
    /// The least height of rows with one line, in points.
    static let rowHeight: CGFloat = 44

    private static func row(secondary: UIFont.TextStyle, color: UIColor) -> Self {
        var result = Self(
            font: .preferredFont(forTextStyle: .body),
            color: .label,
            secondary: .preferredFont(forTextStyle: secondary),
            secondaryColor: color
        )
        result.minimumHeight = rowHeight
        return result
    }

    private static func header(
        _ font: UIFont,
        _ color: UIColor,
        top: CGFloat,
        bottom: CGFloat
    ) -> Self {
        var result = Self(
            font: font,
            color: color,
            secondary: .preferredFont(forTextStyle: .footnote),
            secondaryColor: .secondaryLabel
        )
        result.directionalLayoutMargins.top = top
        result.directionalLayoutMargins.bottom = bottom
        result.directionalLayoutMargins.trailing = 16
        return result
    }

    /// Returns the content of a row with text.
    public static func cell() -> Self { row(secondary: .caption1, color: .label) }

    /// Returns the content of a row with a second text below the first.
    public static func subtitleCell() -> Self {
        row(secondary: .subheadline, color: .secondaryLabel)
    }

    /// Returns the content of a row with a value at its end.
    public static func valueCell() -> Self {
        var result = row(secondary: .body, color: .secondaryLabel)
        result.prefersSideBySideTextAndSecondaryText = true
        return result
    }

    /// Returns the content of a header of a plain list.
    public static func plainHeader() -> Self {
        header(.systemFont(ofSize: 17, weight: .semibold), .label, top: 4, bottom: 4)
    }

    /// Returns the content of a footer of a plain list.
    public static func plainFooter() -> Self {
        header(.preferredFont(forTextStyle: .footnote), .secondaryLabel, top: 6, bottom: 6)
    }

    /// Returns the content of a header of a grouped list.
    public static func groupedHeader() -> Self {
        var result = header(
            .preferredFont(forTextStyle: .footnote),
            .secondaryLabel,
            top: 17,
            bottom: 6
        )
        result.textProperties.transform = .uppercase
        return result
    }

    /// Returns the content of a footer of a grouped list.
    public static func groupedFooter() -> Self {
        header(.preferredFont(forTextStyle: .footnote), .secondaryLabel, top: 7, bottom: 10)
    }

    /// Returns the content of a header of a list, by the list's style.
    public static func header() -> Self { groupedHeader() }
    /// Returns the content of a footer of a list, by the list's style.
    public static func footer() -> Self { groupedFooter() }

    /// Returns the content of a large header of a grouped list with insets.
    public static func prominentInsetGroupedHeader() -> Self {
        header(.systemFont(ofSize: 17, weight: .semibold), .label, top: 10, bottom: 10)
    }

    /// Returns the content of a very large header of a grouped list with insets.
    public static func extraProminentInsetGroupedHeader() -> Self {
        header(.systemFont(ofSize: 20, weight: .semibold), .label, top: 10, bottom: 10)
    }

    /// Returns the content of a row of a sidebar.
    public static func sidebarCell() -> Self { row(secondary: .subheadline, color: .label) }

    /// Returns the content of a row of a sidebar with a second text.
    public static func sidebarSubtitleCell() -> Self {
        row(secondary: .subheadline, color: .secondaryLabel)
    }

    /// Returns the content of a row of a list beside a sidebar.
    public static func accompaniedSidebarCell() -> Self { sidebarCell() }

    /// Returns the content of a row of a list beside a sidebar with a second text.
    public static func accompaniedSidebarSubtitleCell() -> Self { sidebarSubtitleCell() }

    /// Returns the content of a header of a sidebar.
    public static func sidebarHeader() -> Self {
        header(.systemFont(ofSize: 20, weight: .semibold), .label, top: 10, bottom: 10)
    }
}
