import Foundation

/// Text in parts, which layout managers lay out.
@preconcurrency @MainActor
open class NSTextContentManager: NSObject {
    /// The ways of going through parts of text.
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// From the end to the beginning.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    }

    /// What lays the text out, in the order in which they were added.
    public private(set) final var textLayoutManagers: [NSTextLayoutManager] = []

    /// Creates a content manager.
    public override init() { super.init() }

    /// All text; default empty.
    open var documentRange: NSTextRange { NSTextRange(0..<0) }

    /// The layout manager that was added first; nil without any.
    open var primaryTextLayoutManager: NSTextLayoutManager? { textLayoutManagers.first }

    /// Adds what lays the text out.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.join(self)
    }

    /// Removes what lays the text out.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard let index = textLayoutManagers.firstIndex(where: { $0 === textLayoutManager }) else {
            return
        }
        textLayoutManagers.remove(at: index).join(nil)
    }

    /// Makes changes of the text.
    open func performEditingTransaction(_ transaction: () -> Void) { transaction() }

    /// Returns a place so many UTF-16 units behind another one; nil where the text ends before.
    open func location(
        _ location: any NSTextLocation,
        offsetBy offset: Int
    ) -> (any NSTextLocation)? {
        guard let start = location as? TextOffset, let all = documentRange.units else { return nil }
        let (place, isOverflow) = start.offset.addingReportingOverflow(offset)
        return !isOverflow && place >= 0 && place <= all.upperBound ? TextOffset(place) : nil
    }

    /// Returns how many UTF-16 units are between places; `NSNotFound` for those of other text.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        guard let start = from as? TextOffset, let end = to as? TextOffset else {
            return NSNotFound
        }
        return end.offset - start.offset
    }

    /// Calls a function with each part of the text until it returns false.
    ///
    /// - Parameters:
    ///   - textLocation: Where to begin; nil for the beginning, or the end on the way back.
    ///   - options: Which way to go.
    ///   - block: What is called.
    /// - Returns: Where the last part ends; nil where there was none.
    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?,
        options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }

    /// The text that layout managers lay out; nil where the class has its text in another form.
    var storage: NSTextStorage? { nil }
}
