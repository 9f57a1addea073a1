import CoreGraphics
import Testing

@testable import UIKit

/// Lengths that constraints leave open, or that have no room: they are never negative.
@MainActor
struct LayoutFloorTests {
    private final class Block: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
    }

    /// Two blocks of 20 points in a column, with a view that has no size of its own between them.
    private func column() -> UIStackView {
        let stack = UIStackView(arrangedSubviews: [Block(), UIView(), Block()])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }

    private func pin(_ stack: UIStackView, in view: UIView) {
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    @Test func aViewWithoutASizeHasNoneInAStackThatIsFree() {
        let test = TestScene()
        defer { test.end() }
        let stack = column()
        test.scene.perform { pin(stack, in: test.window) }
        test.commit()
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 390, height: 56))
        #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 28, 36])
        #expect(stack.arrangedSubviews[1].frame.height == 0)
    }

    @Test func contentsArePressedBeforeWhatHasNoSizeTurnsInsideOut() {
        let test = TestScene()
        defer { test.end() }
        let stack = column()
        let height = stack.heightAnchor.constraint(equalToConstant: 46)
        test.scene.perform {
            pin(stack, in: test.window)
            height.isActive = true
        }
        test.commit()
        let frames = stack.arrangedSubviews.map(\.frame)
        #expect(frames[1].height == 0)
        #expect(frames[0].height + frames[2].height == 30)
        #expect(frames[2].minY == frames[0].maxY + 16 && frames[2].maxY == 46)
        test.scene.perform { height.constant = 76 }
        test.commit()
        #expect(stack.arrangedSubviews.map(\.frame.height) == [20, 20, 20])
    }

    @Test func aLengthIsNotNegativeForWhatIsAlmostRequired() {
        let test = TestScene()
        defer { test.end() }
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        test.scene.perform {
            test.window.addSubview(view)
            let ends: [CGFloat] = [300, 310]
            let trailing = ends.map { end in
                view.trailingAnchor.constraint(
                    equalTo: test.window.trailingAnchor,
                    constant: -end
                )
            }
            for constraint in trailing { constraint.priority = UILayoutPriority(999) }
            NSLayoutConstraint.activate(
                trailing + [
                    view.leadingAnchor.constraint(
                        equalTo: test.window.leadingAnchor,
                        constant: 200
                    ),
                    view.topAnchor.constraint(equalTo: test.window.topAnchor),
                    view.heightAnchor.constraint(equalToConstant: 20),
                ]
            )
        }
        test.commit()
        #expect(view.frame == CGRect(x: 200, y: 0, width: 0, height: 20))
    }

    @Test func theSmallestSizeHasRoomForAllContents() {
        let view = UIView()
        let stack = column()
        pin(stack, in: view)
        stack.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 40, height: 56))
    }
}
