import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct NSTextLayoutManagerTests {
    let content = NSTextContentStorage()
    let manager = NSTextLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))

    init() {
        container.lineFragmentPadding = 0
        manager.textContainer = container
        content.addTextLayoutManager(manager)
        set("One line\n\nseveral words that need more than one line\nlast")
    }

    private func set(_ text: String) {
        content.attributedString = NSAttributedString(
            string: text,
            attributes: [.font: UIFont.systemFont(ofSize: 17)]
        )
    }

    private var fragments: [NSTextLayoutFragment] {
        var found: [NSTextLayoutFragment] = []
        manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
            found.append($0)
            return true
        }
        return found
    }

    @Test func paragraphsAreLaidOutOneBelowTheOther() throws {
        #expect(content.primaryTextLayoutManager === manager)
        let fragments = self.fragments
        #expect(fragments.map(\.textLineFragments.count) == [1, 1, 2, 1])
        let texts = fragments.map { ($0.textElement as? NSTextParagraph)?.attributedString.string }
        #expect(texts[0] == "One line\n" && texts[1] == "\n" && texts[3] == "last")
        let frames = fragments.map(\.layoutFragmentFrame)
        #expect(frames[0].minY == 0 && frames[1].minY == frames[0].maxY)
        #expect(abs(frames[2].height - 2 * frames[0].height) < 0.1)
        let used = manager.usageBoundsForTextContainer
        #expect(used.maxY == frames[3].maxY && used.width <= 200)
        #expect(fragments.allSatisfy { $0.state == .layoutAvailable })
    }

    @Test func theSameFragmentsStayUntilTheTextChanges() throws {
        let first = fragments
        #expect(zip(first, fragments).allSatisfy { $0 === $1 })
        let storage = try #require(content.textStorage)
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
        let second = fragments
        #expect(second.count == 4 && second[0] !== first[0] && first[0].textLayoutManager == nil)
        #expect(
            content.offset(
                from: content.documentRange.location,
                to: content.documentRange.endLocation
            ) == storage.length
        )
        container.size.width = 60
        #expect(fragments[2].textLineFragments.count > 2)
    }

    @Test func fragmentsAreFoundByPlaceAndGoneThroughBackwards() throws {
        let fragments = self.fragments
        let point = CGPoint(x: 10, y: fragments[2].layoutFragmentFrame.midY)
        #expect(manager.textLayoutFragment(for: point) === fragments[2])
        #expect(manager.textLayoutFragment(for: CGPoint(x: 0, y: 1_000)) == nil)
        let place = try #require(content.location(content.documentRange.location, offsetBy: 12))
        #expect(manager.textLayoutFragment(for: place) === fragments[2])
        #expect(content.location(place, offsetBy: 1_000) == nil)
        var seen: [NSTextLayoutFragment] = []
        let end = manager.enumerateTextLayoutFragments(from: nil, options: .reverse) {
            seen.append($0)
            return seen.count < 2
        }
        #expect(seen.map { $0 === fragments[3] || $0 === fragments[2] } == [true, true])
        #expect(end?.compare(fragments[2].rangeInElement.location) == .orderedSame)
        var rest = 0
        manager.enumerateTextLayoutFragments(from: place) { _ in
            rest += 1
            return true
        }
        #expect(rest == 2)
    }

    @Test func linesKnowTheirCharacters() throws {
        let lines = fragments[2].textLineFragments
        #expect(lines[0].characterRange.location == 0)
        #expect(NSMaxRange(lines[0].characterRange) == lines[1].characterRange.location)
        let bounds = lines[1].typographicBounds
        #expect(bounds.minX == 0 && bounds.minY == lines[0].typographicBounds.maxY)
        #expect(lines[0].glyphOrigin.y > 0 && lines[0].glyphOrigin.y < bounds.height)
        let place = lines[0].locationForCharacter(at: 8)
        let width = "several ".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        #expect(abs(place.x - width) < 1)
        #expect(lines[0].characterIndex(for: CGPoint(x: place.x + 1, y: 5)) == 8)
        #expect(lines[0].fractionOfDistanceThroughGlyph(for: CGPoint(x: place.x + 0.1, y: 5)) < 0.2)
    }

    @Test func segmentsAreTheBoxesOfARange() throws {
        let start = try #require(content.location(content.documentRange.location, offsetBy: 4))
        let end = try #require(content.location(start, offsetBy: 14))
        let range = try #require(NSTextRange(location: start, end: end))
        var boxes: [CGRect] = []
        manager.enumerateTextSegments(in: range, type: .standard) { part, box, baseline, _ in
            #expect(part.map { range.contains($0) } == true && baseline > 0)
            boxes.append(box)
            return true
        }
        #expect(boxes.count == 3 && boxes[0].minX > 0 && boxes[2].minX == 0)
        #expect(NSTextRange(location: end, end: start) == nil)
        #expect(range.intersection(content.documentRange) == range)
        #expect(range.union(content.documentRange) == content.documentRange)
    }

    @Test func delegatesGiveFragmentsOfTheirOwn() throws {
        let bubbles = Bubbles()
        manager.delegate = bubbles
        let fragments = self.fragments
        #expect(fragments.allSatisfy { $0 is Bubble })
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 60, height: 40)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            fragments[0].draw(at: CGPoint(x: 10, y: 10), in: context.cgContext)
        }
        let data = try #require(image.cgImage?.dataProvider?.data)
        let bytes = try #require(CFDataGetBytePtr(data))
        let corner = (0..<4).map { bytes[(10 * 60 + 10) * 4 + $0] }
        #expect(corner == [255, 0, 0, 255])
        let inked = (0..<60 * 40).contains { bytes[$0 * 4] < 100 && bytes[$0 * 4 + 3] == 255 }
        #expect(inked)
    }

    @Test func paragraphsOfTheAppMayHaveAnotherLength() {
        let delegate = LongParagraphs()
        content.delegate = delegate
        set("ab\n\nc")
        var separators: [String?] = []
        var texts: [String?] = []
        content.enumerateTextElements(from: nil) { element in
            let paragraph = element as? NSTextParagraph
            separators.append(paragraph?.paragraphSeparatorRange?.description)
            texts.append(paragraph?.paragraphContentRange?.description)
            return true
        }
        #expect(separators == ["1...3", "3...4", "4...5"])
        #expect(texts == ["0...1", "3...3", "4...4"])
    }

    @Test func textViewsTellOfTheirFragments() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "One\nTwo"
        let manager = try #require(view.textLayoutManager)
        #expect(manager === view.textLayoutManager && manager.textContainer === view.textContainer)
        var texts: [String] = []
        func read() {
            texts = []
            manager.enumerateTextLayoutFragments(from: nil) {
                texts.append(($0.textElement as? NSTextParagraph)?.attributedString.string ?? "")
                return true
            }
        }
        read()
        #expect(texts == ["One\n", "Two"])
        view.insertText("\nThree")
        read()
        #expect(texts == ["One\n", "Two\n", "Three"])
        #expect(manager.usageBoundsForTextContainer.height > 40)
    }
}

/// A paragraph on red ground.
private final class Bubble: NSTextLayoutFragment {
    override func draw(at point: CGPoint, in context: CGContext) {
        context.setFillColor(UIColor.red.cgColor)
        context.fill(renderingSurfaceBounds.offsetBy(dx: point.x, dy: point.y))
        super.draw(at: point, in: context)
    }
}

private final class Bubbles: NSObject, NSTextLayoutManagerDelegate {
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager,
        textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
        Bubble(textElement: textElement, range: textElement.elementRange)
    }
}

/// Paragraphs that are longer than what they stand for.
private final class LongParagraphs: NSObject, NSTextContentStorageDelegate {
    func textContentStorage(
        _ textContentStorage: NSTextContentStorage,
        textParagraphWith range: NSRange
    ) -> NSTextParagraph? {
        NSTextParagraph(attributedString: NSAttributedString(string: "one\ntwo and more\r\n"))
    }
}
