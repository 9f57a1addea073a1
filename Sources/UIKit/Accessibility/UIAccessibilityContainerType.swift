import RenderTree

/// How the elements in a container belong together.
///
/// - Note: Differs from UIKit: lists and tables that are no `UITableView` or `UICollectionView` are
///   groups of a page.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// They do not.
    case none = 0
    /// They are the cells of a table.
    case dataTable
    /// They are the items of a list.
    case list
    /// They are a part of the screen that people go to at once; its label is the part's name.
    case landmark
    /// They are about one thing, which the container's label names.
    case semanticGroup

    /// What a page says of the container.
    var role: Semantics.Role? {
        switch self {
        case .none: nil
        case .dataTable, .list, .semanticGroup: .group
        case .landmark: .region
        }
    }
}
