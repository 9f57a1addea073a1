import Foundation
import Testing

@testable import CoreGraphics
@testable import UIKit

struct CTDrawingTests {
    private func line(_ text: String, _ more: [NSAttributedString.Key: Any] = [:]) -> CTLine {
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        attributes.merge(more) { $1 }
        return CTLineCreateWithAttributedString(
            NSAttributedString(string: text, attributes: attributes)
        )
    }

    /// What was drawn, in the drawing's coordinates.
    private func paths(_ context: CGContext) -> [Drawing.Path] {
        context.items.compactMap { item in
            if case .path(let path) = item.content { path } else { nil }
        }
    }

    private func color(_ color: UIColor) -> Drawing.Color { Drawing.Color(color.cgColor) }

    @Test func linesStandUprightInATurnedContext() throws {
        let context = CGContext(size: CGSize(width: 100, height: 100))
        context.translateBy(x: 0, y: 100)
        context.scaleBy(x: 1, y: -1)
        context.textPosition = CGPoint(x: 10, y: 30)
        CTLineDraw(line("l", [.foregroundColor: UIColor.red]), context)
        let path = try #require(paths(context).first)
        let box = path.shape.boundingBoxOfPath
        #expect(path.fill == color(.red))
        #expect(abs(box.maxY - 70) < 1 && box.minY < 60 && box.minX > 10 && box.maxX < 20)
    }

    @Test func linesStandOnTheirHeadsInUIKitsContext() throws {
        let context = CGContext(size: CGSize(width: 100, height: 100))
        context.textPosition = CGPoint(x: 10, y: 30)
        CTLineDraw(line("l"), context)
        let box = try #require(paths(context).first).shape.boundingBoxOfPath
        #expect(abs(box.minY - 30) < 1 && box.maxY > 40)
    }

    @Test func theTextMatrixIsNoPartOfTheState() {
        let context = CGContext(size: CGSize(width: 10, height: 10))
        context.saveGState()
        context.textMatrix = CGAffineTransform(scaleX: 2, y: 2)
        context.textPosition = CGPoint(x: 3, y: 4)
        context.restoreGState()
        #expect(context.textMatrix == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4))
    }

    @Test func attributesOfCoreTextAreDrawn() {
        let context = CGContext(size: CGSize(width: 100, height: 100))
        context.setFillColor(UIColor.green.cgColor)
        func key(_ name: CFString) -> NSAttributedString.Key {
            NSAttributedString.Key(name as String)
        }
        CTLineDraw(line("a", [key(kCTForegroundColorAttributeName): UIColor.blue.cgColor]), context)
        CTLineDraw(line("a", [key(kCTForegroundColorFromContextAttributeName): true]), context)
        let lined: [NSAttributedString.Key: Any] = [
            key(kCTStrokeWidthAttributeName): 5,
            key(kCTStrokeColorAttributeName): UIColor.red.cgColor,
        ]
        CTLineDraw(line("a", lined), context)
        let paths = paths(context)
        #expect(paths.map(\.fill) == [color(.blue), color(.green), nil])
        #expect(paths[2].stroke?.0 == color(.red) && paths[2].stroke?.1.width == 1)
    }

    @Test func framesDrawTheirLines() {
        let context = CGContext(size: CGSize(width: 100, height: 100))
        context.translateBy(x: 0, y: 100)
        context.scaleBy(x: 1, y: -1)
        let text = NSAttributedString(
            string: "l\nl",
            attributes: [.font: UIFont.systemFont(ofSize: 20)]
        )
        let frame = CTFramesetterCreateFrame(
            CTFramesetterCreateWithAttributedString(text),
            CFRange(),
            CGPath(rect: CGRect(x: 20, y: 0, width: 80, height: 90), transform: nil),
            nil
        )
        CTFrameDraw(frame, context)
        let boxes = paths(context).map(\.shape.boundingBoxOfPath)
        #expect(boxes.count == 2 && boxes.allSatisfy { $0.minX > 20 && $0.maxX < 30 })
        #expect(boxes[0].minY > 10 && boxes[0].maxY < 35)
        #expect(abs(boxes[1].minY - boxes[0].minY - UIFont.systemFont(ofSize: 20).lineHeight) < 1)
    }

    @Test func partsOfRunsAndSingleGlyphsAreDrawn() {
        let context = CGContext(size: CGSize(width: 100, height: 100))
        let run = CTLineGetGlyphRuns(line("ll"))[0]
        CTRunDraw(run, context, CFRange(location: 1, length: 1))
        var glyph = CGGlyph(0)
        CTRunGetGlyphs(run, CFRange(location: 0, length: 1), &glyph)
        var place = CGPoint(x: 50, y: 50)
        CTFontDrawGlyphs(.systemFont(ofSize: 20), &glyph, &place, 1, context)
        let boxes = paths(context).map(\.shape.boundingBoxOfPath)
        #expect(boxes.count == 2 && boxes[0].minX > 4 && boxes[0].minX < 15)
        #expect(boxes[1].minX > 50 && boxes[1].minY > 49 && boxes[1].maxY > 60)
    }
}
