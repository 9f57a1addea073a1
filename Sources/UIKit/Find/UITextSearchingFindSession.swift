import Foundation

/// A search in an object with text.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    private let search: any TextSearch
    private var last: (query: String, options: UITextSearchOptions?)?

    /// Creates a session that searches an object, which it does not keep.
    public init<Searchable: UITextSearching>(searchableObject: Searchable) {
        search = ObjectSearch(searchableObject)
        super.init()
    }

    /// The object that is searched; nil when it is gone.
    open var searchableObject: (any UITextSearching)? { search.searched }

    open override var resultCount: Int { search.count }
    open override var highlightedResultIndex: Int { search.index ?? NSNotFound }
    open override var supportsReplacement: Bool { search.supportsReplacement }

    open override func performSearch(query: String, options: UITextSearchOptions?) {
        last = (query, options)
        search.perform(query, options ?? UITextSearchOptions(), from: nil) { [weak self] in
            self?.resultsDidChange?()
        }
    }

    open override func performSingleReplacement(
        query searchQuery: String,
        replacementString: String,
        options: UITextSearchOptions?
    ) {
        guard let index = search.index, search.replace(with: replacementString) else { return }
        searchAnew(searchQuery, options, from: index)
    }

    open override func replaceAll(
        searchQuery: String,
        replacementString: String,
        options: UITextSearchOptions?
    ) {
        search.replaceAll(searchQuery, options ?? UITextSearchOptions(), with: replacementString)
        searchAnew(searchQuery, options, from: 0)
    }

    private func searchAnew(_ query: String, _ options: UITextSearchOptions?, from index: Int) {
        last = (query, options)
        search.perform(query, options ?? UITextSearchOptions(), from: index) { [weak self] in
            self?.resultsDidChange?()
        }
    }

    /// Searches once more, since the text changed.
    func textDidChange() {
        guard let last, !search.isReplacing else { return }
        searchAnew(last.query, last.options, from: search.index ?? 0)
    }

    open override func highlightNextResult(in direction: UITextStorageDirection) {
        search.highlightNext(direction)
        resultsDidChange?()
    }

    open override func invalidateFoundResults() {
        search.forget()
        resultsDidChange?()
    }

    override func end() {
        last = nil
        search.forget()
    }
}

/// A search in an object of any class.
@MainActor
private protocol TextSearch: AnyObject {
    var searched: (any UITextSearching)? { get }
    var count: Int { get }
    var index: Int? { get }
    var supportsReplacement: Bool { get }
    /// Whether a match is being replaced.
    var isReplacing: Bool { get }
    /// Searches, and highlights the match of an index, or the first behind what is selected.
    func perform(
        _ query: String,
        _ options: UITextSearchOptions,
        from index: Int?,
        _ done: @escaping @MainActor @Sendable () -> Void
    )
    func highlightNext(_ direction: UITextStorageDirection)
    /// Replaces the highlighted match; returns whether the object did so.
    func replace(with text: String) -> Bool
    func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String)
    func forget()
}

/// A search in an object of a class.
@MainActor
private final class ObjectSearch<Object: UITextSearching>: TextSearch {
    private typealias Texts = FoundTexts<Object.DocumentIdentifier>

    private weak var object: Object?
    private var running: Texts?
    private var found: [Texts.Text] = []
    private(set) var index: Int?
    private(set) var isReplacing = false

    init(_ object: Object) { self.object = object }

    var searched: (any UITextSearching)? { object }
    var count: Int { found.count }
    var supportsReplacement: Bool { object?.supportsTextReplacement ?? false }

    func perform(
        _ query: String,
        _ options: UITextSearchOptions,
        from index: Int?,
        _ done: @escaping @MainActor @Sendable () -> Void
    ) {
        forget()
        guard let object, !query.isEmpty else { return done() }
        let texts = Texts { [weak self] in
            self?.take(from: index)
            done()
        }
        running = texts
        object.performTextSearch(
            queryString: query,
            options: options,
            resultAggregator: UITextSearchAggregator(texts)
        )
    }

    private func take(from wanted: Int?) {
        guard let object, let running else { return }
        object.clearAllDecoratedFoundText()
        index = nil
        found = running.sorted(by: object)
        for text in found {
            object.decorate(foundTextRange: text.range, document: text.document, usingStyle: .found)
        }
        guard !found.isEmpty else { return }
        highlight(wanted.map { min($0, found.count - 1) } ?? firstBehindSelection)
    }

    private var firstBehindSelection: Int {
        guard let object, let selected = object.selectedTextRange else { return 0 }
        let document = object.selectedTextSearchDocument
        let first = found.firstIndex { text in
            guard document == nil || document == text.document else { return false }
            let order = object.compare(text.range, toRange: selected, document: text.document)
            return order != .orderedAscending
        }
        return first ?? 0
    }

    private func highlight(_ new: Int) {
        guard let object else { return }
        if let index, found.indices.contains(index) {
            let old = found[index]
            object.decorate(foundTextRange: old.range, document: old.document, usingStyle: .found)
        }
        index = new
        let text = found[new]
        object.willHighlight(foundTextRange: text.range, document: text.document)
        object.decorate(
            foundTextRange: text.range,
            document: text.document,
            usingStyle: .highlighted
        )
        object.scrollRangeToVisible(text.range, inDocument: text.document)
    }

    func highlightNext(_ direction: UITextStorageDirection) {
        guard !found.isEmpty else { return }
        let step = direction == .forward ? 1 : found.count - 1
        let start = index ?? (direction == .forward ? found.count - 1 : 0)
        highlight((start + step) % found.count)
    }

    func replace(with text: String) -> Bool {
        guard let object, let index, found.indices.contains(index) else { return false }
        let (range, document) = (found[index].range, found[index].document)
        guard object.shouldReplace(foundTextRange: range, document: document, withText: text) else {
            return false
        }
        isReplacing = true
        object.replace(foundTextRange: range, document: document, withText: text)
        isReplacing = false
        return true
    }

    func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String) {
        guard !query.isEmpty else { return }
        isReplacing = true
        object?.replaceAll(queryString: query, options: options, withText: text)
        isReplacing = false
    }

    func forget() {
        running = nil
        found = []
        index = nil
        object?.clearAllDecoratedFoundText()
    }
}
