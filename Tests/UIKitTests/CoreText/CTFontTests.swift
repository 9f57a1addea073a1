import CoreGraphics
import Foundation
import Testing

@testable import UIKit

struct CTFontTests {
    private let font = CTFontCreateUIFontForLanguage(.system, 20, nil) ?? .systemFont(ofSize: 20)

    private func glyphs(_ text: String) -> (glyphs: [CGGlyph], findsAll: Bool) {
        let units = Array(text.utf16)
        var glyphs = [CGGlyph](repeating: 0, count: units.count)
        let findsAll = CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count)
        return (glyphs, findsAll)
    }

    @Test func fontsAreUIKits() {
        let font = CTFontCreateWithName("Helvetica-Bold" as CFString, 14, nil)
        #expect(font == UIFont(name: "Helvetica-Bold", size: 14))
        #expect(CTFontGetSize(font) == 14)
        #expect(CTFontCopyPostScriptName(font) as String == "Helvetica-Bold")
        #expect(CTFontCopyFamilyName(font) as String == "Helvetica")
        #expect(CTFontGetAscent(font) == font.ascender)
        #expect(CTFontGetDescent(font) == -font.descender)
        #expect(CTFontCreateWithName("No Such Font" as CFString, 0, nil).pointSize == 12)
        #expect(CTFontCreateCopyWithAttributes(font, 30, nil, nil).pointSize == 30)
        #expect(CTFontGetUnderlineThickness(font) > 0)
        #expect(CTFontGetUnderlinePosition(font) < 0)
        #expect(CTFontGetSymbolicTraits(font).contains(.traitBold))
    }

    @Test func charactersHaveGlyphs() {
        let found = glyphs("aba")
        #expect(found.findsAll && found.glyphs[0] == found.glyphs[2])
        #expect(found.glyphs[0] != found.glyphs[1] && found.glyphs[0] != 0)
        let missing = glyphs("a\u{4E2D}")
        #expect(!missing.findsAll && missing.glyphs[1] == 0)
    }

    @Test func glyphsHaveAdvances() {
        let found = glyphs("il").glyphs
        var advances = [CGSize](repeating: .zero, count: 2)
        let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, found, &advances, 2)
        #expect(sum > 5 && abs(sum - Double(advances[0].width + advances[1].width)) < 0.01)
    }

    @Test func glyphsHaveOutlines() throws {
        let found = glyphs("l ").glyphs
        let path = try #require(CTFontCreatePathForGlyph(font, found[0], nil))
        #expect(path.boundingBoxOfPath.minY > -1 && path.boundingBoxOfPath.height > 10)
        var box = CGRect.zero
        #expect(CTFontGetBoundingRectsForGlyphs(font, .default, found, &box, 1) == box)
        #expect(box == path.boundingBoxOfPath)
        var turn = CGAffineTransform(scaleX: 1, y: -1)
        let turned = CTFontCreatePathForGlyph(font, found[0], &turn)
        #expect(turned.map { $0.boundingBoxOfPath.maxY < 1 } == true)
        #expect(CTFontCreatePathForGlyph(font, found[1], nil) == nil)
        #expect(CTFontCreatePathForGlyph(font, .max, nil) == nil)
    }

    @Test func fontsSayWhatFeaturesTheyHave() throws {
        let features = try #require(CTFontCopyFeatures(font))
        func type(_ number: Int) -> [String: Any]? {
            features.first { $0[kCTFontFeatureTypeIdentifierKey as String] as? Int == number }
        }
        let spacing = try #require(type(kNumberSpacingType))
        #expect(spacing[kCTFontFeatureTypeNameKey as String] as? String == "Number Spacing")
        #expect(spacing[kCTFontFeatureTypeExclusiveKey as String] as? Bool == true)
        let selectors = try #require(
            spacing[kCTFontFeatureTypeSelectorsKey as String] as? [[String: Any]]
        )
        #expect(
            selectors.contains {
                $0[kCTFontFeatureSelectorIdentifierKey as String] as? Int
                    == kMonospacedNumbersSelector
                    && $0[kCTFontFeatureSelectorNameKey as String] as? String
                        == "Monospaced Numbers"
            }
        )
        #expect(type(999) == nil)
        #expect(CTFontCopyFeatureSettings(font) == nil)
    }

    @Test func featuresThatHoldByThemselvesAreSetUntilTheyAreTurnedOff() throws {
        func setting(_ selector: Int, of font: CTFont) throws -> Bool? {
            let types = try #require(CTFontCopyFeatures(font))
            let type = types.first {
                $0[kCTFontFeatureTypeIdentifierKey as String] as? Int == kContextualAlternatesType
            }
            let selectors = try #require(
                type?[kCTFontFeatureTypeSelectorsKey as String] as? [[String: Any]]
            )
            return selectors.first {
                $0[kCTFontFeatureSelectorIdentifierKey as String] as? Int == selector
            }?[kCTFontFeatureSelectorSettingKey as String] as? Bool
        }
        #expect(try setting(kContextualAlternatesOnSelector, of: font) == true)
        let off: [[UIFontDescriptor.FeatureKey: Int]] = [
            [.type: kContextualAlternatesType, .selector: kContextualAlternatesOffSelector]
        ]
        let descriptor = font.fontDescriptor.addingAttributes([.featureSettings: off])
        let plain = UIFont(descriptor: descriptor, size: 0)
        #expect(try setting(kContextualAlternatesOnSelector, of: plain) == false)
        #expect(try setting(kContextualAlternatesOffSelector, of: plain) == true)
    }

    @Test func settingsOfFeaturesCanBeRead() throws {
        let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([
            .featureSettings: [
                [UIFontDescriptor.FeatureKey.type: 6, UIFontDescriptor.FeatureKey.selector: 0]
            ]
        ])
        let settings = CTFontCopyFeatureSettings(UIFont(descriptor: descriptor, size: 0))
        #expect(settings?.count == 1)
        #expect(settings?[0][kCTFontFeatureTypeIdentifierKey as String] as? Int == 6)
        #expect(settings?[0][kCTFontFeatureSelectorIdentifierKey as String] as? Int == 0)
    }
}
