import CoreGraphics
import Testing

@testable import TextMetrics

struct TextLayouterTests {
    private let font = TextFont(size: 17)

    @Test
    func systemFontIsAsHighAsOnIOS() throws {
        let library = try makeLibrary()
        let metrics = library.metrics(of: font)
        #expect(abs(metrics.lineHeight - 20.287) < 0.001)
        #expect(abs(metrics.ascender - 16.1865) < 0.001)
        #expect(abs(library.layOut("A", font: font).height - 20.287) < 0.001)
        #expect(library.layOut("", font: font).size == .zero)
    }

    @Test
    func fontsHaveTheirOwnReachWhereItIsSaid() throws {
        let library = try makeLibrary()
        let own = TextFont(size: 10, ascent: 1, descent: 0.25)
        let layout = library.layOut("A\nB", font: own)
        #expect(layout.height == 25)
        #expect(layout.lines.map(\.baseline) == [10, 22.5])
        #expect(library.metrics(of: own).ascender == 10)
        #expect(layout.width == library.layOut("A\nB", font: TextFont(size: 10)).width)
        #expect(TextFont(size: 10, ascent: .nan, descent: -.infinity) == TextFont(size: 10))
    }

    @Test
    func indentsAndSpacesArePlaced() throws {
        var style = ParagraphStyle()
        style.firstLineHeadIndent = 10
        style.headIndent = 5
        style.tailIndent = -7
        style.lineSpacing = 3
        style.paragraphSpacing = 11
        let layout = try makeLibrary().layOut(
            "one two three\nfour",
            font: font,
            style: style,
            limits: LayoutLimits(width: 95)
        )
        #expect(layout.lines.map(\.left) == [10, 5, 10])
        #expect(layout.lines.map(\.right) == [7, 7, 7])
        #expect(layout.lines.map(\.endsParagraph) == [false, true, true])
        let height = layout.lines[0].height
        #expect(abs(layout.lines[1].top - (height + 3)) < 1e-9)
        #expect(abs(layout.lines[2].top - (2 * height + 3 + 3 + 11)) < 1e-9)
    }

    @Test(arguments: [
        (minimum: 30.0, maximum: 0.0, multiple: 0.0, height: 30.0),
        (minimum: 0, maximum: 10, multiple: 0, height: 10),
        (minimum: 0, maximum: 0, multiple: 2, height: 40.574),
    ])
    func lineHeightsAreBounded(
        minimum: Double,
        maximum: Double,
        multiple: Double,
        height: Double
    ) throws {
        var style = ParagraphStyle()
        style.minimumLineHeight = minimum
        style.maximumLineHeight = maximum
        style.lineHeightMultiple = multiple
        let line = try makeLibrary().layOut("Ag", font: font, style: style).lines[0]
        #expect(abs(line.height - height) < 0.001)
        let metrics = try makeLibrary().metrics(of: font)
        // As CSS: the letters are centred in the line box.
        let expected = (height + metrics.ascender + metrics.descender) / 2
        #expect(abs(line.baseline - expected) < 0.001)
    }

    @Test
    func directionComesFromTheFirstLetter() throws {
        let library = try makeLibrary()
        let hebrew = library.layOut("אבג abc", font: font).lines[0]
        #expect(hebrew.isRightToLeft)
        #expect(hebrew.alignment == .right)
        let english = library.layOut("abc אבג", font: font).lines[0]
        #expect(!english.isRightToLeft)
        var style = ParagraphStyle()
        style.direction = .rightToLeft
        style.headIndent = 4
        style.firstLineHeadIndent = 4
        let forced = library.layOut("abc", font: font, style: style).lines[0]
        #expect(forced.isRightToLeft && forced.right == 4 && forced.left == 0)
    }

    @Test
    func runsComeBackWithTheirAttributes() throws {
        let layout = try makeLibrary().layOut([
            AttributedRun("One ", font: font, attribute: 3),
            AttributedRun("two", font: TextFont(size: 30, weight: 700), attribute: 7),
        ])
        let line = layout.lines[0]
        #expect(line.runs.map(\.text) == ["One ", "two"])
        #expect(line.runs.map(\.attribute) == [3, 7])
        #expect(line.runs.map(\.face.weight) == [400, 700])
        #expect(abs(line.height - 30 * 1.193359) < 0.001)
    }

    @Test
    func sameFontInTwoRunsIsAsWideAsOne() throws {
        let library = try makeLibrary()
        let layout = library.layOut([
            AttributedRun("A", font: font), AttributedRun("VA", font: font, attribute: 1),
        ])
        // Kerned as in one run: browsers do not end shaping where only the colour changes.
        #expect(abs(layout.width - library.width(of: "AVA", font: font)) < 1e-9)
        #expect(layout.lines[0].runs.map(\.text) == ["A", "VA"])
    }

