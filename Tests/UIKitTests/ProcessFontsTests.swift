import CoreGraphics
import Testing
import TextMetrics

@testable import UIKit

struct ProcessFontsTests {
    private static var hasNotoSerif: Bool {
        ProcessFonts.library?.hasFamily("Noto Serif") == true
    }

    @Test(.enabled(if: hasNotoSerif, "Debian's fonts-noto-core is not installed"))
    func namedFontsComeFromTheFontFiles() throws {
        let family = try #require(UIFont(name: "Noto Serif", size: 20))
        #expect(family.openTypeWeight == 400 && !family.isItalic)
        let face = try #require(UIFont(name: "NotoSerif-BoldItalic", size: 20))
        #expect(face.openTypeWeight == 700 && face.isItalic)
        let metrics = try #require(ProcessFonts.library).metrics(of: TextFont(family))
        #expect(abs(family.ascender - metrics.ascender) < 0.001)
        #expect(family.lineHeight > UIFont.systemFont(ofSize: 20).lineHeight)
    }

    @Test func installedFamiliesAreListed() {
        let names = UIFont.familyNames
        #expect(names.contains("Inter"))
        #expect(names == names.sorted())
        #expect(!names.contains(".AppleSystemUIFont"))
    }

    @Test(arguments: ["Inter", "inter"])
    func namesOfAFamilysFontsMakeThoseFonts(family: String) throws {
        let names = UIFont.fontNames(forFamilyName: family)
        #expect(names.contains("\(family)-Regular") && names.contains("\(family)-BoldItalic"))
        for name in names { #expect(UIFont(name: name, size: 12)?.fontName == name) }
    }

    @Test func unknownFamiliesHaveNoFonts() {
        #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    }

    @Test(arguments: ["No Such Family", "NoSuch-Bold", "NotoSerif-Fat", ""])
    func unknownNamesAreNoFonts(name: String) {
        #expect(UIFont(name: name, size: 20) == nil)
    }

    @Test func missingFoldersAreReported() throws {
        var configuration = FontLibrary.Configuration()
        configuration.folders = ["/nonexistent"]
        #expect(throws: FontError.systemFontMissing(folders: ["/nonexistent"])) {
            try ProcessFonts.load(configuration)
        }
    }
}
