import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// How far lines stand apart while they are edited.
@MainActor
struct UITextViewLineHeightTests {
    let test = ControlScene()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 300))
    let font = UIFont.systemFont(ofSize: 17)

    private func show(_ change: (NSMutableParagraphStyle) -> Void) {
        let style = NSMutableParagraphStyle()
        change(style)
        view.attributedText = NSAttributedString(
            string: "one two three four five six",
            attributes: [.font: font, .paragraphStyle: style]
        )
        test.show(view)
    }

    @Test func linesStandApartAsTheFirstParagraphSays() {
        show { _ in }
        let plain = view.makeFieldContent()
        let height = view.contentSize.height
        #expect(plain.lineHeight == Double(font.lineHeight) && plain.insets.top == 8)
        show { $0.lineSpacing = 12 }
        let spaced = view.makeFieldContent()
        #expect(spaced.lineHeight == plain.lineHeight + 12)
        // Browsers have half of it above; UIKit has all of it below, and none below the last line.
        #expect(spaced.insets.top == 2 && spaced.insets.bottom == 2)
        #expect(view.contentSize.height == height + 24)
        view.text = "x"
        test.show(view)
        #expect(view.makeFieldContent().lineHeight == spaced.lineHeight)
        view.attributedText = NSAttributedString(string: "plain")
        test.show(view)
        #expect(view.makeFieldContent().insets.top == 8)
    }

    @Test func linesAreAsHighAsTheFirstParagraphSays() {
        show { $0.minimumLineHeight = 30 }
        #expect(view.makeFieldContent().lineHeight == 30)
        #expect(view.contentSize.height == 106)
        #expect(view.caretRect(for: view.endOfDocument).minY == 68)
        view.scrollRangeToVisible(NSRange(location: 10, length: 1))
        test.show(view)
        #expect(view.contentSize.height == 106)
        show { $0.maximumLineHeight = 15 }
        #expect(view.makeFieldContent().lineHeight == 15)
    }

    @Test func anEmptyTextHasTheDistancesOfWhatIsTyped() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 6
        view.typingAttributes = [.font: font, .paragraphStyle: style]
        test.show(view)
        #expect(view.makeFieldContent().lineHeight == Double(font.lineHeight) + 6)
    }
}
