import Foundation
import Testing

@testable import UIKit

struct NSDataDetectorTests {
    private let text = "Ask 😀 sam@example.com or see www.example.org, or call +49 30 1234567."
    private var whole: NSRange { NSRange(location: 0, length: (text as NSString).length) }

    private let link = NSTextCheckingResult.CheckingType.ofLinks
    private let phoneNumber = NSTextCheckingResult.CheckingType.ofPhoneNumbers
    private let date = NSTextCheckingResult.CheckingType.ofDates
    private let address = NSTextCheckingResult.CheckingType.ofAddresses
    private let transit = NSTextCheckingResult.CheckingType.ofTransit

    private func detector(_ types: NSTextCheckingResult.CheckingType) throws -> NSDataDetector {
        try NSDataDetector(types: types.rawValue)
    }

    @Test func addressesAndNumbersAreFoundInOrder() throws {
        let found = try detector([link, phoneNumber]).matches(in: text, range: whole)
        #expect(found.map(\.resultType) == [link, link, phoneNumber])
        #expect(found[0].url?.absoluteString == "mailto:sam@example.com")
        #expect(found[1].url?.absoluteString == "http://www.example.org")
        #expect(found[2].phoneNumber == "+49 30 1234567")
        #expect(found[2].url == nil)
        #expect((text as NSString).substring(with: found[0].range) == "sam@example.com")
        #expect(found[0].range(at: 0) == found[0].range)
    }

    @Test func onlyTheTypesThatWereAskedForAreFound() throws {
        let numbers = try detector(phoneNumber)
        #expect(numbers.numberOfMatches(in: text, range: whole) == 1)
        #expect(numbers.firstMatch(in: text, range: whole)?.phoneNumber == "+49 30 1234567")
        #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
    }

    @Test func aRangeIsSearchedAlone() throws {
        let links = try detector(link)
        let part = NSRange(location: 20, length: whole.length - 20)
        let found = links.matches(in: text, range: part)
        #expect(found.count == 1)
        #expect((text as NSString).substring(with: found[0].range) == "www.example.org")
        let none = links.rangeOfFirstMatch(in: "nothing", range: NSRange(location: 0, length: 7))
        #expect(none.location == NSNotFound)
    }

    @Test func appsMakeResultsOfTheirOwn() throws {
        let place = NSRange(location: 3, length: 4)
        let url = try #require(URL(string: "https://example.org"))
        let made = NSTextCheckingResult.linkCheckingResult(range: place, url: url)
        #expect(made.resultType == link && made.url == url && made.range == place)
        let number = NSTextCheckingResult.phoneNumberCheckingResult(
            range: place,
            phoneNumber: "1234"
        )
        #expect(number.resultType == phoneNumber && number.phoneNumber == "1234")
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let moment = Date(timeIntervalSince1970: 86_400)
        let time = NSTextCheckingResult.dateCheckingResult(
            range: place,
            date: moment,
            timeZone: zone,
            duration: 60
        )
        #expect(time.resultType == date && time.date == moment)
        #expect(time.timeZone == zone && time.duration == 60)
        let day = NSTextCheckingResult.dateCheckingResult(range: place, date: moment)
        #expect(day.date == moment && day.timeZone == nil && day.duration == 0)
        let home = NSTextCheckingResult.addressCheckingResult(
            range: place,
            components: [.city: "Rome"]
        )
        #expect(home.resultType == address && home.addressComponents == [.city: "Rome"])
        let flight = NSTextCheckingResult.transitInformationCheckingResult(
            range: place,
            components: [.airline: "LH"]
        )
        #expect(flight.resultType == transit && flight.components == [.airline: "LH"])
        #expect(flight.url == nil && flight.replacementString == nil)
        let dash = NSTextCheckingResult.dashCheckingResult(range: place, replacementString: "–")
        #expect(dash.replacementString == "–" && dash.numberOfRanges == 1)
        #expect(dash.resultType == .ofDashes)
        let word = NSTextCheckingResult.spellCheckingResult(range: place)
        #expect(word.resultType == .ofSpelling && word.replacementString == nil)
    }

    @Test func enumerationStops() throws {
        var count = 0
        try detector(link).enumerateMatches(in: text, range: whole) { match, _, stop in
            #expect(match != nil)
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
    }

    @Test func typesHaveTheNumbersThatAppsReadFromFoundation() throws {
        #expect(DetectedData.link == link && DetectedData.phoneNumber == phoneNumber)
        #expect(DetectedData.date == date && DetectedData.address == address)
        #expect(DetectedData.transit == transit)
    }

    private func dates(_ text: String) throws -> [DateComponents] {
        let whole = NSRange(location: 0, length: (text as NSString).length)
        return try detector(date).matches(in: text, range: whole).compactMap(\.date).map {
            Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: $0)
        }
    }

    @Test(arguments: [
        ("due 2031-02-03.", [2031, 2, 3, 12, 0]), ("2031-02-03 17:45 sharp", [2031, 2, 3, 17, 45]),
        ("on January 5th, 2031 at 5:30 pm", [2031, 1, 5, 17, 30]),
        ("12 Dec 2030", [2030, 12, 12, 12, 0]), ("9/8/31 at 12am", [2031, 9, 8, 0, 0]),
    ])
    func datesAreFoundAsTheyAreWritten(text: String, parts: [Int]) throws {
        let found = try #require(try dates(text).first)
        #expect([found.year, found.month, found.day, found.hour, found.minute] == parts)
    }

    @Test func daysNearTodayCountFromToday() throws {
        let found = try #require(try dates("Lunch tomorrow at 1 PM?").first)
        let next = try #require(Calendar.current.date(byAdding: .day, value: 1, to: Date()))
        #expect(found.day == Calendar.current.component(.day, from: next) && found.hour == 13)
        #expect(try dates("2031-13-45, 31 April 2030, 25/1 and 1.5").isEmpty)
    }

    @Test func placesAndFlightsHaveTheirParts() throws {
        let text = "Meet at 12 North Main Street, Spring Lake, NJ 07762 or take flight ab 123."
        let whole = NSRange(location: 0, length: (text as NSString).length)
        let found = try detector([address, transit, phoneNumber]).matches(in: text, range: whole)
        #expect(found.map(\.resultType) == [address, transit])
        let place = try #require(found.first?.addressComponents)
        #expect(place[.street] == "12 North Main Street" && place[.city] == "Spring Lake")
        #expect(place[.state] == "NJ" && place[.zip] == "07762")
        #expect(place[.country] == nil && place[.name] == nil && place[.organization] == nil)
        let flight = try #require(found.last?.components)
        #expect(flight[.airline] == "AB" && flight[.flight] == "123")
        #expect(found.last?.date == nil && found.last?.addressComponents == nil)
    }
}

/// The numbers of Foundation, which has them deprecated: read by way of a protocol.
private protocol CheckingNumbers: OptionSet {
    static var link: Self { get }
    static var phoneNumber: Self { get }
    static var date: Self { get }
    static var address: Self { get }
    static var transitInformation: Self { get }
    static var dash: Self { get }
    static var spelling: Self { get }
}

extension NSTextCheckingResult.CheckingType: CheckingNumbers {}

extension CheckingNumbers {
    fileprivate static var ofLinks: Self { link }
    fileprivate static var ofPhoneNumbers: Self { phoneNumber }
    fileprivate static var ofDates: Self { date }
    fileprivate static var ofAddresses: Self { address }
    fileprivate static var ofTransit: Self { transitInformation }
    fileprivate static var ofDashes: Self { dash }
    fileprivate static var ofSpelling: Self { spelling }
}
