import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIDatePickerStyleTests {
    private func makePicker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: "en_GB")
        picker.calendar = Calendar(identifier: .gregorian)
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = date("2024-01-31T10:30:00Z")
        return picker
    }

    private func date(_ text: String) -> Date { ISO8601DateFormatter().date(from: text) ?? Date() }

    @Test func theSystemsStyleIsCompact() {
        #expect(UIDatePicker().datePickerStyle == .compact)
        #expect(makePicker(.automatic, .countDownTimer).datePickerStyle == .wheels)
        #expect(makePicker(.inline, .time).datePickerStyle == .wheels)
        #expect(makePicker(.inline, .date).datePickerStyle == .inline)
    }

    @Test func aCompactPickerShowsItsDateInFields() {
        let scene = ControlScene()
        let picker = makePicker(.compact, .dateAndTime)
        scene.show(picker)
        #expect(
            picker.fields.fields.map { $0.button.title(for: .normal) } == ["31 Jan 2024", "10:30"]
        )
        #expect(picker.intrinsicContentSize.height == 34)
        picker.datePickerMode = .date
        #expect(picker.fields.fields.count == 1)
        picker.preferredDatePickerStyle = .wheels
        #expect(picker.fields.fields.isEmpty)
        #expect(picker.subviews.first is UIPickerView)
    }

    @Test func fieldsFitIntoLessRoom() {
        let scene = ControlScene()
        let picker = makePicker(.compact, .dateAndTime)
        scene.show(picker)
        let natural = picker.intrinsicContentSize.width
        let buttons = picker.fields.fields.map(\.button)
        picker.frame = CGRect(x: 0, y: 0, width: natural - 1, height: 34)
        picker.layoutIfNeeded()
        #expect(buttons.map { $0.title(for: .normal) } == ["31/01/24", "10:30"])
        #expect(buttons[1].frame.maxX < natural - 1)
        picker.frame.size.width = 100
        picker.layoutIfNeeded()
        #expect(abs(buttons[1].frame.maxX - 100) < 0.01)
        // What it asks for stays, and comes back where there is room.
        #expect(picker.intrinsicContentSize.width == natural)
        picker.frame.size.width = natural
        picker.layoutIfNeeded()
        #expect(buttons.map { $0.title(for: .normal) } == ["31 Jan 2024", "10:30"])
    }

    @Test func aFieldOpensAMonth() throws {
        let scene = ControlScene()
        let picker = makePicker(.compact, .date)
        picker.frame = CGRect(x: 20, y: 100, width: 200, height: 34)
        var sent = 0
        picker.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
        scene.show(picker)
        try scene.tap(picker.fields.fields[0].button)
        _ = scene.scene.commit()
        scene.clock.advance(by: 1) { _ = scene.scene.commit() }
        let shown = scene.window.rootViewController?.presentedViewController
        let controller = try #require(shown as? DatePickerController)
        let month = try #require(controller.monthView)
        #expect(controller.modalPresentationStyle == .popover)
        let day = try #require(month.days.first { $0.date == date("2024-01-15T00:00:00Z") })
        try scene.tap(day)
        #expect(picker.date == date("2024-01-15T10:30:00Z"))
        #expect(sent == 1)
        #expect(day.isSelected)
        #expect(picker.fields.fields[0].button.title(for: .normal) == "15 Jan 2024")
    }

    @Test func aMonthBeginsOnItsDayOfTheWeek() throws {
        let scene = ControlScene()
        let picker = makePicker(.inline, .date)
        scene.show(picker)
        let month = try #require(picker.monthView)
        // 1 January 2024 is a Monday, with which weeks begin in Britain.
        #expect(month.days[0].date == date("2024-01-01T00:00:00Z"))
        #expect(month.days[30].isSelected)
        #expect(month.days[31].isHidden)
        #expect(month.days[30].accessibilityLabel == "Wednesday 31 January")
        picker.locale = Locale(identifier: "en_US")
        #expect(month.days[0].isHidden)
        #expect(month.days[1].date == date("2024-01-01T00:00:00Z"))
    }

    @Test func daysBeyondTheLimitsAreNotPressed() throws {
        let scene = ControlScene()
        let picker = makePicker(.inline, .date)
        picker.minimumDate = date("2024-01-10T12:00:00Z")
        picker.sizeToFit()
        scene.show(picker)
        let month = try #require(picker.monthView)
        #expect(!month.days[8].isEnabled)
        #expect(month.days[9].isEnabled)
        try scene.tap(month.days[9])
        #expect(picker.date == date("2024-01-10T12:00:00Z"))
    }

    @Test func monthsAreTurned() throws {
        let scene = ControlScene()
        let picker = makePicker(.inline, .dateAndTime)
        picker.sizeToFit()
        scene.show(picker)
        let month = try #require(picker.monthView)
        let next = try #require(month.subviews.first { $0.accessibilityLabel == "Next month" })
        try scene.tap(next)
        #expect(month.month == date("2024-02-01T00:00:00Z"))
        #expect(picker.date == date("2024-01-31T10:30:00Z"))
        #expect(picker.fields.fields.map(\.part) == [.time])
        #expect(picker.intrinsicContentSize.height == 374)
    }

    @Test func fromRightToLeftDaysRunTheOtherWay() throws {
        let scene = ControlScene(isRightToLeft: true)
        let picker = makePicker(.inline, .date)
        scene.show(picker)
        let month = try #require(picker.monthView)
        #expect(month.days[0].frame.minX > month.days[1].frame.minX)
    }
}
