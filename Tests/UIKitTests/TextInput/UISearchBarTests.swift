import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UISearchBarTests {
    @MainActor
    private final class BarLog: NSObject, UISearchBarDelegate {
        let log = Log()
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log("began") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log("ended") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            log("text \(searchText)")
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
            log("search")
            searchBar.resignFirstResponder()
        }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log("cancel") }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log("bookmarks") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log("results") }
        func searchBar(
            _ searchBar: UISearchBar,
            selectedScopeButtonIndexDidChange selectedScope: Int
        ) { log("scope \(selectedScope)") }
    }

    @Test func searchingTellsTheDelegate() throws {
        let test = ControlScene()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
        let log = BarLog()
        bar.delegate = log
        test.show(bar)
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 374, height: 36))
        try test.tap(bar.searchTextField)
        #expect(bar.isFirstResponder)
        for key in ["a", "b", "Enter"] {
            try test.scene.deliver(.key(KeyInput(isDown: true, key: key, code: "")))
        }
        #expect(bar.text == "ab")
        #expect(log.log.take() == ["began", "text a", "text ab", "search", "ended"])
    }

    @Test func fieldHasANameForThoseWhoSeeNoMagnifier() {
        let test = ControlScene()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
        test.show(bar)
        let field = bar.searchTextField
        #expect(field.makeFieldContent().label == "Search")
        #expect(bar.placeholder == nil && field.accessibilityLabel == nil)
        // What the app says takes its place; a placeholder is read by itself.
        bar.placeholder = "Search the notes"
        #expect(field.makeFieldContent().label == nil)
        field.accessibilityLabel = "Notes"
        #expect(field.makeFieldContent().label == "Notes")
        #expect(UITextField().makeFieldContent().label == nil)
    }

    @Test func picturesAreMovedAndBackgroundsTakenAway() {
        let test = ControlScene()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
        test.show(bar)
        let field = bar.searchTextField
        let (left, clear) = (
            field.leftViewRect(forBounds: field.bounds),
            field.clearButtonRect(forBounds: field.bounds)
        )
        bar.setPositionAdjustment(UIOffset(horizontal: 8, vertical: 1), for: .search)
        bar.setPositionAdjustment(UIOffset(horizontal: -4, vertical: 0), for: .clear)
        #expect(
            field.leftViewRect(forBounds: field.bounds) == left.offsetBy(dx: 8, dy: 1)
        )
        #expect(
            field.clearButtonRect(forBounds: field.bounds) == clear.offsetBy(dx: -4, dy: 0)
        )
        #expect(bar.positionAdjustment(for: .search) == UIOffset(horizontal: 8, vertical: 1))
        #expect(bar.positionAdjustment(for: .bookmark) == .zero)
        #expect(bar.backgroundColor != nil)
        bar.setBackgroundImage(UIImage(), for: .any, barMetrics: .default)
        #expect(bar.backgroundColor == nil)
        #expect(bar.backgroundImage(for: .any, barMetrics: .default) != nil)
    }

    @Test func scopesHaveTheLookThatTheAppSays() throws {
        let test = ControlScene()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        bar.setScopeBarButtonBackgroundImage(UIImage(), for: .normal)
        bar.scopeButtonTitles = ["One", "Two"]
        bar.showsScopeBar = true
        test.show(bar)
        let scopes = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
        #expect(scopes.segments[1].label.textColor == .red)
        #expect(scopes.backgroundColor == nil)
        bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
        #expect(scopes.segments[1].label.textColor == .blue)
        bar.isEnabled = false
        #expect(!scopes.isEnabled && !bar.searchTextField.isEnabled)
    }

    @Test func cancelButtonTakesRoomFromTheField() throws {
        let test = ControlScene()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
        let log = BarLog()
        bar.delegate = log
        bar.showsCancelButton = true
        test.show(bar)
        let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.frame.maxX == 382)
        #expect(bar.searchTextField.frame.maxX == button.frame.minX - 8)
        try test.tap(button)
        #expect(log.log.take() == ["cancel"])
        #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
    }

    @Test func theFieldHasAButtonForBookmarksWhileItIsEmpty() throws {
        let test = ControlScene()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
        let log = BarLog()
        bar.delegate = log
        bar.showsBookmarkButton = true
        test.show(bar)
        let button = try #require(bar.searchTextField.rightView as? UIButton)
        #expect(button.superview === bar.searchTextField)
        try test.tap(button)
        #expect(log.log.take() == ["bookmarks"])
        bar.text = "a"
        #expect(button.superview == nil)
        bar.text = ""
        #expect(button.superview === bar.searchTextField)
        // There is one button: that for results takes its place.
        bar.showsSearchResultsButton = true
        bar.isSearchResultsButtonSelected = true
        #expect(button.isSelected)
        _ = log.log.take()
        try test.tap(button)
        #expect(log.log.take() == ["results"])
        bar.showsSearchResultsButton = false
        bar.showsBookmarkButton = false
        #expect(bar.searchTextField.rightView == nil && button.superview == nil)
    }

    @Test func theButtonInTheFieldHasTheAppsPictures() {
        let bar = UISearchBar()
        let image = UIImage(systemName: "star")
        bar.setImage(image, for: .bookmark, state: .normal)
        #expect(bar.searchTextField.rightView == nil)
        bar.showsBookmarkButton = true
        let button = bar.searchTextField.rightView as? UIButton
        #expect(image != nil && button?.image(for: .normal) === image)
        #expect(bar.image(for: .bookmark, state: .normal) === image)
        #expect(bar.image(for: .resultsList, state: .normal) == nil)
        #expect(UISearchBar.Icon.clear.rawValue == 1)
    }

    @Test func thePromptStandsAboveTheField() throws {
        let test = ControlScene()
        let bar = UISearchBar()
        bar.prompt = "Where from?"
        #expect(bar.intrinsicContentSize.height == 88)
        bar.frame = CGRect(x: 0, y: 0, width: 390, height: 88)
        bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
        test.show(bar)
        #expect(bar.searchTextField.frame == CGRect(x: 11, y: 40, width: 374, height: 36))
        let label = try #require(bar.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "Where from?" && label.frame.maxY == 32)
        let before = bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds)
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 1)
        let after = bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds)
        #expect(after.minX == before.minX + 5 && after.minY == before.minY + 1)
        bar.prompt = nil
        #expect(bar.intrinsicContentSize.height == 56 && label.superview == nil)
    }

    @Test func scopesStandBelowTheField() throws {
        let test = ControlScene()
        let bar = UISearchBar()
        let log = BarLog()
        bar.delegate = log
        bar.scopeButtonTitles = ["All", "New"]
        #expect(bar.intrinsicContentSize.height == 56)
        bar.showsScopeBar = true
        #expect(bar.intrinsicContentSize.height == 100)
        bar.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
        test.show(bar)
        let scopes = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
        #expect(scopes.frame == CGRect(x: 8, y: 62, width: 374, height: 32))
        #expect(bar.searchTextField.frame.minY == 10)
        #expect(scopes.selectedSegmentIndex == 0)
        try test.scene.deliver(.tap(CGPoint(x: 300, y: 78)))
        #expect(bar.selectedScopeButtonIndex == 1)
        #expect(log.log.take() == ["scope 1"])
        bar.selectedScopeButtonIndex = 0
        #expect(scopes.selectedSegmentIndex == 0)
        #expect(log.log.take() == [])
        bar.showsScopeBar = false
        #expect(scopes.superview == nil)
    }

    @Test func aSearchShowsItsScopesInTheNavigationBar() {
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.scopeButtonTitles = ["All", "New"]
        let page = UIViewController()
        page.navigationItem.searchController = search
        page.navigationItem.hidesSearchBarWhenScrolling = false
        let stack = UINavigationController(rootViewController: page)
        let test = TestScene(root: stack)
        test.commit()
        let height = stack.navigationBar.frame.height
        test.scene.perform { search.isActive = true }
        test.clock.advance(by: 1) { test.commit() }
        #expect(search.searchBar.showsScopeBar)
        #expect(search.searchBar.frame.height == 96)
        test.scene.perform { search.isActive = false }
        test.clock.advance(by: 1) { test.commit() }
        #expect(!search.searchBar.showsScopeBar)
        #expect(stack.navigationBar.frame.height == height)
    }

    @Test func scopesComeWithTextOrWhenTheAppSaysSo() {
        let search = UISearchController(searchResultsController: nil)
        #expect(search.scopeBarActivation == .automatic && search.automaticallyShowsScopeBar)
        let bar = search.searchBar
        bar.scopeButtonTitles = ["All", "New"]
        search.scopeBarActivation = .onTextEntry
        let page = UIViewController()
        page.navigationItem.searchController = search
        let test = TestScene(root: UINavigationController(rootViewController: page))
        defer { test.end() }
        test.commit()
        var shown: [Bool] = []
        func turn(_ change: () -> Void) {
            test.scene.perform(change)
            test.clock.advance(by: 1) { test.commit() }
            shown.append(bar.showsScopeBar)
        }
        turn { search.isActive = true }
        turn { bar.text = "x" }
        turn { bar.text = "" }
        turn { search.scopeBarActivation = .onSearchActivation }
        turn { search.isActive = false }
        #expect(shown == [false, true, false, true, false])
        search.automaticallyShowsScopeBar = false
        #expect(search.scopeBarActivation == .manual)
        turn { search.isActive = true }
        turn { bar.showsScopeBar = true }
        turn { search.isActive = false }
        #expect(shown.suffix(3) == [false, true, true])
    }
}
