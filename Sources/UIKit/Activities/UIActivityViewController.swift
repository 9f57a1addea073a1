import Foundation

/// A list of what can be done with texts, addresses and other items of an app.
///
/// Browsers can copy texts and addresses, write them into mails and short messages, and keep
/// pictures and files; whatever else there is the app offers by ``UIActivity``.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// What is told at the end: the chosen type, whether it was done, changed items, and an error.
    public typealias CompletionWithItemsHandler = (
        _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
        _ activityError: (any Error)?
    ) -> Void

    private let items: [Any]
    private let own: [UIActivity]
    private var isTold = false
    /// The activity that ends the list.
    private var chosen: UIActivity?

    /// What is called once, when the list has ended.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// The types that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    /// Creates a list for items and with the app's own activities beside those of browsers.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        own = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        preferredContentSize = CGSize(width: 375, height: 420)
    }

    /// Archives hold no such list; nil.
    public required init?(coder: NSCoder) { nil }

    override func makeOwnPresentationController(
        over presenter: UIViewController?
    ) -> UIPresentationController? {
        let traits = presenter?.traitsForPresentations
        guard traits?.horizontalSizeClass == .compact else { return nil }
        let sheet = UISheetPresentationController(
            presentedViewController: self,
            presenting: presenter
        )
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = true
        return sheet
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let placeholders = items.map { item in
            (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
        }
        let list = ActivityListController(
            title: SaveActivity.names(of: placeholders) ?? TextActivity.text(of: placeholders),
            activities: offered(for: placeholders)
        )
        list.choose = { [weak self] in self?.choose($0) }
        list.close = { [weak self] in self?.end(nil, false) }
        let navigation = UINavigationController(rootViewController: list)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // A person may end the list by the card or beside the bubble.
        if isBeingDismissed, chosen == nil { tell(nil, false) }
    }

    private func offered(for items: [Any]) -> [UIActivity] {
        let excluded = Set(excludedActivityTypes ?? [])
        let texts = TextActivity.Kind.allCases.map { TextActivity($0) }
        let files = SaveActivity.Kind.allCases.map { SaveActivity($0) }
        return (texts + files + own).filter { activity in
            !(activity.activityType.map(excluded.contains) ?? false)
                && activity.canPerform(withActivityItems: items)
        }
    }

    private func choose(_ activity: UIActivity) {
        let type = activity.activityType
        var found: [Any] = []
        for item in items {
            guard let source = item as? any UIActivityItemSource else {
                found.append(item)
                continue
            }
            let given = source.activityViewController(self, itemForActivityType: type)
            if let given { found.append(given) }
            let subject = source.activityViewController(self, subjectForActivityType: type)
            if !subject.isEmpty { (activity as? TextActivity)?.subject = subject }
        }
        activity.list = self
        activity.prepare(withActivityItems: found)
        guard let controller = activity.activityViewController else { return activity.perform() }
        present(controller, animated: true)
    }

    /// Hears of the end of a chosen activity: ends the list if it was done.
    func activity(_ activity: UIActivity, didFinish isCompleted: Bool) {
        activity.list = nil
        if presentedViewController != nil, !isCompleted { return dismiss(animated: true) }
        guard isCompleted else { return }
        chosen = activity
        end(activity.activityType, true)
    }

    private func end(_ type: UIActivity.ActivityType?, _ isCompleted: Bool) {
        (presentingViewController ?? self).dismiss(animated: true) { [weak self] in
            self?.tell(type, isCompleted)
        }
    }

    private func tell(_ type: UIActivity.ActivityType?, _ isCompleted: Bool) {
        guard !isTold else { return }
        isTold = true
        completionWithItemsHandler?(type, isCompleted, nil, nil)
        completionWithItemsHandler = nil
    }
}
