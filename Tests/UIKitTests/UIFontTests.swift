import CoreGraphics
import Foundation
import RenderTree
import Testing
import TextMetrics

@testable import UIKit

struct UIFontTests {
    @Test func systemFontHasSanFranciscosMetrics() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.lineHeight - 20.287) < 0.001)
        #expect(abs(font.ascender - 16.1865) < 0.001)
        #expect(abs(font.descender + 4.1006) < 0.001)
        #expect(abs(font.capHeight - 11.978) < 0.001)
        #expect(abs(font.xHeight - 8.949) < 0.001)
        #expect(font.leading == 0)
    }

    // As UIKit says them of Helvetica; Helvetica Neue is as high as San Francisco within 0.01.
    @Test(arguments: [
        ("Helvetica", 15.6403, -3.9097, 0.0, 19.55),
        ("HelveticaNeue-Bold", 16.184, -3.621, 0.476, 20.281),
        ("AvenirNext-DemiBold", 17, -6.222, 0, 23.222),
        ("Didot", 16.1865, -4.1006, 0, 20.287),
    ])
    func linesOfAppleFamiliesAreAsHighAsOnIOS(
        name: String,
        ascender: CGFloat,
        descender: CGFloat,
        leading: CGFloat,
        height: CGFloat
    ) throws {
        let font = try #require(UIFont(name: name, size: 17))
        #expect(abs(font.ascender - ascender) < 0.001)
        #expect(abs(font.descender - descender) < 0.001)
        #expect(abs(font.leading - leading) < 0.001)
        #expect(abs(font.lineHeight - height) < 0.001)
    }

    @Test(
        arguments: [
            (UIFont.systemFont(ofSize: 17), ".SFUI-Regular", 400),
            (.boldSystemFont(ofSize: 17), ".SFUI-Semibold", 600),
            (.italicSystemFont(ofSize: 17), ".SFUI-RegularItalic", 400),
            (.systemFont(ofSize: 17, weight: .black), ".SFUI-Black", 900),
            (.systemFont(ofSize: 17, weight: .ultraLight), ".SFUI-Ultralight", 100),
            (.systemFont(ofSize: 17, weight: .init(0.25)), ".SFUI-Medium", 500),
            (.systemFont(ofSize: 17, weight: .init(.nan)), ".SFUI-Regular", 400),
            (
                .monospacedSystemFont(ofSize: 17, weight: .bold),
                ".AppleSystemUIFontMonospaced-Bold", 700
            ),
        ] as [(UIFont, String, Int)]
    )
    func systemFontsHaveUIKitsNames(font: UIFont, name: String, weight: Int) {
        #expect(font.fontName == name)
        #expect(font.openTypeWeight == weight)
        let same = UIFont(name: name, size: 17)
        #expect(same?.fontName == name)
    }

    @Test(
        arguments: [
            ("Helvetica", "Helvetica", "Helvetica", 400),
            ("Helvetica Neue", "HelveticaNeue", "Helvetica Neue", 400),
            ("HelveticaNeue-Medium", "HelveticaNeue-Medium", "Helvetica Neue", 500),
            ("Avenir-Heavy", "Avenir-Heavy", "Avenir", 800),
            ("Georgia-BoldItalic", "Georgia-BoldItalic", "Georgia", 700),
            ("Menlo-Regular", "Menlo-Regular", "Menlo", 400),
            ("PingFangSC-Semibold", "PingFangSC-Semibold", "PingFang SC", 600),
            ("PingFang TC", "PingFangTC-Regular", "PingFang TC", 400),
            ("HiraginoSans-W3", "HiraginoSans-W3", "Hiragino Sans", 400),
            ("AppleSDGothicNeo-Bold", "AppleSDGothicNeo-Bold", "Apple SD Gothic Neo", 700),
            ("DINAlternate-Bold", "DINAlternate-Bold", "DIN Alternate", 700),
            ("Thonburi-Light", "Thonburi-Light", "Thonburi", 300),
            ("Rockwell-BoldItalic", "Rockwell-BoldItalic", "Rockwell", 700),
        ]
    )
    func fontsOfEveryDeviceExist(name: String, full: String, family: String, weight: Int) throws {
        let font = try #require(UIFont(name: name, size: 14))
        #expect(font.fontName == full && font.familyName == family)
        #expect(font.openTypeWeight == weight && font.pointSize == 14)
        #expect(font.isItalic == name.hasSuffix("Italic"))
        #expect(UIFont.familyNames.contains(family))
        #expect(UIFont.fontNames(forFamilyName: family).contains(full))
    }

    @Test(arguments: [
        ("menlo", "Menlo-Regular"), ("HELVETICA NEUE", "HelveticaNeue"),
        ("avenirnext-demibold", "AvenirNext-DemiBold"),
    ])
    func namesOfFontsAreFoundInLettersOfAnyCase(name: String, full: String) {
        #expect(UIFont(name: name, size: 17)?.fontName == full)
        #expect(UIFontDescriptor(name: name, size: 17).postscriptName == full)
    }

    @Test func fontsOfEveryDeviceGetBold() throws {
        let font = try #require(UIFont(name: "HelveticaNeue", size: 14))
        let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0).fontName == "HelveticaNeue-Bold")
        #expect(UIFont(name: "Courier", size: 14)?.styleSheetFamily == "Noto Sans Mono")
    }

    @Test func facesAreChosenWithinAFamily() {
        let descriptor = UIFontDescriptor(fontAttributes: [
            .family: "Georgia", .face: "Bold Italic",
        ])
        let font = UIFont(descriptor: descriptor, size: 12)
        #expect(font.fontName == "Georgia-BoldItalic" && font.familyName == "Georgia")
        #expect(descriptor.object(forKey: .face) as? String == "Bold Italic")
        let other = descriptor.addingAttributes([.face: "Regular"])
        #expect(UIFont(descriptor: other, size: 12).fontName == "Georgia")
        let system = UIFont.systemFont(ofSize: 12).fontDescriptor
        let medium = system.addingAttributes([.face: "Medium"])
        #expect(UIFont(descriptor: medium, size: 0).openTypeWeight == 500)
        #expect(other.withSymbolicTraits([.traitBold, .traitCondensed]) == nil)
        #expect(!other.symbolicTraits.contains(.traitExpanded))
    }

    @Test func unknownNamesMakeNoFont() {
        #expect(UIFont(name: "No Such Font", size: 12) == nil)
        #expect(UIFont(name: ".SFUI-NoSuchWeight", size: 12) == nil)
        #expect(UIFont(name: "", size: 12) == nil)
        #expect(UIFont(name: ".", size: 12) == nil)
        #expect(UIFont(name: "-", size: 12) == nil)
    }

    @Test(arguments: [CGFloat.nan, -1, 0, .infinity])
    func sizesThatAreNoneBecomeTwelve(size: CGFloat) {
        #expect(UIFont.systemFont(ofSize: size).pointSize == 12)
    }

    @Test func equalFontsAreEqual() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    }

    @Test func symbolicTraitsReplaceTheOldOnes() throws {
        let bold = try #require(
            UIFont.systemFont(ofSize: 20).fontDescriptor.withSymbolicTraits(.traitBold)
        )
        #expect(UIFont(descriptor: bold, size: 0).fontName == ".SFUI-Semibold")
        #expect(UIFont(descriptor: bold, size: 0).pointSize == 20)
        let italic = try #require(bold.withSymbolicTraits(.traitItalic))
        #expect(italic.symbolicTraits == .traitItalic)
        let both = try #require(bold.withSymbolicTraits([.traitItalic, .traitBold]))
        #expect(UIFont(descriptor: both, size: 10).fontName == ".SFUI-SemiboldItalic")
        #expect(bold.withSymbolicTraits(.init(rawValue: 1 << 6)) == nil)
        let title = UIFont.preferredFont(forTextStyle: .title1).fontDescriptor
        #expect(title.withSymbolicTraits(.traitBold)?.postscriptName == ".SFUI-Bold")
    }

    @Test func designsHaveFamiliesOfTheirOwn() throws {
        let serif = try #require(UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(.serif))
        #expect(UIFont(descriptor: serif, size: 0).familyName == ".AppleSystemUIFontSerif")
        let mono = try #require(serif.withDesign(.monospaced))
        #expect(mono.symbolicTraits == .traitMonoSpace)
        #expect(serif.withDesign(.init(rawValue: "none")) == nil)
    }

    @Test func attributesDescribeAFont() {
        let descriptor = UIFontDescriptor(fontAttributes: [
            .size: 19,
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
            .featureSettings: [
                [UIFontDescriptor.FeatureKey.type: 6, .selector: 0],
                [UIFontDescriptor.FeatureKey.type: 35, .selector: 4],
            ],
        ])
        let font = UIFont(descriptor: descriptor, size: 0)
        #expect(font.fontName == ".SFUI-Heavy" && font.pointSize == 19)
        #expect(font.features == ["ss02", "tnum"])
        #expect(UIFontDescriptor(fontAttributes: descriptor.fontAttributes) == descriptor)
    }

    @Test func monospacedDigitsAreAFeatureOfTheRenderedStyle() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .medium)
        let style = font.textStyle(color: .black)
        #expect(style.decoration?.features == ["tnum"])
        #expect(style.weight == 500 && style.size == 17)
        #expect(UIFont.systemFont(ofSize: 17).textStyle(color: .black).decoration == nil)
    }

    @Test func theSystemFontHasApplesTracking() {
        let sizes: [CGFloat] = [3, 6, 12, 13.5, 17, 20, 22, 24, 34, 100]
        let trackings = sizes.map { UIFont.tracking(ofSystemFontSize: $0) }
        let expected: [CGFloat] = [
            0.12, 0.24, 0, -0.115, -0.43, -0.84, -0.99, -1.08, -1.53, -4.5,
        ]
        #expect(zip(trackings, expected).allSatisfy { abs($0 - $1) < 1e-9 })
        let bold = sizes.map { UIFont.tracking(ofSystemFontSize: $0, weight: .semibold) }
        let expectedBold = expected.prefix(5) + [-0.45, -0.561, -0.672, -0.952, -2.8]
        #expect(zip(bold, expectedBold).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(UIFont.tracking(ofSystemFontSize: .nan) == 0)
        #expect(UIFont.tracking(ofSystemFontSize: -1) == 0)
        func tracking(_ font: UIFont?) -> Double? { font?.textStyle(color: .black).tracking }
        #expect(tracking(.boldSystemFont(ofSize: 17)) == -0.43)
        #expect(tracking(.monospacedSystemFont(ofSize: 17, weight: .bold)) == 0)
        #expect(tracking(UIFont(name: "Inter", size: 17)) == 0)
        func share(_ font: UIFont?) -> Double? { tracking(font).map { ($0 * 10).rounded() } }
        #expect(share(.systemFont(ofSize: 100, weight: .light)) == -45)
        #expect(share(.systemFont(ofSize: 100, weight: .medium)) == -28)
        #expect(share(UIFont(name: "HelveticaNeue-Light", size: 100)) == -28)
    }

    @Test(
        arguments: [
            ("00:00", .regular, -1.75), ("$ 4,827.50 %", .bold, 0.3), ("USD 12", .light, -3.5),
            ("YOUR RESULT", .bold, -0.8), ("ÄÖÜ", .bold, -0.8), ("London", .regular, -4.5),
            ("Level 3", .bold, -2.8), ("Меню", .bold, -0.5), ("Меню", .regular, -4.5),
            ("서울", .regular, -4.5),
        ] as [(String, UIFont.Weight, Double)]
    )
    func largeCapitalsAndDigitsAreWiderThanSmallLetters(
        _ text: String,
        _ weight: UIFont.Weight,
        _ tracking: Double
    ) {
        let font = UIFont.systemFont(ofSize: 100, weight: weight)
        let found = TextFont(font, scale: 1, drawing: text).tracking
        #expect(abs(found - tracking) < 1e-9)
        let small = UIFont.systemFont(ofSize: 17, weight: weight)
        #expect(TextFont(small, scale: 1, drawing: text).tracking == -0.43)
        let named = UIFont(name: "Inter", size: 100)
        #expect(named.map { TextFont($0, scale: 1, drawing: text).tracking } == 0)
    }

    // Apple's table has 11 styles in 12 sizes; the corners and the default are checked.
    @Test(
        arguments: [
            (UIFont.TextStyle.largeTitle, 31, 34, 60), (.title1, 25, 28, 58), (.title2, 19, 22, 56),
            (.title3, 17, 20, 55), (.headline, 14, 17, 53), (.body, 14, 17, 53),
            (.callout, 13, 16, 51), (.subheadline, 12, 15, 49), (.footnote, 12, 13, 44),
            (.caption1, 11, 12, 43), (.caption2, 11, 11, 40),
        ] as [(UIFont.TextStyle, CGFloat, CGFloat, CGFloat)]
    )
    func textStylesHaveApplesSizes(
        style: UIFont.TextStyle,
        smallest: CGFloat,
        standard: CGFloat,
        largest: CGFloat
    ) {
        func size(_ category: UIContentSizeCategory) -> CGFloat {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        }
        #expect(size(.extraSmall) == smallest)
        #expect(size(.large) == standard)
        #expect(size(.unspecified) == standard)
        #expect(size(.accessibilityExtraExtraExtraLarge) == largest)
    }

    @Test func preferredFontFollowsTheCurrentTraitsAndAdapts() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let font = UIFont.preferredFont(forTextStyle: .headline)
        #expect(font.pointSize == 17 && font.fontName == ".SFUI-Semibold")
        large.performAsCurrent {
            #expect(UIFont.preferredFont(forTextStyle: .headline).pointSize == 33)
        }
        #expect(font.adapted(to: large).pointSize == 33)
        let fixed = UIFont.systemFont(ofSize: 17)
        #expect(fixed.adapted(to: large) === fixed)
        #expect(font.withSize(20).adapted(to: large).pointSize == 20)
        #expect(font.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle == .headline)
    }
}

