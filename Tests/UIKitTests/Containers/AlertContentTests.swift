import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct AlertContentTests {
    private func present(
        _ test: TestScene,
        _ root: UIViewController,
        _ setUp: (UIAlertController) -> Void
    ) -> UIAlertController {
        let alert = UIAlertController(title: "Date", message: nil, preferredStyle: .alert)
        setUp(alert)
        test.scene.perform { root.present(alert, animated: true) }
        test.commit()
        test.clock.advance(by: 1)
        test.commit()
        return alert
    }

    private func views(in view: UIView) -> [UIView] {
        [view] + view.subviews.flatMap { views(in: $0) }
    }

    @Test func controllersOfTheAppStandBelowTheText() throws {
        let root = UIViewController()
        let test = TestScene(root: root)
        defer { test.end() }
        test.commit()
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 250, height: 120)
        let alert = present(test, root) { alert in
            alert.addAction(UIAlertAction(title: "Done", style: .default))
            alert.setValue(content, forKey: "contentViewController")
        }
        #expect(content.parent === alert)
        #expect(content.view.window != nil)
        #expect(content.view.frame.size == CGSize(width: 270, height: 120))
        let before = alert.view.frame.height
        let title = try #require(
            views(in: alert.view).first { ($0 as? UILabel)?.text == "Date" }
        )
        #expect(content.view.frame.minY >= title.frame.maxY)
        content.preferredContentSize = CGSize(width: 250, height: 200)
        test.commit()
        #expect(content.view.frame.height == 200)
        #expect(alert.view.frame.height == before + 80)
        alert.setValue(nil, forKey: "contentViewController")
        test.commit()
        #expect(content.parent == nil)
        #expect(content.view.superview == nil)
        #expect(alert.view.frame.height == before - 120)
    }

    @Test func choicesHavePicturesAndTextsAtTheSide() throws {
        let root = UIViewController()
        let test = TestScene(root: root)
        defer { test.end() }
        test.commit()
        let image = UIImage(systemName: "star")
        let alert = present(test, root) { alert in
            let action = UIAlertAction(title: "Star", style: .default)
            action.setValue(image, forKey: "image")
            action.setValue(NSTextAlignment.left.rawValue, forKey: "titleTextAlignment")
            action.setValue(UIColor.orange, forKey: "titleTextColor")
            alert.addAction(action)
        }
        let found = views(in: alert.view)
        let label = try #require(found.compactMap { $0 as? UILabel }.first { $0.text == "Star" })
        let picture = try #require(found.compactMap { $0 as? UIImageView }.first)
        #expect(label.textAlignment == .left)
        #expect(picture.tintColor == .orange)
        #expect(picture.frame.minX == 16)
        #expect(picture.frame.width > 0)
        #expect(label.frame.minX >= picture.frame.maxX)
        let wide = UIGraphicsImageRenderer(size: CGSize(width: 900, height: 20)).image { _ in }
        test.scene.perform { alert.actions[0].setValue(wide, forKey: "image") }
        test.commit()
        let changed = views(in: alert.view)
        let text = try #require(changed.compactMap { $0 as? UILabel }.first { $0.text == "Star" })
        let beside = try #require(changed.compactMap { $0 as? UIImageView }.first)
        #expect(text.frame.width > 50 && text.frame.minX >= beside.frame.maxX)
        let second = UIAlertAction(title: "Left", style: .default)
        #expect(second.value(forKey: "titleTextAlignment") as? NSTextAlignment == .center)
        second.setValue(CATextLayerAlignmentMode.left, forKey: "titleTextAlignment")
        #expect(second.value(forKey: "titleTextAlignment") as? NSTextAlignment == .left)
    }
}
