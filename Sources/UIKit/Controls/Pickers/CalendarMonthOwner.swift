import Foundation

/// What a grid of days shows, and what it tells of.
@MainActor
protocol CalendarMonthOwner: AnyObject {
    /// The calendar with its locale and time zone.
    var calendarInUse: Calendar { get }
    /// The locale of names.
    var localeInUse: Locale { get }
    /// Whether days have room for something below their numbers.
    var hasDecorations: Bool { get }
    /// The typeface of numbers and names; default the system's.
    var dayDesign: UIFontDescriptor.SystemDesign { get }

    /// Returns whether a day is chosen.
    func isChosen(_ day: Date) -> Bool
    /// Returns whether a day may be chosen.
    func mayChoose(_ day: Date) -> Bool
    /// Returns whether a person may go to the month that begins at a date and ends before another one.
    func mayShow(monthFrom start: Date, to end: Date) -> Bool
    /// A person pressed a day.
    func choose(day: Date)
    /// A person went to another month.
    func monthDidChange(from old: Date)
    /// Gives a day what stands below its number.
    func decorate(_ view: CalendarDayView, for day: Date)
}

extension CalendarMonthOwner {
    var hasDecorations: Bool { false }
    var dayDesign: UIFontDescriptor.SystemDesign { .default }
    func monthDidChange(from old: Date) {}
    func decorate(_ view: CalendarDayView, for day: Date) {}
}

extension UIDatePicker: CalendarMonthOwner {
    func isChosen(_ day: Date) -> Bool { calendarInUse.isDate(day, inSameDayAs: date) }

    func mayChoose(_ day: Date) -> Bool { isEnabled && allows(dayOf: day) }

    func mayShow(monthFrom start: Date, to end: Date) -> Bool {
        if let minimumDate, minimumDate >= end { return false }
        return maximumDate.map { $0 >= start } ?? true
    }

    func choose(day: Date) {
        let calendar = calendarInUse
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        // A clock that leaves an hour out that day leads to the next time that there is.
        let date = calendar.date(
            bySettingHour: time.hour ?? 0,
            minute: time.minute ?? 0,
            second: time.second ?? 0,
            of: day
        )
        choose(date ?? day)
    }
}
