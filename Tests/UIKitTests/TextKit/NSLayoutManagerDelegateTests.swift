import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
private final class LineRules: NSObject, NSLayoutManagerDelegate {
    let log = Log()
    var spacing: CGFloat = 10
    var height: CGFloat?
    /// Asks for what is being laid out.
    var asks = false
    /// Forgets the lines whenever it is asked.
    var forgets = false

    func layoutManager(
        _ layoutManager: NSLayoutManager,
        lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
        if forgets {
            layoutManager.invalidateLayout(
                forCharacterRange: NSRange(location: glyphIndex, length: 1),
                actualCharacterRange: nil
            )
        }
        if asks {
            layoutManager.invalidateLayout(
                forCharacterRange: NSRange(location: 0, length: 1),
                actualCharacterRange: nil
            )
            #expect(layoutManager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil) == .zero)
        }
        return spacing
    }

    func layoutManager(
        _ layoutManager: NSLayoutManager,
        shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
        baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer,
        forGlyphRange glyphRange: NSRange
    ) -> Bool {
        guard let height else { return false }
        lineFragmentRect.pointee.size.height = height
        lineFragmentUsedRect.pointee.size.height = height
        baselineOffset.pointee += 5
        return true
    }

    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { log("invalid") }

    func layoutManager(
        _ layoutManager: NSLayoutManager,
        didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) { log("complete \(textContainer != nil) \(layoutFinishedFlag)") }
}

/// A delegate that leaves all lines as they are.
private final class NoRules: NSObject, NSLayoutManagerDelegate {}

@MainActor
struct NSLayoutManagerDelegateTests {
    let storage = NSTextStorage(
        string: "one two three four\nfive six seven",
        attributes: [.font: UIFont.systemFont(ofSize: 17)]
    )
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    private let delegate = LineRules()

    init() {
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }

    private var lines: [CGRect] {
        var rects: [CGRect] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 1_000)) {
            rect,
            _,
            _,
            _,
            _ in rects.append(rect)
        }
        return rects
    }

    @Test func theDelegateSetsLinesApart() {
        let before = lines
        #expect(before.count == 4)
        manager.delegate = delegate
        for (index, (old, new)) in zip(before, lines).enumerated() {
            #expect(abs(new.minY - old.minY - 10 * CGFloat(index)) < 0.001)
            #expect(new.height == old.height)
        }
        #expect(delegate.log.take() == ["complete true true"])
        storage.append(NSAttributedString(string: "!"))
        #expect(delegate.log.take() == ["invalid"])
    }

    @Test func theDelegateSetsTheRoomOfLines() {
        let baseline = manager.location(forGlyphAt: 0).y
        manager.delegate = delegate
        delegate.spacing = 0
        delegate.height = 40
        #expect(lines.map(\.minY) == [0, 40, 80, 120])
        #expect(abs(manager.location(forGlyphAt: 0).y - baseline - 5) < 0.001)
        #expect(manager.usedRect(for: container).height == 160)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
    func theRoomOfLinesStaysFinite(height: CGFloat) {
        manager.delegate = delegate
        delegate.height = height
        let rects = lines
        #expect(!rects.isEmpty)
        #expect(rects.allSatisfy { $0.minY.isFinite && abs($0.height) <= 1e6 })
        #expect(manager.usedRect(for: container).height.isFinite)
    }

    @Test func roomsFarDownStayThere() {
        manager.delegate = delegate
        delegate.spacing = 0
        delegate.height = 900_000
        #expect(lines.map(\.minY) == [0, 900_000, 1_800_000, 2_700_000])
    }

    @Test func withoutRulesLinesStandAsTheirStylesSay() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        style.paragraphSpacing = 7
        style.paragraphSpacingBefore = 2
        storage.addAttribute(
            .paragraphStyle,
            value: style,
            range: NSRange(location: 0, length: storage.length)
        )
        let before = lines
        let none = NoRules()
        manager.delegate = none
        #expect(lines == before)
    }

    @Test func whatIsLaidOutHasNoLinesYet() {
        manager.delegate = delegate
        delegate.asks = true
        #expect(lines.count == 4)
    }

    @Test func textThatHasNoRoomIsToldOf() {
        container.size.height = 30
        manager.delegate = delegate
        manager.ensureLayout(for: container)
        #expect(delegate.log.take() == ["complete true false", "complete false false"])
    }

    @Test(arguments: [true, false])
    func aDelegateMayForgetLinesWhenItIsAsked(isEditable: Bool) {
        let test = ControlScene()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 300))
        view.isEditable = isEditable
        view.text = "one two three four five six"
        test.show(view)
        let before = view.contentSize.height
        delegate.forgets = true
        view.layoutManager.delegate = delegate
        view.text = "one two three four five six seven"
        test.show(view)
        #expect(view.contentSize.height > before)
    }

    @Test(arguments: [true, false])
    func textViewsShowTheirLinesApart(isEditable: Bool) {
        let test = ControlScene()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 300))
        view.font = .systemFont(ofSize: 17)
        view.isEditable = isEditable
        view.text = "one two three four five six"
        test.show(view)
        let before = view.contentSize.height
        let last = view.caretRect(for: view.endOfDocument)
        view.layoutManager.delegate = delegate
        test.show(view)
        #expect(view.contentSize.height == before + 20)
        #expect(abs(view.caretRect(for: view.endOfDocument).minY - last.minY - 20) < 0.001)
        #expect(delegate.log.entries.contains("complete true true"))
        view.layoutManager.delegate = nil
        test.show(view)
        #expect(view.contentSize.height == before)
    }
}
