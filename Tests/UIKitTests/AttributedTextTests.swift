import CoreGraphics
import Foundation
import RenderTree
import Testing
import UIKit

struct AttributedTextTests {
    private let middle = NSRange(location: 1, length: 1)

    // Foundation for Linux compares replaced attributes as Core Foundation objects.
    @Test func attributesOfUIKitClassesCanBeReplaced() {
        let paragraph = NSMutableParagraphStyle()
        let text = NSMutableAttributedString(
            string: "abc",
            attributes: [
                .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label,
                .shadow: NSShadow(), .paragraphStyle: NSParagraphStyle.default,
            ]
        )
        paragraph.alignment = .center
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: middle)
        text.addAttribute(.foregroundColor, value: UIColor.red, range: middle)
        text.addAttribute(.shadow, value: NSShadow(), range: middle)
        text.addAttribute(.paragraphStyle, value: paragraph, range: middle)
        let attributes = text.attributes(at: 1, effectiveRange: nil)
        #expect(attributes[.font] as? UIFont == UIFont.boldSystemFont(ofSize: 17))
        #expect(attributes[.foregroundColor] as? UIColor == UIColor.red)
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
        #expect(
            text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17)
        )
    }

    @Test func equalAttributesMergeIntoOneRun() {
        let text = NSMutableAttributedString(
            string: "ab",
            attributes: [.font: UIFont.systemFont(ofSize: 17)]
        )
        text.append(
            NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        )
        text.addAttribute(.kern, value: 1.5, range: NSRange(location: 0, length: 4))
        var range = NSRange()
        _ = text.attributes(at: 0, effectiveRange: &range)
        #expect(range == NSRange(location: 0, length: 4))
        #expect(text.attribute(.kern, at: 2, effectiveRange: nil) as? Double == 1.5)
    }

    @Test func underlineStylesAreReadFromRawValues() {
        let text = NSAttributedString(
            string: "a",
            attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]
        )
        let value = text.attribute(.underlineStyle, at: 0, effectiveRange: nil)
        #expect(value as? Int == 1)
        #expect(NSUnderlineStyle(attribute: value) == .single)
        #expect(NSUnderlineStyle(attribute: NSNumber(value: 9)) == .double)
        #expect(NSUnderlineStyle(attribute: "x") == nil)
    }

    @Test func paragraphStyleIsCopiedBeforeItChanges() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        let copy = try #require(style.copy() as? NSParagraphStyle)
        let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style && copy.hash == style.hash)
        style.lineSpacing = 4
        mutable.headIndent = 5
        #expect(copy.lineSpacing == 3 && mutable.lineSpacing == 3)
        #expect(copy.headIndent == 0 && !(copy is NSMutableParagraphStyle))
        mutable.setParagraphStyle(style)
        #expect(mutable == style)
    }

    @Test(
        arguments: [
            (0, 0, 0, 20), (2, 0, 0, 40), (0, 30, 0, 30), (0, 0, 15, 15), (2, 0, 30, 30),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)]
    )
    func lineHeightIsMultipliedThenLimited(
        multiple: CGFloat,
        minimum: CGFloat,
        maximum: CGFloat,
        expected: CGFloat
    ) {
        let style = NSMutableParagraphStyle()
        style.lineHeightMultiple = multiple
        style.minimumLineHeight = minimum
        style.maximumLineHeight = maximum
        #expect(style.lineHeight(natural: 20) == expected)
    }

    @Test func languagesHaveADirection() {
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he") == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "de") == .leftToRight)
    }

    @Test func shadowIsDrawnWithHalfItsBlurAsDeviation() {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 4
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowColor = UIColor.red
        let drawn = shadow.renderShadow(in: .current)
        #expect(
            drawn
                == Shadow(
                    color: RenderColor(rgba: 0xFF00_00FF),
                    offset: CGSize(width: 1, height: 2),
                    radius: 2
                )
        )
        shadow.shadowColor = nil
        #expect(shadow.renderShadow(in: .current) == nil)
    }

    @Test func swiftAttributedStringBecomesFoundationsAndBack() throws {
        var text = AttributedString("Hello ")
        text.font = .systemFont(ofSize: 20)
        text.underlineStyle = .single
        var world = AttributedString("wörld 👍")
        world.foregroundColor = .systemRed
        world.uiKit.kern = 2
        world.link = URL(string: "https://example.com")
        text += world
        let converted = NSAttributedString(text)
        #expect(converted.string == "Hello wörld 👍")
        #expect(converted.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
        let attributes = converted.attributes(at: 6, effectiveRange: nil)
        #expect(attributes[.foregroundColor] as? UIColor == .systemRed)
        #expect(attributes[.kern] as? CGFloat == 2)
        #expect(attributes[.link] as? URL == URL(string: "https://example.com"))
        #expect(attributes[.font] == nil)
        #expect(AttributedString(converted) == text)
    }

    @Test func attributesMakeContainersAndBack() {
        let font = UIFont.systemFont(ofSize: 20)
        let container = AttributeContainer([.font: font, .foregroundColor: UIColor.red])
        let text = AttributedString("Send", attributes: container)
        #expect(text.font == font && text.foregroundColor == .red)
        let attributes = [NSAttributedString.Key: Any](container)
        #expect(attributes.count == 2 && attributes[.font] as? UIFont == font)
    }
}

struct EmptyAttributedStringTests {
    @Test func stringsAreMadeWithoutArguments() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString())
        text.append(NSAttributedString(string: "a"))
        #expect(text.string == "a")
    }
}
