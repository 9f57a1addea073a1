import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIFindInteractionTests {
    private let test = ControlScene()
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    init() {
        view.text = "Red roses, red wine\nand a bored cat"
        view.isFindInteractionEnabled = true
        test.show(view)
    }

    private func present(replacing: Bool = false) throws -> FindNavigatorView {
        test.scene.perform {
            view.findInteraction?.presentFindNavigator(showingReplace: replacing)
        }
        _ = test.scene.commit()
        return try #require(navigator)
    }

    private var navigator: FindNavigatorView? {
        test.window.subviews.lazy.compactMap { $0 as? FindNavigatorView }.first
    }

    private func press(_ key: String, _ modifiers: KeyInput.Modifiers = []) throws {
        try test.scene.deliver(
            .key(KeyInput(isDown: true, key: key, code: "", modifiers: modifiers))
        )
        _ = test.scene.commit()
    }

    private func type(_ text: String) throws {
        for character in text { try press(String(character)) }
    }

    @Test func theBarFindsWhatIsTyped() throws {
        let bar = try present()
        #expect(view.findInteraction?.isFindNavigatorVisible == true)
        #expect(bar.frame == CGRect(x: 0, y: 844 - 52, width: 390, height: 52))
        #expect(bar.field.isFirstResponder)
        try type("red")
        #expect(bar.countLabel.text == "1 of 3")
        #expect(view.area.decorations?.highlighted == 0..<3)
        #expect(view.area.decorations?.found == [0..<3, 11..<14, 28..<31])
        let drawing = try #require(view.area.decorations?.view)
        #expect(test.image(of: drawing) != nil)
        try test.tap(bar.nextButton)
        #expect(bar.countLabel.text == "2 of 3")
        try test.tap(bar.previousButton)
        try test.tap(bar.previousButton)
        #expect(bar.countLabel.text == "3 of 3")
        try press("Enter")
        #expect(view.area.decorations?.highlighted == 0..<3)
        try test.tap(bar.doneButton)
        _ = test.scene.commit()
        #expect(navigator == nil && test.image(of: drawing) == nil)
        #expect(view.selectedRange == NSRange(location: 0, length: 3))
    }

    @Test func whatIsSelectedComesFirst() throws {
        view.selectedRange = NSRange(location: 12, length: 0)
        let bar = try present()
        try type("re")
        #expect(bar.countLabel.text == "3 of 3")
    }

    @Test func optionsSayWhatCounts() throws {
        let interaction = try #require(view.findInteraction)
        interaction.searchText = "red"
        let bar = try present()
        #expect(bar.countLabel.text == "1 of 3")
        let choices = bar.optionsButton.menu?.children.compactMap { $0 as? UIAction } ?? []
        #expect(choices.map(\.title) == ["Find and Replace", "Match Case", "Whole Words"])
        interaction.choose(.fullWord, .caseInsensitive)
        #expect(bar.countLabel.text == "1 of 2")
        interaction.choose(.contains, [])
        #expect(interaction.activeFindSession?.resultCount == 2)
        interaction.choose(.startsWith, [])
        #expect(interaction.activeFindSession?.resultCount == 1)
        interaction.optionsMenuProvider = { UIMenu(children: Array($0.prefix(1))) }
        #expect(bar.optionsButton.menu?.children.count == 1)
    }

    @Test func matchesAreReplaced() throws {
        let bar = try present(replacing: true)
        #expect(bar.frame.height == 104 && !bar.replacementField.isHidden)
        try type("red")
        bar.replacementField.text = "blue"
        try test.tap(bar.replaceButton)
        #expect(view.text == "blue roses, red wine\nand a bored cat")
        #expect(bar.countLabel.text == "1 of 2")
        try test.tap(bar.replaceAllButton)
        #expect(view.text == "blue roses, blue wine\nand a boblue cat")
        #expect(bar.countLabel.text == "0" && !bar.replaceButton.isEnabled)
    }

    @Test func replacingEndsWhereTextIsAsLongAsItMayBe() {
        view.text = String(repeating: "a ", count: 1_000)
        let session = UITextSearchingFindSession(searchableObject: view)
        test.scene.perform {
            session.performSearch(query: "a", options: nil)
            session.replaceAll(
                searchQuery: "a",
                replacementString: String(repeating: "b", count: 1_000),
                options: nil
            )
        }
        let length = view.text.utf16.count
        #expect(length > 64_000 && length <= UITextView.maximumLength)
    }

    @Test(arguments: [false, true])
    func replacingAllIsOneChange(hasStorage: Bool) {
        let editor = Editor()
        view.delegate = editor
        let text = NSMutableAttributedString(attributedString: view.attributedText)
        text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 0, length: 3))
        view.attributedText = text
        let storage = hasStorage ? view.textStorage : nil
        let session = UITextSearchingFindSession(searchableObject: view)
        test.scene.perform {
            session.replaceAll(searchQuery: "red", replacementString: "blue", options: nil)
        }
        #expect(view.text == "blue roses, blue wine\nand a boblue cat")
        #expect(storage == nil || storage?.string == view.text)
        // The last is asked for first.
        #expect(editor.questions == ["red", "red", "Red"] && editor.changes == 1)
        let looks = [3, 4, 12].map {
            view.attributedText.attribute(.underlineStyle, at: $0, effectiveRange: nil) as? Int
        }
        #expect(looks == [1, nil, nil])
    }

    @Test func classesOverrideWhetherFindingIsPossible() {
        final class Page: UITextView {
            override var isFindInteractionEnabled: Bool {
                get { true }
                set { super.isFindInteractionEnabled = newValue }
            }
            override var findInteraction: UIFindInteraction? { nil }
        }
        let page: UITextView = Page()
        page.isFindInteractionEnabled = false
        #expect(page.isFindInteractionEnabled && page.findInteraction == nil)
    }

    @Test func textThatNobodyEditsIsNotReplaced() throws {
        view.isEditable = false
        let bar = try present(replacing: true)
        #expect(bar.replacementField.isHidden && bar.frame.height == 52)
        try type("red")
        #expect(view.area.decorations?.found.count == 3)
    }

    @Test func otherTextIsSearchedAnew() throws {
        let bar = try present()
        try type("red")
        test.scene.perform { view.text = "red" }
        _ = test.scene.commit()
        #expect(bar.countLabel.text == "1 of 1")
        test.scene.perform { view.removeFromSuperview() }
        _ = test.scene.commit()
        #expect(navigator == nil && view.findInteraction?.activeFindSession == nil)
    }

    @Test func keysShowTheBar() throws {
        test.scene.perform { _ = view.becomeFirstResponder() }
        try press("f", .command)
        let bar = try #require(navigator)
        try type("red")
        try press("g", .command)
        #expect(bar.countLabel.text == "2 of 3" && bar.field.text == "red")
        try press("Escape")
        #expect(navigator == nil && view.isFirstResponder)
        view.isFindInteractionEnabled = false
        #expect(view.findInteraction == nil && view.interactions.isEmpty)
        try press("f", .command)
        #expect(navigator == nil)
    }

    @Test func matchesAreScrolledIntoSight() throws {
        view.text = String(repeating: "line\n", count: 200) + "needle"
        test.show(view)
        _ = try present()
        try type("needle")
        #expect(view.contentOffset.y > 1_000)
    }
}

