import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UILabelTests {
    private func label(_ text: String?, width: CGFloat = 200, height: CGFloat = 50) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.text = text
        return label
    }

    // Heights that Interface Builder gives labels in Apple's own font.
    nonisolated private static let heights: [(size: Double, scale: Double, height: Double)] = [
        (17, 2, 20.5), (17, 3, 61.0 / 3), (16, 2, 19.5), (15, 2, 18), (14, 2, 17), (13, 2, 16),
        (12, 2, 14.5),
    ]

    @Test(arguments: heights)
    func heightIsAppleLineHeightRoundedUpToPixels(
        size: Double,
        scale: Double,
        height: Double
    ) {
        let scene = ControlScene(scale: scale)
        let label = label("Label")
        label.font = .systemFont(ofSize: size)
        scene.show(label)
        #expect(abs(label.intrinsicContentSize.height - height) < 0.001)
    }

    @Test func sizeOfLinesIsRoundedOnce() {
        let scene = ControlScene(scale: 2)
        let label = label("One\nTwo\nThree")
        label.numberOfLines = 0
        scene.show(label)
        #expect(label.intrinsicContentSize.height == 61)
        label.numberOfLines = 2
        #expect(label.intrinsicContentSize.height == 41)
    }

    @Test(arguments: [String?.none, ""])
    func emptyTextTakesNoRoom(text: String?) {
        let scene = ControlScene()
        let label = label(text)
        scene.show(label)
        #expect(label.intrinsicContentSize == .zero)
        #expect(scene.node(of: label)?.node.content == NodeContent.none)
    }

    @Test func widthGrowsWithTextAndStandsOnPixels() {
        let scene = ControlScene(scale: 3)
        let short = label("Hello")
        let long = label("Hello, world")
        scene.show(short)
        scene.show(long)
        let (first, second) = (short.intrinsicContentSize, long.intrinsicContentSize)
        #expect(first.width > 30 && second.width > first.width + 30)
        #expect(abs((second.width * 3).rounded() - second.width * 3) < 0.001)
    }

    @Test func oneLineAsksForItsWidthWhateverTheRoom() {
        let scene = ControlScene()
        let label = label("A sentence that is wider than the room")
        scene.show(label)
        let size = label.sizeThatFits(CGSize(width: 50, height: 10))
        #expect(size == label.intrinsicContentSize && size.width > 200)
    }

    @Test func manyLinesBreakAtTheRoomsWidth() {
        let scene = ControlScene()
        let label = label("A sentence that is wider than the room")
        label.numberOfLines = 0
        scene.show(label)
        let size = label.sizeThatFits(CGSize(width: 120, height: 0))
        #expect(size.width <= 120 && size.height >= 61)
        label.preferredMaxLayoutWidth = 120
        #expect(label.intrinsicContentSize == size)
        label.frame.size = size
        _ = scene.commit()
        let lines = scene.text(of: label)?.lines ?? []
        #expect(CGFloat(lines.count) == (size.height / 20.287).rounded())
        #expect(lines.map(\.text).joined(separator: " ") == label.text)
    }

    @Test func textStandsInTheMiddleOfTheHeight() throws {
        let scene = ControlScene(scale: 2)
        let label = label("Middle", height: 50)
        scene.show(label)
        let line = try #require(scene.text(of: label)?.lines.first)
        // (50 − 20.5) / 2 = 14.75, on the grid of half points.
        #expect(line.top == 15 && abs(line.height - 20.287) < 0.01)
        let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
        #expect(rect.minY == 15 && rect.height == 20.5)
    }

    @Test func longTextLosesItsEnd() throws {
        let scene = ControlScene()
        let label = label("A sentence that is wider than the room", width: 100)
        scene.show(label)
        let text = try #require(scene.text(of: label)?.lines.first?.text)
        #expect(text.hasPrefix("A sent") && text.hasSuffix("…"))
        label.lineBreakMode = .byTruncatingHead
        _ = scene.commit()
        #expect(scene.text(of: label)?.lines.first?.text.hasPrefix("…") == true)
    }

    @Test func changeOfTextIsOneOperation() throws {
        let scene = ControlScene()
        let label = label("Count: 41")
        scene.show(label)
        label.text = "Count: 42"
        let patch = scene.scene.commit()
        #expect(patch.operations.count == 1)
        guard case .content(_, _, .text(let text), nil) = try #require(patch.operations.first)
        else {
            Issue.record("Expected a change of content, found \(patch.operations)")
            return
        }
        #expect(text.lines.map(\.text) == ["Count: 42"])
    }

    @Test func sameTextChangesNothing() {
        let scene = ControlScene()
        let label = label("Same")
        scene.show(label)
        label.text = "Same"
        #expect(!scene.scene.needsCommit)
    }

    @Test func changeOfTextLaysOutNothingElse() {
        let scene = ControlScene()
        let parent = LayoutCounter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let label = label("Before")
        parent.addSubview(label)
        scene.show(parent)
        let count = parent.count
        label.text = "After"
        _ = scene.scene.commit()
        #expect(parent.count == count)
    }

    @Test func colourFollowsStateAndStyle() {
        let light = ControlScene()
        let dark = ControlScene(isDark: true)
        let (first, second) = (label("Text"), label("Text"))
        light.show(first)
        dark.show(second)
        #expect(light.text(of: first)?.style.color == .black)
        #expect(dark.text(of: second)?.style.color == RenderColor(rgba: 0xFFFF_FFFF))
        first.isEnabled = false
        _ = light.scene.commit()
        #expect(light.text(of: first)?.style.color.alpha == 128)
        first.isEnabled = true
        first.highlightedTextColor = .red
        first.isHighlighted = true
        _ = light.scene.commit()
        #expect(light.text(of: first)?.style.color == RenderColor(rgba: 0xFF00_00FF))
    }

    @Test func tintColourIsTheLabelsOwn() {
        let scene = ControlScene()
        let label = label("Text")
        label.textColor = .tintColor
        label.tintColor = .red
        scene.show(label)
        #expect(scene.text(of: label)?.style.color == RenderColor(rgba: 0xFF00_00FF))
    }

    @Test func shadowIsDrawnWhereItsColourIsSet() {
        let scene = ControlScene()
        let label = label("Text")
        scene.show(label)
        #expect(scene.text(of: label)?.style.decoration == nil)
        label.shadowColor = .black
        label.shadowOffset = CGSize(width: 1, height: 2)
        _ = scene.commit()
        let shadow = scene.text(of: label)?.style.decoration?.shadow
        #expect(shadow == Shadow(color: .black, offset: CGSize(width: 1, height: 2), radius: 0))
    }

    @Test(arguments: [
        (NSTextAlignment.natural, false, TextContent.Alignment.left), (.natural, true, .right),
        (.center, false, .center), (.right, false, .right), (.left, true, .left),
    ])
    func alignmentFollowsTheInterface(
        alignment: NSTextAlignment,
        isRightToLeft: Bool,
        shown: TextContent.Alignment
    ) {
        let scene = ControlScene(isRightToLeft: isRightToLeft)
        let label = label("Text")
        label.textAlignment = alignment
        scene.show(label)
        #expect(scene.text(of: label)?.alignment == shown)
    }

    @Test func turnedDirectionMovesTheText() {
        let scene = ControlScene()
        let label = label("Text")
        scene.show(label)
        label.semanticContentAttribute = .forceRightToLeft
        scene.commit()
        #expect(scene.text(of: label)?.alignment == .right)
    }

    @Test func paragraphStylePlacesTheLines() throws {
        let scene = ControlScene()
        let label = label(nil)
        let centred = NSMutableParagraphStyle()
        centred.alignment = .center
        centred.firstLineHeadIndent = 20
        label.attributedText = NSAttributedString(
            string: "Text",
            attributes: [.paragraphStyle: centred]
        )
        scene.show(label)
        let text = try #require(scene.text(of: label))
        #expect(text.alignment == .center && text.lines.first?.left == 20)
    }

    // The widths that Interface Builder saved for labels of these texts; the large ones with iOS 11
    // and later, whose letters are narrower there than before.
    @Test(
        arguments: [
            ("COMPLETED", 11, 68), ("Mobile App", 12, 64), ("Already have an account?", 13, 156),
            ("Select date", 14, 73.5), ("Notification", 14, 74.5), ("New Brakes", 16, 86.5),
            ("Replace Spark Plugs", 16, 148.5), ("Basic", 17, 41.67), ("Conversion", 17, 86),
            ("Image Data Provider", 17, 154.33), ("Something went wrong", 20, 202),
            ("USD", 25, 50.5), ("00:00.00", 40, 165), ("265", 50, 89),
            ("This is the title text.", 22, 183), ("UINavigationBar", 22, 154.5),
            ("Pick Your Favorite Food!", 25, 258), ("UIKitCatalog", 26, 143), ("London", 30, 98),
            ("Large Title", 34, 153.5), ("Guess the Random Number", 34, 403),
        ] as [(String, CGFloat, CGFloat)]
    )
    func textIsAsWideAsOnIOS(_ text: String, _ size: CGFloat, _ width: CGFloat) throws {
        try #require(ProcessFonts.library != nil)
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = text
        #expect(abs(label.intrinsicContentSize.width - width) <= max(1.5, width * 0.015))
    }

    @Test func shrunkTextFitsTheWidth() throws {
        let scene = ControlScene()
        let label = label("A sentence that is wider than the room", width: 200)
        label.adjustsFontSizeToFitWidth = true
        scene.show(label)
        let text = try #require(scene.text(of: label))
        #expect(text.lines.first?.text == label.text && text.style.size < 17)
        label.minimumScaleFactor = 0.9
        _ = scene.commit()
        let limited = try #require(scene.text(of: label))
        #expect(abs(limited.style.size - 15.3) < 0.001)
        #expect(limited.lines.first?.text.hasSuffix("…") == true)
    }

    @Test func lettersMoveTogetherBeforeTextIsCutOff() throws {
        let scene = ControlScene()
        let label = label("A sentence a bit too wide", width: 200)
        let width = label.intrinsicContentSize.width
        label.frame.size.width = width - 10
        scene.show(label)
        let cut = try #require(scene.text(of: label))
        #expect(cut.lines.first?.text.hasSuffix("…") == true)
        label.allowsDefaultTighteningForTruncation = true
        scene.commit()
        let text = try #require(scene.text(of: label))
        let kern = try #require(text.style.decoration?.kern)
        #expect(text.lines.map(\.text) == [label.text] && text.style.size == 17)
        // Ten points fewer between 25 characters, and no closer than needed.
        #expect(kern < -0.38 && kern > -0.45)
        #expect(label.intrinsicContentSize.width == width)
        label.frame.size.width = width / 2
        scene.commit()
        let tightest = try #require(scene.text(of: label))
        let most = try #require(tightest.style.decoration?.kern)
        #expect(abs(most + 0.85) < 1e-9)
        #expect(tightest.lines.first?.text.hasSuffix("…") == true)
    }

    @Test func theStyleOfAParagraphLetsLettersMoveTogether() throws {
        let scene = ControlScene()
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let label = label(nil)
        func show() throws -> TextContent {
            label.attributedText = NSAttributedString(
                string: "A sentence a bit too wide",
                attributes: [.paragraphStyle: style.copy()]
            )
            label.frame.size.width = label.intrinsicContentSize.width - 10
            scene.show(label)
            return try #require(scene.text(of: label))
        }
        #expect(try show().lines.first?.text.hasSuffix("…") == true)
        style.allowsDefaultTighteningForTruncation = true
        let text = try show()
        #expect(text.lines.map(\.text) == [label.text])
        #expect(text.style.decoration.map { $0.kern < -0.38 } == true)
    }

    @Test(arguments: [true, false])
    func longWordsAreCutWithHyphensWhereTheParagraphSaysSo(isDefault: Bool) throws {
        let scene = ControlScene()
        let style = NSMutableParagraphStyle()
        if isDefault { style.usesDefaultHyphenation = true } else { style.hyphenationFactor = 1 }
        let label = label(nil, width: 50, height: 200)
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(
            string: "extraordinary",
            attributes: [.paragraphStyle: style]
        )
        scene.show(label)
        let lines = try #require(scene.text(of: label)).lines
        #expect(lines.count > 1 && lines.first?.text.hasSuffix("-") == true)
    }

    @Test func shrunkLinesLoseNothing() throws {
        let scene = ControlScene()
        let label = label("A sentence of many words that does not fit its two lines", width: 150)
        label.numberOfLines = 2
        scene.show(label)
        let cut = try #require(scene.text(of: label))
        #expect(cut.lines.last?.text.hasSuffix("…") == true)
        label.adjustsFontSizeToFitWidth = true
        scene.commit()
        let text = try #require(scene.text(of: label))
        #expect(text.lines.map(\.text).joined(separator: " ") == label.text)
        #expect(text.style.size < 17 && text.lines.count == 2)
    }

    @Test func attributesReachTheRuns() throws {
        let scene = ControlScene()
        let label = label(nil)
        let string = NSMutableAttributedString(string: "Plain ")
        string.append(
            NSAttributedString(
                string: "red",
                attributes: [
                    .foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 20),
                    .underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 2,
                ]
            )
        )
        label.attributedText = string
        scene.show(label)
        let line = try #require(scene.text(of: label)?.lines.first)
        #expect(line.text == "Plain red" && line.runs.count == 2)
        let style = try #require(line.runs.last?.style)
        #expect(style.color == RenderColor(rgba: 0xFF00_00FF))
        #expect(style.size == 20 && style.weight == 600)
        #expect(style.decoration?.isUnderlined == true && style.decoration?.kern == 2)
        #expect(line.runs.first?.style == nil)
    }

    @Test(
        arguments: [
            (.single, true), ([.single, .byWord, .patternDashDotDot], true), (.thick, true),
            (.byWord, false), (.patternDashDot, false), ([], false),
        ] as [(NSUnderlineStyle, Bool)]
    )
    func patternsWithoutALineDrawNone(style: NSUnderlineStyle, isDrawn: Bool) throws {
        let scene = ControlScene()
        let label = label(nil)
        label.attributedText = NSAttributedString(
            string: "Text",
            attributes: [.underlineStyle: style.rawValue, .strikethroughStyle: style.rawValue]
        )
        scene.show(label)
        let decoration = scene.text(of: label)?.style.decoration
        #expect((decoration?.isUnderlined ?? false) == isDrawn)
        #expect((decoration?.isStruckThrough ?? false) == isDrawn)
    }

    @Test func settingTheFontChangesAllAttributedText() throws {
        let scene = ControlScene()
        let label = label(nil)
        label.attributedText = NSAttributedString(
            string: "Text",
            attributes: [.font: UIFont.systemFont(ofSize: 30)]
        )
        label.font = .systemFont(ofSize: 12)
        scene.show(label)
        #expect(scene.text(of: label)?.style.size == 12)
        #expect(label.intrinsicContentSize.height == 14.5)
    }

    @Test func lookOfTheFirstCharacterBecomesTheLabels() throws {
        let label = label(nil)
        label.textAlignment = .left
        let centred = NSMutableParagraphStyle()
        centred.alignment = .center
        let string = NSMutableAttributedString(
            string: "Big",
            attributes: [
                .font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red,
                .paragraphStyle: centred,
            ]
        )
        string.append(NSAttributedString(string: " small"))
        label.attributedText = string
        #expect(label.font.pointSize == 40)
        #expect(label.textColor == .red)
        #expect(label.textAlignment == .center)
        let small = try #require(label.attributedText).attributes(at: 5, effectiveRange: nil)
        #expect(small[.font] as? UIFont == .systemFont(ofSize: 17))
        #expect(small[.foregroundColor] as? UIColor == .label)
        label.text = "Plain"
        #expect(label.font.pointSize == 40)
        #expect(label.textColor == .red)
    }

    @Test func attributesThatTheFirstCharacterLacksLeaveTheLabelAsItIs() {
        let label = label(nil)
        label.font = .systemFont(ofSize: 20)
        label.textColor = .blue
        label.attributedText = NSAttributedString(string: "Any", attributes: [.kern: 2])
        #expect(label.font.pointSize == 20)
        #expect(label.textColor == .blue)
        label.attributedText = NSAttributedString(string: "")
        label.attributedText = nil
        #expect(label.font.pointSize == 20)
    }

    private func clips(_ label: UILabel) -> Bool {
        let scene = ControlScene()
        scene.show(label)
        return scene.node(of: label)?.node.style.clipsToBounds ?? false
    }

    @Test func textIsCutOffAtTheBounds() {
        let clipped = label("Text that is too long", width: 60)
        clipped.lineBreakMode = .byClipping
        #expect(clips(clipped))
        #expect(clips(label("Low", height: 10)))
        #expect(clips(label("Nothing", width: 0)))
        #expect(!clips(label("Text that is too long", width: 60)))
        let short = label("Short")
        short.lineBreakMode = .byClipping
        #expect(!clips(short))
        #expect(!clips(label("Fits", height: 20)))
    }

    @Test func attributedTextOfPlainTextHasTheLabelsLook() throws {
        let label = label("Text")
        label.textColor = .red
        let string = try #require(label.attributedText)
        #expect(string.string == "Text")
        #expect(string.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(string.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
    }

    @Test func overriddenDrawingMovesTheText() throws {
        let scene = ControlScene()
        let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        label.text = "Text"
        scene.show(label)
        let line = try #require(scene.text(of: label)?.lines.first)
        #expect(line.left == 10 && line.right == 10)
        let plain = self.label("Text")
        scene.show(plain)
        #expect(
            label.intrinsicContentSize.width == plain.intrinsicContentSize.width + 20
        )
    }

    @Test func accessibilityLabelIsTheTextAndIsNotSentTwice() {
        let scene = ControlScene()
        let label = label("Spoken")
        let node = scene.show(label)
        #expect(label.accessibilityLabel == "Spoken" && label.isAccessibilityElement)
        #expect(node?.node.semantics.role == .text && node?.node.semantics.label == nil)
    }

    @Test func touchesPassThrough() {
        #expect(!UILabel(frame: .zero).isUserInteractionEnabled)
    }
}

private final class LayoutCounter: UIView {
    var count = 0
    override func layoutSubviews() { count += 1 }
}

private final class PaddedLabel: UILabel {
    private let insets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: insets))
    }

    override var intrinsicContentSize: CGSize {
        var size = super.intrinsicContentSize
        size.width += insets.left + insets.right
        return size
    }
}
