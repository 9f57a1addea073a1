import UIKit

/// Cards whose heights follow the text in them.
class CardController: ScrollingStackController {
    private let card = CardView(
        title: "Text makes the height",
        text: "The server measures each word with the font that your browser draws it with, and "
            + "breaks the lines itself. So the card knows how high it is before the page has "
            + "been shown, and nothing jumps when it is.",
        action: "Read more"
    )
    private var isExpanded = false

    override func viewDidLoad() {
        super.viewDidLoad()
        addTitle("Cards")
        stack.addArrangedSubview(card)
        stack.addArrangedSubview(
            CardView(
                title: "Many languages, one line breaker",
                text: "Grüße aus Köln. Καλημέρα κόσμε. Привет, мир. Tervetuloa! "
                    + "Długie słowa łamią się tam, gdzie wolno.",
                action: "Show another"
            )
        )
        card.button.accessibilityIdentifier = "card-more"
        card.button.addTarget(self, action: Self.toggleText, for: .touchUpInside)
    }

    func toggleText() {
        isExpanded.toggle()
        card.moreLabel.isHidden = !isExpanded
        card.button.setTitle(isExpanded ? "Read less" : "Read more", for: .normal)
    }
}
