import Foundation

/// An object whose text a person can search: a text view, or a view of the app's own.
@preconcurrency @MainActor
public protocol UITextSearching: AnyObject {
    /// What tells texts of the object apart, where it has several.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The selected text, behind which matches come first; nil for none.
    var selectedTextRange: UITextRange? { get }
    /// Whether matches can be replaced; default false.
    var supportsTextReplacement: Bool { get }
    /// The text in which something is selected; default nil.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// Returns which of two ranges comes first.
    func compare(
        _ foundRange: UITextRange,
        toRange: UITextRange,
        document: DocumentIdentifier?
    ) -> ComparisonResult
    /// Returns which of two texts comes first; default neither.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
    /// Searches, and tells the aggregator of each match, from any thread; at the end, that it is done.
    func performTextSearch(
        queryString string: String,
        options: UITextSearchOptions,
        resultAggregator aggregator: UITextSearchAggregator<DocumentIdentifier>
    )
    /// Gives a match a look.
    func decorate(
        foundTextRange range: UITextRange,
        document: DocumentIdentifier?,
        usingStyle style: UITextSearchFoundTextStyle
    )
    /// Takes the looks of all matches away.
    func clearAllDecoratedFoundText()
    /// Returns whether a match may be replaced; default whether any can.
    func shouldReplace(
        foundTextRange range: UITextRange,
        document: DocumentIdentifier?,
        withText replacementText: String
    ) -> Bool
    /// Replaces a match; default nothing.
    func replace(
        foundTextRange range: UITextRange,
        document: DocumentIdentifier?,
        withText replacementText: String
    )
    /// Replaces all matches; default one after the other, from the last to the first.
    func replaceAll(
        queryString string: String,
        options: UITextSearchOptions,
        withText replacementText: String
    )
    /// Tells that a match is about to be highlighted; default nothing.
    func willHighlight(foundTextRange range: UITextRange, document: DocumentIdentifier?)
    /// Scrolls until a match can be seen; default nothing.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
}

extension UITextSearching {
    public var supportsTextReplacement: Bool { false }
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    public func compare(
        document: DocumentIdentifier,
        toDocument: DocumentIdentifier
    ) -> ComparisonResult { .orderedSame }
    public func shouldReplace(
        foundTextRange range: UITextRange,
        document: DocumentIdentifier?,
        withText replacementText: String
    ) -> Bool { supportsTextReplacement }
    public func replace(
        foundTextRange range: UITextRange,
        document: DocumentIdentifier?,
        withText replacementText: String
    ) {}
    public func replaceAll(
        queryString string: String,
        options: UITextSearchOptions,
        withText replacementText: String
    ) {
        let found = FoundTexts<DocumentIdentifier> {}
        let aggregator = UITextSearchAggregator(found)
        performTextSearch(queryString: string, options: options, resultAggregator: aggregator)
        for text in found.sorted(by: self).reversed()
        where shouldReplace(
            foundTextRange: text.range,
            document: text.document,
            withText: replacementText
        ) {
            replace(foundTextRange: text.range, document: text.document, withText: replacementText)
        }
    }
    public func willHighlight(foundTextRange range: UITextRange, document: DocumentIdentifier?) {}
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
}

/// What collects the matches of a search, from any thread.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable>: Sendable {
    let found: FoundTexts<DocumentIdentifier>

    init(_ found: FoundTexts<DocumentIdentifier>) { self.found = found }

    /// All matches so far.
    public var allFoundRanges: [UITextRange] { found.all.map(\.range) }

    /// Adds a match.
    public func foundRange(
        _ range: UITextRange,
        searchString string: String,
        document: DocumentIdentifier
    ) { found.add(range, document) }

    /// Takes a match away.
    @MainActor @preconcurrency
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        found.remove(range, document)
    }

    /// Takes all matches away.
    public func invalidate() { found.removeAll() }

    /// Ends the search: the matches are shown.
    public func finishedSearching() { found.tell() }
}

/// The matches of a search.
final class FoundTexts<Document: Hashable>: @unchecked Sendable {
    // Proof: all that changes is read and changed under the lock.
    struct Text {
        let range: UITextRange
        let document: Document
    }

    private let lock = NSLock()
    private var texts: [Text] = []
    private let changed: @MainActor @Sendable () -> Void
    private let origin: SceneOrigin?

    /// Creates a list; what is given is called on the main thread, as the scene's that runs now.
    @MainActor
    init(_ changed: @escaping @MainActor @Sendable () -> Void) {
        self.changed = changed
        origin = RenderContext.current.map { SceneOrigin($0) }
    }

    var all: [Text] { lock.withLock { texts } }

    func add(_ range: UITextRange, _ document: Document) {
        lock.withLock { texts.append(Text(range: range, document: document)) }
    }

    @MainActor
    func remove(_ range: UITextRange, _ document: Document) {
        lock.withLock {
            texts.removeAll { $0.document == document && $0.range.isEqual(range) }
        }
        tell()
    }

    func removeAll() {
        lock.withLock { texts = [] }
        tell()
    }

    /// Tells that the matches are others.
    func tell() {
        guard !MainThread.isCurrent else { return MainActor.assumeIsolated { changed() } }
        DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) {
            MainActor.assumeIsolated {
                guard let origin = self.origin else { return self.changed() }
                origin.perform { self.changed() }
            }
        }
    }

    /// Returns the matches in the order that an object says.
    @MainActor
    func sorted<Object: UITextSearching>(by object: Object) -> [Text]
    where Object.DocumentIdentifier == Document {
        all.sorted { first, second in
            let order =
                first.document == second.document
                ? object.compare(first.range, toRange: second.range, document: first.document)
                : object.compare(document: first.document, toDocument: second.document)
            return order == .orderedAscending
        }
    }
}
