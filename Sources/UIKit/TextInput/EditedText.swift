import RenderTree

/// A text that a page edits, with what is known of the page's own copy of it.
///
/// The server is right: where its text is another than the one that an edit makes of the page's, it
/// gives the text a new number and sends it. Until the page has that, edits arrive that were made
/// in the older text. Each text that a page may still have is kept, with the edits since applied;
/// an edit is led from the one that it was made in over all later ones to the server's.
struct EditedText {
    /// The text.
    private(set) var string = ""
    /// The selected characters, in UTF-16 units.
    private(set) var selection = 0..<0
    /// The number of times that the server set text or selection.
    private(set) var number = 0
    /// The number with which the server set the text last.
    private(set) var textNumber = 0
    private var copies: [Copy] = []
    private var marked: Marked?
    private var owesText = false
    private(set) var owesSelection = false
    /// The number of the selection that the app made as editing began, before the page has it.
    private var heldNumber: Int?
    /// Whether editing began, and the page has not said where the person has the caret since.
    private var isBeginning = false

    /// The text that a page has which knows the server's of a number.
    private struct Copy {
        var number: Int
        var text: String
    }

    /// No page is further behind than so many corrections: then the server's text counts.
    private static let maximumCopies = 24

    /// All copies together have no more UTF-16 units than this; the oldest go first.
    private static let maximumLength = 4 * 65_536

    var length: Int { string.length }

    // MARK: - The app

    /// The characters that the app marked; nil for none, and once the text changed otherwise.
    var markedRange: Range<Int>? { marked?.text == string ? marked?.range : nil }

    /// Marks characters, or none.
    mutating func mark(_ range: Range<Int>?) {
        marked = range.flatMap { $0.isEmpty ? nil : Marked(range: $0, text: string) }
    }

    // Boxed: hardly any text has one.
    private final class Marked {
        let range: Range<Int>
        let text: String

        init(range: Range<Int>, text: String) {
            self.range = range
            self.text = text
        }
    }

    /// Sets the text, with the selection at its end.
    mutating func set(_ text: String) {
        string = text
        let end = text.length
        selection = end..<end
    }

    /// Sets the text where a part of it changed: what is selected stays so, as far as it is there.
    ///
    /// What is put in at the insertion point comes after it.
    mutating func follow(_ text: String) {
        guard !string.isEmpty else { return set(text) }
        let change = TextDifference(from: string, to: text)
        let isInsertion = change.start == change.oldEnd && selection == change.start..<change.start
        let range = isInsertion ? selection : change.map(selection)
        string = text
        selection = text.clamped(range)
    }

    /// Sets the selection; the page follows.
    mutating func select(_ range: Range<Int>) {
        let range = string.clamped(range)
        guard range != selection else { return }
        selection = range
        owesSelection = true
        if isBeginning { heldNumber = number + 1 }
    }

    /// Editing begins: what the app selects wins over where the page's tap puts the caret, also where
    /// it does so a turn later, until the page is heard to know of it or the person goes on.
    mutating func beginEditing() {
        heldNumber = nil
        isBeginning = true
    }

    /// Whether the page's caret counts less than what the app selected.
    var holdsSelection: Bool { heldNumber != nil }

    /// Replaces characters and puts the selection behind them.
    mutating func replace(_ range: Range<Int>, with text: String) {
        let range = string.clamped(range)
        string = string.replacing(range, with: text)
        let end = range.lowerBound + text.length
        selection = end..<end
    }

    // MARK: - The page

    /// Has the page told the text, though it may be the one that it has.
    mutating func tellPage() { owesText = true }

    /// Has the page told the selection, whatever it has.
    mutating func tellSelection() { owesSelection = true }

    /// Takes an edit of the page's; returns what it means in the server's text.
    mutating func take(_ edit: TextEdit) -> Range<Int> {
        heldNumber = nil
        isBeginning = false
        guard let number = edit.number else { return string.clamped(edit.range) }
        forgetCopies(before: number)
        var range = edit.range
        for index in copies.indices {
            let text = copies[index].text
            let next = index + 1 < copies.count ? copies[index + 1].text : string
            let here = Self.clamp(range, to: text)
            range = text == next ? here : TextDifference(from: text, to: next).map(here)
            copies[index].text = text.replacing(here, with: edit.text)
        }
        limitCopies()
        return string.clamped(range)
    }

    /// Takes over the page's selection after an edit or a movement.
    mutating func takeSelection(_ range: Range<Int>, number: Int?) {
        var range = range
        if let number {
            if let heldNumber, number < heldNumber {
                // The caret of the tap that began the editing, as the page did not know of it yet.
                owesSelection = true
                return
            }
            heldNumber = nil
            isBeginning = false
            forgetCopies(before: number)
            for index in copies.indices {
                let text = copies[index].text
                let next = index + 1 < copies.count ? copies[index + 1].text : string
                let here = Self.clamp(range, to: text)
                range = text == next ? here : TextDifference(from: text, to: next).map(here)
            }
        }
        selection = string.clamped(range)
    }

    /// Whether the page that sent the last edit has the same text.
    var isPageRight: Bool { copies.first?.text == string }

    private mutating func forgetCopies(before number: Int) {
        let number = min(number, self.number)
        // What is older than all of them counts as the oldest.
        while copies.count > 1, let first = copies.first, first.number < number {
            copies.removeFirst()
        }
        guard let first = copies.first else {
            copies = [Copy(number: number, text: string)]
            return
        }
        if first.number < number { copies[0] = Copy(number: number, text: string) }
    }

    /// Forgets the oldest copies where a page makes all of them long.
    private mutating func limitCopies() {
        var total = copies.reduce(0) { $0 + $1.text.utf16.count }
        while copies.count > 1, total > Self.maximumLength {
            total -= copies.removeFirst().text.utf16.count
        }
        // An edit that is refused must not go on in what the page is thought to have.
        guard total > Self.maximumLength, total > 2 * string.utf16.count else { return }
        copies[0].text = string
        owesText = true
    }

    private static func clamp(_ range: Range<Int>, to text: String) -> Range<Int> {
        text.clamped(range)
    }

    // MARK: - Commits

    /// Numbers what the page does not know, before it is sent.
    mutating func settle() {
        if copies.isEmpty { copies = [Copy(number: number, text: string)] }
        if owesText || copies[copies.count - 1].text != string {
            number += 1
            textNumber = number
            copies.append(Copy(number: number, text: string))
            if copies.count > Self.maximumCopies { copies.removeFirst() }
        } else if owesSelection {
            number += 1
            copies.append(Copy(number: number, text: string))
        } else {
            // The same storage twice takes no room.
            copies[copies.count - 1].text = string
        }
        owesText = false
        owesSelection = false
    }
}
