/// One thing that can be done with what an app shares.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The name of a kind of activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a type from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Creates a type from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// What an activity does in general.
    public enum Category: Int, Sendable {
        /// It does something with the items here.
        case action
        /// It hands the items to others.
        case share
    }

    /// The list that shows the activity.
    weak var list: UIActivityViewController?

    /// Creates an activity; subclasses say what it is.
    public override init() { super.init() }

    /// What the activity does in general; default an action.
    open class var activityCategory: Category { .action }
    /// The name of the kind; default nil.
    open var activityType: ActivityType? { nil }
    /// The name that a person reads; default nil.
    open var activityTitle: String? { nil }
    /// The picture beside the name; default nil.
    open var activityImage: UIImage? { nil }

    /// Returns whether the activity can do something with the items; default false.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Takes over the items, before the activity is performed.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// The controller that asks the person for more; nil, the default, where none is needed.
    open var activityViewController: UIViewController? { nil }

    /// Does what the activity is for; by default it ends undone.
    ///
    /// It is called where there is no controller; subclasses call ``activityDidFinish(_:)`` at the end.
    open func perform() { activityDidFinish(false) }

    /// Ends the activity and, where it was done, the list.
    open func activityDidFinish(_ completed: Bool) {
        list?.activity(self, didFinish: completed)
    }
}

extension UIActivity.ActivityType {
    /// The items are put onto the clipboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// The items are written into a mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// The items are written into a short message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// The pictures among the items are given to the person, by downloads of the browser.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")

    // The others are never offered here, so that lists that exclude them compile and are right.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    public static let print = Self("com.apple.UIKit.activity.Print")
}
