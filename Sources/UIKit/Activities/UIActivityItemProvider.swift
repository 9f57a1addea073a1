/// An item of a list of activities that is made when an activity needs it.
///
/// Subclasses override `item`.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
    /// What stands for the item while activities are found for it.
    public let placeholderItem: Any?
    /// The activity that the item is made for; nil before one was chosen.
    public private(set) var activityType: UIActivity.ActivityType?

    /// Creates a provider of an item of the kind that another one has.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The item for the activity that was chosen; default the placeholder.
    open var item: Any { placeholderItem ?? "" }

    open func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
    ) -> Any { placeholderItem ?? "" }

    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        self.activityType = activityType
        return item
    }

    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
