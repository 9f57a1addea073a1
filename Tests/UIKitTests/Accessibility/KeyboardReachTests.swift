import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

/// What keys and screen readers reach, in which order and by which name.
@MainActor
struct KeyboardReachTests {
    private let scene = ControlScene()

    private func semantics(of view: UIView) -> Semantics? { scene.show(view)?.node.semantics }

    @Test func whatIsAsGoodAsHiddenIsNotReached() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let button = UIButton(type: .system)
        button.frame = box.bounds
        box.addSubview(button)
        #expect(semantics(of: box)?.isInert == false)
        box.alpha = 0.005
        #expect(semantics(of: box)?.isInert == true)
        box.alpha = 0.02
        #expect(semantics(of: box)?.isInert == false)
    }

    @Test func fieldsThatNobodySeesStillTakeText() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let field = UITextField(frame: box.bounds)
        box.addSubview(field)
        box.alpha = 0
        #expect(semantics(of: box)?.isInert == false)
        box.alpha = 1
        field.alpha = 0
        #expect(semantics(of: field)?.isInert == false)
        guard case .field(let content)? = scene.node(of: field)?.node.content else {
            Issue.record("A text field is a field of the page.")
            return
        }
        #expect(!content.takesFocus)
    }

    @Test func picturesNameButtonsWithoutWords() {
        let image = UIImage(systemName: "square.and.arrow.up")
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
        button.setImage(image, for: .normal)
        #expect(semantics(of: button)?.label == "square and arrow up")
        button.setTitle("Send", for: .normal)
        #expect(semantics(of: button)?.label == "Send")
        var configuration = UIButton.Configuration.plain()
        configuration.image = image
        let configured = UIButton(configuration: configuration)
        #expect(configured.accessibilityLabel == "square and arrow up")
        configured.accessibilityLabel = "Share"
        #expect(configured.accessibilityLabel == "Share")
        image?.accessibilityLabel = "Send away"
        button.setTitle(nil, for: .normal)
        button.setImage(image, for: .normal)
        #expect(semantics(of: button)?.label == "Send away")
    }

    @Test func rowsAreNamedByTheirTexts() throws {
        let screen = TableScreen(rows: 2).show()
        defer { screen.test.end() }
        let cell = try #require(screen.table.visibleCells.first)
        #expect(cell.makeSemantics().role == .pressableListItem)
        #expect(cell.makeSemantics().label == "Row 0")
        cell.textLabel?.text = "Changed"
        screen.test.commit()
        #expect(cell.rendering.committed?.semantics.label == "Changed")
        cell.accessibilityLabel = "Own"
        #expect(cell.makeSemantics().label == "Own")
    }

    @Test func barsAreReadBeforeTheContentBelowThem() throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        let test = TestScene(root: stack)
        defer { test.end() }
        test.commit()
        let view = try #require(stack.view as? NavigationView)
        #expect(view.subviews == [view.content, stack.navigationBar])
        #expect(view.readSubviews == [stack.navigationBar, view.content])
        #expect(view.content.rendering.committed?.style.zPosition == -1)
        // What an app puts in front stays there.
        let cover = UIView(frame: view.bounds)
        view.addSubview(cover)
        test.commit()
        #expect(view.readSubviews == [stack.navigationBar, view.content, cover])
        // Between the two, a view is above the one and below the other.
        view.insertSubview(cover, belowSubview: stack.navigationBar)
        test.commit()
        #expect(view.readSubviews == [view.content, cover, stack.navigationBar])
        #expect(view.content.rendering.committed?.style.zPosition == 0)
    }

    @Test func aValueThatAClassAnswersIsReadAgainAfterKeys() throws {
        final class Dial: UIView {
            var number = 5
            override var isAccessibilityElement: Bool {
                get { true }
                set {}
            }
            override var accessibilityTraits: UIAccessibilityTraits {
                get { .adjustable }
                set {}
            }
            override var accessibilityValue: String? {
                get { "\(number)" }
                set {}
            }
            override func accessibilityIncrement() { number += 1 }
        }
        let dial = Dial(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(semantics(of: dial)?.value == "5")
        let id = try #require(dial.rendering.id)
        try scene.scene.deliver(.adjust(AdjustInput(node: id, steps: 2)))
        #expect(semantics(of: dial)?.value == "7")
    }

    @Test(arguments: [true, false])
    func returnMakesThePreferredChoiceOfAnAlert(isPreferred: Bool) throws {
        let root = UIViewController()
        let test = TestScene(root: root)
        defer { test.end() }
        test.commit()
        var chosen: [String] = []
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        for title in ["No", "Yes"] {
            alert.addAction(
                UIAlertAction(title: title, style: .default) { _ in chosen.append(title) }
            )
        }
        if isPreferred { alert.preferredAction = alert.actions[1] }
        test.scene.perform { root.present(alert, animated: true) }
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
        let key = KeyInput(isDown: true, key: "Enter", code: "Enter")
        try test.scene.deliver(.key(key))
        test.clock.advance(by: 1)
        test.commit()
        #expect(chosen == (isPreferred ? ["Yes"] : []))
        #expect((root.presentedViewController == nil) == isPreferred)
    }
}