@MainActor
struct UITextSearchingTests {
    /// A view of the app's own, that searches somewhere else.
    @MainActor
    private final class Pages: UIView, UITextSearching, UIFindInteractionDelegate {
        let log = Log()
        let pages = ["one two", "two two"]
        var aggregator: UITextSearchAggregator<Int>?
        var selectedTextRange: UITextRange? { nil }

        func compare(
            _ foundRange: UITextRange,
            toRange: UITextRange,
            document: Int?
        ) -> ComparisonResult {
            foundRange.start.offset < toRange.start.offset ? .orderedAscending : .orderedDescending
        }
        func compare(document: Int, toDocument: Int) -> ComparisonResult {
            document < toDocument ? .orderedAscending : .orderedDescending
        }
        func performTextSearch(
            queryString string: String,
            options: UITextSearchOptions,
            resultAggregator aggregator: UITextSearchAggregator<Int>
        ) {
            self.aggregator = aggregator
            for (page, text) in pages.enumerated().reversed() {
                for place in text.places(of: string, .contains, []) {
                    aggregator.foundRange(
                        UITextRange(place),
                        searchString: string,
                        document: page
                    )
                }
            }
            log("search \(string)")
        }
        func decorate(
            foundTextRange range: UITextRange,
            document: Int?,
            usingStyle style: UITextSearchFoundTextStyle
        ) { log("\(style) \(document ?? -1) \(range.range)") }
        func clearAllDecoratedFoundText() { log("clear") }
        func findInteraction(
            _ interaction: UIFindInteraction,
            sessionFor view: UIView
        ) -> UIFindSession? { UITextSearchingFindSession(searchableObject: self) }
        func findInteraction(
            _ interaction: UIFindInteraction,
            didBegin session: UIFindSession
        ) { log("began") }
        func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
            log("ended")
        }
    }

    @Test func anObjectOfTheAppsIsSearched() throws {
        let test = ControlScene()
        let view = Pages(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let interaction = UIFindInteraction(sessionDelegate: view)
        view.addInteraction(interaction)
        test.show(view)
        interaction.searchText = "two"
        test.scene.perform { interaction.presentFindNavigator(showingReplace: true) }
        #expect(view.log.take() == ["began", "clear", "search two"])
        let session = try #require(interaction.activeFindSession)
        #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
        #expect(!session.supportsReplacement)
        view.aggregator?.finishedSearching()
        #expect(
            view.log.take() == [
                "clear", "found 0 4..<7", "found 1 0..<3", "found 1 4..<7", "highlighted 0 4..<7",
            ]
        )
        test.scene.perform { interaction.findPrevious() }
        #expect(view.log.take() == ["found 0 4..<7", "highlighted 1 4..<7"])
        #expect(session.highlightedResultIndex == 2)
        view.aggregator?.invalidateFoundRange(UITextRange(4..<7), document: 1)
        #expect(session.resultCount == 2)
        _ = view.log.take()
        test.scene.perform { interaction.dismissFindNavigator() }
        #expect(view.log.take() == ["clear", "ended"])
        #expect(interaction.activeFindSession == nil)
    }

    @Test func matchesOfAnotherThreadAreTaken() async throws {
        let test = ControlScene()
        let view = Pages(frame: .zero)
        test.show(view)
        let session = test.scene.perform { UITextSearchingFindSession(searchableObject: view) }
        test.scene.perform { session.performSearch(query: "two", options: nil) }
        let aggregator = try #require(view.aggregator)
        let range = UITextRange(0..<3)
        await Task.detached {
            aggregator.invalidate()
            aggregator.foundRange(range, searchString: "two", document: 1)
            aggregator.finishedSearching()
        }.value
        for _ in 0..<1_000 where session.resultCount == 0 { await Task.yield() }
        #expect(session.resultCount == 1 && session.highlightedResultIndex == 0)
    }
}

/// Counts what a text view asks and tells.
private final class Editor: NSObject, UITextViewDelegate {
    var questions: [String] = []
    var changes = 0

    func textView(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool {
        questions.append((textView.text as NSString).substring(with: range))
        return true
    }

    func textViewDidChange(_ textView: UITextView) { changes += 1 }
}
