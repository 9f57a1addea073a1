import UIKit

/// A cube of six layers, seen in perspective; a tap turns it.
final class CubeBox: UIView {
    private let cube = CATransformLayer()
    private let side: CGFloat = 90
    private var turns: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "cube-box"
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        layer.sublayerTransform = perspective
        layer.addSublayer(cube)
        let quarter = CGFloat.pi / 2
        addFace(.systemRed, CATransform3DIdentity)
        addFace(.systemOrange, CATransform3DMakeRotation(quarter, 0, 1, 0))
        addFace(.systemGreen, CATransform3DMakeRotation(2 * quarter, 0, 1, 0))
        addFace(.systemTeal, CATransform3DMakeRotation(-quarter, 0, 1, 0))
        addFace(.systemIndigo, CATransform3DMakeRotation(quarter, 1, 0, 0))
        addFace(.systemPink, CATransform3DMakeRotation(-quarter, 1, 0, 0))
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.turn))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func addFace(_ color: UIColor, _ turned: CATransform3D) {
        let face = CALayer()
        face.frame = CGRect(x: 0, y: 0, width: side, height: side)
        face.backgroundColor = color.withAlphaComponent(0.9).cgColor
        face.borderColor = UIColor.white.cgColor
        face.borderWidth = 2
        face.transform = CATransform3DConcat(
            CATransform3DMakeTranslation(0, 0, side / 2),
            turned
        )
        cube.addSublayer(face)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        cube.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        cube.position = CGPoint(x: bounds.midX, y: bounds.midY)
        cube.transform = orientation
    }

    private var orientation: CATransform3D {
        let turned = CATransform3DMakeRotation(0.6 + turns * .pi / 2, 0, 1, 0)
        return CATransform3DConcat(turned, CATransform3DMakeRotation(-0.45, 1, 0, 0))
    }

    func turn() {
        turns += 1
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.8)
        cube.transform = orientation
        CATransaction.commit()
    }
}
