import Testing
import TextMetrics

@testable import UIKit

struct TypesetTextTests {
    private func estimate(_ text: String, width: Double = .infinity, lines: Int = 0) -> TypesetText
    {
        TypesetText(
            estimating: [AttributedRun(text, font: TextFont(size: 10))],
            style: ParagraphStyle(),
            limits: LayoutLimits(width: width, lines: lines)
        )
    }

    @Test func estimateGrowsWithTheText() {
        let (short, long) = (estimate("Four"), estimate("Four and more"))
        #expect(short.width == 22 && long.width == 71.5)
        #expect(abs(short.height - 11.934) < 0.001 && !short.isTruncated)
    }

    @Test func estimateBreaksBetweenWordsAndAtNewlines() {
        let text = estimate("one two three\nfour", width: 45)
        #expect(text.lines.flatMap { $0.runs.map(\.text) } == ["one two", "three", "four"])
        #expect(text.lines.map(\.top).sorted() == text.lines.map(\.top))
    }

    @Test func estimateKeepsTheFirstLines() {
        let text = estimate("one two three", width: 20, lines: 2)
        #expect(text.lines.count == 2 && text.isTruncated)
    }

    @Test func estimateOfAnEmptyTextIsOneLine() {
        let text = TypesetText(estimating: [], style: ParagraphStyle(), limits: LayoutLimits())
        #expect(text.lines.count == 1 && text.width == 0)
    }
}
