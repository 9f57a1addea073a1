import Testing
import UIKit

import class UIKit.PersonNameComponentsFormatter

struct PersonNameComponentsFormatterTests {
    private func formatter(_ locale: String = "en_US") -> PersonNameComponentsFormatter {
        let formatter = PersonNameComponentsFormatter()
        formatter.locale = Locale(identifier: locale)
        return formatter
    }

    @Test(arguments: [
        ("Ann Lee", ["Ann", "Ann Lee", "Ann Lee", "AL"]),
        ("Dr. Ann Mary Lee Jr.", ["Ann", "Ann Lee", "Dr. Ann Mary Lee Jr.", "AL"]),
        ("Lee, Ann Mary", ["Ann", "Ann Lee", "Ann Mary Lee", "AL"]),
        ("Ann Lee, PhD", ["Ann", "Ann Lee", "Ann Lee PhD", "AL"]),
        ("Ludwig van Beethoven", ["Ludwig", "Ludwig van Beethoven", "Ludwig van Beethoven", "LV"]),
        (" cher ", ["cher", "cher", "cher", "C"]),
        ("山田 太郎", ["太郎", "山田太郎", "山田太郎", "山田"]),
    ])
    func namesAreReadAndWritten(name: String, wanted: [String]) throws {
        let formatter = formatter()
        let components = try #require(formatter.personNameComponents(from: name))
        let styles: [PersonNameComponentsFormatter.Style] = [.short, .medium, .long, .abbreviated]
        let found = styles.map { style in
            formatter.style = style
            return formatter.string(from: components)
        }
        #expect(found == wanted)
    }

    @Test(arguments: ["", " \n", ",", "a,", "Dr.", "Sr. Jr.", "van", ", ,"])
    func whatIsNoNameIsReadToo(text: String) {
        let components = formatter().personNameComponents(from: text)
        #expect((components == nil) == text.allSatisfy(\.isWhitespace))
    }

    @Test func someLanguagesHaveTheFamilyNameFirst() throws {
        var name = PersonNameComponents()
        name.givenName = "Anna"
        name.familyName = "Kovács"
        #expect(formatter("hu").string(from: name) == "Kovács Anna")
        #expect(name.formatted(.name(style: .abbreviated).locale(Locale(identifier: "en"))) == "AK")
        let read = try #require(formatter("hu").personNameComponents(from: "Kovács Anna"))
        #expect(read.familyName == "Kovács" && read.givenName == "Anna")
    }

    @Test func nicknamesAreShort() {
        var name = PersonNameComponents()
        name.givenName = "Annabel"
        name.nickname = "Ann"
        let short = PersonNameComponentsFormatter.localizedString(from: name, style: .short)
        #expect(short == "Ann")
        #expect(name.formatted(.name(style: .long)) == "Annabel")
    }
}
