import CHarfBuzz
import Testing

@testable import TextMetrics

struct FaceSetTests {
    /// Emoji of several characters, and the end of the name of the one file that draws each.
    private static let sequences = [
        ("\u{1F1E9}\u{1F1EA}", "1f1e9-1f1ea"),
        ("1\u{FE0F}\u{20E3}", "31-20e3"),
        ("1\u{20E3}", "31-20e3"),
        ("\u{1F44D}\u{1F3FD}", "1f44d-1f3fd"),
        ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "1f468-200d-1f469-200d-1f467"),
        ("\u{2764}\u{FE0F}\u{200D}\u{1F525}", "2764-200d-1f525"),
        ("\u{1F441}\u{FE0F}\u{200D}\u{1F5E8}\u{FE0F}", "1f441-200d-1f5e8"),
        (
            "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
            "1f3f4-e0067-e0062-e0065-e006e-e0067-e007f"
        ),
    ]

    @Test(arguments: sequences)
    func sequencesAreDrawnAsOneByAFileOfTheirOwn(text: String, name: String) throws {
        let engine = try TextEngine(FontLibrary.Configuration())
        let styled = StyledText.plain(
            Array(text.utf16),
            font: engine.resolve(TextFont(size: 17)),
            kern: 0
        )
        var itemizer = Itemizer(styled, direction: .natural)
        let items = itemizer.makeItems()
        try #require(items.count == 1)
        #expect(items[0].face.family == "Inter Emoji " + name)
        let set = styled.spans[0].font.faces
        let cut = try #require(SubsetMaker.cut(set.subsets[items[0].part]))
        defer { hb_face_destroy(cut) }
        #expect(glyphCount(of: text, cut) == 1)
    }

    @Test(arguments: sequences + [("\u{2764}\u{200D}\u{1F525}", "2764-200d-1f525")])
    func sequencesWithAndWithoutSelectorsShareAFile(text: String, name: String) throws {
        let engine = try TextEngine(FontLibrary.Configuration())
        let face = FontFace(family: "Inter", weight: 400, isItalic: false)
        let set = try #require(engine.faceSet(named: face))
        let scalars = text.unicodeScalars.map { String($0.value, radix: 16) }
        let part = try #require(set.sequenceSubset(named: scalars.joined(separator: "-")))
        #expect(part.name == "seq-" + name)
        #expect(part.coverage.contains(0xFE0F))
    }

    @Test
    func namesThatRepeatWhatIsNotDrawnAddNoPart() throws {
        let library = try makeLibrary()
        let before = partCounts(library)
        for number in 1..<256 {
            let bits = (0..<8).map { number >> $0 & 1 == 1 }
            let hidden = bits.map { $0 ? "200d" : "fe0f" }
            let tags = bits.map { $0 ? "e0061" : "e0062" }
            for words in [["1f600"] + hidden, ["1f600"] + tags, ["1f3f4"] + tags] {
                let name = "NotoColorEmoji-seq-\(words.joined(separator: "-"))"
                #expect(try library.fontFile(named: name + "-0000000000000000.woff2") == nil)
            }
        }
        #expect(partCounts(library) == before)
    }

    @Test
    func textThatRepeatsWhatIsNotDrawnAddsNoPart() throws {
        let library = try makeLibrary()
        let face = library.face(of: TextFont(size: 17))
        _ = library.faceRules(for: "😀🏴", in: face)
        let before = partCounts(library)
        for number in 1..<256 {
            let bits = (0..<8).map { number >> $0 & 1 == 1 }
            let tags = bits.map { $0 ? "\u{E0061}" : "\u{E0062}" }.joined()
            let hidden = bits.map { $0 ? "\u{FE0F}" : "\u{FE0F}\u{FE0F}" }.joined()
            for text in ["😀" + tags, "🏴" + tags, "😀" + hidden] {
                // The emoji is drawn, by the file of its block.
                let families = library.faceRules(for: text, in: face).map(\.face.family)
                #expect(families == ["Inter Emoji"])
            }
        }
        #expect(partCounts(library) == before)
    }

    private func partCounts(_ library: FontLibrary) -> [Int] {
        library.engine.withLock { engine in
            [400, 700].map { weight in
                let face = FontFace(family: "Inter", weight: weight, isItalic: false)
                return engine.faceSet(named: face)?.subsets.count ?? 0
            }
        }
    }

    /// Returns the number of glyphs that show something; the box of what is missing is one.
    private func glyphCount(of text: String, _ face: OpaquePointer) -> Int {
        let font = hb_font_create(face)
        defer { hb_font_destroy(font) }
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_add_utf8(buffer, text, -1, 0, -1)
        hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES)
        hb_buffer_guess_segment_properties(buffer)
        hb_shape(font, buffer, nil, 0)
        return Int(hb_buffer_get_length(buffer))
    }
}
