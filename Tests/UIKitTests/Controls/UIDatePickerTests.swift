import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIDatePickerTests {
    private let scene = ControlScene()
    private let picker = UIDatePicker()
    private let log = Log()

    init() {
        picker.preferredDatePickerStyle = .wheels
        picker.locale = Locale(identifier: "en_GB")
        picker.calendar = Calendar(identifier: .gregorian)
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.datePickerMode = .date
        picker.date = date("2024-01-31T10:30:00Z")
        scene.show(picker)
        let (log, picker) = (log, picker)
        picker.addAction(
            UIAction { _ in log(ISO8601DateFormatter().string(from: picker.date)) },
            for: .valueChanged
        )
    }

    private func date(_ text: String) -> Date { ISO8601DateFormatter().date(from: text) ?? Date() }

    @Test func wheelsSayWhatTheyStandFor() throws {
        let wheels = try #require(wheels)
        #expect(wheels.columns.map { $0.makeSemantics().label } == ["Day", "Month", "Year"])
        picker.accessibilityLabel = "Birthday"
        #expect(wheels.columns.first?.makeSemantics().label == "Birthday, Day")
        // The wheels of another mode come with the next layout.
        picker.datePickerMode = .yearAndMonth
        #expect(wheels.columns.allSatisfy { $0.makeSemantics().label?.isEmpty == false })
    }

    private var wheels: UIPickerView? { picker.subviews.first as? UIPickerView }

    private func titles() -> [String?] {
        wheels?.columns.map {
            $0.contentView(at: $0.selectedRow).flatMap { ($0 as? UILabel)?.text }
        }
            ?? []
    }

    private func choose(_ column: Int, steps: Int) throws {
        let view = try #require(wheels?.columns[column])
        let id = try #require(scene.scene.nodeID(of: view))
        try scene.scene.deliver(.adjust(AdjustInput(node: id, steps: steps)))
    }

    @Test func dateStandsInTheOrderOfTheLocale() {
        #expect(titles() == ["31", "January", "2024"])
        picker.locale = Locale(identifier: "en_US")
        scene.show(picker)
        #expect(titles() == ["January", "31", "2024"])
    }

    @Test func shorterMonthEndsEarlier() throws {
        try choose(1, steps: -1)
        #expect(log.take() == ["2024-02-29T10:30:00Z"])
        #expect(titles() == ["29", "February", "2024"])
    }

    @Test func dateStaysWithinItsLimits() throws {
        picker.maximumDate = date("2024-02-10T00:00:00Z")
        try choose(1, steps: -1)
        #expect(log.take() == ["2024-02-10T00:00:00Z"])
        #expect(titles() == ["10", "February", "2024"])
        picker.minimumDate = date("2025-01-01T00:00:00Z")
        picker.date = date("2020-01-01T00:00:00Z")
        #expect(picker.date == date("2020-01-01T00:00:00Z"))
    }

    @Test func timeFollowsTheLocalesHalves() throws {
        picker.datePickerMode = .time
        scene.show(picker)
        #expect(titles() == ["10", "30"])
        picker.locale = Locale(identifier: "en_US")
        scene.show(picker)
        #expect(titles() == ["10", "30", "AM"])
        try choose(2, steps: -1)
        #expect(log.take() == ["2024-01-31T22:30:00Z"])
    }

    @Test func minutesGoByTheInterval() throws {
        picker.datePickerMode = .time
        picker.minuteInterval = 15
        scene.show(picker)
        #expect(wheels?.numberOfRows(inComponent: 1) == 4)
        try choose(1, steps: -1)
        #expect(log.take() == ["2024-01-31T10:45:00Z"])
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
    }

    @Test func dayAndTimeStandTogether() throws {
        picker.datePickerMode = .dateAndTime
        scene.show(picker)
        #expect(wheels?.numberOfComponents == 3)
        try choose(0, steps: -1)
        #expect(log.take() == ["2024-02-01T10:30:00Z"])
    }

    @Test func timerHasADuration() throws {
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 5_430
        scene.show(picker)
        #expect(picker.countDownDuration == 5_400)
        #expect(titles() == ["1 hour", "30 min"])
        try choose(0, steps: -2)
        #expect(picker.countDownDuration == 12_600)
    }

    @Test func sizeIsThatOfWheels() {
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(picker.datePickerStyle == .wheels)
    }

    @Test func textsTakeTheColourOfTheKeyTextColor() throws {
        picker.setValue(UIColor.red, forKeyPath: "textColor")
        #expect(picker.value(forKey: "textColor") as? UIColor == .red)
        let wheels = try #require(wheels)
        let row = wheels.selectedRow(inComponent: 0)
        let label = wheels.view(forRow: row, forComponent: 0) as? UILabel
        #expect(label?.textColor == .red)
        picker.preferredDatePickerStyle = .compact
        picker.layoutIfNeeded()
        let field = picker.subviews.lazy.compactMap { $0 as? UIButton }.first
        #expect(field?.titleColor(for: .normal) == .red)
        picker.setValue(nil, forKey: "textColor")
        #expect(picker.value(forKey: "textColor") == nil)
        #expect(field?.titleColor(for: .normal) == .label)
    }
}
