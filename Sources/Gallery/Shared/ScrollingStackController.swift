import UIKit

/// A column of views that scrolls where it is higher than the screen.
class ScrollingStackController: UIViewController {
    let scrollView = UIScrollView()
    let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        // The bars' insets count for short content too.
        scrollView.alwaysBounceVertical = true
        scrollView.accessibilityIdentifier = "scroll-view"
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        stack.axis = .vertical
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        let content = scrollView.contentLayoutGuide
        let frame = scrollView.frameLayoutGuide
        let width = stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -40)
        width.priority = .required - 1
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.widthAnchor.constraint(equalTo: frame.widthAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 44),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
            stack.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualToConstant: 640),
            width,
        ])
    }

    /// Adds the large title of a screen.
    func addTitle(_ text: String) {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 34, weight: .bold)
        label.numberOfLines = 0
        label.accessibilityTraits = .header
        stack.addArrangedSubview(label)
        stack.setCustomSpacing(16, after: label)
    }
}
