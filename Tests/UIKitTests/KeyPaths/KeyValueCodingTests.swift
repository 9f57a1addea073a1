import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct KeyValueCodingTests {
    private final class Badge: UIView, KeyPathNaming {
        var count = 0
        class var namedKeyPaths: [NamedKeyPath] { [NamedKeyPath("count", \Badge.count)] }
    }

    private func messages(_ body: () -> Void) -> [String] {
        let outer = Diagnostics.handler
        defer { Diagnostics.handler = outer }
        var messages: [String] = []
        Diagnostics.handler = { messages.append($0) }
        body()
        return messages
    }

    @Test func propertiesAreReadAndSetByName() {
        let view = Badge()
        view.setValue(3, forKey: "count")
        view.setValue(0.5, forKey: "alpha")
        view.setValue(8, forKeyPath: "layer.cornerRadius")
        #expect(view.count == 3)
        #expect(view.layer.cornerRadius == 8)
        #expect(view.value(forKey: "alpha") as? CGFloat == 0.5)
        #expect(view.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 8)
        let bar = UISearchBar()
        #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    }

    @Test func aNameThatDoesNotExistIsReported() {
        let view = UIView()
        let found = messages {
            view.setValue(1, forKey: "wings")
            #expect(view.value(forKey: "wings") == nil)
            view.setValue("wide", forKey: "tag")
        }
        #expect(found.count == 3)
        #expect(found.allSatisfy { $0.contains("UIView") })
        #expect(view.tag == 0)
    }

    private final class TallTabBar: UITabBar {}
    private final class PlainNavigationBar: UINavigationBar {}

    @Test func barsOfAnAppsClassesTakeThePlaceOfTheContainersOwn() {
        let (page, tabs, bar) = (UIViewController(), UITabBarController(), TallTabBar())
        let stack = UINavigationController(rootViewController: page)
        page.title = "Page"
        tabs.viewControllers = [stack]
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        let (oldTabBar, oldBar) = (tabs.tabBar, stack.navigationBar)
        let navigationBar = PlainNavigationBar()
        test.scene.perform {
            tabs.setValue(bar, forKey: "tabBar")
            stack.setValue(navigationBar, forKey: "navigationBar")
        }
        test.commit()
        #expect(tabs.tabBar === bar && bar.delegate === tabs)
        #expect(bar.superview === tabs.view && oldTabBar.superview == nil)
        #expect(bar.frame == CGRect(x: 0, y: 795, width: 390, height: 49))
        #expect(bar.selectedItem === stack.tabBarItem)
        #expect(bar.button(of: page.tabBarItem)?.superview === bar)
        #expect(stack.navigationBar === navigationBar)
        #expect(navigationBar.superview === stack.view && oldBar.superview == nil)
        #expect(navigationBar.topItem === page.navigationItem && oldBar.items == nil)
        #expect(navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
        let loose = UITabBarController()
        loose.setValue(TallTabBar(), forKey: "tabBar")
        #expect(loose.tabBar is TallTabBar && !loose.isViewLoaded)
    }

    @Test func viewsOfBarItemsAreReachedByName() throws {
        let (page, tabs) = (UIViewController(), UITabBarController())
        let add = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
        page.title = "Page"
        page.navigationItem.rightBarButtonItem = add
        let stack = UINavigationController(rootViewController: page)
        tabs.viewControllers = [stack]
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        let tab = try #require(tabs.tabBar.items?.first?.value(forKey: "view") as? UIView)
        #expect(tab.superview === tabs.tabBar && tab.frame.width > 0)
        let button = try #require(add.value(forKey: "view") as? UIView)
        #expect(button.isDescendant(of: stack.navigationBar) && button.frame.width > 0)
        let loose = UIBarButtonItem(title: "Loose", style: .plain, target: nil, action: nil)
        #expect(loose.value(forKey: "view") == nil)
    }

    @Test func buttonsOfFieldsAndSearchBarsAreReachedByName() throws {
        let (page, field, bar) = (UIViewController(), UITextField(), UISearchBar())
        field.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
        bar.frame = CGRect(x: 0, y: 200, width: 300, height: 56)
        page.view.addSubview(field)
        page.view.addSubview(bar)
        let test = TestScene(root: page)
        defer { test.end() }
        // They are there before they are shown.
        let clear = try #require(field.value(forKey: "clearButton") as? UIButton)
        #expect(clear.superview == nil && clear.currentImage != nil)
        clear.tintColor = .red
        field.text = "A"
        field.clearButtonMode = .always
        test.commit()
        #expect(clear.superview === field && clear.tintColor == .red)
        let cancel = try #require(bar.value(forKey: "cancelButton") as? UIButton)
        #expect(cancel.superview == nil && cancel.title(for: .normal) == "Cancel")
        test.scene.perform { bar.showsCancelButton = true }
        test.commit()
        let width = bar.searchTextField.frame.width
        test.scene.perform { bar.setValue("Leave the search", forKey: "cancelButtonText") }
        test.commit()
        #expect(cancel.superview === bar && cancel.title(for: .normal) == "Leave the search")
        #expect(bar.value(forKey: "cancelButtonText") as? String == "Leave the search")
        #expect(bar.searchTextField.frame.width < width)
    }

    @Test func namesMayBeginWithAnUnderscoreAsWhatIsStored() {
        let bar = UISearchBar()
        #expect(bar.value(forKey: "_searchField") as? UITextField === bar.searchTextField)
        bar.setValue("Done", forKey: "_cancelButtonText")
        #expect(bar.value(forKey: "cancelButtonText") as? String == "Done")
        bar.placeholder = "Find"
        bar.searchTextField.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
        let color = bar.searchTextField.value(forKeyPath: "placeholderLabel.textColor")
        #expect(color as? UIColor == .red)
        let found = messages { #expect(bar.value(forKey: "_nothing") == nil) }
        #expect(found.count == 1)
    }

    @Test func theApplicationIsReachedByName() {
        let application = UIApplication.value(forKeyPath: "sharedApplication")
        #expect(application as? UIApplication === UIApplication.shared)
        let idle = UIApplication.value(forKeyPath: "sharedApplication.isIdleTimerDisabled")
        #expect(idle == nil)
        let found = messages { #expect(UIApplication.value(forKey: "otherApplication") == nil) }
        #expect(found == [#"UIApplication has no value for the key "otherApplication"."#])
    }

    @Test func theClassOfTheApplicationReturnsIt() {
        let selector = NSSelectorFromString("sharedApplication")
        #expect(UIApplication.responds(to: selector))
        let application = UIApplication.perform(selector)?.takeUnretainedValue()
        #expect(application as? UIApplication === UIApplication.shared)
        let other = NSSelectorFromString("other")
        #expect(!UIApplication.responds(to: other))
        let found = messages { #expect(UIApplication.perform(other) == nil) }
        #expect(found == [#"UIApplication has no method of the class named "other"."#])
    }
}
