import CHarfBuzz
import Foundation
import Testing

@testable import TextMetrics

/// What pairs of letters say against HarfBuzz's own shaping of whole texts.
struct PairTableTests {
    /// Numbers that are the same in each run.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    /// Shapes a whole text with HarfBuzz.
    private static func shape(
        _ units: [UInt16],
        _ file: FontFile,
        _ script: hb_script_t,
        _ features: [hb_feature_t]
    ) -> [(advance: Int32, isUnsafe: Bool)] {
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_add_utf16(buffer, units, Int32(units.count), 0, Int32(units.count))
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, script)
        hb_shape(file.font, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        let infos = hb_buffer_get_glyph_infos(buffer, &count)
        let positions = hb_buffer_get_glyph_positions(buffer, &count)
        var result = [(advance: Int32, isUnsafe: Bool)](repeating: (0, true), count: units.count)
        for index in 0..<Int(count) {
            guard let infos, let positions else { break }
            let flags = hb_glyph_info_get_glyph_flags(&infos[index]).rawValue
            let unit = Int(infos[index].cluster)
            result[unit].advance += positions[index].x_advance
            result[unit].isUnsafe = flags & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
        }
        return result
    }

    /// Compares a text; returns whether the table measured it.
    private static func check(
        _ units: [UInt16],
        _ table: PairTable,
        _ file: FontFile,
        _ script: hb_script_t,
        _ features: [hb_feature_t]
    ) -> Bool {
        var found: [(advance: Int32, isUnsafe: Bool)] = []
        let isMeasured = units.withUnsafeBufferPointer {
            table.measure($0) { _, advance, isKerned in found.append((advance, isKerned)) }
        }
        guard isMeasured else {
            #expect(found.isEmpty)
            return false
        }
        let expected = shape(units, file, script, features)
        let text = String(decoding: units, as: UTF16.self)
        #expect(found.map(\.advance) == expected.map(\.advance), "\(file.stem): \(text)")
        // Where HarfBuzz warns of a cut, so does the table; nothing can be cut before the first letter.
        let missed = units.indices.dropFirst().filter {
            expected[$0].isUnsafe && !found[$0].isUnsafe
        }
        #expect(missed.isEmpty, "\(file.stem): \(text)")
        return true
    }

    private static func files() throws -> [FontFile] {
        let catalog = FontCatalog(folders: FontLibrary.Configuration().folders)
        let wanted = [
            "Inter-Regular", "Inter-Bold", "Inter-SemiBoldItalic", "Inter-Thin", "DejaVuSans",
            "DejaVuSansMono", "DejaVuSerif-Bold", "LiberationSans-Regular",
            "LiberationMono-Regular",
            "NotoSans-Regular", "NotoSansMono-Regular", "NotoSerif-Italic", "NotoSansCJK-Regular",
        ]
        return wanted.compactMap { catalog.contains(stem: $0) ? catalog.file(stem: $0) : nil }
    }

    @Test(
        arguments: [
            [], ["tnum"], ["liga=0", "clig=0"], ["smcp", "ss01", "zero"], ["tnum", "zero"],
            ["cv01", "cv05", "ss02", "tnum", "liga=0"], ["case"], ["sups"], ["dlig"],
        ]
    )
    func pairsAddUpToWhatHarfBuzzShapes(_ names: [String]) throws {
        let features = names.compactMap { name in
            var feature = hb_feature_t()
            return hb_feature_from_string(name, -1, &feature) != 0 ? feature : nil
        }
        #expect(features.count == names.count)
        let alphabets: [[UInt16]] = [
            LetterSet.units, Array(0x20...0x7E), Array(0x61...0x7A) + [0x20, 0x2E, 0x2C],
            Array("AVTWo. 0123456789x(-:>)".utf16),
        ]
        for file in try Self.files() {
            for script in [HB_SCRIPT_LATIN, HB_SCRIPT_COMMON] {
                let table = PairTable(file, script: script, language: nil, features: features)
                var dice = Dice(state: 7)
                var measured = 0
                for round in 0..<160 {
                    let alphabet = alphabets[round % alphabets.count]
                    let length = Int.random(in: 1...30, using: &dice)
                    let units = (0..<length).map { _ in
                        alphabet.randomElement(using: &dice) ?? 0x20
                    }
                    if Self.check(units, table, file, script, features) { measured += 1 }
                }
                #expect(measured > 3, "\(file.stem) has no plain letters")
            }
        }
    }

