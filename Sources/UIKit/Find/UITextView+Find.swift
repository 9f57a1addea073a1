import CoreGraphics
import Foundation
import RenderTree

/// What makes the searches of a text view.
@MainActor
final class TextViewFinder: UIFindInteractionDelegate {
    private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)

    func findInteraction(
        _ interaction: UIFindInteraction,
        sessionFor view: UIView
    ) -> UIFindSession? {
        (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
    }

    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        guard let view = interaction.view as? UITextView else { return }
        // The match that was highlighted last is selected, as in UIKit.
        if let found = view.area.decorations?.lastHighlighted { view.setSelection(found) }
        view.area.decorations?.lastHighlighted = nil
    }
}

/// The looks of what was found in a text view.
@MainActor
final class TextDecorations {
    var found: Set<Range<Int>> = []
    var highlighted: Range<Int>?
    /// What was highlighted last, though it is no longer.
    var lastHighlighted: Range<Int>?
    /// What shows them, behind the text; nil before there were any.
    var view: FieldDrawing?
    var isStale = true
    /// The text that was searched.
    var searchedText: String?
    /// Whether the text is searched anew before the next layout.
    var needsSearch = false
}

extension UITextView {
    // MARK: - Finding

    /// Has a person find text, or not.
    func enableFinding(_ isEnabled: Bool) {
        if isEnabled, area.finder == nil {
            let finder = TextViewFinder()
            area.finder = finder
            addInteraction(finder.interaction)
        } else if !isEnabled, let finder = area.finder {
            area.finder = nil
            removeInteraction(finder.interaction)
        }
    }

    // MARK: - Looks

    private var requiredDecorations: TextDecorations {
        if let decorations = area.decorations { return decorations }
        let made = TextDecorations()
        area.decorations = made
        return made
    }

    /// What was found stands elsewhere, or is found anew where the text is another.
    func decorationsMayChange() {
        guard let decorations = area.decorations else { return }
        decorations.isStale = true
        markNeedsDisplay()
        guard let session = findInteraction?.activeFindSession as? UITextSearchingFindSession,
            !decorations.needsSearch, decorations.searchedText != area.edited.string
        else { return }
        decorations.needsSearch = true
        window?.windowScene?.beforeLayout { [weak self, weak session] in
            guard let self else { return }
            area.decorations?.needsSearch = false
            guard findInteraction?.activeFindSession === session,
                area.decorations?.searchedText != area.edited.string
            else { return }
            session?.textDidChange()
        }
    }

    /// Returns the thousand ranges that are nearest to another, which is one of them.
    private static func nearest(to middle: Range<Int>?, _ ranges: [Range<Int>]) -> [Range<Int>] {
        let index = middle.flatMap { ranges.firstIndex(of: $0) } ?? 0
        return Array(ranges[max(0, index - 500)..<min(ranges.count, index + 500)])
    }

    /// Draws the looks of what was found behind the text, around what is highlighted.
    func drawDecorations() {
        guard let decorations = area.decorations, decorations.isStale, bounds.width > 0 else {
            return
        }
        decorations.isStale = false
        var ranges = decorations.found
        if let highlighted = decorations.highlighted { ranges.insert(highlighted) }
        let sorted = Self.nearest(
            to: decorations.highlighted,
            ranges.sorted { $0.lowerBound < $1.lowerBound }
        )
        let places = sorted.isEmpty ? [] : self.places(of: sorted)
        let most: CGFloat = 16_384
        let height = max(bounds.height, contentSize.height)
        let middle = zip(sorted, places).first { $0.0 == decorations.highlighted }?.1.first?.midY
        let top = min(max(0, (middle ?? 0) - most / 2), max(0, height - most))
        let room = CGRect(x: 0, y: top, width: bounds.width, height: min(height, most))
        let context = CGContext(size: room.size, origin: room.origin)
        for (range, rects) in zip(sorted, places) {
            let isHighlighted = range == decorations.highlighted
            let color = UIColor.systemYellow.withAlphaComponent(isHighlighted ? 0.75 : 0.3)
            context.setFillColor(color.resolvedColor(with: effectiveTraits).cgColor)
            let shown = rects.filter { $0.intersects(room) }
            if !shown.isEmpty { context.fill(shown) }
        }
        let content =
            context.isBlank
            ? nil : ImageContent(resource: .drawn(context.document), size: context.size)
        guard content != nil || decorations.view != nil else { return }
        let view = decorations.view ?? FieldDrawing(frame: .zero)
        if decorations.view == nil { insertSubview(view, at: 0) }
        decorations.view = view
        view.frame = room
        view.content = content
    }
}

