import Foundation

/// The wheels of a date picker.
@MainActor
final class DateWheels {
    /// What a wheel stands for.
    enum Part {
        case day, month, dayOfMonth, year, hour, hourOfHalf, minute, half, hours, minutes
    }

    let picker = UIPickerView(frame: .zero)
    weak var owner: UIDatePicker?
    private(set) var parts: [Part] = []
    private var calendar = Calendar.current
    private var locale = Locale.current
    private var isTwelveHours = false
    private var interval = 1
    private var dayFormatter = DateFormatter()
    /// The day in the middle of the wheel of days.
    private var middleDay = Date(timeIntervalSinceReferenceDate: 0)

    /// Days on either side of the middle one.
    private static let days = 15_000
    private static let years = 9_999

    init() {
        picker.dataSource = self
        picker.delegate = self
    }

    // MARK: - Wheels

    /// Makes the wheels that the owner's mode, locale and calendar ask for.
    func reload() {
        guard let owner else { return }
        calendar = owner.calendarInUse
        locale = owner.localeInUse
        interval = owner.minuteInterval
        let hours = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "HH"
        isTwelveHours = hours.contains("a")
        dayFormatter = DateFormatter()
        dayFormatter.locale = locale
        dayFormatter.calendar = calendar
        dayFormatter.timeZone = calendar.timeZone
        dayFormatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
        middleDay = calendar.startOfDay(for: Date())
        let time: [Part] = isTwelveHours ? [.hourOfHalf, .minute, .half] : [.hour, .minute]
        parts =
            switch owner.datePickerMode {
            case .time: time
            case .date: dateParts("yMMMMd")
            case .yearAndMonth: dateParts("yMMMM")
            case .dateAndTime: [.day] + time
            case .countDownTimer: [.hours, .minutes]
            }
        picker.reloadAllComponents()
    }

    /// Returns the parts of a date in the order in which the locale writes them.
    private func dateParts(_ template: String) -> [Part] {
        let format =
            DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
            ?? template
        let letters: [(Character, Part)] = [("y", .year), ("M", .month), ("d", .dayOfMonth)]
        let found = letters.compactMap { letter, part in
            (format.firstIndex(of: letter) ?? (letter == "M" ? format.firstIndex(of: "L") : nil))
                .map { ($0, part) }
        }
        return found.sorted { $0.0 < $1.0 }.map(\.1)
    }

    // MARK: - Dates and rows

    /// Turns the wheels to a date.
    func show(_ date: Date, animated: Bool) {
        if parts.isEmpty { reload() }
        for (index, part) in parts.enumerated() {
            let row = row(of: part, date)
            if picker.selectedRow(inComponent: index) != row {
                picker.selectRow(row, inComponent: index, animated: animated)
            }
        }
    }

    private func row(of part: Part, _ date: Date) -> Int {
        func component(_ component: Calendar.Component) -> Int {
            calendar.component(component, from: date)
        }
        switch part {
        case .day:
            let start = calendar.startOfDay(for: date)
            let days = calendar.dateComponents([.day], from: middleDay, to: start).day ?? 0
            return Self.days + days
        case .month: return component(.month) - 1
        case .dayOfMonth: return component(.day) - 1
        case .year: return component(.year) - 1
        case .hour, .hours: return component(.hour)
        case .hourOfHalf: return component(.hour) % 12
        case .minute, .minutes: return component(.minute) / interval
        case .half: return component(.hour) / 12
        }
    }

    /// Returns the date that the wheels show.
    private func date(from old: Date) -> Date {
        var new = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: old)
        var half: Int?
        var day = new.day ?? 1
        for (index, part) in parts.enumerated() {
            let row = max(0, picker.selectedRow(inComponent: index))
            switch part {
            case .day:
                let date =
                    calendar.date(byAdding: .day, value: row - Self.days, to: middleDay) ?? old
                let parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
                (new.era, new.year, new.month) = (parts.era, parts.year, parts.month)
                day = parts.day ?? 1
            case .month: new.month = row + 1
            case .dayOfMonth: day = row + 1
            case .year: new.year = row + 1
            case .hour, .hours, .hourOfHalf: new.hour = row
            case .minute, .minutes: new.minute = row * interval
            case .half: half = row
            }
        }
        if let half { new.hour = (new.hour ?? 0) % 12 + 12 * half }
        // The 31st of a shorter month is its last day.
        new.day = 1
        let first = calendar.date(from: new) ?? old
        let length = calendar.range(of: .day, in: .month, for: first)?.count ?? 31
        new.day = min(day, length)
        return calendar.date(from: new) ?? old
    }

    private func count(of part: Part) -> Int {
        switch part {
        case .day: 2 * Self.days + 1
        case .month: calendar.monthSymbols.count
        case .dayOfMonth: 31
        case .year: Self.years
        case .hour, .hours: 24
        case .hourOfHalf: 12
        case .minute, .minutes: 60 / interval
        case .half: 2
        }
    }

    private func title(of row: Int, _ part: Part) -> String {
        switch part {
        case .day:
            guard let date = calendar.date(byAdding: .day, value: row - Self.days, to: middleDay)
            else { return "" }
            return dayFormatter.string(from: date)
        case .month:
            let names = calendar.standaloneMonthSymbols
            return names.indices.contains(row) ? names[row] : "\(row + 1)"
        case .dayOfMonth, .year: return "\(row + 1)"
        case .hour: return isTwelveHours ? "\(row)" : Self.padded(row)
        case .hourOfHalf: return "\(row == 0 ? 12 : row)"
        case .minute: return Self.padded(row * interval)
        case .half: return row == 0 ? calendar.amSymbol : calendar.pmSymbol
        case .hours: return row == 1 ? "1 hour" : "\(row) hours"
        case .minutes: return "\(row * interval) min"
        }
    }

    private func name(of part: Part) -> String {
        switch part {
        case .day: "Date"
        case .month: "Month"
        case .dayOfMonth: "Day"
        case .year: "Year"
        case .hour, .hourOfHalf, .hours: "Hour"
        case .minute, .minutes: "Minute"
        case .half: "AM or PM"
        }
    }

    private static func padded(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}

extension DateWheels: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { parts.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        count(of: parts[component])
    }

    func pickerView(
        _ pickerView: UIPickerView,
        titleForRow row: Int,
        forComponent component: Int
    ) -> String? {
        title(of: row, parts[component])
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let room = pickerView.bounds.width - 18
        let weights = parts.map { part -> CGFloat in
            switch part {
            case .day: 2.4
            case .month, .hours, .minutes: 1.8
            case .year: 1.2
            default: 1
            }
        }
        return max(0, room * weights[component] / weights.reduce(0, +))
    }

    func pickerView(
        _ pickerView: UIPickerView,
        didSelectRow row: Int,
        inComponent component: Int
    ) {
        guard let owner else { return }
        owner.choose(date(from: owner.date))
    }
}

extension DateWheels: UIPickerViewAccessibilityDelegate {
    func pickerView(
        _ pickerView: UIPickerView,
        accessibilityLabelForComponent component: Int
    ) -> String? {
        guard parts.indices.contains(component) else { return nil }
        let names = [owner?.accessibilityLabel, name(of: parts[component])]
        return names.compactMap { $0 }.joined(separator: ", ")
    }
}
