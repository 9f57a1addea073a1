import CoreGraphics
import Foundation

/// Decides about the fragments of a layout manager.
@preconcurrency @MainActor
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    /// Returns the fragment of a paragraph; default a plain one.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager,
        textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment
}

extension NSTextLayoutManagerDelegate {
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager,
        textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
        NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
    }
}

/// Lays the paragraphs of a content manager out in a region.
///
/// The lines are those of an `NSLayoutManager`.
@preconcurrency @MainActor
open class NSTextLayoutManager: NSObject {
    /// What segments of text are for.
    public enum SegmentType: Int, Sendable { case standard, selection, highlight }

    /// The ways of going through segments.
    public struct SegmentOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The places of the text are not asked for.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
        /// From the end to the beginning.
        public static let reverse = SegmentOptions(rawValue: 1 << 2)
    }

    /// What decides about fragments.
    open weak var delegate: (any NSTextLayoutManagerDelegate)? {
        didSet { known = nil }
    }
    /// The text; one is added to with `addTextLayoutManager(_:)`.
    open private(set) weak var textContentManager: NSTextContentManager?
    private let lines: NSLayoutManager
    /// Whether the lines are those of a text view, whose text and region stay.
    private let isOfView: Bool
    private var known: (number: Int, fragments: [NSTextLayoutFragment])?

    /// Creates a layout manager without text and region.
    public override init() {
        lines = NSLayoutManager()
        isOfView = false
        super.init()
    }

    /// Creates one that has the lines of a text view's layout manager, with its text and its region.
    init(_ lines: NSLayoutManager) {
        self.lines = lines
        isOfView = true
        super.init()
    }

    /// The region; nil without one.
    open var textContainer: NSTextContainer? {
        get { lines.textContainers.first }
        set {
            guard newValue !== textContainer, !isOfView else { return }
            if textContainer != nil { lines.removeTextContainer(at: 0) }
            if let newValue { lines.insertTextContainer(newValue, at: 0) }
        }
    }

    /// Lays out the text of a content manager, or none.
    func join(_ manager: NSTextContentManager?) {
        let old = textContentManager?.storage
        textContentManager = manager
        contentDidMove(from: old)
    }

    /// The content manager has another text than before.
    func contentDidMove(from old: NSTextStorage?) {
        let new = textContentManager?.storage
        guard lines.textStorage !== new, !isOfView else { return }
        old?.removeLayoutManager(lines)
        new?.addLayoutManager(lines)
    }

    // MARK: - Layout

    /// The box of all lines, in points, in the region's coordinates.
    open var usageBoundsForTextContainer: CGRect {
        textContainer.map { lines.usedRect(for: $0) } ?? .zero
    }

    /// Lays out what is not laid out yet.
    open func ensureLayout(for range: NSTextRange) { _ = fragments }
    /// Lays out what is not laid out yet.
    open func ensureLayout(for bounds: CGRect) { _ = fragments }

    /// Forgets lines, which are laid out anew when they are asked for.
    open func invalidateLayout(for range: NSTextRange) {
        known = nil
        let range = range.units ?? 0..<0
        lines.invalidateLayout(forCharacterRange: NSRange(range), actualCharacterRange: nil)
    }

    /// The fragments as they are now.
    private var fragments: [NSTextLayoutFragment] {
        let layout = lines.layout
        if let known, known.number == lines.layoutNumber { return known.fragments }
        for fragment in known?.fragments ?? [] { fragment.textLayoutManager = nil }
        var fragments: [NSTextLayoutFragment] = []
        let number = lines.layoutNumber
        var index = 0
        let padding = textContainer?.lineFragmentPadding ?? 0
        textContentManager?.enumerateTextElements(from: nil) { element in
            guard let units = element.elementRange?.units else { return true }
            let first = index
            while index < layout.lines.count,
                layout.lines[index].range.lowerBound < units.upperBound
            {
                index += 1
            }
            guard index > first else { return false }
            let fragment = makeFragment(of: element, at: units.lowerBound)
            let text = (element as? NSTextParagraph)?.attributedString ?? NSAttributedString()
            fragment.take(layout.lines[first..<index], text, units.lowerBound, padding: padding)
            fragments.append(fragment)
            return true
        }
        known = (number, fragments)
        return fragments
    }

    private func makeFragment(of element: NSTextElement, at place: Int) -> NSTextLayoutFragment {
        let fragment =
            delegate?.textLayoutManager(
                self,
                textLayoutFragmentFor: TextOffset(place),
                in: element
            ) ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
        fragment.textLayoutManager = self
        return fragment
    }

    // MARK: - Fragments

    /// Returns the fragment at a point of the region; nil where there is none.
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        fragments.last { $0.layoutFragmentFrame.minY <= position.y }
            .flatMap { position.y < $0.layoutFragmentFrame.maxY ? $0 : nil }
    }

    /// Returns the fragment with a place of the text; nil where there is none.
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        fragments.first { $0.rangeInElement.contains(location) }
    }

    /// Calls a function with each fragment until it returns false.
    ///
    /// - Parameters:
    ///   - location: Where to begin; nil for the beginning, or the end on the way back.
    ///   - options: Which way to go.
    ///   - block: What is called.
    /// - Returns: Where the last fragment ends; nil where there was none.
    @discardableResult
    open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?,
        options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        let isBackwards = options.contains(.reverse)
        var last: (any NSTextLocation)?
        for fragment in isBackwards ? fragments.reversed() : fragments {
            let range = fragment.rangeInElement
            if let location {
                let isBefore = range.endLocation.compare(location) != .orderedDescending
                let isAfter = range.location.compare(location) != .orderedAscending
                if isBackwards ? isAfter : isBefore { continue }
            }
            last = isBackwards ? range.location : range.endLocation
            guard block(fragment) else { break }
        }
        return last
    }

    /// Calls a function with the boxes of a range, line by line, until it returns false.
    ///
    /// - Parameters:
    ///   - textRange: The range.
    ///   - type: What the boxes are for, which makes no difference.
    ///   - options: Which way to go.
    ///   - block: What is called: with the characters, the box in the region's coordinates, the
    ///     distance of the baseline from its upper edge, and the region.
    open func enumerateTextSegments(
        in textRange: NSTextRange,
        type: SegmentType,
        options: SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let container = textContainer, let wanted = textRange.units else { return }
        let all = lines.lines(of: container)
        for line in options.contains(.reverse) ? Array(all.reversed()) : Array(all) {
            let baseline = line.baseline - line.rect.minY
            if wanted.isEmpty {
                guard line.range.contains(wanted.lowerBound) else { continue }
                let box = CGRect(
                    x: line.edge(before: wanted.lowerBound),
                    y: line.rect.minY,
                    width: 0,
                    height: line.rect.height
                )
                _ = block(textRange, box, baseline, container)
                return
            }
            let part = NSTextRange(wanted.clamped(to: line.range))
            let range = options.contains(.rangeNotRequired) ? nil : part
            for box in line.rects(of: wanted) {
                guard block(range, box, baseline, container) else { return }
            }
        }
    }
}
