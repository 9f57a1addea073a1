import UIKit

/// Springs from stiff to loose, and one by duration and bounce.
class SpringsExhibit: Exhibit {
    private static let ratios: [CGFloat] = [1, 0.7, 0.4]
    private lazy var labels =
        Self.ratios.map { makeLabel("damping \($0)") } + [makeLabel("0.6 s, bounce 0.4")]
    private lazy var boxes =
        Self.ratios.map { makeBox(.systemOrange, "spring-\(Int($0 * 100))") }
        + [makeBox(.systemPink, "spring-bounce")]
    private var isAtEnd = false

    override func layoutSubviews() {
        super.layoutSubviews()
        for index in labels.indices {
            let top = CGFloat(index) * 100
            labels[index].frame = CGRect(x: 0, y: top, width: bounds.width, height: 20)
            boxes[index].frame.origin = CGPoint(x: edge, y: top + 28)
        }
    }

    private var edge: CGFloat { isAtEnd ? bounds.width - 84 : 0 }

    override func play() {
        isAtEnd.toggle()
        for (ratio, box) in zip(Self.ratios, boxes) {
            UIView.animate(
                withDuration: 1,
                delay: 0,
                usingSpringWithDamping: ratio,
                initialSpringVelocity: 0,
                options: .allowUserInteraction,
                animations: { box.frame.origin.x = self.edge }
            )
        }
        UIView.animate(springDuration: 0.6, bounce: 0.4, options: .allowUserInteraction) {
            self.boxes.last?.frame.origin.x = self.edge
        }
    }
}
