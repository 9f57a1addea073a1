import CoreGraphics
import Testing

@testable import TextMetrics

struct LineBreakerTests {
    private let font = TextFont(size: 17)

    private func lines(
        _ text: String,
        width: Double,
        mode: ParagraphStyle.BreakMode = .byWordWrapping,
        lines: Int = 0
    ) throws -> [String] {
        var style = ParagraphStyle()
        style.breakMode = mode
        let limits = LayoutLimits(width: width, lines: lines)
        return try makeLibrary().layOut(text, font: font, style: style, limits: limits)
            .lines.map { $0.runs.map(\.text).joined() }
    }

    @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}"])
    func newlinesEndLines(newline: String) throws {
        #expect(try lines("a\(newline)b", width: 300) == ["a", "b"])
        #expect(try lines("a\(newline)\(newline)b", width: 300) == ["a", "", "b"])
    }

    @Test
    func newlineAtTheEndAddsNoLine() throws {
        #expect(try lines("a\n", width: 300) == ["a"])
    }

    @Test
    func whiteSpaceHangsAtALinesEnd() throws {
        let library = try makeLibrary()
        let width = library.width(of: "Hello", font: font)
        let layout = library.layOut(
            "Hello      you",
            font: font,
            limits: LayoutLimits(width: width)
        )
        #expect(layout.lines.map(\.range) == [0..<5, 11..<14])
        #expect(layout.lines[0].width == width)
    }

    @Test
    func textFitsTheWidthThatWasMeasured() throws {
        let library = try makeLibrary()
        for text in ["Count: 42", "T. V. Yo, wave", "Привет, мир!", "日本語テキスト", "مرحبا بالعالم"] {
            let width = library.width(of: text, font: font)
            let layout = library.layOut(text, font: font, limits: LayoutLimits(width: width))
            #expect(layout.lines.count == 1)
        }
    }

    @Test
    func longWordsAreCutBetweenCharacters() throws {
        let word = String(repeating: "👩‍👩‍👧‍👦", count: 5)
        let parts = try lines(word, width: 50)
        #expect(parts.joined() == word)
        #expect(parts.count > 1)
        #expect(parts.allSatisfy { part in part.allSatisfy { $0 == "👩‍👩‍👧‍👦" } })
    }

    @Test
    func charWrappingFillsEachLine() throws {
        let library = try makeLibrary()
        let width = library.width(of: "abc de", font: font)
        #expect(try lines("abc defg", width: width, mode: .byCharWrapping) == ["abc de", "fg"])
        #expect(try lines("abc defg", width: width) == ["abc", "defg"])
    }

    @Test
    func softHyphensShowAtTheEndOfLines() throws {
        let library = try makeLibrary()
        let text = "an extra\u{AD}ordinary day"
        let width = library.width(of: "an extra-", font: font)
        // The hyphen is not kerned.
        let layout = library.layOut(text, font: font, limits: LayoutLimits(width: width + 3))
        let parts = layout.lines.map { $0.runs.map(\.text).joined() }
        #expect(parts == ["an extra-", "ordinary", "day"])
        #expect(layout.lines[0].range == 0..<9 && layout.lines[1].range.lowerBound == 9)
        #expect(abs(layout.lines[0].width - width) < 3)
        // Without room for the hyphen, the line ends before the word.
        #expect(try lines(text, width: width - 3).first == "an")
        #expect(try lines(text, width: 300) == [text])
    }

    @Test
    func wordsThatAreLongerThanALineAreCutWithHyphens() throws {
        var style = ParagraphStyle()
        style.hyphenates = true
        let layout = try makeLibrary().layOut(
            "extraordinary 12345678",
            font: font,
            style: style,
            limits: LayoutLimits(width: 50)
        )
        let parts = layout.lines.map { $0.runs.map(\.text).joined() }
        #expect(parts.first?.hasSuffix("-") == true && parts.first != "extraordinary-")
        #expect(parts.joined().filter { $0 != "-" } == "extraordinary12345678")
        #expect(layout.lines.allSatisfy { $0.width <= 50.01 })
        // Numbers are cut without.
        #expect(parts.filter { $0.contains("2") }.allSatisfy { $0.allSatisfy(\.isNumber) })
        #expect(try lines("extraordinary", width: 50).joined() == "extraordinary")
    }

    @Test(arguments: [
        ("https://example.com/a/b", 1), ("ABCD-1234", 2), ("x -1", 2), ("what?yes", 2), ("a(b", 1),
        ("“one”two", 1), ("a –well", 2), ("ten—one", 3), ("日本語", 3), ("nb\u{A0}sp", 1),
    ])
    func linesBreakAsInChromium(text: String, count: Int) throws {
        let finder = BreakFinder()
        #expect(finder.lineStarts(in: Array(text.utf16)).filter { $0 }.count + 1 == count)
    }

    @Test
    func noWidthGivesOneCharacterALine() throws {
        #expect(try lines("abc", width: 0) == ["a", "b", "c"])
        #expect(try lines("abc", width: -5) == ["a", "b", "c"])
    }

    @Test
    func noNumberIsNoLimit() throws {
        #expect(try lines("a b c", width: .nan) == ["a b c"])
        #expect(try lines("a b c", width: .infinity) == ["a b c"])
    }
}