    @Test func textOfEveryDayIsPlainInTheSystemFont() throws {
        let file = try #require(try Self.files().first)
        let table = PairTable(file, script: HB_SCRIPT_LATIN, language: nil, features: [])
        let texts = [
            "The quick brown fox jumps over the lazy dog.", "Hello, world!", "12 min",
            "Anna’s “quoted” words and a pause…", "Größe und Übergrößen", "fix", "100 %", "",
            "Count: 12", "e-mail (private)", "sixty – nearly", "6 x", "x1", "Total: 9.99 €",
        ]
        for text in texts {
            let isPlain = Self.check(Array(text.utf16), table, file, HB_SCRIPT_LATIN, [])
            #expect(isPlain, "\(text)")
        }
        // Rules of the font look at what stands around these.
        for text in [
            "1x2", "A-(B)", "A – B", "->", "12:30", "a\u{301}", "a\u{A0}b", "1\u{2044}2", "שלום",
        ] {
            #expect(!Self.check(Array(text.utf16), table, file, HB_SCRIPT_LATIN, []), "\(text)")
        }
    }

    @Test func digitsOfOneWidthArePlainInTheSystemFont() throws {
        let file = try #require(try Self.files().first)
        var feature = hb_feature_t()
        #expect(hb_feature_from_string("tnum", -1, &feature) != 0)
        for script in [HB_SCRIPT_LATIN, HB_SCRIPT_COMMON] {
            let table = PairTable(file, script: script, language: nil, features: [feature])
            for text in ["Count: 12", "1,024.50", "100 %", "7", "3 of 11", "−4 °C"] {
                let units = Array(text.utf16)
                let slots = units.compactMap { LetterSet.slot(of: $0) }
                let isPlain = Self.check(units, table, file, script, [feature])
                #expect(isPlain == (slots.count == units.count), "\(text)")
            }
            #expect(!Self.check(Array("1x2".utf16), table, file, script, [feature]))
        }
    }

    @Test(arguments: [[], ["tnum"]])
    func brokenTablesHaveNoPlainLetters(_ names: [String]) throws {
        let features = names.compactMap { name in
            var feature = hb_feature_t()
            return hb_feature_from_string(name, -1, &feature) != 0 ? feature : nil
        }
        let file = try #require(try Self.files().first)
        let blob = hb_face_reference_blob(file.face)
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        let data = try #require(hb_blob_get_data(blob, &length))
        let whole = Data(bytes: data, count: Int(length))
        let name = try #require(whole.range(of: Data("GSUB".utf8)))
        let entry = whole[name.upperBound + 4..<name.upperBound + 8]
        let offset = entry.reduce(0) { $0 << 8 | Int($1) }
        var dice = Dice(state: 3)
        var lost = 0
        for round in 0..<12 {
            var broken = whole
            for _ in 0..<40 {
                broken[offset + Int.random(in: 10..<20_000, using: &dice)] = UInt8.random(
                    in: .min ... .max,
                    using: &dice
                )
            }
            let path = NSTemporaryDirectory() + "vitrine-font-\(UUID().uuidString)-\(round).otf"
            try broken.write(to: URL(fileURLWithPath: path))
            defer { try? FileManager.default.removeItem(atPath: path) }
            let damaged = try FontFile(path: path)
            let table = PairTable(
                damaged,
                script: HB_SCRIPT_LATIN,
                language: nil,
                features: features
            )
            let units = Array("Words: 12".utf16)
            if !Self.check(units, table, damaged, HB_SCRIPT_LATIN, features) { lost += 1 }
        }
        #expect(lost > 0)
    }
}
