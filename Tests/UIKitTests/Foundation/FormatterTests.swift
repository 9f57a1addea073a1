import Foundation
import Testing

@testable import UIKit

/// Texts of times, lists and measurements, which Foundation for Linux has no classes for.
struct FormatterTests {
    private let english = Locale(identifier: "en_US")
    private let noon = Date(timeIntervalSinceReferenceDate: 700_000_000)

    @Test(
        arguments: [
            (-90.0, "1 minute ago"), (-3_700, "1 hour ago"), (-86_400, "1 day ago"),
            (7_300, "in 2 hours"), (-5, "5 seconds ago"), (-86_400 * 15, "2 weeks ago"),
            (0, "in 0 seconds"),
        ] as [(TimeInterval, String)]
    )
    func timesAreToldByTheirLargestUnit(seconds: TimeInterval, text: String) {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = english
        let date = noon.addingTimeInterval(seconds)
        #expect(formatter.localizedString(for: date, relativeTo: noon) == text)
    }

    @Test func stylesOfRelativeTimes() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = english
        let yesterday = DateComponents(day: -1)
        formatter.unitsStyle = .abbreviated
        #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2mo ago")
        formatter.unitsStyle = .spellOut
        #expect(formatter.localizedString(from: DateComponents(month: -2)) == "two months ago")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: yesterday) == "yesterday")
        #expect(formatter.localizedString(from: DateComponents(day: 0)) == "today")
        #expect(formatter.localizedString(from: DateComponents(weekOfMonth: 0)) == "this week")
        #expect(formatter.localizedString(from: DateComponents(day: 0, hour: 0)) == "this hour")
        #expect(formatter.localizedString(from: DateComponents()) == "now")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.localizedString(from: yesterday) == "gestern")
        formatter.locale = english
        formatter.dateTimeStyle = .numeric
        formatter.unitsStyle = .full
        #expect(formatter.localizedString(from: DateComponents(day: 0)) == "in 0 days")
    }

    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.positional, "1:02:05"), (.abbreviated, "1h 2m 5s"),
        (.short, "1 hr, 2 min, 5 sec"), (.full, "1 hour, 2 minutes, 5 seconds"),
        (.brief, "1hr 2min 5sec"), (.spellOut, "one hour, two minutes, five seconds"),
    ])
    func lengthsOfTimeInAllStyles(style: DateComponentsFormatter.UnitsStyle, text: String) {
        let formatter = DateComponentsFormatter()
        formatter.calendar?.locale = english
        formatter.unitsStyle = style
        #expect(formatter.string(from: 3_725) == text)
    }

    @Test func lengthsOfTimeAreInTheDigitsOfTheLanguage() {
        let formatter = DateComponentsFormatter()
        formatter.calendar?.locale = Locale(identifier: "ar_EG")
        #expect(formatter.string(from: 3_725) == "١:٠٢:٠٥")
        formatter.allowedUnits = [.second]
        #expect(formatter.string(from: 3_725) == "٣٧٢٥")
        formatter.allowedUnits = [.year]
        formatter.unitsStyle = .abbreviated
        #expect(formatter.string(from: DateComponents(year: 3)) == "٣y")
    }

    @Test func zerosAndUnitsOfLengthsOfTime() {
        let formatter = DateComponentsFormatter()
        formatter.calendar?.locale = english
        formatter.allowedUnits = [.minute, .second]
        #expect(formatter.string(from: 65) == "1:05")
        #expect(formatter.string(from: 5) == "5")
        #expect(formatter.string(from: 3_605) == "60:05")
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 5) == "00:05")
        formatter.zeroFormattingBehavior = .default
        formatter.unitsStyle = .full
        #expect(formatter.string(from: 120) == "2 minutes")
        #expect(formatter.string(from: 0) == "0 seconds")
        formatter.allowedUnits = []
        formatter.maximumUnitCount = 1
        formatter.includesTimeRemainingPhrase = true
        #expect(formatter.string(from: 3_725) == "1 hour remaining")
        #expect(formatter.string(from: .infinity) == nil)
        let years = DateComponents(year: 1, month: 3)
        let text = DateComponentsFormatter.localizedString(from: years, unitsStyle: .full)
        #expect(text == "1 year, 3 months")
    }

    @Test func listsAreJoined() {
        let formatter = ListFormatter()
        formatter.locale = english
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
        #expect(formatter.string(from: [1, 2]) == "1 and 2")
        #expect(formatter.string(from: [URL(fileURLWithPath: "/a"), "b"]) == "file:///a and b")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: ["a", "b"]) == "a und b")
        #expect(formatter.string(from: [1.5, NSNumber(value: 2), "b"]) == "1,5, 2 und b")
        #expect(formatter.string(from: [Decimal(0.5), NSDecimalNumber(value: 2)]) == "0,5 und 2")
        let numbers = NumberFormatter()
        numbers.numberStyle = .percent
        numbers.locale = english
        formatter.itemFormatter = numbers
        #expect(formatter.string(from: [NSNumber(value: 1), "b"]) == "100% und b")
    }

    @Test func measurementsAreThoseOfTheRegion() {
        let formatter = MeasurementFormatter()
        formatter.locale = english
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(formatter.string(from: warm) == "68°F")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: warm) == "20°C")
        formatter.unitOptions = .temperatureWithoutUnit
        #expect(formatter.string(from: warm) == "20°")
        formatter.unitOptions = .providedUnit
        formatter.locale = english
        formatter.unitStyle = .long
        let way = Measurement(value: 1.5, unit: UnitLength.kilometers)
        #expect(formatter.string(from: way) == "1.5 kilometers")
        formatter.unitOptions = .naturalScale
        #expect(formatter.string(from: Measurement(value: 12, unit: UnitLength.inches)) == "1 foot")
        #expect(formatter.string(from: UnitLength.miles) == "miles")
    }

    @Test func milesAreUsualInBritainAndKilogramsToo() {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "en_GB")
        let slow = Measurement(value: 60, unit: UnitSpeed.milesPerHour)
        #expect(formatter.string(from: slow) == "60 mph")
        let fast = Measurement(value: 100, unit: UnitSpeed.kilometersPerHour)
        #expect(formatter.string(from: fast) == "62.137 mph")
        #expect(formatter.string(from: Measurement(value: 3, unit: UnitLength.miles)) == "3 mi")
        #expect(formatter.string(from: Measurement(value: 2, unit: UnitMass.kilograms)) == "2 kg")
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(formatter.string(from: warm) == "20°C")
        formatter.unitOptions = .naturalScale
        #expect(formatter.string(from: Measurement(value: 3, unit: UnitLength.miles)) == "3 mi")
    }
}
