import CHarfBuzz
import CoreGraphics
import Foundation

/// The characters of a line as shapes, for drawings that have no fonts.
package struct GlyphOutlines: Sendable {
    /// Characters that stand beside each other and have one attribute.
    package struct Part: Sendable {
        /// The attribute index of the run.
        package var attribute: Int
        /// The shape; x counts from the line's left end, y from the baseline, downwards.
        package var shape = PathShape()
        /// The characters that the shape consists of, placed as it is; empty unless asked for.
        package var glyphs: [Drawing.Glyph] = []
        /// Characters that are pictures: PNG bytes and where they stand.
        package var pictures: [(data: Data, rect: CGRect)] = []
        /// The left end, in points.
        package var left: Double
        /// The width, in points.
        package var width = 0.0
    }

    /// Where one glyph stands.
    package struct Place: Sendable {
        /// The attribute index of the run.
        package var attribute: Int
        /// The first UTF-16 unit that the glyph stands for.
        package var unit: Int
        /// The number of the glyph in its font file.
        package var number: UInt32
        /// The origin from the line's left end, in points.
        package var left: Double
        /// By how much it is raised above the baseline, in points.
        package var raise: Double
        /// By how much the next one is farther right, in points.
        package var width: Double
        /// Whether its text reads from right to left.
        package var isRightToLeft: Bool
        /// The file that the number belongs to; nil for a thing in the place of a character.
        package var font: ObjectIdentifier?
    }

    /// The parts from left to right.
    package var parts: [Part] = []
    /// All glyphs from left to right; empty unless asked for.
    package var places: [Place] = []
    /// The families of files that stand in for those of the fonts that were asked for.
    package var families: [ObjectIdentifier: String] = [:]
    /// The width of all characters, in points.
    package var width = 0.0

    /// Creates the shapes of no characters.
    package init() {}
}

extension FontLibrary {
    /// Returns the shapes of one line's characters.
    ///
    /// - Parameters:
    ///   - runs: The characters in logical order.
    ///   - isRightToLeft: The base direction of the line.
    ///   - gap: What is added to each space, in points.
    ///   - keepsGlyphs: Whether parts know their characters too.
    /// - Returns: The shapes, from left to right.
    package func outlines(
        of runs: [AttributedRun],
        isRightToLeft: Bool = false,
        gap: Double = 0,
        keepsGlyphs: Bool = false
    ) -> GlyphOutlines {
        engine.withLock {
            $0.outlines(
                of: runs,
                isRightToLeft: isRightToLeft,
                gap: gap,
                keepsGlyphs: keepsGlyphs
            )
        }
    }
}

extension TextEngine {
    func outlines(
        of runs: [AttributedRun],
        isRightToLeft: Bool,
        gap: Double,
        keepsGlyphs: Bool
    ) -> GlyphOutlines {
        let text = styled(runs)
        guard !text.units.isEmpty else { return GlyphOutlines() }
        let shaped = shaper.shape(text, direction: isRightToLeft ? .rightToLeft : .leftToRight)
        var drawer = GlyphDrawer(text: text, gap: gap, keepsGlyphs: keepsGlyphs)
        for item in shaped.items.inVisualOrder { drawer.add(item, shaper) }
        return drawer.outlines
    }
}

/// The maker of a line's shapes, stretch by stretch from left to right.
private struct GlyphDrawer {
    let text: StyledText
    let gap: Double
    let keepsGlyphs: Bool
    var outlines = GlyphOutlines()

    init(text: StyledText, gap: Double, keepsGlyphs: Bool) {
        self.text = text
        self.gap = gap
        self.keepsGlyphs = keepsGlyphs
    }

    /// Adds the characters of a stretch.
    mutating func add(_ item: ShapingItem, _ shaper: Shaper) {
        if let object = text.spans[item.span].object {
            return addObjects(item, width: object.width)
        }
        let whole = 0..<text.units.count
        guard let file = shaper.fill(text, item, item.range, context: whole) else { return }
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(shaper.buffer, &count),
            let positions = hb_buffer_get_glyph_positions(shaper.buffer, &count)
        else { return }
        if keepsGlyphs, item.part != 0 {
            outlines.families[ObjectIdentifier(file)] = file.familyName
        }
        let stretch = Stretch(
            item: item,
            file: file,
            scale: text.spans[item.span].font.font.size / file.unitsPerEm,
            starts: keepsGlyphs ? Set((0..<Int(count)).map { infos[$0].cluster }).sorted() : []
        )
        var last = UInt32.max
        for index in 0..<Int(count) {
            add(infos[index], positions[index], of: stretch, after: last)
            last = infos[index].cluster
        }
    }

