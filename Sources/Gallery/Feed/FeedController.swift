import UIKit

/// Thirty posts of stack views in a scroll view, with a button that leads back to the top.
class FeedController: ScrollingStackController, UIScrollViewDelegate {
    private static let names = ["Ada", "Basil", "Cleo", "Dina", "Emil", "Fay", "Gus"]
    private static let texts = [
        "The harbour is quiet in the morning, and the first ferry leaves without anybody on board.",
        "One line is enough.",
        "I planted tomatoes on the balcony. Most of them are green, one of them is red, and all of "
            + "them are mine.",
        "Does anybody know a good bakery that is open on Sundays?",
    ]
    private let topButton = UIButton(type: .system)
    private let placeLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        addTitle("Feed")
        stack.spacing = 12
        for index in 0..<30 {
            let row = FeedRow(
                name: Self.names[index % Self.names.count],
                text: Self.texts[index % Self.texts.count],
                number: index + 1
            )
            row.likeButton.addTarget(self, action: Self.like, for: .touchUpInside)
            stack.addArrangedSubview(row)
        }
        scrollView.delegate = self
        // The last post, and what has the focus, stay clear of the bar with the place.
        scrollView.contentInset.bottom = 60
        addPlaceBar()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let top = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        placeLabel.text = "\(Int(top)) points"
    }

    func like(_ sender: UIButton) {
        let isLiked = sender.title(for: .normal) == "Liked"
        sender.setTitle(isLiked ? "Like" : "Liked", for: .normal)
    }

    func showTop() {
        let top = -scrollView.adjustedContentInset.top
        scrollView.setContentOffset(CGPoint(x: 0, y: top), animated: true)
    }

    private func addPlaceBar() {
        placeLabel.text = "0 points"
        placeLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        placeLabel.textColor = .secondaryLabel
        placeLabel.accessibilityIdentifier = "place-label"
        topButton.setTitle("To the top", for: .normal)
        topButton.accessibilityIdentifier = "top-button"
        topButton.addTarget(self, action: Self.showTop, for: .touchUpInside)
        let bar = UIStackView(arrangedSubviews: [placeLabel, topButton])
        bar.alignment = .firstBaseline
        bar.spacing = 12
        bar.isLayoutMarginsRelativeArrangement = true
        bar.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 2,
            leading: 16,
            bottom: 2,
            trailing: 16
        )
        bar.backgroundColor = .tertiarySystemBackground
        bar.layer.cornerRadius = 18
        bar.layer.shadowOpacity = 0.2
        bar.layer.shadowRadius = 6
        bar.layer.shadowOffset = CGSize(width: 0, height: 2)
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            bar.bottomAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.bottomAnchor,
                constant: -12
            ),
        ])
    }
}
