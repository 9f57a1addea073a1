import CHarfBuzz

/// One face of a font file, mapped into memory and ready to shape.
final class FontFile: @unchecked Sendable {
    // HarfBuzz's objects are immutable after `init` and reference counted with atomics, so that
    // several threads may read them at once.

    /// The path of the file.
    let path: String
    /// The number of the face in its collection.
    let index: Int
    /// The units of an em.
    let unitsPerEm: Double
    /// The scalars that the face has glyphs for.
    let coverage: ScalarRanges
    /// The file's own vertical measures at one point.
    let metrics: FontMetrics
    /// Whether its characters are pictures without outlines (CBDT), which not every browser draws.
    let isOfPictures: Bool
    /// HarfBuzz's face and font, the font scaled to font units.
    let face: OpaquePointer
    let font: OpaquePointer

    /// Maps a file.
    init(path: String, index: Int = 0) throws(FontError) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else {
            throw .unreadable(path: path)
        }
        defer { hb_blob_destroy(blob) }
        guard hb_face_count(blob) > UInt32(index), let face = hb_face_create(blob, UInt32(index)),
            hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face)
        else { throw .notAFont(path: path) }
        let units = Int32(hb_face_get_upem(face))
        hb_font_set_scale(font, units, units)
        hb_face_make_immutable(face)
        hb_font_make_immutable(font)
        let set = hb_set_create()
        defer { hb_set_destroy(set) }
        hb_face_collect_unicodes(face, set)
        self.path = path
        self.index = index
        self.face = face
        self.font = font
        unitsPerEm = Double(max(units, 1))
        coverage = ScalarRanges(set)
        metrics = FontFile.metrics(of: font, unitsPerEm: Double(max(units, 1)))
        isOfPictures =
            FontFile.hasTable("CBDT", face)
            && !["glyf", "CFF ", "CFF2"].contains { FontFile.hasTable($0, face) }
    }

    deinit {
        hb_font_destroy(font)
        hb_face_destroy(face)
    }

    private static func hasTable(_ name: String, _ face: OpaquePointer) -> Bool {
        let tag = name.utf8.reduce(hb_tag_t(0)) { $0 << 8 | hb_tag_t($1) }
        guard let blob = hb_face_reference_table(face, tag) else { return false }
        defer { hb_blob_destroy(blob) }
        return hb_blob_get_length(blob) > 0
    }

    /// The file's name without folder and extension.
    var stem: String { FontFile.stem(of: path) }

    /// Returns a file's name without folder and extension.
    ///
    /// Addresses of parts begin with it: what has another meaning there becomes a low line.
    static func stem(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        let stem = name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex)
        return String(
            stem.prefix(100).map { (character: Character) -> Character in
                let isPlain = character.isASCII && (character.isLetter || character.isNumber)
                return isPlain || character == "-" || character == "_" ? character : "_"
            }
        )
    }

    /// Whether the face draws characters as one glyph that takes every one of them.
    ///
    /// A character that could be left out tells nothing: of texts that look the same there are as
    /// many as people make up.
    func drawsAsOne(_ scalars: [UInt32]) -> Bool {
        guard let glyph = onlyGlyph(of: scalars) else { return false }
        return scalars.indices.allSatisfy { index in
            var fewer = scalars
            fewer.remove(at: index)
            return onlyGlyph(of: fewer) != glyph
        }
    }

    /// Returns the glyph that alone draws characters; nil for several, and for none.
    private func onlyGlyph(of scalars: [UInt32]) -> UInt32? {
        guard let buffer = hb_buffer_create() else { return nil }
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_add_codepoints(buffer, scalars, Int32(scalars.count), 0, Int32(scalars.count))
        // Joiners and tags that no ligature takes must count: they would vanish otherwise.
        hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_PRESERVE_DEFAULT_IGNORABLES)
        hb_buffer_guess_segment_properties(buffer)
        hb_shape(font, buffer, nil, 0)
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count == 1 else { return nil }
        return infos[0].codepoint == 0 ? nil : infos[0].codepoint
    }

    private static func metrics(of font: OpaquePointer, unitsPerEm: Double) -> FontMetrics {
        func value(_ tag: hb_ot_metrics_tag_t, _ fallback: Double) -> Double {
            var position: hb_position_t = 0
            guard hb_ot_metrics_get_position(font, tag, &position) != 0 else { return fallback }
            return Double(position) / unitsPerEm
        }
        return FontMetrics(
            ascender: value(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, 0.8),
            descender: value(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, -0.2),
            leading: value(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, 0),
            capHeight: value(HB_OT_METRICS_TAG_CAP_HEIGHT, 0.7),
            xHeight: value(HB_OT_METRICS_TAG_X_HEIGHT, 0.5)
        )
    }

    /// Returns the hash of the whole file's bytes.
    ///
    /// Reads eight bytes at a time: collections of 20 MB must take milliseconds.
    func contentHash() -> UInt64 {
        guard let blob = hb_face_reference_blob(face) else { return 0 }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length) else { return 0 }
        return ContentHash.of(UnsafeRawBufferPointer(start: data, count: Int(length)))
    }
}
