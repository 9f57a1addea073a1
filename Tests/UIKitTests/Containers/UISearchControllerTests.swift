import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UISearchControllerTests {
    @MainActor
    private final class Screen: UISearchResultsUpdating, UISearchControllerDelegate {
        let log = Log()
        let root = UIViewController()
        let results: UIViewController?
        let search: UISearchController
        let navigation: UINavigationController
        let test: TestScene

        init(results: UIViewController? = nil, isLarge: Bool = false) {
            self.results = results
            search = UISearchController(searchResultsController: results)
            navigation = UINavigationController(rootViewController: root)
            navigation.navigationBar.prefersLargeTitles = isLarge
            root.title = "All"
            root.navigationItem.searchController = search
            test = TestScene(root: navigation)
            search.searchResultsUpdater = self
            search.delegate = self
            test.commit()
        }

        func settle() {
            test.commit()
            test.clock.advance(by: 1)
            test.commit()
        }

        func type(_ text: String) throws {
            try test.scene.enterText(text, into: test.id(of: search.searchBar.searchTextField))
            settle()
        }

        func updateSearchResults(for searchController: UISearchController) {
            log("update \"\(searchController.searchBar.text ?? "")\"")
        }
        func willPresentSearchController(_ searchController: UISearchController) { log("will") }
        func didPresentSearchController(_ searchController: UISearchController) { log("did") }
        func willDismissSearchController(_ searchController: UISearchController) { log("willEnd") }
        func didDismissSearchController(_ searchController: UISearchController) { log("didEnd") }
    }

    /// A delegate that shows suggestions, and gives the field the focus, before a search begins.
    @MainActor
    private final class Suggesting: UISearchControllerDelegate {
        let log = Log()
        func presentSearchController(_ searchController: UISearchController) {
            log("present \(searchController.isActive)")
            searchController.showsSearchResultsController = true
            searchController.searchBar.becomeFirstResponder()
        }
        func willPresentSearchController(_ searchController: UISearchController) { log("will") }
    }

    @Test func theDelegateIsToldOfASearchThatIsAskedFor() {
        let results = UIViewController()
        let screen = Screen(results: results)
        defer { screen.test.end() }
        let delegate = Suggesting()
        screen.search.delegate = delegate
        screen.test.scene.perform { screen.search.isActive = true }
        screen.settle()
        #expect(delegate.log.take() == ["present false", "will"])
        #expect(screen.search.isActive)
        #expect(results.viewIfLoaded?.window != nil)
        #expect(screen.search.searchBar.searchTextField.isEditing)
    }

    @Test func dismissingItEndsTheSearch() {
        let screen = Screen()
        defer { screen.test.end() }
        screen.test.scene.perform { screen.search.isActive = true }
        screen.settle()
        var isDone = false
        screen.test.scene.perform {
            screen.search.dismiss(animated: true) { isDone = true }
        }
        screen.settle()
        #expect(!screen.search.isActive && isDone)
        #expect(screen.root.view.window === screen.test.window)
    }

    @Test func theSearchBarStandsBelowTheTitle() {
        let screen = Screen()
        defer { screen.test.end() }
        let bar = screen.navigation.navigationBar
        #expect(bar.bounds.height == 96)
        #expect(screen.search.searchBar.superview === bar)
        screen.root.navigationItem.preferredSearchBarPlacement = .inline
        #expect(screen.root.navigationItem.searchBarPlacement == .stacked)
        #expect(screen.search.searchBar.frame == CGRect(x: 0, y: 44, width: 390, height: 52))
        #expect(screen.root.view.safeAreaInsets.top == 96)
        let other = UIViewController()
        screen.test.scene.perform { screen.navigation.pushViewController(other, animated: false) }
        screen.settle()
        #expect(bar.bounds.height == 44)
        #expect(screen.search.searchBar.superview == nil)
    }

    @Test func typingBeginsASearchAndCancelEndsIt() throws {
        let screen = Screen()
        defer { screen.test.end() }
        try screen.type("ab")
        #expect(
            screen.log.take() == ["will", "update \"\"", "update \"a\"", "update \"ab\"", "did"]
        )
        #expect(screen.search.isActive)
        #expect(screen.search.searchBar.showsCancelButton)
        // Title and items make room for the search.
        #expect(screen.navigation.navigationBar.bounds.height == 52)
        #expect(screen.root.view.safeAreaInsets.top == 52)
        screen.test.scene.perform { screen.search.isActive = false }
        screen.settle()
        #expect(screen.log.take() == ["willEnd", "update \"\"", "didEnd"])
        #expect(screen.search.searchBar.text == "")
        #expect(!screen.search.searchBar.showsCancelButton)
        #expect(screen.navigation.navigationBar.bounds.height == 96)
    }

    @Test func escapeEndsASearch() throws {
        let screen = Screen()
        defer { screen.test.end() }
        try screen.type("ab")
        _ = screen.log.take()
        let escape = KeyInput(isDown: true, key: "Escape", code: "Escape")
        try screen.test.scene.deliver(.key(escape))
        screen.settle()
        #expect(screen.log.take() == ["willEnd", "update \"\"", "didEnd"])
        #expect(!screen.search.isActive && screen.search.searchBar.text == "")
    }

    @Test func theBarStaysWhereTheAppWantsItTo() throws {
        let screen = Screen()
        defer { screen.test.end() }
        screen.search.hidesNavigationBarDuringPresentation = false
        try screen.type("a")
        #expect(screen.navigation.navigationBar.bounds.height == 96)
    }

    @Test func whatIsSearchedGetsDarkUntilThereAreResults() throws {
        let results = UIViewController()
        let screen = Screen(results: results)
        defer { screen.test.end() }
        screen.test.scene.perform { screen.search.isActive = true }
        screen.settle()
        #expect(screen.search.view.window != nil)
        #expect(!screen.search.view.isHidden)
        #expect(results.viewIfLoaded?.window == nil)
        #expect(screen.search.parent === screen.root)
        try screen.type("x")
        #expect(results.view.window != nil)
        #expect(results.view.safeAreaInsets.top == 52)
        #expect(screen.search.showsSearchResultsController)
        screen.test.scene.perform { screen.search.searchBar.text = "" }
        screen.settle()
        #expect(results.view.window == nil)
        // A tap on the darkness ends the search.
        try screen.test.tap(200, 500)
        screen.settle()
        #expect(!screen.search.isActive)
        #expect(screen.search.view.window == nil)
        #expect(screen.search.parent == nil)
    }

    @Test func aBarSaysThatItSearches() {
        let search = UISearchController(searchResultsController: nil)
        #expect(search.searchBar.placeholder == "Search")
        #expect(UISearchController().searchBar.searchTextField.placeholder == "Search")
        search.searchBar.placeholder = "Names"
        #expect(search.searchBar.placeholder == "Names")
        #expect(UISearchBar().placeholder == nil)
    }

    @Test(arguments: [false, true])
    func aPoppedControllerTakesTheDarknessOverItAlong(isAnimated: Bool) throws {
        let screen = Screen()
        defer { screen.test.end() }
        let (list, search) = (UIViewController(), UISearchController(searchResultsController: nil))
        list.navigationItem.searchController = search
        screen.test.scene.perform { screen.navigation.pushViewController(list, animated: false) }
        screen.settle()
        screen.test.scene.perform { search.isActive = true }
        screen.settle()
        #expect(search.view.window != nil)
        screen.test.scene.perform {
            _ = screen.navigation.popViewController(animated: isAnimated)
        }
        screen.settle()
        #expect(screen.navigation.topViewController === screen.root)
        #expect(search.view.superview == nil)
        // A list that comes again is searched as before.
        screen.test.scene.perform { screen.navigation.pushViewController(list, animated: false) }
        screen.settle()
        #expect(search.view.window != nil)
        #expect(!search.view.isHidden)
    }

    @Test func aSearchInTheTitleBelongsToItsController() {
        let screen = Screen()
        defer { screen.test.end() }
        let search = UISearchController(searchResultsController: nil)
        search.hidesNavigationBarDuringPresentation = false
        screen.root.navigationItem.searchController = nil
        screen.root.navigationItem.titleView = search.searchBar
        screen.settle()
        screen.test.scene.perform { search.isActive = true }
        screen.settle()
        #expect(search.parent === screen.root)
        #expect(search.view.window != nil && !search.view.isHidden)
        screen.test.scene.perform {
            screen.navigation.pushViewController(UIViewController(), animated: false)
        }
        screen.settle()
        #expect(search.view.isHidden)
        screen.test.scene.perform { _ = screen.navigation.popViewController(animated: false) }
        screen.settle()
        #expect(search.view.window != nil && !search.view.isHidden)
        screen.test.scene.perform { search.isActive = false }
        screen.settle()
        #expect(search.parent == nil && search.view.superview == nil)
    }

    @Test func whatIsSearchedStaysInSightWhereTheAppFiltersIt() throws {
        let screen = Screen()
        defer { screen.test.end() }
        screen.search.obscuresBackgroundDuringPresentation = false
        try screen.type("x")
        #expect(screen.search.viewIfLoaded?.window == nil)
    }

    @Test func scrollingTakesTheSearchBarThenTheLargeTitle() {
        let screen = Screen(isLarge: true)
        defer { screen.test.end() }
        let bar = screen.navigation.navigationBar
        #expect(bar.bounds.height == 148)
        let scrollView = UIScrollView(frame: screen.root.view.bounds)
        scrollView.contentSize = CGSize(width: 390, height: 3_000)
        screen.root.view.addSubview(scrollView)
        screen.navigation.view.setNeedsLayout()
        screen.settle()
        scrollView.contentOffset.y += 52
        screen.test.commit()
        #expect(bar.bounds.height == 96)
        #expect(screen.search.searchBar.isHidden)
        scrollView.contentOffset.y += 100
        screen.test.commit()
        #expect(bar.bounds.height == 44)
        screen.root.navigationItem.hidesSearchBarWhenScrolling = false
        screen.test.commit()
        #expect(bar.bounds.height == 96)
        #expect(!screen.search.searchBar.isHidden)
    }

    @Test func aBarAboveATableSearchesToo() throws {
        let screen = Screen()
        defer { screen.test.end() }
        let table = UITableViewController(style: .plain)
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        search.searchResultsUpdater = screen
        table.tableView.tableHeaderView = search.searchBar
        screen.test.scene.perform { screen.test.window.rootViewController = table }
        screen.settle()
        try screen.test.scene.enterText(
            "q",
            into: screen.test.id(of: search.searchBar.searchTextField)
        )
        #expect(screen.log.take() == ["update \"\"", "update \"q\""])
        #expect(search.isActive)
    }
}
