import Foundation

/// What an app asks to be allowed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Numbers beside the app's name.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Notifications over what is shown.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Notifications without asking: asked for all the same.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// What a person allowed.
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether something is on.
public enum UNNotificationSetting: Int, Sendable {
    case notSupported, disabled, enabled
}

/// What a person allowed, in detail.
public final class UNNotificationSettings: NSObject, Sendable {
    /// What the person answered.
    public let authorizationStatus: UNAuthorizationStatus
    /// Whether notifications are shown over the app.
    public let alertSetting: UNNotificationSetting
    /// Whether numbers are shown in the page's title.
    public let badgeSetting: UNNotificationSetting
    /// Sounds: never, since pages play nothing unasked.
    public let soundSetting: UNNotificationSetting = .notSupported

    init(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
        authorizationStatus = status
        func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
            status == .authorized && options.contains(option) ? .enabled : .disabled
        }
        alertSetting = setting(.alert)
        badgeSetting = setting(.badge)
        super.init()
    }
}

/// How a notification is shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The number in the page's title.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// A sound: not played.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// Over what is shown, and in the list.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// In the list of delivered notifications.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// Over what is shown.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
