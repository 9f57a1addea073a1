import UIKit

/// A book: the preview of its row, and the screen that a tap on either shows.
class BookController: UIViewController {
    private let author: String
    private let cover = UIView()
    private let titleLabel = UILabel()
    private let authorLabel = UILabel()

    init(title: String, author: String) {
        self.author = author
        super.init(nibName: nil, bundle: nil)
        self.title = title
        preferredContentSize = CGSize(width: 260, height: 320)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        cover.backgroundColor = color
        cover.layer.cornerRadius = 6
        cover.layer.shadowOpacity = 0.3
        cover.layer.shadowRadius = 8
        cover.layer.shadowOffset = CGSize(width: 0, height: 4)
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .title2)
        titleLabel.textColor = .white
        titleLabel.textAlignment = .center
        titleLabel.numberOfLines = 0
        titleLabel.accessibilityIdentifier = "book-title"
        authorLabel.text = author
        authorLabel.font = .preferredFont(forTextStyle: .footnote)
        authorLabel.textColor = .white
        authorLabel.textAlignment = .center
        view.addSubview(cover)
        cover.addSubview(titleLabel)
        cover.addSubview(authorLabel)
        layOut()
    }

    /// Each book has a colour of its own.
    private var color: UIColor {
        let letters = (title ?? "").unicodeScalars.reduce(0) { $0 + Int($1.value) }
        return UIColor(
            hue: CGFloat(letters % 36) / 36,
            saturation: 0.6,
            brightness: 0.5,
            alpha: 1
        )
    }

    private func layOut() {
        for view in [cover, titleLabel, authorLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
            cover.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            cover.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            cover.widthAnchor.constraint(equalToConstant: 180),
            cover.heightAnchor.constraint(equalToConstant: 260),
            titleLabel.centerYAnchor.constraint(equalTo: cover.centerYAnchor),
            titleLabel.leadingAnchor.constraint(equalTo: cover.leadingAnchor, constant: 12),
            titleLabel.trailingAnchor.constraint(equalTo: cover.trailingAnchor, constant: -12),
            authorLabel.bottomAnchor.constraint(equalTo: cover.bottomAnchor, constant: -16),
            authorLabel.leadingAnchor.constraint(equalTo: cover.leadingAnchor, constant: 12),
            authorLabel.trailingAnchor.constraint(equalTo: cover.trailingAnchor, constant: -12),
        ])
    }
}
