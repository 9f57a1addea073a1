import Foundation

/// A month of days with decorations, of which a person may choose some.
///
/// - Note: Differs from UIKit: months change by buttons and swipes without animation, and no year is
///   chosen from a list.
open class UICalendarView: UIView {
    /// How large a decoration is.
    public enum DecorationSize: Int, Sendable {
        case small, medium, large
    }

    private var monthView: CalendarMonthView?
    private var storedRange = DateInterval(start: .distantPast, end: .distantFuture)

    /// What decorates days; asked when the view is laid out.
    open weak var delegate: (any UICalendarViewDelegate)? {
        didSet { monthView?.decorateAnew() }
    }
    /// What lets a person choose days; nil, the default, for none.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.calendarView = nil
            selectionBehavior?.calendarView = self
            choiceDidChange()
        }
    }
    /// The calendar; default the current one.
    open var calendar: Calendar = .current { didSet { daysDidChange() } }
    /// The time zone; nil, the default, is the calendar's.
    open var timeZone: TimeZone? { didSet { daysDidChange() } }
    /// The typeface of numbers and names; default the system's.
    open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { reload() } }
    /// Whether days have room for decorations; default true.
    open var wantsDateDecorations = true {
        didSet {
            daysDidChange()
            invalidateIntrinsicContentSize()
        }
    }

    private var ownLocale: Locale?
    /// The locale of names; default that of the person in front of the scene.
    open var locale: Locale {
        get { localeInUse }
        set {
            ownLocale = newValue
            reload()
        }
    }

    /// The days that a person can go to and choose; default all.
    open var availableDateRange: DateInterval {
        get { storedRange }
        set {
            storedRange = newValue
            showNearest(to: month.month)
        }
    }

    /// Creates a calendar that shows the current month; without a size it has the usual one.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        month.frame = bounds
        showNearest(to: Date())
    }

    private var month: CalendarMonthView {
        if let monthView { return monthView }
        let made = CalendarMonthView(self)
        monthView = made
        addSubview(made)
        return made
    }

    // MARK: - Month

    /// The month that is shown, as calendar, era, year, month and its first day.
    open var visibleDateComponents: DateComponents {
        get { components(of: month.month) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows the month of a date, or the nearest one that is available.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        var wanted = dateComponents
        wanted.day = wanted.day ?? 1
        guard let date = calendarInUse.date(from: wanted) else { return }
        showNearest(to: date)
    }

    /// Asks the delegate for the decorations of some days again, at the next layout.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        let calendar = calendarInUse
        let days = dates.compactMap { calendar.date(from: $0) }
        for view in month.days {
            guard let date = view.date,
                days.contains(where: { calendar.isDate($0, inSameDayAs: date) })
            else { continue }
            view.isDecorated = false
            month.setNeedsLayout()
        }
    }

    private func showNearest(to date: Date) {
        var date = max(date, storedRange.start)
        if date >= storedRange.end { date = storedRange.end.addingTimeInterval(-1) }
        month.show(date)
    }

    /// Shows the month again, with its names and limits.
    private func reload() {
        guard let monthView else { return }
        monthView.show(monthView.month)
    }

    /// Shows the month again where its days may stand for others or lose their decorations.
    private func daysDidChange() {
        reload()
        monthView?.decorateAnew()
    }

    /// Shows again which days are chosen and may be.
    func choiceDidChange() { monthView?.showChoice() }

    /// Returns what names a day.
    func components(of day: Date) -> DateComponents {
        var components = calendarInUse.dateComponents([.era, .year, .month, .day], from: day)
        components.calendar = calendarInUse
        return components
    }

    /// Returns the beginning of the day of components; nil where they name none.
    func day(of components: DateComponents) -> Date? {
        calendarInUse.date(from: components).map { calendarInUse.startOfDay(for: $0) }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // The person's locale is known now.
        if window != nil { reload() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        // Dots have the tint.
        monthView?.decorateAnew()
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize {
        var size = CalendarMonthView.naturalSize
        if wantsDateDecorations { size.height += 60 }
        return size
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        monthView?.frame = bounds
    }
}

extension UICalendarView: CalendarMonthOwner {
    var calendarInUse: Calendar {
        var calendar = calendar
        calendar.locale = localeInUse
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    var localeInUse: Locale {
        if let ownLocale { return ownLocale }
        let tag = window?.windowScene?.languageTag ?? RenderContext.current?.scene?.languageTag
        return tag.map { Locale(identifier: $0) } ?? .current
    }

    var hasDecorations: Bool { wantsDateDecorations }
    var dayDesign: UIFontDescriptor.SystemDesign { fontDesign }

    func isChosen(_ day: Date) -> Bool {
        guard let selectionBehavior else { return false }
        let calendar = calendarInUse
        return selectionBehavior.chosen.contains { components in
            self.day(of: components).map { calendar.isDate($0, inSameDayAs: day) } ?? false
        }
    }

    func mayChoose(_ day: Date) -> Bool {
        guard isAvailable(day) else { return false }
        // Without a behaviour days look as if they could be chosen, and are not.
        return selectionBehavior?.mayChoose(components(of: day)) ?? true
    }

    private func isAvailable(_ day: Date) -> Bool {
        let next = calendarInUse.date(byAdding: .day, value: 1, to: day) ?? day
        return next > storedRange.start && day < storedRange.end
    }

    func mayShow(monthFrom start: Date, to end: Date) -> Bool {
        end > storedRange.start && start < storedRange.end
    }

    func choose(day: Date) {
        selectionBehavior?.press(components(of: day), isChosen: isChosen(day))
        choiceDidChange()
    }

    func monthDidChange(from old: Date) {
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: components(of: old))
    }

    func decorate(_ view: CalendarDayView, for day: Date) {
        let decoration =
            wantsDateDecorations
            ? delegate?.calendarView(self, decorationFor: components(of: day)) : nil
        view.decoration = decoration?.makeView(tintColor)
    }
}

/// What decorates the days of a calendar and hears of its months.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: AnyObject {
    /// Returns what stands below a day's number; nil for nothing.
    func calendarView(
        _ calendarView: UICalendarView,
        decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    /// Tells that a person went to another month.
    func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    )
}

extension UICalendarViewDelegate {
    /// Does nothing.
    public func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}
