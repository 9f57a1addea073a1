import UIKit

/// Views and images that are drawn: a ring, bars, dashes, a gradient, a shadow, a badge.
class DrawingController: ScrollingStackController {
    private let ring = DrawnRing()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Drawing"
        addTitle("Drawing")
        ring.accessibilityIdentifier = "drawn-ring"
        ring.isAccessibilityElement = true
        ring.accessibilityLabel = "Ring"
        ring.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.goOn))
        add(ring, height: 160)
        add(DrawnBars(), "drawn-bars", height: 160)
        add(DrawnLines(), "drawn-lines", height: 90)
        addImages()
    }

    private func add(_ view: UIView, _ identifier: String? = nil, height: CGFloat) {
        view.backgroundColor = .clear
        view.contentMode = .redraw
        if let identifier { view.accessibilityIdentifier = identifier }
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        stack.addArrangedSubview(view)
    }

    /// Images that a renderer makes: one in its own colours, one in the tint colour.
    private func addImages() {
        let badge = UIImageView(image: DrawnImages.badge)
        badge.accessibilityIdentifier = "drawn-badge"
        let star = UIImageView(image: DrawnImages.star.withRenderingMode(.alwaysTemplate))
        star.tintColor = .systemOrange
        star.accessibilityIdentifier = "drawn-star"
        let row = UIStackView(arrangedSubviews: [badge, star])
        row.spacing = 24
        for view in [badge, star] { view.contentMode = .center }
        row.distribution = .fillEqually
        stack.addArrangedSubview(row)
    }

    func goOn() { ring.share = ring.share >= 1 ? 0.25 : ring.share + 0.25 }
}
