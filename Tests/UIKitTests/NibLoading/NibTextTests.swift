import CoreGraphics
import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// Texts with attributes, as documents describe them.
@MainActor
struct NibTextTests {
    private func label(_ attributes: String) throws -> UILabel {
        try #require(
            try NibSamples.view(
                """
                <label id="aaa"><attributedString key="attributedText"><fragment content="Total">
                <attributes>\(attributes)</attributes></fragment></attributedString></label>
                """
            ) as? UILabel
        )
    }

    private func value(_ key: NSAttributedString.Key, of label: UILabel) -> Any? {
        label.attributedText?.attribute(key, at: 0, effectiveRange: nil)
    }

    private func number(_ key: NSAttributedString.Key, of label: UILabel) -> Double? {
        let value = value(key, of: label)
        if let number = value as? Int { return Double(number) }
        return (value as? CGFloat).map { Double($0) } ?? value as? Double
    }

    @Test func textStylesHaveTheSizeOfWhoeverSeesThem() throws {
        let source = try NibSamples.xib(
            """
            <label text="Total" id="aaa"><fontDescription key="fontDescription" \
            style="UICTFontTextStyleBody"/></label>
            """
        )
        var sizes: [CGFloat?] = []
        for category in [UIContentSizeCategory.large, .extraExtraExtraLarge, .large] {
            UITraitCollection(preferredContentSizeCategory: category).performAsCurrent {
                let label = UINib(source).instantiate(withOwner: nil).first as? UILabel
                sizes.append(label?.font.pointSize)
            }
        }
        #expect(sizes == [17, 23, 17])
    }

    @Test(arguments: [
        ("Georgia-Bold", "Georgia", "Georgia-Bold", ".AppleSystemUIFontSerif-Bold"),
        ("HelveticaNeue-Light", "Helvetica Neue", "HelveticaNeue-Light", ".SFUI-Light"),
        ("Nowhere-SemiboldIt", "Nowhere", ".SFUI-Semibold", ".SFUI-Semibold"),
    ])
    func fontsThatAreMissingAreStoodInFor(
        name: String,
        family: String,
        fontName: String,
        drawn: String
    ) throws {
        let source = try NibSamples.xib(
            """
            <label text="Total" id="aaa"><fontDescription key="fontDescription" name="\(name)" \
            family="\(family)" pointSize="20"/></label>
            """
        )
        let label = try #require(UINib(source).instantiate(withOwner: nil).first as? UILabel)
        #expect(label.font.fontName == fontName && label.font.pointSize == 20)
        #expect(
            source.warnings.map(\.problem) == [
                .missingFont(name: "\(name) (\(family))", used: drawn)
            ]
        )
    }

    @Test(arguments: [
        (".SFNSDisplay", ".SFUI-Regular"), (".SFUIText-Semibold", ".SFUI-Semibold"),
        (".SFUIDisplay-Light", ".SFUI-Light"), (".AppleSystemUIFont", ".SFUI-Regular"),
        (".HelveticaNeueDeskInterface-Regular", ".SFUI-Regular"),
    ])
    func namesOfTheSystemFontAreTheSystemFont(name: String, fontName: String) throws {
        let source = try NibSamples.xib(
            """
            <label text="Total" id="aaa"><fontDescription key="fontDescription" name="\(name)" \
            family="\(name)" pointSize="20"/></label>
            """
        )
        let label = try #require(UINib(source).instantiate(withOwner: nil).first as? UILabel)
        #expect(label.font.fontName == fontName && label.font.pointSize == 20)
        #expect(source.warnings.isEmpty)
    }

    @Test func paragraphsHaveTheirDirectionAndTabs() throws {
        let label = try label(
            """
            <paragraphStyle key="NSParagraphStyle" alignment="left" lineBreakMode="wordWrapping" \
            baseWritingDirection="rightToLeft" defaultTabInterval="36"><tabStops>
            <textTab alignment="right" location="120"><options/></textTab>
            <textTab alignment="left" location="28"><options/></textTab></tabStops>
            </paragraphStyle>
            """
        )
        let style = try #require(value(.paragraphStyle, of: label) as? NSParagraphStyle)
        #expect(style.baseWritingDirection == .rightToLeft)
        #expect(style.tabStops.map(\.location) == [28, 120])
        #expect(style.tabStops.map(\.alignment) == [.left, .right])
        #expect(style.defaultTabInterval == 36)
    }

    @Test func paragraphsThatNameNoTabsHaveTheUsualOnes() throws {
        let label = try label("<paragraphStyle key=\"NSParagraphStyle\" alignment=\"left\"/>")
        let style = try #require(value(.paragraphStyle, of: label) as? NSParagraphStyle)
        #expect(style.tabStops == NSParagraphStyle.default.tabStops)
        #expect(style.baseWritingDirection == .natural && style.defaultTabInterval == 0)
    }

    @Test func linesHaveColoursOfTheirOwn() throws {
        let label = try label(
            """
            <color key="NSUnderlineColor" systemColor="systemRedColor"/>
            <integer key="NSUnderline" value="1"/>
            <color key="NSStrikethroughColor" systemColor="systemGreenColor"/>
            <integer key="NSLigature" value="0"/><real key="NSStrokeWidth" value="-3.5"/>
            """
        )
        #expect(value(.underlineColor, of: label) as? UIColor == .systemRed)
        #expect(value(.strikethroughColor, of: label) as? UIColor == .systemGreen)
        #expect(number(.ligature, of: label) == 0)
        #expect(number(.strokeWidth, of: label) == -3.5)
    }

    @Test(arguments: ["label", "textField", "textView"])
    func textsLieAtTheLeftWhereDocumentsSayNothing(_ element: String) throws {
        func alignment(_ attributes: String) throws -> NSTextAlignment? {
            let view = try NibSamples.view("<\(element) \(attributes) id=\"aaa\"/>")
            return (view as? UILabel)?.textAlignment ?? (view as? UITextField)?.textAlignment
                ?? (view as? UITextView)?.textAlignment
        }
        #expect(try alignment("") == .left)
        #expect(try alignment("textAlignment=\"natural\"") == .natural)
        #expect(try alignment("textAlignment=\"right\"") == .right)
        #expect(try alignment("usesAttributedText=\"YES\"") == .natural)
    }
}
