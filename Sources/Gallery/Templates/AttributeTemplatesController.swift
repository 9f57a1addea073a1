import LayoutTemplates
import UIKit

/// Templates that change attributes and leave the constraints as they are.
final class AttributeTemplatesController: TemplateScreenController {
    private static let attributes = "alpha, backgroundColor, layer.cornerRadius"
    private let card = UIView()
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        for view in [card, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        card.backgroundColor = .systemTeal
        card.layer.cornerRadius = 12
        card.accessibilityIdentifier = "attributes-card"
        label.text = "The constraints stay as they are. Opacity, colours and the corners change."
        label.font = .preferredFont(forTextStyle: .title2)
        label.textColor = .white
        label.numberOfLines = 0
        label.textAlignment = .center
        view.addSubview(card)
        card.addSubview(label)
        let width = card.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -40)
        width.priority = .required - 1
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            card.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            card.widthAnchor.constraint(lessThanOrEqualToConstant: 480), width,
            card.heightAnchor.constraint(equalToConstant: 300),
            label.centerYAnchor.constraint(equalTo: card.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 24),
            label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -24),
        ])
        let half = layout(alpha: 0.5, .systemIndigo, radius: 60)
        let none = layout(alpha: 0, .systemTeal, radius: 150)
        addButton("100 %", "attributes-100", LDOLayoutTemplate(withCurrentStateForViewsIn: half))
        addButton("50 %", "attributes-50", half)
        addButton("0 %", "attributes-0", none)
    }

    private func layout(alpha: CGFloat, _ color: UIColor, radius: CGFloat) -> LDOLayoutTemplate {
        let template = LDOLayoutTemplate(frame: .zero)
        let part = template.add(card, attributes: Self.attributes)
        part.alpha = alpha
        part.backgroundColor = color
        part.layer.cornerRadius = radius
        // The only constraint between targets is the height; the template repeats it.
        part.heightAnchor.constraint(equalToConstant: 300).isActive = true
        return template
    }
}
