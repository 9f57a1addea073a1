import RenderTree
import Testing

@testable import UIKit

/// The bar and the room that it leaves.
extension UINavigationControllerTests {
    // MARK: - Bars and safe area

    @Test func contentLiesBelowATranslucentBarAndItsSafeAreaBegins() {
        let a = make("a")
        let navigation = UINavigationController(rootViewController: a)
        let test = TestScene(
            safeArea: .init(top: 47, left: 0, bottom: 34, right: 0),
            root: navigation
        )
        defer { test.end() }
        test.commit()
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(a.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        test.scene.perform { navigation.setNavigationBarHidden(true, animated: false) }
        test.commit()
        #expect(a.view.safeAreaInsets.top == 47)
        test.scene.perform {
            navigation.isNavigationBarHidden = false
            navigation.isToolbarHidden = false
        }
        test.commit()
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 78, right: 0))
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 78))
    }

    @Test func contentEndsAtOpaqueBarsUnlessItSaysOtherwise() {
        let a = make("a")
        let navigation = UINavigationController(rootViewController: a)
        navigation.navigationBar.isTranslucent = false
        let test = TestScene(
            safeArea: .init(top: 20, left: 0, bottom: 0, right: 0),
            root: navigation
        )
        defer { test.end() }
        test.commit()
        #expect(a.view.frame == CGRect(x: 0, y: 64, width: 390, height: 780))
        #expect(a.view.safeAreaInsets == .zero)
        test.scene.perform { a.extendedLayoutIncludesOpaqueBars = true }
        test.commit()
        #expect(a.view.frame.minY == 0)
        #expect(a.view.safeAreaInsets.top == 64)
        test.scene.perform {
            navigation.navigationBar.isTranslucent = true
            a.edgesForExtendedLayout = []
        }
        test.commit()
        #expect(a.view.frame.minY == 64)
    }

    @Test func barsAreLowerInCompactHeight() {
        let a = make("a")
        let navigation = UINavigationController(rootViewController: a)
        let test = TestScene(size: CGSize(width: 700, height: 390), root: navigation)
        defer { test.end() }
        test.commit()
        #expect(navigation.navigationBar.frame.height == 32)
    }

    @Test func itemsSayHowTheirTitleIsRead() {
        let a = make("a")
        a.title = "3/4"
        a.navigationItem.accessibilityLabel = "Page three"
        let navigation = UINavigationController(rootViewController: a)
        navigation.navigationBar.prefersLargeTitles = true
        let test = TestScene(root: navigation)
        defer { test.end() }
        test.commit()
        func titles(_ view: UIView) -> [UILabel] {
            view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? titles($0) }
                .filter { $0.text == "3/4" }
        }
        let shown = titles(navigation.navigationBar)
        #expect(shown.map(\.accessibilityLabel) == ["Page three", "Page three"])
        a.navigationItem.accessibilityHint = "Of four"
        #expect(shown.map(\.accessibilityHint) == ["Of four", "Of four"])
    }

    @Test func largeTitlesMakeTheBarHigherUntilContentMovesUp() throws {
        let a = make("a")
        let scrollView = UIScrollView()
        a.title = "Large"
        let navigation = UINavigationController(rootViewController: a)
        navigation.navigationBar.prefersLargeTitles = true
        let test = TestScene(root: navigation)
        defer { test.end() }
        test.scene.perform {
            scrollView.frame = a.view.bounds
            scrollView.contentSize = CGSize(width: 390, height: 3000)
            a.view.addSubview(scrollView)
        }
        test.commit()
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(a.view.safeAreaInsets.top == 96)
        #expect(scrollView.contentOffset.y == -96)
        test.scene.perform { scrollView.contentOffset.y = -70 }
        test.commit()
        #expect(navigation.navigationBar.frame.height == 70)
        test.scene.perform { scrollView.contentOffset.y = 200 }
        test.commit()
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(!navigation.navigationBar.isAtScrollEdge)
        a.navigationItem.largeTitleDisplayMode = .never
        test.commit()
        #expect(navigation.navigationBar.frame.height == 44)
    }

    @Test func theBackButtonNamesWhereItLeadsAndPops() throws {
        let (a, b) = (make("a"), make("b"))
        a.title = "First"
        b.title = "Second"
        let navigation = UINavigationController(rootViewController: a)
        navigation.pushViewController(b, animated: false)
        let test = TestScene(root: navigation)
        defer { test.end() }
        test.commit()
        let back = try #require(test.window.view(identified: "BackButton"))
        #expect(back.accessibilityLabel == "First")
        let middle = back.convert(CGPoint(x: back.bounds.midX, y: back.bounds.midY), to: nil)
        try test.tap(Double(middle.x), Double(middle.y))
        test.commit()
        #expect(navigation.topViewController === a)
        test.clock.advance(by: 1)
        test.commit()
        #expect(test.window.view(identified: "BackButton") == nil)
    }

    @Test func titlesFollowTheController() {
        let a = make("a")
        let navigation = UINavigationController(rootViewController: a)
        a.title = "One"
        #expect(a.navigationItem.title == "One")
        let test = TestScene(root: navigation)
        defer { test.end() }
        test.commit()
        let label = navigation.navigationBar.contentView?.titleLabel
        #expect(label?.text == "One")
        a.title = "Two"
        test.commit()
        #expect(label?.text == "Two")
        #expect(label.map { abs($0.frame.midX - 195) < 1 } == true)
    }
}
