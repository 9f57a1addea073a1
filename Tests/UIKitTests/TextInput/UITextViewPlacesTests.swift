import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct UITextViewPlacesTests {
    let test = ControlScene()
    let view = UITextView(frame: CGRect(x: 0, y: 40, width: 200, height: 200))

    init() {
        view.font = .systemFont(ofSize: 17)
        view.text = "Hello brave world of several cats\nand dogs"
        test.show(view)
    }

    private func range(of word: String) throws -> UITextRange {
        let range = (view.text as NSString).range(of: word)
        let start = try #require(
            view.position(from: view.beginningOfDocument, offset: range.location)
        )
        let end = try #require(view.position(from: start, offset: range.length))
        return try #require(view.textRange(from: start, to: end))
    }

    @Test(arguments: ["Hello", "world", "dogs"])
    func aPlaceInAWordIsOneOfItsCharacters(word: String) throws {
        let range = try range(of: word)
        let rect = view.firstRect(for: range)
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        let character = try #require(view.characterRange(at: middle))
        #expect(view.offset(from: range.start, to: character.start) >= 0)
        #expect(view.offset(from: character.end, to: range.end) >= 0)
        let position = try #require(view.closestPosition(to: CGPoint(x: rect.maxX, y: rect.midY)))
        #expect(view.compare(position, to: range.end) == .orderedSame)
    }

    @Test func caretsStandOnTheLineOfTheirCharacter() throws {
        let first = view.caretRect(for: view.beginningOfDocument)
        let last = view.caretRect(for: view.endOfDocument)
        let end = view.firstRect(for: try range(of: "dogs"))
        #expect(first.minX == 5 && first.minY == 8)
        #expect(abs(last.minX - end.maxX) < 0.01)
        #expect(last.minY == end.minY)
        view.text += "\n"
        let below = view.caretRect(for: view.endOfDocument)
        #expect(below.minY > last.minY && below.minX == 5)
    }

    @Test func noTextIsMarked() {
        #expect(view.markedTextRange == nil)
        #expect(UITextField().markedTextRange == nil)
    }

    @Test func besideTheTextIsNoCharacter() {
        #expect(view.characterRange(at: CGPoint(x: 195, y: 190)) == nil)
        view.text = ""
        #expect(view.characterRange(at: .zero) == nil)
        #expect(view.closestPosition(to: .zero)?.offset == 0)
        #expect(view.caretRect(for: view.endOfDocument).height > 15)
    }
}