struct UIFontMetricsTests {
    // What a device with three pixels a point answers, as published by developers.
    @Test(
        arguments: [
            (UIContentSizeCategory.medium, 16.0 + 1.0 / 3.0), (.large, 17),
            (.accessibilityExtraExtraExtraLarge, 48),
        ] as [(UIContentSizeCategory, CGFloat)]
    )
    func bodyMetricsScaleSeventeenPoints(category: UIContentSizeCategory, expected: CGFloat) {
        let traits = UITraitCollection {
            $0.preferredContentSizeCategory = category
            $0.displayScale = 3
        }
        let value = UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits)
        #expect(abs(value - expected) < 1e-9)
        let font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: 17),
            compatibleWith: traits
        )
        #expect(font.pointSize == expected.rounded())
    }

    @Test(
        arguments: [
            (UIContentSizeCategory.extraSmall, 24), (.small, 25), (.medium, 27), (.large, 28),
            (.extraLarge, 31), (.extraExtraLarge, 33), (.extraExtraExtraLarge, 37),
        ] as [(UIContentSizeCategory, CGFloat)]
    )
    func fontsAreScaledToWholePoints(category: UIContentSizeCategory, expected: CGFloat) {
        let font = UIFontMetrics(forTextStyle: .headline).scaledFont(
            for: .systemFont(ofSize: 28),
            compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
        )
        #expect(font.pointSize == expected)
    }

    @Test func scaledFontStopsAtItsMaximumAndAdapts() {
        let largest = UITraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
        )
        let font = UIFontMetrics(forTextStyle: .body)
            .scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 30)
        #expect(font.pointSize == 17)
        #expect(font.adapted(to: largest).pointSize == 30)
        let again = UIFontMetrics.default.scaledFont(for: font.adapted(to: largest))
        #expect(again.pointSize == 17)
    }

    @Test(
        arguments: [
            (kNumberSpacingType, kMonospacedNumbersSelector),
            (kVerticalPositionType, kSuperiorsSelector),
            (kCaseSensitiveLayoutType, kCaseSensitiveLayoutOnSelector),
            (kStylisticAlternativesType, kStylisticAltTwoOnSelector),
            (kContextualAlternatesType, kContextualAlternatesOffSelector),
            (kLigaturesType, kRareLigaturesOnSelector),
        ]
    )
    func featuresAreFoundInTheDescriptorOfTheFont(type: Int, selector: Int) {
        let setting: [UIFontDescriptor.FeatureKey: Int] = [
            .featureIdentifier: type, .typeIdentifier: selector,
        ]
        let font = UIFont.systemFont(ofSize: 10)
        let descriptor = font.fontDescriptor.addingAttributes([.featureSettings: [setting]])
        let made = UIFont(descriptor: descriptor, size: 0)
        let settings = made.fontDescriptor.fontAttributes[.featureSettings]
        #expect(settings as? [[UIFontDescriptor.FeatureKey: Int]] == [setting])
        #expect(made.fontName == font.fontName && made.lineHeight == font.lineHeight)
    }

    @Test func descriptorsTakeAnotherFaceOfTheirFamily() {
        let descriptor = UIFontDescriptor(fontAttributes: [.family: "Helvetica Neue"])
        let font = UIFont(descriptor: descriptor.withFace("Bold"), size: 12)
        #expect(font.fontName == "HelveticaNeue-Bold")
    }
}
