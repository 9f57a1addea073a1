import Foundation

/// How a person chooses days of a calendar; one of its subclasses.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    weak var calendarView: UICalendarView?

    /// Asks the delegate again which days may be chosen.
    open func updateSelectableDates() { calendarView?.choiceDidChange() }

    /// The days that are chosen.
    var chosen: [DateComponents] { [] }

    func mayChoose(_ day: DateComponents) -> Bool { true }

    /// A person pressed a day.
    func press(_ day: DateComponents, isChosen: Bool) {}

    func choiceDidChange() { calendarView?.choiceDidChange() }

    /// Whether components name the same day for the calendar.
    func isSame(_ day: DateComponents, _ other: DateComponents) -> Bool {
        guard let calendarView, let first = calendarView.day(of: day) else {
            return day.year == other.year && day.month == other.month && day.day == other.day
        }
        return first == calendarView.day(of: other)
    }
}

/// Lets a person choose one day.
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// What decides and hears of the choice.
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    private var stored: DateComponents?

    /// Creates a selection without a day.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The day; nil for none.
    ///
    /// The delegate is not told of changes.
    open var selectedDate: DateComponents? {
        get { stored }
        set { setSelected(newValue, animated: false) }
    }

    /// Chooses a day or none, without telling the delegate.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
        stored = dateComponents
        choiceDidChange()
    }

    override var chosen: [DateComponents] { stored.map { [$0] } ?? [] }

    override func mayChoose(_ day: DateComponents) -> Bool {
        delegate?.dateSelection(self, canSelectDate: day) ?? true
    }

    override func press(_ day: DateComponents, isChosen: Bool) {
        let new = isChosen ? nil : day
        if isChosen, delegate?.dateSelection(self, canSelectDate: nil) == false { return }
        stored = new
        delegate?.dateSelection(self, didSelectDate: new)
    }
}

/// What decides and hears of the day that a person chooses.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
    /// Tells which day was chosen; nil where the chosen one was pressed again.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate,
        didSelectDate dateComponents: DateComponents?
    )
    /// Returns whether a day may be chosen; of nil, whether none may.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate,
        canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// Returns true.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate,
        canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// Lets a person choose any number of days.
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// What decides and hears of the choice.
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    private var stored: [DateComponents] = []

    /// Creates a selection without days.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The days, as they were chosen.
    ///
    /// The delegate is not told of changes.
    open var selectedDates: [DateComponents] {
        get { stored }
        set { setSelectedDates(newValue, animated: false) }
    }

    /// Chooses days in place of those before, without telling the delegate.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        stored = selectedDates
        choiceDidChange()
    }

    override var chosen: [DateComponents] { stored }

    override func mayChoose(_ day: DateComponents) -> Bool {
        delegate?.multiDateSelection(self, canSelectDate: day) ?? true
    }

    override func press(_ day: DateComponents, isChosen: Bool) {
        if isChosen {
            guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
            stored.removeAll { isSame($0, day) }
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            stored.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}

/// What decides and hears of the days that a person chooses.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
    /// Tells that a day was chosen.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        didSelectDate dateComponents: DateComponents
    )
    /// Tells that a day is chosen no more.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        didDeselectDate dateComponents: DateComponents
    )
    /// Returns whether a day may be chosen.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        canSelectDate dateComponents: DateComponents
    ) -> Bool
    /// Returns whether a chosen day may be given up.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// Returns true.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    /// Returns true.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}
