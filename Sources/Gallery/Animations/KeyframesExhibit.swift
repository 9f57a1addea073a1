import UIKit

/// A box round a square, by keyframes of views, and one that shakes, by keyframes of its layer.
class KeyframesExhibit: Exhibit {
    private lazy var labels = [makeLabel("Round a square"), makeLabel("A layer that shakes")]
    private lazy var walker = makeBox(.systemGreen, "keyframe-box")
    private lazy var shaker = makeBox(.systemPurple, "shake-box")

    override func layoutSubviews() {
        super.layoutSubviews()
        labels[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)
        labels[1].frame = CGRect(x: 0, y: 320, width: bounds.width, height: 20)
        walker.frame.origin = CGPoint(x: 0, y: 28)
        shaker.center = CGPoint(x: bounds.midX, y: 380)
    }

    override func play() {
        let corners = [(200, 28), (200, 228), (0, 228), (0, 28)].map { CGPoint(x: $0.0, y: $0.1) }
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: .allowUserInteraction) {
            for (index, corner) in corners.enumerated() {
                UIView.addKeyframe(
                    withRelativeStartTime: Double(index) / 4,
                    relativeDuration: 0.25
                ) {
                    self.walker.frame.origin = corner
                    self.walker.transform = CGAffineTransform(rotationAngle: .pi / 2)
                        .concatenating(self.walker.transform)
                }
            }
        }
        let shake = CAKeyframeAnimation(keyPath: "position.x")
        shake.values = [0, -20, 20, -12, 12, 0]
        shake.isAdditive = true
        shake.duration = 0.6
        shaker.layer.add(shake, forKey: "shake")
    }
}