    /// What the glyphs of a stretch share.
    private struct Stretch {
        let item: ShapingItem
        let file: FontFile
        /// Points per unit of the font.
        let scale: Double
        /// Where clusters begin, in order; empty where nobody asks.
        let starts: [UInt32]

        /// The font's name where glyphs are kept.
        var font: ObjectIdentifier { ObjectIdentifier(file) }
        var isRightToLeft: Bool { item.level & 1 == 1 }
    }

    /// Adds the room of objects that stand in the text.
    private mutating func addObjects(_ item: ShapingItem, width: Double) {
        let attribute = text.spans[item.span].attribute
        begin(attribute)
        for unit in item.range where keepsGlyphs {
            outlines.places.append(
                GlyphOutlines.Place(
                    attribute: attribute,
                    unit: unit,
                    number: 0,
                    left: outlines.width + width * Double(unit - item.range.lowerBound),
                    raise: 0,
                    width: width,
                    isRightToLeft: item.level & 1 == 1
                )
            )
        }
        widen(by: width * Double(item.range.count))
    }

    /// Adds a glyph; `last` is the cluster of the one before it.
    private mutating func add(
        _ info: hb_glyph_info_t,
        _ position: hb_glyph_position_t,
        of stretch: Stretch,
        after last: UInt32
    ) {
        let scale = stretch.scale
        let unit = min(Int(info.cluster), text.units.count - 1)
        let span = text.spans[text.spanIndex(at: unit)]
        begin(span.attribute)
        let place = CGAffineTransform(
            a: scale,
            b: 0,
            c: 0,
            d: -scale,
            tx: outlines.width + Double(position.x_offset) * scale,
            ty: -Double(position.y_offset) * scale - span.baselineOffset
        )
        let shape = add(info.codepoint, of: stretch.file, at: place)
        var width = Double(position.x_advance) * scale
        if info.cluster != last {
            if Shaper.takesSpacing(text.units[unit]) {
                width += span.spacing(ofPart: stretch.item.part)
            }
            if text.units[unit] == 0x20 { width += gap }
        }
        if keepsGlyphs {
            if let shape {
                let text = info.cluster == last ? "" : characters(from: unit, of: stretch)
                keep(shape, info.codepoint, position, at: place, standingFor: text, of: stretch)
            }
            outlines.places.append(
                GlyphOutlines.Place(
                    attribute: span.attribute,
                    unit: unit,
                    number: info.codepoint,
                    left: place.tx,
                    raise: -place.ty,
                    width: width,
                    isRightToLeft: stretch.isRightToLeft,
                    font: stretch.font
                )
            )
        }
        widen(by: width)
    }

    /// Returns the characters of the cluster that begins at a unit.
    private func characters(from unit: Int, of stretch: Stretch) -> String {
        let end = stretch.starts.first { $0 > unit }.map { Int($0) }
        let units = unit..<min(max(end ?? stretch.item.range.upperBound, unit), text.units.count)
        return String(decoding: text.units[units], as: UTF16.self)
    }

    private mutating func keep(
        _ shape: PathShape,
        _ glyph: hb_codepoint_t,
        _ position: hb_glyph_position_t,
        at place: CGAffineTransform,
        standingFor text: String,
        of stretch: Stretch
    ) {
        outlines.parts[outlines.parts.count - 1].glyphs.append(
            Drawing.Glyph(
                font: stretch.font,
                number: glyph,
                unitsPerEm: Double(stretch.file.unitsPerEm),
                outline: shape,
                advance: Double(position.x_advance),
                place: place,
                text: text
            )
        )
    }

    private mutating func widen(by width: Double) {
        outlines.width += width
        outlines.parts[outlines.parts.count - 1].width += width
    }

    /// Goes on with a part of an attribute.
    private mutating func begin(_ attribute: Int) {
        if outlines.parts.last?.attribute == attribute { return }
        outlines.parts.append(GlyphOutlines.Part(attribute: attribute, left: outlines.width))
    }

