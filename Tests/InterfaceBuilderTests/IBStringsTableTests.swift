import Foundation
import Testing

@testable import InterfaceBuilder

struct IBStringsTableTests {
    private func table(_ text: String) throws(DocumentError) -> IBStringsTable {
        try IBStringsTable(Array(text.utf8), fileName: "Main.strings")
    }

    @Test func entriesAreReadAroundComments() throws {
        let table = try table(
            """
            /* Class = "UILabel"; text = "Hello"; ObjectID = "aB1-cD-e2F"; */
            "aB1-cD-e2F.text" = "Hallo";
            // plain
            key_1.title = word;  'single' = 'quoted "text"';
            "shorthand";
            "aB1-cD-e2F.text" = "Hallo!";
            """
        )
        #expect(
            table.entries == [
                "aB1-cD-e2F.text": "Hallo!", "key_1.title": "word", "single": "quoted \"text\"",
                "shorthand": "shorthand",
            ]
        )
        #expect(table.text("text", of: "aB1-cD-e2F") == "Hallo!")
        #expect(table.text("title", of: "aB1-cD-e2F") == nil)
    }

    @Test(arguments: [
        (#"a\nb\tc\"d\\e\'f\r"#, "a\nb\tc\"d\\e'f\r"), (#"\U00e9\u4E2D"#, "é中"),
        (#"\Ud83d\Ude00"#, "😀"), (#"\101\60"#, "A0"), (#"\é\q"#, "éq"), ("größe", "größe"),
        ("two\nlines", "two\nlines"),
    ])
    func escapesAreRead(written: String, text: String) throws {
        #expect(try table("\"k\" = \"\(written)\";").entries == ["k": text])
    }

    @Test func otherEncodingsAndPropertyListsAreRead() throws {
        let text = "\u{FEFF}\"k\" = \"ß😀\";"
        let wide = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(try IBStringsTable(wide, fileName: "a.strings").entries == ["k": "ß😀"])
        let xml =
            "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>k</key><string>v</string>"
            + "</dict></plist>"
        #expect(try table(xml).entries == ["k": "v"])
        let binary = try PropertyListSerialization.data(
            fromPropertyList: ["k": "v"],
            format: .binary,
            options: 0
        )
        #expect(try IBStringsTable([UInt8](binary), fileName: "a").entries == ["k": "v"])
    }

    @Test(arguments: [
        ("\"a\" = \"b\"", "Main.strings:1:10: found the end of the file; expected \";\"."),
        ("\"a\" \"b\";", "Main.strings:1:5: found \"\"\"; expected \";\"."),
        ("\n= \"b\";", "Main.strings:2:1: found \"=\"; expected a key."),
        ("\"a\" = ;", "Main.strings:1:7: found \";\"; expected a text."),
        ("\"a", "Main.strings:1:1: found the end of the file in a key; expected a quotation mark."),
        ("/* a", "Main.strings:1:1: found the end of the file in a comment; expected \"*/\"."),
        ("/a", "Main.strings:1:1: found \"/\"; expected a comment."),
        (
            "\"\\Uzzzz\" = \"\";",
            "Main.strings:1:4: found \"z\"; expected the number of a character."
        ),
        ("\"a\\", "Main.strings:1:4: found the end of the file; expected an escaped character."),
        (
            "<?xml version=\"1.0\"?><plist><array/></plist>",
            "Main.strings: found no property list of texts; expected one."
        ),
    ])
    func malformedTablesAreRefusedWithTheirPlace(text: String, message: String) {
        let error = #expect(throws: DocumentError.self) { try table(text) }
        #expect(error?.description == message)
    }

    @Test func catalogsOfStringsAreReadByLanguage() throws {
        let catalog = try IBStringCatalog(
            Array(
                """
                {"sourceLanguage":"en","version":"1.0","strings":{
                "a.text":{"extractionState":"manual","localizations":{
                  "en":{"stringUnit":{"state":"translated","value":"Hello"}},
                  "de":{"stringUnit":{"state":"translated","value":"Hallo"}}}},
                "b.text":{"localizations":{"de":{"variations":{"plural":{
                  "one":{"stringUnit":{"value":"eins"}},"other":{"stringUnit":{"value":"viele"}}}}}}},
                "c.text":{}}}
                """.utf8
            ),
            fileName: "Main.xcstrings"
        )
        #expect(catalog.sourceLanguage == "en")
        #expect(catalog.keys == ["a.text", "b.text", "c.text"])
        #expect(catalog.text("a.text", languages: ["fr", "de"]) == "Hallo")
        #expect(catalog.text("a.text", languages: ["fr"]) == "Hello")
        #expect(catalog.text("b.text", languages: ["de"]) == "viele")
        #expect(catalog.text("b.text", languages: ["en"]) == nil)
        #expect(catalog.text("c.text", languages: ["de"]) == nil)
        let error = #expect(throws: DocumentError.self) {
            try IBStringCatalog(Array("{\"strings\":[]}".utf8), fileName: "Main.xcstrings")
        }
        #expect(
            error?.description
                == "Main.xcstrings: found no \"strings\"; expected an object of texts."
        )
    }
}
