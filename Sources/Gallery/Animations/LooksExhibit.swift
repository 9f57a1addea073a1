import UIKit

/// A card that grows and changes its look, one that is turned over, and text that changes colour.
class LooksExhibit: Exhibit {
    private let card = UIView()
    private let cardLabel = UILabel()
    private let flip = UIView()
    private let flipLabel = UILabel()
    private let text = UILabel()
    private var isLarge = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        card.accessibilityIdentifier = "look-card"
        card.layer.shadowOpacity = 0.3
        card.layer.shadowOffset = CGSize(width: 0, height: 4)
        card.layer.shadowRadius = 8
        cardLabel.text = "Never distorted"
        cardLabel.textAlignment = .center
        cardLabel.textColor = .white
        card.addSubview(cardLabel)
        flip.accessibilityIdentifier = "flip-card"
        flip.layer.cornerRadius = 12
        flipLabel.textAlignment = .center
        flipLabel.frame = CGRect(x: 0, y: 30, width: 160, height: 40)
        flip.addSubview(flipLabel)
        text.text = "Text fades to its new colour"
        text.accessibilityIdentifier = "look-text"
        [card, flip, text].forEach(addSubview)
        showState()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutCard()
        flip.frame = CGRect(x: 0, y: 250, width: 160, height: 100)
        text.frame = CGRect(x: 0, y: 390, width: bounds.width, height: 24)
    }

    private func layoutCard() {
        card.frame = CGRect(
            x: 0,
            y: 0,
            width: isLarge ? bounds.width : 180,
            height: isLarge ? 200 : 80
        )
        cardLabel.frame = card.bounds.insetBy(dx: 10, dy: 10)
    }

    private func showState() {
        card.backgroundColor = isLarge ? .systemIndigo : .systemGreen
        card.layer.cornerRadius = isLarge ? 28 : 10
        showFlip()
    }

    private func showFlip() {
        flip.backgroundColor = isLarge ? .systemYellow : .systemMint
        flipLabel.text = isLarge ? "Back" : "Front"
    }

    override func play() {
        isLarge.toggle()
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
            self.layoutCard()
            self.card.backgroundColor = self.isLarge ? .systemIndigo : .systemGreen
            self.card.layer.cornerRadius = self.isLarge ? 28 : 10
        }
        UIView.transition(with: flip, duration: 1, options: .transitionFlipFromLeft) {
            self.showFlip()
        }
        UIView.transition(with: text, duration: 1, options: .transitionCrossDissolve) {
            self.text.textColor = self.isLarge ? .systemRed : .label
        }
    }
}
