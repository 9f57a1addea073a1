import RenderTree
import Testing

@testable import UIKit

@MainActor
struct AlertFieldTests {
    private let log = Log()

    private func present(
        _ test: TestScene,
        _ root: UIViewController,
        _ setUp: (UIAlertController) -> Void
    ) -> UIAlertController {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        setUp(alert)
        test.scene.perform { root.present(alert, animated: true) }
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
        return alert
    }

    private func labels(in view: UIView) -> [UILabel] {
        (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }

    @Test func looksThatAppsSetByNameAreShown() throws {
        let root = UIViewController()
        let test = TestScene(root: root)
        defer { test.end() }
        test.commit()
        let title = NSAttributedString(
            string: "Own title",
            attributes: [.foregroundColor: UIColor.red]
        )
        let alert = present(test, root) { alert in
            let action = UIAlertAction(title: "Save", style: .default)
            action.setValue(UIColor.orange, forKey: "titleTextColor")
            alert.addAction(action)
            alert.setValue(title, forKey: "attributedTitle")
            alert.setValue(NSAttributedString(string: "Own text"), forKey: "attributedMessage")
        }
        let found = labels(in: alert.view)
        #expect(found.first { $0.text == "Save" }?.textColor == .orange)
        for text in ["Own title", "Own text"] {
            let label = try #require(found.first { $0.text == text })
            #expect(label.frame.height > 10)
        }
        #expect(alert.title == "Name")
    }

    @Test func typedTextIsThereForTheHandlers() throws {
        let root = UIViewController()
        let test = TestScene(root: root)
        defer { test.end() }
        test.commit()
        let alert = present(test, root) { alert in
            alert.addTextField { field in
                field.placeholder = "First"
                field.text = "A"
            }
            alert.addTextField { $0.isSecureTextEntry = true }
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(
                UIAlertAction(title: "Save", style: .default) { [log, weak alert] _ in
                    log(alert?.textFields?.map { $0.text ?? "" }.joined(separator: " ") ?? "gone")
                }
            )
        }
        let fields = try #require(alert.textFields)
        #expect(fields.map(\.placeholder) == ["First", nil])
        #expect(fields[0].isFirstResponder)
        #expect(fields[0].window != nil)
        try test.scene.enterText("da", into: test.id(of: fields[0]))
        // Return leads to the next field, and from the last one to the only other choice.
        try test.scene.enterText("\n", into: test.id(of: fields[0]))
        #expect(fields[1].isFirstResponder)
        try test.scene.enterText("x\n", into: test.id(of: fields[1]))
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
        #expect(log.take() == ["Ada x"])
        #expect(root.presentedViewController == nil)
    }

    @Test func fieldsStandBetweenMessageAndButtons() throws {
        let root = UIViewController()
        let test = TestScene(root: root)
        defer { test.end() }
        test.commit()
        let plain = present(test, root) {
            $0.addAction(UIAlertAction(title: "OK", style: .default))
        }
        let height = plain.view.bounds.height
        test.scene.perform { plain.dismiss(animated: false) }
        test.commit()
        let alert = present(test, root) { alert in
            alert.addTextField()
            alert.addTextField()
            alert.addAction(UIAlertAction(title: "OK", style: .default))
        }
        #expect(alert.view.bounds.height == height + 80)
        let frames = try #require(alert.textFields).map { $0.convert($0.bounds, to: alert.view) }
        #expect(frames[0].maxY < frames[1].minY)
        #expect(frames[1].maxY < alert.view.bounds.height - 44)
        #expect(frames[0].minX == 24)
    }

    @Test func whatWasEditedBeforeIsEditedAgainAfterwards() throws {
        let root = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
        root.view.addSubview(field)
        let test = TestScene(root: root)
        defer { test.end() }
        test.commit()
        test.scene.perform { _ = field.becomeFirstResponder() }
        let alert = present(test, root) { alert in
            alert.addTextField()
            alert.addAction(UIAlertAction(title: "OK", style: .default))
        }
        #expect(!field.isFirstResponder)
        #expect(alert.textFields?.first?.isFirstResponder == true)
        test.scene.perform { alert.dismiss(animated: true) }
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
        #expect(field.isFirstResponder)
    }

    @Test func anAlertWithoutFieldsHasNone() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        #expect(alert.textFields == nil)
    }
}
