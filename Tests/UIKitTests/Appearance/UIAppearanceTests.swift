import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIAppearanceTests {
    let scene = ControlScene()

    final class Card: UIView, KeyPathNaming {
        var inset: CGFloat = 4
        var secret = "none"
        class var namedKeyPaths: [NamedKeyPath] { [NamedKeyPath("inset", \Card.inset)] }
    }

    final class RedLabel: UILabel {}
    final class Panel: UIView {}

    private func withAppearances(_ body: () throws -> Void) rethrows {
        defer { Appearances.reset() }
        try body()
    }

    @Test func viewsTakeOverWhatTheProxySaysInAWindow() {
        withAppearances {
            UILabel.appearance().textColor = .red
            UISwitch.appearance().onTintColor = .purple
            UITableView.appearance().separatorColor = .green
            let (label, control, table) = (UILabel(), UISwitch(), UITableView())
            #expect(label.textColor == .label)
            for view in [label, control, table] { scene.view.addSubview(view) }
            #expect(label.textColor == .red)
            #expect(control.onTintColor == .purple)
            #expect(table.separatorColor == .green)
        }
    }

    @Test func segmentsTakeOverThePicturesBetweenThem() {
        withAppearances {
            let line = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
            UISegmentedControl.appearance().setDividerImage(
                line,
                forLeftSegmentState: .normal,
                rightSegmentState: .normal,
                barMetrics: .default
            )
            let control = UISegmentedControl(items: ["One", "Two"])
            scene.view.addSubview(control)
            #expect(control.segments.map(\.dividerImage) == [nil, line])
        }
    }

    @Test func whatIsSetOfAViewItselfCounts() {
        withAppearances {
            UILabel.appearance().textColor = .red
            let label = UILabel()
            label.textColor = .blue
            scene.view.addSubview(label)
            #expect(label.textColor == .blue)
        }
    }

    @Test func anAttributedTextKeepsItsColour() {
        withAppearances {
            UILabel.appearance().textColor = .red
            let label = UILabel()
            label.attributedText = NSAttributedString(string: "text")
            scene.view.addSubview(label)
            #expect(label.textColor == .label)
        }
    }

    @Test func aViewThatComesAgainTakesOverTheNewLook() {
        withAppearances {
            UILabel.appearance().textColor = .red
            let label = UILabel()
            scene.view.addSubview(label)
            UILabel.appearance().textColor = .green
            #expect(label.textColor == .red)
            label.removeFromSuperview()
            scene.view.addSubview(label)
            #expect(label.textColor == .green)
        }
    }

    @Test func aProxyThatIsKeptMayChangeLater() {
        withAppearances {
            let proxy = UILabel.appearance()
            proxy.textColor = .red
            let (one, other) = (UILabel(), UILabel())
            scene.view.addSubview(one)
            proxy.textColor = .green
            scene.view.addSubview(other)
            #expect(one.textColor == .red)
            #expect(other.textColor == .green)
            #expect(proxy === UILabel.appearance())
        }
    }

    @Test func specialClassesAndContainersCountMore() {
        withAppearances {
            UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .green
            UILabel.appearance().textColor = .red
            RedLabel.appearance().textColor = .purple
            let panel = Panel()
            let (inside, outside, special) = (UILabel(), UILabel(), RedLabel())
            panel.addSubview(inside)
            for view in [panel, outside, special] { scene.view.addSubview(view) }
            #expect(inside.textColor == .green)
            #expect(outside.textColor == .red)
            #expect(special.textColor == .purple)
        }
    }

    @Test func containersStandInsideOfEachOther() {
        withAppearances {
            UILabel.appearance(whenContainedInInstancesOf: [Panel.self, Card.self]).textColor = .red
            let (panel, card) = (Panel(), Card())
            let (right, wrong) = (UILabel(), UILabel())
            panel.addSubview(right)
            card.addSubview(panel)
            scene.view.addSubview(card)
            let (inner, outer) = (Card(), Panel())
            inner.addSubview(wrong)
            outer.addSubview(inner)
            scene.view.addSubview(outer)
            #expect(right.textColor == .red)
            #expect(wrong.textColor == .label)
        }
    }

    @Test func traitsDecide() {
        withAppearances {
            let compact = UITraitCollection(horizontalSizeClass: .compact)
            let regular = UITraitCollection(horizontalSizeClass: .regular)
            UILabel.appearance(for: compact).textColor = .red
            UILabel.appearance(for: regular).textColor = .green
            let label = UILabel()
            scene.view.addSubview(label)
            #expect(label.textColor == .red)
        }
    }

    @Test func navigationBarsTakeOverTheirLook() {
        withAppearances {
            UINavigationBar.appearance().tintColor = .red
            UINavigationBar.appearance().barTintColor = .black
            UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
            UINavigationBar.appearance().isTranslucent = false
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.backgroundColor = .purple
            UINavigationBar.appearance().standardAppearance = look
            UINavigationBar.appearance().scrollEdgeAppearance = look
            let controller = UINavigationController(rootViewController: UIViewController())
            scene.window.rootViewController = controller
            let bar = controller.navigationBar
            #expect(bar.tintColor == .red)
            #expect(bar.barTintColor == .black)
            #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
            #expect(!bar.isTranslucent)
            #expect(bar.standardAppearance.backgroundColor == .purple)
            #expect(bar.scrollEdgeAppearance?.backgroundColor == .purple)
        }
    }

    @Test func tabBarsTakeOverThePictureBehindTheirTab() {
        withAppearances {
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
            }
            UITabBar.appearance().selectionIndicatorImage = picture
            let tabs = UITabBarController()
            scene.window.rootViewController = tabs
            #expect(tabs.tabBar.selectionIndicatorImage === picture)
        }
    }

    @Test func itemsOfBarsTakeOverTheirLook() {
        withAppearances {
            UIBarButtonItem.appearance().tintColor = .green
            UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
                .setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
            UITabBarItem.appearance().setTitleTextAttributes(
                [.foregroundColor: UIColor.purple],
                for: .selected
            )
            let page = UIViewController()
            let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
            page.navigationItem.rightBarButtonItem = item
            let stack = UINavigationController(rootViewController: page)
            let tabs = UITabBarController()
            tabs.viewControllers = [stack]
            scene.window.rootViewController = tabs
            _ = scene.scene.commit()
            #expect(item.tintColor == .green)
            let attributes = item.titleTextAttributes(for: .normal)
            #expect(attributes?[.foregroundColor] as? UIColor == .red)
            let tab = stack.tabBarItem.titleTextAttributes(for: .selected)
            #expect(tab?[.foregroundColor] as? UIColor == .purple)
        }
    }

    @Test func buttonsTakeOverColoursOfStates() {
        withAppearances {
            UIButton.appearance().setTitleColor(.red, for: .normal)
            let button = UIButton(type: .system)
            button.setTitleColor(.green, for: .highlighted)
            scene.view.addSubview(button)
            #expect(button.titleColor(for: .normal) == .red)
            #expect(button.titleColor(for: .highlighted) == .green)
        }
    }

    @Test func theTintOfAWindowComesFromItsProxy() {
        withAppearances {
            UIWindow.appearance().tintColor = .red
            let window = UIWindow(windowScene: scene.scene)
            #expect(window.tintColor == .red)
        }
    }

    @Test func namedPropertiesOfTheAppsClassesAreTakenOver() {
        withAppearances {
            Card.appearance().inset = 12
            let card = Card()
            scene.view.addSubview(card)
            #expect(card.inset == 12)
        }
    }

    @Test func whatCannotBeTakenOverIsReportedOnce() {
        withAppearances {
            var messages: [String] = []
            let handler = Diagnostics.handler
            Diagnostics.handler = { messages.append($0) }
            defer { Diagnostics.handler = handler }
            Card.appearance().secret = "some"
            Card.appearance().backgroundColor = .red
            for _ in 0..<2 { scene.view.addSubview(Card()) }
            #expect(messages.count == 1)
            #expect(messages.first?.contains("Card.appearance(): \"secret\" was set") == true)
        }
    }

    @Test func whatIsTakenOverIsReportedByNoClass() {
        withAppearances {
            var messages: [String] = []
            let handler = Diagnostics.handler
            Diagnostics.handler = { messages.append($0) }
            defer { Diagnostics.handler = handler }
            UINavigationBar.appearance().tintColor = .red
            UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
            UITabBar.appearance().unselectedItemTintColor = .gray
            UILabel.appearance().font = .systemFont(ofSize: 12)
            UIButton.appearance().setTitleColor(.red, for: .normal)
            UISegmentedControl.appearance().selectedSegmentTintColor = .red
            UITextField.appearance().textColor = .red
            UITableViewCell.appearance().selectionStyle = .none
            UICollectionView.appearance().backgroundColor = .red
            let views: [UIView] = [
                UINavigationBar(), UITabBar(), UILabel(), UIButton(), UISegmentedControl(),
                UITextField(), UITableViewCell(), UICollectionView(),
            ]
            for view in views { scene.view.addSubview(view) }
            #expect(messages == [])
            #expect((views[7] as? UICollectionView)?.backgroundColor == .red)
            #expect((views[5] as? UITextField)?.textColor == .red)
        }
    }

    @Test func withoutProxiesNothingIsLookedFor() {
        #expect(!Appearances.areUsed)
    }
}
