/// What shows the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    /// Tells that the text changed, or that a search begins.
    func updateSearchResults(for searchController: UISearchController)
}
