import CoreGraphics
import Testing

@testable import UIKit

/// Views that say that they follow constraints, and that UIKit places.
@MainActor
struct PlacedViewTests {
    /// A controller whose view says so, with a label in its middle.
    private final class Screen: UIViewController {
        let label = UILabel()

        override func loadView() {
            view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            label.text = "Middle"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ])
        }
    }

    private static let whole = CGRect(x: 0, y: 0, width: 390, height: 844)

    @Test func viewOfAWindowsControllerFillsIt() {
        let screen = Screen()
        let test = TestScene(root: screen)
        defer { test.end() }
        test.commit()
        #expect(screen.view.frame == Self.whole)
        #expect(abs(screen.label.center.x - 195) < 1)
    }

    @Test func viewsInStacksAndTabsFillThem() {
        let (first, second) = (Screen(), Screen())
        let navigation = UINavigationController(rootViewController: first)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        #expect(first.view.frame == Self.whole)
        test.scene.perform { navigation.pushViewController(second, animated: false) }
        test.commit()
        #expect(second.view.frame == Self.whole)
        #expect(abs(second.label.center.x - 195) < 1)
    }

    @Test func viewsOfTabsFillThem() {
        let screen = Screen()
        let tabs = UITabBarController()
        tabs.viewControllers = [screen]
        let test = TestScene(root: tabs)
        defer { test.end() }
        test.commit()
        #expect(screen.view.frame == Self.whole)
    }

    @Test func presentedViewsFillTheScreen() {
        let root = UIViewController()
        let test = TestScene(root: root)
        defer { test.end() }
        test.commit()
        let screen = Screen()
        screen.modalPresentationStyle = .fullScreen
        test.scene.perform { root.present(screen, animated: false) }
        test.commit()
        #expect(screen.view.frame == Self.whole)
        #expect(abs(screen.label.center.x - 195) < 1)
    }

    @Test func childrenThatConstraintsOfTheAppPlaceFollowThem() {
        let (root, screen) = (UIViewController(), Screen())
        let test = TestScene(root: root)
        defer { test.end() }
        test.scene.perform {
            root.addChild(screen)
            root.view.addSubview(screen.view)
            NSLayoutConstraint.activate([
                screen.view.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 10),
                screen.view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
                screen.view.widthAnchor.constraint(equalToConstant: 200),
                screen.view.heightAnchor.constraint(equalToConstant: 100),
            ])
            screen.didMove(toParent: root)
        }
        test.commit()
        #expect(screen.view.frame == CGRect(x: 0, y: 10, width: 200, height: 100))
    }

    @Test func customViewsOfItemsHaveTheLengthsThatTheirConstraintsSay() throws {
        let controller = UIViewController()
        let test = TestScene(root: UINavigationController(rootViewController: controller))
        defer { test.end() }
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        button.widthAnchor.constraint(equalToConstant: 24).isActive = true
        let height = button.heightAnchor.constraint(equalToConstant: 26)
        height.isActive = true
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        test.commit()
        #expect(button.bounds.size == CGSize(width: 24, height: 26))
        #expect(!height.isBroken)
    }

    @Test func titleViewsThatFollowConstraintsStayInTheMiddle() throws {
        let controller = UIViewController()
        let test = TestScene(root: UINavigationController(rootViewController: controller))
        defer { test.end() }
        let label = UILabel()
        label.text = "T"
        let title = UIView()
        title.translatesAutoresizingMaskIntoConstraints = false
        label.translatesAutoresizingMaskIntoConstraints = false
        title.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: title.topAnchor),
            label.bottomAnchor.constraint(equalTo: title.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        ])
        controller.navigationItem.titleView = title
        test.commit()
        for text in ["A longer title", String(repeating: "Much too long ", count: 9), "Short"] {
            label.text = text
            test.commit()
            let frame = title.convert(title.bounds, to: nil)
            #expect(abs(frame.midX - 195) < 1)
            #expect(frame.width == min(label.intrinsicContentSize.width, 358))
        }
    }

    @Test func alertsAreAsHighAsTheirConstraintsSay() throws {
        let root = UIViewController()
        let test = TestScene(root: root)
        defer { test.end() }
        test.commit()
        let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let height = alert.view.heightAnchor.constraint(equalToConstant: 300)
        height.isActive = true
        test.scene.perform { root.present(alert, animated: false) }
        test.commit()
        #expect(alert.view.frame.size == CGSize(width: 270, height: 300))
        #expect(alert.view.frame.midY == 422)
        #expect(!height.isBroken)
    }
}
