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
}
