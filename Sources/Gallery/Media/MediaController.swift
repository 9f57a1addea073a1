import UIKit

/// Rows of a media library and a shelf that scrolls sideways, page by page.
class MediaController: ScrollingStackController, UIScrollViewDelegate {
    private let shelf = UIScrollView()
    private let pageLabel = UILabel()
    private let colors: [UIColor] = [.systemTeal, .systemPink, .systemIndigo, .systemOrange]

    override func viewDidLoad() {
        super.viewDidLoad()
        addTitle("Listen now")
        addShelf()
        let rows = [
            MediaRow(
                title: "Morning light",
                artist: "The Northern Lines",
                length: "3:47",
                .systemTeal
            ),
            MediaRow(
                title: "A song with a title that does not fit into one line of a phone",
                artist: "Several artists and an orchestra",
                length: "12:04",
                .systemPink
            ),
            MediaRow(title: "Low tide", artist: "Ada Marsh", length: "4:15", .systemIndigo),
        ]
        let list = UIStackView(arrangedSubviews: rows)
        list.axis = .vertical
        list.spacing = 20
        stack.addArrangedSubview(list)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        showPage()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        showPage()
    }

    func showNextPage() {
        let width = shelf.bounds.width
        guard width > 0 else { return }
        let page = (Int((shelf.contentOffset.x / width).rounded()) + 1) % colors.count
        shelf.setContentOffset(CGPoint(x: CGFloat(page) * width, y: 0), animated: true)
    }

    private func showPage() {
        let width = max(1, shelf.bounds.width)
        let page = Int((shelf.contentOffset.x / width).rounded()) + 1
        pageLabel.text = "Album \(page) of \(colors.count)"
    }

    private func addShelf() {
        let albums = colors.enumerated().map { Album(number: $0 + 1, color: $1) }
        let row = UIStackView(arrangedSubviews: albums)
        row.translatesAutoresizingMaskIntoConstraints = false
        shelf.addSubview(row)
        shelf.isPagingEnabled = true
        shelf.showsHorizontalScrollIndicator = false
        shelf.layer.cornerRadius = 12
        shelf.accessibilityIdentifier = "shelf"
        shelf.delegate = self
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: shelf.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: shelf.trailingAnchor),
            row.topAnchor.constraint(equalTo: shelf.topAnchor),
            row.bottomAnchor.constraint(equalTo: shelf.bottomAnchor),
            row.heightAnchor.constraint(equalTo: shelf.heightAnchor),
            shelf.heightAnchor.constraint(equalToConstant: 180),
        ])
        for album in albums {
            album.widthAnchor.constraint(equalTo: shelf.widthAnchor).isActive = true
        }
        pageLabel.font = .preferredFont(forTextStyle: .footnote)
        pageLabel.textColor = .secondaryLabel
        pageLabel.accessibilityIdentifier = "page-label"
        let next = UIButton(type: .system)
        next.setTitle("Next album", for: .normal)
        next.accessibilityIdentifier = "next-album"
        next.addTarget(self, action: Self.showNextPage, for: .touchUpInside)
        next.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let captions = UIStackView(arrangedSubviews: [pageLabel, next])
        captions.alignment = .firstBaseline
        stack.addArrangedSubview(shelf)
        stack.setCustomSpacing(4, after: shelf)
        stack.addArrangedSubview(captions)
    }
}

/// A coloured cover with its name at the bottom.
class Album: UIView {
    init(number: Int, color: UIColor) {
        super.init(frame: .zero)
        backgroundColor = color
        let label = UILabel()
        label.text = "Album \(number)"
        label.font = .systemFont(ofSize: 28, weight: .bold)
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            label.lastBaselineAnchor.constraint(equalTo: bottomAnchor, constant: -20),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
