import CHarfBuzz
import CWOFF2
import Foundation
import Testing

@testable import TextMetrics

struct FontLibraryTests {
    private let font = TextFont(size: 17)

    @Test
    func missingSystemFontSaysWhatToInstall() throws {
        let error = #expect(throws: FontError.self) {
            try makeLibrary { $0.folders = ["/nowhere/fonts", "/nowhere/else"] }
        }
        #expect(
            error?.description
                == "Inter-Regular.otf is in none of /nowhere/fonts, /nowhere/else; "
                + "install Debian's fonts-inter (apt-get install fonts-inter)."
        )
    }

    @Test
    func brokenSystemFontIsNamed() throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true
        )
        try Data("no font".utf8).write(to: URL(fileURLWithPath: folder + "/Inter-Regular.otf"))
        #expect(throws: FontError.notAFont(path: folder + "/Inter-Regular.otf")) {
            try makeLibrary { $0.folders = [folder] }
        }
    }

    @Test(arguments: [
        (100, 100), (350, 300), (400, 400), (450, 500), (600, 600), (650, 700), (1000, 900),
        (1, 100),
    ])
    func weightsPickTheNearestFace(weight: Int, face: Int) throws {
        #expect(try makeLibrary().face(of: TextFont(size: 10, weight: weight)).weight == face)
    }

    @Test
    func unknownFamiliesFallBackAndAreReported() throws {
        let library = try makeLibrary()
        let odd = TextFont(family: .named("No \"Such\" Font"), size: 17)
        #expect(library.face(of: odd).family == "Inter")
        #expect(library.width(of: "Hello", font: odd) == library.width(of: "Hello", font: font))
        #expect(library.missingFamilies == ["No \"Such\" Font"])
        #expect(!library.hasFamily("No \"Such\" Font"))
    }

    private static let hasMono = FontCatalog(folders: FontLibrary.Configuration().folders)
        .contains(stem: "DejaVuSansMono")

    @Test(.enabled(if: hasMono, "Debian's fonts-dejavu-core is not installed"))
    func namedFamiliesUseTheirOwnMeasures() throws {
        let library = try makeLibrary()
        #expect(library.hasFamily("DejaVu Sans Mono"))
        let mono = TextFont(family: .named("DejaVu Sans Mono"), size: 10)
        #expect(
            abs(library.width(of: "iii", font: mono) - library.width(of: "WWW", font: mono)) < 1e-9
        )
        #expect(abs(library.metrics(of: mono).lineHeight - 11.64) < 0.01)
        #expect(library.faceRules(for: "a", in: library.face(of: mono)).first?.metrics == nil)
    }

    @Test
    func featuresChangeWidths() throws {
        let library = try makeLibrary()
        let tabular = TextFont(size: 17, features: ["tnum"])
        #expect(library.width(of: "111", font: tabular) == library.width(of: "888", font: tabular))
        #expect(library.width(of: "111", font: font) < library.width(of: "888", font: font))
    }

    @Test
    func cachedWidthsAreTheSame() throws {
        let library = try makeLibrary()
        let texts = (0..<10_000).map { "Count: \($0)" }
        let first = texts.map { library.width(of: $0, font: font) }
        let fresh = try makeLibrary()
        for (text, width) in zip(texts, first).reversed() {
            #expect(library.width(of: text, font: font) == width)
        }
        #expect(fresh.width(of: texts[9999], font: font) == first[9999])
    }

    @Test
    func aWidthIsMeasuredOnce() throws {
        let engine = try TextEngine(FontLibrary.Configuration())
        let resolved = engine.resolve(font)
        #expect(engine.resolve(font) === resolved)
        let texts = (0..<100).map { "Count: \($0)" }
        for _ in 0..<3 {
            for text in texts { #expect(engine.width(of: text, resolved, kern: 0) > 0) }
            #expect(resolved.widths.count == 100)
        }
        // What is kept is what is answered: a width that no text has comes back.
        var text = "Kept"
        text.withUTF8 { bytes in
            let hash = WidthCache.hash(bytes, kern: 0)
            resolved.widths.insert(bytes, kern: 0, hash: hash, width: 1_000)
        }
        #expect(engine.width(of: "Kept", resolved, kern: 0) == 1_000)
        #expect(engine.width(of: "Kept", resolved, kern: 1) < 1_000)
    }

    @Test
    func rangesOfRulesDoNotOverlap() throws {
        let engine = try TextEngine(FontLibrary.Configuration())
        let face = FontFace(family: "Inter", weight: 400, isItalic: false)
        let parts = try #require(engine.faceSet(named: face)).allSubsets()
        #expect(parts.count > 50)
        let total = parts.reduce(0) { $0 + $1.core.count }
        let union = ScalarRanges(parts.flatMap(\.core.ranges))
        #expect(union.count == total)
        #expect(parts.allSatisfy { $0.core.subtracting($0.coverage).isEmpty })
    }

    @Test
    func rulesNameFilesThatExist() throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let library = try makeLibrary { $0.cacheFolder = folder }
        let face = library.face(of: font)
        let rules = library.faceRules(for: "Hello 👍🏽 Мир", in: face)
        #expect(rules.count == 3)
        let latin = try #require(rules.first)
        #expect(latin.face == face)
        #expect(latin.cssText.hasPrefix("@font-face{font-family:\"Inter\";font-weight:400;"))
        #expect(latin.cssText.contains("ascent-override:95.2148%;descent-override:24.1211%;"))
        #expect(latin.cssText.contains("unicode-range:U+20-7E,"))
        // Another process, or this one after a restart, knows the file by its name alone.
        let other = try makeLibrary { $0.cacheFolder = folder }
        for rule in rules {
            let data = try #require(try other.fontFile(named: rule.fileName))
            #expect(data.prefix(4).elementsEqual("wOF2".utf8))
            #expect(try library.fontFile(named: rule.fileName) == data)
        }
        #expect(try #require(try library.fontFile(named: latin.fileName)).count <= 20_480)
    }

    private static let hasEmoji = FontCatalog(folders: FontLibrary.Configuration().folders)
        .contains(stem: "NotoColorEmoji")

    @Test(.enabled(if: hasEmoji, "Debian's fonts-noto-color-emoji is not installed"))
    func facesOfPicturesSayThatTheyAre() throws {
        let face = FontFace(family: "Inter", weight: 400, isItalic: false)
        let library = try makeLibrary()
        let pictures = try #require(library.faceRules(for: "👍", in: face).first)
        #expect(pictures.isOfPictures)
        #expect(pictures.cssText.contains("format(\"woff2\")tech(color-CBDT);"))
        let letters = try #require(library.faceRules(for: "a", in: face).first)
        #expect(!letters.isOfPictures)
        #expect(!letters.cssText.contains("tech("))
    }

    @Test(arguments: [
        "", "x", "../../etc/passwd", "Inter-Regular-latin-0000000000000000.woff2",
        "Inter-Regular.otf",
        "NotoColorEmoji-seq-41-42-0000000000000000.woff2", "NotoColorEmoji-seq-zz.woff2",
    ])
    func unknownFilesAreNone(name: String) throws {
        #expect(try makeLibrary().fontFile(named: name) == nil)
    }

    @Test(arguments: ["漢字かな", "한국어", "שלום", "←⌘⠿", "👍🏽👩‍👧", "❤️‍🔥1️⃣🇩🇪", "Жук"])
    func filesAreFoundByTheirNamesAfterARestart(text: String) throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let first = try makeLibrary { $0.cacheFolder = folder }
        let other = try makeLibrary { $0.cacheFolder = folder }
        for weight in [400, 700] {
            let face = FontFace(family: "Inter", weight: weight, isItalic: false)
            for rule in first.faceRules(for: text, in: face) {
                #expect(try other.fontFile(named: rule.fileName) != nil, "\(rule.fileName)")
            }
        }
    }

    @Test
    func namesThatNoFileHasAreSearchedForOnce() throws {
        let library = try makeLibrary()
        func ask(_ stem: String) throws {
            for number in 0..<100 {
                let hash = ContentHash.text(of: UInt64(number))
                #expect(try library.fontFile(named: "\(stem)-basic-\(hash).woff2") == nil)
            }
        }
        try ask("Inter-Regular")
        let count = library.engine.withLock { $0.searched.count }
        #expect(count == 3)
        try ask("Inter-Regular-more")
        try ask("Nobody-Regular")
        #expect(library.engine.withLock { $0.searched.count } == count)
    }

    @Test(arguments: ["Ada García", "Français", "Straße", "Łódź", "Привет", "Καλημέρα", "Aé Łя"])
    func facesThatTextIsDrawnInHaveTheirFiles(text: String) throws {
        let library = try makeLibrary()
        let rules = library.faceRules(for: text, in: library.face(of: font))
        #expect(!rules.isEmpty)
        for rule in rules {
            // What is drawn names the face of the part, and its file is asked for by that name.
            let again = library.faceRules(for: text, in: rule.face)
            #expect(again.contains { $0.fileName == rule.fileName }, "\(rule.face.family)")
            #expect(!library.faceRules(of: rule.face).isEmpty)
        }
    }

    @Test
    func filesCutShortAreMadeAgain() throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let first = try makeLibrary { $0.cacheFolder = folder }
        let rule = try #require(first.faceRules(for: "⌘", in: first.face(of: font)).first)
        let whole = try #require(try first.fontFile(named: rule.fileName))
        let path = folder + "/" + rule.fileName
        try whole.prefix(1000).write(to: URL(fileURLWithPath: path))
        let second = try makeLibrary { $0.cacheFolder = folder }
        #expect(try second.fontFile(named: rule.fileName) == whole)
        #expect(FileManager.default.contents(atPath: path) == whole)
    }

    @Test
    func compressedFilesDoNotHoldWhatStoodInMemory() throws {
        let catalog = FontCatalog(folders: FontLibrary.Configuration().folders)
        let file = try #require(catalog.path(stem: "Inter-Regular"))
        let source = try #require(FileManager.default.contents(atPath: file))
        let results = source.withUnsafeBytes { bytes -> [[UInt8]] in
            guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return [] }
            return [0xAA, 0x55].map { (rubbish: UInt8) in
                let capacity = vitrine_woff2_bound(base, bytes.count)
                var result = [UInt8](repeating: rubbish, count: capacity)
                let length = vitrine_woff2_encode(base, bytes.count, &result, capacity, 1)
                return Array(result.prefix(length))
            }
        }
        #expect(results.count == 2 && results[0].count > 10_000)
        #expect(results[0] == results[1])
    }

    @Test
    func cacheThatCannotBeWrittenIsNoError() throws {
        let library = try makeLibrary { $0.cacheFolder = "/proc/nowhere" }
        let rule = try #require(library.faceRules(for: "⌘", in: library.face(of: font)).first)
        #expect(try library.fontFile(named: rule.fileName) != nil)
    }

    @Test
    func subsetsAreAsWideAsTheirSource() throws {
        let engine = try TextEngine(FontLibrary.Configuration())
        let texts = [
            "AVATAR To. Yo, WAVE fi ffl -> 12:30 1x2", "Žluťoučký kůň Đặng Việt Nam",
            "Привет, мир! Т. Г,",
            "Ρυθμίσεις, ἀρχὴ λόγος. Αυ", "e\u{301}y\u{323}",
        ]
        let face = FontFace(family: "Inter", weight: 400, isItalic: false)
        let set = try #require(engine.faceSet(named: face))
        let resolved = engine.resolve(font)
        for text in texts {
            let styled = StyledText.plain(Array(text.utf16), font: resolved, kern: 0)
            var itemizer = Itemizer(styled, direction: .natural)
            let items = itemizer.makeItems()
            #expect(items.count == 1, "\(text)")
            let part = try #require(items.first?.part)
            let cut = try #require(SubsetMaker.cut(set.subsets[part]))
            defer { hb_face_destroy(cut) }
            let width = shapedWidth(text, cut) * font.size / set.primary.unitsPerEm
            #expect(abs(width - engine.width(of: text, resolved, kern: 0)) < 1e-6, "\(text)")
        }
    }

    private func shapedWidth(_ text: String, _ face: OpaquePointer) -> Double {
        let font = hb_font_create(face)
        defer { hb_font_destroy(font) }
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_add_utf8(buffer, text, -1, 0, -1)
        hb_buffer_guess_segment_properties(buffer)
        hb_shape(font, buffer, nil, 0)
        var count: UInt32 = 0
        let positions = hb_buffer_get_glyph_positions(buffer, &count)
        return (0..<Int(count)).reduce(0) { $0 + Double(positions?[$1].x_advance ?? 0) }
    }

    private func temporaryFolder() -> String {
        NSTemporaryDirectory() + "text-metrics-" + UUID().uuidString
    }
}
