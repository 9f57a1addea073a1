import CHarfBuzz
import CoreGraphics

/// The glyphs of the file that draws most of a font's characters, in points of the font's size.
package struct FontGlyphs: Sendable {
    private let file: FontFile
    private let scale: Double

    init(_ font: ResolvedFont) {
        file = font.faces.subsets[0].file
        scale = font.font.size / file.unitsPerEm
    }

    /// The file.
    package var font: ObjectIdentifier { ObjectIdentifier(file) }

    /// The units that an em has in the file.
    package var unitsPerEm: Int { Int(file.unitsPerEm) }

    /// How many glyphs there are.
    package var count: Int { Int(hb_face_get_glyph_count(file.face)) }

    /// The tags of the OpenType features that exchange glyphs, such as "smcp", each once.
    package var features: [String] {
        let table = hb_tag_t(0x4753_5542)  // "GSUB"
        var count: UInt32 = 0
        let all = hb_ot_layout_table_get_feature_tags(file.face, table, 0, &count, nil)
        var tags = [hb_tag_t](repeating: 0, count: Int(all))
        count = all
        _ = hb_ot_layout_table_get_feature_tags(file.face, table, 0, &count, &tags)
        let names = tags.prefix(Int(count)).map { tag in
            String(
                decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) },
                as: UTF8.self
            )
        }
        return Set(names).sorted()
    }

    /// Where the middle of an underline stands, above the baseline, and how thick it is.
    package var underline: (position: Double, thickness: Double) {
        func value(_ tag: hb_ot_metrics_tag_t, _ fallback: Double) -> Double {
            var position: hb_position_t = 0
            guard hb_ot_metrics_get_position(file.font, tag, &position) != 0 else {
                return fallback * file.unitsPerEm * scale
            }
            return Double(position) * scale
        }
        return (
            value(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, -0.1),
            value(HB_OT_METRICS_TAG_UNDERLINE_SIZE, 0.05)
        )
    }

    /// Returns the number of a character's glyph; nil where the file has none.
    package func number(of scalar: UInt32) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(file.font, scalar, &glyph) != 0 else { return nil }
        return glyph
    }

    /// Returns by how much the glyph after one is farther right, or farther down.
    package func advance(of glyph: UInt32, isVertical: Bool = false) -> Double {
        let advance =
            isVertical
            ? hb_font_get_glyph_v_advance(file.font, glyph)
            : hb_font_get_glyph_h_advance(file.font, glyph)
        return Double(advance) * scale
    }

    /// Returns the outline of a glyph, whose y grows upwards; empty for spaces and pictures.
    package func outline(of glyph: UInt32) -> PathShape {
        guard glyph < count, file.picture(of: glyph) == nil else { return PathShape() }
        return file.outline(of: glyph).applying(CGAffineTransform(scaleX: scale, y: scale))
    }
}

extension FontLibrary {
    /// Returns the glyphs of a font's own file.
    package func glyphs(of font: TextFont) -> FontGlyphs {
        engine.withLock { FontGlyphs($0.resolve(font)) }
    }
}

extension FontFile {
    /// The name of the family, as fonts are asked for by it; nil where the file says none.
    var familyName: String? {
        FontCatalog.name(of: face, id: 16) ?? FontCatalog.name(of: face, id: 1)
    }
}
