import CoreGraphics
import Testing

@testable import TextMetrics

struct TruncatorTests {
    private let library: FontLibrary
    private let font = TextFont(size: 17)
    private let text = "The quick brown fox jumps over the lazy dog"

    init() throws { library = try makeLibrary() }

    private func layOut(
        _ text: String,
        _ mode: ParagraphStyle.BreakMode,
        width: Double,
        lines: Int = 1,
        height: Double = .infinity
    ) throws -> LaidOutText {
        var style = ParagraphStyle()
        style.breakMode = mode
        let limits = LayoutLimits(width: width, height: height, lines: lines)
        return library.layOut(text, font: font, style: style, limits: limits)
    }

    private func string(_ line: LaidOutText.Line) -> String { line.runs.map(\.text).joined() }

    @Test(arguments: [
        (ParagraphStyle.BreakMode.byTruncatingTail, "The quick br…"),
        (.byTruncatingHead, "…e lazy dog"),
        (.byTruncatingMiddle, "The qui…zy dog"),
    ])
    func ellipsisStandsWhereTheModeSays(mode: ParagraphStyle.BreakMode, start: String) throws {
        let width = library.width(of: start, font: font)
        let line = try #require(try layOut(text, mode, width: width).lines.first)
        #expect(string(line) == start)
        #expect(line.range == 0..<43)
    }

    @Test(arguments: [
        ParagraphStyle.BreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle,
    ])
    func asMuchIsKeptAsFits(mode: ParagraphStyle.BreakMode) throws {
        for width in stride(from: 0.0, through: 360, by: 7.3) {
            let layout = try layOut(text, mode, width: width)
            #expect(layout.lines.count == 1)
            #expect(layout.width <= max(width, 17) + 0.01)
            #expect(layout.width > width - 32 || width < 32, "\(width): \(layout.width)")
            #expect(layout.isTruncated)
        }
    }

    @Test
    func textThatFitsIsLeftAlone() throws {
        let layout = try layOut(text, .byTruncatingTail, width: 400)
        #expect(!layout.isTruncated)
        #expect(layout.lines.map(string) == [text])
    }

    @Test
    func onlyTheLastLineIsShortened() throws {
        let layout = try layOut(text, .byTruncatingTail, width: 120, lines: 2)
        #expect(layout.lines.map(string) == ["The quick", "brown fox ju…"])
    }

    @Test
    func heightLimitsTheLinesToo() throws {
        let layout = try layOut(text, .byTruncatingTail, width: 120, lines: 0, height: 41)
        #expect(layout.lines.count == 2)
        #expect(layout.isTruncated)
        let none = try layOut(text, .byTruncatingTail, width: 120, lines: 0, height: 1)
        #expect(none.lines.count == 1)
    }

    @Test
    func aFollowingParagraphIsCutWithAnEllipsis() throws {
        let layout = try layOut("One\nTwo", .byTruncatingTail, width: 300)
        #expect(layout.lines.map(string) == ["One…"])
    }

    @Test
    func wordWrappingLeavesTheRestAway() throws {
        let layout = try layOut(text, .byWordWrapping, width: 120, lines: 1)
        #expect(layout.lines.map(string) == ["The quick"])
        #expect(layout.isTruncated)
    }

    @Test
    func clippingKeepsTheWholeLastLine() throws {
        let layout = try layOut(text, .byClipping, width: 120)
        #expect(layout.lines.map(string) == [text])
        #expect(layout.width > 120)
    }

    @Test
    func charactersAreNotTornApart() throws {
        let text = String(repeating: "e\u{301}👍🏽", count: 20)
        let layout = try layOut(text, .byTruncatingTail, width: 100)
        let line = string(layout.lines[0]).dropLast()
        #expect(line.allSatisfy { $0 == "e\u{301}" || $0 == "👍🏽" })
        #expect(!line.isEmpty)
    }
}
