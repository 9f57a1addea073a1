import Foundation
import UIKit

/// What is to be told, and when.
public final class UNNotificationRequest: NSObject, Sendable {
    /// The name; a later request of the same name takes this one's place.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When it is due; nil for at once.
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    public init(
        identifier: String,
        content: UNNotificationContent,
        trigger: UNNotificationTrigger?
    ) {
        self.identifier = identifier
        self.content = content.fixed()
        self.trigger = trigger
        super.init()
    }
}

extension UIScene.ConnectionOptions {
    /// The notification that the scene was opened by: nil, since they end with their scene.
    public var notificationResponse: UNNotificationResponse? { nil }
}

/// What was told.
public final class UNNotification: NSObject, Sendable {
    /// When it was due.
    public let date: Date
    /// What was asked for.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
        super.init()
    }
}

/// The name of the action of a person who taps a notification.
public let UNNotificationDefaultActionIdentifier =
    "com.apple.UNNotificationDefaultActionIdentifier"
/// The name of the action of a person who puts a notification away.
public let UNNotificationDismissActionIdentifier =
    "com.apple.UNNotificationDismissActionIdentifier"

/// What a person did with a notification.
@preconcurrency @MainActor
public final class UNNotificationResponse: NSObject {
    /// The notification.
    public let notification: UNNotification
    /// The name of the action: `UNNotificationDefaultActionIdentifier` for a tap.
    public nonisolated let actionIdentifier: String
    /// The scene in which it was shown.
    public private(set) weak var targetScene: UIScene?

    init(_ notification: UNNotification, _ actionIdentifier: String, _ scene: UIScene) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
        targetScene = scene
        super.init()
    }
}

/// What can be done with a notification beside tapping it.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The device is unlocked first: browsers know nothing of that.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// Something is lost by it: shown in red.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// The app comes to the front, where it is anyway.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// Something that can be done with a notification: a button below its text.
public final class UNNotificationAction: NSObject, Sendable {
    /// The name.
    public let identifier: String
    /// What the button says.
    public let title: String
    /// How it is done.
    public let options: UNNotificationActionOptions

    /// Creates an action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }
}

/// How notifications of a category behave.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The app is told where a person puts a notification away.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}

/// Notifications with which the same can be done.
public final class UNNotificationCategory: NSObject, Sendable {
    /// The name, which contents give.
    public let identifier: String
    /// What can be done.
    public let actions: [UNNotificationAction]
    /// How they behave.
    public let options: UNNotificationCategoryOptions

    /// Creates a category.
    public init(
        identifier: String,
        actions: [UNNotificationAction],
        intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.options = options
    }
}