    /// Adds a character; returns its outline in units of the font, or nil for a picture.
    private mutating func add(
        _ glyph: hb_codepoint_t,
        of file: FontFile,
        at place: CGAffineTransform
    ) -> PathShape? {
        let index = outlines.parts.count - 1
        if let picture = file.picture(of: glyph) {
            outlines.parts[index].pictures.append(
                (picture.data, picture.box.applying(place))
            )
            return nil
        }
        let shape = file.outline(of: glyph)
        outlines.parts[index].shape.append(shape.applying(place))
        return shape
    }
}

extension [ShapingItem] {
    /// The stretches from left to right.
    ///
    /// UAX #9, rule L2: stretches of each level and above stand in the other order.
    var inVisualOrder: [ShapingItem] {
        var items = self
        let highest = items.map(\.level).max() ?? 0
        guard highest > 0 else { return items }
        for level in stride(from: highest, to: 0, by: -1) {
            var start = 0
            while start < items.count {
                guard items[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < items.count, items[end].level >= level { end += 1 }
                items[start..<end].reverse()
                start = end
            }
        }
        return items
    }
}

extension FontFile {
    /// Returns the outline of a glyph, in font units; y grows upwards.
    func outline(of glyph: hb_codepoint_t) -> PathShape {
        let pen = OutlinePen()
        withExtendedLifetime(pen) {
            hb_font_get_glyph_shape(
                font,
                glyph,
                OutlinePen.functions.pointer,
                Unmanaged.passUnretained(pen).toOpaque()
            )
        }
        return pen.shape
    }

    /// Returns the picture of a coloured glyph and its box in font units; nil for other glyphs.
    func picture(of glyph: hb_codepoint_t) -> (data: Data, box: CGRect)? {
        guard hb_ot_color_has_png(face) != 0,
            let blob = hb_ot_color_glyph_reference_png(font, glyph)
        else { return nil }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        var extents = hb_glyph_extents_t()
        guard let bytes = hb_blob_get_data(blob, &length), length > 0,
            hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width > 0
        else { return nil }
        let height = CGFloat(-extents.height)
        let box = CGRect(
            x: CGFloat(extents.x_bearing),
            y: CGFloat(extents.y_bearing) - height,
            width: CGFloat(extents.width),
            height: height
        )
        return (Data(bytes: bytes, count: Int(length)), box)
    }
}

/// What HarfBuzz draws a glyph with.
private final class OutlinePen {
    var shape = PathShape()

    /// HarfBuzz's list of functions, made once for the process.
    struct Functions: @unchecked Sendable {
        // Unchecked: immutable after it is made.
        let pointer: OpaquePointer?
    }

    static let functions: Functions = {
        let functions = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            functions,
            { _, data, _, x, y, _ in
                OutlinePen.of(data)?.shape.move(to: CGPoint(x: Double(x), y: Double(y)))
            },
            nil,
            nil
        )
        hb_draw_funcs_set_line_to_func(
            functions,
            { _, data, _, x, y, _ in
                OutlinePen.of(data)?.shape.addLine(to: CGPoint(x: Double(x), y: Double(y)))
            },
            nil,
            nil
        )
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, controlX, controlY, x, y, _ in
                OutlinePen.of(data)?.shape.addQuadCurve(
                    to: CGPoint(x: Double(x), y: Double(y)),
                    control: CGPoint(x: Double(controlX), y: Double(controlY))
                )
            },
            nil,
            nil
        )
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, firstX, firstY, secondX, secondY, x, y, _ in
                OutlinePen.of(data)?.shape.addCurve(
                    to: CGPoint(x: Double(x), y: Double(y)),
                    CGPoint(x: Double(firstX), y: Double(firstY)),
                    CGPoint(x: Double(secondX), y: Double(secondY))
                )
            },
            nil,
            nil
        )
        hb_draw_funcs_set_close_path_func(
            functions,
            { _, data, _, _ in OutlinePen.of(data)?.shape.close() },
            nil,
            nil
        )
        hb_draw_funcs_make_immutable(functions)
        return Functions(pointer: functions)
    }()

    private static func of(_ data: UnsafeMutableRawPointer?) -> OutlinePen? {
        data.map { Unmanaged<OutlinePen>.fromOpaque($0).takeUnretainedValue() }
    }
}
