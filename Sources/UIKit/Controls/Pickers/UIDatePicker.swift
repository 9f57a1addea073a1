import Foundation
import RenderTree

/// A control for a date, a time or a duration.
open class UIDatePicker: UIControl {
    private let wheels = DateWheels()
    /// The fields of the compact style, and of the time below a month.
    private(set) lazy var fields = DatePickerFields(self)
    /// The month of the inline style; nil for others.
    private(set) var monthView: CalendarMonthView?
    private var storedDate = Date()
    private var storedInterval = 1

    /// What a date picker asks for.
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer, yearAndMonth
    }

    /// Creates a picker of the current date and time; without a size it has the usual one.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeOwnValues(of: self)
    }

    private func prepare() {
        wheels.owner = self
        wheels.picker.frame = bounds
        styleDidChange()
    }

    // MARK: - Value

    /// The date; default the one when the picker was made.
    ///
    /// Whole seconds are kept, not shown.
    open var date: Date {
        get { storedDate }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date; no action is sent.
    open func setDate(_ date: Date, animated: Bool) {
        storedDate = clamped(date)
        showDate(animated: animated)
        setNeedsRender()
    }

    /// The earliest date; default nil.
    ///
    /// It does not count beside a later `maximumDate`.
    open var minimumDate: Date? {
        didSet { setDate(storedDate, animated: false) }
    }

    /// The latest date; default nil.
    open var maximumDate: Date? {
        didSet { setDate(storedDate, animated: false) }
    }

    /// The duration in mode `countDownTimer`, in seconds; whole minutes below a day.
    open var countDownDuration: TimeInterval {
        get {
            let parts = calendarInUse.dateComponents([.hour, .minute], from: storedDate)
            return TimeInterval((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
        }
        set {
            let seconds = newValue >= 60 ? min(newValue, 86_340) : 60
            let start = calendarInUse.startOfDay(for: storedDate)
            setDate(start.addingTimeInterval((seconds / 60).rounded(.down) * 60), animated: false)
        }
    }

    func clamped(_ date: Date) -> Date {
        guard datePickerMode != .countDownTimer else { return date }
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        var date = date
        if let minimumDate { date = max(date, minimumDate) }
        if let maximumDate { date = min(date, maximumDate) }
        return date
    }

    /// A person chose a date.
    func choose(_ date: Date) {
        let new = clamped(date)
        let isOther = new != storedDate
        storedDate = new
        showDate(animated: true)
        if isOther { sendValueChanged() }
    }

    // MARK: - Look

    /// What the picker asks for; default date and time.
    open var datePickerMode = Mode.dateAndTime {
        didSet { if datePickerMode != oldValue { styleDidChange() } }
    }

    /// The minutes from one row to the next, a part of 60; default 1, which stands for others too.
    open var minuteInterval: Int {
        get { storedInterval }
        set {
            storedInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
            wheelsDidChange()
        }
    }

    /// The locale; nil, the default, is that of the person in front of the scene.
    open var locale: Locale? {
        didSet { wheelsDidChange() }
    }

    /// The calendar; default the current one.
    open var calendar: Calendar! = .current {
        didSet { wheelsDidChange() }
    }

    /// The time zone; nil, the default, is the calendar's.
    open var timeZone: TimeZone? {
        didSet { wheelsDidChange() }
    }

    /// The colour of the texts, known to apps as the key "textColor"; nil: the system's.
    var textColor: UIColor? {
        didSet {
            wheels.picker.rowColor = textColor
            fields.textColor = textColor
        }
    }

    /// The style that the app asks for; default `.automatic`.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { styleDidChange() } }
    }

    /// The style that is shown: compact where the app leaves it open, wheels for durations.
    ///
    /// Times and months without days have no month to show: wheels are shown in place of `.inline`.
    open var datePickerStyle: UIDatePickerStyle {
        switch (preferredDatePickerStyle, datePickerMode) {
        case (_, .countDownTimer), (_, .yearAndMonth), (.wheels, _), (.inline, .time): .wheels
        case (.automatic, _), (.compact, _): .compact
        case (.inline, _): .inline
        }
    }

    /// The calendar with the picker's locale and time zone.
    var calendarInUse: Calendar {
        var calendar: Calendar = self.calendar ?? .current
        calendar.locale = localeInUse
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    var localeInUse: Locale {
        if let locale { return locale }
        let tag = window?.windowScene?.languageTag ?? RenderContext.current?.scene?.languageTag
        return tag.map { Locale(identifier: $0) } ?? .current
    }

    private func wheelsDidChange() {
        if datePickerStyle == .wheels { wheels.reload() }
        showDate(animated: false)
        invalidateIntrinsicContentSize()
    }

    /// Shows the date in what the style has.
    private func showDate(animated: Bool) {
        if datePickerStyle == .wheels { wheels.show(storedDate, animated: animated) }
        monthView?.show(storedDate)
        if datePickerStyle == .compact || !fields.fields.isEmpty {
            fields.updateTitles()
            setNeedsLayout()
        }
    }

    /// Makes what the style is shown with, and takes away what another was.
    private func styleDidChange() {
        let style = datePickerStyle
        if style == .wheels {
            if wheels.picker.superview !== self { insertSubview(wheels.picker, at: 0) }
        } else {
            wheels.picker.removeFromSuperview()
        }
        if style == .inline, monthView == nil {
            let month = CalendarMonthView(self)
            monthView = month
            insertSubview(month, at: 0)
        } else if style != .inline {
            monthView?.removeFromSuperview()
            monthView = nil
        }
        let hasDay = datePickerMode != .time
        let hasTime = datePickerMode != .date
        let parts: [DatePickerFields.Part] =
            switch style {
            case .compact: (hasDay ? [.day] : []) + (hasTime ? [.time] : [])
            case .inline: hasTime ? [.time] : []
            default: []
            }
        fields.show(parts)
        wheelsDidChange()
        setNeedsLayout()
    }

    /// Whether any time of a day is within the limits.
    func allows(dayOf date: Date) -> Bool {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return true }
        let next = calendarInUse.date(byAdding: .day, value: 1, to: date) ?? date
        return minimumDate.map { $0 < next } ?? true && maximumDate.map { $0 >= date } ?? true
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // The person's locale is known now.
        if window != nil { wheelsDidChange() }
    }

    override func stateDidChange() {
        super.stateDidChange()
        wheels.picker.isUserInteractionEnabled = isEnabled
        wheels.picker.alpha = isEnabled ? 1 : 0.5
        showDate(animated: false)
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .compact: return fields.size
        case .inline:
            var size = CalendarMonthView.naturalSize
            if !fields.fields.isEmpty { size.height += 44 }
            return size
        default: return wheels.picker.intrinsicContentSize
        }
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch datePickerStyle {
        case .compact: fields.layOut(in: bounds, isMirrored: isMirrored)
        case .inline:
            let below: CGFloat = fields.fields.isEmpty ? 0 : 44
            monthView?.frame = CGRect(
                x: 0,
                y: 0,
                width: bounds.width,
                height: max(0, bounds.height - below)
            )
            let width = fields.size.width
            // The time stands where lines end.
            let row = CGRect(
                x: isMirrored ? 16 : bounds.width - 16 - width,
                y: bounds.height - below,
                width: width,
                height: below
            )
            fields.layOut(in: row, isMirrored: isMirrored)
        default: wheels.picker.frame = bounds
        }
    }

    override var isPressable: Bool { false }
}

/// The styles of a date picker; numbered as in UIKit.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}
