import CoreGraphics
import Foundation
import TextMetrics

/// Finds the glyphs of characters.
///
/// - Parameters:
///   - font: The font; those that stand in for it where it lacks characters are not asked.
///   - characters: UTF-16 units.
///   - glyphs: Receives as many numbers; 0 for a character without a glyph, and for the second half
///     of one of two units.
///   - count: How many units there are.
/// - Returns: Whether all characters have glyphs.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont,
    _ characters: UnsafePointer<UniChar>,
    _ glyphs: UnsafeMutablePointer<CGGlyph>,
    _ count: CFIndex
) -> Bool {
    guard count > 0 else { return true }
    let units = Array(UnsafeBufferPointer(start: characters, count: count))
    let file = font.glyphs
    var findsAll = true
    var index = 0
    while index < count {
        let isPair = UTF16.isLeadSurrogate(units[index]) && index + 1 < count
        let text = String(decoding: units[index..<(index + (isPair ? 2 : 1))], as: UTF16.self)
        let number = text.unicodeScalars.first.flatMap { file?.number(of: $0.value) }
        glyphs[index] = number.flatMap { CGGlyph(exactly: $0) } ?? 0
        if glyphs[index] == 0 { findsAll = false }
        if isPair { glyphs[index + 1] = 0 }
        index += isPair ? 2 : 1
    }
    return findsAll
}

/// Measures how far glyphs lead to the next one.
///
/// - Parameters:
///   - font: The font.
///   - orientation: Which way text goes.
///   - glyphs: The numbers of the glyphs.
///   - advances: Receives one distance for each; nil for none.
///   - count: How many glyphs there are.
/// - Returns: The sum of all, in points.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont,
    _ orientation: CTFontOrientation,
    _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?,
    _ count: CFIndex
) -> Double {
    let file = font.glyphs
    var sum = 0.0
    for index in 0..<max(0, count) {
        let isVertical = orientation == .vertical
        let advance = file?.advance(of: UInt32(glyphs[index]), isVertical: isVertical) ?? 0
        advances?[index] =
            isVertical ? CGSize(width: 0, height: advance) : CGSize(width: advance, height: 0)
        sum += advance
    }
    return sum
}

/// Measures the boxes around glyphs, in points; y grows upwards from the baseline.
///
/// - Parameters:
///   - font: The font.
///   - orientation: Is without effect.
///   - glyphs: The numbers of the glyphs.
///   - boundingRects: Receives one box for each; nil for none.
///   - count: How many glyphs there are.
/// - Returns: The box around all, as if they stood on top of each other; zero for nothing.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont,
    _ orientation: CTFontOrientation,
    _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?,
    _ count: CFIndex
) -> CGRect {
    let file = font.glyphs
    var whole = CGRect.null
    for index in 0..<max(0, count) {
        let box = file?.outline(of: UInt32(glyphs[index])).boundingBoxOfPath ?? .null
        boundingRects?[index] = box.isNull ? .zero : box
        whole = whole.union(box)
    }
    return whole.isNull ? .zero : whole
}

/// Returns the outline of a glyph, in points; y grows upwards from the baseline.
///
/// - Parameters:
///   - font: The font.
///   - glyph: The number of the glyph.
///   - matrix: What is done to the outline; nil for nothing.
/// - Returns: The outline; nil for a glyph that draws nothing, or is a picture.
public func CTFontCreatePathForGlyph(
    _ font: CTFont,
    _ glyph: CGGlyph,
    _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    guard let outline = font.glyphs?.outline(of: UInt32(glyph)), !outline.isEmpty else {
        return nil
    }
    return CGPath(shape: matrix.map { outline.applying($0.pointee) } ?? outline)
}

/// Draws glyphs with the colour of fillings, from places of the text's coordinates on.
///
/// - Parameters:
///   - font: The font.
///   - glyphs: The numbers of the glyphs.
///   - positions: Where each begins, from `textPosition` on.
///   - count: How many there are.
///   - context: Where they are drawn.
public func CTFontDrawGlyphs(
    _ font: CTFont,
    _ glyphs: UnsafePointer<CGGlyph>,
    _ positions: UnsafePointer<CGPoint>,
    _ count: CFIndex,
    _ context: CGContext
) {
    guard let file = font.glyphs else { return }
    var shape = PathShape()
    for index in 0..<max(0, count) {
        let place = positions[index]
        guard place.x.isFinite, place.y.isFinite else { continue }
        let moved = CGAffineTransform(translationX: place.x, y: place.y)
        shape.append(file.outline(of: UInt32(glyphs[index])).applying(moved))
    }
    context.drawGlyphs(shape.applying(context.textMatrix), color: context.fillColor)
}
