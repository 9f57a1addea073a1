import UIKit

/// Wheels of the app's own rows and of dates, days of a calendar, colours.
class PickersController: ScrollingStackController, UIPickerViewDataSource, UIPickerViewDelegate {
    private static let sizes = ["Small", "Medium", "Large", "Extra large"]
    private static let fruit = [
        "Apple", "Apricot", "Banana", "Cherry", "Fig", "Grape", "Lemon", "Mango", "Orange", "Peach",
        "Pear", "Plum",
    ]

    let picker = UIPickerView()
    let datePicker = UIDatePicker()
    let calendar = UICalendarView()
    let colorWell = UIColorWell()
    private let report = UILabel()
    private let modes = UISegmentedControl(items: ["Time", "Date", "Both", "Timer"])

    override func viewDidLoad() {
        super.viewDidLoad()
        addTitle("Pickers")
        report.text = "Nothing taken yet"
        report.font = .preferredFont(forTextStyle: .footnote)
        report.textColor = .secondaryLabel
        report.accessibilityIdentifier = "report-label"
        stack.addArrangedSubview(report)
        picker.dataSource = self
        picker.delegate = self
        picker.accessibilityIdentifier = "picker"
        picker.selectRow(2, inComponent: 0, animated: false)
        picker.selectRow(1, inComponent: 1, animated: false)
        addSection([picker])
        modes.selectedSegmentIndex = 1
        modes.accessibilityIdentifier = "modes"
        modes.addTarget(self, action: Self.changeMode, for: .valueChanged)
        datePicker.datePickerMode = .date
        datePicker.preferredDatePickerStyle = .wheels
        datePicker.locale = Locale(identifier: "en_GB")
        datePicker.timeZone = TimeZone(identifier: "UTC")
        datePicker.date = Date(timeIntervalSinceReferenceDate: 0)
        datePicker.accessibilityIdentifier = "date-picker"
        datePicker.addTarget(self, action: Self.dateChanged, for: .valueChanged)
        addSection([modes, datePicker])
        addCalendar()
        addColorWell()
    }

    private func addCalendar() {
        calendar.calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_GB")
        calendar.timeZone = TimeZone(identifier: "UTC")
        calendar.visibleDateComponents = DateComponents(year: 2001, month: 1)
        calendar.delegate = self
        calendar.selectionBehavior = UICalendarSelectionMultiDate(delegate: self)
        calendar.accessibilityIdentifier = "calendar"
        addSection([calendar])
    }

    private func addColorWell() {
        colorWell.title = "Colour of the report"
        colorWell.supportsAlpha = false
        colorWell.selectedColor = .systemIndigo
        colorWell.accessibilityIdentifier = "color-well"
        colorWell.addTarget(self, action: Self.colorChanged, for: .valueChanged)
        let label = UILabel()
        label.text = "Colour of the report"
        colorWell.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label, colorWell])
        row.alignment = .center
        addSection([row])
    }

    private func addSection(_ views: [UIView]) {
        let section = UIStackView(arrangedSubviews: views)
        section.axis = .vertical
        section.spacing = 8
        section.isLayoutMarginsRelativeArrangement = true
        section.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        section.backgroundColor = .secondarySystemGroupedBackground
        section.layer.cornerRadius = 12
        section.clipsToBounds = true
        stack.addArrangedSubview(section)
    }

    func changeMode() {
        let all: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .countDownTimer]
        datePicker.datePickerMode = all[modes.selectedSegmentIndex]
    }

    func colorChanged() { report.textColor = colorWell.selectedColor }

    func dateChanged() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        let parts = calendar.dateComponents([.year, .month, .day], from: datePicker.date)
        report.text = "\(parts.year ?? 0)-\(parts.month ?? 0)-\(parts.day ?? 0)"
    }

    // MARK: - Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? Self.fruit.count : Self.sizes.count
    }

    func pickerView(
        _ pickerView: UIPickerView,
        titleForRow row: Int,
        forComponent component: Int
    ) -> String? {
        component == 0 ? Self.fruit[row] : Self.sizes[row]
    }

    func pickerView(
        _ pickerView: UIPickerView,
        didSelectRow row: Int,
        inComponent component: Int
    ) {
        let fruit = Self.fruit[max(0, pickerView.selectedRow(inComponent: 0))]
        let size = Self.sizes[max(0, pickerView.selectedRow(inComponent: 1))]
        report.text = "\(fruit), \(size.lowercased())"
    }
}

extension PickersController: UICalendarViewDelegate, UICalendarSelectionMultiDateDelegate {
    func calendarView(
        _ calendarView: UICalendarView,
        decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
        switch dateComponents.day {
        case 6: .default(color: .systemRed)
        case 14: .image(UIImage(systemName: "star.fill"), color: .systemOrange, size: .large)
        case 25:
            .customView {
                let label = UILabel()
                label.text = "pay"
                label.font = .systemFont(ofSize: 11)
                return label
            }
        default: nil
        }
    }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        didSelectDate dateComponents: DateComponents
    ) { reportDays(selection) }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        didDeselectDate dateComponents: DateComponents
    ) { reportDays(selection) }

    private func reportDays(_ selection: UICalendarSelectionMultiDate) {
        let days = selection.selectedDates.map { "\($0.day ?? 0).\($0.month ?? 0)." }
        report.text = days.isEmpty ? "No days" : days.joined(separator: " ")
    }
}
