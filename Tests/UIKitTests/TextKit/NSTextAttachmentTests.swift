import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct NSTextAttachmentTests {
    let test = ControlScene()
    let label = UILabel(frame: CGRect(x: 0, y: 40, width: 300, height: 60))
    let attachment = NSTextAttachment()

    init() {
        attachment.image = UIImage(systemName: "star")
    }

    private func text(_ bounds: CGRect) -> NSAttributedString {
        attachment.bounds = bounds
        let text = NSMutableAttributedString(
            string: "A",
            attributes: [.font: UIFont.systemFont(ofSize: 17)]
        )
        text.append(NSAttributedString(attachment: attachment))
        text.append(
            NSAttributedString(string: "B", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        )
        return text
    }

    private var plainWidth: CGFloat {
        ["A", "B"].reduce(0) {
            $0 + $1.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        }
    }

    @Test func takesRoomInItsLine() {
        let size = text(CGRect(x: 0, y: 0, width: 50, height: 40)).size()
        #expect(abs(size.width - plainWidth - 50) < 1)
        let descent = -UIFont.systemFont(ofSize: 17).descender
        #expect(abs(size.height - 40 - descent) < 1)
    }

    @Test func lowerPictureMakesNoHigherLine() {
        let size = text(CGRect(x: 0, y: -3, width: 16, height: 16)).size()
        #expect(abs(size.height - UIFont.systemFont(ofSize: 17).lineHeight) < 0.01)
    }

    @Test func pictureHasItsOwnSizeWhereBoundsSayNone() throws {
        let image = try #require(attachment.image)
        let size = text(.zero).size()
        #expect(abs(size.width - plainWidth - image.size.width) < 1)
    }

    @Test func labelShowsThePictureBetweenTheCharacters() throws {
        label.attributedText = text(CGRect(x: 0, y: -4, width: 30, height: 20))
        test.show(label)
        let layer = try #require(label.layer.sublayers?.first)
        let before = "A".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        #expect(abs(layer.frame.minX - before) < 0.5)
        #expect(layer.frame.size == CGSize(width: 30, height: 20))
        #expect(layer.frame.minY > 10 && layer.frame.maxY < 50)
        #expect(layer.contents is UIImage)
        #expect(label.subviews.isEmpty)
        let content = try #require(test.text(of: label))
        let runs = try #require(content.lines.first?.runs)
        #expect(runs.map(\.text) == ["A", "\u{A0}", "B"])
        let gap = try #require(runs[1].style?.decoration?.kern)
        #expect(gap > 20 && gap < 30)
        label.text = "plain"
        _ = test.scene.commit()
        #expect(label.layer.sublayers?.isEmpty ?? true)
    }

    @Test func charactersKeepTheirLineWhereAPictureIsHigher() throws {
        label.attributedText = text(CGRect(x: 0, y: 0, width: 30, height: 50))
        test.show(label)
        let line = try #require(test.text(of: label)?.lines.first)
        let layer = try #require(label.layer.sublayers?.first)
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(line.height - Double(font.lineHeight)) < 0.01)
        // The picture stands on the baseline of the characters beside it.
        #expect(abs(Double(layer.frame.maxY) - line.top - Double(font.ascender)) < 0.5)
    }

    @Test func layoutManagersKnowItsPlace() {
        let storage = NSTextStorage(
            attributedString: text(CGRect(x: 0, y: 0, width: 50, height: 40))
        )
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 300, height: 300))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let rect = manager.boundingRect(
            forGlyphRange: NSRange(location: 1, length: 1),
            in: container
        )
        #expect(abs(rect.width - 50) < 0.01)
        #expect(manager.glyphIndex(for: CGPoint(x: rect.midX, y: 5), in: container) == 1)
    }

    /// An attachment as wide as the line.
    private final class WideAttachment: NSTextAttachment {
        override func attachmentBounds(
            for textContainer: NSTextContainer?,
            proposedLineFragment lineFrag: CGRect,
            glyphPosition position: CGPoint,
            characterIndex charIndex: Int
        ) -> CGRect {
            CGRect(x: 0, y: 0, width: lineFrag.width / 2, height: 10)
        }
    }

    @Test func overridesSayHowMuchRoomItTakes() {
        let text = NSAttributedString(attachment: WideAttachment())
        let rect = text.boundingRect(
            with: CGSize(width: 200, height: 1000),
            options: .usesLineFragmentOrigin,
            context: nil
        )
        #expect(abs(rect.width - 100) < 0.01)
    }

    @Test func isDrawnIntoContexts() {
        func document(_ text: NSAttributedString) -> String {
            let context = CGContext(size: CGSize(width: 100, height: 40), origin: .zero)
            GraphicsStack.current.drawing(into: context) { text.draw(at: .zero) }
            return "\(context.document)"
        }
        let shown = document(NSAttributedString(attachment: attachment))
        let empty = document(NSAttributedString(attachment: NSTextAttachment()))
        #expect(shown != empty)
    }

    @Test func aTextKnowsWhereAttachmentsStand() {
        let text = NSMutableAttributedString(string: "ab")
        text.append(NSAttributedString(attachment: NSTextAttachment()))
        #expect(text.containsAttachments(in: NSRange(location: 0, length: 3)))
        #expect(!text.containsAttachments(in: NSRange(location: 0, length: 2)))
        #expect(text.containsAttachments(in: NSRange(location: 2, length: 100)))
        #expect(!text.containsAttachments(in: NSRange(location: 9, length: 1)))
    }
}
