import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UICalendarViewTests {
    private final class Listener: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate
    {
        var asked: [Int] = []
        var log: [String] = []
        var refused: Int?

        func calendarView(
            _ calendarView: UICalendarView,
            decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? {
            let day = dateComponents.day ?? 0
            asked.append(day)
            switch day {
            case 3: return .default(color: .red, size: .large)
            case 4: return .image(UIImage(systemName: "star"), size: .small)
            case 5: return .customView { UIView(frame: CGRect(x: 0, y: 0, width: 99, height: 99)) }
            default: return nil
            }
        }

        func calendarView(
            _ calendarView: UICalendarView,
            didChangeVisibleDateComponentsFrom previous: DateComponents
        ) { log.append("from \(previous.month ?? 0)") }

        func dateSelection(
            _ selection: UICalendarSelectionSingleDate,
            didSelectDate dateComponents: DateComponents?
        ) { log.append("single \(dateComponents?.day ?? 0)") }

        func dateSelection(
            _ selection: UICalendarSelectionSingleDate,
            canSelectDate dateComponents: DateComponents?
        ) -> Bool { dateComponents?.day != refused || refused == nil }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate,
            didSelectDate dateComponents: DateComponents
        ) { log.append("add \(dateComponents.day ?? 0)") }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate,
            didDeselectDate dateComponents: DateComponents
        ) { log.append("remove \(dateComponents.day ?? 0)") }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate,
            canDeselectDate dateComponents: DateComponents
        ) -> Bool { dateComponents.day != refused }
    }

    private let test = TestScene()
    private let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 350, height: 390))
    private let listener = Listener()

    init() throws {
        view.calendar = Calendar(identifier: .gregorian)
        view.timeZone = TimeZone(identifier: "UTC")
        view.locale = Locale(identifier: "de_DE")
        view.delegate = listener
        view.visibleDateComponents = DateComponents(year: 2024, month: 2)
        test.add(view)
        test.commit()
    }

    private func day(_ number: Int) throws -> CalendarDayView {
        let month = try #require(view.subviews.first as? CalendarMonthView)
        let found = month.days.first { day in
            day.date.map { view.components(of: $0).day } == number
        }
        return try #require(found)
    }

    private func press(_ number: Int) throws {
        try test.scene.deliver(.activate(test.id(of: try day(number))))
        test.commit()
    }

    private func labels() -> [String] {
        view.subviews[0].subviews.compactMap { ($0 as? UILabel)?.text }
    }

    @Test func monthHasItsDaysAndNames() throws {
        defer { test.end() }
        #expect(labels() == ["Februar 2024"] + ["MO.", "DI.", "MI.", "DO.", "FR.", "SA.", "SO."])
        let month = try #require(view.subviews.first as? CalendarMonthView)
        #expect(month.days.filter { !$0.isHidden }.count == 29)
        #expect(Set(listener.asked.suffix(29)) == Set(1...29))
        let visible = view.visibleDateComponents
        #expect(visible.year == 2024 && visible.month == 2)
        #expect(visible.calendar != nil)
    }

    @Test func decorationsStandBelowNumbers() throws {
        defer { test.end() }
        let dot = try #require(try day(3).decoration)
        #expect(dot.backgroundColor == .red)
        #expect(dot.frame.size == CGSize(width: 8, height: 8))
        #expect(dot.frame.midX == (try day(3)).bounds.midX)
        #expect((try day(4)).decoration is UIImageView)
        #expect((try day(5)).decoration?.frame.height == 16)
        #expect((try day(6)).decoration == nil)
        view.wantsDateDecorations = false
        test.commit()
        #expect((try day(3)).decoration == nil)
        view.wantsDateDecorations = true
        test.commit()
        #expect((try day(3)).decoration != nil)
        listener.asked = []
        view.reloadDecorations(
            forDateComponents: [DateComponents(year: 2024, month: 2, day: 7)],
            animated: true
        )
        #expect(listener.asked.isEmpty)
        test.commit()
        #expect(listener.asked == [7])
    }

    @Test func decorationsAreAskedForOnceWhereDaysAreLaidOut() throws {
        defer { test.end() }
        #expect(Set(listener.asked) == Set(1...29))
        let custom = try #require(try day(5).decoration)
        listener.asked = []
        let selection = UICalendarSelectionSingleDate(delegate: listener)
        view.selectionBehavior = selection
        try press(10)
        selection.selectedDate = DateComponents(year: 2024, month: 2, day: 5)
        selection.updateSelectableDates()
        view.fontDesign = .rounded
        test.commit()
        #expect((try day(5)).isSelected)
        #expect(!(try day(10)).isSelected)
        #expect((try day(5)).decoration === custom)
        #expect(listener.asked.isEmpty)
        let other = Listener()
        view.delegate = other
        #expect(other.asked.isEmpty)
        test.commit()
        #expect(other.asked.sorted() == Array(1...29))
        view.visibleDateComponents = DateComponents(year: 2024, month: 3)
        #expect((try day(5)).decoration == nil)
        test.commit()
        #expect((try day(5)).decoration != nil)
        #expect(other.asked.count == 29 + 31 && listener.asked.isEmpty)
    }

    @Test func singleDateIsChosenAndGivenUp() throws {
        defer { test.end() }
        let selection = UICalendarSelectionSingleDate(delegate: listener)
        view.selectionBehavior = selection
        try press(10)
        #expect((try day(10)).isSelected)
        try press(11)
        #expect(!(try day(10)).isSelected)
        #expect(selection.selectedDate?.day == 11)
        try press(11)
        #expect(selection.selectedDate == nil)
        #expect(listener.log == ["single 10", "single 11", "single 0"])
        selection.selectedDate = DateComponents(year: 2024, month: 2, day: 29)
        #expect((try day(29)).isSelected)
        #expect(listener.log.count == 3)
        listener.refused = 12
        selection.updateSelectableDates()
        #expect(!(try day(12)).isEnabled)
    }

    @Test func severalDatesAreChosen() throws {
        defer { test.end() }
        let selection = UICalendarSelectionMultiDate(delegate: listener)
        view.selectionBehavior = selection
        selection.selectedDates = [DateComponents(year: 2024, month: 2, day: 1)]
        try press(2)
        try press(1)
        listener.refused = 2
        try press(2)
        #expect(listener.log == ["add 2", "remove 1"])
        #expect(selection.selectedDates.map(\.day) == [2])
    }

    @Test func availableRangeHoldsDaysAndMonths() throws {
        defer { test.end() }
        let calendar = view.calendarInUse
        func date(_ month: Int, _ day: Int) throws -> Date {
            try #require(
                calendar.date(from: DateComponents(year: 2024, month: month, day: day))
            )
        }
        view.availableDateRange = DateInterval(start: try date(2, 10), end: try date(3, 5))
        #expect(!(try day(9)).isEnabled)
        #expect((try day(10)).isEnabled)
        let buttons = view.subviews[0].subviews.compactMap { $0 as? UIButton }
        #expect(buttons.map(\.isEnabled) == [false, true])
        try test.scene.deliver(.activate(test.id(of: buttons[1])))
        #expect(listener.log == ["from 2"])
        #expect((try day(4)).isEnabled)
        #expect(!(try day(5)).isEnabled)
        #expect(buttons.map(\.isEnabled) == [true, false])
        view.visibleDateComponents = DateComponents(year: 2030, month: 1)
        #expect(view.visibleDateComponents.month == 3)
    }

    @Test func swipesTurnMonths() throws {
        defer { test.end() }
        for (x, phase) in [
            (300.0, TouchInput.Phase.began), (200, .moved), (100, .moved), (60, .ended),
        ] {
            try test.touch(phase, x, 20)
        }
        test.commit()
        #expect(view.visibleDateComponents.month == 3)
    }
}
