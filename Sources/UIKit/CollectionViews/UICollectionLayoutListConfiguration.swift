import CoreGraphics
import Foundation

/// How a section of a collection view looks that is a list.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The look of a list.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge.
        case plain
        /// Sections with space between them.
        case grouped
        /// Sections as round boxes with space around them.
        case insetGrouped
        /// Rows of a sidebar, without lines.
        case sidebar
        /// Rows from edge to edge, as a sidebar has them.
        case sidebarPlain
    }

    /// Whether there are headers, and where they come from.
    public enum HeaderMode: Int, Sendable {
        case none
        /// Supplementary views of the kind `elementKindSectionHeader`.
        case supplementary
        /// The first item of each section.
        case firstItemInSection
    }

    /// Whether there are footers.
    public enum FooterMode: Int, Sendable {
        case none
        /// Supplementary views of the kind `elementKindSectionFooter`.
        case supplementary
    }

    /// Returns the actions of a row; nil for none.
    public typealias SwipeActionsConfigurationProvider =
        (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// Returns the lines of a row, given those of the section.
    public typealias ItemSeparatorHandler =
        (
            _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
        ) -> UIListSeparatorConfiguration

    /// The look of the list.
    public let appearance: Appearance
    /// Whether rows are separated by lines; default true, false in sidebars.
    public var showsSeparators: Bool
    /// The look of the lines.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// What changes the lines of some rows; default nil.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The colour behind the list; nil means the appearance's.
    public var backgroundColor: UIColor?
    /// What returns the actions at the leading edge; default nil.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// What returns the actions at the trailing edge; default nil.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Whether there are headers; default none.
    public var headerMode = HeaderMode.none
    /// Whether there are footers; default none.
    public var footerMode = FooterMode.none
    /// The room above headers, in points; nil means the appearance's.
    public var headerTopPadding: CGFloat?

    /// Creates a list of an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// The colour behind the list.
    var fill: UIColor {
        if let backgroundColor { return backgroundColor }
        switch appearance {
        case .plain, .sidebarPlain: return .systemBackground
        case .grouped, .insetGrouped: return .systemGroupedBackground
        case .sidebar: return .secondarySystemBackground
        }
    }

    /// Whether rows stand in boxes or from edge to edge on another colour.
    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

extension NSCollectionLayoutSection {
    /// Returns a section whose items are the rows of a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(CellMetrics.rowHeight)
        )
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )
        section.list = configuration
        let width = layoutEnvironment.container.effectiveContentSize.width
        let isInset =
            configuration.appearance == .insetGrouped
            || configuration.appearance == .sidebar
        let side = isInset ? CellMetrics.side(width) : 0
        let gap: CGFloat = configuration.isGrouped ? groupGap : 0
        let ownHeader = configuration.headerMode == .supplementary
        section.contentInsets = NSDirectionalEdgeInsets(
            top: ownHeader ? 0 : gap,
            leading: side,
            bottom: configuration.footerMode == .supplementary ? 0 : gap,
            trailing: side
        )
        if ownHeader {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size,
                elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top
            )
            header.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size,
                    elementKind: UICollectionView.elementKindSectionFooter,
                    alignment: .bottom
                )
            )
        }
        return section
    }

    /// Half the distance of two groups of rows without headers, in points.
    private static let groupGap: CGFloat = 17.5
}

extension UICollectionViewCompositionalLayout {
    /// Returns a layout all of whose sections are lists.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}

/// What a view is in a list.
struct ListItemLook: Equatable {
    enum Role {
        case item, header, footer
    }

    let appearance: UICollectionLayoutListConfiguration.Appearance
    let role: Role
    /// Whether the row is the first of its group.
    var isFirst = false
    /// Whether the row is the last of its group.
    var isLast = false
    /// The lines of the row; nil for none.
    var separators: UIListSeparatorConfiguration?

    /// The content that rows, headers and footers of the list begin with.
    @MainActor
    var content: UIListContentConfiguration {
        switch (role, appearance) {
        case (.item, .sidebar), (.item, .sidebarPlain): .sidebarCell()
        case (.item, _): .cell()
        case (.header, .plain): .plainHeader()
        case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader()
        case (.header, _): .groupedHeader()
        case (.footer, .plain): .plainFooter()
        case (.footer, _): .groupedFooter()
        }
    }

    /// The background that rows, headers and footers of the list begin with.
    @MainActor
    var background: UIBackgroundConfiguration {
        switch (role, appearance) {
        case (.item, .plain): .listPlainCell()
        case (.item, .grouped), (.item, .insetGrouped): .listGroupedCell()
        case (.item, _): .listSidebarCell()
        case (.header, .plain), (.footer, .plain): .listPlainHeaderFooter()
        default: .listGroupedHeaderFooter()
        }
    }
}
