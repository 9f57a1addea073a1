import Foundation

/// When a notification is due.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    // Safe: never changed after it was made.
    /// Whether it is due again and again.
    public let repeats: Bool

    fileprivate init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }

    /// Returns when it is due next after a date; nil for never.
    func nextDate(after date: Date) -> Date? { nil }
}

/// A time from now.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    // Safe: never changed after it was made.
    /// The time in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger; the time must be more than 0, and at least a minute where it repeats.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "A time of \(timeInterval) seconds; expected more than 0.")
        precondition(
            !repeats || timeInterval >= 60,
            "A notification that repeats each \(timeInterval) seconds; expected at least 60."
        )
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// Returns when it would be due if it were asked for now.
    public func nextTriggerDate() -> Date? { nextDate(after: Date()) }

    override func nextDate(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// A date, as far as its components say.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    // Safe: never changed after it was made.
    /// What the date and time are to be.
    public let dateComponents: DateComponents

    /// Creates a trigger.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// Returns when it is due next; nil for never.
    public func nextTriggerDate() -> Date? { nextDate(after: Date()) }

    override func nextDate(after date: Date) -> Date? {
        let calendar = dateComponents.calendar ?? .current
        return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
    }
}
