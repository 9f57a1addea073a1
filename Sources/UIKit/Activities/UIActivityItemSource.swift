/// What gives the items of a list of activities when they are needed.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns an item of the kind that will come, to find activities for.
    func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
    ) -> Any
    /// Returns the item for an activity; nil where it has none for it.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Returns the subject for an activity that has one; default empty.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Returns the subject for an activity that has one: empty.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
