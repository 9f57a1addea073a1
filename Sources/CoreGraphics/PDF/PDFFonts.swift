import Foundation

/// The fonts of a PDF file: outlines of the characters that it has, and what these stand for.
///
/// Fonts of type 3 (ISO 32000-1, 9.6.5) draw each character by its outline, whatever kind of file it
/// comes from. Each has room for 256 characters.
final class PDFFonts {
    private struct Key: Hashable {
        var font: ObjectIdentifier
        var number: UInt32
        var text: String
    }

    private final class Font {
        let number: Int
        let unitsPerEm: Double
        var glyphs: [Drawing.Glyph] = []

        init(number: Int, unitsPerEm: Double) {
            self.number = number
            self.unitsPerEm = unitsPerEm
        }
    }

    private let objects: PDFObjects
    private var fonts: [Font] = []
    /// The font of each file that still has room.
    private var current: [ObjectIdentifier: Font] = [:]
    private var known: [Key: (font: Font, code: Int)] = [:]

    init(_ objects: PDFObjects) {
        self.objects = objects
    }

    /// Returns the number of the object of a character's font, and the character's code in it.
    func place(_ glyph: Drawing.Glyph) -> (font: Int, code: Int) {
        let key = Key(font: glyph.font, number: glyph.number, text: glyph.text)
        if let found = known[key] { return (found.font.number, found.code) }
        var font = current[glyph.font]
        if font == nil || font?.glyphs.count == 256 {
            let made = Font(number: objects.reserve(), unitsPerEm: max(glyph.unitsPerEm, 1))
            fonts.append(made)
            current[glyph.font] = made
            font = made
        }
        guard let font else { return (0, 0) }
        font.glyphs.append(glyph)
        known[key] = (font, font.glyphs.count - 1)
        return (font.number, font.glyphs.count - 1)
    }

    /// Writes the fonts.
    func finish() {
        for font in fonts { write(font) }
    }

    private func write(_ font: Font) {
        let names = font.glyphs.indices.map { "g\($0)" }
        let programs = zip(names, font.glyphs).map { name, glyph in
            "/\(name) \(objects.add("", stream: program(glyph))) 0 R"
        }
        let scale = PDFObjects.numbers([1 / font.unitsPerEm])
        let widths = PDFObjects.numbers(font.glyphs.map { CGFloat($0.advance) })
        let box = font.glyphs.reduce(CGRect.null) { $0.union($1.outline.boundingBox) }
        objects.add(
            "<< /Type /Font /Subtype /Type3 /FontBBox \(PDFObjects.box(box.isNull ? .zero : box))"
                + " /FontMatrix [\(scale) 0 0 \(scale) 0 0]"
                + " /CharProcs << \(programs.joined(separator: " ")) >>"
                + " /Encoding << /Type /Encoding /Differences [0 /"
                + "\(names.joined(separator: " /"))] >>"
                + " /FirstChar 0 /LastChar \(font.glyphs.count - 1) /Widths [\(widths)]"
                + " /ToUnicode \(objects.add("", stream: texts(font))) 0 R /Resources << >> >>",
            as: font.number
        )
    }

    /// Returns what draws a character.
    private func program(_ glyph: Drawing.Glyph) -> [UInt8] {
        let box = glyph.outline.boundingBox
        let corners = box.isNull ? [0, 0, 0, 0] : [box.minX, box.minY, box.maxX, box.maxY]
        let head = PDFObjects.numbers([CGFloat(glyph.advance), 0] + corners) + " d1\n"
        return Array((head + PDFContent.path(glyph.outline) + "f").utf8)
    }

    /// Returns the table of what characters stand for (Adobe Technical Note 5014).
    private func texts(_ font: Font) -> [UInt8] {
        var text = """
            /CIDInit /ProcSet findresource begin
            12 dict begin
            begincmap
            /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
            /CMapName /Adobe-Identity-UCS def
            /CMapType 2 def
            1 begincodespacerange
            <00> <FF>
            endcodespacerange

            """
        let codes = Array(font.glyphs.enumerated())
        for start in stride(from: 0, to: codes.count, by: 100) {
            let part = codes[start..<min(start + 100, codes.count)]
            text += "\(part.count) beginbfchar\n"
            for (code, glyph) in part {
                // A space without width where another character stands for this one.
                let own = glyph.text.isEmpty ? "\u{200B}" : glyph.text
                text += "<\(Self.code(code))> <\(PDFObjects.hexadecimal(own))>\n"
            }
            text += "endbfchar\n"
        }
        text += "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
        return Array(text.utf8)
    }

    /// Returns a code as two hexadecimal digits.
    static func code(_ code: Int) -> String {
        (code < 16 ? "0" : "") + String(code, radix: 16, uppercase: true)
    }
}
