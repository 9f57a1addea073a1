import Foundation
import InterfaceBuilder
import RenderTree
import Testing

@testable import UIKit

/// Texts of strings tables, as apps ask for them.
struct LocalizedTextTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("texts-\(UUID().uuidString)")

    private func write(_ text: String, _ path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    private func end() { try? FileManager.default.removeItem(at: folder) }

    private func text(_ key: String, _ table: String? = nil, _ languages: String...) -> String? {
        LocalizedTexts(directories: [folder]).text(key, table: table, languages: languages)
    }

    @Test func theFirstLanguageWithTheKeyGivesTheText() throws {
        defer { end() }
        try write("\"hi\" = \"Hello\"; \"bye\" = \"Goodbye\";", "en.lproj/Localizable.strings")
        try write("\"hi\" = \"Hallo\";", "de.lproj/Localizable.strings")
        #expect(text("hi", nil, "de-AT", "de") == "Hallo")
        #expect(text("bye", nil, "de-AT", "de") == "Goodbye")
        #expect(text("hi", nil, "fr") == "Hello")
        #expect(text("none", nil, "de") == nil)
    }

    @Test func namesOfLanguagesAreWrittenInSeveralWays() throws {
        defer { end() }
        try write("\"a\" = \"1\";", "zh-hans.lproj/Localizable.strings")
        try write("\"a\" = \"2\";", "pt_BR.lproj/Localizable.strings")
        #expect(text("a", nil, "zh-Hans") == "1")
        #expect(text("a", nil, "pt-BR") == "2")
    }

    @Test func aLanguageIsBetterThanNone() throws {
        defer { end() }
        try write("\"a\" = \"1\";", "nl.lproj/Errors.strings")
        #expect(text("a", "Errors", "fr") == "1")
        #expect(text("a", "../Errors", "nl") == nil)
    }

    @Test func catalogsAreRead() throws {
        defer { end() }
        try write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}}
            }}
            """,
            "Localizable.xcstrings"
        )
        #expect(text("Save", nil, "de") == "Sichern")
        #expect(text("Open", nil, "de") == nil)
    }

    @Test func keysOfCatalogsAreTheTextsOfTheirOwnLanguage() throws {
        defer { end() }
        try write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}},
              "bye": {"localizations": {
                "de": {"stringUnit": {"state": "translated", "value": "Tschüss"}},
                "en": {"stringUnit": {"state": "manual", "value": "Goodbye"}}}}
            }}
            """,
            "Localizable.xcstrings"
        )
        #expect(text("Save", nil, "en-GB", "en") == nil)
        #expect(text("Save", nil, "fr") == nil)
        #expect(text("bye", nil, "fr") == "Goodbye")
    }

    @Test func keysWithoutATextInEnglishAreNotShownInAnotherLanguage() throws {
        defer { end() }
        try write("\"Hello\" = \"Hallo\";", "de.lproj/Localizable.strings")
        try write("\"other\" = \"Other\";", "en.lproj/Localizable.strings")
        #expect(text("Hello", nil, "en") == nil)
        #expect(text("Hello", nil, "fr") == nil)
        #expect(text("Hello", nil, "de") == "Hallo")
    }

    @Test func brokenTablesHaveNoTexts() throws {
        defer { end() }
        try write("\"a\" = ", "en.lproj/Localizable.strings")
        #expect(text("a", nil, "en") == nil)
    }

    @Test @MainActor func eachSceneHasTheLanguageOfItsPage() {
        var environment = SceneEnvironment()
        environment.locale = "de-AT"
        let stage = TestScene(environment: environment)
        defer { stage.end() }
        stage.scene.perform { #expect(LocalizedTexts.personsLanguages == ["de-AT", "de"]) }
    }

    @Test func pluralsTakeTheTextForTheNumber() throws {
        defer { end() }
        try write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>files</key><dict>
              <key>NSStringLocalizedFormatKey</key><string>%#@count@ left, 100%%</string>
              <key>count</key><dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>d</string>
                <key>zero</key><string>No files</string>
                <key>one</key><string>%d file</string>
                <key>other</key><string>%d files</string>
              </dict></dict></dict></plist>
            """,
            "en.lproj/Localizable.stringsdict"
        )
        try write("\"files\" = \"unused\"; \"a\" = \"%d\";", "en.lproj/Localizable.strings")
        let format = try #require(text("files", nil, "en"))
        #expect(String.localizedStringWithFormat(format, 0) == "No files left, 100%")
        let (one, two): (Int32, UInt) = (1, 2)
        #expect(String.localizedStringWithFormat(format, one) == "1 file left, 100%")
        #expect(String(format: format, two) == "2 files left, 100%")
        // Read once more, it is the same format; what knows of no plurals has a format like any other.
        #expect(text("files", nil, "fr") == format)
        #expect(String(format: format, arguments: [1]).hasPrefix("1 files left, 100%"))
        #expect(text("a", nil, "en") == "%d")
        let locale: Locale? = Locale(identifier: "en_US")
        #expect(String(format: format, locale: locale, one) == "1 file left, 100%")
    }

    @Test func pluralsWithSeveralValuesTakeTheTextsForTheirNumbers() {
        let files = ["one": "%d file", "other": "%d files"]
        let format = PluralFormat(
            text: IBPluralText(
                forms: ["other": "%@: %#@files@"],
                variables: ["files": .init(specifier: "d", argument: nil, forms: files)]
            ),
            language: "en"
        ).marked
        let (name, one, two): (String, Int, Int) = ("Ann", 1, 2)
        #expect(String(format: format, name, one) == "Ann: 1 file")
        #expect(String.localizedStringWithFormat(format, name, two) == "Ann: 2 files")
        #expect(String.localizedStringWithFormat(format, name, one, two) == "Ann: 1 file")
        #expect(String(format: format, name, one, two) == "Ann: 1 file")
        #expect(String(format: format, locale: nil, name, one) == "Ann: 1 file")
    }

    /// Calls that compile: with literals, too, no initialiser is as good as another.
    @Test func formatsTakeLiteralsAndExistentials() {
        let value: any CVarArg = 3
        #expect(String(format: "%.2f", -3.25) == "-3.25")
        #expect(String(format: "%.1f %.1f", 12.5, -3.5) == "12.5 -3.5")
        #expect(String(format: "%@ %d", "a", 1) == "a 1")
        #expect(String(format: "%d %d %d %d", 1, 2, 3, 4) == "1 2 3 4")
        #expect(String(format: "%d %d", value, value) == "3 3")
        #expect(String(format: "%d %d", locale: nil, 1, 2) == "1 2")
        #expect([1, 2].map { String(format: "%02d:%02d", $0 / 60, $0 % 60) }.last == "00:02")
    }

    @Test func fractionsHaveTheirPlurals() {
        let languages = ["pt", "pt-PT", "en", "cs"]
        #expect(
            languages.map { PluralRule.category(of: 1.5, in: $0) } == [
                "one", "other", "other", "many",
            ]
        )
    }

    @Test func textsWithSeveralNumbersNameThem() {
        let files = ["one": "%d file", "other": "%d files"]
        let folders = ["one": "a folder", "other": "%arg folders"]
        let plural = PluralFormat(
            text: IBPluralText(
                forms: ["other": "%@: %#@files@ in %3$#@folders@ %4$d%#@none@"],
                variables: [
                    "files": .init(specifier: "d", argument: 1, forms: files),
                    "folders": .init(specifier: "ld", argument: nil, forms: folders),
                ]
            ),
            language: "en"
        )
        #expect(plural.format(for: [nil, 1, 3]) == "%1$@: %2$d file in %3$ld folders ")
        #expect(plural.format(for: [nil, 2, 1]) == "%1$@: %2$d files in a folder ")
        let endless = ["other": String(repeating: "%#@a@", count: 100)]
        let text = IBPluralText(
            forms: ["other": "%#@a@"],
            variables: ["a": .init(specifier: "d", argument: nil, forms: endless)]
        )
        #expect(PluralFormat(text: text, language: "en").format(for: [1]).isEmpty)
    }

    @Test func pluralsOfCatalogsTakeTheTextForTheNumber() throws {
        defer { end() }
        try write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "%lld days": {"localizations": {"pl": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%lld dzień"}},
                "few": {"stringUnit": {"value": "%lld dni"}},
                "other": {"stringUnit": {"value": "%lld dnia"}}}}}}},
              "%@ in %lld": {"localizations": {"en": {
                "stringUnit": {"value": "%@ in %#@rooms@"},
                "substitutions": {"rooms": {"argNum": 2, "formatSpecifier": "lld",
                  "variations": {"plural": {
                    "one": {"stringUnit": {"value": "one room"}},
                    "other": {"stringUnit": {"value": "%arg rooms"}}}}}}}}}
            }}
            """,
            "Localizable.xcstrings"
        )
        let english = Locale(identifier: "en_US")
        let days = try #require(text("%lld days", nil, "pl"))
        for (number, wanted) in [(1, "1 dzień"), (3, "3 dni"), (5, "5 dnia")] {
            let value: String.LocalizationValue = "\(number) days"
            #expect(value.filled(days, english) == wanted)
            #expect(String(format: days, number) == wanted)
        }
        let rooms = try #require(text("%@ in %lld", nil, "en"))
        let (name, one, four): (String, Int, Int) = ("Ann", 1, 4)
        var value: String.LocalizationValue = "\(name) in \(one)"
        #expect(value.filled(rooms, english) == "Ann in one room")
        value = "\(name) in \(four)"
        #expect(value.filled(rooms, english) == "Ann in 4 rooms")
    }

    @Test(arguments: [
        ("en", "other one other other other other other"),
        ("fr", "one one other other other other other"),
        ("ru", "many one few many many one few"),
        ("pl", "many one few many many many few"),
        ("ar", "zero one two few many many many"),
        ("cs", "other one few other other other other"),
        ("ja", "other other other other other other other"),
    ])
    func languagesHaveTheirPlurals(language: String, wanted: String) {
        let found = [0, 1, 2, 5, 11, 21, 22].map { PluralRule.category(of: $0, in: language) }
        #expect(found.joined(separator: " ") == wanted)
    }

    @Test func keysWithoutTextStandForThemselves() {
        #expect(NSLocalizedString("missing %@", comment: "") == "missing %@")
        #expect(NSLocalizedString("missing", value: "Text", comment: "") == "Text")
        #expect(NSLocalizedString("missing", tableName: "None", comment: "") == "missing")
        #expect(String(localized: "missing 100%") == "missing 100%")
        #expect(String(localized: "missing", defaultValue: "Text") == "Text")
    }

    @Test func valuesStandInTexts() {
        let english = Locale(identifier: "en_US")
        let (count, name) = (3, "Ann")
        let value: String.LocalizationValue = "\(name) has \(count) of \(0.5), 100%"
        #expect(value.key == "%@ has %lld of %lf, 100%%")
        #expect(value.filled(value.key, english) == "Ann has 3 of 0.500000, 100%")
        #expect(value.filled("%2$lld: %1$@ %3$.1f %%", english) == "3: Ann 0.5 %")
        #expect(value.filled("%@ %03d %5$@%q 1%", english) == "Ann 003 %q 1%")
        #expect(String(localized: "\(7, specifier: "%02d") o'clock") == "07 o'clock")
    }
}
