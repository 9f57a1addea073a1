import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UISearchSuggestionTests {
    @MainActor
    private final class Screen: UISearchResultsUpdating {
        let log = Log()
        let root = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        let test: TestScene

        init() {
            search.obscuresBackgroundDuringPresentation = false
            root.navigationItem.searchController = search
            test = TestScene(root: UINavigationController(rootViewController: root))
            search.searchResultsUpdater = self
            settle()
        }

        func settle() {
            test.commit()
            test.clock.advance(by: 1)
            test.commit()
        }

        func updateSearchResults(for searchController: UISearchController) {
            guard searchController.searchBar.text == "r" else { return }
            let red = UISearchSuggestionItem(localizedSuggestion: "red")
            red.representedObject = 7
            searchController.searchSuggestions = [
                red, UISearchSuggestionItem(localizedSuggestion: "rose"),
            ]
        }

        func updateSearchResults(
            for searchController: UISearchController,
            selecting searchSuggestion: any UISearchSuggestion
        ) {
            log(
                "\(searchSuggestion.localizedSuggestion ?? "") \(searchSuggestion.representedObject ?? "")"
            )
        }

        var list: SuggestionList? {
            search.viewIfLoaded?.subviews.compactMap { $0 as? SuggestionList }.first
        }
    }

    @Test func suggestionsAreListedAndChosen() throws {
        let screen = Screen()
        defer { screen.test.end() }
        let field = screen.search.searchBar.searchTextField
        try screen.test.scene.enterText("r", into: screen.test.id(of: field))
        screen.settle()
        let list = try #require(screen.list)
        #expect(list.window != nil && list.visibleCells.count == 2)
        let cell = try #require(list.cellForRow(at: IndexPath(row: 0, section: 0)))
        let middle = cell.convert(CGPoint(x: 40, y: cell.bounds.midY), to: nil)
        try screen.test.tap(middle.x, middle.y)
        screen.settle()
        #expect(screen.log.take() == ["red 7"])
        #expect(screen.search.searchSuggestions == nil && screen.list == nil)
    }

    @Test func otherTextTakesSuggestionsAway() throws {
        let screen = Screen()
        defer { screen.test.end() }
        let field = screen.search.searchBar.searchTextField
        try screen.test.scene.enterText("ro", into: screen.test.id(of: field))
        screen.settle()
        #expect(screen.search.searchSuggestions == nil && screen.list == nil)
        // What is searched can be touched again.
        #expect(screen.search.viewIfLoaded?.isHidden != false)
    }
}
