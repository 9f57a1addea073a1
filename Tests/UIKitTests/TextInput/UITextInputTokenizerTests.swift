import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct UITextInputTokenizerTests {
    private let test = ControlScene()
    private let view = UITextView(frame: CGRect(x: 0, y: 40, width: 200, height: 200))
    private let field = UITextField(frame: CGRect(x: 0, y: 300, width: 200, height: 34))
    private let forward = UITextDirection.storage(.forward)
    private let backward = UITextDirection.layout(.left)

    init() {
        view.font = .systemFont(ofSize: 17)
        view.text = "Hello brave world of several cats and dogs"
        test.show(view)
        test.show(field)
    }

    private func units(_ granularity: UITextGranularity, _ text: String) -> [String] {
        TextUnits.ranges(granularity, in: text).map { text.characters(in: $0) }
    }

    @Test func textsHaveUnits() {
        #expect(
            units(.word, "Don't pay 3.50 to José_1, 東京!")
                == ["Don't", "pay", "3.50", "to", "José_1", "東", "京"]
        )
        #expect(
            units(.sentence, "One. Two? \"Three.\" Four")
                == ["One. ", "Two? ", "\"Three.\" ", "Four"]
        )
        #expect(units(.paragraph, "a b\n\nc") == ["a b", "", "c"])
        #expect(units(.character, "a😀é") == ["a", "😀", "é"])
        #expect(units(.document, "a b") == ["a b"] && units(.document, "").isEmpty)
    }

    @Test func wordsAreFoundAroundPlaces() throws {
        let tokenizer = view.tokenizer
        #expect(tokenizer === view.tokenizer)
        func word(_ offset: Int, _ direction: UITextDirection) throws -> String? {
            let place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
            let range = tokenizer.rangeEnclosingPosition(
                place,
                with: .word,
                inDirection: direction
            )
            #expect(
                (range != nil)
                    == tokenizer.isPosition(place, withinTextUnit: .word, inDirection: direction)
            )
            return range.flatMap { view.text(in: $0) }
        }
        #expect(try word(8, forward) == "brave")
        #expect(try word(8, backward) == "brave")
        #expect(try word(6, forward) == "brave")
        #expect(try word(6, backward) == nil)
        #expect(try word(11, forward) == nil)
        #expect(try word(11, backward) == "brave")
    }

    @Test func theNextEndsOfWordsAreFound() {
        let tokenizer = view.tokenizer
        func next(_ offset: Int, _ direction: UITextDirection) -> Int? {
            tokenizer.position(
                from: UITextPosition(offset: offset),
                toBoundary: .word,
                inDirection: direction
            )?.offset
        }
        #expect(next(7, forward) == 11 && next(11, forward) == 17 && next(42, forward) == nil)
        #expect(next(7, backward) == 6 && next(6, backward) == 0 && next(0, backward) == nil)
        let end = UITextPosition(offset: 11)
        #expect(tokenizer.isPosition(end, atBoundary: .word, inDirection: forward))
        #expect(!tokenizer.isPosition(end, atBoundary: .word, inDirection: backward))
    }

    @Test func linesAreThoseOfTheTextView() throws {
        let range = try #require(
            view.tokenizer.rangeEnclosingPosition(
                view.beginningOfDocument,
                with: .line,
                inDirection: forward
            )
        )
        let first = try #require(view.text(in: range))
        #expect(first.hasPrefix("Hello brave") && first.count < view.text.count)
    }

    @Test func selectionsTakeRectanglesOfLines() throws {
        let whole = try #require(
            view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
        )
        let rects = view.selectionRects(for: whole)
        #expect(rects.count >= 2 && rects.count == view.lineRanges.count)
        #expect(rects.first?.containsStart == true && rects.last?.containsEnd == true)
        #expect(rects.first?.containsEnd == false && rects.first?.rect.minX == 5)
        #expect(rects[1].rect.minY >= rects[0].rect.maxY - 0.01)
        #expect(rects[0].writingDirection == .leftToRight)
    }

    @Test func selectTakesTheWordAtTheInsertionPoint() {
        view.selectedRange = NSRange(location: 8, length: 0)
        view.select(nil)
        #expect(view.selectedRange == NSRange(location: 6, length: 5))
    }

    @Test func placesOfFieldsFollowTheAlignment() throws {
        field.text = "Hi there"
        field.textAlignment = .center
        let start = field.caretRect(for: field.beginningOfDocument).minX
        let end = field.caretRect(for: field.endOfDocument).minX
        #expect(end > start + 20 && abs((start + end) / 2 - 100) < 1)
        let third = try #require(field.position(from: field.beginningOfDocument, offset: 3))
        let caret = field.caretRect(for: third)
        let point = CGPoint(x: caret.minX + 1, y: caret.midY)
        #expect(field.closestPosition(to: point) == third)
        let character = try #require(field.characterRange(at: point))
        #expect(field.text(in: character) == "t" && field.firstRect(for: character).width > 2)
        #expect(field.closestPosition(to: CGPoint(x: 300, y: 10)) == field.endOfDocument)
        #expect(field.closestPosition(to: .zero, within: character) == third)
        #expect(field.characterRange(at: CGPoint(x: 3, y: caret.midY)) == nil)
        #expect(field.selectionRects(for: character).first?.rect == field.firstRect(for: character))
    }

    @Test func stepsAreCharactersAndLines() throws {
        field.text = "a😀b"
        let start = field.beginningOfDocument
        let after = try #require(field.position(from: start, in: .right, offset: 2))
        #expect(field.offset(from: start, to: after) == 3)
        #expect(field.position(from: after, in: .left, offset: 1)?.offset == 1)
        #expect(field.position(from: after, in: .right, offset: 2) == nil)
        let below = try #require(
            view.position(from: view.beginningOfDocument, in: .down, offset: 1)
        )
        #expect(below.offset == view.lineRanges[1].lowerBound)
    }
}
