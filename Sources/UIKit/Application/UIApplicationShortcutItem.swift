/// An entry of the menu that an app's icon has on the home screen of a phone.
///
/// Pages have no such icon: the type is there for the methods of delegates that are told of a choice.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    /// What the entry is for, as the app names it.
    open internal(set) var type: String
    /// The title of the entry.
    open internal(set) var localizedTitle: String
    /// The line below the title; nil for none.
    open internal(set) var localizedSubtitle: String?
    /// The picture beside the title; nil for none.
    open internal(set) var icon: UIApplicationShortcutIcon?
    /// Values that the app gives the entry.
    open internal(set) var userInfo: [String: any NSSecureCoding]?

    /// Creates an entry.
    public init(
        type: String,
        localizedTitle: String,
        localizedSubtitle: String?,
        icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init()
    }

    /// Creates an entry with a title alone.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// The picture of an entry in the menu of an app's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    /// Pictures that every app knows.
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home
        case markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date
        case time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle
        case audio, update
    }

    private let name: String

    /// Creates a picture that every app knows.
    public init(type: IconType) {
        name = "\(type)"
        super.init()
    }

    /// Creates a picture from the name of an image in the app's bundle.
    public init(templateImageName: String) {
        name = templateImageName
        super.init()
    }

    /// Creates a picture from the name of a symbol.
    public init(systemImageName: String) {
        name = systemImageName
        super.init()
    }

    /// Names the picture.
    open override var description: String { name }
}

extension UIScene.ConnectionOptions {
    /// The entry of the app's icon that was chosen; nil, as pages have no such menu.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
}
