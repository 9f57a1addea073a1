import UIKit

/// Three cards that a tap spreads around an upright line, seen in perspective, and then turns; beside
/// them a card that grows out of a circle.
final class SpaceBox: UIView {
    private let room = UIView()
    private let cards = [UIColor.systemPink, .systemIndigo, .systemTeal].map { color in
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 110, height: 110))
        card.backgroundColor = color
        card.layer.cornerRadius = 16
        return card
    }
    private let revealed = UIView()
    private let circle = CAShapeLayer()
    private var turn: CGFloat = 0.3 - 2 * .pi / 3

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "space-box"
        room.accessibilityIdentifier = "space-room"
        addSubview(room)
        for (index, card) in cards.enumerated() {
            card.accessibilityIdentifier = "space-card-\(index)"
            card.layer.isDoubleSided = false
            room.addSubview(card)
        }
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 400
        room.layer.sublayerTransform = perspective
        revealed.backgroundColor = .systemOrange
        revealed.accessibilityIdentifier = "space-revealed"
        revealed.layer.mask = circle
        addSubview(revealed)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.play))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        room.frame = CGRect(x: 0, y: 0, width: bounds.width - 120, height: bounds.height)
        revealed.frame = CGRect(x: bounds.width - 110, y: 35, width: 110, height: 110)
        for card in cards { card.center = CGPoint(x: room.bounds.midX, y: room.bounds.midY) }
        circle.path = path(radius: 12)
    }

    private func turnCards() {
        for (index, card) in cards.enumerated() {
            let angle = turn + CGFloat(index) * 2 * .pi / 3
            let turned = CATransform3DMakeRotation(angle, 0, 1, 0)
            card.layer.transform = CATransform3DConcat(
                CATransform3DMakeTranslation(0, 0, 60),
                turned
            )
        }
    }

    private func path(radius: CGFloat) -> CGPath {
        let middle = CGPoint(x: revealed.bounds.midX, y: revealed.bounds.midY)
        let box = CGRect(
            x: middle.x - radius,
            y: middle.y - radius,
            width: 2 * radius,
            height: 2 * radius
        )
        return CGPath(ellipseIn: box, transform: nil)
    }

    func play() {
        turn += 2 * .pi / 3
        UIView.animate(withDuration: 1) { self.turnCards() }
        let growth = CABasicAnimation(keyPath: "path")
        growth.fromValue = path(radius: 12)
        growth.toValue = path(radius: 80)
        growth.duration = 1
        growth.autoreverses = true
        circle.add(growth, forKey: "path")
    }
}