extension UITextView: UITextSearching {
    public var supportsTextReplacement: Bool { isEditable }

    public func compare(
        _ foundRange: UITextRange,
        toRange: UITextRange,
        document: AnyHashable??
    ) -> ComparisonResult { compare(foundRange.start, to: toRange.start) }

    public func performTextSearch(
        queryString string: String,
        options: UITextSearchOptions,
        resultAggregator aggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        let text = area.edited.string
        requiredDecorations.searchedText = text
        requiredDecorations.lastHighlighted = nil
        let places = text.places(
            of: string,
            options.wordMatchMethod,
            options.stringCompareOptions
        )
        for place in places {
            aggregator.foundRange(UITextRange(place), searchString: string, document: nil)
        }
        aggregator.finishedSearching()
    }

    public func decorate(
        foundTextRange range: UITextRange,
        document: AnyHashable??,
        usingStyle style: UITextSearchFoundTextStyle
    ) {
        let decorations = requiredDecorations
        let place = range.range
        if style != .highlighted, decorations.highlighted == place { decorations.highlighted = nil }
        switch style {
        case .normal: decorations.found.remove(place)
        case .found: decorations.found.insert(place)
        case .highlighted:
            decorations.highlighted = place
            decorations.lastHighlighted = place
        }
        decorations.isStale = true
        markNeedsDisplay()
    }

    public func clearAllDecoratedFoundText() {
        guard let decorations = area.decorations else { return }
        decorations.found = []
        decorations.highlighted = nil
        decorations.isStale = true
        markNeedsDisplay()
    }

    public func shouldReplace(
        foundTextRange range: UITextRange,
        document: AnyHashable??,
        withText replacementText: String
    ) -> Bool {
        let growth = replacementText.utf16.count - range.range.count
        // A text that is as long as a person may write it does not get longer.
        guard isEditable, growth <= 0 || area.edited.length + growth <= Self.maximumLength else {
            return false
        }
        return mayReplace(NSRange(range.range), with: replacementText)
    }

    public func replace(
        foundTextRange range: UITextRange,
        document: AnyHashable??,
        withText replacementText: String
    ) { replace(range, withText: replacementText) }

    /// Replaces all matches that may be, as one change of which the app hears once.
    public func replaceAll(
        queryString string: String,
        options: UITextSearchOptions,
        withText replacementText: String
    ) {
        let text = area.edited.string
        var length = text.length
        var replaced: [Range<Int>] = []
        let places = text.places(of: string, options.wordMatchMethod, options.stringCompareOptions)
        for place in places.reversed() where isEditable {
            let growth = replacementText.length - place.count
            // A text that is as long as a person may write it does not get longer.
            guard growth <= 0 || length + growth <= Self.maximumLength,
                mayReplace(NSRange(place), with: replacementText)
            else { continue }
            length += growth
            replaced.append(place)
        }
        // The app may have changed the text in place of the person.
        guard area.edited.string == text, !replaced.isEmpty else { return }
        changeAsApp { replaceCharacters(in: replaced.reversed(), with: replacementText) }
        selectionWasChanged()
        textWasEdited()
    }

    public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
        layoutIfNeeded()
        var rect = firstPlace(of: range.range).insetBy(dx: 0, dy: -8)
        // The bar, and a keyboard below it, may cover what is at the lower end.
        if let top = findInteraction?.coveredTop, let window {
            let covered = convert(bounds, to: window).maxY - top
            rect.size.height += min(max(0, covered), max(0, bounds.height - rect.height))
        }
        rect.origin.x = bounds.minX
        rect.size.width = 1
        scrollRectToVisible(rect, animated: false)
    }
}
