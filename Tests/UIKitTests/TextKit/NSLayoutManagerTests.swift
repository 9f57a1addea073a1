import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct NSLayoutManagerTests {
    let storage = NSTextStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 1000))

    init() {
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }

    /// A class that says what documents ask of it, as Xcode writes it.
    private final class OwnManager: NSLayoutManager {
        var drawn = 0
        override init() { super.init() }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
            drawn += 1
            super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
        }
    }

    private final class OwnContainer: NSTextContainer {
        override init(size: CGSize) { super.init(size: size) }
        required init(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test func classesOfAppsLayTextOut() {
        let manager = OwnManager()
        let container = OwnContainer(size: CGSize(width: 100, height: 0))
        manager.addTextContainer(container)
        let storage = NSTextStorage(string: "some words that need several lines")
        storage.addLayoutManager(manager)
        #expect(manager.usedRect(for: container).height > 30)
        let view = UITextView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            textContainer: container
        )
        let test = ControlScene()
        test.show(view)
        _ = test.scene.commit()
        #expect(view.textStorage === storage && !view.rendering.isDirty)
        manager.invalidateDisplay(forCharacterRange: NSRange(location: 0, length: 4))
        #expect(view.rendering.isDirty)
    }

    private func set(_ text: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in }) {
        let style = NSMutableParagraphStyle()
        change(style)
        storage.setAttributedString(
            NSAttributedString(
                string: text,
                attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style]
            )
        )
    }

    private func range(of part: String) -> NSRange { (storage.string as NSString).range(of: part) }

    private func middle(of part: String) -> CGPoint {
        let rect = manager.boundingRect(forGlyphRange: range(of: part), in: container)
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    private var lines: [(rect: CGRect, used: CGRect, range: NSRange)] {
        var lines: [(CGRect, CGRect, NSRange)] = []
        let all = NSRange(location: 0, length: storage.length)
        manager.enumerateLineFragments(forGlyphRange: all) { rect, used, _, range, _ in
            lines.append((rect, used, range))
        }
        return lines
    }

    @Test(arguments: ["Hello", "brave", "world", "dogs"])
    func aPlaceInAWordIsOneOfItsCharacters(word: String) {
        set("Hello brave world of several cats and dogs")
        let index = manager.characterIndex(
            for: middle(of: word),
            in: container,
            fractionOfDistanceBetweenInsertionPoints: nil
        )
        #expect(NSLocationInRange(index, range(of: word)))
    }

    @Test func linesAreThoseOfALabel() {
        let text = "Hello brave world of several cats and dogs and what else there is"
        set(text)
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 17)
        label.text = text
        let size = label.sizeThatFits(CGSize(width: 200, height: 1000))
        let used = manager.usedRect(for: container)
        #expect(lines.count > 2)
        #expect(abs(used.height - size.height) <= 0.5)
        #expect(abs(used.width - size.width) <= 0.5)
        #expect(lines.map(\.range.length).reduce(0, +) == storage.length)
        #expect(lines.allSatisfy { $0.rect.width == 200 })
    }

    @Test func paddingMovesTextAndCountsAsUsed() {
        set("Hello")
        let width = manager.usedRect(for: container).width
        container.lineFragmentPadding = 5
        #expect(manager.usedRect(for: container).width == width + 10)
        #expect(manager.location(forGlyphAt: 0).x == 5)
    }

    @Test func linesStandWhereTheirParagraphHasThem() {
        set("left\n")
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        storage.append(
            NSAttributedString(
                string: "right",
                attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style]
            )
        )
        #expect(lines.count == 2)
        #expect(lines[0].used.minX == 0)
        #expect(abs(lines[1].used.maxX - 200) < 0.01)
        #expect(lines[1].rect.minY == lines[0].rect.maxY)
    }

    @Test func usedRectOfCentredTextBeginsAtTheText() {
        set("mid") { $0.alignment = .center }
        let used = manager.usedRect(for: container)
        #expect(abs(used.midX - 100) < 0.01)
        #expect(used.minX > 50)
    }

    @Test func lettersOfHebrewBeginAtTheRight() {
        set("שלום") { $0.baseWritingDirection = .rightToLeft }
        let first = manager.boundingRect(
            forGlyphRange: NSRange(location: 0, length: 1),
            in: container
        )
        let last = manager.boundingRect(
            forGlyphRange: NSRange(location: 3, length: 1),
            in: container
        )
        #expect(first.minX >= last.maxX - 0.01)
        #expect(abs(first.maxX - 200) < 0.01)
        #expect(
            manager.glyphIndex(for: CGPoint(x: first.midX, y: first.midY), in: container) == 0
        )
    }

    @Test func theFractionCountsFromWhereTheCharacterBegins() {
        set("mm")
        let rect = manager.boundingRect(
            forGlyphRange: NSRange(location: 1, length: 1),
            in: container
        )
        var fraction: CGFloat = -1
        let index = manager.characterIndex(
            for: CGPoint(x: rect.minX + rect.width / 4, y: rect.midY),
            in: container,
            fractionOfDistanceBetweenInsertionPoints: &fraction
        )
        #expect(index == 1)
        #expect(abs(fraction - 0.25) < 0.01)
        #expect(manager.glyphIndex(for: CGPoint(x: 190, y: 500), in: container) == 1)
    }

    @Test func whatAnEllipsisStandsForIsTruncated() {
        container.maximumNumberOfLines = 1
        container.lineBreakMode = .byTruncatingTail
        set("Hello brave world of several cats and dogs")
        let truncated = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
        #expect(lines.count == 1)
        #expect(truncated.location > 5)
        #expect(NSMaxRange(truncated) == storage.length)
        container.maximumNumberOfLines = 0
        #expect(
            manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound
        )
    }

    @Test func textGoesOnInTheNextRegion() {
        container.size = CGSize(width: 200, height: 45)
        let other = NSTextContainer(size: CGSize(width: 100, height: 1000))
        manager.addTextContainer(other)
        set("Hello brave world of several cats and dogs and what else there is")
        let first = manager.glyphRange(for: container)
        let second = manager.glyphRange(for: other)
        #expect(first.location == 0 && first.length > 10)
        #expect(second.location == NSMaxRange(first))
        #expect(NSMaxRange(second) == storage.length)
        #expect(manager.textContainer(forGlyphAt: second.location, effectiveRange: nil) === other)
    }

    @Test func aParagraphsEndAtTheEndLeavesAnEmptyLine() {
        set("one\n")
        let line = manager.extraLineFragmentRect
        #expect(line.minY == lines[0].rect.maxY)
        #expect(manager.usedRect(for: container).maxY == line.maxY)
        set("one")
        #expect(manager.extraLineFragmentRect == .zero)
    }

    @Test func changedTextIsLaidOutAnew() {
        set("one")
        let width = manager.usedRect(for: container).width
        storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: " two")
        #expect(manager.numberOfGlyphs == 7)
        #expect(manager.usedRect(for: container).width > width)
        storage.addAttribute(
            .font,
            value: UIFont.systemFont(ofSize: 34),
            range: NSRange(location: 0, length: 7)
        )
        #expect(manager.usedRect(for: container).height > 38)
    }

    @Test func emptyTextHasAnEmptyLine() {
        #expect(manager.numberOfGlyphs == 0)
        #expect(manager.usedRect(for: container).height > 10)
        #expect(manager.glyphIndex(for: .zero, in: container) == 0)
        #expect(
            manager.boundingRect(forGlyphRange: NSRange(location: 9, length: 9), in: container)
                .width == 0
        )
    }

    @Test func charactersAndWhatIsBehindThemAreDrawnApart() {
        set("Hello")
        storage.addAttribute(
            .backgroundColor,
            value: UIColor.yellow,
            range: NSRange(location: 0, length: 5)
        )
        func document(_ draw: (NSRange) -> Void) -> String {
            let context = CGContext(size: CGSize(width: 200, height: 40), origin: .zero)
            GraphicsStack.current.drawing(into: context) {
                draw(NSRange(location: 0, length: 5))
            }
            return "\(context.document)"
        }
        let nothing = document { _ in }
        let behind = document { manager.drawBackground(forGlyphRange: $0, at: .zero) }
        let letters = document { manager.drawGlyphs(forGlyphRange: $0, at: .zero) }
        #expect(behind != nothing)
        #expect(letters != nothing)
        #expect(letters != behind)
    }

    /// A label that draws its text with TextKit, as libraries with tappable mentions do.
    private final class KitLabel: UILabel {
        let kit: NSLayoutManager

        init(_ kit: NSLayoutManager) {
            self.kit = kit
            super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            text = "x"
        }

        required init?(coder: NSCoder) { nil }

        override func drawText(in rect: CGRect) {
            kit.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 5), at: rect.origin)
        }
    }

    @Test func aLabelMayDrawItsTextWithIt() {
        set("Hello")
        let label = KitLabel(manager)
        guard case .image(let image) = label.renderContent() else {
            Issue.record("The label shows \(label.renderContent())")
            return
        }
        #expect(image.size == CGSize(width: 200, height: 40))
    }
}