    @Test
    func letterSpacingIsAddedToEachCharacter() throws {
        let library = try makeLibrary()
        let plain = library.width(of: "ABC", font: font)
        #expect(abs(library.width(of: "ABC", font: font, kern: 2) - plain - 6) < 1e-9)
        #expect(library.width(of: "ABC", font: font, kern: .nan) == plain)
    }

    @Test
    func trackingIsAddedToTheFontsOwnCharacters() throws {
        let library = try makeLibrary()
        let tracked = TextFont(size: 17, tracking: -0.5)
        let spaced = library.width(of: "fix ABC", font: font, kern: -0.5)
        #expect(abs(library.width(of: "fix ABC", font: tracked) - spaced) < 1e-9)
        #expect(
            abs(
                library.width(of: "fix ABC", font: tracked, kern: 0.5)
                    - library.width(of: "fix ABC", font: font)
            ) < 1e-9
        )
        // What shows nothing and what stands on a letter gets none.
        let shown = library.width(of: "a\u{301}\u{200D}b", font: tracked)
        #expect(abs(shown - library.width(of: "a\u{301}\u{200D}b", font: font) + 1) < 1e-9)
        // Letters of other fonts stay joined.
        for text in ["漢字", "مرحبا"] {
            #expect(library.width(of: text, font: tracked) == library.width(of: text, font: font))
        }
        let layout = library.layOut("ab 漢字 c", font: tracked)
        let runs = layout.lines.flatMap(\.runs)
        #expect(runs.map(\.tracking).contains(-0.5) && runs.map(\.tracking).contains(0))
        #expect(runs.allSatisfy { ($0.tracking == 0) == $0.text.contains("漢") })
        let drawn = library.outlines(of: [AttributedRun("ab 漢字 c", font: tracked)])
        #expect(abs(drawn.width - layout.width) < 1e-6)
        let plain = library.layOut("ab 漢字 c", font: font)
        let count = Double(runs.filter { $0.tracking != 0 }.map(\.text.count).reduce(0, +))
        #expect(abs(plain.width - 0.5 * count - layout.width) < 1e-6)
    }

    @Test
    func raisedRunsMakeTheLineHigher() throws {
        let library = try makeLibrary()
        let layout = library.layOut([
            AttributedRun("x", font: font),
            AttributedRun("2", font: font, baselineOffset: 5),
        ])
        #expect(abs(layout.height - library.metrics(of: font).lineHeight - 5) < 1e-9)
    }

    @Test
    func controlCharactersAreNotShown() throws {
        let library = try makeLibrary()
        let layout = library.layOut("a\u{0}\u{7}b\u{9F}", font: font)
        #expect(layout.lines.flatMap(\.runs).map(\.text) == ["ab"])
        #expect(abs(layout.width - library.width(of: "ab", font: font)) < 0.2)
    }

    @Test
    func stretchesOfAnotherScriptHaveAFamilyOfTheirOwn() throws {
        let runs = try makeLibrary().layOut("Привет, мир! 👋🏽 日本", font: font).lines[0].runs
        #expect(runs.map(\.text) == ["Привет, мир! ", "👋🏽", " 日本"])
        #expect(
            runs.map(\.face.family) == ["Inter Cyrillic", "Inter Emoji 1f44b-1f3fd", "Inter"]
        )
    }

    @Test(arguments: [-1.0, 0, .nan, .infinity, 1e300])
    func sizesThatAreNoneDoNotCrash(size: Double) throws {
        let layout = try makeLibrary().layOut(
            "Hello world",
            font: TextFont(size: size),
            limits: LayoutLimits(width: 100)
        )
        #expect(layout.width.isFinite && layout.height.isFinite)
    }

    @Test
    func hugeTextsAreLaidOut() throws {
        let library = try makeLibrary()
        let limits = LayoutLimits(width: 300)
        let words = String(repeating: "word ", count: 40_000)
        #expect(library.layOut(words, font: font, limits: limits).lines.count > 4000)
        let word = String(repeating: "x", count: 100_000)
        #expect(library.layOut(word, font: font, limits: limits).lines.count > 3000)
        let marks = "a" + String(repeating: "\u{301}", count: 10_000)
        #expect(library.layOut(marks, font: font, limits: limits).lines.count == 1)
        let mixed = String(repeating: "abc אבג 123 ", count: 5000)
        #expect(library.layOut(mixed, font: font, limits: limits).lines.count > 1000)
        let joined = String(repeating: "👩\u{200D}", count: 5000)
        #expect(!library.layOut(joined, font: font, limits: limits).lines.isEmpty)
    }
}
