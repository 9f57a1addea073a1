import Foundation

/// What finds the words, sentences and other units of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// Returns the unit around a place; at an edge of one, that in the direction. Nil for none.
    func rangeEnclosingPosition(
        _ position: UITextPosition,
        with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Returns whether a unit ends at a place, seen in the direction.
    func isPosition(
        _ position: UITextPosition,
        atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
    /// Returns the next place in the direction where a unit ends; nil for none.
    func position(
        from position: UITextPosition,
        toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Returns whether a place is in a unit; at an edge of one, whether that is in the direction.
    func isPosition(
        _ position: UITextPosition,
        withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// Finds the units of a text by its characters.
///
/// Words are letters and digits side by side; an ideograph is one by itself. To the right and down
/// is taken for forward. Lines are those of text views, and paragraphs in other texts.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UIResponder & UITextInput)?

    /// Creates a tokenizer of a text, which it does not keep alive.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    /// Returns the tokenizer of a text, made for the first who asks.
    static func required(
        _ known: inout (any UITextInputTokenizer)?,
        of input: any UIResponder & UITextInput
    ) -> any UITextInputTokenizer {
        if let known { return known }
        let made = UITextInputStringTokenizer(textInput: input)
        known = made
        return made
    }

    private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
        guard let input,
            let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        else { return [] }
        if granularity == .line, let view = input as? UITextView { return view.lineRanges }
        return TextUnits.ranges(granularity, in: input.text(in: whole) ?? "")
    }

    private func offset(_ position: UITextPosition) -> Int {
        input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
    }

    private func place(_ offset: Int) -> UITextPosition? {
        input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
    }

    private func unit(
        around position: UITextPosition,
        _ granularity: UITextGranularity,
        _ direction: UITextDirection
    ) -> Range<Int>? {
        let offset = offset(position)
        return units(granularity).first { unit in
            direction.isForward
                ? unit.lowerBound <= offset && offset < unit.upperBound
                : unit.lowerBound < offset && offset <= unit.upperBound
        }
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition,
        with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let unit = unit(around: position, granularity, direction),
            let start = place(unit.lowerBound), let end = place(unit.upperBound)
        else { return nil }
        return input?.textRange(from: start, to: end)
    }

    open func isPosition(
        _ position: UITextPosition,
        atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        let offset = offset(position)
        return units(granularity).contains {
            (direction.isForward ? $0.upperBound : $0.lowerBound) == offset
        }
    }

    open func position(
        from position: UITextPosition,
        toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        let offset = offset(position)
        let units = units(granularity)
        let found =
            direction.isForward
            ? units.first { $0.upperBound > offset }?.upperBound
            : units.last { $0.lowerBound < offset }?.lowerBound
        return found.flatMap { place($0) }
    }

    open func isPosition(
        _ position: UITextPosition,
        withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { unit(around: position, granularity, direction) != nil }
}
