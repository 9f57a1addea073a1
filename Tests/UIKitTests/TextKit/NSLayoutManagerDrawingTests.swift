import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// A layout manager as apps have it, with numbers beside lines and round backgrounds.
private final class NumberingManager: NSLayoutManager {
    let log = Log()

    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
        var number = 0
        enumerateLineFragments(forGlyphRange: glyphsToShow) { rect, _, _, _, _ in
            number += 1
            ("\(number)" as NSString).draw(at: CGPoint(x: 0, y: rect.minY + origin.y))
        }
        log("lines \(number)")
    }

    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        log("glyphs \(glyphsToShow.length)")
        super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
    }

    override func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>,
        count rectCount: Int,
        forCharacterRange charRange: NSRange,
        color: UIColor
    ) {
        log("fills \(charRange.location) \(charRange.length) \(rectCount) \(color == .yellow)")
        for index in 0..<rectCount {
            UIBezierPath(roundedRect: rectArray[index], cornerRadius: 4).fill()
        }
    }
}

extension NSString {
    @MainActor
    fileprivate func draw(at point: CGPoint) { draw(at: point, withAttributes: nil) }
}

@MainActor
struct NSLayoutManagerDrawingTests {
    let test = ControlScene()
    private let manager = NumberingManager()
    let view: UITextView

    init() {
        let container = NSTextContainer(size: CGSize(width: 100, height: 0))
        container.widthTracksTextView = true
        let storage = NSTextStorage()
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        view = UITextView(
            frame: CGRect(x: 0, y: 0, width: 110, height: 100),
            textContainer: container
        )
        let text = NSMutableAttributedString(
            string: "one two three four",
            attributes: [.font: UIFont.systemFont(ofSize: 17)]
        )
        text.addAttribute(
            .backgroundColor,
            value: UIColor.yellow,
            range: NSRange(location: 4, length: 9)
        )
        view.attributedText = text
        test.show(view)
    }

    @Test func itDrawsBehindTheTextOfAView() throws {
        #expect(manager.log.take() == ["fills 4 9 2 true", "lines 2", "glyphs 18"])
        let drawing = try #require(view.area.layoutDrawing)
        #expect(view.subviews.first === drawing && drawing.content != nil)
        #expect(drawing.frame == view.bounds)
    }

    @Test func itDrawsAnewWhereLinesChange() {
        _ = manager.log.take()
        test.show(view)
        #expect(manager.log.take().isEmpty)
        view.insertText("!")
        test.show(view)
        #expect(manager.log.take() == ["fills 4 9 2 true", "lines 2", "glyphs 19"])
        view.frame.size.width = 300
        test.show(view)
        #expect(manager.log.take() == ["fills 4 9 1 true", "lines 1", "glyphs 19"])
        manager.invalidateDisplay(forCharacterRange: NSRange(location: 0, length: 1))
        test.show(view)
        #expect(manager.log.take().count == 3)
    }

    @Test func textThatIsReadLeavesBackgroundsToIt() {
        view.isEditable = false
        test.show(view)
        let shown = view.area.canvas.attributedText
        #expect(shown?.string == "one two three four")
        #expect(shown?.attribute(.backgroundColor, at: 5, effectiveRange: nil) == nil)
        #expect(view.attributedText.attribute(.backgroundColor, at: 5, effectiveRange: nil) != nil)
    }

    @Test func charactersAreDrawnWhereNoViewShowsThem() {
        let context = CGContext(size: CGSize(width: 100, height: 100))
        manager.showsText = true
        GraphicsStack.current.drawing(into: context) {
            manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 3), at: .zero)
        }
        #expect(!context.isBlank)
    }
}
