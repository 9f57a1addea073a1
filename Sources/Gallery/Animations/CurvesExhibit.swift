import UIKit

/// The four curves side by side, from one edge to the other in a second.
class CurvesExhibit: Exhibit {
    private static let curves: [(name: String, options: UIView.AnimationOptions)] = [
        ("easeInOut", .curveEaseInOut), ("easeIn", .curveEaseIn), ("easeOut", .curveEaseOut),
        ("linear", .curveLinear),
    ]
    private lazy var labels = Self.curves.map { makeLabel($0.name) }
    private lazy var boxes = Self.curves.map { makeBox(.systemBlue, "curve-\($0.name)") }
    private var isAtEnd = false

    override func layoutSubviews() {
        super.layoutSubviews()
        for index in labels.indices {
            let top = CGFloat(index) * 100
            labels[index].frame = CGRect(x: 0, y: top, width: bounds.width, height: 20)
            boxes[index].frame.origin = CGPoint(x: edge, y: top + 28)
        }
    }

    private var edge: CGFloat { isAtEnd ? bounds.width - 44 : 0 }

    override func play() {
        isAtEnd.toggle()
        for (index, curve) in Self.curves.enumerated() {
            UIView.animate(
                withDuration: 1,
                delay: 0,
                options: [curve.options, .allowUserInteraction],
                animations: { self.boxes[index].frame.origin.x = self.edge }
            )
        }
    }
}
