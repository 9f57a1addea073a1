import CoreGraphics
import Foundation
import Testing

@testable import UIKit

struct CTLineTests {
    private static let font = UIFont.systemFont(ofSize: 20)

    private func string(_ text: String) -> NSAttributedString {
        NSAttributedString(string: text, attributes: [.font: Self.font])
    }

    private func line(_ text: String) -> CTLine {
        CTLineCreateWithAttributedString(string(text))
    }

    private func width(_ line: CTLine) -> Double {
        CTLineGetTypographicBounds(line, nil, nil, nil)
    }

    @Test func isAsWideAsTheText() {
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        let line = line("Hello")
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        #expect(abs(width - string("Hello").size().width) < 0.01)
        #expect(ascent == Self.font.ascender)
        #expect(descent == -Self.font.descender)
        #expect(leading == Self.font.leading)
        #expect(CTLineGetStringRange(line).length == 5)
    }

    @Test func anEmptyTextHasNoGlyphs() {
        let line = line("")
        #expect(width(line) == 0)
        #expect(CTLineGetGlyphCount(line) == 0)
        #expect(CTLineGetGlyphRuns(line).isEmpty)
        #expect(CTLineGetStringIndexForPosition(line, .zero) == kCFNotFound)
        #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
        #expect(CTLineGetImageBounds(line, nil) == .zero)
    }

    @Test func endsOfParagraphsTakeNoRoom() {
        #expect(abs(width(line("ab\n")) - width(line("ab"))) < 0.01)
        #expect(CTLineGetStringRange(line("ab\n")).length == 3)
    }

    @Test func carets() {
        let line = line("abe\u{301}c")
        let end = CTLineGetOffsetForStringIndex(line, 5, nil)
        #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
        #expect(abs(end - CGFloat(width(line))) < 0.01)
        for index in [0, 1, 2, 4, 5] {
            let x = CTLineGetOffsetForStringIndex(line, index, nil)
            #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: x, y: 3)) == index)
        }
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: -50, y: 0)) == 0)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 5_000, y: 0)) == 5)
        let first = CTLineGetOffsetForStringIndex(line, 1, nil)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: first * 0.6, y: 0)) == 1)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: first * 0.4, y: 0)) == 0)
    }

    @Test func whiteSpaceAtTheEndIsMeasured() {
        let line = line("ab  ")
        let space = CTLineGetTrailingWhitespaceWidth(line)
        #expect(abs(width(line) - space - width(self.line("ab"))) < 0.01)
        #expect(abs(CTLineGetPenOffsetForFlush(line, 1, 200) - (200 - width(line) + space)) < 0.01)
        #expect(CTLineGetPenOffsetForFlush(line, 0, 200) == 0)
        #expect(CTLineGetPenOffsetForFlush(line, 0.5, 1) == 0)
    }

    @Test func outlinesHaveBounds() {
        let low = CTLineGetImageBounds(line("x"), nil)
        let high = CTLineGetBoundsWithOptions(line("l"), .useGlyphPathBounds)
        let below = CTLineGetBoundsWithOptions(line("p"), .useGlyphPathBounds)
        #expect(abs(low.minY) < 1 && high.maxY > low.maxY + 2 && below.minY < -2)
        let typographic = CTLineGetBoundsWithOptions(line("x"), [])
        #expect(abs(typographic.height - Self.font.lineHeight) < 0.01)
        #expect(typographic.minY == Self.font.descender)
    }

    @Test(arguments: [
        (CTLineTruncationType.end, "abc…"), (.start, "…xyz"), (.middle, "ab…yz"),
    ])
    func cutsLinesOff(type: CTLineTruncationType, shown: String) {
        let whole = line("abcdefghijklmnopqrstuvwxyz")
        let room = width(line(shown)) + 0.5
        let cut = CTLineCreateTruncatedLine(whole, room, type, line("…"))
        let text = cut?.text.string ?? ""
        #expect(text.contains("…") && text.count >= shown.count - 1)
        #expect(cut.map(width) ?? .infinity <= room)
        switch type {
        case .end: #expect(text.hasPrefix("a") && text.hasSuffix("…"))
        case .start: #expect(text.hasPrefix("…") && text.hasSuffix("z"))
        case .middle: #expect(text.hasPrefix("a") && text.hasSuffix("z"))
        }
        #expect(cut.map { CTLineGetStringRange($0).length } == 26)
    }

    @Test func cutsNothingThatFits() {
        let line = line("abc")
        #expect(CTLineCreateTruncatedLine(line, 500, .end, self.line("…")) === line)
        #expect(CTLineCreateTruncatedLine(line, 1, .end, self.line("…")) == nil)
    }

    @Test func widensSpaces() {
        let justified = CTLineCreateJustifiedLine(line("a b c"), 1, 200)
        #expect(justified.map { abs(width($0) - 200) < 0.01 } == true)
        #expect(CTLineCreateJustifiedLine(line("abc"), 1, 200) == nil)
        #expect(CTLineCreateJustifiedLine(line("a b c"), 1, 2) == nil)
    }

    @Test func readsFromRightToLeft() {
        let line = line("אבג")
        #expect(CTLineGetOffsetForStringIndex(line, 0, nil) > 5)
        #expect(abs(CTLineGetOffsetForStringIndex(line, 3, nil)) < 0.01)
        #expect(CTLineGetGlyphRuns(line).first.map { CTRunGetStatus($0) } == .rightToLeft)
    }
}
