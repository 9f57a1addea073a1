import Foundation
import Testing

@testable import UIKit

struct NSDataDetectorTests {
    private let text = "Ask 😀 sam@example.com or see www.example.org, or call +49 30 1234567."
    private var whole: NSRange { NSRange(location: 0, length: (text as NSString).length) }

    // Foundation for Linux has them deprecated.
    private let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
    private let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

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

    @Test func enumerationStops() throws {
        var count = 0
        try detector(link).enumerateMatches(in: text, range: whole) { match, _, stop in
            #expect(match != nil)
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
    }
}
