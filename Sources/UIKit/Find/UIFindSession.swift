/// One search of a person's, from the first letter to the bar's end.
///
/// Subclasses search; `UITextSearchingFindSession` does so in an object with text.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// What the bar says of the number of matches.
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// Which match of how many is highlighted.
        case currentAndTotal
        /// How many matches there are.
        case total
        /// Nothing.
        case none
    }

    /// Called where the number of matches changed.
    var resultsDidChange: (() -> Void)?

    /// Creates a session.
    public override init() { super.init() }

    /// The number of matches; default 0.
    open var resultCount: Int { 0 }
    /// The place of the highlighted match among all; default `NSNotFound`, for none.
    open var highlightedResultIndex: Int { NSNotFound }
    /// What the bar says of the number of matches; default which one of how many.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    /// Whether matches can be replaced; default false.
    open var supportsReplacement: Bool { false }
    /// Whether the highlighted match can be replaced; default whether any can.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

    /// Searches; default nothing.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the highlighted match; default nothing.
    open func performSingleReplacement(
        query searchQuery: String,
        replacementString: String,
        options: UITextSearchOptions?
    ) {}
    /// Replaces all matches; default nothing.
    open func replaceAll(
        searchQuery: String,
        replacementString: String,
        options: UITextSearchOptions?
    ) {}
    /// Highlights the next match, or the one before; default nothing.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Forgets all matches; default nothing.
    open func invalidateFoundResults() {}
    /// The bar is gone.
    func end() { invalidateFoundResults() }
}
