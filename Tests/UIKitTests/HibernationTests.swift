import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

/// Scenes that sleep: what is dropped comes back the same.
@MainActor
struct HibernationTests {
    /// A label that keeps its text away from the edges.
    final class InsetLabel: UILabel {
        override func drawText(in rect: CGRect) {
            super.drawText(in: rect.inset(by: UIEdgeInsets(top: 2, left: 9, bottom: 4, right: 5)))
        }
    }

    /// Views that use all that a node can say.
    @MainActor
    final class Sample {
        let test: TestScene
        let container = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 700))
        let plain = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 22))
        let wrapped = UILabel(frame: CGRect(x: 0, y: 30, width: 120, height: 90))
        let attributed = UILabel(frame: CGRect(x: 0, y: 130, width: 200, height: 60))
        let shrunk = UILabel(frame: CGRect(x: 0, y: 200, width: 60, height: 22))
        let inset = InsetLabel(frame: CGRect(x: 0, y: 230, width: 90, height: 60))
        let box = UIView(frame: CGRect(x: 20, y: 300, width: 80, height: 60))
        let scrolled = UIView(frame: CGRect(x: 120, y: 300, width: 80, height: 60))
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
        let button = UIButton(type: .system)
        let stack = UIStackView(frame: CGRect(x: 0, y: 450, width: 300, height: 40))

        init() {
            var environment = SceneEnvironment()
            environment.isDark = true
            test = TestScene(
                safeArea: .init(top: 47, left: 0, bottom: 34, right: 0),
                environment: environment
            )
            fillLabels()
            fillBoxes()
            button.frame = CGRect(x: 0, y: 400, width: 120, height: 40)
            button.setTitle("Press", for: .normal)
            for text in ["One", "Two and more"] {
                let label = UILabel()
                label.text = text
                stack.addArrangedSubview(label)
            }
            for view in [
                plain, wrapped, attributed, shrunk, inset, box, scrolled, button, stack,
            ] {
                container.addSubview(view)
            }
            test.add(container)
            test.commit()
            test.commit()
        }

        private func fillLabels() {
            plain.text = "Setting"
            plain.textAlignment = .right
            plain.textColor = .secondaryLabel
            wrapped.text = "A text that is long enough for several lines"
            wrapped.numberOfLines = 0
            wrapped.shadowColor = .red
            let text = NSMutableAttributedString(
                string: "Bold and ",
                attributes: [.font: UIFont.boldSystemFont(ofSize: 20)]
            )
            text.append(
                NSAttributedString(string: "underlined", attributes: [.underlineStyle: 1])
            )
            attributed.attributedText = text
            attributed.numberOfLines = 3
            shrunk.text = "Too long for its width"
            shrunk.adjustsFontSizeToFitWidth = true
            shrunk.minimumScaleFactor = 0.5
            inset.text = "Kept away from edges"
            inset.numberOfLines = 2
        }

        private func fillBoxes() {
            box.backgroundColor = .systemBackground
            box.layer.cornerRadius = 7
            box.layer.maskedCorners = [.layerMinXMinYCorner]
            box.layer.borderWidth = 2
            box.layer.shadowOpacity = 0.5
            box.layer.zPosition = 3
            box.layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
            box.transform = CGAffineTransform(rotationAngle: 0.3)
            box.alpha = 0.6
            box.tag = 42
            box.isMultipleTouchEnabled = true
            box.accessibilityLabel = "Box"
            box.accessibilityIdentifier = "box"
            box.addGestureRecognizer(UITapGestureRecognizer())
            scrolled.bounds.origin = CGPoint(x: 3, y: 11)
            scrolled.layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            scrolled.clipsToBounds = true
            scrolled.tintColor = .systemGreen
            scrolled.isUserInteractionEnabled = false
            scrolled.addSubview(inner)
            inner.isHidden = true
        }

        /// Changes of several kinds.
        func change() {
            plain.text = "Another setting"
            box.center.x += 12
            box.layer.zPosition = 0
            inner.isHidden = false
            wrapped.frame.size.width = 200
            attributed.removeFromSuperview()
            let added = UILabel(frame: CGRect(x: 0, y: 520, width: 100, height: 22))
            added.text = "New"
            container.addSubview(added)
        }

        var views: [UIView] {
            func below(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(below) }
            return below(test.window)
        }
    }

    @Test func everyNodeComesBackTheSame() {
        let sample = Sample()
        let before = sample.test.scene.snapshot()
        sample.test.scene.hibernate()
        let patch = sample.test.commit()
        #expect(patch == PatchBuilder.replacingTree(with: before))
        #expect(sample.test.scene.snapshot() == before)
        sample.test.end()
    }

    @Test func sleepingViewsHoldNoNodesAndNoLines() {
        let sample = Sample()
        let views = sample.views
        #expect(views.allSatisfy { $0.rendering.isCommitted })
        #expect(sample.plain.layouts.isEmpty == false)
        sample.test.scene.hibernate()
        #expect(views.allSatisfy { !$0.rendering.isCommitted })
        #expect(views.allSatisfy { ($0 as? UILabel)?.layouts.isEmpty != false })
        #expect(views.allSatisfy { $0.layout.pendingSubviews.capacity == 0 })
        sample.test.end()
    }

    @Test func whatChangesInSleepIsShownAsIfAwake() {
        let (awake, asleep) = (Sample(), Sample())
        asleep.test.scene.hibernate()
        for sample in [awake, asleep] {
            sample.test.scene.perform { sample.change() }
            sample.test.commit()
        }
        #expect(asleep.test.scene.snapshot() == awake.test.scene.snapshot())
        awake.test.end()
        asleep.test.end()
    }

    @Test func measuringInSleepGivesTheSameSizes() {
        let sample = Sample()
        let labels = [sample.plain, sample.wrapped, sample.attributed, sample.shrunk, sample.inset]
        let room = CGSize(width: 77, height: 500)
        let sizes = labels.map { $0.sizeThatFits(room) }
        sample.test.scene.hibernate()
        #expect(labels.map { $0.sizeThatFits(room) } == sizes)
        sample.test.end()
    }

    @Test func sceneThatWokeUpSendsOnlyChanges() {
        let sample = Sample()
        for _ in 0..<3 {
            sample.test.scene.hibernate()
            sample.test.commit()
        }
        #expect(sample.test.commit().isEmpty)
        sample.test.scene.perform { sample.plain.text = "Changed" }
        #expect(sample.test.commit().operations.count == 1)
        sample.test.end()
    }

    @Test func animationThatRanIntoSleepEndsAtItsValues() {
        let sample = Sample()
        var ends = 0
        sample.test.scene.perform {
            UIView.animate(withDuration: 0.4) {
                sample.box.alpha = 0.2
                sample.plain.frame.origin.x = 50
            } completion: { _ in
                ends += 1
            }
        }
        sample.test.scene.hibernate()
        sample.test.clock.advance(by: 1)
        let patch = sample.test.commit()
        #expect(ends == 1)
        #expect(patch.transitions.isEmpty)
        #expect(sample.plain.frame.origin.x == 50)
        #expect(sample.box.alpha == CGFloat(Float(0.2)))
        sample.test.end()
    }
}
