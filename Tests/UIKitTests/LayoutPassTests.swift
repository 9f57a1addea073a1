import RenderTree
import Testing

@testable import UIKit

@MainActor
struct LayoutPassTests {
    final class PassView: UIView {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            log("update \(name)")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            let before = subviews.map(\.frame.width)
            super.layoutSubviews()
            log("layout \(name) \(before) \(subviews.map(\.frame.width))")
        }
    }

    @Test func constraintsGoUpThenLayoutsGoDown() {
        let test = TestScene()
        defer { test.end() }
        let log = Log()
        let (outer, inner, leaf) = (
            PassView("outer", log), PassView("inner", log), PassView("leaf", log)
        )
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        inner.translatesAutoresizingMaskIntoConstraints = false
        leaf.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        inner.addSubview(leaf)
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
            leaf.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
        ])
        test.add(outer)
        test.commit()
        #expect(
            log.take() == [
                "update leaf", "update inner", "update outer", "layout outer [0.0] [50.0]",
                "layout inner [0.0] [25.0]", "layout leaf [] []",
            ]
        )
        inner.setNeedsUpdateConstraints()
        #expect(inner.needsUpdateConstraints())
        test.commit()
        #expect(log.take() == ["update inner"])
        #expect(!inner.needsUpdateConstraints())
    }

    @Test func controllersUpdateTheConstraintsOfTheirViews() {
        final class Controller: UIViewController {
            var count = 0
            override func updateViewConstraints() {
                count += 1
                super.updateViewConstraints()
            }
        }
        let controller = Controller()
        let test = TestScene(root: controller)
        defer { test.end() }
        test.commit()
        #expect(controller.count == 1)
        controller.view.setNeedsUpdateConstraints()
        controller.view.updateConstraintsIfNeeded()
        #expect(controller.count == 2)
    }

    @Test func layoutIfNeededAppliesChangedConstraintsAtOnce() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            width,
            view.heightAnchor.constraint(equalToConstant: 10),
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 45, y: 90, width: 10, height: 10))
        width.constant = 20
        #expect(view.frame.width == 10)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 40, y: 90, width: 20, height: 10))
        width.priority = .defaultLow
        view.widthAnchor.constraint(equalToConstant: 30).isActive = true
        view.frame.origin.x = 0
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 35, y: 90, width: 30, height: 10))
    }

    @Test func emptySolvedFramesReplaceThoseOfBefore() {
        let screen = LayoutScreen()
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        _ = screen.add(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
            view.topAnchor.constraint(equalTo: screen.root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 0),
            view.heightAnchor.constraint(equalToConstant: 0),
        ])
        screen.layOut()
        #expect(view.frame == .zero)
    }

    @Test func constraintsThatMeasuringChangesCountInTheSameLayout() {
        final class Measuring: UIView {
            var height: NSLayoutConstraint?
            override var intrinsicContentSize: CGSize {
                if height == nil {
                    height = heightAnchor.constraint(equalToConstant: 30)
                    height?.isActive = true
                }
                return CGSize(width: 20, height: UIView.noIntrinsicMetric)
            }
        }
        let screen = LayoutScreen()
        let view = screen.add(Measuring())
        view.leftAnchor.constraint(equalTo: screen.root.leftAnchor).isActive = true
        view.topAnchor.constraint(equalTo: screen.root.topAnchor).isActive = true
        screen.layOut()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
    }

    @Test func framesSetInsideAnAnimationAreAnimated() {
        let screen = LayoutScreen()
        let view = screen.add()
        let left = view.leftAnchor.constraint(equalTo: screen.root.leftAnchor)
        NSLayoutConstraint.activate([
            left,
            view.topAnchor.constraint(equalTo: screen.root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        screen.layOut()
        screen.test.scene.perform {
            left.constant = 50
            UIView.animate(withDuration: 0.5) { screen.root.layoutIfNeeded() }
        }
        let patch = screen.test.commit()
        #expect(patch.transitions.map(\.duration) == [0.5])
        #expect(view.frame.minX == 50)
    }

    @Test func viewsWithoutConstraintsHaveNoEngine() {
        let test = TestScene()
        defer { test.end() }
        let view = UIView()
        test.add(view)
        test.commit()
        #expect(view.autoLayout == nil)
        #expect(test.window.autoLayout == nil)
    }

    @Test func treesWithEnginesAreFreed() {
        weak var weakView: UIView?
        weak var weakWindow: UIWindow?
        do {
            let test = TestScene()
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            test.add(view)
            view.widthAnchor.constraint(equalTo: test.window.widthAnchor).isActive = true
            weakView = view
            weakWindow = test.window
            test.end()
        }
        #expect(weakView == nil)
        #expect(weakWindow == nil)
    }

    // MARK: - Text and fitting

    @Test func wrappedTextIsAsHighAsItsWidthAsksFor() {
        let screen = LayoutScreen()
        let (label, below) = (UILabel(), screen.add())
        _ = screen.add(label)
        label.numberOfLines = 0
        label.text = String(repeating: "several words that take a while ", count: 8)
        let width = label.widthAnchor.constraint(equalToConstant: 200)
        NSLayoutConstraint.activate([
            width,
            label.topAnchor.constraint(equalTo: screen.root.topAnchor),
            label.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
            below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
            below.leftAnchor.constraint(equalTo: label.leftAnchor),
            below.widthAnchor.constraint(equalToConstant: 1),
            below.heightAnchor.constraint(equalToConstant: 1),
        ])
        screen.layOut()
        let narrow = label.sizeThatFits(CGSize(width: 200, height: 0)).height
        #expect(narrow > 5 * 20)
        #expect(label.frame.height == narrow)
        #expect(below.frame.minY == narrow + 4)
        width.constant = 300
        screen.layOut()
        let wide = label.sizeThatFits(CGSize(width: 300, height: 0)).height
        #expect(wide < narrow)
        #expect(label.frame.height == wide)
        label.text = "short"
        screen.layOut()
        #expect(label.frame.height == 20.5)
        #expect(below.frame.minY == 24.5)
    }

    @Test func baselinesOfLabelsAreAligned() {
        let screen = LayoutScreen()
        let (large, small) = (UILabel(), UILabel())
        large.font = .systemFont(ofSize: 34)
        small.font = .systemFont(ofSize: 12)
        for label in [large, small] {
            label.text = "Text"
            _ = screen.add(label)
        }
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: screen.root.topAnchor),
            large.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
            small.leftAnchor.constraint(equalTo: large.rightAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        screen.layOut()
        let expected = large.ownFirstBaseline - small.ownFirstBaseline
        #expect(expected > 15)
        #expect(small.frame.minY == expected)
    }

    @Test func alignmentRectanglesAreWhatConstraintsActOn() {
        final class Framed: UIView {
            override var alignmentRectInsets: UIEdgeInsets {
                UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            }
            override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
        }
        let screen = LayoutScreen()
        let view = screen.add(Framed())
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 10),
        ])
        screen.layOut()
        #expect(view.frame == CGRect(x: 8, y: 9, width: 56, height: 24))
        #expect(
            view.alignmentRect(forFrame: view.frame) == CGRect(x: 10, y: 10, width: 50, height: 20)
        )
    }

    @Test func fittingFindsTheSmallestSizeAndMovesNothing() {
        let screen = LayoutScreen()
        let card = screen.add()
        let (title, body) = (ContentView(80, 20), UILabel())
        body.numberOfLines = 0
        body.text = String(repeating: "words ", count: 30)
        _ = screen.add(title, to: card)
        _ = screen.add(body, to: card)
        for view in [title, body] {
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 10),
                view.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -10),
            ])
        }
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
            body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 5),
            body.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
            card.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
            card.topAnchor.constraint(equalTo: screen.root.topAnchor),
            card.widthAnchor.constraint(equalTo: screen.root.widthAnchor),
        ])
        screen.layOut()
        let frames = [card.frame, title.frame, body.frame]
        let size = card.systemLayoutSizeFitting(
            CGSize(width: 220, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        let height = body.sizeThatFits(CGSize(width: 200, height: 0)).height
        #expect(size == CGSize(width: 220, height: 35 + height))
        #expect(title.systemLayoutSizeFitting(.zero) == CGSize(width: 80, height: 20))
        screen.root.setNeedsLayout()
        screen.layOut()
        #expect([card.frame, title.frame, body.frame] == frames)
    }

    @Test func subviewsThatComeAndGoInALayoutAskForNoOther() {
        final class Rows: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                for view in subviews { view.removeFromSuperview() }
                addSubview(PassView("row", log))
            }
            let log = Log()
        }
        let rows = Rows(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        rows.layoutIfNeeded()
        #expect(rows.layouts == 1)
        #expect(rows.log.take().contains("layout row [] []"))
        rows.addSubview(UIView())
        rows.layoutIfNeeded()
        #expect(rows.layouts == 2 && rows.subviews.count == 1)
    }
}
