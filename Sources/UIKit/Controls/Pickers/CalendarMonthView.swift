import CoreGraphics
import Foundation

/// One month of a date picker or calendar, whose days are pressed.
final class CalendarMonthView: UIView {
    /// The size that the days have room in, in points.
    static let naturalSize = CGSize(width: 320, height: 330)
    private static let headHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 22

    weak var owner: (any CalendarMonthOwner)?
    /// The first day of the month that is shown.
    private(set) var month = Date(timeIntervalSinceReferenceDate: 0)
    private let title = UILabel()
    private let before = UIButton(type: .system)
    private let after = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private(set) var days: [CalendarDayView] = []

    init(_ owner: any CalendarMonthOwner) {
        self.owner = owner
        super.init(frame: CGRect(origin: .zero, size: Self.naturalSize))
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.accessibilityTraits = .header
        addSubview(title)
        before.setImage(UIImage(systemName: "chevron.left"), for: .normal)
        before.accessibilityLabel = "Previous month"
        before.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .touchUpInside)
        after.setImage(UIImage(systemName: "chevron.right"), for: .normal)
        after.accessibilityLabel = "Next month"
        after.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
        for button in [before, after] { addSubview(button) }
        weekdays = (0..<7).map { _ in
            let label = UILabel()
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            addSubview(label)
            return label
        }
        days = (0..<42).map { _ in
            let day = CalendarDayView()
            day.addAction(
                UIAction { [weak self, weak day] _ in
                    if let date = day?.date { self?.owner?.choose(day: date) }
                },
                for: .touchUpInside
            )
            addSubview(day)
            return day
        }
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: CalendarMonthView.swipe)
            swipe.direction = direction
            addGestureRecognizer(swipe)
        }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Contents

    /// Shows the month of a date, with the owner's limits and words.
    func show(_ date: Date) {
        guard let calendar = owner?.calendarInUse else { return }
        month = calendar.dateInterval(of: .month, for: date)?.start ?? date
        reload()
    }

    private func turn(by months: Int) {
        guard let calendar = owner?.calendarInUse,
            let next = calendar.date(byAdding: .month, value: months, to: month)
        else { return }
        let old = month
        show(next)
        owner?.monthDidChange(from: old)
    }

    private func swipe(_ recognizer: UISwipeGestureRecognizer) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isForwards = (recognizer.direction == .left) != isMirrored
        if (isForwards ? after : before).isEnabled { turn(by: isForwards ? 1 : -1) }
    }

    private func reload() {
        guard let owner else { return }
        let calendar = owner.calendarInUse
        let formatter = DateFormatter()
        formatter.locale = owner.localeInUse
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate("yMMMM")
        title.text = formatter.string(from: month)
        let names = formatter.shortWeekdaySymbols
        for (index, label) in weekdays.enumerated() where names.count == 7 {
            label.text = names[(calendar.firstWeekday - 1 + index) % 7].uppercased()
        }
        formatter.setLocalizedDateFormatFromTemplate("EEEEMMMMd")
        title.font = Self.font(17, .semibold, owner.dayDesign)
        showDays(calendar, formatter, owner)
        setNeedsLayout()
    }

    private func showDays(
        _ calendar: Calendar,
        _ formatter: DateFormatter,
        _ owner: any CalendarMonthOwner
    ) {
        let weekday = calendar.component(.weekday, from: month)
        let lead = (weekday - calendar.firstWeekday + 7) % 7
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
        for (index, day) in days.enumerated() {
            let number = index - lead
            guard (0..<count).contains(number),
                let date = calendar.date(byAdding: .day, value: number, to: month)
            else {
                day.date = nil
                day.isHidden = true
                day.decoration = nil
                continue
            }
            day.isHidden = false
            if day.date != date {
                day.date = date
                day.decoration = nil
                day.isDecorated = false
            }
            day.design = owner.dayDesign
            day.hasDecorations = owner.hasDecorations
            day.show(
                number: calendar.component(.day, from: date),
                name: formatter.string(from: date),
                isToday: calendar.isDateInToday(date)
            )
        }
        showChoice()
        func start(_ months: Int) -> Date {
            calendar.date(byAdding: .month, value: months, to: month) ?? month
        }
        before.isEnabled = owner.mayShow(monthFrom: start(-1), to: month)
        after.isEnabled = owner.mayShow(monthFrom: start(1), to: start(2))
    }

    /// Shows again which days are chosen and may be, and asks for nothing else.
    func showChoice() {
        guard let owner else { return }
        for day in days {
            guard let date = day.date else { continue }
            day.isSelected = owner.isChosen(date)
            day.isEnabled = owner.mayChoose(date)
        }
    }

    /// Has the owner decorate all days again, at the next layout.
    func decorateAnew() {
        for day in days { day.isDecorated = false }
        setNeedsLayout()
    }

    private func decorate() {
        for day in days where !day.isDecorated {
            guard let date = day.date else { continue }
            day.isDecorated = true
            UIView.performWithoutAnimation { owner?.decorate(day, for: date) }
        }
    }

    /// Returns a font of the owner's typeface.
    static func font(
        _ size: CGFloat,
        _ weight: UIFont.Weight,
        _ design: UIFontDescriptor.SystemDesign
    ) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        guard design != .default else { return font }
        return font.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: size) }
            ?? font
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        decorate()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ frame: CGRect) {
            var frame = frame
            if isMirrored { frame.origin.x = bounds.width - frame.maxX }
            view.frame = frame
        }
        let head = Self.headHeight
        place(title, CGRect(x: 16, y: 0, width: max(0, bounds.width - 120), height: head))
        place(before, CGRect(x: bounds.width - 96, y: 0, width: 44, height: head))
        place(after, CGRect(x: bounds.width - 52, y: 0, width: 44, height: head))
        let glyph = CGAffineTransform(scaleX: isMirrored ? -1 : 1, y: 1)
        for button in [before, after] where button.transform != glyph { button.transform = glyph }
        let width = max(0, bounds.width - 16) / 7
        for (index, label) in weekdays.enumerated() {
            let x = 8 + width * CGFloat(index)
            place(label, CGRect(x: x, y: head, width: width, height: Self.weekdayHeight))
        }
        let top = head + Self.weekdayHeight
        let height = max(0, bounds.height - top) / 6
        for (index, day) in days.enumerated() {
            let x = 8 + width * CGFloat(index % 7)
            let y = top + height * CGFloat(index / 7)
            place(day, CGRect(x: x, y: y, width: width, height: height))
        }
    }
}
