import CoreGraphics
import Foundation
import Testing

@testable import UIKit

struct CTFramesetterTests {
    private static let font = UIFont.systemFont(ofSize: 20)

    private func framesetter(
        _ text: String,
        _ alignment: NSTextAlignment = .natural
    ) -> CTFramesetter {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        return CTFramesetterCreateWithAttributedString(
            NSAttributedString(
                string: text,
                attributes: [.font: Self.font, .paragraphStyle: style]
            )
        )
    }

    private func frame(_ framesetter: CTFramesetter, _ rect: CGRect) -> CTFrame {
        CTFramesetterCreateFrame(framesetter, CFRange(), CGPath(rect: rect, transform: nil), nil)
    }

    private func origins(_ frame: CTFrame) -> [CGPoint] {
        var origins = [CGPoint](repeating: .zero, count: CTFrameGetLines(frame).count)
        CTFrameGetLineOrigins(frame, CFRange(), &origins)
        return origins
    }

    @Test func linesFillTheWidth() {
        let text = "one two three four five"
        let frame = frame(framesetter(text), CGRect(x: 0, y: 0, width: 100, height: 1_000))
        let ranges = CTFrameGetLines(frame).map { CTLineGetStringRange($0) }
        #expect(ranges.count > 2)
        #expect(ranges.first?.location == 0)
        #expect(ranges.reduce(0) { $0 + $1.length } == text.utf16.count)
        for line in CTFrameGetLines(frame) as [CTLine] {
            let width = CTLineGetTypographicBounds(line, nil, nil, nil)
            #expect(width - CTLineGetTrailingWhitespaceWidth(line) <= 100)
        }
    }

    @Test func originsCountFromTheLowerLeftCorner() {
        let frame = frame(framesetter("one\ntwo"), CGRect(x: 7, y: 9, width: 100, height: 200))
        let origins = origins(frame)
        #expect(origins.count == 2 && origins.allSatisfy { $0.x == 0 })
        #expect(abs(origins[0].y - (200 - Self.font.ascender)) < 1)
        #expect(abs(origins[0].y - origins[1].y - Self.font.lineHeight) < 1)
        #expect(CTLineGetStringRange(CTFrameGetLines(frame)[0]).length == 4)
    }

    @Test(arguments: [(NSTextAlignment.right, 1.0), (.center, 0.5), (.left, 0)])
    func alignmentMovesLines(alignment: NSTextAlignment, factor: Double) {
        let frame = frame(framesetter("ab", alignment), CGRect(x: 0, y: 0, width: 99, height: 99))
        let line = CTFrameGetLines(frame)[0] as CTLine
        let room = 99 - CTLineGetTypographicBounds(line, nil, nil, nil)
        #expect(abs(origins(frame)[0].x - room * factor) < 0.01)
    }

    @Test func whatFindsNoRoomIsLeftOut() {
        let setter = framesetter("one\ntwo\nthree")
        let height = Self.font.lineHeight * 2 + 1
        let frame = frame(setter, CGRect(x: 0, y: 0, width: 100, height: height))
        #expect(CTFrameGetLines(frame).count == 2)
        #expect(CTFrameGetVisibleStringRange(frame).length == 8)
        #expect(CTFrameGetStringRange(frame).length == 13)
        var fit = CFRange()
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter,
            CFRange(),
            nil,
            CGSize(width: 100, height: height),
            &fit
        )
        #expect(fit.length == 8 && size.height <= height)
    }

    @Test func suggestsTheSizeOfAllLines() {
        let setter = framesetter("one two three four five")
        let whole = CTFramesetterSuggestFrameSizeWithConstraints(
            setter,
            CFRange(),
            nil,
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
            nil
        )
        #expect(abs(whole.width - setter.text.size().width) < 0.01)
        #expect(abs(whole.height - Self.font.lineHeight) < 1)
        let broken = CTFramesetterSuggestFrameSizeWithConstraints(
            setter,
            CFRange(location: 0, length: 13),
            nil,
            CGSize(width: 60, height: 0),
            nil
        )
        #expect(broken.width <= 60 && broken.height > whole.height * 2)
    }

    @Test func breaksOneLineAfterTheOther() {
        let setter = CTTypesetterCreateWithAttributedString(framesetter("one two three").text)
        var (start, lines) = (0, [Int]())
        while start < 13, lines.count < 20 {
            let count = CTTypesetterSuggestLineBreak(setter, start, 60)
            lines.append(count)
            start += count
        }
        #expect(lines == [4, 4, 5])
        #expect(CTTypesetterSuggestClusterBreak(setter, 8, 30) < 5)
        #expect(CTTypesetterSuggestLineBreak(setter, 13, 60) == 0)
        let line = CTTypesetterCreateLine(setter, CFRange(location: 4, length: 3))
        #expect(CTLineGetStringRange(line).location == 4)
        #expect(CTLineGetOffsetForStringIndex(line, 4, nil) == 0)
    }

    @Test func settingsMakeStyles() {
        var alignment = CTTextAlignment.center
        var spacing: CGFloat = 7
        let style = withUnsafeBytes(of: &alignment) { first in
            withUnsafeBytes(of: &spacing) { second in
                let values = [(CTParagraphStyleSpecifier.alignment, first), (.lineSpacing, second)]
                let settings = values.compactMap { spec, bytes in
                    bytes.baseAddress.map {
                        CTParagraphStyleSetting(spec: spec, valueSize: bytes.count, value: $0)
                    }
                }
                return CTParagraphStyleCreate(settings, settings.count)
            }
        }
        #expect(style.alignment == .center && style.lineSpacing == 7)
        #expect(CTParagraphStyleCreate(nil, 0).alignment == .natural)
    }
}
