/// What hears of the beginning and end of searches.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
    /// Tells that a search is asked for, by a person or the app; it begins afterwards.
    func presentSearchController(_ searchController: UISearchController)
    /// Tells that a search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Tells that a search began.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Tells that a search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Tells that a search ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Tells that a search is asked for, by a person or the app; it begins afterwards.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// Tells that a search is about to begin.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Tells that a search began.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Tells that a search is about to end.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Tells that a search ended.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
