import UIKit

/// A card that fingers move, scale and turn, and a label that says what they did.
class GesturesController: UIViewController, UIGestureRecognizerDelegate {
    private let card = UIView()
    private let stateLabel = UILabel()
    private let hintLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        makeCard()
        hintLabel.text =
            "Drag, pinch and turn the card. Press it long to put it back. Swipe beside it."
        hintLabel.numberOfLines = 0
        hintLabel.textAlignment = .center
        hintLabel.textColor = .secondaryLabel
        hintLabel.font = .systemFont(ofSize: 15)
        stateLabel.text = "Nothing yet"
        stateLabel.font = .systemFont(ofSize: 20, weight: .semibold)
        stateLabel.textAlignment = .center
        stateLabel.accessibilityIdentifier = "gesture-state"
        view.addSubview(hintLabel)
        view.addSubview(stateLabel)
        addRecognizers()
    }

    private func makeCard() {
        card.backgroundColor = .systemIndigo
        card.layer.cornerRadius = 24
        card.layer.shadowOpacity = 0.3
        card.layer.shadowRadius = 12
        card.layer.shadowOffset = CGSize(width: 0, height: 6)
        card.accessibilityIdentifier = "gesture-card"
        card.accessibilityLabel = "Card"
        view.addSubview(card)
    }

    private func addRecognizers() {
        let turns = [
            UIPanGestureRecognizer(target: self, action: Self.panned),
            UIPinchGestureRecognizer(target: self, action: Self.pinched),
            UIRotationGestureRecognizer(target: self, action: Self.turned),
        ]
        for recognizer in turns {
            recognizer.delegate = self
            card.addGestureRecognizer(recognizer)
        }
        card.addGestureRecognizer(
            UILongPressGestureRecognizer(target: self, action: Self.pressed)
        )
        card.addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: Self.hovered))
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: Self.swiped)
            swipe.direction = direction
            view.addGestureRecognizer(swipe)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        let bottom = view.bounds.height - view.safeAreaInsets.bottom
        hintLabel.frame = CGRect(
            x: 24,
            y: view.safeAreaInsets.top + 32,
            width: width - 48,
            height: 44
        )
        stateLabel.frame = CGRect(x: 24, y: bottom - 64, width: width - 48, height: 30)
        card.bounds.size = CGSize(width: 180, height: 180)
        if card.transform.isIdentity { putBack() }
    }

    private func putBack() {
        card.transform = .identity
        card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.view === card && otherGestureRecognizer.view === card
            && !(otherGestureRecognizer is UILongPressGestureRecognizer)
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: view)
        card.center = CGPoint(x: card.center.x + way.x, y: card.center.y + way.y)
        pan.setTranslation(.zero, in: view)
        stateLabel.text = pan.state == .ended ? "Dragged" : "Dragging"
    }

    func pinched(_ pinch: UIPinchGestureRecognizer) {
        card.transform = card.transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
        stateLabel.text = "Pinching"
    }

    func turned(_ rotation: UIRotationGestureRecognizer) {
        card.transform = card.transform.rotated(by: rotation.rotation)
        rotation.rotation = 0
        stateLabel.text = "Turning"
    }

    func pressed(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began else { return }
        stateLabel.text = "Pressed long"
        UIView.animate(withDuration: 0.3) { self.putBack() }
    }

    func hovered(_ hover: UIHoverGestureRecognizer) {
        let isOver = hover.state == .began || hover.state == .changed
        card.backgroundColor = isOver ? .systemPurple : .systemIndigo
    }

    func swiped(_ swipe: UISwipeGestureRecognizer) {
        stateLabel.text = swipe.direction == .left ? "Swiped left" : "Swiped right"
    }
}
