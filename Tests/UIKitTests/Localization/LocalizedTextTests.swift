import Foundation
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
