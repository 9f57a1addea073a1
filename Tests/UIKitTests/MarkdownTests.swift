import Foundation
import RenderTree
import Testing

@testable import UIKit

struct MarkdownTests {
    /// Returns the stretches of a text, with a mark for each of their meanings.
    private func runs(
        _ markdown: String,
        _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full
    ) throws -> [String] {
        let text = try AttributedString(
            markdown: markdown,
            options: .init(interpretedSyntax: syntax)
        )
        return text.runs.map { run in
            let intent = run.inlinePresentationIntent ?? []
            var marks = ""
            if intent.contains(.stronglyEmphasized) { marks += "b" }
            if intent.contains(.emphasized) { marks += "i" }
            if intent.contains(.code) { marks += "c" }
            if intent.contains(.strikethrough) { marks += "s" }
            if let link = run.link { marks += "(\(link.absoluteString))" }
            let characters = String(text[run.range].characters)
            return marks.isEmpty ? characters : "\(marks):\(characters)"
        }
    }

    @Test(
        arguments: [
            ("plain", ["plain"]), ("a *b* c", ["a ", "i:b", " c"]), ("**b**", ["b:b"]),
            ("***x***", ["bi:x"]), ("**a *b* c**", ["b:a ", "bi:b", "b: c"]),
            ("snake_case_name", ["snake_case_name"]), ("*open", ["*open"]),
            ("_it_ and __bo__", ["i:it", " and ", "b:bo"]), ("2 * 3 * 4", ["2 * 3 * 4"]),
            ("~~no~~ ~x~", ["s:no", " ~x~"]), ("\\*not\\*", ["*not*"]),
            ("`a*b*` ``x`y``", ["c:a*b*", " ", "c:x`y"]), ("![alt](x.png)", ["alt"]),
            ("[a](https://b.org/c_d_e)", ["(https://b.org/c_d_e):a"]),
            (
                "see [**b** x](http://b.org \"t\").",
                ["see ", "b(http://b.org):b", "(http://b.org): x", "."]
            ),
            ("[a](not a link)", ["[a](not a link)"]), ("a < b &amp; c", ["a < b & c"]),
            ("<https://b.org>", ["(https://b.org):https://b.org"]),
            (
                "[a [b](http://c.org) d](http://e.org)",
                ["[a ", "(http://c.org):b", " d](http://e.org)"]
            ),
        ] as [(String, [String])]
    )
    func marksWithinLinesAreRead(markdown: String, expected: [String]) throws {
        #expect(try runs(markdown) == expected)
    }

    @Test func blocksLoseTheirMarks() throws {
        let text =
            "# Title #\n\nOne\n  two  \nthree\n\n- row\n1. *first*\n> said\n> more\n"
            + "```swift\nlet a = *b*\n```\n***"
        #expect(
            try runs(text) == ["TitleOne two\nthreerow", "i:first", "said morelet a = *b*\n"]
        )
    }

    @Test func whiteSpaceStaysWhereItIsMeantTo() throws {
        #expect(try runs("# a\n\n  b", .inlineOnlyPreservingWhitespace) == ["# a\n\n  b"])
        #expect(try runs("a\n  b   c", .inlineOnly) == ["a b c"])
    }

    @Test func bytesThatAreNoTextFailOnlyWhereAsked() throws {
        let bytes = Data([0x2A, 0x61, 0x2A, 0xFF])
        #expect(throws: CocoaError.self) { try AttributedString(markdown: bytes) }
        let text = try AttributedString(
            markdown: bytes,
            options: .init(
                interpretedSyntax: .inlineOnlyPreservingWhitespace,
                failurePolicy: .returnPartiallyParsedIfPossible
            )
        )
        #expect(String(text.characters) == "a\u{FFFD}")
    }

    @Test func manyMarksAreReadInTime() throws {
        for mark in ["*", "_a", "[", "](", "`a``", "<", "**a*", "[a](b)", "~~"] {
            let text = "x " + String(repeating: mark, count: 20_000)
            #expect(try AttributedString(markdown: text).characters.count > 0)
        }
    }

    /// Each bracket would read what follows it as its address or its title.
    @Test(arguments: ["[](<a", "[a](b ("])
    func addressesAndTitlesEndAtTheNextBracket(mark: String) throws {
        let clock = ContinuousClock()
        let text = String(repeating: mark, count: 20_000)
        let took = try clock.measure { _ = try AttributedString(markdown: text) }
        let plain = String(repeating: "[a](b)", count: 20_000)
        let usual = try clock.measure { _ = try AttributedString(markdown: plain) }
        #expect(took < max(usual * 4, .seconds(1)))
    }

    @Test func addressesInAngleBracketsHaveNone() throws {
        #expect(try runs("[a](<b c>)") == ["(b%20c):a"])
        #expect(try runs("[a](<b<c>)") == ["[a](<b<c>)"])
        #expect(try runs("[a](b (c(d))") == ["[a](b (c(d))"])
    }

    @MainActor
    @Test func labelsShowMeanings() throws {
        let scene = ControlScene()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        label.font = .systemFont(ofSize: 17)
        label.attributedText = try NSAttributedString(markdown: "a **b** *c* ~~d~~ `e`")
        scene.show(label)
        let runs = try #require(scene.text(of: label)).lines[0].runs
        func style(_ text: String) -> TextStyle? { runs.first { $0.text == text }?.style }
        #expect(style("b")?.weight == 600)
        #expect(style("c")?.isItalic == true)
        #expect(style("d")?.decoration?.isStruckThrough == true)
        #expect(style("e").map { $0.family != "Inter" } == true)
    }
}
