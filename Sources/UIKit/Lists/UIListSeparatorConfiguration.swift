import CoreGraphics

/// The look of the lines between the cells of a list.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a line is drawn.
    public enum Visibility: Int, Sendable {
        /// As the list's appearance has it.
        case automatic
        case visible, hidden
    }

    /// Insets that follow the cell's content.
    public nonisolated static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude,
        leading: .greatestFiniteMagnitude,
        bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude
    )

    /// Whether the line above the cell is drawn; default automatic.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line below the cell is drawn; default automatic.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The distance of the line above from the cell's sides, in points; default automatic.
    public var topSeparatorInsets = automaticInsets
    /// The distance of the line below from the cell's sides, in points; default automatic.
    public var bottomSeparatorInsets = automaticInsets
    /// The colour of the lines.
    public var color = UIColor.separator

    /// Creates the lines of an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        if listAppearance == .sidebar {
            topSeparatorVisibility = .hidden
            bottomSeparatorVisibility = .hidden
        }
    }

    public nonisolated static func == (first: Self, second: Self) -> Bool {
        MainActor.assumeIsolated {
            first.topSeparatorVisibility == second.topSeparatorVisibility
                && first.bottomSeparatorVisibility == second.bottomSeparatorVisibility
                && first.topSeparatorInsets == second.topSeparatorInsets
                && first.bottomSeparatorInsets == second.bottomSeparatorInsets
                && first.color == second.color
        }
    }

    public nonisolated func hash(into hasher: inout Hasher) {
        MainActor.assumeIsolated {
            hasher.combine(topSeparatorVisibility)
            hasher.combine(bottomSeparatorVisibility)
            hasher.combine(color)
        }
    }
}
