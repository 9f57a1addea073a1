import CoreGraphics

/// The rows of a list of activities.
final class ActivityListController: UITableViewController {
    private let activities: [UIActivity]
    /// What is called with the activity of a row that was tapped.
    var choose: ((UIActivity) -> Void)?
    /// What is called by the button that ends the list.
    var close: (() -> Void)?

    init(title: String, activities: [UIActivity]) {
        self.activities = activities
        super.init(style: .insetGrouped)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close,
            primaryAction: UIAction { [weak self] _ in self?.close?() }
        )
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "activity")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        activities.count
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "activity", for: indexPath)
        let activity = activities[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = activity.activityTitle
        content.image = activity.activityImage
        cell.contentConfiguration = content
        cell.accessibilityTraits.insert(.button)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        choose?(activities[indexPath.row])
    }
}
