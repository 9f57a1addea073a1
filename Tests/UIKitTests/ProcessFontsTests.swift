import CoreGraphics
import Foundation
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
        #expect(names.contains("Inter-Regular") && names.contains("Inter-BoldItalic"))
        for name in names { #expect(UIFont(name: name, size: 12)?.fontName == name) }
    }

    @Test func unknownFamiliesHaveNoFonts() {
        #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    }

    @Test(arguments: ["No Such Family", "NoSuch-Bold", "NotoSerif-Fat", ""])
    func unknownNamesAreNoFonts(name: String) {
        #expect(UIFont(name: name, size: 20) == nil)
    }

    /// A folder of resources with a font that no server has, in a file of some name.
    private func makeResources(named name: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
            .appendingPathComponent("App_App.resources")
        let fonts = folder.appendingPathComponent("Fonts")
        try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
        let source = try #require(
            FileManager.default.enumerator(atPath: "/usr/share/fonts")?.allObjects
                .compactMap { $0 as? String }.first { $0.hasSuffix("/Inter-Black.otf") }
        )
        var data = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/" + source))
        // The names of the file are in UTF-16.
        let (old, new) = (Data("Inter".utf16BE), Data(name.utf16BE))
        while let range = data.range(of: old) { data.replaceSubrange(range, with: new) }
        try data.write(to: fonts.appendingPathComponent("Brand 1.OTF"))
        return folder
    }

    @Test func fontsOfTheAppAreFoundByTheirNames() throws {
        let folder = try makeResources(named: "Lotus")
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        var configuration = FontLibrary.Configuration()
        configuration.files = ProcessFonts.files(in: [folder])
        #expect(configuration.files == [folder.path + "/Fonts/Brand 1.OTF"])
        #expect(ProcessFonts.files(in: [folder.deletingLastPathComponent()]).isEmpty)
        let library = try FontLibrary(configuration)
        let fonts = NamedFonts(library)
        let black = NamedFonts.Face(family: "Lotus", weight: 900)
        #expect(fonts.face("Lotus-Black") == black && fonts.face("Lotus Black") == black)
        #expect(fonts.face("Lotus") == NamedFonts.Face(family: "Lotus"))
        #expect(fonts.face("Lotus-Solid") == nil)
        #expect(fonts.postScriptName(black) == "Lotus-Black")
        #expect(fonts.fontNames("Lotus") == ["Lotus-Black"])
        let font = TextFont(family: .named("Lotus"), size: 20, weight: 900)
        let system = TextFont(size: 20, weight: 900)
        #expect(library.width(of: "Hello", font: font) == library.width(of: "Hello", font: system))
        let rule = try #require(library.faceRules(for: "Hello", in: library.face(of: font)).first)
        #expect(rule.fileName.hasPrefix("Brand_1-basic-"))
        #expect(try library.fontFile(named: rule.fileName) != nil)
    }

    @Test func fontsAreRegisteredWhileTheAppRuns() throws {
        let folder = try makeResources(named: "Clove")
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let file = folder.appendingPathComponent("Fonts/Brand 1.OTF")
        #expect(UIFont(name: "Clove-Black", size: 20) == nil)
        let data = try Data(contentsOf: file)
        let provider = try #require(CGDataProvider(data: data as CFData))
        let graphics = try #require(CGFont(provider))
        #expect(graphics.postScriptName.map { $0 as String } == "Clove-Black")
        #expect(CTFontManagerRegisterGraphicsFont(graphics, nil))
        let font = try #require(UIFont(name: "Clove-Black", size: 20))
        #expect(font.fontName == "Clove-Black" && font.familyName == "Clove")
        #expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil))
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().code == 105)
        #expect(!CTFontManagerRegisterGraphicsFont(graphics, &error))
        #expect(error?.takeRetainedValue().code == 105)
        #expect(CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil))
        #expect(!CTFontManagerUnregisterFontsForURL(file as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().code == 201)
        #expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil))
        #expect(CTFontManagerUnregisterGraphicsFont(graphics, nil))
        #expect(CTFontManagerRegisterGraphicsFont(graphics, nil))
        let nowhere = folder.appendingPathComponent("none.ttf")
        #expect(!CTFontManagerRegisterFontsForURL(nowhere as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().code == 101)
        let text = folder.appendingPathComponent("text.ttf")
        try Data("no font".utf8).write(to: text)
        #expect(!CTFontManagerRegisterFontsForURL(text as CFURL, .process, nil))
        #expect(CGDataProvider(url: text as CFURL).flatMap { CGFont($0) } == nil)
    }

    @Test func fontsThatAreRegisteredReplaceNoOthers() throws {
        let folder = try makeResources(named: "Thyme")
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let installed = folder.appendingPathComponent("Fonts/Brand 1.OTF")
        var configuration = FontLibrary.Configuration()
        configuration.files = [installed.path]
        let library = try FontLibrary(configuration)
        // Another font of the family, with a name of its own, in a file that sorts first.
        var data = try Data(contentsOf: installed)
        let (old, new) = (Data("Thyme-Black".utf16BE), Data("Thyme-Bleck".utf16BE))
        while let range = data.range(of: old) { data.replaceSubrange(range, with: new) }
        let other = folder.appendingPathComponent("Aaa.otf")
        try data.write(to: other)
        #expect(library.add(file: other.path))
        let font = TextFont(family: .named("Thyme"), size: 20, weight: 900)
        let rule = try #require(library.faceRules(for: "Hello", in: library.face(of: font)).first)
        #expect(rule.fileName.hasPrefix("Brand_1-"))
        #expect(NamedFonts(library).face("Thyme-Bleck")?.family == "Thyme-Bleck")
    }

    @Test func fontsOfBytesAreLimited() throws {
        #expect(RegisteredFonts.write([1, 2, 3], limit: 0) == nil)
        let path = try #require(RegisteredFonts.write([1, 2, 3]))
        #expect(FileManager.default.contents(atPath: path) == Data([1, 2, 3]))
        RegisteredFonts.remove(path)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    private static var hasDejaVu: Bool {
        ProcessFonts.library?.style(ofFont: "DejaVuSansCondensed") != nil
    }

    @Test(.enabled(if: hasDejaVu, "Debian's fonts-dejavu-extra is not installed"))
    func aNameMeansTheVeryFaceThatHasIt() throws {
        let font = try #require(UIFont(name: "DejaVuSansCondensed", size: 20))
        let wide = try #require(UIFont(name: "DejaVu Sans", size: 20))
        #expect(font.fontName == "DejaVuSansCondensed" && wide.fontName == "DejaVuSans")
        let width = ("Hello" as NSString).size(withAttributes: [.font: font]).width
        #expect(width < ("Hello" as NSString).size(withAttributes: [.font: wide]).width)
        #expect(UIFont(name: font.fontName, size: 20) == font)
    }

    @Test func missingFoldersAreReported() throws {
        var configuration = FontLibrary.Configuration()
        configuration.folders = ["/nonexistent"]
        #expect(throws: FontError.systemFontMissing(folders: ["/nonexistent"])) {
            try ProcessFonts.load(configuration)
        }
    }
}

extension String {
    fileprivate var utf16BE: [UInt8] { utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
}
