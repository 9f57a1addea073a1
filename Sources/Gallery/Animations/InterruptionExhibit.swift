import UIKit

/// A box that changes its mind, and one whose animator is paused, turned and let go.
class InterruptionExhibit: Exhibit {
    private lazy var labels = [
        makeLabel("Play again while it moves: it turns without a jump"), makeLabel("Not started"),
        makeLabel("0 of 0 ended"),
    ]
    private lazy var box = makeBox(.systemRed, "interruption-box")
    private lazy var held = makeBox(.systemTeal, "animator-box")
    private lazy var turning = makeBox(.systemIndigo, "turning-box")
    private let pauseButton = UIButton(type: .system)
    private let reverseButton = UIButton(type: .system)
    private var animator: UIViewPropertyAnimator?
    private var isAtEnd = false
    private var starts = 0
    private var completions = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        labels[1].accessibilityIdentifier = "animator-state"
        labels[2].accessibilityIdentifier = "interruption-count"
        for (button, title) in [(pauseButton, "Pause"), (reverseButton, "Reverse")] {
            button.setTitle(title, for: .normal)
            button.accessibilityIdentifier = "animator-\(title.lowercased())"
            addSubview(button)
        }
        pauseButton.addTarget(self, action: Self.pause, for: .touchUpInside)
        reverseButton.addTarget(self, action: Self.reverse, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        labels[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)
        labels[1].frame = CGRect(x: 0, y: 160, width: bounds.width, height: 20)
        labels[2].frame = CGRect(x: 0, y: 100, width: bounds.width, height: 20)
        box.frame.origin = CGPoint(x: isAtEnd ? bounds.width - 44 : 0, y: 48)
        if animator == nil { held.frame.origin = CGPoint(x: 0, y: 200) }
        turning.center = CGPoint(x: bounds.midX, y: 380)
        pauseButton.frame = CGRect(x: 0, y: 270, width: 100, height: 44)
        reverseButton.frame = CGRect(x: 120, y: 270, width: 100, height: 44)
    }

    override func play() {
        isAtEnd.toggle()
        UIView.animate(
            withDuration: 1,
            delay: 0,
            options: .allowUserInteraction,
            animations: { self.box.frame.origin.x = self.isAtEnd ? self.bounds.width - 44 : 0 },
            completion: { _ in
                self.completions += 1
                self.showCount()
            }
        )
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
            self.turning.transform =
                self.isAtEnd ? CGAffineTransform(rotationAngle: 2).scaledBy(x: 2, y: 2) : .identity
        }
        starts += 1
        showCount()
        guard animator == nil else { return }
        let animator = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) {
            self.held.frame.origin.x = self.bounds.width - 44
        }
        animator.addCompletion { position in
            self.labels[1].text = position == .end ? "Ended" : "Back at the start"
            self.animator = nil
            self.held.frame.origin.x = 0
        }
        animator.startAnimation()
        self.animator = animator
        labels[1].text = "Running"
    }

    /// Says how many moves began, and how many completions came.
    private func showCount() {
        labels[2].text = "\(completions) of \(starts) ended"
    }

    func pause() {
        guard let animator else { return }
        if animator.isRunning {
            animator.pauseAnimation()
            labels[1].text = "Paused at \(Int(animator.fractionComplete * 100)) %"
        } else {
            animator.startAnimation()
            labels[1].text = "Running"
        }
    }

    func reverse() {
        animator?.isReversed.toggle()
    }
}
