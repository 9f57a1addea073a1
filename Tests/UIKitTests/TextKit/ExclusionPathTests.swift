import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct ExclusionPathTests {
    private static let words = String(repeating: "some words of text ", count: 12)

    private func layOut(
        _ text: String = words,
        around paths: [UIBezierPath],
        height: CGFloat = 0
    ) -> NSLayoutManager {
        let storage = NSTextStorage(
            string: text,
            attributes: [.font: UIFont.systemFont(ofSize: 17)]
        )
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 200, height: height))
        container.lineFragmentPadding = 0
        container.exclusionPaths = paths
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        // The manager does not keep the text.
        Self.kept.append(storage)
        return manager
    }

    private static var kept: [NSTextStorage] = []

    private func lines(_ manager: NSLayoutManager) -> [(rect: CGRect, range: NSRange)] {
        var lines: [(CGRect, NSRange)] = []
        let all = NSRange(location: 0, length: manager.numberOfGlyphs)
        manager.enumerateLineFragments(forGlyphRange: all) { rect, _, _, range, _ in
            lines.append((rect, range))
        }
        return lines
    }

    @Test func linesStandBesideAnArea() throws {
        let box = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 50))
        let found = lines(layOut(around: [box]))
        for line in found {
            #expect(line.rect.minX == (line.rect.minY < 50 ? 80 : 0))
            #expect(line.rect.maxX == 200)
        }
        #expect(found.filter { $0.rect.minX == 80 }.count == 3)
        #expect(found.last.map { NSMaxRange($0.range) } == Self.words.utf16.count)
    }

    @Test func aRowGoesOnBehindAnArea() throws {
        let box = UIBezierPath(rect: CGRect(x: 90, y: 0, width: 20, height: 20))
        let manager = layOut(around: [box])
        let found = lines(manager)
        #expect(found[0].rect.minY == found[1].rect.minY && found[2].rect.minX == 0)
        #expect(found[0].rect.maxX == 90 && found[1].rect.minX == 110)
        #expect(NSMaxRange(found[0].range) == found[1].range.location)
        // No word is cut.
        let text = Self.words as NSString
        #expect(text.substring(with: found[0].range).hasSuffix(" "))
        let place = CGPoint(x: 115, y: 5)
        let index = manager.glyphIndex(for: place, in: manager.textContainers[0])
        #expect(NSLocationInRange(index, found[1].range))
    }

    @Test func textGoesOnBelowWhatLeavesItNoRoom() {
        let wide = UIBezierPath(rect: CGRect(x: -10, y: 0, width: 205, height: 100))
        let found = lines(layOut(around: [wide]))
        #expect((found.first?.rect.minY ?? 0) >= 99.5 && (found.first?.rect.minY ?? 0) < 110)
        #expect(lines(layOut(around: [wide], height: 90)).allSatisfy { $0.rect.minY > 90 })
    }

    @Test func textIsBelowTheHighestAreas() {
        // Much longer ways than rows are tried for one by one.
        let endless = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 200, height: 1e12))
        let text = String(repeating: "some words of text\n", count: 300)
        let found = lines(layOut(text, around: [endless]))
        #expect(found.count >= 300 && found.allSatisfy { $0.rect.minY >= 1e6 })
    }

    @Test func roundAreasLeaveMoreAboveAndBelow() {
        let round = UIBezierPath(ovalIn: CGRect(x: 100, y: 0, width: 100, height: 100))
        let widths = lines(layOut(around: [round])).prefix(5).map(\.rect.width)
        #expect(widths[0] > widths[1] && widths[1] > widths[2])
        #expect(widths[2] >= 99 && widths[4] > widths[2])
    }

    @Test func laterParagraphsFlowAroundTheSameArea() {
        let box = UIBezierPath(rect: CGRect(x: 0, y: 30, width: 80, height: 30))
        let found = lines(layOut("a\nb\nc\nd\ne", around: [box]))
        #expect(found.map(\.rect.minX) == [0, 80, 80, 0, 0])
    }

    @Test func theContainerTellsWhatALineHas() {
        let container = NSTextContainer(size: CGSize(width: 200, height: 100))
        container.exclusionPaths = [
            UIBezierPath(rect: CGRect(x: 50, y: 0, width: 50, height: 20))
        ]
        var rest = CGRect.zero
        func part(_ y: CGFloat, _ direction: NSWritingDirection = .leftToRight) -> CGRect {
            container.lineFragmentRect(
                forProposedRect: CGRect(x: 0, y: y, width: 1_000, height: 20),
                at: 0,
                writingDirection: direction,
                remaining: &rest
            )
        }
        #expect(part(0) == CGRect(x: 0, y: 0, width: 50, height: 20))
        #expect(rest == CGRect(x: 100, y: 0, width: 100, height: 20))
        #expect(part(0, .rightToLeft) == CGRect(x: 100, y: 0, width: 100, height: 20))
        #expect(rest == CGRect(x: 0, y: 0, width: 50, height: 20))
        #expect(part(20) == CGRect(x: 0, y: 20, width: 200, height: 20) && rest == .zero)
    }

    @Test func thePageShowsTextAroundAnArea() throws {
        let test = ControlScene()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 210, height: 300))
        view.font = .systemFont(ofSize: 17)
        view.text = Self.words
        view.isEditable = false
        test.show(view)
        let before = view.contentSize.height
        let box = CGRect(x: 5, y: 0, width: 100, height: 60)
        view.textContainer.exclusionPaths = [UIBezierPath(rect: box)]
        test.show(view)
        let shown = try #require(test.text(of: view.area.canvas))
        #expect(shown.lines.prefix(3).map(\.left) == [100, 100, 100])
        #expect(shown.lines.last?.left == 0)
        #expect(view.contentSize.height > before)
        // What the layout manager says is what the page shows.
        let rect = view.layoutManager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
        #expect(rect.minX == 100)
        #expect(
            view.layoutManager.usedRect(for: view.textContainer).height + 16 <= view.contentSize
                .height + 1
        )
        view.textContainer.exclusionPaths = []
        test.show(view)
        #expect(view.contentSize.height == before)
    }

    @Test func anEditedTextViewShowsItsFieldMeanwhile() throws {
        let test = ControlScene()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 210, height: 300))
        view.text = Self.words
        view.textContainer.exclusionPaths = [
            UIBezierPath(rect: CGRect(x: 5, y: 0, width: 100, height: 60))
        ]
        test.show(view)
        #expect(test.text(of: view.area.canvas)?.lines.first?.left == 100)
        try test.tap(view)
        _ = test.scene.commit()
        #expect(view.isFirstResponder && view.area.canvas.isHidden)
        guard case .field = test.node(of: view)?.node.content else {
            Issue.record("no field")
            return
        }
        test.scene.perform { _ = view.resignFirstResponder() }
        _ = test.scene.commit()
        #expect(test.text(of: view.area.canvas)?.lines.first?.left == 100)
    }
}
