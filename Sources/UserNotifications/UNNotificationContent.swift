import Foundation
import UIKit

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    // Proof: only who makes a content that can be changed changes it; requests keep copies that nobody does.
    fileprivate(set) var values = Values()

    struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier = ""
        var threadIdentifier = ""
    }

    /// The upper line, in bold letters; default empty.
    open var title: String { values.title }
    /// The line below it; default empty.
    open var subtitle: String { values.subtitle }
    /// The text; default empty.
    open var body: String { values.body }
    /// The number that the app's page shows in its title from then on; nil changes none.
    open var badge: NSNumber? { values.badge }
    /// What is heard: kept, since pages play nothing unasked.
    open var sound: UNNotificationSound? { values.sound }
    /// What the app needs to know; default empty.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The name of the category, whose actions are offered; default empty.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// What belongs together; default empty.
    open var threadIdentifier: String { values.threadIdentifier }

    /// Returns a copy that cannot be changed.
    func fixed() -> UNNotificationContent {
        let copy = UNNotificationContent()
        copy.values = values
        return copy
    }

    /// Returns a copy that can be changed.
    open override func mutableCopy() -> Any {
        let copy = UNMutableNotificationContent()
        copy.values = values
        return copy
    }
}

/// What a notification is to say: changed on one thread at a time.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    // Proof: as that of what it is below.

    /// Creates an empty content.
    public override init() { super.init() }

    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
}

/// What is heard with a notification: kept, since pages play nothing unasked.
public final class UNNotificationSound: NSObject, Sendable {
    /// The name of a file; nil for the system's sound.
    let name: String?

    private init(name: String?) { self.name = name }

    /// The system's sound.
    public static let `default` = UNNotificationSound(name: nil)

    /// Creates a sound of a file in the app's bundle.
    public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
