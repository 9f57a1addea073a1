import Testing

@testable import UIKit

@MainActor
struct NSStringDrawingTests {
    private let font = UIFont.systemFont(ofSize: 17)
    private let text = "A few words that need more than one line"

    private func height(_ width: CGFloat, _ options: NSStringDrawingOptions, _ height: CGFloat = 0)
        -> CGFloat
    {
        text.boundingRect(
            with: CGSize(width: width, height: height),
            options: options,
            attributes: [.font: font],
            context: nil
        ).height
    }

    @Test func aTextIsAsWideAsItsLabel() {
        let label = UILabel()
        label.font = font
        label.text = text
        let size = text.size(withAttributes: [.font: font])
        #expect(abs(size.width - label.intrinsicContentSize.width) <= 0.5)
        #expect(abs(size.height - font.lineHeight) < 0.01)
        #expect((text as NSString).size(withAttributes: [.font: font]) == size)
        #expect(NSAttributedString(string: text, attributes: [.font: font]).size() == size)
        let small = UIFont.systemFont(ofSize: 12)
        #expect(text.size() == text.size(withAttributes: [.font: small]))
        #expect("".size(withAttributes: [.font: font]) == .zero)
    }

    @Test func linesBreakAtTheWidth() {
        let label = UILabel()
        label.font = font
        label.text = text
        label.numberOfLines = 0
        let fitting = label.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity))
        let block = height(100, [.usesLineFragmentOrigin, .usesFontLeading], .infinity)
        #expect(abs(fitting.height - block) <= 0.5)
        #expect(block > 3 * font.lineHeight - 0.1)
        #expect(abs(height(100, []) - font.lineHeight) < 0.01)
        let cut: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
        #expect(abs(height(100, cut, 2 * font.lineHeight + 1) - 2 * font.lineHeight) < 0.1)
    }

    @Test func oneLineCountsFromItsBaseline() {
        let context = NSStringDrawingContext()
        let rect = (text as NSString).boundingRect(
            with: CGSize(width: 50, height: 50),
            attributes: [.font: font],
            context: context
        )
        #expect(rect.minY == font.descender && rect.width > 50)
        #expect(context.totalBounds == rect)
        let lines = "a\nb".size(withAttributes: [.font: font])
        #expect(abs(lines.height - 2 * font.lineHeight) < 0.01)
    }

    /// Measures as libraries do, which call it from queues of their own.
    private nonisolated static func rect(_ text: String, _ font: UIFont) -> CGRect {
        let context = NSStringDrawingContext()
        _ = (text as NSString).boundingRect(
            with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
            options: .usesLineFragmentOrigin,
            attributes: [.font: font],
            context: context
        )
        return context.totalBounds
    }

    @Test func textIsMeasuredOnAnyThread() async {
        let (text, font) = (self.text, self.font)
        let elsewhere = await Task.detached { Self.rect(text, font) }.value
        #expect(elsewhere == Self.rect(text, font))
        #expect(elsewhere.height > 3 * font.lineHeight - 0.1)
    }

    @Test func textWithoutCharactersHasNoSize() {
        let room = CGSize(width: 100, height: 100)
        let empty = NSAttributedString()
        #expect(empty.boundingRect(with: room, options: [], context: nil) == .zero)
        #expect(
            empty.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil) == .zero
        )
    }
}
