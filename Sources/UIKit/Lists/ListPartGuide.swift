/// A layout guide that follows a part of a list's content.
@MainActor
struct ListPartGuide {
    /// A part of a list's content.
    enum Part {
        case text, secondaryText, image
    }

    private let guide = UILayoutGuide()
    private weak var part: UIView?
    private var constraints: [NSLayoutConstraint] = []

    /// Creates a guide in the view that shows the content.
    init(in view: UIView) {
        view.addLayoutGuide(guide)
    }

    /// Returns the guide at the place of a part.
    mutating func follow(_ new: UIView) -> UILayoutGuide {
        guard new !== part else { return guide }
        NSLayoutConstraint.deactivate(constraints)
        constraints = [
            guide.leadingAnchor.constraint(equalTo: new.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: new.trailingAnchor),
            guide.topAnchor.constraint(equalTo: new.topAnchor),
            guide.bottomAnchor.constraint(equalTo: new.bottomAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
        part = new
        return guide
    }
}
