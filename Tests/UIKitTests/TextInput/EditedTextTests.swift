import RenderTree
import Testing

@testable import UIKit

struct EditedTextTests {
    private func edit(_ number: Int?, _ range: Range<Int>, _ text: String) -> TextEdit {
        TextEdit(number: number, range: range, text: text)
    }

    /// Takes an edit as a view does whose app lets it through.
    private func apply(_ edit: TextEdit, to text: inout EditedText) {
        let range = text.take(edit)
        text.replace(range, with: edit.text)
    }

    @Test func editsThatAreTakenAsTheyAreNeedNoAnswer() {
        var text = EditedText()
        text.settle()
        apply(edit(0, 0..<0, "ab"), to: &text)
        apply(edit(0, 1..<1, "x"), to: &text)
        text.settle()
        #expect(text.string == "axb")
        #expect(text.number == 0)
        #expect(text.isPageRight)
    }

    @Test func aCorrectedEditIsNumberedAndSaid() {
        var text = EditedText()
        text.set("123")
        text.settle()
        _ = text.take(edit(0, 3..<3, "4"))
        text.set("(123) 4")
        text.settle()
        #expect(text.number == 1 && text.textNumber == 1)
        #expect(text.selection == 7..<7)
    }

    @Test func typingThatCrossedACorrectionGoesWhereItBelongs() {
        var text = EditedText()
        text.set("123")
        text.settle()
        // The page types 4, 5, 6 before it hears of the first answer.
        _ = text.take(edit(0, 3..<3, "4"))
        text.set("(123) 4")
        text.settle()
        apply(edit(0, 4..<4, "5"), to: &text)
        apply(edit(0, 5..<5, "6"), to: &text)
        #expect(text.string == "(123) 456")
    }

    @Test func refusedCharactersTakeNothingElseWithThem() {
        var text = EditedText()
        text.set("ab")
        text.settle()
        _ = text.take(edit(0, 2..<2, "X"))
        text.settle()
        #expect(text.string == "ab" && text.number == 1)
        // Typed behind the refused one, which the page then deletes.
        apply(edit(0, 3..<3, "c"), to: &text)
        apply(edit(0, 2..<3, ""), to: &text)
        #expect(text.string == "abc")
    }

    @Test func aPageThatAdoptedACorrectionIsFollowedFromThere() {
        var text = EditedText()
        text.settle()
        _ = text.take(edit(0, 0..<0, "a"))
        text.set("A-")
        text.settle()
        apply(edit(0, 1..<1, "b"), to: &text)
        // The page has led "b" into the correction and goes on in that.
        apply(edit(1, 3..<3, "c"), to: &text)
        text.settle()
        #expect(text.string == "A-bc")
        #expect(text.isPageRight)
    }

    @Test(arguments: [
        (range: 5..<9, text: "abc!"), (range: 1..<1_000_000_000, text: "a!"),
        (range: 0..<0, text: "!abc"),
    ])
    func rangesBeyondTheTextAreCutOff(range: Range<Int>, text expected: String) {
        var text = EditedText()
        text.set("abc")
        text.settle()
        apply(edit(0, range, "!"), to: &text)
        #expect(text.string == expected)
    }

    @Test func pairsOfSurrogatesAreNotTornApart() {
        var text = EditedText()
        text.set("a😀b")
        text.settle()
        apply(edit(0, 2..<2, "x"), to: &text)
        #expect(text.string.unicodeScalars.allSatisfy { $0 != "\u{FFFD}" })
        #expect(text.string == "axb" || text.string == "ax😀b")
        text.select(2..<2)
        #expect(text.string.clamped(text.selection) == text.selection)
    }

    @Test func anUnknownNumberIsTakenForTheServersText() {
        var text = EditedText()
        text.set("abc")
        text.settle()
        apply(edit(77, 1..<2, "X"), to: &text)
        #expect(text.string == "aXc")
    }

    @Test func manyCorrectionsInARowTakeBoundedRoom() {
        var text = EditedText()
        text.settle()
        for round in 0..<200 {
            _ = text.take(edit(0, 0..<0, "\(round)"))
            text.set("\(round)!")
            text.settle()
        }
        #expect(text.number == 200)
        #expect(text.string == "199!")
    }

    @Test func theSameStretchIsFoundAsInThePage() {
        let difference = TextDifference(from: "123", to: "(123) ")
        #expect(difference.start == 0 && difference.oldEnd == 3 && difference.newEnd == 6)
        let places: [Int] = [0, 1, 3, 4]
        let moved: [Int] = places.map { (place: Int) -> Int in difference.map(place) }
        let expected: [Int] = [0, 6, 6, 7]
        #expect(moved == expected)
        let insertion = TextDifference(from: "ab", to: "ab-")
        #expect(insertion.map(2) == 3)
        #expect(insertion.map(0..<2) == 0..<3)
    }

    @Test func numbersOfLongAgoKeepNothingMore() {
        var text = EditedText()
        text.set("123")
        for _ in 0..<30 {
            text.tellPage()
            text.settle()
        }
        func copies() -> Int {
            Mirror(reflecting: text).children.first { $0.label == "copies" }
                .map { Mirror(reflecting: $0.value).children.count } ?? 0
        }
        let kept = copies()
        #expect(kept > 1 && kept <= 24)
        for number in stride(from: 29, through: -3, by: -1) {
            text.takeSelection(0..<1, number: number)
        }
        #expect(copies() <= kept)
        apply(edit(0, 3..<3, "4"), to: &text)
        #expect(text.string == "1234")
    }

    @Test func editsThatAreRefusedDoNotMakeThePagesCopiesLonger() {
        var text = EditedText()
        text.set("123")
        for _ in 0..<30 {
            text.tellPage()
            text.settle()
        }
        let long = String(repeating: "x", count: 60_000)
        for _ in 0..<40 { _ = text.take(edit(10, 0..<0, long)) }
        let lengths =
            Mirror(reflecting: text).children.first { $0.label == "copies" }
            .map { Mirror(reflecting: $0.value).children.map { "\($0.value)".utf16.count } } ?? []
        #expect(!lengths.isEmpty && lengths.reduce(0, +) < 400_000)
        #expect(text.string == "123")
        // The page hears of the text again.
        let number = text.number
        text.settle()
        #expect(text.number == number + 1)
    }
}
