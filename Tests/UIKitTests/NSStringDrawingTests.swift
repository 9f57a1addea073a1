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

    @Test func lettersBecomeSmallerWhereTheContextLetsThem() {
        let context = NSStringDrawingContext()
        let string = NSAttributedString(string: text, attributes: [.font: font])
        let whole = string.size()
        func measure(_ width: CGFloat, _ height: CGFloat, isBlock: Bool) -> CGRect {
            string.boundingRect(
                with: CGSize(width: width, height: height),
                options: isBlock ? .usesLineFragmentOrigin : [],
                context: context
            )
        }
        #expect(measure(whole.width / 2, whole.height, isBlock: false).width == whole.width)
        #expect(context.actualScaleFactor == 1)
        context.minimumScaleFactor = 0.25
        let line = measure(whole.width / 2, whole.height, isBlock: false)
        #expect(line.width <= whole.width / 2 && line.width > whole.width * 0.45)
        #expect(abs(context.actualScaleFactor - 0.5) < 0.1)
        let block = measure(whole.width * 0.8, whole.height, isBlock: true)
        #expect(block.height <= whole.height && block.width <= whole.width * 0.8)
        #expect(context.actualScaleFactor > 0.65 && context.actualScaleFactor < 0.85)
        _ = measure(whole.width * 2, whole.height, isBlock: true)
        #expect(context.actualScaleFactor == 1)
        _ = measure(10, whole.height, isBlock: false)
        #expect(context.actualScaleFactor == 0.25)
    }

    @Test func textIsDrawnAsSmallAsTheContextLetsIt() {
        let string = NSAttributedString(string: text, attributes: [.font: font])
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.25
        let rect = CGRect(origin: .zero, size: string.size())
        let half = CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height)
        let maker = UIGraphicsImageRenderer(size: rect.size)
        let small = maker.image { _ in
            string.draw(with: half, options: .usesLineFragmentOrigin, context: context)
        }
        #expect(context.actualScaleFactor < 0.6)
        #expect(context.totalBounds.width <= half.width + 0.5)
        let usual = maker.image { _ in
            string.draw(with: half, options: .usesLineFragmentOrigin, context: nil)
        }
        #expect(small != usual)
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
