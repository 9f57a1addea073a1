import Dispatch

/// How an app of before iOS 10 calls for a person's attention.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// By the number at the app's icon.
    public static let badge = UIUserNotificationType(rawValue: 1)
    /// By a sound.
    public static let sound = UIUserNotificationType(rawValue: 2)
    /// By a text.
    public static let alert = UIUserNotificationType(rawValue: 4)
}

/// A group of actions of an app of before iOS 10.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
    /// The name of the group; default nil.
    open internal(set) var identifier: String?
}

/// What an app of before iOS 10 asks for to call for attention; newer ones ask
/// `UNUserNotificationCenter`.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
    /// The ways of calling for attention.
    public let types: UIUserNotificationType
    /// The groups of actions; nil for none.
    public let categories: Set<UIUserNotificationCategory>?

    /// Creates settings.
    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        self.types = types
        self.categories = categories
        super.init()
    }
}

extension UIApplication {
    /// What was granted in the way of before iOS 10: nothing.
    public var currentUserNotificationSettings: UIUserNotificationSettings? {
        UIUserNotificationSettings(types: [], categories: nil)
    }

    /// Asks for attention in the way of before iOS 10: the delegate hears that nothing was granted,
    /// after what runs now.
    public func registerUserNotificationSettings(
        _ notificationSettings: UIUserNotificationSettings
    ) {
        let scene = UIWindowScene.current
        DispatchQueue.main.async { [weak scene] in
            if let scene {
                scene.perform { UIApplication.refuseAttention() }
            } else {
                UIApplication.refuseAttention()
            }
        }
    }

    static func refuseAttention() {
        let granted = UIUserNotificationSettings(types: [], categories: nil)
        shared.delegate?.application(shared, didRegister: granted)
    }
}
