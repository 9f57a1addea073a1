import Foundation

/// Attributed text that tells its layout managers of changes.
///
/// A subclass with characters of its own overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls
/// `edited(_:range:changeInLength:)` in the last two, as on iOS.
open class NSTextStorage: NSMutableAttributedString {
    /// What was changed.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Attributes were changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters were added, removed or replaced.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// What hears of changes.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// The layout managers that lay this text out, which it keeps alive.
    public private(set) final var layoutManagers: [NSLayoutManager] = []
    private var edits = TextEdits()

    /// Creates an empty storage.
    public init() {
        super.init(string: "")
    }

    public override init(string: String) {
        super.init(string: string)
    }

    public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attributes)
    }

    public override init(attributedString: NSAttributedString) {
        super.init(attributedString: attributedString)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: - Layout managers

    /// Adds a layout manager that lays this text out.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.append(aLayoutManager)
        // Layout managers are the main actor's; a storage that has some belongs there too.
        // Safe: a storage with layout managers is edited on the main thread, which is checked next.
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated { aLayoutManager.join(storage) }
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.removeAll { $0 === aLayoutManager }
        MainActor.assumeIsolated { aLayoutManager.join(nil) }
    }

    // MARK: - Changes

    /// What the changes that are being processed changed.
    public final var editedMask: EditActions { edits.mask }
    /// The range of the changes, in the text as it is now; the location is `NSNotFound` for none.
    public final var editedRange: NSRange { edits.range }
    /// By how many UTF-16 units the changes made the text longer.
    public final var changeInLength: Int { edits.delta }

    /// Notes a change, and processes it unless `beginEditing()` was called.
    ///
    /// - Parameters:
    ///   - editedMask: What was changed.
    ///   - editedRange: The range before the change.
    ///   - delta: By how many UTF-16 units the text became longer.
    open func edited(
        _ editedMask: EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        if edits.isOwnText { edits.isOwnText = false } else { mirror(editedRange, delta) }
        edits.note(editedMask, editedRange, delta)
        if edits.depth == 0 { process() }
    }

    open override func beginEditing() {
        edits.depth += 1
        super.beginEditing()
    }

    open override func endEditing() {
        super.endEditing()
        edits.depth = max(0, edits.depth - 1)
        if edits.depth == 0, !edits.mask.isEmpty { process() }
    }

    private func process() {
        guard !edits.isProcessing else { return }
        edits.isProcessing = true
        // Changes that are made meanwhile belong to these.
        edits.depth += 1
        processEditing()
        edits = TextEdits()
    }

    /// Tells the delegate and the layout managers of changes; called after each or all of them.
    open func processEditing() {
        delegate?.textStorage(
            self,
            willProcessEditing: editedMask,
            range: editedRange,
            changeInLength: changeInLength
        )
        delegate?.textStorage(
            self,
            didProcessEditing: editedMask,
            range: editedRange,
            changeInLength: changeInLength
        )
        let (mask, range, delta) = (edits.mask, edits.range, edits.delta)
        let managers = layoutManagers
        guard !managers.isEmpty else { return }
        // Safe: what is laid out is edited on the main thread, which the next line makes sure of.
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated {
            for manager in managers {
                manager.processEditing(
                    for: storage,
                    edited: mask,
                    range: range,
                    changeInLength: delta,
                    invalidatedRange: range
                )
            }
        }
    }

    // MARK: - Primitives

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edits.isOwnText = true
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edits.isOwnText = true
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    /// Keeps Foundation's copy of a subclass's own text current: other strings are made of it.
    private func mirror(_ range: NSRange, _ delta: Int) {
        let now = NSRange(location: range.location, length: max(0, range.length + delta))
        let text = string
        let count = text.utf16.count
        if super.length != count || super.string != text {
            if super.length + delta == count {
                super.replaceCharacters(in: range, with: (text as NSString).substring(with: now))
            } else {
                super.replaceCharacters(in: NSRange(location: 0, length: super.length), with: text)
            }
        }
        // A subclass that fixes attributes changes those of whole paragraphs.
        let whole = (text as NSString).paragraphRange(for: now)
        var start = whole.location
        while start < NSMaxRange(whole) {
            var run = NSRange()
            let attributes = attributes(at: start, effectiveRange: &run)
            let end = min(NSMaxRange(run), NSMaxRange(whole))
            guard end > start else { break }
            super.setAttributes(attributes, range: NSRange(location: start, length: end - start))
            start = end
        }
    }

    // MARK: - What is made of the primitives

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        // A copy: the string may be this one.
        let added = NSAttributedString(attributedString: attrString)
        beginEditing()
        replaceCharacters(in: range, with: added.string)
        added.enumerateAttributes(in: NSRange(location: 0, length: added.length)) {
            attributes,
            part,
            _ in
            setAttributes(
                attributes,
                range: NSRange(location: range.location + part.location, length: part.length)
            )
        }
        endEditing()
    }

    open override func addAttribute(
        _ name: NSAttributedString.Key,
        value: Any,
        range: NSRange
    ) {
        change(range) { $0[name] = value }
    }

    open override func addAttributes(
        _ attrs: [NSAttributedString.Key: Any] = [:],
        range: NSRange
    ) {
        change(range) { $0.merge(attrs) { $1 } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(range) { $0[name] = nil }
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) {
        insert(attrString, at: length)
    }

    open override func deleteCharacters(in range: NSRange) {
        replaceCharacters(in: range, with: "")
    }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    /// Changes the attributes of each stretch of a range.
    private func change(
        _ range: NSRange,
        _ change: (inout [NSAttributedString.Key: Any]) -> Void
    ) {
        var parts: [(NSRange, [NSAttributedString.Key: Any])] = []
        var start = range.location
        while start < min(NSMaxRange(range), length) {
            var run = NSRange()
            var attributes = attributes(at: start, effectiveRange: &run)
            let end = min(NSMaxRange(run), NSMaxRange(range))
            guard end > start else { break }
            change(&attributes)
            parts.append((NSRange(location: start, length: end - start), attributes))
            start = end
        }
        guard !parts.isEmpty else { return }
        beginEditing()
        for (part, attributes) in parts { setAttributes(attributes, range: part) }
        endEditing()
    }
}

/// Changes that were not processed yet.
private struct TextEdits {
    var mask: NSTextStorage.EditActions = []
    var range = NSRange(location: NSNotFound, length: 0)
    var delta = 0
    var depth = 0
    var isProcessing = false
    /// Whether the change was one of Foundation's copy, not of a subclass's own text.
    var isOwnText = false

    /// Adds a change, whose range is that before it.
    mutating func note(_ mask: NSTextStorage.EditActions, _ old: NSRange, _ change: Int) {
        self.mask.formUnion(mask)
        let new = NSRange(location: old.location, length: max(0, old.length + change))
        if range.location == NSNotFound {
            range = new
        } else {
            let end = max(
                NSMaxRange(range) + (old.location <= NSMaxRange(range) ? change : 0),
                NSMaxRange(new)
            )
            let start = min(range.location, new.location)
            range = NSRange(location: start, length: max(0, end - start))
        }
        delta += change
    }
}
