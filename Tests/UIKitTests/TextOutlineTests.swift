import CoreGraphics
import RenderTree
import Testing

@testable import UIKit

/// Edges and slants of characters, in labels and in pictures.
@MainActor
struct TextOutlineTests {
    private let scene = ControlScene()

    private func decoration(
        _ attributes: [NSAttributedString.Key: Any]
    ) throws -> TextStyle.Decoration? {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        label.font = .systemFont(ofSize: 20)
        label.textColor = .red
        label.attributedText = NSAttributedString(
            string: "Edge",
            attributes: [.font: UIFont.systemFont(ofSize: 20)].merging(attributes) { $1 }
        )
        scene.show(label)
        let content = try #require(scene.text(of: label))
        return (content.lines.first?.runs.first?.style ?? content.style).decoration
    }

    @Test func linesAreMeasuredByTheFont() throws {
        let hollow = try decoration([.strokeWidth: 3])?.outline
        #expect(hollow?.width == 0.6 && hollow?.isFilled == false)
        #expect(hollow?.color.rgba == 0xFF00_00FF)
        let filled = try decoration([.strokeWidth: -5.0, .strokeColor: UIColor.blue])?.outline
        #expect(filled?.width == 1 && filled?.isFilled == true)
        #expect(filled?.color.rgba == 0x0000_FFFF)
        #expect(try decoration([.strokeWidth: 0, .strokeColor: UIColor.blue])?.outline == nil)
    }

    @Test func charactersLeanAboutTheirBaseline() throws {
        let slant = try #require(try decoration([.obliqueness: 0.3])?.slant)
        let font = UIFont.systemFont(ofSize: 20)
        #expect(slant.skew == 0.3)
        #expect(abs(slant.baseline - Double(font.ascender + font.descender) / 2) < 0.001)
        #expect(try decoration([.obliqueness: Double.nan])?.slant == nil)
    }

    /// Returns how many pixels of a picture of a text pass a test of red, green, blue and alpha.
    private func count(
        _ attributes: [NSAttributedString.Key: Any],
        where isCounted: (Int, Int, UInt8, UInt8, UInt8, UInt8) -> Bool
    ) throws -> Int {
        let size = CGSize(width: 60, height: 60)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            NSAttributedString(
                string: "I",
                attributes: [
                    .font: UIFont.systemFont(ofSize: 48, weight: .heavy),
                    .foregroundColor: UIColor.red,
                ].merging(attributes) { $1 }
            ).draw(at: CGPoint(x: 20, y: 0))
        }
        let pixels = try #require(image.cgImage?.dataProvider?.data as Data?)
        let width = try #require(image.cgImage?.width)
        var found = 0
        for index in 0..<pixels.count / 4 {
            let start = index * 4
            let (red, green, blue) = (pixels[start], pixels[start + 1], pixels[start + 2])
            let (x, y) = (index % width, index / width)
            if isCounted(x, y, red, green, blue, pixels[start + 3]) { found += 1 }
        }
        return found
    }

    @Test func drawnCharactersHaveTheirLine() throws {
        let red: (Int, Int, UInt8, UInt8, UInt8, UInt8) -> Bool = {
            $2 > 200 && $4 < 50 && $5 > 200
        }
        let blue: (Int, Int, UInt8, UInt8, UInt8, UInt8) -> Bool = {
            $2 < 50 && $4 > 200 && $5 > 200
        }
        let plain = try count([:], where: red)
        #expect(plain > 100)
        #expect(try count([:], where: blue) == 0)
        let line: [NSAttributedString.Key: Any] = [.strokeColor: UIColor.blue]
        let hollow = line.merging([.strokeWidth: 4]) { $1 }
        #expect(try count(hollow, where: blue) > 20)
        #expect(try count(hollow, where: red) == 0)
        let filled = line.merging([.strokeWidth: -4]) { $1 }
        #expect(try count(filled, where: blue) > 20)
        let inside = try count(filled, where: red)
        #expect(inside > 20 && inside < plain)
    }

    @Test func drawnCharactersLean() throws {
        let left: (Int, Int, UInt8, UInt8, UInt8, UInt8) -> Bool = { x, y, _, _, _, alpha in
            alpha > 128 && y < 20 && x < 29
        }
        #expect(try count([:], where: left) > 10)
        #expect(try count([.obliqueness: 0.6], where: left) == 0)
    }
}
