import UIKit

/// A thousand posts whose cells measure themselves.
class PostsController: UITableViewController {
    private static let texts = [
        "The harbour is quiet in the morning, and the first ferry leaves without anybody on board.",
        "One line is enough.",
        "I planted tomatoes on the balcony. Most of them are green, one of them is red, and all of "
            + "them are mine.",
        "Does anybody know a good bakery that is open on Sundays?",
        "A long story: we went up the hill, and when we had come to the top, it rained; so we went "
            + "down again, and when we had come to the foot of it, the sun was shining, and nobody "
            + "believed a word of what we told them about the weather up there.",
    ]
    private static let names = ["Ada", "Basil", "Cleo", "Dina", "Emil", "Fay", "Gus"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Posts"
        tableView.register(PostCell.self, forCellReuseIdentifier: "post")
        tableView.accessibilityIdentifier = "posts"
        tableView.estimatedRowHeight = 110
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1_000
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        let row = indexPath.row
        if let cell = cell as? PostCell {
            cell.nameLabel.text = "\(row + 1). \(Self.names[row % Self.names.count])"
            cell.bodyLabel.text = Self.texts[row * 7 % Self.texts.count]
            cell.pictureView.backgroundColor = UIColor(
                hue: CGFloat(row % 17) / 17,
                saturation: 0.5,
                brightness: 0.8,
                alpha: 1
            )
        }
        cell.accessibilityIdentifier = "post-\(row + 1)"
        return cell
    }
}

/// A name, a text in as many lines as it needs, and a picture.
class PostCell: UITableViewCell {
    let nameLabel = UILabel()
    let bodyLabel = UILabel()
    let pictureView = UIView()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        // Where the picture is higher than both, the text has the rest.
        nameLabel.setContentHuggingPriority(.defaultHigh, for: .vertical)
        bodyLabel.font = .preferredFont(forTextStyle: .body)
        bodyLabel.numberOfLines = 0
        pictureView.layer.cornerRadius = 22
        for view in [nameLabel, bodyLabel, pictureView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            pictureView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            pictureView.topAnchor.constraint(equalTo: margins.topAnchor),
            pictureView.widthAnchor.constraint(equalToConstant: 44),
            pictureView.heightAnchor.constraint(equalToConstant: 44),
            pictureView.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
            nameLabel.leadingAnchor.constraint(equalTo: pictureView.trailingAnchor, constant: 12),
            nameLabel.topAnchor.constraint(equalTo: margins.topAnchor),
            nameLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            bodyLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            bodyLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
            bodyLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
            bodyLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
