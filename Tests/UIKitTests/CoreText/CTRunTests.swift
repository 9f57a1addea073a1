import CoreGraphics
import Foundation
import Testing

@testable import UIKit

struct CTRunTests {
    private static let font = UIFont.systemFont(ofSize: 20)

    private var line: CTLine {
        let text = NSMutableAttributedString(
            string: "red blue",
            attributes: [.font: Self.font, .foregroundColor: UIColor.red]
        )
        let blue = NSRange(location: 4, length: 4)
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: blue)
        return CTLineCreateWithAttributedString(text)
    }

    @Test func looksMakeRuns() {
        let runs = CTLineGetGlyphRuns(line)
        #expect(runs.map { CTRunGetGlyphCount($0) } == [4, 4])
        #expect(runs.map { CTRunGetStringRange($0).location } == [0, 4])
        #expect(runs.map { CTRunGetStringRange($0).length } == [4, 4])
        let colors = runs.map { CTRunGetAttributes($0)[.foregroundColor] as? UIColor }
        #expect(colors == [.red, .blue])
    }

    @Test func glyphsStandSideBySide() {
        let line = line
        var (end, count) = (0.0, 0)
        for run in CTLineGetGlyphRuns(line) {
            let number = CTRunGetGlyphCount(run)
            var glyphs = [CGGlyph](repeating: 0, count: number)
            var places = [CGPoint](repeating: .zero, count: number)
            var advances = [CGSize](repeating: .zero, count: number)
            var indices = [CFIndex](repeating: 0, count: number)
            CTRunGetGlyphs(run, CFRange(), &glyphs)
            CTRunGetPositions(run, CFRange(), &places)
            CTRunGetAdvances(run, CFRange(), &advances)
            CTRunGetStringIndices(run, CFRange(), &indices)
            for index in 0..<number {
                #expect(abs(places[index].x - CGFloat(end)) < 0.01 && places[index].y == 0)
                #expect(indices[index] == count && glyphs[index] != 0)
                end += Double(advances[index].width)
                count += 1
            }
            let width = CTRunGetTypographicBounds(run, CFRange(), nil, nil, nil)
            #expect(abs(width - Double(advances.reduce(0) { $0 + $1.width })) < 0.01)
        }
        #expect(abs(end - CTLineGetTypographicBounds(line, nil, nil, nil)) < 0.01)
    }

    @Test func fontsThatStandInAreNamed() {
        let text = NSAttributedString(string: "a中", attributes: [.font: Self.font])
        let runs = CTLineGetGlyphRuns(CTLineCreateWithAttributedString(text))
        guard runs.count == 2 else { return }
        let fonts = runs.map { CTRunGetAttributes($0)[.font] as? UIFont }
        #expect(fonts[0] == Self.font && fonts[1] != Self.font && fonts[1]?.pointSize == 20)
    }

    @Test func delegatesTakeRoom() {
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateVersion1,
            dealloc: { _ in },
            getAscent: { _ in 30 },
            getDescent: { _ in 4 },
            getWidth: { $0.assumingMemoryBound(to: CGFloat.self).pointee }
        )
        let width = UnsafeMutablePointer<CGFloat>.allocate(capacity: 1)
        defer { width.deallocate() }
        width.pointee = 44
        let key = NSAttributedString.Key(kCTRunDelegateAttributeName as String)
        let text = NSMutableAttributedString(string: "a ", attributes: [.font: Self.font])
        let delegate = CTRunDelegateCreate(&callbacks, width)
        text.addAttribute(key, value: delegate as Any, range: NSRange(location: 1, length: 1))
        let line = CTLineCreateWithAttributedString(text)
        let runs = CTLineGetGlyphRuns(line)
        #expect(runs.count == 2)
        var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
        #expect(CTRunGetTypographicBounds(runs[1], CFRange(), &ascent, &descent, nil) == 44)
        #expect(ascent == 30 && descent == 4)
        CTLineGetTypographicBounds(line, &ascent, nil, nil)
        #expect(ascent == 30)
        #expect(CTRunGetAttributes(runs[1])[key] as? CTRunDelegate === delegate)
    }
}
