import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UISearchTokenTests {
    private let test = ControlScene()
    private let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))

    init() {
        field.placeholder = "Plants"
        test.show(field)
    }

    private func token(_ text: String) -> UISearchToken { UISearchToken(icon: nil, text: text) }

    private func press(_ key: String) throws {
        try test.scene.deliver(.key(KeyInput(isDown: true, key: key, code: key)))
        _ = test.scene.commit()
    }

    private var chips: [SearchTokenView] {
        field.tokens.isEmpty
            ? [] : field.subviews.flatMap(\.subviews).compactMap { $0 as? SearchTokenView }
    }

    @Test func tokensStandBeforeTheText() throws {
        let room = field.textRect(forBounds: field.bounds)
        field.insertToken(token("Red"), at: 0)
        field.insertToken(token("Blue"), at: 7)
        field.tokens[0].representedObject = 5
        test.show(field)
        #expect(chips.map(\.token.text) == ["Red", "Blue"])
        #expect(chips[0].convert(CGPoint.zero, to: field).x == room.minX)
        #expect(chips[1].frame.minX == chips[0].frame.maxX + 4)
        let text = field.textRect(forBounds: field.bounds)
        #expect(text.minX >= chips[1].convert(chips[1].bounds, to: field).maxX)
        #expect(text.maxX < room.maxX)
        // The placeholder would stand for nothing.
        #expect(field.makeFieldContent().placeholder == nil)
        #expect(field.makeFieldContent().label == "Plants")
        field.tokens = []
        #expect(field.textRect(forBounds: field.bounds) == room)
        #expect(field.makeFieldContent().placeholder != nil)
    }

    @Test func textKeepsRoomBesideManyTokens() throws {
        field.tokens = (0..<20).map { token("Token \($0)") }
        test.show(field)
        #expect(field.textRect(forBounds: field.bounds).width >= 70)
        let last = try #require(chips.last)
        let row = try #require(last.superview)
        #expect(abs(last.frame.maxX + 4 - row.bounds.width) < 0.01 && row.clipsToBounds)
    }

    @Test func backspaceRemovesTheTokenBeforeTheCaret() throws {
        let log = Log()
        field.addAction(UIAction { _ in log("changed") }, for: .editingChanged)
        field.tokens = [token("Red"), token("Blue")]
        field.text = "a"
        test.show(field)
        test.scene.perform { _ = field.becomeFirstResponder() }
        try press("Backspace")
        #expect(field.text == "" && field.tokens.count == 2)
        try press("Backspace")
        #expect(field.tokens.map(\.text) == ["Red"])
        field.allowsDeletingTokens = false
        try press("Backspace")
        #expect(field.tokens.count == 1)
        field.allowsDeletingTokens = true
        field.text = "b"
        test.scene.perform { field.selectedTextRange = UITextRange(0..<0) }
        try press("Backspace")
        #expect(field.tokens.isEmpty && field.text == "b" && chips.isEmpty)
        #expect(log.take() == ["changed", "changed", "changed"])
    }

    @Test func aTouchedTokenIsTheOneThatIsRemoved() throws {
        field.tokens = [token("Red"), token("Blue")]
        field.text = "a"
        test.show(field)
        try test.tap(chips[0])
        #expect(field.isFirstResponder && chips[0].isSelected && !chips[1].isSelected)
        #expect(field.tokens(in: try #require(field.selectedTextRange)).map(\.text) == ["Red"])
        try press("Backspace")
        #expect(field.tokens.map(\.text) == ["Blue"] && field.text == "a")
        try test.tap(chips[0])
        // Typing goes to the text.
        try press("x")
        #expect(field.text == "xa" && !chips[0].isSelected)
    }

    @Test func aRangeOfTokensThatWentMeansTheFirst() throws {
        field.tokens = [token("Red"), token("Blue"), token("Green")]
        let old = UITextRange(-3..<(-2))
        field.tokens = [token("Red")]
        field.text = "a"
        test.show(field)
        test.scene.perform {
            _ = field.becomeFirstResponder()
            field.selectedTextRange = old
        }
        #expect(field.tokens(in: try #require(field.selectedTextRange)).map(\.text) == ["Red"])
        try press("Backspace")
        #expect(field.tokens.isEmpty && field.text == "a")
        test.scene.perform { field.selectedTextRange = old }
        #expect(field.selectedTextRange?.range == 0..<0)
    }

    @Test func tokensHavePlaces() throws {
        field.tokens = [token("Red"), token("Blue")]
        field.text = "ab"
        let whole = try #require(
            field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        )
        #expect(field.tokens(in: whole).count == 2)
        #expect(field.text(in: whole) == "\u{FFFC}\u{FFFC}ab")
        #expect(field.tokens(in: field.textualRange).isEmpty)
        #expect(field.text(in: field.textualRange) == "ab")
        let second = field.positionOfToken(at: 1)
        #expect(field.offset(from: field.beginningOfDocument, to: second) == 1)
        #expect(field.position(from: field.beginningOfDocument, offset: 1) == second)
        #expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
    }

    @Test func aTokenTakesThePlaceOfText() throws {
        field.tokens = [token("Red")]
        field.text = "blue sky"
        field.replaceTextualPortion(
            of: UITextRange(-1..<5),
            with: token("Blue"),
            at: field.tokens.count
        )
        #expect(field.text == "sky" && field.tokens.map(\.text) == ["Red", "Blue"])
        field.removeToken(at: 0)
        #expect(field.tokens.map(\.text) == ["Blue"])
    }

    @Test func theClearButtonTakesTokensAsWell() throws {
        field.tokens = [token("Red")]
        test.show(field)
        try test.tap(field.emptyingButton)
        #expect(field.tokens.isEmpty)
    }

    @Test func aSearchBarHearsOfTokensThatGo() throws {
        final class Updater: UISearchResultsUpdating {
            var counts: [Int] = []
            func updateSearchResults(for searchController: UISearchController) {
                counts.append(searchController.searchBar.searchTextField.tokens.count)
            }
        }
        let updater = Updater()
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = updater
        let bar = search.searchBar
        bar.frame = CGRect(x: 0, y: 100, width: 390, height: 56)
        bar.searchTextField.tokens = [token("Red"), token("Blue")]
        test.show(bar)
        test.scene.perform { _ = bar.becomeFirstResponder() }
        try press("Backspace")
        #expect(updater.counts == [2, 1])
        test.scene.perform { search.isActive = false }
        #expect(bar.searchTextField.tokens.isEmpty)
    }
}
