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
}
